import { type Choice, conditionProgress, formatChoices, legalChoices } from '#engine'
import { capital, clip, EMOJI, LIMITS, labelOfSequence, paidText, repeatEmoji, type Words } from '#text'
import { optionMistakeWarning } from '../advice/warnings.ts'
import type { TriedSequence } from '../choice-sequence.ts'
import { proposeCombination } from '../combination.ts'
import { button, buttonRows, type PostPart, type Row, type SelectOption, select } from '../components.ts'
import { fitsCustomId, pressOn } from '../custom-id.ts'
import { groupBy } from '../group-by.ts'
import type { PanelContext } from '../panel.ts'
import type { PanelPage } from '../panel-codecs.ts'
import { taskReceivedAtSequenceEnd } from '../voyages.ts'

/** More are a select. */
const MOST_BUTTONS = 5

/**
 * Lines to choose from, as buttons where they are few, else as selects. Each begins with its letter in `shown`, or is called
 * by the name of its place.
 * @param question stands over the buttons, or in the only select; absent where the panel says it already
 */
export function optionRows(
  panel: PanelContext,
  page: PanelPage,
  lists: readonly OptionList[],
  question?: string,
): OptionRows {
  const shown = lists.flatMap(({ lines }) => lines)
  const one = lists.length === 1
  const buttons = one ? optionButtons(panel, shown, question) : null
  return { rows: buttons ?? optionSelects(panel, page, lists, shown, one ? question : undefined), shown }
}

/**
 * What each costs and brings stands above, and what it is, too, where that is too long for a button on a phone; null where
 * there are too many.
 */
function optionButtons(
  panel: PanelContext,
  lines: readonly TriedSequence[],
  question: string | undefined,
): PostPart[] | null {
  if (lines.length > MOST_BUTTONS) return null
  const all = lines.map((line, index) => {
    const option = optionOfSequence(panel, line)
    return {
      option,
      mark: optionMark(lines, index),
      press: pressOn(panel.table, { verb: 'play', line: option.value }),
    }
  })
  if (!all.every(({ press }) => fitsCustomId(press))) return null
  const named = namedPlaces(lines) !== null
  const labelOf = ({ option, mark }: (typeof all)[number]) => (named ? option.label : `${mark} · ${option.label}`)
  const short = all.every((one) => labelOf(one).length <= LIMITS.buttonWithEmojiOnAPhone)
  const told = all.flatMap(({ option: { label, description = '' }, mark }) => {
    const says = [short ? '' : label, description].filter((part) => part !== '')
    return says.length === 0 ? [] : `-# **${mark}** · ${says.join(' · ')}`
  })
  return [
    ...(question === undefined ? [] : [question]),
    ...(told.length === 0 ? [] : [told]),
    ...buttonRows(
      all.map((one) =>
        button(one.press, short ? labelOf(one) : one.mark, { emoji: one.option.emoji, style: 'primary' }),
      ),
    ),
  ]
}

/** Lines as selects: one, or several where there are more than 25. */
function optionSelects(
  panel: PanelContext,
  page: PanelPage,
  lists: readonly OptionList[],
  shown: readonly TriedSequence[],
  question: string | undefined,
): Row[] {
  // A name stands in the label already.
  const named = namedPlaces(shown) !== null
  return lists.map(({ placeholder, lines }, index) =>
    select(
      pressOn(panel.table, { verb: 'line', page, list: index }),
      question === undefined ? placeholder : clip(question, LIMITS.placeholder),
      lines.map((line) => {
        const option = optionOfSequence(panel, line)
        return named ? option : withLetter(shown.indexOf(line), option)
      }),
    ),
  )
}

/** An option that begins with its letter. */
export const withLetter = (index: number, option: SelectOption): SelectOption => ({
  ...option,
  label: `${optionLetter(index)} · ${option.label}`,
})

/** What a panel offers: buttons or selects, and their lines in the order in which the picture marks them. */
export interface OptionRows {
  readonly rows: readonly PostPart[]
  readonly shown: readonly TriedSequence[]
}

/** What a picture marks: the choices say where it lies. */
export type ChoicesToMark = Pick<TriedSequence, 'choices'>

/** Parts lines into the selects of one message: by what they are about, or just in order where that takes too many. */
export function splitIntoOptionLists(say: Words, lines: readonly TriedSequence[]): OptionList[] {
  const byBeginning = split(say, lines)
  const fits = byBeginning.length <= MOST_LISTS && byBeginning.every((list) => list.lines.length <= LIMITS.options)
  return fits ? byBeginning : inOrder(say, lines)
}
const MOST_LISTS = 5

