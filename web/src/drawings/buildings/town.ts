// 14 to 18: an address with a number.

import {
  accent, arch, bars, box, bush, cat, courses, crown, disc, dome, type Drawing, fine, grid, ground, ink, light,
  line, pane, rules, shape, smoke, tint, trunk, windows,
} from './pen'

const terrace = (x: number): string => box(x, 54, 36, 54)

const terracedHouse: Drawing = [
  tint(shape(4, 56, 8, 34, 112, 34, 116, 56)),
  fine(courses(12, 40, [8, 3], [12, 6])),
  tint(box(34, 22, 12, 18), box(74, 22, 12, 18)),
  light(windows([35, 17, 4, 5], [2, 1], [6, 0]), windows([75, 17, 4, 5], [2, 1], [6, 0])),
  light(terrace(6), terrace(78)),
  accent(terrace(42)),
  fine('M45 60h4M58 60h5M72 60h4M45 76h5M54 76h6M65 76h5M58 69h4M72 69h4'),
  light(grid([3, 1], [36, 0], (x) => windows([13 + x, 60, 8, 12], [2, 1], [14, 0]))),
  line(grid([3, 1], [36, 0], (x) => windows([13 + x, 66, 8, 6], [2, 1], [14, 0]))),
  light(grid([3, 1], [36, 0], (x) => `M${9 + x} 108V84l3-4h11l3 4v24z`)),
  line(grid([3, 1], [36, 0], (x) => `M${9 + x} 86h17M${9 + x} 99h17M${13.5 + x} 86v13M${21.5 + x} 86v13`)),
  tint(grid([3, 1], [36, 0], (x) => arch(31 + x, 82, 8, 26))),
  line(grid([3, 1], [36, 0], (x) => `M${31 + x} 90h8`)),
  cat(50, 99, 0.7),
  ground(2, 118),
]

const farmhouse: Drawing = [
  line(smoke(22, 24, 0.8)),
  tint(box(18, 28, 7, 18)),
  light(box(8, 66, 60, 42)),
  accent(shape(2, 68, 14, 40, 62, 40, 74, 68)),
  fine(courses(16, 47, [5, 4], [11, 6])),
  pane(windows([14, 74, 10, 11], [3, 1], [16, 0]), box(14, 92, 10, 9), box(46, 92, 10, 9), arch(29, 90, 12, 18)),
  line('M19 74v11M35 74v11M51 74v11M19 92v9M51 92v9'),
  accent(grid([3, 1], [16, 0], (x) => box(13 + x, 85, 12, 3))),
  cat(47, 101, 0.65),
  accent('M64 108V60L72 42 89 31l17 11 8 18v48z'),
  light('M60 62L70 40 89 27l19 13 10 22-5 2-9-20-15-10-15 10-9 20z'),
  light(box(77, 78, 24, 30), arch(83, 51, 12, 15)),
  line('M89 78v30M77 78l12 30M89 78L77 108M89 78l12 30M101 78L89 108'),
  line('M83 64l5-6 3 5 3-6M89 27V13M84 17h10'),
  ink('M84 13q3 1 5-2 1-4 4-4l2 2-1 1q1 4-3 5h-4q-3 1-3-2z'),
  light('M114 108h-2l-1-4q-3 0-4-4l2 1q2 0 3-4l3 1-1 1q2 4 0 5z'),
  ground(2, 118),
]

