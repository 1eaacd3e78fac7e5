// Contrast by computation (WCAG 2): reads the tokens out of tokens.css as a theme has them.

export interface Theme {
  dark: boolean
  more: boolean
}

/** Token to colour (#rrggbb) as this theme resolves it. Tokens that are no plain colour are left out. */
export function coloursOf(css: string, theme: Theme): Map<string, string> {
  const plain = css.replace(/\/\*[^]*?\*\//g, '')
  const colours = new Map<string, string>()
  for (const [, selector, body] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const isRoot = selector!.trim() === ':root'
    const isMore = selector!.includes('data-contrast')
    if (isRoot || (isMore && theme.more)) read(body!, theme.dark, colours)
  }
  return colours
}

function read(body: string, dark: boolean, into: Map<string, string>): void {
  const form = /--([\w-]+):\s*(?:light-dark\(\s*(#\w{6}),\s*(#\w{6})\s*\)|(#\w{6}))\s*;/g
  for (const [, name, light, night, both] of body.matchAll(form)) into.set(name!, both ?? (dark ? night! : light!))
}

export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(parseInt(colour.slice(at, at + 2), 16) / 255)) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
