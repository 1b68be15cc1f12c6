import type { Words } from '../words/index.ts'

export const tables: Words['tables'] = {
  mine: 'Je tafels',
  ofThisChannel: 'Tafels in dit kanaal',
  none: 'Je zit aan geen enkele open tafel. Open er een met /bonfire nieuw, of schuif ergens aan met /bonfire meedoen.',
  inDirectMessages: 'in je privéberichten',
  placeGone: 'Het kanaal is weg.',
  placeGoneElsewhere:
    'Het kanaal is weg, dus daar wordt niemand geroepen. Typ /bonfire mijn-tafels in het kanaal van de server waar de tafel verder moet gaan.',
  placeTaken: 'In dit kanaal is een andere tafel open. Neem een ander kanaal, of open er een thread voor.',
  moved: 'De tafel staat nu in dit kanaal en gaat hier verder.',
  placeGoneDirect: (others) =>
    `Het kanaal van je tafel${others.length === 0 ? '' : ` met ${others.join(', ')}`} is weg, dus daar wordt niemand geroepen. Het spel is er nog: speel overal verder met /bonfire beurt, en typ /bonfire mijn-tafels in het kanaal van de server waar de tafel verder moet gaan.`,
  stopped: 'Ligt stil: er is iets stuk.',
  yourTurnElsewhere: 'Je bent ook aan een andere tafel aan de beurt:',
}
