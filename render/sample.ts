import { type GameEvent, type GameState, legalChoices, newGame, play, STANDARD_BOX } from '#engine'
import type { PictureRequest } from './request.ts'

/** A position reached by random choices, for looking at pictures, tests and measurements. */
export interface Sample {
  readonly state: GameState
  readonly lastTurn: { readonly seat: number; readonly events: readonly GameEvent[] } | null
  /** Events of the turn that is still open. */
  readonly open: readonly GameEvent[]
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
    const choice = choices[next(choices.length)]
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

const NAMES = ['Ada', 'Bartholomew', 'Chiara', 'Dörte'] as const

/**
 * A request for a scene at a position reached by random choices.
 * @returns null when there is no such scene
 */
export function requestFor(
  scene: string,
  options: { players: number; seed: number; choices: number },
): PictureRequest | null {
  const { state, lastTurn } = sample(options)
  const names = options.players === 1 ? [NAMES[0], 'Tom'] : NAMES.slice(0, options.players)
  const all = { state, names, language: 'en' } as const
  switch (scene) {
    case 'table':
      return { ...all, scene, lastTurn }
    default:
      return null
  }
}
