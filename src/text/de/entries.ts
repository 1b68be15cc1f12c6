import { EMOJI } from '../emoji.ts'
import type { EntryWords } from '../words/entries.ts'
import { count } from './grammar.ts'
import { names } from './names.ts'
import { resources } from './nouns.ts'

export const entries: EntryWords = {
  task: (asked, points) =>
    `Beim Entfachen muss gelten: ${asked} Als Bonfire bringt sie am Ende ${names.points(points)}.`,
  gnomePrice: (resource) =>
    `Zeigt ${names.resource[resource]} ${EMOJI.resource[resource]}: kostet 2 braune Marker und ${count(1, resources[resource], 'acc')}, oder 1 braunen Marker und ${count(2, resources[resource], 'acc')}.`,
  orPoint: 'Statt des Bonus kannst du 1 Punkt nehmen.',
  more: 'Mehr über…',
  here: (edition) => `An diesem Tisch (${edition})`,
}
