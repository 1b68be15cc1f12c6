import type {
  Colour,
  CommonTask,
  CouncilSpace,
  Crystal,
  GainSource,
  Guardian,
  Island,
  Place,
  Resource,
  Space,
  Task,
  TomCard,
} from '#engine'
import { ACTION_TILES, RESOURCES } from '#engine'
import { type Goods, tally } from '../goods.ts'
import type { Gnome } from '../words/gnomes.ts'
import { gnomes } from './gnomes.ts'
import { count, joined, names, ofResource } from './names.ts'
import { tasks } from './tasks.ts'

/**
 * A turn as it is told afterwards. Where nothing else is said, a text is what somebody did without the person, and its
 * first word is the verb: "sailed to …". Deeds that are not here are said as `narration.deeds` and `brief` have them, for
 * which the same holds.
 */
export const story = {
  /** Who, and what was done, as a whole sentence; with `then`, one that goes on from the sentence before. */
  sentence: (name: string, deeds: readonly string[], then: boolean): string =>
    `${then ? 'Then ' : ''}${name} ${joined(deeds, 'and')}.`,
  startTileLaid: (symbols: readonly Colour[], swapped: boolean): string =>
    `${swapped ? 'swapped the first fate tile for' : 'began with the fate tile'} ${colours(symbols)}`,
  fateTilePlaced: (symbols: readonly Colour[]): string => `placed the fate tile ${colours(symbols)}`,
  /** Somebody who came for a guardian is told of with `brief.shipMoved`. */
  shipMoved: (island: Island): string =>
    island.kind === 'task'
      ? `sailed to the ${names.resource[island.resource]} island ${island.id}`
      : `sailed to ${island.id}, the island of the ${names.guardian[island.guardian]}s`,
  taskReceived: (task: Task, offering: Resource | null): string =>
    `received the ${task.points}-point task “${tasks.condition(task.condition)}”${offering === null ? '' : `, leaving the ${names.resource[offering]} offering`}`,
  pathBuilt: ({
    crystal,
    resource,
    space,
    from,
  }: {
    crystal: Crystal
    resource: Resource
    space: Space
    from: 'display' | 'pile' | 'search'
  }): string =>
    `built a ${names.resource[resource]} path tile with a ${names.crystal[crystal]} crystal in space ${space}${BUILT_FROM[from]}`,
  /** Several at once. */
  pathsBuilt: (tiles: readonly { crystal: Crystal; resource: Resource; space: Space }[]): string =>
    `built path tiles in spaces ${joined(
      tiles.map(({ space, resource, crystal }) => `${space} (${names.pathTile(crystal, resource)})`),
      'and',
    )}`,
  procession: (moves: readonly { guardian: Guardian; to: Place }[]): string =>
    moves.length === 0
      ? 'made a procession'
      : `led ${joined(
          moves.map(({ guardian, to }) => `the ${names.guardian[guardian]} to ${names.place(to)}`),
          'and',
        )} in a procession`,
  gnomesJoined: (joining: readonly Gnome[]): string =>
    `recruited ${joined(
      joining.map((gnome) => `the ${gnomes(gnome).name}`),
      'and',
    )}`,
  ignited: (task: Task): string => `ignited the ${task.points}-point bonfire “${tasks.condition(task.condition)}”`,
  /** Tom's tasks come bonfire side up. */
  bonfireReceived: (task: Task): string =>
    `received the ${task.points}-point bonfire “${tasks.condition(task.condition)}”`,
  commonTaskMet: (task: CommonTask): string => `fulfilled the common task “${names.commonTask[task]}”`,
  /** The one of the task that was just met. */
  neutralNoviceMoved: (to: CouncilSpace): string => `sent its neutral novice to “${names.council[to].name}”`,
  tomDrew: (card: TomCard): string => `drew the card “${names.tomCard[card]}”`,
  /** `from`: the first of what it came from. */
  gained: (goods: Goods, from: GainSource): string => `${isScore(goods) ? 'scored' : GAINED[from]} ${said(goods)}`,
  /** These two stand by themselves below a sentence: "Paid 1 blue tile and 1 shell". */
  paid: (goods: Goods): string => `Paid ${said(goods)}`,
  discarded: (goods: Goods): string => `Discarded ${said(goods)}`,
}

const colours = (symbols: readonly (typeof ACTION_TILES)[number][]): string =>
  symbols.map((symbol) => names.actionTile[symbol]).join('-')

/** "2 green, 1 red tile, 3 roots and 4 points" */
function said({ tiles, resources, points }: Goods): string {
  const kinds = tally(ACTION_TILES, tiles)
  return joined(
    [
      ...kinds.map(({ kind, n }, index) =>
        index < kinds.length - 1 ? `${n} ${names.actionTile[kind]}` : count(n, `${names.actionTile[kind]} tile`),
      ),
      ...tally(RESOURCES, resources).map(({ kind, n }) => ofResource(n, kind)),
      ...(points === 0 ? [] : [names.points(points)]),
    ],
    'and',
  )
}

const BUILT_FROM = { display: '', pile: ' (drawn from the pile)', search: ' (chosen from the pile)' } as const

const isScore = ({ tiles, resources }: Goods): boolean => tiles.length + resources.length === 0

const GAINED = {
  setUp: 'took',
  fateArea: 'collected',
  covered: 'collected',
  path: 'took',
  procession: 'brought home',
  moveGuardian: 'brought home',
  greatBonfire: 'took',
  council: 'took',
  point: 'took',
  elder: 'gained',
  specialist: 'gained',
  countdown: 'gained',
  tom: 'gained',
} as const
