import { type Choice, decision, formatChoices, type GameEvent, legalChoices, parseChoices } from '#engine'
import type { PictureRequest } from '#render'
import { clip, EMOJI, LIMITS, labelOf, promptOf, type Words } from '#text'
import { emptySequence, withChoice } from '../choice-sequence.ts'
import {
  type Combination,
  choicesWithoutPayments,
  isCombinedQuestion,
  proposeCombination,
  replaceWantedChoices,
} from '../combination.ts'
import {
  type Button,
  button,
  buttonRows,
  nonEmptyLines,
  type Post,
  type Row,
  type SelectOption,
  select,
} from '../components.ts'
import { fitsCustomId, pressOn } from '../custom-id.ts'
import { ownTurnTimeLine } from '../moments.ts'
import { currentQuestion, type PanelContext } from '../panel.ts'
import type { PanelPage } from '../panel-codecs.ts'
import { sortSequencesByTaskProgress } from '../voyages.ts'
import { playOrPlayAndEndButtons } from './endings.ts'
import { backButton, footerRows } from './footer.ts'
import { turnMenuPanel } from './menu.ts'
import { firstChoices, MENU_ACTIONS, menuActionOfKind, menuActionOfPage } from './menu-actions.ts'
import { newsLine } from './news.ts'
import { optionOfSequence, withLetter } from './options.ts'
import { aboveOptions, panelPost } from './panel-post.ts'
import { ownTurnPicture, ownTurnPictureAfter, pictureBase } from './pictures.ts'

/** In a turn these pages begin a combination; elsewhere a question does. */
const BEGINNINGS: readonly PanelPage[] = ['ignite', 'novice', 'bonfire', 'path', 'gnome', 'guardian', 'task']

type Position = Pick<PanelContext, 'rules' | 'state'>

/** What a page of the menu begins a combination with; null where it is no such page, or one select does not hold it. */
export function firstChoicesOfCombination(panel: Position, page: PanelPage): readonly Choice[] | null {
  const action = BEGINNINGS.includes(page) ? menuActionOfPage(page) : null
  const first = action === null ? [] : firstChoices(panel.rules, panel.state, action)
  return first.length === 0 || first.length > LIMITS.options ? null : inOrder(panel, first)
}

/** Tasks nearest to being fulfilled come first. */
function inOrder({ rules, state }: Position, choices: readonly Choice[]) {
  const start = emptySequence(rules, state)
  return sortSequencesByTaskProgress(choices.map((choice) => withChoice(start, choice))).flatMap((line) => line.choices)
}

/** The choices with which a combination begins: those of what is asked, or in a turn those of the same action. */
function beginnings(panel: Position, wanted: readonly Choice[]): readonly Choice[] {
  if (isCombinedQuestion(panel.rules, panel.state)) return legalChoices(panel.rules, panel.state)
  const page = MENU_ACTIONS.find(({ kinds }) => wanted.some(({ kind }) => kinds.includes(kind)))?.page
  return page === undefined ? [] : (firstChoicesOfCombination(panel, page) ?? [])
}

/** The choices that a press stands for: those that are put together, in the position where it was made. */
export function combinedChoicesToPlay(panel: Position, line: string, ends: boolean): readonly Choice[] | null {
  const wanted = parseChoices(line) ?? []
  const { choices } = proposeCombination(panel.rules, panel.state, beginnings(panel, wanted), wanted).line
  if (choices.length === 0) return null
  return ends ? [...choices, { kind: 'end' }] : choices
}

/**
 * Choices that would multiply in one list: each has a select of its own, which stands at the best, and one button plays
 * them all.
 * @param wanted what was chosen already
 * @param first with what it begins
 */
export function combinationPanel(
  panel: PanelContext,
  wanted: readonly Choice[] = [],
  first = beginnings(panel, wanted),
): Post {
  const { table, rules, state } = panel
  if (first.length === 0) return turnMenuPanel(panel)
  const made = proposeCombination(rules, state, first, wanted)
  const inTurn = currentQuestion(panel)?.kind === 'turn'
  const line = formatChoices(choicesWithoutPayments(made))
  const { description } = optionOfSequence(panel, made.line)
  return panelPost(panel, pictureOf(panel, made), [
    heading(panel, made),
    inTurn ? null : nonEmptyLines(ownTurnTimeLine(table.time, panel.language), newsLine(panel)),
    ...aboveOptions(panel),
    ...selects(panel, made, line),
    ...buttonRows([
      ...playOrPlayAndEndButtons(panel, made.line, deedOf(panel.words, made), (ends) =>
        pressOn(table, { verb: 'together', ends, line }),
      ),
      insteadButton(panel, made),
      inTurn ? backButton(panel) : null,
    ]),
    description ? `-# ${description}` : null,
    ...footerRows(panel, { shown: { of: 'together', line }, saves: !inTurn }),
  ])
}

/** What it is about: the bonfire that is ignited, or what is asked. */
function heading({ words: say, rules, state }: PanelContext, { choices: [first] }: Combination): string | null {
  const asked = decision(state)?.question
  if (asked === undefined || first === undefined) return null
  if (asked.kind !== 'turn') return `${EMOJI.turn} ${promptOf(say, rules, state, asked)}`
  const { label, emoji } =
    first.options.length > 1
      ? { label: beginningName(say, first.chosen), emoji: menuActionOfKind(first.chosen.kind)?.emoji }
      : labelOf(say, rules, state, first.chosen)
  return `### ${emoji ?? EMOJI.bonfire} ${label}`
}

/** What a choice begins in a turn, by the name of its entry in the menu. */
function beginningName({ panel }: Words, { kind }: Choice): string {
  const action = menuActionOfKind(kind)
  return action === undefined ? panel.chooseOne : panel.actions[action.page]
}

