import { EMOJI } from '../emoji.ts'
import type { EntryWords } from '../words/entries.ts'
import { joined, names } from './names.ts'

export const entries: EntryWords = {
  task: (asked, points) =>
    `When you ignite it, this must be true: ${asked} As a bonfire it scores ${names.points(points)} at the end.`,
  gnomePrice: (resource) =>
    `Shows ${names.resource[resource]} ${EMOJI.resource[resource]}: recruit for 2 brown tiles and 1 ${names.resource[resource]}, or for 1 brown tile and 2 of that resource.`,
  orPoint: 'You may take 1 point instead of the bonus.',
  pages: (pages) => `Rulebook, ${pages.length === 1 ? 'page' : 'pages'} ${joined(pages.map(String), 'and')}`,
  fateExample: (groups, covered) =>
    [
      'Example in the picture: the tile with the green frame is new.',
      ...groups.map(({ tile, count }) =>
        count === 1
          ? `${EMOJI.actionTile[tile]} stands alone: take 1.`
          : `${EMOJI.actionTile[tile]} is in a group of ${count}: take ${count}.`,
      ),
      ...(covered === '' ? [] : [`It covers a printed ${covered}: take that too.`]),
    ].join('\n'),
  fillers:
    'a about an and are as at can could do does for from get give gives has have how i if in is it its many may me mean means much must my of on one or out should so that the them there they this to was we what when where which who why will with would you your s t re don doesn isn',
  more: 'More about…',
  here: (edition) => `At this table (${edition})`,
}
