import { CHOICE_KINDS_BY_QUESTION } from './answers.ts'
import { greatBonfireSpacesNextFirst } from './bonfire.ts'
import type { Choice, ChoiceKind } from './choice.ts'
import { actingCity } from './city.ts'
import { decision } from './decision.ts'
import { illegalFatePlacements, topAndBottomFateTiles } from './fate.ts'
import { legalChoices, whyNot } from './play.ts'
import { nextGuardians } from './procession.ts'
import type { Refusal } from './refusal.ts'
import type { Rules } from './rules.ts'
import type { GameState } from './state.ts'
import { COMMON_TASKS, COUNCIL_SPACES, GUARDIAN_PLACES, PORTAL_KINDS, SPACES } from './terms.ts'

/** Something on the table that cannot be chosen now. */
export interface RefusedChoice {
  readonly choice: Choice
  readonly refusal: Refusal
}

/**
 * What lies on the table and could be an answer to what is asked now, but is none, each with the reason. A gnome is in it
 * once, when neither of its prices can be paid, with the one that is nearer; a fate tile once, when none can be placed, else every place that none can take.
 * @param only these kinds, of those that answer what is asked; all of them unless given
 * @returns empty when the game is over
 */
export function refusedChoices(rules: Rules, state: GameState, only?: readonly ChoiceKind[]): RefusedChoice[] {
  const now = decision(state)
  if (now === null) return []
  const { question } = now
  const kinds: readonly ChoiceKind[] = CHOICE_KINDS_BY_QUESTION[question.kind]
  const legal = legalChoices(rules, state)
  const refused = kinds
    .filter((kind) => only === undefined || only.includes(kind))
    .flatMap((kind) => onTheTable(rules, state, legal, kind))
    .flatMap((choice): RefusedChoice[] => {
      const refusal = whyNot(rules, state, choice)
      // Right after landing nobody asks for what lies elsewhere.
      const elsewhere = refusal?.code === 'noSuchTask' || refusal?.code === 'shipElsewhere'
      return refusal === null || (elsewhere && question.kind === 'islandAction') ? [] : [{ choice, refusal }]
    })
  const open = new Set<string>(legal.flatMap((choice) => (choice.kind === 'gnome' ? choice.gnome : [])))
  return refused.filter((one) => {
    if (one.choice.kind !== 'gnome') return true
    const { gnome } = one.choice
    const prices = refused.filter(({ choice }) => choice.kind === 'gnome' && choice.gnome === gnome)
    const [nearest] = prices.toSorted((a, b) => distanceToBeingLegal(a.refusal) - distanceToBeingLegal(b.refusal))
    return one === nearest && !open.has(gnome)
  })
}

/**
 * How far a choice is from being possible, for an order: nearest is who lacks only resources, for the tiles are there
 * already; furthest who would have to sail first.
 */
export function distanceToBeingLegal(refusal: Refusal): number {
  switch (refusal.code) {
    case 'resourcesShort':
      return refusal.figures.short
    case 'tilesShort':
      return 10 + refusal.figures.short
    case 'conditionNotMet':
      return 30 + refusal.figures.need - refusal.figures.have
    case 'noSuchTask':
    case 'shipElsewhere':
      return 200
    default:
      return 100
  }
}

/** Whatever of a kind there is to point at, legal or not. */
function onTheTable(rules: Rules, state: GameState, legal: readonly Choice[], kind: ChoiceKind): Choice[] {
  const city = actingCity(state)
  const asked = state.todo.at(-1)
  switch (kind) {
    case 'fate': {
      if (legal.some((one) => one.kind === 'discard')) return []
      if (legal.some((one) => one.kind === 'fate')) return illegalFatePlacements(rules, city)
      return [{ kind, tile: topAndBottomFateTiles(city)[0] ?? 'F1', row: 1, column: 1, direction: 'e' }]
    }
    case 'path': {
      const open = [...new Set(state.pathDisplay)].filter((tile) => tile !== null)
      const fromPile = asked?.kind === 'freePath' ? [] : (['pile'] as const)
      return [...open, ...fromPile].map((from) => ({ kind, from }))
    }
    case 'newpaths':
    case 'bonus':
    case 'point':
    case 'pass':
    case 'end':
      return [{ kind }]
    case 'search':
      return rules.box.pathTiles.map(({ crystal, resource }) => ({ kind, tile: `${crystal}-${resource}` }))
    case 'ship':
      return rules.box.islands.map(({ id }) => ({ kind, island: id }))
    case 'task':
      return Object.values(state.islands).flatMap(({ tasks }) => tasks.map((task) => ({ kind, task })))
    case 'offer':
      return ([1, 2] as const).map((pile) => ({ kind, pile }))
    case 'space':
      return SPACES.map((space) => ({ kind, space }))
    case 'guardian':
      return rules.guardians.map((colour) => ({ kind, colour }))
    case 'procession':
      // One unit more than can be paid for and used.
      return [{ kind, units: 1 + Math.max(0, ...legal.map((one) => (one.kind === 'procession' ? one.units : 0))) }]
    case 'move': {
      const walkers =
        asked?.kind === 'procession' ? nextGuardians(city, asked.waiting) : city.guardians.map((one) => one.colour)
      return walkers.flatMap((guardian) =>
        GUARDIAN_PLACES.filter((to) => to !== 'start' && !stands(state, guardian, to)).map((to) => ({
          kind,
          guardian,
          to,
        })),
      )
    }
    case 'stay':
      return asked?.kind === 'procession'
        ? nextGuardians(city, asked.waiting).map((guardian) => ({ kind, guardian }))
        : []
    case 'bonfire':
      return greatBonfireSpacesNextFirst(state.bonfire.at).map((space) => ({ kind, space }))
    case 'take': {
      const lying = state.bonfire.portals[state.bonfire.at ?? 0] ?? []
      return PORTAL_KINDS.filter((portal) => lying.includes(portal)).map((portal) => ({
        kind,
        tile: true,
        reward: false,
        portal,
      }))
    }
    case 'gnome':
      return asked?.kind === 'freeSpecialist'
        ? openGnomes(state).map((gnome) => ({ kind, gnome, tiles: 0 }))
        : [...openGnomes(state), ...state.elders].flatMap((gnome) =>
            ([2, 1] as const).map((tiles) => ({ kind, gnome, tiles })),
          )
    case 'ignite': {
      const unlit = SPACES.filter((space) => city.tasks[space - 1]?.lit === false)
      return (unlit.length > 0 ? unlit : SPACES.slice(0, 1)).map((space) => ({ kind, space }))
    }
    case 'novice':
      return COMMON_TASKS.map((task) => ({ kind, task }))
    case 'council':
      return COUNCIL_SPACES.map((space) => ({ kind, space }))
    // Either always legal where they are asked, or nothing that people would miss: payments, discards, Tom's choices.
    case 'start':
    case 'yield':
    case 'pay':
    case 'give':
    case 'discard':
    case 'turnup':
    case 'decline':
    case 'tomTask':
    case 'tomGuardian':
    case 'tomCouncil':
    case 'tomGnome':
    case 'out':
      return []
  }
}

const openGnomes = (state: GameState) => state.gnomeDisplay.filter((one) => one !== null)
const stands = (state: GameState, guardian: string, place: string): boolean =>
  actingCity(state).guardians.some((one) => one.colour === guardian && one.place === place)
