import { type GameEvent, type GameState, newGame, playJournalLine, type ScoreSheet, scoreSheets } from '#engine'
import type { SeasonGame } from '#support/season'
import { rulesOfGame } from './games.ts'

/** A turn that has ended. */
interface RetoldTurn {
  readonly number: number
  /** Whose it was, and who passed by itself before the next one began. */
  readonly seats: ReadonlySet<number>
  /** What each city would have scored, had the game ended there. */
  readonly points: readonly number[]
  /** The countdown began in it. */
  readonly countdown: boolean
}

/** A game played again from its journal, a line at a time. */
export interface RetoldGame {
  readonly end: GameState
  /** By seat, Tom's last. */
  readonly sheets: readonly ScoreSheet[]
  readonly turns: readonly RetoldTurn[]
  /** All that happened, each with the number of its turn. */
  readonly events: readonly (readonly [turn: number, event: GameEvent])[]
}

/** Plays a game's journal again. It knows nothing of what the bot makes of it. */
export function retold(game: SeasonGame): RetoldGame {
  const rules = rulesOfGame(game)
  const turns: RetoldTurn[] = []
  const events: [number, GameEvent][] = []
  let state = newGame(rules, game.setup)
  let seats = new Set<number>()
  let countdown = false
  for (const { choice } of game.choices) {
    const before = state
    const played = playJournalLine(rules, before, choice)
    state = played.state
    for (const event of played.events) {
      events.push([before.turn.number, event])
      if (event.kind === 'passed' || event.kind === 'turnEnded') seats.add(event.seat)
      if (event.kind === 'countdownBegan') countdown = true
    }
    if (state.ended === null && state.turn.number === before.turn.number) continue
    turns.push({
      number: before.turn.number,
      seats: seats.add(before.turn.seat),
      points: scoreSheets(rules, state).map(({ total }) => total),
      countdown,
    })
    seats = new Set()
    countdown = false
  }
  return { end: state, sheets: scoreSheets(rules, state), turns, events }
}
