import { EMOJI } from '../emoji.ts'
import type { EntryWords } from '../words/entries.ts'
import { count } from './grammar.ts'
import { names } from './names.ts'
import { resources } from './nouns.ts'

export const entries: EntryWords = {
  task: (asked, points) =>
    `Bij het ontsteken moet dit kloppen: ${asked} Als vreugdevuur levert de opdracht aan het einde ${names.points(points)} op.`,
  gnomePrice: (resource) =>
    `Toont ${names.resource[resource]} ${EMOJI.resource[resource]}: kost 2 bruine fiches en ${count(1, resources[resource])}, of 1 bruin fiche en ${count(2, resources[resource])}.`,
  orPoint: 'In plaats van de bonus mag je 1 punt nemen.',
  more: 'Meer over…',
  here: (edition) => `Aan deze tafel (${edition})`,
}
