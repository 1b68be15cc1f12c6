import { RULES_NUMBER, type Rules, standardRules } from '#engine'
import { whyMayNotAskUndoUnreplayed } from '../actions/undo.ts'
import { silentSince } from '../clock/silent-seat.ts'
import { openTurnAllowance } from '../clock/turn-clock.ts'
import { type AdviceSettings, DEFAULT_SETTINGS } from '../people/settings.ts'
import { currentPosition, hasNoUnplannedChoice, openTurnEvents, type TableGame } from './game.ts'
import { seatOfPerson } from './seating.ts'
import { isFromNewerVersion, seatToAct, type TableState } from './state.ts'
import type { OpenTurn, PublicOnlyTable, TableForPerson } from './table-for-person.ts'
import { choicesSinceIrrevocableTurn, undoFloor } from './taking-back.ts'

/**
 * The view for everybody.
 * @param ours number of the rules that are played here
 * @param newGames what a game would be played by that begins now
 */
export function publicTable(
  table: TableState,
  ours: number = RULES_NUMBER,
  newGames: Rules = standardRules,
): PublicOnlyTable {
  const { id, guildId, channelId, cardChannelId, solo, options, phase, seq, seating, lobby, clock, votes, end } = table
  const { heldSeats, fullSeq, rematchOf, askableAt, starts } = lobby
  const { closed, endSeq, fault, thawedSeq } = end
  const { undo, reopenedSeq } = votes
  const { game } = table
  const playing = phase === 'playing' ? game : null
  const free = playing === null ? null : votes.free
  const acting = seatToAct(table)
  return {
    ...{ id, guildId, channelId, cardChannelId, solo, options, phase, seq, ...seating },
    ...{ heldSeats, fullSeq, rematchOf, askableAt, starts, closed, endSeq, fault, thawedSeq, reopenedSeq },
    extended: clock.extended,
    rules: game?.rules ?? newGames,
    settled: game?.settled ?? null,
    turnSeq: playing?.began ?? null,
    lastTurn: game?.lastTurns.at(-1) ?? null,
    lastTurns: game?.lastTurns ?? [],
    since: playing?.since ?? table.since,
    actingSeat: acting?.index ?? null,
    acting: acting?.person?.id ?? null,
    newer: isFromNewerVersion(table, ours),
    undoRequest: playing !== null && undo?.open ? undo : null,
    freeRequest: free?.open ? free : null,
    keptBy: free?.open === false ? free.objected : [],
    allowance: openTurnAllowance(table),
    silentSince: silentSince(table),
  }
}

/**
 * The view for one person: with the open turn where that person must act.
 * @param advice what the person wants to be told
 * @param shown what everybody is shown of it
 */
export function tableForPerson(
  table: TableState,
  personId: string,
  advice: AdviceSettings = DEFAULT_SETTINGS,
  shown: PublicOnlyTable = publicTable(table),
): TableForPerson {
  const { game } = table
  const seat = seatOfPerson(table.seating, personId)
  const mayAskUndo =
    shown.phase === 'playing' && !shown.newer && seat !== null && whyMayNotAskUndoUnreplayed(table, seat) === null
  const own = { ...shown, advice, mayAskUndo, time: null, mayPlan: false, plan: null }
  if (game === null || shown.acting !== personId) return { ...own, state: shown.settled, openTurn: null }
  return { ...own, state: currentPosition(game), openTurn: openTurn(game) }
}

/** What everybody may see of it. */
export function toPublicOnlyTable(own: TableForPerson): PublicOnlyTable {
  const { state: _, openTurn: __, mayAskUndo: ___, time: ____, advice: _____, ...others } = own
  const { mayPlan: ______, plan: _______, puzzle: ________, ahead, ...rest } = others
  if (ahead) throw new Error('a planned turn is nobody else’s business')
  return rest
}

function openTurn(game: TableGame): OpenTurn {
  const floor = undoFloor(game)
  const moves = choicesSinceIrrevocableTurn(game)
  const last = moves.at(-1)
  const undoTo = last !== undefined && last.seq > floor ? Math.max(last.press, floor) : null
  return {
    seq: game.began,
    choices: game.openChoices.map((move) => move.choice),
    events: openTurnEvents(game),
    undoTo,
    undoAllTo: undoTo === null ? null : floor,
    fellAway: fellAway(game),
    planned: game.openChoices.length > 0 && hasNoUnplannedChoice(game),
    undoes:
      undoTo === null
        ? []
        : moves
            .filter(({ seq }) => seq > undoTo)
            .map(({ from, choice, events, state }) => ({ state: from, choice, played: { state, events } })),
  }
}

const fellAway = ({ openChoices, missing }: TableGame): OpenTurn['fellAway'] =>
  openChoices.length > 0 || (missing.turns === 0 && missing.line.length === 0)
    ? null
    : { turns: missing.turns, choices: missing.line.length }
