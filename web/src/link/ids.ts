/** An id nobody has used: a command that is sent again with it is done once. */
export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(36).padStart(2, '0')).join('')
