import { EMOJI } from '../emoji.ts'
import { resourcesAsEmoji, tilesAsEmoji } from '../goods.ts'
import type { ChoiceWords } from '../words/choices.ts'
import { count, joined, names } from './names.ts'
import { tasks } from './tasks.ts'

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

export const choices: ChoiceWords = {
  price: (goods) => `Pay ${goods}`,
  taskPrice: (tiles) => `Pay ${tiles} and 2 resources`,
  gain: (goods) => `Get ${goods}`,
  final: 'No undo',
  onlyPoint: 'Only the point: you cannot use its bonus now',
  start: ({ symbols, swapped }) => ({
    label: `${swapped ? 'Swap for' : 'Keep'} ${symbols}`,
    note: swapped ? 'Yours goes to the middle of your supply' : '',
  }),
  fate: ({ end, symbols, row, column, arrow }) => ({
    label: `${FATE_END[end]} ${symbols} from row ${row}, column ${column} ${arrow}`,
    short: `${FATE_END[end]} from row ${row}, column ${column} ${arrow}`,
  }),
  path: ({ crystal, resource, space, matches }) => ({
    label: capital(names.pathTile(crystal, resource)),
    note: onPath(space, matches),
  }),
  pathFromPile: ({ space }) => ({
    label: 'Top of the pile, unseen',
    note: [onPath(space, false), 'no undo'].filter((part) => part !== '').join(' · '),
  }),
  search: ({ crystal, resource, space, matches }) => ({
    label: `${capital(names.pathTile(crystal, resource))}, from the pile`,
    note: onPath(space, matches),
  }),
  newpaths: {
    label: 'Turn up four new path tiles',
    note: 'Then you must take one. No undo',
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
    note: met ? 'You meet it already' : '',
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
    label: `Take in the ${names.guardian[colour]}`,
    short: names.guardian[colour],
    note: 'She starts on your starting tile',
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
    label:
      `${capital(names.compass[compass])}: ${EMOJI.actionTile[tile]} ${rewardEmoji(reward)} ${portals.map((one) => EMOJI.portal[one]).join('')}`.trimEnd(),
    short: capital(names.compass[compass]),
    note:
      portals.length === 0
        ? 'No portal here fits'
        : `Fits: ${joined(
            portals.map((one) => names.portal[one]),
            'or',
          )}`,
  }),
  take: ({ tile, reward, portal }) => ({
    label: `Take ${joined(
      [
        tile === null ? '' : `${EMOJI.actionTile[tile]} ${names.actionTile[tile]} tile`,
        reward === null
          ? ''
          : `${rewardEmoji(reward)} ${reward === 'points' ? names.points(2) : names.resource[reward]}`,
        portal === null ? '' : `${EMOJI.portal[portal]} ${names.portal[portal]}`,
      ].filter((part) => part !== ''),
      'and',
    )}`,
    short: [
      tile === null ? '' : EMOJI.actionTile[tile],
      reward === null ? '' : rewardEmoji(reward),
      portal === null ? '' : EMOJI.portal[portal],
    ].join(''),
  }),
  gnome: ({ gnome, resource, tiles }) => ({
    label: `${gnome.name} ${resource}${tiles === 0 ? '' : ` for ${count(tiles, 'brown tile')}`}`,
    short: gnome.name,
    note: gnome.ability,
  }),
  ignite: ({ space, task }) => ({
    label: task === null ? `Light bonfire ${space}` : `Light bonfire ${space}: ${tasks.title(task)}`,
    short: `Light bonfire ${space}`,
    note: task === null ? '' : `${names.points(task.points)} at the end`,
  }),
  novice: (task) => ({
    label: `Send the neutral novice of ${names.commonTask[task]}`,
    short: 'Neutral novice',
    note: 'Bonus action: your turn’s action stays open',
  }),
  council: (space) => ({
    label: `Council: ${names.council[space].name}`,
    short: names.council[space].name,
    note: names.council[space].bonus,
  }),
  bonus: (space) => ({
    label: `Take the bonus: ${names.council[space].name}`,
    short: 'bonus',
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
  turnup: { label: 'Turn up what waits', note: 'Shows the new tiles now. No undo of what came before' },
  decline: (island) => ({ label: 'Do nothing here', short: island === 'task' ? 'no task' : 'no guardian' }),
  tomTask: (task) => ({ label: capital(tasks.title(task)), note: 'Tom lights it at once' }),
  tomGuardian: (colour) => ({ label: `The ${names.guardian[colour]}` }),
  tomCouncil: (space) => ({ label: `Council: ${names.council[space].name}`, note: 'It blocks nothing for you' }),
  tomGnome: (gnome, resource) => ({
    label: `${gnome.name} ${resource}`,
    note: 'Gnomes have no abilities at Tom’s',
  }),
  pass: (points) => ({
    label: points === null ? 'Pass' : `Pass for ${names.points(points)}`,
    note: 'You take no more turns',
  }),
  out: { label: 'Take no more turns', note: 'You leave the bonus action. The game goes on without you' },
  end: { label: 'End turn', note: 'What you did becomes final' },
}

const FATE_END = { top: 'Top tile', bottom: 'Bottom tile', only: 'Last tile' } as const

const rewardEmoji = (reward: keyof typeof EMOJI.resource | 'points'): string =>
  reward === 'points' ? `2${EMOJI.points}` : EMOJI.resource[reward]

function onPath(space: number | null, matches: boolean): string {
  if (space === null) return ''
  return matches ? `Path space ${space}, matches the task beside it` : `Path space ${space}`
}

/** "2 green, 1 yellow" */
function counted<T extends string>(things: readonly T[], called: Readonly<Record<T, string>>): string {
  const kinds = [...new Set(things)]
  return kinds.map((kind) => `${things.filter((thing) => thing === kind).length} ${called[kind]}`).join(', ')
}
