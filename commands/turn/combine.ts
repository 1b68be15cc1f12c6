import { type Choice, decision, formatChoices, legalChoices, parseChoices } from '#engine'
import type { PictureRequest } from '#render'
import { clip, EMOJI, LIMITS, labelOf, promptOf, type Words } from '#text'
import { withChoice } from '../choice-sequence.ts'
import { type Combination, chosenIn, combine, isCombined } from '../combination.ts'
import {
  type Button,
  button,
  buttonRows,
  lines,
  type Option,
  PICTURE,
  type Post,
  post,
  type Row,
  select,
} from '../components.ts'
import { fitsCustomId } from '../custom-id.ts'
import {
  asQuote,
  currentQuestion,
  holdingsLine,
  openTurnStory,
  type PanelContext,
  panelAccent,
  pressOn,
  timeLine,
} from '../panel.ts'
import type { Page } from '../panel-codecs.ts'
import { footerRows, saveLabel } from './footer.ts'
import { panelInWords } from './in-words.ts'
import { turnPanel } from './menu.ts'
import { MENU_ACTIONS } from './menu-actions.ts'
import { newsLine } from './news.ts'
import { optionOf, withLetter } from './options.ts'
import { cityPicture, pictureBase } from './pictures.ts'

/** In a turn these begin a combination; elsewhere a question does. */
const BEGINNINGS = ['ignite', 'novice', 'bonfire'] as const
type Beginning = (typeof BEGINNINGS)[number]
export const isBeginning = (page: Page): page is Beginning => BEGINNINGS.some((one) => one === page)
const beginningIn = (wanted: readonly Choice[]) => BEGINNINGS.find((one) => wanted.some(({ kind }) => kind === one))

function beginnings(
  { rules, state }: Pick<PanelContext, 'rules' | 'state'>,
  kind: Beginning | undefined,
): readonly Choice[] {
  const legal = legalChoices(rules, state)
  return isCombined(state) ? legal : legal.filter((one) => one.kind === kind)
}

/** The choices that a press stands for: those that are put together, in the position where it was made. */
export function choicesTogether(
  panel: Pick<PanelContext, 'rules' | 'state'>,
  line: string,
  ends: boolean,
): readonly Choice[] | null {
  const wanted = parseChoices(line) ?? []
  const { choices } = combine(panel.rules, panel.state, beginnings(panel, beginningIn(wanted)), wanted).line
  if (choices.length === 0) return null
  return ends ? [...choices, { kind: 'end' }] : choices
}

/**
 * Choices that would multiply in one list: each has a select of its own, which stands at the best, and one button plays
 * them all.
 * @param wanted what was chosen already
 * @param kind in a turn, with what it begins
 */
export function combinationPanel(
  panel: PanelContext,
  wanted: readonly Choice[] = [],
  kind = beginningIn(wanted),
): Post {
  const { table, rules, state } = panel
  const first = beginnings(panel, kind)
  if (first.length === 0) return turnPanel(panel)
  const made = combine(rules, state, first, wanted)
  const inTurn = currentQuestion(panel)?.kind === 'turn'
  const line = formatChoices(chosenIn(made))
  const { description } = optionOf(panel, made.line)
  return post(
    [
      heading(panel, made),
      inTurn ? null : lines(timeLine(table.time, panel.language), newsLine(panel)),
      asQuote(panel.notice),
      openTurnStory(panel),
      holdingsLine(panel),
      PICTURE,
      ...selects(panel, made, line),
      ...buttonRows(doButtons(panel, made)),
      description === undefined || description === '' ? null : `-# ${description}`,
      ...footerRows(panel, { shown: { of: 'together', line }, back: inTurn, end: false }),
    ],
    { accent: panelAccent(panel), picture: pictureOf(panel, made), inWords: (shown) => panelInWords(panel, shown) },
  )
}

/** What it is about: the bonfire that is ignited, or what is asked. */
function heading({ words: say, rules, state }: PanelContext, { choices: [first] }: Combination): string | null {
  const asked = decision(state)?.question
  if (asked === undefined || first === undefined) return null
  if (asked.kind !== 'turn') return `${EMOJI.turn} ${promptOf(say, rules, state, asked)}`
  if (first.options.length > 1) {
    const emoji = MENU_ACTIONS.find(({ kinds }) => kinds.includes(first.chosen.kind))?.emoji
    return `### ${emoji ?? EMOJI.bonfire} ${actionOf(say, first.chosen)}`
  }
  const { label, emoji } = labelOf(say, rules, state, first.chosen)
  return `### ${emoji ?? EMOJI.bonfire} ${label}`
}

