// French has a space before : ; ? ! and inside « », and a line must not break there. Catalogues are
// written with plain spaces, which every keyboard has and every editor shows.

const NO_BREAK = '\u00a0'

export function unbroken(text: string): string {
  return text.replace(/ (?=[:;?!»])/g, NO_BREAK).replace(/« /g, `«${NO_BREAK}`)
}

export function unbrokenTexts<Texts extends Record<string, string>>(texts: Texts): Record<keyof Texts, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, unbroken(text)])) as Record<keyof Texts, string>
}
