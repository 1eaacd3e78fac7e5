// 19 to 24: people slow down when they walk past.

import {
  accent, arch, bars, box, bush, cat, courses, crown, cypress, disc, dome, type Drawing, fine, grid, ground, ink,
  light, line, onion, pane, shade, shape, smoke, star, tint, trunk, windows,
} from './pen'

const glassBungalow: Drawing = [
  light(box(12, 56, 92, 34)),
  tint(box(12, 56, 14, 34)),
  line('M34 90V56M50 90v-4M72 90v-4M84 90V70M80 70h8l-2-6h-4z'),
  accent('M46 86v-9h4v4h22v-4h4v9z'),
  cat(56, 81, 0.75),
  line(bars(42, 56, 34, 3, 18)),
  fine('M56 60l-9 12M58 65l-5 7M76 60l-9 12M94 60l-4 6M98 62l-6 9'),
  light(box(4, 48, 112, 8), box(46, 39, 50, 9)),
  accent(crown(35, 48, 1.15)),
  light(box(2, 90, 116, 5)),
  line('M110 90V70'),
  accent('M101 72q2-8 9-8t9 8z', 'M26 95h84l8 17H14z'),
  fine('M40 103q4-3 8 0t8 0M70 107q4-3 8 0t8 0M92 102q3-3 6 0'),
  line('M26 95v9M32 95v8M26 99h6'),
  light('M86 88l14 0 5-7 3 2-6 8H86z'),
]

const townHouse: Drawing = [
  tint(box(34, 4, 8, 12), box(78, 4, 8, 12)),
  accent(shape(27, 32, 33, 12, 87, 12, 93, 32)),
  light(windows([36, 17, 10, 14], [3, 1], [19, 0], arch)),
  light(box(28, 32, 64, 76)),
  light(box(24, 31, 72, 5)),
  pane(windows([35, 42, 10, 15], [3, 1], [20, 0]), windows([35, 66, 10, 15], [3, 1], [20, 0])),
  accent(grid([3, 1], [20, 0], (x) => `M${33 + x} 66l7-5 7 5z`)),
  line(grid([3, 2], [20, 24], (x, y) => `M${40 + x} ${42 + y}v15`)),
  cat(36.5, 57, 0.65),
  light(box(30, 81, 60, 5)),
  fine(bars(34, 81, 5, 14, 4)),
  tint(box(35, 92, 10, 11), box(75, 92, 10, 11)),
  light(box(50, 88, 4, 20), box(66, 88, 4, 20), box(47, 86, 26, 4)),
  accent(box(54, 91, 12, 17)),
  light(box(48, 104, 24, 4)),
  ink(disc(63, 99, 0.8)),
  line('M4 94h24M92 94h24', bars(6, 90, 18, 5, 5), bars(94, 90, 18, 5, 5)),
  accent(disc(15, 84, 6), disc(105, 84, 6)),
  line('M15 90v18M105 90v18'),
  ground(2, 118),
]

const artNouveau: Drawing = [
  light('M8 108V40h18q8 0 10-6Q40 14 60 14t24 20q2 6 10 6h18v68z'),
  accent(onion(8, 34, 20, 26), onion(92, 34, 20, 26)),
  light('M5 108V34h26v74zM89 108V34h26v74z'),
  accent('M36 34Q40 14 60 14t24 20q2 7-6 6-4-10-18-10t-18 10q-8 1-6-6z'),
  light(disc(60, 40, 8)),
  line('M60 32v16M52 40h16'),
  line('M60 14V8'),
  accent(disc(60, 6, 3)),
  pane(windows([10, 40, 16, 13], [1, 3], [0, 18], arch), windows([94, 40, 16, 13], [1, 3], [0, 18], arch)),
  line(grid([2, 3], [84, 18], (x, y) => `M${18 + x} ${40 + y}v13`)),
  pane(windows([38, 54, 10, 12], [3, 2], [17, 18], arch)),
  light(grid([1, 2], [0, 18], (_, y) => `M34 ${66 + y}h52q-1 6-6 6H40q-5 0-6-6z`)),
  line(grid([5, 2], [10, 18], (x, y) => `M${38 + x} ${66 + y}q4 3 0 6`)),
  cat(56.5, 66, 0.6),
  accent('M46 108V100a14 12 0 0 1 28 0v8z'),
  light('M52 108v-7a8 8 0 0 1 16 0v7z'),
  line('M60 93v15'),
  tint(box(10, 96, 16, 12), box(94, 96, 16, 12)),
  accent('M9 96h18v-3H9zM93 96h18v-3H93z'),
  ground(2, 118),
]

