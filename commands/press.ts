import { type Choice, type GameEvent, legalChoices } from '#engine'
import type { Action, House, Outcome, TableView } from '#table'
import { EMOJI, words } from '#text'
import type { Answer, Asker } from './answer.ts'
import type { Post } from './build.ts'
import type { Decoded, Plan, Press } from './custom-id.ts'
import { forget } from './forget.ts'
import { journal } from './journal.ts'
import { formatLine, parseLine, tryLine } from './lines.ts'
import { openTable } from './open.ts'
import { nameOf } from './panel.ts'
import { BEST, discards, fatePanel } from './panels/fate.ts'
import { readOption } from './panels/lobby.ts'
import { logPost } from './panels/log.ts'
import { lookPost, readLook, seatedAt } from './panels/look.ts'
import { noticePost, rulesPost } from './panels/notice.ts'
import { ownPost, panelFor } from './panels/own.ts'
import { follow, processionPanel } from './panels/procession.ts'
import { paymentOf, paymentPanel } from './panels/question.ts'
import { storyOf, tableRefusalLine } from './say.ts'
import { openSolo } from './solo.ts'

const show = (post: Post): Answer => ({ kind: 'show', post })

/**
 * Answers a press of a button or a select.
 * @param values what was chosen in a select
 * @throws `Unavailable` when the tables cannot be read
 */
export async function pressed(
  house: House,
  asker: Asker,
  decoded: Decoded,
  values: readonly string[],
): Promise<Answer> {
  const { language } = asker
  const { notices } = words(language)
  if (decoded.kind === 'refresh') {
    const table = decoded.table === null ? await house.inChannel(asker.channelId) : await house.view(decoded.table)
    if (table === null) return { kind: 'whisper', post: noticePost(notices.gone) }
    return show(ownPost(table, asker.person.id, language, { notice: notices.unknownButton }))
  }
  const { press } = decoded
  if (press.verb === 'forget') return forget(house, asker)
  // Another process may have drawn the message.
  const table = await house.view(press.table, press.seq)
  if (table === null) return { kind: 'whisper', post: noticePost(notices.gone) }
  return (await looked(house, asker, table, press, values)) ?? played(house, asker, table, press, values)
}

/** Presses that change nothing; null for those that do. They hold at whatever seq they were drawn. */
async function looked(
  house: House,
  asker: Asker,
  table: TableView,
  press: Press,
  values: readonly string[],
): Promise<Answer | null> {
  const { person, language } = asker
  const stale = press.seq === table.seq ? null : words(language).notices.stale
  const seat = seatedAt(table, person.id)
  const own = (notice: string | null = null) => show(ownPost(table, person.id, language, { notice }))
  switch (press.verb) {
    case 'open':
      return own()
    case 'refresh':
      return own()
    case 'look':
      return show(lookPost(table, readLook(table, values[0] ?? '') ?? 'table', language, seat))
    case 'show':
      return show(lookPost(table, press.look, language, seat))
    case 'log':
      return show(logPost(table, (await house.log(table.id)) ?? [], press.page, language))
    case 'rules':
      return { kind: 'whisper', post: rulesPost('', language) }
    case 'journal':
      return journal(house, asker, table)
    case 'again':
      return table.solo
        ? openSolo(house, asker, {
            ...table.options,
            handicap: table.options.challenge ? null : table.options.handicap,
            guide: null,
          })
        : openTable(house, asker, table.options)
    case 'page':
      return show(ownPost(table, person.id, language, { page: press.page, notice: stale }))
    case 'placing':
    case 'keep': {
      const panel = panelFor(table, person.id, language, stale)
      const keep = press.verb === 'keep' ? values.map((value) => value.split('.')[0]).join('-') : press.placing.keep
      return panel === null ? own() : show(fatePanel(panel, { ...press.placing, keep }))
    }
    case 'plan':
    case 'steps': {
      const panel = panelFor(table, person.id, language, stale)
      return panel === null ? own() : show(processionPanel(panel, changed(press, values)))
    }
    default:
      return null
  }
}

/** A plan with what was chosen in one of its selects. */
function changed(press: Extract<Press, { verb: 'plan' | 'steps' }>, values: readonly string[]): Plan {
  const [choice] = parseLine(values[0] ?? '') ?? []
  if (choice?.kind === 'procession') return { units: choice.units, moves: [] }
  if (choice?.kind !== 'move' && choice?.kind !== 'stay') return press.plan
  const to = choice.kind === 'stay' ? null : choice.to
  const place = press.plan.moves.findIndex(({ guardian }) => guardian === choice.guardian)
  const before = place < 0 ? press.plan.moves : press.plan.moves.slice(0, place)
  // What comes after may look different now: it is planned anew.
  return { ...press.plan, moves: [...before, { guardian: choice.guardian, to }] }
}

