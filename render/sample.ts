import {
  type Choice,
  fateGain,
  type GameEvent,
  type GameState,
  legalChoices,
  newGame,
  play,
  STANDARD_BOX,
  standardBox,
  taskMet,
} from '#engine'
import type { Candidate, PictureRequest } from './request.ts'

/** A position reached by random choices, for looking at pictures, tests and measurements. */
export interface Sample {
  readonly state: GameState
  readonly lastTurn: { readonly seat: number; readonly events: readonly GameEvent[] } | null
  /** Events of the turn that is still open. */
  readonly open: readonly GameEvent[]
}

/**
 * A random choice, but bonfires are lit when they can be, tasks taken that are nearly met, and fate tiles laid where
 * they give much: a city that grows is worth a look.
 */
function pick(state: GameState, choices: readonly Choice[], next: (below: number) => number): Choice | undefined {
  const wish = (choice: Choice): number => {
    switch (choice.kind) {
      case 'ignite':
      case 'novice':
      case 'bonus':
        return 90
      case 'task':
        return taskMet(state, state.turn.seat, choice.task) ? 80 : 14
      case 'fate':
        return fateGain(state, state.turn.seat, choice).areas.reduce((sum, area) => sum + area.count, 0)
      case 'ship': {
        const tasks = state.islands[choice.island]?.tasks ?? []
        return tasks.some((task) => taskMet(state, state.turn.seat, task)) ? 40 : 3
      }
      case 'guardian':
        return 12
      case 'gnome':
      case 'bonfire':
      case 'path':
        return 9
      case 'take':
        return choice.portal === null ? 2 : 9
      case 'decline':
      case 'stay':
      case 'point':
      case 'discard':
      case 'pass':
        return -9
      default:
        return 6
    }
  }
  return choices
    .map((choice) => ({ choice, weight: wish(choice) + next(1000) / 120 }))
    .sort((a, b) => b.weight - a.weight)[0]?.choice
}

/**
 * Plays random choices from the start; the same numbers give the same position.
 * @param options players 1 to 4 (1: against Tom), a seed, how many choices
 */
export function sample(options: { players: number; seed: number; choices: number }): Sample {
  let random = options.seed * 2654435761 + 12345
  const next = (below: number): number => {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0
    return Math.floor((random / 2 ** 32) * below)
  }
  const seed = (options.seed >>> 0).toString(16).padStart(32, '5')
  let state = newGame({
    players: options.players,
    seed,
    edition: 'rulebook',
    beginnerIslands: false,
    solo: options.players === 1 ? { handicap: -10, letTomDecide: false } : null,
    box: STANDARD_BOX,
  })
  let open: GameEvent[] = []
  let lastTurn: Sample['lastTurn'] = null
  for (let i = 0; i < options.choices; i++) {
    const choices = legalChoices(state)
    const choice = pick(state, choices, next)
    if (choice === undefined) break
    const seat = state.turn.seat
    const played = play(state, choice)
    open.push(...played.events)
    state = played.state
    if (played.events.some((event) => event.kind === 'turnEnded')) {
      lastTurn = { seat, events: open }
      open = []
    }
  }
  return { state, lastTurn, open }
}

/** The choices that stand open, each with a letter, as a select would name them. */
const candidates = (state: GameState): Candidate[] =>
  legalChoices(state)
    .slice(0, 25)
    .map((choice, i) => ({ label: String.fromCharCode(65 + i), choice }))

const ISLANDS = standardBox.islands.map((island) => island.id)
const NAMES = ['Ada', 'Bartholomew', 'Chiara', 'Dörte'] as const

/**
 * A request for a scene at a position reached by random choices.
 * @returns null when there is no such scene
 */
export function requestFor(
  scene: string,
  options: { players: number; seed: number; choices: number },
): PictureRequest | null {
  const { state, lastTurn, open } = sample(options)
  const names = options.players === 1 ? [NAMES[0], 'Tom'] : NAMES.slice(0, options.players)
  const all = { state, names, language: 'en' } as const
  switch (scene) {
    case 'table':
      return { ...all, scene, lastTurn }
    case 'city':
      return { ...all, scene, seat: state.turn.seat, tentative: open, candidates: candidates(state) }
    case 'scores':
    case 'gnomes':
    case 'bonfire':
    case 'council':
      return { ...all, scene }
    case 'island':
      return { ...all, scene, island: ISLANDS[options.seed % ISLANDS.length] ?? 'A1' }
    case 'fate':
      return { ...all, scene, seat: state.turn.seat, candidates: candidates(state) }
    default:
      return null
  }
}
