import { cityOf, decision, formatChoice, type GameEvent, revealed, type Setup, whyNot } from '#engine'
import type { Action, Press, TableRefusal } from './action.ts'
import type { Entry, Kept } from './entries.ts'
import { type Fold, placed, step, withGame } from './fold.ts'
import { actingSeat, choose, type Game, letSitOut, movesOf, present, undoFloor } from './game.ts'
import { endsTurn, tell } from './told.ts'

/** People at a table that is not solo. */
const FEWEST = 2
const MOST = 4

/** What judging a press needs to know besides the table. */
export interface Circumstances {
  /** ms since 1970. */
  readonly at: number
  /** Number of the rules that are played here. */
  readonly rules: number
  /** Hash of the box that new games are played with. */
  readonly box: string
  seed(): string
}

/** What is to be kept of a press: entries, and what the table is with them. */
export interface Draft {
  readonly fold: Fold
  readonly kept: readonly Kept[]
  readonly events: readonly GameEvent[]
}

export type Verdict =
  | { readonly kind: 'refused'; readonly refusal: TableRefusal }
  | { readonly kind: 'keep'; readonly draft: Draft }

type Actor = Pick<Press, 'person' | 'moderator' | 'interactionId'>
type Doing<K extends Action['kind']> = Extract<Action, { kind: K }>

export const blank = (fold: Fold): Draft => ({ fold, kept: [], events: [] })

/** Adds an entry to a draft. */
export function write(draft: Draft, entry: Entry, actor: Actor | null, { rules }: Circumstances): Draft {
  const kept = keptAs(draft, entry, actor)
  return { ...draft, fold: step(draft.fold, kept, rules), kept: [...draft.kept, kept] }
}

const keptAs = (draft: Draft, entry: Entry, actor: Actor | null): Kept => ({
  seq: draft.fold.seq + 1,
  actor: actor?.person.id ?? null,
  interactionId: actor?.interactionId ?? null,
  entry,
})

const refused = (refusal: TableRefusal): Verdict => ({ kind: 'refused', refusal })
const keep = (draft: Draft): Verdict => ({ kind: 'keep', draft })

/**
 * Whether a press may be, and what it makes of the table. Pure: nothing is kept yet.
 * @throws when the engine breaks over a choice that it had allowed, or a position that it had made
 */
export function judge(fold: Fold, press: Actor & { readonly action: Action }, now: Circumstances): Verdict {
  const { action, person } = press
  const { phase } = fold
  if (action.kind === 'close') return close(fold, press, now)
  if (phase === 'finished' || phase === 'closed' || phase === 'frozen') return refused({ code: 'tableOver', phase })
  if (fold.game !== null && fold.game.rules > now.rules) return refused({ code: 'newerRules' })
  const seat = fold.seats.findIndex((one) => one.person?.id === person.id)
  switch (action.kind) {
    case 'join':
      return join(fold, press, seat, now)
    case 'takeOver':
      return takeOver(fold, press, seat, action.seat, now)
  }
  if (seat < 0) return refused({ code: 'notSeated' })
  switch (action.kind) {
    case 'leave':
      return leave(fold, press, now)
    case 'option':
      return option(fold, press, action, now)
    case 'start':
      return start(fold, press, now)
  }
  if (fold.game === null) return refused({ code: 'notStarted' })
  if (action.kind === 'sitOut') return sitOut(fold, fold.game, press, action.seat, now)
  const acting = actingSeat(fold.game)
  if (seat !== acting)
    return refused({ code: 'notYourTurn', acting: acting === null ? null : (fold.seats[acting]?.person?.id ?? null) })
  switch (action.kind) {
    case 'choices':
      return choices(fold, press, action, now)
    case 'undo':
      return undo(fold, fold.game, press, action.to, now)
  }
}

const emptySeats = (fold: Fold): number[] =>
  fold.seats.flatMap((seat, index) => (seat.person === null && !seat.satOut ? [index] : []))

function join(fold: Fold, actor: Actor, seat: number, now: Circumstances): Verdict {
  if (seat >= 0) return refused({ code: 'alreadySeated' })
  if (fold.solo) return refused({ code: 'soloTable' })
  if (fold.phase !== 'lobby') return refused({ code: 'alreadyStarted', emptySeats: emptySeats(fold) })
  if (fold.seats.length >= MOST) return refused({ code: 'full' })
  return keep(write(blank(fold), { type: 'joined', at: now.at, person: actor.person }, actor, now))
}

function takeOver(fold: Fold, actor: Actor, own: number, seat: number, now: Circumstances): Verdict {
  const chair = fold.seats[seat]
  if (fold.phase === 'lobby') return refused({ code: 'notStarted' })
  if (own >= 0) return refused({ code: 'alreadySeated' })
  if (chair === undefined) return refused({ code: 'noSuchSeat' })
  if (chair.person !== null) return refused({ code: 'seatNotEmpty', person: chair.person })
  if (chair.satOut) return refused({ code: 'satOut' })
  return keep(write(blank(fold), { type: 'tookOver', at: now.at, seat, person: actor.person }, actor, now))
}

/**
 * When the last one leaves, the table closes itself. Of a solo game it stays known whose it was, for the handicap
 * challenge.
 */
function leave(fold: Fold, actor: Actor, now: Circumstances): Verdict {
  const gone: Entry = { type: 'closed', at: now.at, why: 'everybodyLeft' }
  if (fold.solo) return keep(write(blank(fold), gone, actor, now))
  const left = write(blank(fold), { type: 'left', at: now.at, person: actor.person.id }, actor, now)
  if (left.fold.seats.some((seat) => seat.person !== null)) return keep(left)
  return keep(write(left, gone, null, now))
}

