import type { GameEvent } from '#engine'
import {
  type ActionOutcome,
  computerActs,
  hasOnePerson,
  type PublicTable,
  type TableAction,
  type TableForPerson,
  type TableService,
} from '#table'
import { EMOJI, words } from '#text'
import { buttonRows, noticePost, type Post, withBelow } from './components.ts'
import { seatOfPerson } from './looks/view.ts'
import { nextTablePost } from './mine.ts'
import { safeNameOf } from './names.ts'
import { ownPost } from './private.ts'
import { type Caller, noticeReply, type Reply, refusal, type TableContext } from './reply.ts'
import { moderates } from './rights.ts'
import { recapOf, tableRefusalLine } from './table-text.ts'
import { askUndoButton } from './undo-request.ts'

/**
 * Sends an action to the table, or to the caller's plan of the next turn.
 * @param seq what the caller saw, where that must not have changed
 */
export const actAtTableOrPlan = (
  { service, caller, table }: TableContext<PublicTable & Pick<TableForPerson, 'ahead'>>,
  action: TableAction,
  seq: number | null = null,
): Promise<ActionOutcome> => {
  if (table.ahead && (action.kind === 'choices' || action.kind === 'undo'))
    return service.plan({ tableId: table.id, revision: seq, person: caller.person, change: action })
  return service.act({
    tableId: table.id,
    seq,
    person: caller.person,
    moderator: moderates(table, caller),
    interactionId: caller.interactionId,
    action,
  })
}

/** The answer after somebody sat down, left, or the like: the channel shows it. */
export function seatOutcomeReply(caller: Caller, outcome: ActionOutcome): Reply {
  if (outcome.kind === 'done' || outcome.kind === 'duplicate')
    return { kind: 'done', post: ownPost(outcome.table, caller) }
  return outcomeReply(caller, outcome, 'ephemeral')
}

/** The panel after a press, whatever came of it. */
export function outcomeReply(caller: Caller, outcome: ActionOutcome, kind: 'reply' | 'ephemeral' = 'reply'): Reply {
  const { language } = caller
  const { notices } = words(language)
  switch (outcome.kind) {
    case 'gone':
      return noticeReply(notices.gone)
    case 'stale':
      return { kind, post: ownPost(outcome.table, caller, notices.stale) }
    case 'duplicate':
      return { kind, post: ownPost(outcome.table, caller) }
    case 'refused': {
      const notice = tableRefusalLine(outcome.table, outcome.refusal, language)
      return kind === 'ephemeral' ? refusal(notice) : { kind, post: ownPost(outcome.table, caller, notice) }
    }
    case 'done':
      return { kind, post: turnDonePost(caller, outcome.table, outcome.events) }
  }
}

/**
 * The same after choices, once the computer players after them have played, which takes up to eight seconds. Where the choices
 * ended the turn, another table at which the person is to act is shown, too.
 */
export async function replyAfterComputers(service: TableService, caller: Caller, made: ActionOutcome): Promise<Reply> {
  const outcome = await awaitComputers(service, caller, made)
  const answer = outcomeReply(caller, outcome)
  if (outcome.kind !== 'done' || !endsTurn(outcome.events) || outcome.table.acting === caller.person.id) return answer
  const next = await nextTablePost(service, caller, outcome.table)
  if (next === null) return answer
  return { ...answer, post: withBelow(answer.post, next) }
}

/** How long an answer to *End turn* waits for the computer players, in ms; it is deferred meanwhile. */
const THINKING_PATIENCE = 8000

/** What a press came to, with the turns that computer players take after it: the person may have to act again. */
async function awaitComputers(service: TableService, caller: Caller, outcome: ActionOutcome): Promise<ActionOutcome> {
  if (outcome.kind !== 'done' || !computerActs(outcome.table)) return outcome
  const { id } = outcome.table
  await service.computersPlayed(id, THINKING_PATIENCE)
  // The end of the turn is told in any case.
  const table = await service.viewFor(caller.person.id, id).catch(() => null)
  return table === null ? outcome : { ...outcome, table }
}

const endsTurn = (events: readonly GameEvent[]): boolean =>
  events.some(({ kind }) => kind === 'turnEnded' || kind === 'gameEnded')

/** After the end of the turn one line is left: what was done, and who is next. */
function turnDonePost(caller: Caller, table: TableForPerson, events: readonly GameEvent[]): Post {
  const { language, person } = caller
  const ended = endsTurn(events)
  // A game that is played alone is over where it was played.
  if (!ended || (hasOnePerson(table) && table.phase === 'finished')) return ownPost(table, caller)
  const told = recapOf(table, language, seatOfPerson(table, person.id))
  if (table.acting === person.id) {
    // Of Tom's turn and computer players' the panel tells by itself.
    const tellsItself = table.solo || table.seats[table.lastTurn?.seat ?? -1]?.computer !== undefined
    return ownPost(table, caller, tellsItself ? null : told)
  }
  const next = table.actingSeat === null ? null : safeNameOf(table, table.actingSeat, language)
  const line = words(language).panel.doneAndNext(next)
  const ask = buttonRows([askUndoButton(table, language)])
  return noticePost(`${EMOJI.endTurn} ${line}${told === null ? '' : ` ${told}`}`, ask)
}
