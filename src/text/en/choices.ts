import type {
  ActionTile,
  CommonTask,
  CouncilSpace,
  Crystal,
  Guardian,
  GuardianPlace,
  Island,
  IslandGuardian,
  PortalKind,
  Resource,
  Space,
  Task,
} from '#engine'
import { capital } from '../capital.ts'
import { EMOJI } from '../emoji.ts'
import { resourcesAsEmoji, tilesAsEmoji } from '../goods.ts'
import type { ChoiceLabels, GnomeFacts, GreatBonfireCompassPoint, PathTileFacts } from '../words/facts.ts'
import { count, joined, names, phrases, upTo } from './names.ts'
import { gnomes, tasks } from './tasks.ts'

/** What does not depend on anything may have in one language what it lacks in another. */
const always = (text: ChoiceLabels): ChoiceLabels => text

/** One function a kind of choice: what it is about goes in, names are looked up inside. */
export const choices = {
  /** "Costs 🟦🟨" */
  price: (goods: string): string => `Costs ${goods}`,
  /** R8.3: the price of a task whose offering is not chosen yet: "Costs 🟥 and 2 resources" */
  taskPrice: (tiles: string): string => `Costs ${tiles} and 2 resources`,
  /** The same after another price: "then 🟥 and 2 resources" */
  taskPriceLater: (tiles: string): string => `then ${tiles} and 2 resources`,
  /** Where a voyage ends that leaves nothing to be done on the island (R7.2). */
  nothingThere: 'Nothing you can do there right now',
  /** "Gain 🟦×3" */
  gain: (goods: string): string => `Gain ${goods.replace(/^\+/, '')}`,
  /** Of what turns something up. */
  final: 'No undo',
  /** R12.7: a council space whose bonus cannot be used. */
  onlyPoint: 'You can’t use the bonus now',
  start: ({ symbols, swapped }: { symbols: string; swapped: boolean }): ChoiceLabels => ({
    label: `${swapped ? 'Swap for' : 'Keep'} ${symbols}`,
    note: swapped ? 'The one in your hand goes to the middle of your supply' : '',
  }),
  fate: ({
    end,
    symbols,
    row,
    column,
    arrow,
  }: {
    end: 'top' | 'bottom' | 'only'
    symbols: string
    row: number
    column: number
    arrow: string
  }): ChoiceLabels => ({
    label: `${names.fateEnd[end]} ${symbols} from ${fatePlace(row, column)} ${arrow}`,
    short: `${names.fateEnd[end]}, ${fatePlace(row, column)} (${arrow})`,
  }),
  path: ({ crystal, resource, space, matches }: PathTileFacts): ChoiceLabels => ({
    label: capital(names.pathTile(crystal, resource)),
    note: onPath(space, matches),
  }),
  pathFromPile: ({ space }: { space: Space | null }): ChoiceLabels => ({
    label: 'Top tile of the pile, unseen',
    note: [onPath(space, false), 'No undo'].filter((part) => part !== '').join(' · '),
  }),
  search: ({ crystal, resource, space, matches }: PathTileFacts): ChoiceLabels => ({
    label: `${capital(names.pathTile(crystal, resource))}, from the pile`,
    note: onPath(space, matches),
  }),
  newpaths: always({
    label: 'Reveal four new path tiles',
    note: 'Then you must pay for one and take it. No undo past this',
  }),
  ship: ({
    island,
    tasks: lying,
    guardiansLeft,
    owned,
  }: {
    island: Island
    /** The tasks lying there. */
    tasks: readonly Task[]
    /** Of a guardian island: how many are left, and whether the city has one. */
    guardiansLeft: number
    owned: boolean
  }): ChoiceLabels => ({
    label: names.island(island),
    short: island.id,
    brief: `Tasks: ${lying.length}`,
    note:
      island.kind === 'task'
        ? lying.length === 0
          ? 'No tasks left here'
          : capital(phrases.apart(lying.map(tasks.inBrief)))
        : owned
          ? 'You already have her'
          : guardiansLeft === 0
            ? 'None left here'
            : `${count(guardiansLeft, 'guardian')} left`,
  }),
  task: ({ task, met }: { task: Task; met: boolean }): ChoiceLabels => ({
    label: capital(tasks.title(task)),
    short: tasks.title(task),
    note: met ? 'You already fulfil it' : '',
  }),
  offer: ({ resource, pile }: { resource: Resource | null; pile: 1 | 2 }): ChoiceLabels => ({
    label: resource === null ? `Offering pile ${pile}` : `Leave your ${names.resource[resource]} offering`,
    short: resource === null ? `pile ${pile}` : `${names.resource[resource]} offering`,
    note: `From pile ${pile}`,
  }),
  space: ({
    space,
    value,
    portal,
    crystal,
  }: {
    space: Space
    value: number
    portal: PortalKind | null
    crystal: Crystal | null
  }): ChoiceLabels => ({
    label: `Task space ${space}`,
    short: `space ${space}`,
    note: [
      `A guardian here scores ${names.points(value)}`,
      portal === null ? '' : capital(names.portal[portal]),
      crystal === null ? '' : capital(`${names.crystal[crystal]} crystal`),
    ]
      .filter((part) => part !== '')
      .join(' · '),
  }),
  guardian: (colour: IslandGuardian): ChoiceLabels => ({
    label: `Retrieve the ${names.guardian[colour]}`,
    short: 'retrieve the guardian',
    note: 'She goes to your starting tile',
  }),
  procession: ({ steps }: { steps: number }): ChoiceLabels => ({
    label: `Procession of ${upTo(steps, 'step')}`,
  }),
  /** `points`: at a bonfire, for the end of the game. */
  move: ({ guardian, to, points }: { guardian: Guardian; to: GuardianPlace; points: number | null }): ChoiceLabels => ({
    label: `${capital(names.guardian[guardian])} to ${names.place(to)}`,
    note: points === null ? '' : `${names.points(points)} at the end`,
  }),
  stay: (guardian: Guardian): ChoiceLabels => ({ label: `${capital(names.guardian[guardian])} stays` }),
  yield: (resource: Resource): ChoiceLabels => ({
    label: capital(names.resource[resource]),
    short: names.resource[resource],
  }),
  bonfire: ({
    compass,
    tile,
    reward,
    portals,
  }: {
    compass: GreatBonfireCompassPoint
    tile: ActionTile
    reward: Resource | 'points'
    /** Portals there that fit the city. */
    portals: readonly PortalKind[]
  }): ChoiceLabels => ({
    label: `${capital(names.compass[compass])} (${names.actionTile[tile]} tile, ${reward === 'points' ? names.points(2) : names.resource[reward]})`,
    short: capital(names.compass[compass]),
    note: portals.length === 0 ? 'No portal fits' : `Fits: ${joined(portals, 'or')} portal`,
  }),
  take: (rewards: Rewards): ChoiceLabels => ({
    label: capital(taken(rewards)),
    short: taken(rewards),
    note: rewards.portal === null ? '' : `Place the ${names.portal[rewards.portal]}`,
  }),
  gnome: ({ gnome }: { gnome: GnomeFacts }): ChoiceLabels => ({
    label: withResource(gnome),
    short: gnomes(gnome).name,
    note: gnome.kind === 'elder' ? gnomes(gnome).ability : `Effect: ${gnomes(gnome).ability}`,
    brief: gnomes(gnome).ability,
  }),
  ignite: ({ space, task }: { space: Space; task: Task | null }): ChoiceLabels => ({
    label: task === null ? `Ignite bonfire ${space}` : `Ignite bonfire ${space}: ${tasks.title(task)}`,
    short: task === null ? `Ignite bonfire ${space}` : `Ignite “${tasks.condition(task.condition)}”`,
    note: task === null ? '' : `${names.points(task.points)} at the end`,
  }),
  novice: (task: CommonTask): ChoiceLabels => ({
    label: `Send the neutral novice from “${names.commonTask[task]}”`,
    short: 'Neutral novice',
    note: 'Bonus action: you can still take your action',
  }),
  council: (space: CouncilSpace): ChoiceLabels => ({
    label: `Council: ${names.council[space].name}`,
    short: names.council[space].name,
    note: names.council[space].bonus,
  }),
  bonus: (space: CouncilSpace): ChoiceLabels => ({
    label: `Take the bonus: ${names.council[space].name}`,
    short: 'Bonus',
    note: names.council[space].bonus,
  }),
  point: always({ label: 'Take 1 point instead', short: '1 point' }),
  pay: (tiles: readonly ActionTile[]): ChoiceLabels => ({
    label: `Pay ${tilesAsEmoji(tiles)}`,
    short: `pay ${tilesAsEmoji(tiles)}`,
  }),
  give: (resources: readonly Resource[]): ChoiceLabels => ({
    label: `Pay ${resourcesAsEmoji(resources)}`,
    short: `pay ${resourcesAsEmoji(resources)}`,
  }),
  discard: ({ tile, held, most }: { tile: ActionTile; held: number; most: number }): ChoiceLabels => ({
    label: `Discard 1 ${names.actionTile[tile]} tile`,
    short: `Discard ${EMOJI.actionTile[tile]}`,
    note: `You have ${count(held, 'action tile')} and may keep ${most}`,
  }),
  /** The tiles that are discarded before something else, all in one. */
  discards: (tiles: readonly ActionTile[]): string => `Discard ${tilesAsEmoji(tiles)}`,
  turnup: always({ label: 'Reveal now', note: 'New tiles appear. No undo past this' }),
  /** R7.2: nothing is done on the island, for which there would be something to do. */
  decline: (island: Island['kind']): ChoiceLabels => ({
    label: island === 'task' ? 'Don’t receive a task here' : 'Don’t retrieve a guardian here',
    short: island === 'task' ? 'no task' : 'no guardian',
  }),
  tomTask: (task: Task): ChoiceLabels => ({ label: capital(tasks.title(task)), note: 'Tom ignites it at once' }),
  tomGuardian: (colour: IslandGuardian): ChoiceLabels => ({ label: `The ${names.guardian[colour]}` }),
  tomCouncil: (space: CouncilSpace): ChoiceLabels => ({
    label: `Novice to “${names.council[space].name}”`,
    short: `novice to “${names.council[space].name}”`,
    note: 'You can still send a novice there yourself',
  }),
  tomGnome: (gnome: GnomeFacts): ChoiceLabels => ({
    label: withResource(gnome),
    note: 'Tom doesn’t use gnome abilities',
  }),
  /** `points`: of the countdown tile; null when there is none. */
  pass: (points: number | null): ChoiceLabels => ({
    label: points === null ? 'Pass' : `Pass for ${names.points(points)}`,
    note: 'You take no more turns',
  }),
  /** To take no more turns rather than the bonus action that is all there is. */
  out: always({ label: 'Take no more turns', note: 'You give up the bonus action. The game goes on without you' }),
  end: always({ label: 'End turn', note: 'Your turn becomes final' }),
}

