import { capital } from '../capital.ts'
import { EMOJI } from '../emoji.ts'
import { resourcesAsEmoji, tilesAsEmoji } from '../goods.ts'
import type { ChoiceWords } from '../words/choices.ts'
import type { Gnome } from '../words/gnomes.ts'
import { gnomes } from './gnomes.ts'
import { count, joined, names } from './names.ts'
import { tasks } from './tasks.ts'

export const choices: ChoiceWords = {
  price: (goods) => `Pay ${goods}`,
  taskPrice: (tiles) => `Pay ${tiles} and 2 resources`,
  taskPriceLater: (tiles) => `then ${tiles} and 2 resources`,
  nothingThere: 'You can’t do anything there now',
  gain: (goods) => `Get ${goods}`,
  final: 'No undo',
  onlyPoint: 'Only 1 point: you can’t use the bonus now',
  start: ({ symbols, swapped }) => ({
    label: `${swapped ? 'Swap for' : 'Keep'} ${symbols}`,
    note: swapped ? 'Yours goes to the middle of your supply' : '',
  }),
  fate: ({ end, symbols, row, column, arrow }) => ({
    label: `${FATE_END[end]} ${symbols} from ${fatePlace(row, column)} ${arrow}`,
    short: `${FATE_END[end]} from ${fatePlace(row, column)} (${arrow})`,
  }),
  path: ({ crystal, resource, space, matches }) => ({
    label: capital(names.pathTile(crystal, resource)),
    note: onPath(space, matches),
  }),
  pathFromPile: ({ space }) => ({
    label: 'Top tile of the pile, unseen',
    note: [onPath(space, false), 'no undo'].filter((part) => part !== '').join(' · '),
  }),
  search: ({ crystal, resource, space, matches }) => ({
    label: `${capital(names.pathTile(crystal, resource))}, from the pile`,
    note: onPath(space, matches),
  }),
  newpaths: {
    label: 'Reveal four new path tiles',
    note: 'Then you must pay for one and take it. No undo past this',
  },
  ship: ({ island, tasks: lying, guardiansLeft, owned }) => ({
    label: names.island(island),
    short: island.id,
    note:
      island.kind === 'task'
        ? lying.length === 0
          ? 'No tasks left here'
          : lying.map(tasks.inBrief).join(' · ')
        : owned
          ? 'You already have her'
          : guardiansLeft === 0
            ? 'None left here'
            : `${count(guardiansLeft, 'guardian')} here`,
  }),
  task: ({ task, met }) => ({
    label: capital(tasks.title(task)),
    short: tasks.title(task),
    note: met ? 'You already fulfil it' : '',
  }),
  offer: ({ resource, pile }) => ({
    label: resource === null ? `Offering pile ${pile}` : `Leave your ${names.resource[resource]} offering`,
    short: resource === null ? `pile ${pile}` : `${names.resource[resource]} offering`,
    note: `From pile ${pile}`,
  }),
  space: ({ space, value, portal, crystal }) => ({
    label: `Task space ${space}`,
    short: `space ${space}`,
    note: [
      `Guardian worth ${value}`,
      portal === null ? '' : names.portal[portal],
      crystal === null ? '' : `${names.crystal[crystal]} crystal`,
    ]
      .filter((part) => part !== '')
      .join(' · '),
  }),
  guardian: (colour) => ({
    label: `Retrieve the ${names.guardian[colour]}`,
    short: 'retrieve her',
    note: 'She goes to your starting tile',
  }),
  procession: ({ steps }) => ({
    label: `Procession of up to ${count(steps, 'step')}`,
  }),
  move: ({ guardian, to, points }) => ({
    label: `${capital(names.guardian[guardian])} to ${names.place(to)}`,
    note: points === null ? '' : `${names.points(points)} at the end`,
  }),
  stay: (guardian) => ({ label: `${capital(names.guardian[guardian])} stays` }),
  yield: (resource) => ({ label: `Bring ${names.resource[resource]}` }),
  bonfire: ({ compass, tile, reward, portals }) => ({
    label: `${capital(names.compass[compass])}: ${names.actionTile[tile]} tile, ${reward === 'points' ? names.points(2) : names.resource[reward]}`,
    short: capital(names.compass[compass]),
    note:
      portals.length === 0
        ? 'No portal fits'
        : `Fits: ${joined(
            portals.map((one) => names.portal[one]),
            'or',
          )}`,
  }),
  take: (rewards) => ({ label: `Take ${taken(rewards)}`, short: taken(rewards) }),
  gnome: ({ gnome, tiles }) => ({
    label: `${withResource(gnome)}${tiles === 0 ? '' : ` for ${count(tiles, 'brown tile')}`}`,
    short: gnomes(gnome).name,
    note: gnomes(gnome).ability,
  }),
  ignite: ({ space, task }) => ({
    label: task === null ? `Ignite bonfire ${space}` : `Ignite bonfire ${space}: ${tasks.title(task)}`,
    short: task === null ? `Ignite bonfire ${space}` : `Ignite “${tasks.condition(task.condition)}”`,
    note: task === null ? '' : `${names.points(task.points)} at the end`,
  }),
  novice: (task) => ({
    label: `Send the neutral novice for “${names.commonTask[task]}”`,
    short: 'Neutral novice',
    note: 'Bonus action: you can still take your action',
  }),
  council: (space) => ({
    label: `Council: ${names.council[space].name}`,
    short: names.council[space].name,
    note: names.council[space].bonus,
  }),
  bonus: (space) => ({
    label: `Take the bonus: ${names.council[space].name}`,
    short: 'Bonus',
    note: names.council[space].bonus,
  }),
  point: { label: 'Take 1 point instead', short: '1 point' },
  pay: (tiles) => ({
    label: `Pay ${tilesAsEmoji(tiles)}`,
    short: `pay ${tilesAsEmoji(tiles)}`,
    note: counted(tiles, names.actionTile),
  }),
  give: (resources) => ({
    label: `Pay ${resourcesAsEmoji(resources)}`,
    short: `pay ${resourcesAsEmoji(resources)}`,
    note: counted(resources, names.resource),
  }),
  discard: ({ tile, held, most }) => ({
    label: `Discard 1 ${names.actionTile[tile]} tile`,
    short: `Discard ${EMOJI.actionTile[tile]}`,
    note: `You have ${count(held, 'action tile')} and may keep ${most}`,
  }),
  discards: (tiles) => `Discard ${tilesAsEmoji(tiles)}`,
  turnup: { label: 'Reveal now', note: 'New tiles appear. No undo past this' },
  decline: (island) => ({
    label: island === 'task' ? 'Receive no task here' : 'Retrieve no guardian here',
    short: island === 'task' ? 'no task' : 'no guardian',
  }),
  tomTask: (task) => ({ label: capital(tasks.title(task)), note: 'Tom ignites it at once' }),
  tomGuardian: (colour) => ({ label: `The ${names.guardian[colour]}` }),
  tomCouncil: (space) => ({ label: `Council: ${names.council[space].name}`, note: 'It blocks nothing for you' }),
  tomGnome: (gnome) => ({
    label: withResource(gnome),
    note: 'Tom doesn’t use gnome abilities',
  }),
  pass: (points) => ({
    label: points === null ? 'Pass' : `Pass for ${names.points(points)}`,
    note: 'You take no more turns',
  }),
  out: { label: 'Take no more turns', note: 'You give up the bonus action. The game goes on without you' },
  end: { label: 'End turn', note: 'Your turn becomes final' },
}

