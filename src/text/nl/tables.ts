import type { TablesWords } from '../words/tables.ts'

export const tables: TablesWords = {
  mine: 'Je tafels',
  ofThisChannel: 'Tafels in dit kanaal',
  none: 'Je zit aan geen enkele open tafel. Open er een met /bonfire nieuw, of ga met /bonfire meedoen zitten waar er een wacht.',
  stopped: 'Ligt stil: er is iets stuk.',
  yourTurnElsewhere: 'Je bent ook aan een andere tafel aan de beurt:',
}
