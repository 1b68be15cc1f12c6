import {
  type Choice,
  type ChoiceKind,
  distanceToBeingLegal,
  type GameState,
  legalChoices,
  priceOf,
  type Refusal,
  type Rules,
  refusedChoices,
} from '#engine'
import { EMOJI, type Words } from '#text'
import type { PanelPage } from '../panel-codecs.ts'

/** One thing that a turn can be used for: a button of the turn's menu, with a page of its own. */
export interface MenuAction {
  readonly page: Exclude<PanelPage, 'turn' | 'discard' | 'pass'>
  readonly emoji: string
  /** The choices with which it begins. */
  readonly kinds: readonly ChoiceKind[]
  /** It ends in points: first, wherever it can be done. */
  readonly scores?: true
}

/** In the order in which they stand wherever they are listed. Those whose names are long have short ones beside them. */
export const MENU_ACTIONS: readonly MenuAction[] = [
  { page: 'ignite', emoji: EMOJI.bonfire, kinds: ['ignite'], scores: true },
  { page: 'novice', emoji: EMOJI.novice, kinds: ['novice'], scores: true },
  { page: 'fate', emoji: EMOJI.fate, kinds: ['fate', 'discard'] },
  { page: 'path', emoji: EMOJI.actionTile.green, kinds: ['path', 'newpaths'] },
  { page: 'bonfire', emoji: EMOJI.actionTile.purple, kinds: ['bonfire'] },
  { page: 'gnome', emoji: EMOJI.actionTile.brown, kinds: ['gnome'] },
  { page: 'ship', emoji: EMOJI.actionTile.blue, kinds: ['ship'] },
  { page: 'task', emoji: EMOJI.actionTile.red, kinds: ['task'] },
  { page: 'guardian', emoji: EMOJI.guardians, kinds: ['guardian'] },
  { page: 'procession', emoji: EMOJI.actionTile.white, kinds: ['procession'] },
]

export const menuActionOfPage = (page: PanelPage): MenuAction | null =>
  MENU_ACTIONS.find((action) => action.page === page) ?? null

/** The legal choices with which an action begins. */
export const firstChoices = (rules: Rules, state: GameState, action: MenuAction): Choice[] =>
  legalChoices(rules, state).filter((choice) => action.kinds.includes(choice.kind))

/** The action that begins with a kind of choice. */
export const menuActionOfKind = (kind: ChoiceKind): MenuAction | undefined =>
  MENU_ACTIONS.find(({ kinds }) => kinds.includes(kind))

/** An action that cannot be taken: of the reasons against its options the one that is nearest to being lifted. */
export interface ClosedAction {
  readonly action: MenuAction
  readonly refusal: Refusal
}

/** Those of some actions that cannot be taken. */
export function closedActions(rules: Rules, state: GameState, actions: readonly MenuAction[]): ClosedAction[] {
  const legal = new Set(legalChoices(rules, state).map(({ kind }) => kind))
  const closed = actions.filter(({ kinds }) => !kinds.some((kind) => legal.has(kind)))
  const kinds = closed.flatMap((action) => action.kinds)
  const refused = refusedChoices(rules, state, kinds).toSorted(
    (a, b) => distanceToBeingLegal(a.refusal) - distanceToBeingLegal(b.refusal),
  )
  return closed.flatMap((action) => {
    const nearest = refused.find(({ choice }) => action.kinds.includes(choice.kind))
    return nearest === undefined ? [] : { action, refusal: nearest.refusal }
  })
}

/** The least that an action costs in tiles of its colour now: `1🟦`, `1–3🟦`; empty when it costs none. */
export function priceRangeText(rules: Rules, state: GameState, choices: readonly Choice[]): string {
  const prices = choices.flatMap((choice) => priceOf(rules, state, choice).tiles ?? [])
  const [first] = prices
  if (first === undefined) return ''
  const units = prices.map((price) => price.units)
  const least = Math.min(...units)
  const most = Math.max(...units)
  return `${least === most ? least : `${least}–${most}`}${EMOJI.actionTile[first.colour]}`
}

/** What an action is called in a text: on a button there may be no room for the whole name of the Great Bonfire. */
export const menuActionNameInText = ({ panel, live }: Words, page: MenuAction['page']): string =>
  page === 'bonfire' ? live.looks.bonfire : panel.menu[page]

/** An action with its price, which may be empty. */
export const withPrice = ({ panel }: Words, action: string, price: string): string =>
  price === '' ? action : panel.priced(action, price)

/** The least of that, before what a button says, whose emoji tells the colour; empty when it costs none. */
export function leastPriceText(rules: Rules, state: GameState, choices: readonly Choice[]): string {
  const units = choices.flatMap((choice) => priceOf(rules, state, choice).tiles?.units ?? [])
  return units.length === 0 ? '' : `${Math.min(...units)} · `
}

const SAYS_IT_ITSELF: readonly string[] = ['ignite', 'procession', 'novice']

/** A line's label, after the action that it is used for as the menu calls it, unless the label itself says so. */
export function labelWithAction(words: Words, line: readonly Choice[], label: string): string {
  const kind = line.find((choice) => choice.kind !== 'discard')?.kind
  const action = kind === undefined ? undefined : menuActionOfKind(kind)
  if (action === undefined || SAYS_IT_ITSELF.includes(action.page)) return label
  return words.phrases.labelled(menuActionNameInText(words, action.page), label)
}
