// 25 to 30: too much.

import {
  accent, arch, bars, bird, box, burst, cat, courses, crown, cypress, disc, dome, type Drawing, fine, flag, ground,
  light, line, onion, pane, rules, shape, smoke, tint, trunk, water, waves, windows,
} from './pen'

const penthouse: Drawing = [
  tint(box(4, 92, 14, 20), box(18, 98, 14, 14), box(88, 96, 12, 16), box(100, 90, 16, 22)),
  fine(windows([7, 95, 2, 2], [2, 3], [5, 5]), windows([103, 93, 2, 2], [3, 3], [4.5, 5])),
  light(box(32, 60, 56, 52)),
  pane(windows([37, 66, 6, 5], [5, 5], [10, 9])),
  light(box(18, 53, 84, 8)),
  light(box(36, 34, 44, 19)),
  accent(windows([39, 37, 8, 16], [3, 1], [10, 0]), box(69, 37, 8, 16)),
  cat(50.5, 53, 0.6),
  light(box(30, 28, 56, 6), box(44, 15, 30, 13)),
  accent(windows([47, 18, 6, 10], [4, 1], [6, 0])),
  light(box(40, 10, 38, 5)),
  line('M23 53Q24 44 19 34M19 34q-8-2-10 4M19 34q-5-7-11-4M19 34q0-8 7-9M19 34q6-4 10 2M19 34q4-1 6 7'),
  line('M92 53V42M18 53v-6M102 53v-6M18 47h5M97 47h5'),
  accent('M83 43q2-7 9-7t9 7z'),
  line('M86 8h26M99 8v4'),
  light('M89 19q0-7 9-7 10 0 11 8 0 3-4 3H94q-5 0-5-4z'),
  line('M89 17l-9-2M80 12v6M92 27h16M96 23v4M104 23v4'),
  light(cloud(14, 82), cloud(80, 92)),
  ground(2, 118, 112),
]

function cloud(x: number, y: number): string {
  return `M${x} ${y}q-1-7 7-6 3-6 9-2 8-1 8 6 2 4-4 4h-15q-5 1-5-2z`
}

const lakesideVilla: Drawing = [
  accent(crown(16, 60, 0.9), crown(103, 60, 0.9)),
  line(trunk(15, 78, 18), trunk(103, 78, 18)),
  light(box(22, 38, 76, 40)),
  tint(box(34, 14, 6, 14), box(80, 14, 6, 14)),
  accent(shape(18, 40, 30, 22, 90, 22, 102, 40)),
  tint(box(42, 34, 36, 44)),
  pane(windows([26, 45, 5, 10], [2, 2], [8, 16]), windows([81, 45, 5, 10], [2, 2], [8, 16])),
  accent(arch(54, 54, 12, 24)),
  light(windows([41, 38, 5, 40], [4, 1], [11, 0])),
  light(box(38, 34, 44, 5), shape(35, 34, 60, 13, 85, 34)),
  accent(disc(60, 26, 3.5)),
  light(box(4, 82, 112, 8), box(6, 73, 32, 9), box(82, 73, 32, 9), shape(42, 78, 78, 78, 85, 93, 35, 93)),
  line(bars(11, 73, 9, 5, 5.4), bars(87, 73, 9, 5, 5.4), 'M40 82h40M37 87h46'),
  cat(28, 73, 0.55),
  ...water(98),
  light('M88 102h24l-4 8H93z'),
  accent('M101 99V68l12 28z'),
  light('M99 99V74l-9 22z'),
  light(swan(10, 107), swan(44, 111)),
]

function swan(x: number, y: number): string {
  return `M${x} ${y}q4-1 5-6-1-4 2-5l3 2h-2q-1 4 0 5 7-2 10 0-2 6-9 6-8 0-9-2z`
}

