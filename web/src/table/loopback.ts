// Whether an address leads to this very machine, so that nobody else can use it.

export const isLoopback = (host: string): boolean => host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host)
