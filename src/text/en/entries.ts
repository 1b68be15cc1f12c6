import { EMOJI } from '../emoji.ts'
import type { EntryWords } from '../words/entries.ts'
import { names } from './names.ts'

export const entries: EntryWords = {
  task: (asked, points) =>
    `When you ignite it, this must be true: ${asked} As a bonfire it scores ${names.points(points)} at the end.`,
  gnomePrice: (resource) =>
    `Shows ${names.resource[resource]} ${EMOJI.resource[resource]}: recruit for 2 brown tiles and 1 ${names.resource[resource]}, or for 1 brown tile and 2 of that resource.`,
  orPoint: 'You may take 1 point instead of the bonus.',
  more: 'More about…',
  here: (edition) => `At this table (${edition})`,
}
