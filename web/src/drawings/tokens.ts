// Eight tokens as enamel pins on a 48 x 48 grid: filled forms, cuts where the ground shows, and lines.

export const TOKENS = ['stork', 'pretzel', 'helmet', 'tram', 'lamp', 'boot', 'cup', 'umbrella'] as const
export type TokenName = (typeof TOKENS)[number]

interface Pin {
  fill?: string[]
  /** Drawn with the pen, in the pin's colour. */
  line?: string[]
  /** In the colour of the ground, filled. */
  cut?: string[]
  /** In the colour of the ground, as a line. */
  groove?: string[]
  /** Width of the lines. */
  pen?: number
}

export const PINS: Record<TokenName, Pin> = {
  stork: {
    fill: [
      'M7 29c3-7 10-10 17-8 3-3 1-7 2-10 1-4 7-5 9-1l8 4.5-8-1c0 4-2 6-2 10 0 7-5 9.5-11 9.5-5 0-9-2-15-.5 0-1.5 0-2.5 0-3.5z',
    ],
    line: ['M20 32v9', 'M25 32v9', 'M17.5 41.5h4', 'M24 41.5h4'],
    cut: ['M31 9.8a1.3 1.3 0 1 0 .01 0z'],
    groove: ['M9.5 29.5c6-1 9 .5 14-3'],
    pen: 2.2,
  },
  pretzel: {
    line: ['M16 35C20 29 28 25 31.5 18 34.5 12 41 15.5 39.5 23 38 31 31 37 24 37S10 31 8.5 23C7 15.5 13.5 12 16.5 18 20 25 28 29 32 35'],
    groove: ['M19.5 37.3c3 .9 6 .9 9 0'],
    pen: 5,
  },
  helmet: {
    fill: [
      'M8 27C6 13 15 6 26 6.5c8 .4 13 5 13.5 12l-5 .5c-1-5-5-7-9.5-7-8 0-12 6-11 15z',
      'M16 28c-1-8 3-13.5 9.5-13.5 6 0 10 4.5 10 11v3h-6.5l-.5 12-5.5-3-1.5-8c-2 4-5 7-10 8 2.5-3 4-6 4.5-9.5z',
    ],
    groove: ['M17.5 25.5h17.5'],
  },
  tram: {
    fill: ['M17 12h14c2.5 0 4 1.5 4 4v17c0 2-1 3-3 3H16c-2 0-3-1-3-3V16c0-2.5 1.5-4 4-4z'],
    line: ['M19 11l5-4.5 5 4.5', 'M17 6.5h14', 'M18 36l-3.5 5', 'M30 36l3.5 5', 'M13 41.5h22'],
    cut: ['M16.5 18h15v8h-15z', 'M17.5 29.5h3.5v3h-3.5z', 'M27 29.5h3.5v3H27z', 'M20 14h8v1.8h-8z'],
    pen: 2.2,
  },
  lamp: {
    fill: ['M18 13h12l3 6H15z', 'M14 34h20v3l1.5 4h-23L14 37z', 'M24 21c3.5 4 4.5 6 4.5 8a4.5 4.5 0 0 1-9 0c0-2 1-4 4.5-8z'],
    line: ['M20.5 9.5a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0', 'M16 19v15', 'M32 19v15'],
    pen: 2.6,
  },
  boot: {
    fill: ['M14 8h12.5v12c1 4 4 5 8 6.5 3.5 1.5 5 4 5 7.5H12.5c1.5-9 1.5-17 1.5-26z', 'M12 36h28v3.5h-3v1.5h-4v-1.5h-3v1.5h-4v-1.5h-3v1.5h-4v-1.5h-3v1.5h-4z'],
    groove: ['M22 13.5h5', 'M22 18h5', 'M24.5 23l4-2.5', 'M28 26.5l3-3'],
  },
  cup: {
    fill: ['M9.5 19h23v8c0 6-4 9.5-9 9.5h-5c-5 0-9-3.5-9-9.5z', 'M7 38.5h28c0 2-2 3-4 3H11c-2 0-4-1-4-3z'],
    line: ['M32.5 22h3.5a4 4 0 0 1 0 8.5h-4', 'M16.5 7c-2.5 3 2.5 5 0 8.5', 'M25 7c-2.5 3 2.5 5 0 8.5'],
    pen: 2.6,
  },
  umbrella: {
    fill: ['M6.5 25C7.5 14 15 8.5 24 8.5S40.5 14 41.5 25c-3-3.5-6-3.5-8.7 0-2.8-3.5-6-3.5-8.8 0-2.8-3.5-6-3.5-8.8 0-2.7-3.5-5.7-3.5-8.7 0z'],
    line: ['M24 5.5v4', 'M24 23v14a4 4 0 0 0 8 0'],
    groove: ['M24 10c-4 3-7 8-8.5 13', 'M24 10c4 3 7 8 8.5 13'],
    pen: 2.8,
  },
}