function inOrder({ panel }: Words, lines: readonly TriedSequence[]): OptionList[] {
  const parts = Math.min(MOST_LISTS, Math.ceil(lines.length / LIMITS.options))
  return Array.from({ length: parts }, (_, part) => ({
    placeholder: `${panel.chooseOne} ${part + 1}/${parts}`,
    lines: lines.slice(part * LIMITS.options, (part + 1) * LIMITS.options),
  }))
}

/** A line as an option: what it does, what it costs and brings, and whether it is for good. */
export function optionOfSequence(panel: Pick<PanelContext, 'words' | 'table'>, line: TriedSequence): SelectOption {
  const { label, description, emoji } =
    taskText(panel.words, line) ?? labelOfSequence(panel.words, line.rules, line.steps)
  const final = line.final ? `${EMOJI.turnUp} ` : ''
  const warned = optionMistakeWarning(panel, line)
  return { value: formatChoices(line.choices), label, description: `${final}${warned}${description}`, emoji }
}

/** Of a task what it asks, how far one is with it, and what all of it costs; null of anything else. */
function taskText(words: Words, line: TriedSequence): Pick<SelectOption, 'label' | 'description' | 'emoji'> | null {
  const id = taskReceivedAtSequenceEnd(line)
  const { rules, after: state } = line
  if (id === null) return null
  const task = rules.task(id)
  const [first] = line.choices
  const { seat } = state.turn
  const rest = proposeCombination(rules, state, legalChoices(rules, state), []).line
  const label = `${first?.kind === 'ship' ? `${first.island} · ` : ''}${capital(words.tasks.inBrief(task))}`
  const price = paidText([...line.events, ...rest.events], seat)
  return {
    label: clip(label, LIMITS.optionLabel),
    description: clip(
      [
        capital(words.reading.standing(conditionProgress(rules, state, seat, task.condition))),
        ...(price === '' ? [] : [words.choices.price(price)]),
      ].join(' · '),
      LIMITS.optionDescription,
    ),
    emoji: EMOJI.crystal[task.colour],
  }
}

interface OptionList {
  readonly placeholder: string
  readonly lines: readonly TriedSequence[]
}

/**
 * Up to 25 stay together. More are parted by what they are about, and those into lists of at most 25, about
 * as long as each other, in which lines with one beginning stay together.
 */
function split(say: Words, lines: readonly TriedSequence[]): OptionList[] {
  if (lines.length <= LIMITS.options) return [{ placeholder: say.panel.chooseOne, lines }]
  const about = groupBy(lines, (line) => subject(say, line.choices))
  return [...about].flatMap(([placeholder, some]) => {
    const enough = some.length / Math.ceil(some.length / LIMITS.options)
    const packs: TriedSequence[][] = [[]]
    for (const group of groupBy(some, (line) => formatChoices(line.choices.slice(0, 1))).values()) {
      const last = packs.at(-1)
      if (last !== undefined && last.length < enough && last.length + group.length <= LIMITS.options)
        last.push(...group)
      else packs.push(group)
    }
    return packs.map((pack, index) => ({
      placeholder: packs.length === 1 ? placeholder : `${placeholder} ${index + 1}/${packs.length}`,
      lines: pack,
    }))
  })
}

/** What a select is for, in its placeholder. */
function subject({ names, panel, phrases }: Words, choices: readonly Choice[]): string {
  const [first] = choices
  switch (first?.kind) {
    case 'move':
      return phrases.labelled(panel.chooseOne, names.guardian[first.guardian])
    case 'gnome':
      return phrases.labelled(panel.chooseOne, repeatEmoji(EMOJI.actionTile.brown, first.tiles))
    default:
      return panel.chooseOne
  }
}

/** How the picture marks an option: by the name of its place where all of them have one, else by its letter. */
export const optionMark = (lines: readonly ChoicesToMark[], index: number): string =>
  namedPlaces(lines)?.[index] ?? optionLetter(index)

/** The names of the places that options are about, such as islands; null when one of them has none. */
function namedPlaces(lines: readonly ChoicesToMark[]): string[] | null {
  const places = lines.flatMap(({ choices }) => placeName(choices) ?? [])
  return places.length === lines.length ? places : null
}

function placeName(choices: readonly Choice[]): string | null {
  const [first] = choices
  switch (first?.kind) {
    case 'ship':
      return first.island
    case 'space':
    case 'ignite':
      return `${first.space}`
    default:
      return null
  }
}

/** A to Z, then AA: how the picture names a panel's options. */
const optionLetter = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : `${optionLetter(Math.floor(index / 26) - 1)}${optionLetter(index % 26)}`