const moatedCastle: Drawing = [
  line(flag(60, 14, 12, 9), flag(19, 34, 10, 8), flag(101, 34, 10, 8)),
  light(box(44, 32, 32, 40)),
  accent(shape(40, 32, 60, 12, 80, 32)),
  pane(windows([49, 37, 6, 9], [3, 1], [8.5, 0], arch)),
  cat(58.2, 46, 0.5),
  light(crenels(26, 54, 68), box(26, 58, 68, 42)),
  light(box(32, 44, 12, 56), box(76, 44, 12, 56)),
  accent(shape(29, 44, 38, 26, 47, 44), shape(73, 44, 82, 26, 91, 44)),
  tint(arch(35, 50, 6, 8), arch(79, 50, 6, 8), arch(35, 72, 6, 8), arch(79, 72, 6, 8)),
  light(box(8, 54, 22, 48), box(90, 54, 22, 48)),
  accent(shape(4, 54, 19, 30, 34, 54), shape(86, 54, 101, 30, 116, 54)),
  pane(windows([13, 60, 5, 8], [2, 2], [8, 16], arch), windows([95, 60, 5, 8], [2, 2], [8, 16], arch)),
  fine(courses(48, 66, [2, 2], [14, 6])),
  tint(arch(50, 74, 20, 28)),
  fine(bars(55, 76, 24, 3, 5), rules(50, 84, 20, 3, 6)),
  ...water(100),
  accent(shape(52, 96, 68, 96, 74, 114, 46, 114)),
  line('M51 102h18M49 108h22M52 96l-2-18M68 96l2-18'),
  light(swan(92, 108)),
]

function crenels(x: number, y: number, width: number): string {
  return `M${x} ${y + 6}v-6${'h4v3h4v-3'.repeat(Math.floor(width / 8))}h4v6z`
}

const cliffMonastery: Drawing = [
  fine(bird(8, 28), bird(102, 26), bird(4, 38, 0.7)),
  tint('M14 114q4-20 8-26 0-14 6-22l4-10h56l4 12q6 8 6 22 6 10 8 24z'),
  fine('M34 62l-4 16 4 12M86 64l4 14-3 14M48 96l-4 12M76 100l5 10M62 60v10'),
  light(
    shape(42, 114, 51, 114, 75, 102, 68, 102), shape(67, 102, 75, 102, 52, 88, 45, 88),
    shape(45, 88, 52, 88, 73, 75, 67, 75), shape(66, 75, 73, 75, 64, 60, 57, 60),
  ),
  fine('M50 110l5 3M56 107l5 3M62 104l5 3M66 97l-5 3M60 93l-5 3M53 84l5 3M59 80l4 3M65 71l5-2M62 66l5-2'),
  light(box(24, 40, 18, 20), box(76, 38, 20, 22)),
  accent(shape(21, 40, 33, 30, 45, 40), shape(73, 38, 86, 28, 99, 38)),
  light(box(38, 34, 44, 26)),
  accent(shape(35, 36, 42, 26, 78, 26, 85, 36)),
  light(box(50, 20, 20, 40)),
  accent(onion(50, 20, 20, 14)),
  line('M60 6V1M57 3.5h6'),
  light(box(30, 18, 10, 14), box(80, 16, 10, 14)),
  accent(dome(29, 18, 12, 7), dome(79, 16, 12, 7)),
  line('M35 11V6M33 8h4M85 9V4M83 6h4'),
  pane(
    arch(42, 42, 4, 8), windows([28, 46, 4, 7], [2, 1], [7, 0], arch),
    windows([80, 44, 4, 7], [2, 1], [7, 0], arch), arch(54, 26, 5, 9), arch(61, 26, 5, 9), arch(56, 46, 8, 14),
    arch(74, 42, 4, 8),
  ),
  cat(88, 51, 0.45),
  line('M96 52h10v30'),
  light(shape(101, 82, 111, 82, 109, 90, 103, 90)),
  light(cloud(3, 100), cloud(90, 108)),
]