/** What a choice begins in a turn, by the name of its entry in the menu. */
function actionOf({ panel }: Words, { kind }: Choice): string {
  const page = MENU_ACTIONS.find(({ kinds }) => kinds.includes(kind))?.page
  return page === undefined ? panel.chooseOne : panel.actions[page]
}

/** A bonus is taken or left by buttons; whatever there is only one way to choose needs no select. */
const isSelected = ({ options, chosen }: Combination['choices'][number]): boolean =>
  options.length > 1 && chosen.kind !== 'bonus' && chosen.kind !== 'point'

function selects(panel: PanelContext, { choices }: Combination, line: string): Row[] {
  const { words: say, rules } = panel
  return choices.filter(isSelected).map(({ options, chosen, before }, list) => {
    const asked = decision(before.after)?.question
    return select(
      pressOn(panel.table, { verb: 'part', list, line }),
      clip(
        asked === undefined || asked.kind === 'turn'
          ? actionOf(say, chosen)
          : promptOf(say, rules, before.after, asked),
        LIMITS.placeholder,
      ),
      options.map((choice, index) => {
        const option: Option = {
          ...optionOf(panel, withChoice({ ...before, choices: [], steps: [], events: [] }, choice)),
          value: formatChoices([choice]),
          chosen: choice === chosen,
        }
        if (choice.kind === 'council')
          return withLetter(index, { ...option, label: say.names.council[choice.space].name })
        return choice.kind === 'bonfire' ? withLetter(index, option) : option
      }),
    )
  })
}

/** One does all of it, one ends the turn with that where nothing is left to do; the last takes a point in place of a bonus. */
function doButtons(panel: PanelContext, made: Combination): (Button | null)[] {
  const { words: say, table, rules, state } = panel
  const chosen = chosenIn(made)
  const deed = deedOf(say, made)
  const doing = (ends: boolean, line: readonly Choice[], label: string, look: Parameters<typeof button>[2]) => {
    const press = pressOn(table, { verb: 'together', ends, line: formatChoices(line) })
    return fitsCustomId(press) ? button(press, label, look) : null
  }
  const last = made.choices.at(-1)
  const point = last?.options.find(({ kind }) => kind === 'point')
  const over = made.line.after.turn.number === state.turn.number ? legalChoices(rules, made.line.after) : []
  const mayEnd =
    !made.line.final &&
    over.some(({ kind }) => kind === 'end') &&
    over.every(({ kind }) => kind === 'end' || kind === 'turnup')
  return [
    mayEnd
      ? doing(true, chosen, table.ahead ? saveLabel(panel) : say.buttons.andEnd(deed), { style: 'success' })
      : null,
    doing(false, chosen, deed, { style: mayEnd ? 'primary' : 'success' }),
    point === undefined
      ? null
      : doing(false, [...chosen.slice(0, -1), point], labelOf(say, rules, last?.before.after ?? state, point).label, {
          emoji: EMOJI.points,
        }),
  ]
}

/** What all of it comes to. */
function deedOf({ buttons }: Words, { line: { events } }: Combination): string {
  if (events.some(({ kind }) => kind === 'taskReceived')) return buttons.takeTask
  if (events.some(({ kind }) => kind === 'bonfireTurned')) return buttons.takeRewards
  return events.some(({ kind }) => kind === 'bonusTaken') ? buttons.takeBonus : buttons.takePoint
}

/** Where it can go: the spaces of the city by their numbers, or those of the council and the Great Bonfire by letters. */
function pictureOf(panel: PanelContext, { line, choices }: Combination): PictureRequest {
  const of = (kind: Choice['kind'], from = choices) =>
    from.flatMap(({ options }) => options.filter((one) => one.kind === kind)).map((one) => ({ choices: [one] }))
  if (choices.some(({ chosen }) => chosen.kind === 'bonfire' || chosen.kind === 'take'))
    return { ...pictureBase(panel, of('bonfire', choices.filter(isSelected))), scene: 'bonfire', seat: panel.seat }
  const council = of('council')
  if (council.length > 0 || choices.some(({ chosen }) => chosen.kind === 'bonus'))
    return { ...pictureBase(panel, council), scene: 'council' }
  const picture = cityPicture(panel, of('space'))
  return { ...picture, state: line.after, tentative: [...picture.tentative, ...line.events] }
}
