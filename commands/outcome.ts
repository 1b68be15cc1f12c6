import type { GameEvent } from '#engine'
import type { Action, House, Outcome, TableView } from '#table'
import { EMOJI, words } from '#text'
import type { Answer, Asker } from './answer.ts'
import type { Post } from './build.ts'
import { nameOf } from './panel.ts'
import { noticePost } from './panels/notice.ts'
import { ownPost } from './panels/own.ts'
import { storyOf, tableRefusalLine } from './say.ts'

/** Asks the house, in the asker's name. */
export const act = (
  house: House,
  asker: Asker,
  table: TableView,
  seq: number | null,
  action: Action,
): Promise<Outcome> =>
  house.act({
    tableId: table.id,
    seq,
    person: asker.person,
    moderator: asker.moderator,
    interactionId: asker.interactionId,
    action,
  })

/** The answer after somebody sat down, left, or the like: the channel shows it. */
export function sat(asker: Asker, outcome: Outcome): Answer {
  if (outcome.kind === 'done' || outcome.kind === 'duplicate')
    return { kind: 'noted', post: ownPost(outcome.table, asker.person.id, asker.language) }
  return answered(asker, outcome, 'whisper')
}

/** The own panel after a press, whatever became of it. */
export function answered(asker: Asker, outcome: Outcome, kind: 'show' | 'whisper' = 'show'): Answer {
  const { language, person } = asker
  const { notices } = words(language)
  switch (outcome.kind) {
    case 'gone':
      return { kind: 'whisper', post: noticePost(notices.gone) }
    case 'stale':
      return { kind, post: ownPost(outcome.table, person.id, language, { notice: notices.stale }) }
    case 'duplicate':
      return { kind, post: ownPost(outcome.table, person.id, language) }
    case 'refused': {
      const notice = tableRefusalLine(outcome.table, outcome.refusal, language)
      if (kind === 'whisper') return { kind, post: noticePost(notice) }
      return { kind, post: ownPost(outcome.table, person.id, language, { notice }) }
    }
    case 'done':
      return { kind, post: donePost(asker, outcome.table, outcome.events) }
  }
}

/** After the end of the turn one line is left: what was done, and who is next. */
function donePost(asker: Asker, table: TableView, events: readonly GameEvent[]): Post {
  const { language, person } = asker
  const ended = events.some(({ kind }) => kind === 'turnEnded' || kind === 'gameEnded')
  // A game against Tom is over where it was played.
  if (!ended || (table.solo && table.phase === 'finished')) return ownPost(table, person.id, language)
  const told = storyOf(table, language)
  if (table.acting === person.id) return ownPost(table, person.id, language, { notice: told })
  const next = table.actingSeat === null ? null : nameOf(table, table.actingSeat, language)
  const line = words(language).panel.doneAndNext(next)
  return noticePost(`${EMOJI.endTurn} ${line}${told === null ? '' : ` ${told}`}`)
}