const mansard = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}q4-4 4-${height}h${width - 8}q0 ${height - 4} 4 ${height}z`

const spaHotel: Drawing = [
  line(flag(14, 20, 12, 8), flag(106, 20, 12, 8), flag(60, 8, 8, 8)),
  light(box(22, 40, 76, 46)),
  accent(box(22, 28, 76, 12)),
  pane(windows([28, 31, 4, 7], [2, 1], [8, 0], arch), windows([80, 31, 4, 7], [2, 1], [8, 0], arch)),
  light(box(4, 36, 20, 50), box(96, 36, 20, 50)),
  accent(mansard(3, 36, 22, 16), mansard(95, 36, 22, 16)),
  light(box(40, 30, 40, 56)),
  accent(mansard(39, 30, 42, 22)),
  pane(arch(57, 15, 6, 9), arch(47, 17, 5, 8), arch(68, 17, 5, 8), arch(11, 26, 6, 8), arch(103, 26, 6, 8)),
  pane(
    windows([8, 41, 4, 6], [2, 4], [8, 10.5]), windows([100, 41, 4, 6], [2, 4], [8, 10.5]),
    windows([28, 44, 4, 6], [2, 4], [6.5, 10]), windows([82, 44, 4, 6], [2, 4], [6.5, 10]),
    windows([45, 46, 4, 7], [4, 2], [8.6, 11]),
  ),
  light(box(37, 30, 46, 11)),
  fine('M43 33v6M43 36h4M47 33v6M52 33h4v6h-4zM60 33h5M62.5 33v6M73 33h-4v6h4M69 36h3M77 33v6h4'),
  cat(54.2, 53, 0.4),
  accent(arch(54, 72, 12, 14), 'M46 67h28l4 6H42z'),
  ground(2, 118, 86),
  light('M10 102q0-10 50-10t50 10-50 11-50-11z'),
  tint('M18 102q0-7 42-7t42 7-42 8-42-8z'),
  line(smoke(30, 96, 0.8), smoke(60, 93, 0.5), smoke(88, 96, 0.8)),
  fine(waves(54, 105, 2)),
  light('M38 104a4 4 0 0 1 8 0zM74 105a4 4 0 0 1 8 0z'),
  accent('M38 101a4 4 0 0 1 8 0zM74 102a4 4 0 0 1 8 0z'),
  accent(cypress(6, 108, 8, 18), cypress(114, 108, 8, 18)),
]

const palace: Drawing = [
  line(burst(13, 14, 9), burst(107, 14, 9), burst(34, 12, 5), burst(86, 12, 5)),
  tint('M2 114Q5 82 22 73H98Q115 82 118 114z'),
  light(box(20, 42, 80, 31)),
  accent(box(21, 34, 78, 8)),
  light(windows([34, 35, 4, 7], [1, 1], [8, 0], arch), windows([82, 35, 4, 7], [1, 1], [8, 0], arch)),
  light(box(14, 38, 17, 35), box(89, 38, 17, 35)),
  accent(dome(13, 38, 19, 13), dome(88, 38, 19, 13)),
  light(box(42, 34, 36, 39), box(47, 24, 26, 10)),
  accent(dome(46, 24, 28, 13), 'M55 11L52 3l4.5 3 3.5-4 3.5 4 4.5-3-3 8z'),
  pane(
    windows([17, 43, 4, 9], [2, 2], [7, 14], arch), windows([92, 43, 4, 9], [2, 2], [7, 14], arch),
    windows([34, 47, 4, 7], [1, 2], [0, 12], arch), windows([82, 47, 4, 7], [1, 2], [0, 12], arch),
    windows([50, 26, 4, 7], [4, 1], [5.4, 0], arch), windows([46, 38, 5, 13], [4, 1], [7.6, 0], arch),
    arch(46, 60, 5, 11), arch(69, 60, 5, 11),
  ),
  accent(arch(55, 59, 10, 14)),
  light(box(40, 52, 40, 5), box(10, 72, 100, 5)),
  fine(bars(44, 52, 5, 9, 4), bars(15, 72, 5, 7, 5), bars(75, 72, 5, 7, 5)),
  light(shape(53, 77, 67, 77, 84, 114, 36, 114)),
  line('M51 83h18M48 90h24M45 97h30M41 105h38'),
  light(box(3, 92, 15, 18), box(102, 92, 15, 18)),
  accent(dome(2, 92, 17, 11), dome(101, 92, 17, 11)),
  pane(arch(7.5, 97, 6, 13), arch(106.5, 97, 6, 13)),
  accent(
    cypress(41, 91, 6, 12), cypress(79, 91, 6, 12), cypress(30, 110, 9, 22), cypress(90, 110, 9, 22),
    cypress(28, 86, 5, 9), cypress(92, 86, 5, 9),
  ),
  cat(58, 105, 0.45),
]

export const grand: readonly Drawing[] = [penthouse, lakesideVilla, moatedCastle, cliffMonastery, spaHotel, palace]
