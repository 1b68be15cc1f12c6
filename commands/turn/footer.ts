import { isChoiceForTom, legalChoices } from '#engine'
import { EMOJI, goodsText, LIMITS, labelOfSequence } from '#text'
import { logButton, otherFormButton, rulesButton } from '../buttons.ts'
import { type Button, button, buttonRows, type Row } from '../components.ts'
import { fitsCustomId, pressOn } from '../custom-id.ts'
import { moreSelect } from '../more-select.ts'
import type { PanelContext } from '../panel.ts'
import type { PanelShown } from '../panel-codecs.ts'
import { newsButton } from './news.ts'
import { whyNotButton } from './why-not.ts'

/** What a turn begins with; or what is asked in its midst. */
export const MENU_PANEL: PanelShown = { of: 'page', page: 'turn' }

/**
 * The end of every panel: buttons to end, save, take back, pay otherwise and go back; and a select of what is seldom needed.
 * @param options.shown which panel this is, so that just this one is read in words; the turn's menu unless given
 * @param options.ends whether the turn can be ended here, where that is legal
 * @param options.saves whether a plan can be saved as it stands
 * @param options.also buttons that stand after the others
 */
export function footerRows(
  panel: PanelContext,
  options: {
    shown?: PanelShown
    ends?: boolean
    saves?: boolean
    also?: readonly (Button | null)[]
  },
): Row[] {
  const { shown = MENU_PANEL, ends = false, saves = true, also = [] } = options
  const { table, words: say } = panel
  const undoTo = table.openTurn?.undoTo ?? null
  const mayEnd = ends && legalChoices(panel.rules, panel.state).some(({ kind }) => kind === 'end')
  const back = table.openTurn?.undoes ?? []
  const payments = back.flatMap(({ state, choice }) =>
    choice.kind === 'pay' || choice.kind === 'give' ? { state, choice } : [],
  )
  const [first] = back
  const undo = first !== undefined && isChoiceForTom(first.choice.kind) ? say.solo.undo : say.buttons.undo
  // What is long, or has a colon or an arrow of its own, stands above as what has been done in the turn.
  const taken = labelOfSequence(say, panel.rules, back).label
  const whole = say.phrases.undone(undo, taken)
  const buttons = buttonRows([
    mayEnd
      ? button(pressOn(table, { verb: 'end' }), endLabel(panel), {
          emoji: table.ahead ? EMOJI.plan : EMOJI.endTurn,
          style: 'success',
        })
      : null,
    // What is being put together has a button of its own for that.
    ...(saves ? draftButtons(panel, mayEnd) : []),
    undoTo === null
      ? null
      : button(
          pressOn(table, { verb: 'undo', to: undoTo }),
          whole.length > LIMITS.buttonWithEmojiOnAPhone || /[:→]/.test(taken) ? undo : whole,
          { emoji: EMOJI.undo },
        ),
    ...payments.map(({ state, choice }, nth) =>
      legalChoices(panel.rules, state).length < 2
        ? null
        : button(
            pressOn(table, { verb: 'repay', nth }),
            say.phrases.aside(say.buttons.payOtherwise, goodsText(choice)),
            { emoji: EMOJI.payOtherwise },
          ),
    ),
    ...also,
  ]).slice(0, 2)
  return [...buttons, moreRow(panel, shown, mayEnd)]
}

/** Leads back to the turn's menu. */
export const backButton = ({ table, words: { buttons } }: PanelContext): Button =>
  button(pressOn(table, { verb: 'page', page: 'turn' }), buttons.back)

/** What is seldom needed; on a plan also to save a turn without its end. */
function moreRow(panel: PanelContext, shown: PanelShown, mayEnd: boolean): Row {
  const { table, words: say, language } = panel
  return moreSelect(table, language, [
    newsButton(panel),
    table.ahead && mayEnd
      ? button(keep(panel), say.ahead.saveOpen(draftAlternativeNumber(panel)), { emoji: EMOJI.plan })
      : null,
    whyNotButton(panel, shown),
    table.puzzle === undefined ? logButton(table, language) : null,
    readPanelButton(panel, shown),
    rulesButton(table, language),
    button(pressOn(table, { verb: 'settings' }), say.buttons.settings, { emoji: EMOJI.settings }),
    refreshButton(panel),
  ])
}

type Drafting = Pick<PanelContext, 'table' | 'words'>

/** Shows the panel as it stands. */
export const refreshButton = ({ table, words: { buttons } }: Drafting): Button =>
  button(pressOn(table, { verb: 'refresh' }), buttons.refresh, { emoji: EMOJI.refresh })

/** Leads to the panel in words; to the turn's menu where an id has no room for what was put together. */
export function readPanelButton(
  { table, language }: Pick<PanelContext, 'table' | 'language'>,
  shown = MENU_PANEL,
): Button {
  const read = pressOn(table, { verb: 'readpanel', panel: shown })
  const press = fitsCustomId(read) ? read : pressOn(table, { verb: 'readpanel', panel: MENU_PANEL })
  return otherFormButton(press, language)
}

/** Which way it is that is put together: new ones come last. */
export const draftAlternativeNumber = ({ table }: Pick<Drafting, 'table'>): number =>
  (table.plan?.alternatives.length ?? 0) + 1

/** On the button that saves what was put together. */
export const saveLabel = (panel: Drafting): string => panel.words.ahead.save(draftAlternativeNumber(panel))

/** On a button that ends the turn, or saves it as planned. */
export const endLabel = (panel: Drafting): string =>
  panel.table.ahead ? saveLabel(panel) : panel.words.buttons.endTurn

const keep = ({ table }: Drafting) => pressOn(table, { verb: 'ahead', what: 'keep' })

/** What becomes of a turn that is put together ahead; one that can be ended is saved by ending it. */
const draftButtons = (panel: PanelContext, mayEnd: boolean) =>
  panel.table.ahead
    ? [
        mayEnd || panel.table.openTurn?.choices.length === 0
          ? null
          : button(keep(panel), saveLabel(panel), { emoji: EMOJI.plan, style: 'success' }),
        button(pressOn(panel.table, { verb: 'ahead', what: 'leave' }), panel.words.ahead.leave),
      ]
    : []
