import { type Choice, formatChoices, type GameState, legalChoices, parseChoices, type Rules } from '#engine'
import { words } from '#text'
import { trySequence } from '../choice-sequence.ts'
import type { ComponentPress } from '../custom-id.ts'
import { actAtTableOrPlan, outcomeReply, replyAfterComputers } from '../outcome.ts'
import type { PanelShown } from '../panel-codecs.ts'
import { ownPost, panelAsShown, panelContextFor } from '../private.ts'
import { type PressContext, type Reply, reply } from '../reply.ts'
import { tableRefusalLine } from '../table-text.ts'
import { combinedChoicesToPlay } from './combine.ts'
import { discardsBeforeFateTile } from './fate.ts'
import { followProcessionPlan } from './procession.ts'
import { paymentFromPieces, paymentPanel } from './question.ts'

/** The choices that a press stands for in a position; null when it stands for none there. */
type ChoicesOf = (state: GameState) => readonly Choice[] | null

/**
 * Plays what was pressed: it is tried, and kept all or none.
 * @param asItWas the panel that was pressed, shown again with the reason where that is refused; null: the turn's
 * menu
 */
export async function playPressedChoices(
  { service, caller, table }: PressContext,
  { seq }: ComponentPress,
  asItWas: PanelShown | null,
  choicesOf: ChoicesOf,
): Promise<Reply> {
  const { language, person } = caller
  const choices = table.state === null ? null : choicesOf(table.state)
  if (choices === null) return reply(ownPost(table, caller, words(language).notices.stale))
  const outcome = await actAtTableOrPlan({ service, caller, table }, { kind: 'choices', choices }, seq)
  if (outcome.kind === 'refused' && asItWas !== null) {
    const notice = tableRefusalLine(outcome.table, outcome.refusal, language)
    const panel = panelContextFor(outcome.table, person.id, language, notice)
    if (panel !== null) return reply(panelAsShown(panel, asItWas))
  }
  return replyAfterComputers(service, caller, outcome)
}

/** The line that was chosen in a select. */
export const pressPlaySequence = (context: PressContext, press: ComponentPress<'line'>): Promise<Reply> =>
  playPressedChoices(context, press, { of: 'page', page: press.page }, () => parseChoices(context.values[0] ?? ''))

/** A fate tile's placement, after the discards that it needs. */
export const pressPlayFateTile = (context: PressContext, press: ComponentPress<'place'>): Promise<Reply> =>
  playPressedChoices(context, press, { of: 'placing', placing: press.placing }, (state) => {
    const placement = parseChoices(context.values[0] ?? '')
    return placement === null
      ? null
      : [...discardsBeforeFateTile(context.table.rules, state, state.turn.seat, press.placing.keep), ...placement]
  })

/** A whole procession, and the turn's end with it. */
export const pressPlayProcession = (context: PressContext, press: ComponentPress<'go' | 'goend'>): Promise<Reply> =>
  playPressedChoices(context, press, null, (state) => {
    const choices = followProcessionPlan(context.table.rules, state, press.plan)?.line.choices ?? null
    return choices === null || press.verb === 'go' ? choices : [...choices, { kind: 'end' }]
  })

/** Choices that were put together in selects. */
export const pressPlayCombination = (context: PressContext, press: ComponentPress<'together'>): Promise<Reply> =>
  playPressedChoices(context, press, { of: 'together', line: press.line }, (state) =>
    combinedChoicesToPlay({ rules: context.table.rules, state }, press.line, press.ends),
  )

/** A payment from the list. */
export const pressPay = (context: PressContext, press: ComponentPress<'pay'>): Promise<Reply> =>
  playPressedChoices(context, press, { of: 'payment', line: press.line }, (state) =>
    withRest(context.table.rules, state, parseChoices(context.values[0] ?? ''), press.line),
  )

/** A payment put together from pieces; those that do not make up the price are asked for again. */
export async function pressPaymentPieces(context: PressContext, press: ComponentPress<'pieces'>): Promise<Reply> {
  const { caller, table, values } = context
  const panel = panelContextFor(table, caller.person.id, caller.language, null)
  // The service says why, if somebody may not choose now.
  if (panel !== null && press.seq === table.seq && paymentFromPieces(table.rules, panel.state, values) === null)
    return reply(paymentPanel({ ...panel, notice: panel.words.refusals.notThePrice({}).why }, press.line))
  return playPressedChoices(context, press, null, (state) => {
    const payment = paymentFromPieces(table.rules, state, values)
    return payment === null ? null : withRest(table.rules, state, [payment], press.line)
  })
}

/** What followed the first payment, as far as it can follow the new one. */
function withRest(
  rules: Rules,
  state: GameState,
  payment: readonly Choice[] | null,
  rest: string,
): readonly Choice[] | null {
  if (payment === null) return null
  const all = [...payment, ...(parseChoices(rest) ?? [])]
  const tried = trySequence(rules, state, all)
  return 'sequence' in tried ? all : all.slice(0, Math.max(tried.at, payment.length))
}

/** Takes the last press back and plays it again up to its nth payment: both at once, so that no move is ever lost. */
export async function pressChangeLastPayment(
  { service, caller, table }: PressContext,
  press: ComponentPress<'repay'>,
): Promise<Reply> {
  const last = (table.openTurn?.undoes ?? []).map(({ choice }) => choice)
  const to = table.openTurn?.undoTo ?? null
  const place = last.flatMap(({ kind }, index) => (kind === 'pay' || kind === 'give' ? [index] : []))[press.nth]
  if (to === null || place === undefined) return reply(ownPost(table, caller, words(caller.language).notices.stale))
  const before = last.slice(0, place)
  const action = before.length === 0 ? { kind: 'undo' as const, to } : { kind: 'choices' as const, choices: before, to }
  const outcome = await actAtTableOrPlan({ service, caller, table }, action, press.seq)
  const panel = outcome.kind === 'done' ? panelContextFor(outcome.table, caller.person.id, caller.language, null) : null
  if (panel === null || legalChoices(table.rules, panel.state).every(({ kind }) => kind !== 'pay' && kind !== 'give'))
    return outcomeReply(caller, outcome)
  return reply(paymentPanel(panel, formatChoices(last.slice(place + 1))))
}