/** Before the game; the hints of a first game also while it is played. */
function option(fold: Fold, actor: Actor, { change }: Doing<'option'>, now: Circumstances): Verdict {
  const onlyHints = Object.keys(change).every((key) => key === 'guide')
  if (fold.phase !== 'lobby' && !(fold.solo && onlyHints))
    return refused({ code: 'alreadyStarted', emptySeats: emptySeats(fold) })
  if (actor.person.id !== fold.host) return refused({ code: 'notTheHost', host: fold.host })
  return keep(write(blank(fold), { type: 'option', at: now.at, change: { ...change } }, actor, now))
}

function start(fold: Fold, actor: Actor, now: Circumstances): Verdict {
  if (fold.phase !== 'lobby') return refused({ code: 'alreadyStarted', emptySeats: emptySeats(fold) })
  const seated = fold.seats.length
  if (seated < FEWEST) return refused({ code: 'tooFewPeople', seated, needed: FEWEST })
  return keep(started(blank(fold), actor, now))
}

/** Adds the start of the game to a draft. */
export function started(draft: Draft, actor: Actor, now: Circumstances): Draft {
  const { options, seats, solo } = draft.fold
  const setup: Setup = {
    players: seats.length,
    seed: now.seed(),
    edition: options.edition,
    beginnerIslands: options.beginnerIslands,
    solo: solo ? { handicap: options.handicap, letTomDecide: options.letTomDecide } : null,
    box: now.box,
  }
  return write(draft, { type: 'started', at: now.at, rules: now.rules, setup }, actor, now)
}

/**
 * All or none. Nothing may follow what ended the turn or turned something up, or a refusal further on in the press
 * would tell what is hidden.
 */
function choices(fold: Fold, actor: Actor, { choices: line }: Doing<'choices'>, now: Circumstances): Verdict {
  if (line.length === 0) return refused({ code: 'noChoices' })
  const press = fold.seq
  let draft = blank(fold)
  let final = false
  for (const choice of line) {
    const game = draft.fold.game
    if (game === null || final) return refused({ code: 'pressTooLong', choice })
    const refusal = whyNot(present(game), choice)
    if (refusal !== null) return refused({ code: 'rules', refusal, choice })
    const seat = decision(present(game))?.seat ?? 0
    const step = choose(game, { seq: draft.fold.seq + 1, at: new Date(now.at) }, press, choice)
    const told = tell(step.events)
    draft = advance(draft, { type: 'choice', at: now.at, seat, choice: formatChoice(choice), press, told }, actor, step)
    final = endsTurn(step.events) || step.events.some(revealed)
  }
  return keep(draft)
}

/** Adds an entry whose effect on the game is known already: the engine works once for a choice. */
function advance(draft: Draft, entry: Entry, actor: Actor, done: { game: Game; events: readonly GameEvent[] }): Draft {
  const kept = keptAs(draft, entry, actor)
  return {
    fold: withGame(placed(draft.fold, kept), done.game),
    kept: [...draft.kept, kept],
    events: [...draft.events, ...done.events],
  }
}

function undo(fold: Fold, game: Game, actor: Actor, to: number, now: Circumstances): Verdict {
  if (to < undoFloor(game)) return refused({ code: 'undoTooFar' })
  if (!movesOf(game).some((move) => move.seq > to)) return refused({ code: 'nothingToUndo' })
  return keep(write(blank(fold), { type: 'undone', at: now.at, to }, actor, now))
}

/** If it is the seat's turn, what can be taken back of that turn is taken back first. */
function sitOut(fold: Fold, game: Game, actor: Actor, seat: number, now: Circumstances): Verdict {
  const chair = fold.seats[seat]
  if (chair === undefined) return refused({ code: 'noSuchSeat' })
  if (chair.person !== null) return refused({ code: 'seatNotEmpty', person: chair.person })
  if (chair.satOut || cityOf(game.settled, seat).status !== 'playing') return refused({ code: 'satOut' })
  let draft = blank(fold)
  const floor = undoFloor(game)
  if (actingSeat(game) === seat && game.line.some((move) => move.seq > floor))
    draft = write(draft, { type: 'undone', at: now.at, to: floor }, actor, now)
  const { events } = letSitOut(draft.fold.game ?? game, { seq: draft.fold.seq + 1, at: new Date(now.at) }, seat)
  return keep({ ...write(draft, { type: 'satOut', at: now.at, seat, told: tell(events) }, actor, now), events })
}

/** A frozen table can only be closed. */
function close(fold: Fold, actor: Actor, now: Circumstances): Verdict {
  const { phase, host } = fold
  if (phase === 'finished' || phase === 'closed') return refused({ code: 'tableOver', phase })
  // A table whose first entry is broken knows no host; its channel must not stay blocked.
  const isHost = actor.person.id === host || host === ''
  if (!isHost && !actor.moderator) return refused({ code: 'notHostNorModerator', host })
  const draft = write(blank(fold), { type: 'closed', at: now.at, why: isHost ? 'host' : 'moderator' }, actor, now)
  // Who does not sit there is not kept: nobody asks who it was, and it could not be found again to be forgotten.
  const seated = fold.seats.some((seat) => seat.person?.id === actor.person.id)
  return keep(seated ? draft : { ...draft, kept: draft.kept.map((one) => ({ ...one, actor: null })) })
}
