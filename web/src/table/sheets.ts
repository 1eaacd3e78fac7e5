/** What can lie over the table; one at a time. */
export type SheetName = 'log' | 'chat' | 'invite' | 'menu' | 'rules' | 'keys'