/** "row 2, column 3"; with specialist 27 it may begin outside: "1 above the edge, column 3". */
const fatePlace = (row: number, column: number): string =>
  [
    row < 1 ? `${1 - row} above the edge` : `row ${row}`,
    column < 1 ? `${1 - column} left of the edge` : `column ${column}`,
  ].join(', ')

/** Two of the three, or all, of what a space of the Great Bonfire gives: "a brown tile and the star portal". */
interface Rewards {
  readonly tile: ActionTile | null
  readonly reward: Resource | 'points' | null
  readonly portal: PortalKind | null
}

const taken = ({ tile, reward, portal }: Rewards): string =>
  joined(
    [
      tile === null ? '' : `${names.actionTile[tile]} tile`,
      reward === null ? '' : reward === 'points' ? names.points(2) : names.resource[reward],
      portal === null ? '' : names.portal[portal],
    ].filter((part) => part !== ''),
    'and',
  )

/** "Wayside Host 🐚" */
const withResource = (gnome: GnomeFacts): string => `${gnomes(gnome).name} (${EMOJI.resource[gnome.resource]})`

function onPath(space: number | null, matches: boolean): string {
  if (space === null) return ''
  return matches ? `Goes in path space ${space} and matches the task beside it` : `Goes in path space ${space}`
}
