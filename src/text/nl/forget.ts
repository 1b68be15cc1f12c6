import type { Words } from '../words/index.ts'
import { count } from './grammar.ts'
import { nouns } from './nouns.ts'

export const forget: Words['forget'] = {
  ask: [
    '**Moet ik je vergeten?** Je spellen tegen Tom, je handicap en je instellingen worden gewist. Waar je hebt meegespeeld, staat op je plaats dan “Een oud-speler”; de spellen zelf blijven bewaard voor wie er met je speelde. Dit kun je niet terugdraaien.',
    '-# Berichten die al in een kanaal staan, blijven zoals ze zijn. Een moderator kan ze verwijderen.',
  ].join('\n'),
  confirm: 'Vergeet me',
  seated:
    'Je zit nog aan een tafel. Verlaat die eerst (/bonfire verlaten, of /bonfire sluiten als het jouw tafel is) en vraag het me dan nog eens:',
  done: (tables) =>
    `Klaar. Ik weet niets meer van je${tables === 0 ? '' : `: aan ${count(tables, nouns.table)} staat nu “Een oud-speler” op je plaats`}. Speel je weer, dan begin je opnieuw.`,
}
