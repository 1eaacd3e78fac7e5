// 1 to 5: better than rain.

import {
  accent, bars, box, burst, cat, disc, type Drawing, fine, grid, ground, ink, light, line, rules, shape, smoke,
  tint,
} from './pen'

const tarpaulin: Drawing = [
  ground(6, 114),
  line('M16 52L6 38M18 44l8-14M17 36L12 20M22 37l7 1M9 42l-5 1M104 52l10-13M103 42l-8-12M104 34l4-14M98 35l-7 1M111 43l4 3'),
  tint('M11 108q4-2 3-30l1-50h5q0 34 2 50 0 26 5 30zM93 108q4-2 4-28l3-52h5q-1 34 1 52 0 24 4 28z'),
  line('M28 58L16 50M92 58l14-8M21 84L4 107M99 84l17 23'),
  light('M43 108V97h26v11z'),
  line('M43 97l-5 4M69 97l5 4'),
  cat(52, 99, 0.8),
  accent('M28 57Q60 72 92 57L100 83Q60 94 20 83z'),
  light(shape(69, 68, 80, 65, 82, 75, 71, 78)),
  fine('M67 71l4-1M69 76l4-1M75 64l1 4M82 68l-3 1M83 73l-3 1M77 79l-1-4M52 70l-2 10M41 67l-4 11M87 63l4 12'),
  ink(disc(27, 82, 1.2), disc(43, 85.5, 1.2), disc(60, 86.5, 1.2), disc(77, 85.5, 1.2), disc(93, 82, 1.2)),
  fine('M34 92v3M34 99v3M85 92v3M85 98v2M79 106q6-3 12 0'),
]

const busShelter: Drawing = [
  ground(8, 112),
  tint(box(26, 60, 56, 32)),
  fine('M32 88l16-24M38 88l10-15M62 60l5 9-4 5 7 7'),
  light(box(68, 65, 10, 14)),
  fine(rules(70, 68, 6, 4, 2.7)),
  light(box(21, 53, 5, 55), shape(82, 50, 87, 50, 89, 108, 84, 108)),
  cat(38, 85, 1.1),
  light(box(30, 85, 42, 4)),
  line('M34 89v19M68 89v19'),
  accent(shape(12, 49, 92, 43, 92, 50, 12, 56)),
  line('M105 108V56'),
  light(disc(105, 46, 10)),
  accent(box(99.5, 41.5, 11, 7)),
  line('M102 49v2M108 49v2M99 45h12M12 108l-2-6M13 108l2-7'),
  tint('M58 108l1-7 6 1-1 6z'),
]

const gardenShed: Drawing = [
  ground(10, 112),
  light(shape(39, 108, 35, 66, 77, 60, 81, 108)),
  fine('M41 68l2 40M62 66l2 42M69 64l3 44M75 64l3 44'),
  tint(shape(45, 108, 43, 75, 59, 73, 61, 108)),
  line('M44 83l16-2M45 100l16-2M46 98l12-15'),
  light(shape(66, 73, 74, 72, 75, 82, 67, 83)),
  line('M70 73l1 9M66.5 78l8-1'),
  accent(shape(27, 69, 84, 53, 87, 60, 29, 76)),
  fine('M40 67l2 5M54 63l2 5M68 59l2 5'),
  cat(48, 62, 1),
  line('M94 96L86 62M83 62l6-1'),
  tint('M91 96l6-1 2 8q-2 4-4 5-3-1-4-4z'),
  line('M106 108L97 72M101 108h9M101 108l-.5-3M104 108v-3M107 108v-3M110 108v-3'),
  tint('M14 96h14v12h-14zM28 103l8-8-2-3-6 6'),
  line('M14 98q-5 5 0 8M16 96q5-10 10 0'),
]

const allotmentHut: Drawing = [
  ground(),
  light('M36 108V74L59 54 82 74v34z'),
  fine(rules(37, 80, 44, 4, 7), 'M44 72h30M51 66h16'),
  accent('M28 75L59 46l31 29-5 5L59 57 33 80z'),
  light(disc(59, 68, 4)),
  tint(box(42, 84, 14, 24)),
  light(box(63, 83, 13, 12)),
  line('M69.5 83v12'),
  ink(disc(53, 97, 1)),
  accent(box(61, 96, 17, 5)),
  line('M64 96l-1-3M68 96v-3M72 96v-3M75 96l1-3'),
  cat(78, 69, 0.9),
  line('M22 108V44'),
  accent('M22 44q5 3 9 0t8 1v9q-4 2-8 0t-9 1z'),
  light(grid([4, 1], [7, 0], (x) => `M${86 + x} 108v-13l2.5-3 2.5 3v13z`)),
  line('M97 92V62M97 84q-5-1-6-5M97 78q5-1 6-5'),
  line(burst(97, 57, 11)),
  accent(disc(97, 57, 5.5), 'M6 96l4-13 5 13z'),
  ink(disc(97, 57, 2.5)),
  light('M5 108q-1-10 3-12h5q4 2 3 12z'),
  line('M8 98q2 5 5 0'),
]

const siteTrailer: Drawing = [
  ground(),
  tint(box(28, 34, 5, 16), 'M25 34l5-5 6 5z'),
  line(smoke(31, 27, 0.9)),
  light(box(20, 60, 76, 34)),
  fine(bars(27, 60, 34, 10, 7)),
  accent('M15 61Q18 46 58 46T101 61z'),
  tint(box(30, 67, 18, 14)),
  line('M39 67v14'),
  cat(32, 81, 0.9),
  light(box(72, 66, 16, 28)),
  ink(disc(75, 82, 1)),
  line('M66 108l6-14M76 108l5-14M67 103h11M69 98h10M20 97H6M6 93v8M20 94H96'),
  tint(disc(36, 99, 9), disc(92, 99, 9)),
  ink(disc(36, 99, 2), disc(92, 99, 2)),
  accent(shape(104, 106, 108, 88, 111, 88, 115, 106)),
  light(shape(106, 100, 107, 95, 112, 95, 113, 100)),
  light(box(102, 105, 15, 3)),
]

export const makeshift: readonly Drawing[] = [tarpaulin, busShelter, gardenShed, allotmentHut, siteTrailer]