const vicarage: Drawing = [
  light(box(8, 48, 24, 60)),
  accent(shape(5, 48, 20, 18, 35, 48)),
  line('M20 18V9M16.5 12.5h7'),
  light(disc(20, 59, 5)),
  line('M20 59v-3M20 59h2'),
  tint(arch(16, 71, 8, 13)),
  tint(box(46, 24, 8, 18), box(92, 24, 8, 18)),
  line(smoke(50, 21, 0.7)),
  light(box(34, 60, 78, 48)),
  accent(shape(28, 62, 44, 36, 102, 36, 118, 62)),
  fine(courses(46, 42, [5, 4], [12, 6])),
  light('M47 60V52l6-6 6 6v8zM87 60V52l6-6 6 6v8z'),
  pane(windows([39, 67, 8, 12], [5, 1], [15, 0]), windows([39, 87, 8, 12], [5, 1], [15, 0])),
  line(grid([5, 2], [15, 20], (x, y) => `M${43 + x} ${67 + y}v12`)),
  cat(55, 79, 0.6),
  light(box(66, 84, 14, 24), shape(63, 85, 73, 77, 83, 85)),
  accent(arch(69, 90, 8, 18)),
  accent(crown(14, 97, 0.8), bush(34, 108, 0.8), bush(84, 108, 0.8), bush(100, 108, 0.8)),
  line(trunk(14, 108, 12)),
  ink(disc(10, 88, 1.3), disc(18, 92, 1.3), disc(15, 84, 1.3)),
  ground(2, 118),
]

const observatory: Drawing = [
  shade('M2 112q20-12 58-12t58 12z'),
  line('M2 112q20-12 58-12t58 12z'),
  line(star(10, 46, 3), star(46, 8, 3), star(108, 54, 3), star(68, 6, 2.5)),
  tint('M24 10a13 13 0 1 0 10 21a15 15 0 0 1-10-21z'),
  light(box(8, 78, 30, 26), box(82, 78, 30, 26)),
  accent(dome(10, 76, 26, 12), dome(84, 76, 26, 12)),
  light(box(6, 75, 34, 4), box(80, 75, 34, 4)),
  pane(windows([12, 84, 6, 12], [3, 1], [8, 0], arch), windows([86, 84, 6, 12], [3, 1], [8, 0], arch)),
  accent(dome(28, 58, 64, 40)),
  fine('M42 57q1-24 14-38M36 40q6-14 16-19'),
  tint('M60 57V24q3-3 9-5 13 12 14 38z'),
  light(shape(66, 46, 94, 8, 106, 17, 78, 55)),
  line('M73 37l12 9M90 13l12 9'),
  light(box(24, 58, 72, 6), box(30, 64, 60, 38)),
  pane(windows([35, 70, 8, 18], [2, 1], [11, 0], arch), windows([66, 70, 8, 18], [2, 1], [11, 0], arch)),
  cat(67.5, 88, 0.6),
  light(box(44, 100, 32, 4), box(40, 104, 40, 6)),
  accent(arch(55, 82, 10, 18)),
]

/** Rows of vines that run down the hill towards us: bushes in a line, each nearer one larger. */
const vines = [-53, -36, -20, 20, 36, 53].flatMap((lean) =>
  [0, 0.2, 0.42, 0.68, 1].map((near) =>
    disc(Math.round(60 + lean * (0.45 + near * 0.5)), Math.round(71 + 35 * near + lean * lean * 0.001), 2 + 3 * near),
  ),
)

const vineyard: Drawing = [
  tint('M2 112Q6 92 22 76 40 66 60 66T98 76Q114 92 118 112z'),
  accent(...vines),
  accent(cypress(12, 78, 9, 36), cypress(108, 78, 9, 36), cypress(22, 74, 7, 24), cypress(98, 74, 7, 24)),
  tint(box(46, 12, 6, 16), box(68, 12, 6, 16)),
  light(box(28, 38, 64, 32)),
  accent(shape(24, 40, 36, 20, 84, 20, 96, 40)),
  fine(courses(38, 26, [4, 2], [12, 6])),
  light('M49 40V30l11-9 11 9v10z', box(50, 38, 20, 32)),
  pane(
    arch(57, 29, 6, 8), windows([33, 45, 6, 8], [2, 2], [9, 13]), windows([73, 45, 6, 8], [2, 2], [9, 13]),
    windows([53, 43, 6, 8], [2, 1], [8, 0]), arch(54, 55, 12, 15),
  ),
  cat(74, 53, 0.5),
  light('M50 94q10-3 20 0 4 8 0 17-10 3-20 0-4-9 0-17z'),
  line('M49 99h22M49 106h22'),
  accent(...[54, 60, 66, 57, 63, 60].map((x, place) => disc(x, place < 3 ? 91 : place < 5 ? 86 : 81, 2.8))),
]

export const stately: readonly Drawing[] = [glassBungalow, townHouse, artNouveau, vicarage, observatory, vineyard]