const waterTower: Drawing = [
  tint(crown(16, 100, 0.9), crown(108, 103, 0.6)),
  line(trunk(16, 108, 9), trunk(108, 108, 6)),
  accent(shape(43, 108, 47, 62, 73, 62, 77, 108)),
  fine(courses(50, 68, [2, 5], [12, 6])),
  accent('M26 24h68v30L74 66H46L26 54z'),
  light(windows([32, 27, 8, 12], [5, 1], [12, 0], arch)),
  cat(45.5, 39, 0.65),
  light(box(22, 41, 76, 5)),
  tint('M22 24L58 6h4l36 18z'),
  line('M60 6V1M26 54h68M22 41v-7h4M98 41v-7h-4'),
  fine('M42 23l12-14M60 23V7M78 23L66 9'),
  light('M60 48q-5 6-5 9a5 5 0 0 0 10 0q0-3-5-9z', disc(60, 76, 3.5)),
  line('M88 57v5h8v5M92 58v-3M89 55h6'),
  light('M96 72q-3 4-3 5a3 3 0 0 0 6 0q0-1-3-5z'),
  tint(arch(54, 90, 12, 18)),
  ground(2, 118),
]

const cornerBakery: Drawing = [
  tint(shape(6, 38, 14, 22, 106, 22, 114, 38)),
  light('M20 36V29l5-4 5 4v7zM90 36V29l5-4 5 4v7z'),
  light(box(8, 38, 104, 70)),
  light(box(42, 34, 36, 74)),
  accent('M38 36L60 4l22 32z'),
  line('M60 4V1'),
  pane(windows([14, 45, 9, 12], [2, 2], [14, 18]), windows([83, 45, 9, 12], [2, 2], [14, 18])),
  pane(windows([47, 42, 10, 13], [2, 1], [16, 0], arch)),
  cat(64.5, 55, 0.65),
  light(box(11, 84, 28, 19), box(81, 84, 28, 19)),
  tint(dome(14, 103, 10, 7), dome(26, 103, 10, 7), dome(84, 103, 9, 7), dome(96, 103, 10, 7)),
  fine('M17 98l2 3M30 98l2 3M87 98l2 3M100 98l2 3'),
  tint(box(53, 88, 14, 20)),
  line('M60 88v20'),
  accent(awning(8, 34), awning(78, 34)),
  light(disc(60, 71, 13)),
  line('M55 77C60 73 60 65 65 65C71 65 70 78 60 78C50 78 49 65 55 65C60 65 60 73 65 77'),
  ground(2, 118),
]

/** An awning with a scalloped edge. */
function awning(x: number, width: number): string {
  const scallop = width / 8
  return `M${x} 78h${width}v8${`q${-scallop / 2} 5 ${-scallop} 0`.repeat(8)}z`
}

const brickLoft: Drawing = [
  tint(shape(97, 44, 99, 16, 107, 16, 109, 44)),
  line('M96 16h14'),
  line('M104 10v6M107 3l5 2'),
  light('M98 9q6-1 6-6l3-1q2 2 1 4-1 4-5 4z'),
  light('M6 44V30l19-14v14l19-14v14l19-14v28z'),
  tint('M10 40V34l12-9v15zM29 40v-6l12-9v15zM48 40v-6l12-9v15z'),
  line('M79 44V22M74 44v-5h10v5'),
  light('M67 28q2-9 12-10 10 1 12 10z'),
  accent(box(4, 44, 112, 64)),
  fine(courses(8, 48, [11, 1]), courses(8, 76, [11, 1]), courses(8, 104, [8, 1])),
  light(windows([9, 52, 22, 20], [4, 1], [26.7, 0]), windows([9, 80, 22, 20], [3, 1], [26.7, 0])),
  tint(bush(36, 72, 0.5), bush(12, 100, 0.5)),
  line('M97 52v7M93 63q4-8 8 0z'),
  fine(panes(52, 4), panes(80, 3)),
  cat(42, 100, 0.7),
  tint(box(91, 80, 19, 28)),
  line('M100.5 80v28'),
  ground(2, 118),
]

/** The bars of large factory windows. */
function panes(y: number, count: number): string {
  return grid([count, 1], [26.7, 0], (x) => bars(14.5 + x, y, 20, 3, 5.5) + rules(9 + x, y + 6.7, 22, 2, 6.7))
}

export const town: readonly Drawing[] = [terracedHouse, farmhouse, waterTower, cornerBakery, brickLoft]
