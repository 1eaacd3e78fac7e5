// The games as a server has them, for every test: tools/game_cards.py writes them down.

import { vi } from 'vitest'
import * as http from '../src/link/http'
import type { GameCard } from '../src/link/wire'
import { catalogue } from '../src/store/catalogue.svelte'
import cards from './games.json'

const asked = vi.spyOn(http, 'listGames').mockResolvedValue(cards as unknown as GameCard[])
await catalogue.want()
asked.mockRestore()
