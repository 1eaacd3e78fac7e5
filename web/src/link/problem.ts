// What the server refuses: a slug and facts; `words/errors` has the sentences.

export class Problem extends Error {
  constructor(
    readonly slug: string,
    readonly facts: Record<string, unknown> = {},
    readonly status = 0,
  ) {
    super(slug)
  }
}
