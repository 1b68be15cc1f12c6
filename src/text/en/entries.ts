import { EMOJI } from '../emoji.ts'
import type { EntryWords } from '../words/entries.ts'
import { names } from './names.ts'

export const entries: EntryWords = {
  task: (asked, points) =>
    `This must be so when you ignite it: ${asked} As a bonfire it scores ${names.points(points)} at the end.`,
  gnomePrice: (resource) =>
    `Shows ${names.resource[resource]} ${EMOJI.resource[resource]}: recruit for 2 brown tiles and 1 ${names.resource[resource]}, or 1 brown tile and 2 of that resource.`,
  orPoint: 'Instead of the bonus you may take 1 point.',
  more: 'More about…',
  here: (edition) => `At this table (${edition})`,
}
