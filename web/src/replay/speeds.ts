// The speeds of a replay, from half to four times; the keys 1 to 4 choose them.

export const SPEEDS = [0.5, 1, 2, 4]
