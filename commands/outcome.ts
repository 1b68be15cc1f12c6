import type { GameEvent } from '#engine'
import type { ActionOutcome, OwnTable, PublicTable, TableAction, TableService } from '#table'
import { EMOJI, words } from '#text'
import { buttonRows, noticePost, type Post } from './components.ts'
import { nextTablePost } from './mine.ts'
import { nameOf } from './panel.ts'
import { privatePost } from './private.ts'
import type { Caller, Reply } from './reply.ts'
import { recapOf, tableRefusalLine } from './table-text.ts'
import { askUndoButton } from './undo-request.ts'

/** Asks the house, in the asker's name. */
export const requestAction = (
  service: TableService,
  caller: Caller,
  table: PublicTable,
  seq: number | null,
  action: TableAction,
): Promise<ActionOutcome> =>
  service.act({
    tableId: table.id,
    seq,
    person: caller.person,
    moderator: caller.moderator,
    interactionId: caller.interactionId,
    action,
  })

/** The answer after somebody sat down, left, or the like: the channel shows it. */
export function seatReply(caller: Caller, outcome: ActionOutcome): Reply {
  if (outcome.kind === 'done' || outcome.kind === 'duplicate')
    return { kind: 'done', post: privatePost(outcome.table, caller.person.id, caller.language) }
  return panelReply(caller, outcome, 'ephemeral')
}

/** The own panel after a press, whatever became of it. */
export function panelReply(caller: Caller, outcome: ActionOutcome, kind: 'reply' | 'ephemeral' = 'reply'): Reply {
  const { language, person } = caller
  const { notices } = words(language)
  switch (outcome.kind) {
    case 'gone':
      return { kind: 'ephemeral', post: noticePost(notices.gone) }
    case 'stale':
      return { kind, post: privatePost(outcome.table, person.id, language, { notice: notices.stale }) }
    case 'duplicate':
      return { kind, post: privatePost(outcome.table, person.id, language) }
    case 'refused': {
      const notice = tableRefusalLine(outcome.table, outcome.refusal, language)
      if (kind === 'ephemeral') return { kind, post: noticePost(notice), refuses: true }
      return { kind, post: privatePost(outcome.table, person.id, language, { notice }) }
    }
    case 'done':
      return { kind, post: turnDonePost(caller, outcome.table, outcome.events) }
  }
}

/** The same after choices; where they ended the turn, another table at which the person is to act is shown, too. */
export async function turnReply(service: TableService, caller: Caller, outcome: ActionOutcome): Promise<Reply> {
  const answer = panelReply(caller, outcome)
  if (outcome.kind !== 'done' || !endsTurn(outcome.events) || outcome.table.acting === caller.person.id) return answer
  const next = await nextTablePost(service, caller, outcome.table)
  if (next === null) return answer
  return { ...answer, post: { ...answer.post, components: [...answer.post.components, ...next.components] } }
}

const endsTurn = (events: readonly GameEvent[]): boolean =>
  events.some(({ kind }) => kind === 'turnEnded' || kind === 'gameEnded')

/** After the end of the turn one line is left: what was done, and who is next. */
function turnDonePost(caller: Caller, table: OwnTable, events: readonly GameEvent[]): Post {
  const { language, person } = caller
  const ended = endsTurn(events)
  // A game against Tom is over where it was played.
  if (!ended || (table.solo && table.phase === 'finished')) return privatePost(table, person.id, language)
  const told = recapOf(table, language)
  // Of Tom's turn the panel tells by itself.
  if (table.acting === person.id) return privatePost(table, person.id, language, { notice: table.solo ? null : told })
  const next = table.actingSeat === null ? null : nameOf(table, table.actingSeat, language)
  const line = words(language).panel.doneAndNext(next)
  const ask = buttonRows([askUndoButton(table, language)])
  return noticePost(`${EMOJI.endTurn} ${line}${told === null ? '' : ` ${told}`}`, ask)
}
