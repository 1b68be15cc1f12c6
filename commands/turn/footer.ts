import { type Choice, isTomsChoice, legalChoices } from '#engine'
import { clip, EMOJI, goodsText, LIMITS, labelOfSequence } from '#text'
import { button, buttonRows, type Row } from '../components.ts'
import { fitsCustomId } from '../custom-id.ts'
import { type PanelContext, pressOn } from '../panel.ts'
import type { PanelShown } from '../panel-codecs.ts'
import { whyNotButton } from './why-not.ts'

/** What a turn begins with; or what is asked in its midst. */
export const MENU: PanelShown = { of: 'page', page: 'turn' }

/**
 * The buttons under every panel: end, undo, paying otherwise, back, refresh.
 * @param options.shown which panel this is, so that just this one is read in words; the turn's menu unless given
 * @param options.also buttons that stand after them
 */
export function footerRows(
  panel: PanelContext,
  options: { shown?: PanelShown; back?: boolean; end?: boolean; also?: Parameters<typeof buttonRows>[0] } = {},
): Row[] {
  const { table, words: say } = panel
  const undoTo = table.openTurn?.undoTo ?? null
  const mayEnd = legalChoices(panel.rules, panel.state).some(({ kind }) => kind === 'end')
  const back = table.openTurn?.undoes ?? []
  const payments = back.filter(({ choice }) => choice.kind === 'pay' || choice.kind === 'give')
  const [first] = back
  const read = pressOn(table, { verb: 'readpanel', panel: options.shown ?? MENU })
  const undo = first !== undefined && isTomsChoice(first.choice.kind) ? say.solo.undo : say.buttons.undo
  const taken = labelOfSequence(say, panel.rules, back).label
  return buttonRows([
    options.end !== false && mayEnd
      ? button(pressOn(table, { verb: 'end' }), table.ahead ? say.ahead.keepAndEnd : say.buttons.endTurn, {
          emoji: EMOJI.endTurn,
          style: 'success',
        })
      : null,
    ...draftButtons(panel, options.end !== false && mayEnd),
    undoTo === null
      ? null
      : button(
          pressOn(table, { verb: 'undo', to: undoTo }),
          clip(`${undo}: ${taken}`, LIMITS.buttonWithEmojiOnAPhone),
          { emoji: EMOJI.undo },
        ),
    ...payments.map(({ state, choice }, nth) =>
      legalChoices(panel.rules, state).length < 2
        ? null
        : button(pressOn(table, { verb: 'repay', nth }), `${say.buttons.payOtherwise} (${goodsText(goods(choice))})`, {
            emoji: EMOJI.payOtherwise,
          }),
    ),
    options.back ? button(pressOn(table, { verb: 'page', page: 'turn' }), say.buttons.back) : null,
    button(fitsCustomId(read) ? read : pressOn(table, { verb: 'readpanel', panel: MENU }), say.reading.read, {
      emoji: EMOJI.rules,
    }),
    whyNotButton(panel, options.shown ?? MENU),
    button(pressOn(table, { verb: 'refresh' }), say.buttons.refresh, { emoji: EMOJI.refresh }),
    ...(options.also ?? []),
  ]).slice(0, 2)
}

/** What becomes of a turn that is put together ahead; where it could be ended, keeping it open is the lesser wish. */
const draftButtons = ({ table, words: { ahead } }: PanelContext, mayEnd: boolean) =>
  table.ahead
    ? [
        table.openTurn?.choices.length === 0
          ? null
          : button(pressOn(table, { verb: 'ahead', what: 'keep' }), ahead.keep, {
              emoji: EMOJI.plan,
              style: mayEnd ? 'secondary' : 'success',
            }),
        button(pressOn(table, { verb: 'ahead', what: 'leave' }), ahead.leave),
      ]
    : []

const goods = (choice: Choice) => {
  if (choice.kind === 'pay') return { tiles: choice.tiles }
  return choice.kind === 'give' ? { resources: choice.resources } : {}
}
