import {
  type Choice,
  type ChoiceKind,
  COMMON_TASKS,
  type GameState,
  legalChoices,
  priceOf,
  type Refusal,
  type Rules,
  SPACES,
  whyNot,
} from '#engine'
import { EMOJI } from '#text'
import type { Page } from '../custom-id.ts'

/** One thing that a turn can be used for: a button of the turn's menu, with a page of its own. */
export interface MenuAction {
  readonly page: Exclude<Page, 'turn' | 'discard'>
  readonly emoji: string
  /** The choices with which it begins. */
  readonly kinds: readonly ChoiceKind[]
  /** Choices to ask why it cannot be taken now. */
  readonly examples: (rules: Rules, state: GameState) => readonly Choice[]
}

const city = (state: GameState) => state.cities[state.turn.seat]

export const MENU_ACTIONS: readonly MenuAction[] = [
  {
    page: 'fate',
    emoji: EMOJI.fate,
    kinds: ['fate', 'discard'],
    examples: (_rules, state) => [
      { kind: 'fate', tile: city(state)?.fate.supply[0] ?? 'F1', row: 3, column: 3, direction: 'e' },
    ],
  },
  {
    page: 'path',
    emoji: EMOJI.actionTile.green,
    kinds: ['path', 'newpaths'],
    examples: (_rules, state) => [
      { kind: 'path', from: 'pile' },
      ...state.pathDisplay.flatMap((tile) => (tile === null ? [] : [{ kind: 'path' as const, from: tile }])),
    ],
  },
  {
    page: 'ship',
    emoji: EMOJI.actionTile.blue,
    kinds: ['ship'],
    examples: (rules) => rules.box.islands.map(({ id }) => ({ kind: 'ship', island: id })),
  },
  {
    page: 'task',
    emoji: EMOJI.actionTile.red,
    kinds: ['task'],
    examples: (_rules, state) => {
      const here = state.islands[city(state)?.ship ?? '']?.tasks ?? []
      const anywhere = Object.values(state.islands).flatMap((island) => island.tasks)
      return (here.length > 0 ? here : anywhere.slice(0, 1)).map((task) => ({ kind: 'task', task }))
    },
  },
  {
    page: 'guardian',
    emoji: EMOJI.guardians,
    kinds: ['guardian'],
    examples: (rules, state) => {
      const here = rules.box.islands.find(({ id }) => id === city(state)?.ship)
      return (here?.kind === 'guardian' ? [here.guardian] : rules.guardians).map((colour) => ({
        kind: 'guardian',
        colour,
      }))
    },
  },
  {
    page: 'procession',
    emoji: EMOJI.actionTile.white,
    kinds: ['procession'],
    examples: () => [{ kind: 'procession', units: 1 }],
  },
  {
    page: 'bonfire',
    emoji: EMOJI.actionTile.purple,
    kinds: ['bonfire'],
    examples: () => [0, 1, 2, 3, 4, 5, 6].map((space) => ({ kind: 'bonfire', space })),
  },
  {
    page: 'gnome',
    emoji: EMOJI.actionTile.brown,
    kinds: ['gnome'],
    examples: (_rules, state) =>
      [...state.gnomeDisplay, ...state.elders].flatMap((gnome) =>
        gnome === null ? [] : ([1, 2] as const).map((tiles) => ({ kind: 'gnome' as const, gnome, tiles })),
      ),
  },
  {
    page: 'ignite',
    emoji: EMOJI.bonfire,
    kinds: ['ignite'],
    examples: (_rules, state) => {
      const own = SPACES.filter((space) => city(state)?.tasks[space - 1]?.lit === false)
      return (own.length > 0 ? own : SPACES.slice(0, 1)).map((space) => ({ kind: 'ignite', space }))
    },
  },
  {
    page: 'novice',
    emoji: EMOJI.novice,
    kinds: ['novice'],
    examples: () => COMMON_TASKS.map((task) => ({ kind: 'novice', task })),
  },
]

export const menuActionOf = (page: Page): MenuAction | null =>
  MENU_ACTIONS.find((action) => action.page === page) ?? null

/** The legal choices with which an action begins. */
export const firstChoices = (rules: Rules, state: GameState, action: MenuAction): Choice[] =>
  legalChoices(rules, state).filter((choice) => action.kinds.includes(choice.kind))

/** Why an action cannot be taken: of its examples' refusals the one that is nearest to being lifted. */
export function menuActionRefusal(rules: Rules, state: GameState, action: MenuAction): Refusal | null {
  const refusals = action.examples(rules, state).flatMap((choice) => whyNot(rules, state, choice) ?? [])
  const short = (refusal: Refusal) =>
    refusal.code === 'tilesShort' || refusal.code === 'resourcesShort' ? refusal.figures.short : 99
  return [...refusals].sort((a, b) => short(a) - short(b))[0] ?? null
}

/** The least that an action costs in tiles of its colour now: `1🟦`, `1–3🟦`; empty when it costs none. */
export function priceRange(rules: Rules, state: GameState, choices: readonly Choice[]): string {
  const prices = choices.flatMap((choice) => priceOf(rules, state, choice).tiles ?? [])
  const [first] = prices
  if (first === undefined) return ''
  const units = prices.map((price) => price.units)
  const least = Math.min(...units)
  const most = Math.max(...units)
  return `${least === most ? least : `${least}–${most}`}${EMOJI.actionTile[first.colour]}`
}
