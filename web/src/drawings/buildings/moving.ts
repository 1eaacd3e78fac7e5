// 6 to 8: homes that came from elsewhere, and might leave again.

import {
  accent, arch, bars, box, cat, courses, disc, type Drawing, fine, grid, ground, ink, light, line, pane, shape,
  smoke, tint, wash, water, windows,
} from './pen'

const caravan: Drawing = [
  ground(),
  line('M92 46V32M86 34h12M88 38h8M5 108V50M5 51q18 10 34 3'),
  accent('M8 53l2 8 4-6zM16 56l3 7 3-6zM25 57l3 7 3-7z'),
  light('M28 94V72Q28 50 52 48H90Q108 50 109 76V94z'),
  wash('M28 78h81v10H28z'),
  line('M28 78h81M28 88h81'),
  light('M67 94V59q0-3 3-3h9q3 0 3 3v35z'),
  tint('M36 73V64q1-8 9-8h16v17zM88 57h4q8 2 10 16H88z', box(70, 61, 9, 9)),
  line('M48 56v17'),
  cat(51, 73, 0.95),
  ink(disc(70, 81, 1)),
  line('M109 95h8M114 95v10'),
  tint(disc(50, 97, 11)),
  light(disc(50, 97, 4.5)),
  line('M66 108l4-5h10l4 5M10 92h13l3 16M12 92l-4-12M12 108l10-16'),
]

const railwayCarriage: Drawing = [
  line(smoke(92, 33, 0.9)),
  tint(box(89, 34, 5, 14)),
  light(box(7, 56, 106, 34)),
  tint('M3 57Q4 46 18 46H102Q116 46 117 57z'),
  accent(box(7, 76, 106, 14)),
  light(arch(11, 60, 9, 30), arch(100, 60, 9, 30)),
  pane(windows([25, 61, 13, 11], [4, 1], [19, 0])),
  line('M31.5 61v11M69.5 61v11M88.5 61v11M20 94H100'),
  fine('M25 61q4 5 0 9M38 61q-4 5 0 9M82 61q4 5 0 9M95 61q-4 5 0 9'),
  cat(47.5, 72, 0.85),
  light(grid([2, 1], [38, 0], (x) => `M${25 + x} 76h13l-2 5h-9z`)),
  line('M27 76l-2-3M31 76v-4M35 76l2-3M65 76l-2-3M69 76v-4M73 76l2-3M7 84H3M3 80v8M113 84h4M117 80v8'),
  tint(disc(26, 98, 7), disc(43, 98, 7), disc(78, 98, 7), disc(95, 98, 7)),
  ink(grid([2, 1], [52, 0], (x) => disc(26 + x, 98, 1.5) + disc(43 + x, 98, 1.5))),
  line('M2 106H118', 'M9 94h6v6M105 94h6v6'),
  fine(bars(8, 106, 4, 9, 13), 'M58 106l-2-7M60 106l1-9M62 106l3-6'),
]

const houseboat: Drawing = [
  line(smoke(88, 24, 0.9)),
  tint(box(84, 27, 6, 20)),
  light(box(24, 58, 76, 28)),
  tint(shape(16, 60, 28, 38, 96, 38, 108, 60)),
  fine(courses(30, 44, [6, 3], [12, 6])),
  light('M53 60V48l9-8 9 8v12z'),
  accent(box(58, 49, 8, 8)),
  pane(windows([30, 66, 12, 11], [2, 1], [18, 0]), box(84, 66, 10, 11)),
  line('M36 66v11M89 66v11'),
  cat(49.5, 77, 0.85),
  light(arch(66, 65, 12, 21)),
  ink(disc(69, 77, 1)),
  line('M10 84V56M10 58q8 5 13 3'),
  accent('M11 59l1 9h5l1-7z', 'M3 84H117L110 110H12Q5 100 3 84z'),
  light(disc(96, 95, 6), box(28, 93, 9, 5), box(46, 93, 9, 5), box(64, 93, 9, 5)),
  line(disc(96, 95, 2.2)),
  ...water(104),
]

export const moving: readonly Drawing[] = [caravan, railwayCarriage, houseboat]
