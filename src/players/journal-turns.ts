import {
  type Choice,
  type GameEvent,
  type GameState,
  type Journal,
  newGame,
  parseChoice,
  playJournalLine,
  type Rules,
  readState,
  type Seat,
} from '#engine'

/** A turn as a journal has it. */
export interface JournalTurn {
  readonly seat: Seat
  /** Counted over all seats, Tom's too, from 1. */
  readonly number: number
  /** As it began. */
  readonly from: GameState
  /** Before its end was said; the same as `after` where nothing was said. */
  readonly done: GameState
  /** With the next one begun, or the game ended. */
  readonly after: GameState
  /** Its choices; null where the seat was left, and the table ended it. */
  readonly choices: readonly Choice[] | null
  /** What happened in it, and in turns of others that came and went without a choice. */
  readonly events: readonly GameEvent[]
}

/**
 * Plays a journal's newest segment again, turn by turn.
 * @param rules those of the box that it was played with
 * @returns the turns in order; one that has not ended is left out
 * @throws when it cannot be played by these rules
 */
export function replayByTurns(rules: Rules, { segments }: Pick<Journal, 'segments'>) {
  const segment = segments.at(-1)
  if (segment === undefined) throw new Error('a journal without segments')
  const start = 'setup' in segment.start ? newGame(rules, segment.start.setup) : readState(rules, segment.start.state)
  const turns: JournalTurn[] = []
  let from = start
  let state = start
  let choices: Choice[] = []
  let events: GameEvent[] = []
  for (const line of segment.choices) {
    const choice = parseChoice(line)
    const before = state
    const played = playJournalLine(rules, state, line)
    state = played.state
    events.push(...played.events)
    const over = state.ended !== null || state.turn.number !== from.turn.number
    if (choice !== null) choices.push(choice)
    // A seat that is left out of turn takes no more turns: it is as if that had been so when this one began.
    else if (choices.length === 0) from = state
    if (!over) continue
    const { seat, number } = before.turn
    const done = choice?.kind === 'end' ? before : state
    const began = choice === null ? before : from
    turns.push({ seat, number, from: began, done, after: state, choices: choice && choices, events })
    from = state
    choices = []
    events = []
  }
  return { start, turns }
}
