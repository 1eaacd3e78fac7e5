// Any game without a folder of its own: one view, for the eye and for reading.

import type { GameAtTable } from '../games'
import type { Entry } from '../link/frames'
import { isNewRound } from '../replay/marks'
import { t } from '../words/index.svelte'
import PlainTable from './PlainTable.svelte'
import { tell } from './telling'

const GLANCE = 500

export const plain: GameAtTable = {
  picture: PlainTable,
  text: PlainTable,
  story: ({ names }) => ({ tell: (entry) => tell(entry, names, t).map((text) => ({ text, isHead: false })) }),
  pacing: (entry: Entry) => (entry.kind === 'move' ? GLANCE : 0),
  keys: () => [{ keys: ['m'], does: t('plain.write') }],
  landmarks: { isRound: isNewRound },
  curve: 'replay.curve_plain',
}
