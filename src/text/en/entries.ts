import type { ActionTile, Resource } from '#engine'
import { uncapital } from '../capital.ts'
import { EMOJI } from '../emoji.ts'
import { joined, names, ofResource } from './names.ts'

/** What the rules look-up adds to the words of pieces and topics. */
export const entries = {
  /** A task: what it asks, one or more sentences of `conditionAtLength`, and what it is worth. */
  task: (asked: string, points: number): string =>
    `You can ignite it when ${uncapital(asked)} As a bonfire it scores ${names.points(points)} at the end.`,
  /** Behind what a gnome can do: its resource, and the two prices (R12.1). */
  gnomePrice: (resource: Resource): string =>
    `This gnome shows ${resource === 'gold' ? '' : 'a '}${names.resource[resource]} ${EMOJI.resource[resource]} and costs 2 brown tiles and ${ofResource(1, resource)}, or 1 brown tile and ${ofResource(2, resource)}.`,
  /** Behind the bonus of a council space. */
  orPoint: 'You may take 1 point instead of the bonus.',
  /** Where the printed rulebook has it; at least one page. */
  pages: (pages: readonly number[]): string =>
    `Rulebook, ${pages.length === 1 ? 'page' : 'pages'} ${joined(pages.map(String), 'and')}`,
  /** R5.5, R5.6: what the framed tile of the picture brings: a line a group, and emoji of what it covers. */
  fateExample: (groups: readonly { tile: ActionTile; count: number }[], covered: string): string =>
    [
      'Example in the picture: the tile with the green frame is new.',
      ...groups.map(({ tile, count }) =>
        count === 1
          ? `${EMOJI.actionTile[tile]} stands alone: take 1.`
          : `${EMOJI.actionTile[tile]} is in a group of ${count}: take ${count}.`,
      ),
      ...(covered === '' ? [] : [`The new tile covers a printed ${covered}: take that too.`]),
    ].join('\n'),
  /** Words of a question that say nothing of what is looked for: "what", "is", "the". Lower case, without accents. */
  fillers:
    'a about an and are as at can could do does for from get give gives has have how i if in is it its many may me mean means much must my of on one or out should so that the them there they this to was we what when where which who why will with would you your s t re don doesn isn',
  /** Over buttons that lead to other entries. */
  more: 'More about…',
  /** Before what the edition of the reader's table says. */
  here: (edition: string): string => `At this table (${edition})`,
}
