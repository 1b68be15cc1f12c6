import type { Choice } from './choice.ts'
import { type ChoiceHandler, turnOptionHandler } from './choice-handler.ts'
import { actingCity, type Emit, gain, hasAbility } from './city.ts'
import { tilesShortRefusal } from './pay.ts'
import { tilesShort } from './payment.ts'
import { refuse, type TilePriceCause } from './refusal.ts'
import type { Rules } from './rules.ts'
import type { City, Draft, GameState } from './state.ts'
import { PORTAL_KINDS, type PortalKind, type Space } from './terms.ts'

const SPACE_COUNT = 7

/** R11.1: by how many spaces the Great Bonfire turns; to the same space it is a full turn. */
const bonfireTurn = (from: number, to: number): number => (to - from + SPACE_COUNT) % SPACE_COUNT || SPACE_COUNT

/** R11.1, R11.4: purple tiles asked to turn the Great Bonfire to a space, the cheapest way. */
export function unitsToTurnGreatBonfireTo(state: GameState, city: City, space: number): number {
  if (state.bonfire.at === null) return 1
  const turn = bonfireTurn(state.bonfire.at, space)
  const further = hasAbility(city, 'longerTurn') ? 1 : 0
  if (turn <= 1 + further) return 1
  return turn <= 2 + further ? 2 : 3
}

/** The spaces clockwise from the one that it points at, that one itself last; from the south when it is none (R2.6). */
export function greatBonfireSpacesNextFirst(at: number | null): number[] {
  const from = at ?? SPACE_COUNT - 1
  return Array.from({ length: SPACE_COUNT }, (_, turn) => (from + 1 + turn) % SPACE_COUNT)
}

/** R11: to a space, paid or free (R12.6d). */
export const greatBonfireHandler = turnOptionHandler<'bonfire'>({
  candidates: (state, question) =>
    question.kind === 'turn' && tilesShort(actingCity(state), 'purple', 1) > 0
      ? []
      : [0, 1, 2, 3, 4, 5, 6].map((space) => ({ kind: 'bonfire', space })),
  refuse(state, question, { space }) {
    if (!Number.isInteger(space) || space < 0 || space >= SPACE_COUNT) return refuse('noSuchSpace', 'R11.1')
    if (question.kind === 'freeBonfire') return null
    const city = actingCity(state)
    const needed = unitsToTurnGreatBonfireTo(state, city, space)
    const { at } = state.bonfire
    const cause: TilePriceCause = at === null ? { kind: 'always' } : { kind: 'spaces', spaces: bonfireTurn(at, space) }
    return tilesShortRefusal(city, 'purple', needed, 'R11.1', cause)
  },
  apply(draft, question, { space }) {
    draft.todo.push({ kind: 'doBonfire', space })
    if (question.kind === 'turn')
      draft.todo.push({
        kind: 'payTiles',
        colour: 'purple',
        units: unitsToTurnGreatBonfireTo(draft, actingCity(draft), space),
      })
  },
})

/** R11.1, once paid. */
export function turnGreatBonfireTo(draft: Draft, space: number, emit: Emit): void {
  emit({ kind: 'bonfireTurned', seat: draft.turn.seat, from: draft.bonfire.at, to: space })
  draft.bonfire = { ...draft.bonfire, at: space }
  draft.todo.push({ kind: 'rewards' })
}

/**
 * R11.3: the notches that the next portal may fill; one, or with specialist 25 every free one.
 * @returns kind and path space
 */
export function fillableCityNotches(
  rules: Rules,
  city: City,
): readonly { readonly portal: PortalKind; readonly space: Space }[] {
  const free = rules.notches(city.board).filter(({ space }) => city.portals[space - 1] === null)
  return hasAbility(city, 'anyNotch') ? free : free.slice(0, 1)
}

/** R11.3: the portals of a space that fit the city, each kind once. */
export function fittingPortalsAt(rules: Rules, state: GameState, city: City, space: number): PortalKind[] {
  const lying = state.bonfire.portals[space] ?? []
  const fitting = fillableCityNotches(rules, city).map(({ portal }) => portal)
  return PORTAL_KINDS.filter((portal) => lying.includes(portal) && fitting.includes(portal))
}

/** R11.2, R11.4, R11.5: two of the three rewards, or with specialist 23 all three. */
export const greatBonfireRewardsHandler: ChoiceHandler<'take'> = {
  list(state, _question, rules) {
    const city = actingCity(state)
    const portals = fittingPortalsAt(rules, state, city, state.bonfire.at ?? 0)
    const choices: Choice<'take'>[] = [{ kind: 'take', tile: true, reward: true, portal: null }]
    for (const portal of portals) {
      if (hasAbility(city, 'allRewards')) choices.push({ kind: 'take', tile: true, reward: true, portal })
      choices.push(
        { kind: 'take', tile: true, reward: false, portal },
        { kind: 'take', tile: false, reward: true, portal },
      )
    }
    return choices
  },
  refuse(state, _question, { tile, reward, portal }, rules) {
    const city = actingCity(state)
    const count = (tile ? 1 : 0) + (reward ? 1 : 0) + (portal === null ? 0 : 1)
    if (count !== 2 && !(count === 3 && hasAbility(city, 'allRewards'))) return refuse('takeTwo', 'R11.2')
    const at = state.bonfire.at ?? 0
    if (portal === null || fittingPortalsAt(rules, state, city, at).includes(portal)) return null
    const [next, ...others] = fillableCityNotches(rules, city)
    return refuse('portalDoesNotFit', 'R11.3', {
      portal,
      there: state.bonfire.portals[at]?.includes(portal) === true,
      next: others.length === 0 ? (next?.portal ?? null) : null,
    })
  },
  apply(draft, _question, { tile, reward, portal }, emit, rules) {
    const at = draft.bonfire.at ?? 0
    const space = rules.box.greatBonfire[at]
    if (space === undefined) throw new Error(`the Great Bonfire has no space ${at}`)
    gain(draft, emit, {
      source: 'greatBonfire',
      tiles: tile ? [space.actionTile] : [],
      resources: reward && space.reward !== 'points' ? [space.reward] : [],
      points: reward && space.reward === 'points' ? 2 : 0,
    })
    if (portal !== null) placePortalInCity(rules, draft, portal, emit)
  },
}

/** R11.3: a portal of the space that the Great Bonfire points at goes into its notch. */
export function placePortalInCity(rules: Rules, draft: Draft, portal: PortalKind, emit: Emit): void {
  const city = actingCity(draft)
  const notch = fillableCityNotches(rules, city).find((one) => one.portal === portal)
  const at = draft.bonfire.at ?? 0
  const lying = draft.bonfire.portals[at]
  if (notch === undefined || lying === undefined) throw new Error(`no ${portal} portal can be placed`)
  const left = lying.toSpliced(lying.indexOf(portal), 1)
  draft.bonfire = { ...draft.bonfire, portals: draft.bonfire.portals.with(at, left) }
  city.portals = city.portals.with(notch.space - 1, portal)
  emit({ kind: 'portalPlaced', seat: draft.turn.seat, portal, space: notch.space })
}
