// 9 to 13: a door of one's own, and weather all around.

import {
  accent, arch, bars, box, bush, cat, courses, disc, type Drawing, fine, fir, grid, ground, ink, light, line,
  shape, smoke, tint, water,
} from './pen'

const gatekeepersLodge: Drawing = [
  line(smoke(80, 24, 0.8)),
  tint(box(77, 26, 7, 18)),
  light(box(40, 58, 50, 50)),
  fine(courses(44, 66, [4, 7], [11, 6])),
  accent(shape(34, 60, 46, 34, 84, 34, 96, 60)),
  fine(courses(46, 40, [4, 3], [10, 6])),
  light('M54 60V50l9-9 9 9v10z'),
  tint(box(59, 51, 8, 8), box(46, 68, 12, 14), box(72, 68, 12, 14)),
  line('M52 68v14M78 68v14M46 75h12M72 75h12'),
  cat(47, 82, 0.9),
  accent(arch(60, 86, 12, 22)),
  ink(disc(69, 98, 1)),
  line('M92 66h4v5'),
  accent('M93 77q0-6 3-6t3 6z'),
  light(shape(16, 92, 10, 22, 15, 22, 25, 92)),
  accent(
    shape(11.5, 38, 11, 30, 16, 30, 17.2, 38), shape(13, 54, 12.2, 46, 18.3, 46, 19.5, 54),
    shape(14.3, 70, 13.6, 62, 20.6, 62, 21.8, 70),
  ),
  tint(box(14, 88, 12, 20), disc(20, 84, 5)),
  line('M108 108V72M101 64l14 16M115 64l-14 16'),
  ground(),
  fine(bars(8, 108, 5, 14, 8), 'M4 113H116'),
]

const logCabin: Drawing = [
  tint(fir(17, 108, 26, 62), fir(106, 108, 22, 50)),
  line(smoke(88, 26, 0.9)),
  tint(box(82, 30, 13, 38)),
  fine(courses(83, 37, [1, 4], [8, 6])),
  light(shape(30, 72, 60, 42, 90, 72)),
  accent(grid([1, 5], [0, 7.2], (_, y) => box(30, 72 + y, 60, 7.2)), 'M38 65h44v7H38zM46 58h28v7H46z'),
  accent(grid([2, 5], [60, 7.2], (x, y) => disc(30 + x, 75.6 + y, 3.6))),
  light(shape(16, 74, 60, 32, 104, 74, 99, 79, 60, 42, 21, 79)),
  tint(box(52, 80, 16, 28)),
  line('M60 76v-4M60 75q-7 1-8-5M60 75q7 1 8-5M54 73l-3 0M66 73l3 0'),
  ink(disc(65, 95, 1)),
  light(box(36, 83, 11, 11), box(73, 83, 11, 11)),
  line('M41.5 83v11M78.5 83v11'),
  cat(74, 94, 0.8),
  light(disc(20, 104, 4), disc(12, 104, 4), disc(16, 97, 4)),
  ground(),
]

const boathouse: Drawing = [
  line('M24 112V84M96 112V84M40 112v-8M80 112v-8'),
  light('M24 96V58L60 32l36 26v38z'),
  fine(bars(32, 56, 40, 2, 6), bars(82, 56, 40, 2, 6), bars(48, 44, 12, 5, 6)),
  accent('M14 62L60 27l46 35-5 7L60 38 19 69z'),
  line('M50 60l20-14M70 60L50 46'),
  tint('M48 61l3-3 3 4-3 2zM72 61l-3-3-3 4 3 2z'),
  tint(arch(40, 64, 40, 44)),
  light('M60 80q13 6 12 14-2 10-12 12-10-2-12-12-1-8 12-14z'),
  accent('M50 92q10-6 20 0-1 10-10 13-9-3-10-13z'),
  line('M60 80v12'),
  tint(box(96, 88, 22, 4)),
  line('M103 92v20M113 92v20M103 88v-8'),
  cat(107, 88, 0.9),
  light(disc(89, 77, 4.5)),
  ink(disc(89, 77, 1.2)),
  tint(box(2, 88, 22, 4)),
  line('M9 92v20'),
  ...water(105),
]

const halfTimbered: Drawing = [
  line(smoke(32, 9, 0.4)),
  tint(shape(27, 34, 29, 12, 37, 13, 37, 34)),
  line('M26 12l13 1'),
  light(box(28, 80, 66, 28), box(22, 56, 78, 24)),
  accent(shape(12, 58, 36, 20, 86, 20, 110, 58)),
  fine(courses(36, 27, [5, 5], [11, 6]), 'M24 53h8M88 53h8'),
  light('M54 58V46l9-9 9 9v12z'),
  tint(box(59, 47, 8, 8)),
  line('M54 46l9-9 9 9'),
  line('M22 68h12M88 68h12M34 56v24M51 56v24M71 56v24M88 56v24M34 80L22 58M88 80l12-22M51 58l9 11 11-11M61 69v11'),
  tint(box(37, 61, 11, 12), box(74, 61, 11, 12)),
  line('M42.5 61v12M79.5 61v12'),
  line('M44 80v28M80 80v28M28 94h16M80 94h14M44 108L30 82M80 108L94 82M62 80v28'),
  tint(arch(49, 86, 13, 22), box(66, 87, 11, 11)),
  accent(box(64, 98, 15, 4)),
  cat(67, 98, 0.7),
  ink(disc(59, 98, 1)),
  tint(bush(4, 108, 1), bush(96, 108, 1)),
  ground(),
]

/** Four lattice sails around a hub, each one beside its arm. */
function sails(x: number, y: number, length: number, turn: number): { cloth: string; lattice: string; arms: string } {
  const point = (angle: number, along: number, aside: number): string => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    return `${(x + dx * along - dy * aside).toFixed(1)} ${(y + dy * along + dx * aside).toFixed(1)}`
  }
  const [found, start] = [{ cloth: '', lattice: '', arms: '' }, length * 0.28]
  for (let blade = 0; blade < 4; blade++) {
    const angle = turn + (blade * Math.PI) / 2
    found.arms += `M${x} ${y}L${point(angle, length, 0)}`
    found.cloth += `M${point(angle, start, 0)}L${point(angle, length, 0)}L${point(angle, length, 9)}L${point(angle, start, 9)}z`
    for (const part of [0.45, 0.63, 0.81]) found.lattice += `M${point(angle, length * part, 0)}L${point(angle, length * part, 9)}`
    found.lattice += `M${point(angle, start, 4.5)}L${point(angle, length, 4.5)}`
  }
  return found
}
const { cloth, lattice, arms } = sails(60, 38, 37, 0.42)

const windmill: Drawing = [
  tint(bush(6, 108, 1.1), bush(94, 108, 1)),
  light(shape(34, 108, 46, 40, 74, 40, 86, 108)),
  accent('M43 42Q45 20 60 20T77 42z'),
  tint(arch(53, 92, 14, 16), box(56, 64, 8, 9)),
  line('M60 64v9'),
  accent(shape(28, 89, 92, 89, 88, 84, 32, 84)),
  line('M28 84v-9M92 84v-9M27 75h66', bars(37, 75, 9, 6, 9.2)),
  cat(75, 84, 0.9),
  light('M89 108q-4-9 2-11-3-2 0-4h4q3 2 0 4 6 2 2 11z'),
  light(cloth),
  fine(lattice),
  line(arms),
  accent(disc(60, 38, 4)),
  ground(),
]

export const country: readonly Drawing[] = [gatekeepersLodge, logCabin, boathouse, halfTimbered, windmill]
