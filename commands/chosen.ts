import { type Choice, legalChoices } from '#engine'
import type { House, TableView } from '#table'
import { words } from '#text'
import { type Answer, type Asker, show } from './answer.ts'
import type { Press } from './custom-id.ts'
import { formatLine, parseLine, tryLine } from './lines.ts'
import { act, answered } from './outcome.ts'
import { discards } from './panels/fate.ts'
import { ownPost, panelFor } from './panels/own.ts'
import { follow } from './panels/procession.ts'
import { paymentOf, paymentPanel } from './panels/question.ts'

/** Presses that play choices: what they play is read from the press, tried, and kept all or none. */
export async function chosen(
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
export async function repay(
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