const FATE_END = { top: 'Top tile', bottom: 'Bottom tile', only: 'Last tile' } as const

/** "row 2, column 3"; with specialist 27 it may begin outside: "1 above the edge, column 3". */
const fatePlace = (row: number, column: number): string =>
  [
    row < 1 ? `${1 - row} above the edge` : `row ${row}`,
    column < 1 ? `${1 - column} left of the edge` : `column ${column}`,
  ].join(', ')

/** "brown tile and star portal" */
const taken = ({ tile, reward, portal }: Parameters<ChoiceWords['take']>[0]): string =>
  joined(
    [
      tile === null ? '' : `${names.actionTile[tile]} tile`,
      reward === null ? '' : reward === 'points' ? names.points(2) : names.resource[reward],
      portal === null ? '' : names.portal[portal],
    ].filter((part) => part !== ''),
    'and',
  )

/** "Wayside Host 🐚" */
const withResource = (gnome: Gnome): string => `${gnomes(gnome).name} ${EMOJI.resource[gnome.resource]}`

function onPath(space: number | null, matches: boolean): string {
  if (space === null) return ''
  return matches ? `Path space ${space}, matches the task beside it` : `Path space ${space}`
}

/** "2 green, 1 yellow" */
function counted<T extends string>(things: readonly T[], called: Readonly<Record<T, string>>): string {
  const kinds = [...new Set(things)]
  return kinds.map((kind) => `${things.filter((thing) => thing === kind).length} ${called[kind]}`).join(', ')
}
