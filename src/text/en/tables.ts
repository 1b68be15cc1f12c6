import type { TablesWords } from '../words/tables.ts'

export const tables: TablesWords = {
  mine: 'Your tables',
  ofThisChannel: 'Tables of this channel',
  none: 'You sit at no open table. Open one with /bonfire new, or sit down with /bonfire join where one waits.',
  stopped: 'Stopped: something is broken.',
  yourTurnElsewhere: 'It is your turn at another table, too:',
}