/** Presses that ask the house for something. */
async function played(
  house: House,
  asker: Asker,
  table: TableView,
  press: Press,
  values: readonly string[],
): Promise<Answer> {
  switch (press.verb) {
    case 'join':
    case 'leave':
    case 'start':
    case 'close':
      return sat(asker, await act(house, asker, table, null, { kind: press.verb }))
    case 'takeover':
      return sat(asker, await act(house, asker, table, null, { kind: 'takeOver', seat: press.seat }))
    case 'sitout':
      return sat(asker, await act(house, asker, table, null, { kind: 'sitOut', seat: press.seat }))
    case 'option': {
      const change = readOption(values[0] ?? '')
      if (change === null) return show(ownPost(table, asker.person.id, asker.language))
      return sat(asker, await act(house, asker, table, null, { kind: 'option', change }))
    }
    case 'giveup':
      return answered(asker, await act(house, asker, table, null, { kind: 'close' }))
    case 'nohints': {
      await house.saveGuide(asker.person.id, false)
      const done = await act(house, asker, table, null, { kind: 'option', change: { guide: false } })
      if (done.kind !== 'done') return answered(asker, done)
      const notice = words(asker.language).solo.guide.again
      return show(ownPost(done.table, asker.person.id, asker.language, { notice }))
    }
    case 'undo':
      return answered(asker, await act(house, asker, table, press.seq, { kind: 'undo', to: press.to }))
    case 'repay':
      return repay(house, asker, table, press)
    default:
      return chosen(house, asker, table, press, values)
  }
}

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

/** Presses that play choices: what they play is read from the press, tried, and kept all or none. */
async function chosen(
  house: House,
  asker: Asker,
  table: TableView,
  press: Press,
  values: readonly string[],
): Promise<Answer> {
  const { language, person } = asker
  const panel = panelFor(table, person.id, language, null)
  // Whoever may not choose now hears why from the house.
  if (panel !== null && press.seq === table.seq && press.verb === 'pieces' && paymentOf(panel.state, values) === null) {
    const notice = words(language).refusals.notThePrice({})
    return show(paymentPanel({ ...panel, notice }, press.line))
  }
  const choices = lineOf(table, press, values)
  if (choices === null) return show(ownPost(table, person.id, language, { notice: words(language).notices.stale }))
  return answered(asker, await act(house, asker, table, press.seq, { kind: 'choices', choices }))
}

function lineOf(table: TableView, press: Press, values: readonly string[]): readonly Choice[] | null {
  const { state } = table
  const value = values[0] ?? ''
  if (state === null) return null
  switch (press.verb) {
    case 'end':
      return [{ kind: 'end' }]
    case 'play':
      return parseLine(press.line)
    case 'line':
      return parseLine(value)
    case 'place': {
      const placement = parseLine(value)
      return placement === null ? null : [...discards(state, state.turn.seat, press.placing.keep), ...placement]
    }
    case 'go':
      return follow(state, press.plan)?.line.choices ?? null
    case 'pay':
      return withRest(table, parseLine(value), press.line)
    case 'pieces': {
      const payment = paymentOf(state, values)
      return withRest(table, payment === null ? null : [payment], press.line)
    }
    default:
      return null
  }
}

/** What followed the first payment, as far as it can follow the new one. */
function withRest(table: TableView, payment: readonly Choice[] | null, rest: string): readonly Choice[] | null {
  if (payment === null || table.state === null) return null
  const all = [...payment, ...(rest === '' ? [] : (parseLine(rest) ?? []))]
  const tried = tryLine(table.state, all)
  return 'line' in tried ? all : all.slice(0, Math.max(tried.at, payment.length))
}

/** Takes the last press back and plays it again up to its nth payment. */
async function repay(
  house: House,
  asker: Asker,
  table: TableView,
  press: Extract<Press, { verb: 'repay' }>,
): Promise<Answer> {
  const last = (table.openTurn?.undoes ?? []).map(({ choice }) => choice)
  const to = table.openTurn?.undoTo ?? null
  if (to === null) return show(ownPost(table, asker.person.id, asker.language))
  const undone = await act(house, asker, table, press.seq, { kind: 'undo', to })
  if (undone.kind !== 'done') return answered(asker, undone)
  const payments = last.flatMap(({ kind }, index) => (kind === 'pay' || kind === 'give' ? [index] : []))
  const place = payments[press.nth]
  if (place === undefined) return answered(asker, undone)
  // The press has been counted with the undo; this is its second half.
  const again = { ...asker, interactionId: `${asker.interactionId}+` }
  const replayed =
    place === 0
      ? undone
      : await act(house, again, undone.table, undone.table.seq, { kind: 'choices', choices: last.slice(0, place) })
  const panel = replayed.kind === 'done' ? panelFor(replayed.table, asker.person.id, asker.language, null) : null
  if (panel === null || legalChoices(panel.state).every(({ kind }) => kind !== 'pay' && kind !== 'give'))
    return answered(asker, replayed)
  return show(paymentPanel(panel, formatLine(last.slice(place + 1))))
}

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

export { BEST }