type CombinedChoice = Combination['choices'][number]

/** A bonus is taken or left by buttons. */
const isBonus = ({ chosen }: CombinedChoice): boolean => chosen.kind === 'bonus' || chosen.kind === 'point'
/** Whatever there is only one way to choose needs no select. */
const isSelected = (one: CombinedChoice): boolean => one.options.length > 1 && !isBonus(one)

/** More places of the council are a select. */
const MOST_BUTTONS = 5

/** A select each; few places of the council are a button each. */
function selects(panel: PanelContext, made: Combination, line: string): Row[] {
  const { words: say, rules } = panel
  const marked = markedIn(made.choices)
  const numbered = made.choices.filter((one) => !isBonus(one))
  return made.choices.filter(isSelected).flatMap((one): Row[] => {
    const { options, chosen, before } = one
    const list = numbered.indexOf(one)
    const asked = decision(before.after)?.question
    const shown = options.map((choice, index) => {
      const option: SelectOption = {
        ...optionOfSequence(panel, withChoice({ ...before, choices: [], steps: [], events: [] }, choice)),
        chosen: choice === chosen,
      }
      const named = choice.kind === 'council' ? { ...option, label: say.names.council[choice.space].name } : option
      return options === marked?.options && choice.kind !== 'space' ? withLetter(index, named) : named
    })
    if (chosen.kind === 'council' && options.length <= MOST_BUTTONS) {
      const placed = options.map((choice) =>
        formatChoices(replaceWantedChoices(choicesWithoutPayments(made), [choice])),
      )
      return buttonRows(
        shown.map(({ label, emoji, chosen: stands }, index) =>
          button(pressOn(panel.table, { verb: 'part', list, line: placed[index] ?? line }), label, {
            emoji,
            style: stands ? 'primary' : 'secondary',
          }),
        ),
      )
    }
    return [
      select(
        pressOn(panel.table, { verb: 'part', list, line }),
        clip(
          asked === undefined || asked.kind === 'turn'
            ? beginningName(say, chosen)
            : promptOf(say, rules, before.after, asked),
          LIMITS.placeholder,
        ),
        shown,
      ),
    ]
  })
}

/** Takes a point in place of a bonus, or the bonus in place of the point; null where neither is asked. */
function insteadButton({ words: say, rules, table }: PanelContext, { choices }: Combination): Button | null {
  const at = choices.findIndex(({ options }) => options.some(({ kind }) => kind === 'point'))
  const bonus = choices[at]
  const other = bonus?.options.find(({ kind }) => kind !== bonus.chosen.kind)
  if (bonus === undefined || other === undefined) return null
  const isPoint = other.kind === 'point'
  const press = pressOn(table, {
    ...(isPoint ? { verb: 'together', ends: false } : { verb: 'part', list: OTHERWISE }),
    line: formatChoices([...choices.slice(0, at).map((one) => one.chosen), other]),
  })
  if (!fitsCustomId(press)) return null
  return button(press, labelOf(say, rules, bonus.before.after, other).label, {
    emoji: isPoint ? EMOJI.points : undefined,
  })
}

/** The number of no select: of the button that puts it together otherwise. */
const OTHERWISE = 9

/** What all of it comes to. */
function deedOf({ buttons, panel }: Words, { choices: [first], line: { events } }: Combination): string {
  const did = (kind: GameEvent['kind']) => events.some((event) => event.kind === kind)
  switch (first?.chosen.kind) {
    case 'ignite':
      return panel.menu.ignite
    case 'gnome':
      return buttons.recruit
    case 'path':
    case 'search':
      return buttons.build
    case 'newpaths':
      return buttons.turnUp
    case 'guardian':
      return buttons.retrieve
    case 'move':
      return buttons.go
    default:
      if (did('taskReceived')) return buttons.takeTask
      if (did('bonusTaken')) return buttons.takeBonus
      return did('bonfireTurned') ? buttons.takeRewards : buttons.takePoint
  }
}

/** The choice whose options the picture marks: the first of those that it can show, and where a task lies only beside none. */
function markedIn(choices: readonly CombinedChoice[]): CombinedChoice | undefined {
  const several = choices.filter(isSelected)
  const shown = (kinds: readonly Choice['kind'][]) => several.find(({ chosen }) => kinds.includes(chosen.kind))
  // Beside a bonfire that is ignited the council's places are told by their names.
  const elsewhere =
    choices[0]?.chosen.kind === 'ignite' ? undefined : (shown(['council']) ?? shown(['bonfire', 'gnome']))
  return elsewhere ?? shown(['path', 'newpaths', 'search', 'move']) ?? shown(['space'])
}

/** Where it can go: the spaces of the city by their numbers, or others by letters. */
function pictureOf(panel: PanelContext, { line, choices }: Combination): PictureRequest {
  const marked = markedIn(choices)
  const options = (marked?.options ?? []).map((one) => ({ choices: [one] }))
  const [first] = choices
  const has = (...kinds: Choice['kind'][]) => choices.some(({ chosen }) => kinds.includes(chosen.kind))
  if (first?.chosen.kind === 'ignite') return ownTurnPictureAfter(panel, line, options)
  if (has('council') || (first !== undefined && isBonus(first)))
    return { ...pictureBase(panel, options), scene: 'council' }
  if (has('bonfire', 'take')) return { ...pictureBase(panel, options), scene: 'bonfire', seat: panel.seat }
  if (has('gnome')) return { ...pictureBase(panel, options), scene: 'gnomes' }
  return has('space') ? ownTurnPictureAfter(panel, line, options) : ownTurnPicture(panel, options)
}
