// Does something at the table; what is refused is told in a sentence.

import type { Made } from '../link/socket'
import type { Command } from '../link/wire'
import { toasts } from '../parts/toasts.svelte'
import type { TableStore } from '../store/table.svelte'
import { problemText } from '../words/problems'

export async function attempt(store: TableStore, command: Command): Promise<Made | null> {
  try {
    return await store.do(command)
  } catch (fault) {
    toasts.bad(problemText(fault))
    return null
  }
}
