import { type Choice, formatChoices } from '#engine'
import { EMOJI, LIMITS, labelOfSequence, repeatEmoji, type Words } from '#text'
import { optionWarning } from '../advice/warnings.ts'
import type { ChoiceSequence } from '../choice-sequence.ts'
import { type Option, type Row, select } from '../components.ts'
import { groupBy } from '../group-by.ts'
import { type PanelContext, pressOn } from '../panel.ts'
import type { Page } from '../panel-codecs.ts'

/**
 * Lines as selects: one, or several where there are more than 25. Each option begins with its letter in `shown`, the
 * order in which the picture marks them, or is called by the name of its place.
 */
export function optionSelects(panel: PanelContext, page: Page, { lists, shown }: OptionLists): Row[] {
  const told = onlyIgnition(shown) === null ? 0 : 1
  return lists.map(({ placeholder, lines }, index) =>
    select(
      pressOn(panel.table, { verb: 'line', page, list: index }),
      placeholder,
      lines.map((line) => {
        const option = optionOf(panel, line, told)
        // A name stands in the label already.
        return namedPlaces(shown) === null ? withLetter(shown.indexOf(line), option) : option
      }),
    ),
  )
}

/** The one bonfire that all options ignite, with more to choose after it: whoever lists them names it once. Null where there is none. */
export function onlyIgnition(lines: readonly Pick<ChoiceSequence, 'choices'>[]): Choice<'ignite'> | null {
  const [first] = lines[0]?.choices ?? []
  if (first?.kind !== 'ignite') return null
  const same = lines.every(
    ({ choices: [one, ...more] }) => one?.kind === 'ignite' && one.space === first.space && more.length > 0,
  )
  return same ? first : null
}

/** An option that begins with its letter. */
export const withLetter = (index: number, option: Option): Option => ({
  ...option,
  label: `${optionLetter(index)} · ${option.label}`,
})

/** What a panel lists: its selects, and all their lines in order. */
interface OptionLists {
  readonly lists: readonly OptionList[]
  readonly shown: readonly ChoiceSequence[]
}

/** Parts lines into the selects of one message: by what they are about, or just in order where that takes too many. */
export function optionLists(
  { words: say }: Pick<PanelContext, 'words'>,
  lines: readonly ChoiceSequence[],
): OptionLists {
  const byBeginning = split(say, lines)
  const fits = byBeginning.length <= MOST_LISTS && byBeginning.every((list) => list.lines.length <= LIMITS.options)
  const lists = fits ? byBeginning : inOrder(say, lines)
  return { lists, shown: lists.flatMap((list) => list.lines) }
}
const MOST_LISTS = 5

function inOrder({ panel }: Words, lines: readonly ChoiceSequence[]): OptionList[] {
  const parts = Math.min(MOST_LISTS, Math.ceil(lines.length / LIMITS.options))
  return Array.from({ length: parts }, (_, part) => ({
    placeholder: `${panel.chooseOne} ${part + 1}/${parts}`,
    lines: lines.slice(part * LIMITS.options, (part + 1) * LIMITS.options),
  }))
}

/**
 * A line as an option: what it does, what it costs and brings, and whether it is for good.
 * @param told how many of its first choices need not be named again
 */
export function optionOf(panel: Pick<PanelContext, 'words' | 'table'>, line: ChoiceSequence, told = 0): Option {
  const { label, description, emoji } = labelOfSequence(panel.words, line.rules, line.steps.slice(told))
  const final = line.final ? `${EMOJI.turnUp} ` : ''
  const warned = optionWarning(panel, line)
  return { value: formatChoices(line.choices), label, description: `${final}${warned}${description}`, emoji }
}

interface OptionList {
  readonly placeholder: string
  readonly lines: readonly ChoiceSequence[]
}

/**
 * Up to 25 stay together. More are parted by what they are about, and those into lists of at most 25, about
 * as long as each other, in which lines with one beginning stay together.
 */
function split(say: Words, lines: readonly ChoiceSequence[]): OptionList[] {
  if (lines.length <= LIMITS.options) return [{ placeholder: say.panel.chooseOne, lines }]
  const about = groupBy(lines, (line) => subject(say, line.choices))
  return [...about].flatMap(([placeholder, some]) => {
    const enough = some.length / Math.ceil(some.length / LIMITS.options)
    const packs: ChoiceSequence[][] = [[]]
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
function subject({ names, panel }: Words, choices: readonly Choice[]): string {
  const [first] = choices
  switch (first?.kind) {
    case 'move':
      return `${panel.chooseOne}: ${names.guardian[first.guardian]}`
    case 'gnome':
      return `${panel.chooseOne}: ${repeatEmoji(EMOJI.actionTile.brown, first.tiles)}`
    case 'ship': {
      const there = choices.find((one) => one.kind === 'task' || one.kind === 'guardian')
      // On a phone there is no room for more.
      return panel.actions[there?.kind ?? 'ship']
    }
    default:
      return panel.chooseOne
  }
}

/** How the picture marks an option: by the name of its place where all of them have one, else by its letter. */
export const pictureMark = (lines: readonly Pick<ChoiceSequence, 'choices'>[], index: number): string =>
  namedPlaces(lines)?.[index] ?? optionLetter(index)

/** The names of the places that options are about, such as islands; null when one of them has none. */
function namedPlaces(lines: readonly Pick<ChoiceSequence, 'choices'>[]): string[] | null {
  const places = lines.flatMap(({ choices }) => placeName(choices) ?? [])
  return places.length === lines.length ? places : null
}

function placeName(choices: readonly Choice[]): string | null {
  const [first] = choices
  switch (first?.kind) {
    case 'ship':
      return first.island
    case 'space':
      return `${first.space}`
    case 'ignite':
      // Then the council's spaces are what is chosen from, and their names are too long for a mark.
      return choices.some(({ kind }) => kind === 'council') ? null : `${first.space}`
    default:
      return null
  }
}

/** A to Z, then AA: how the picture names a panel's options. */
const optionLetter = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : `${optionLetter(Math.floor(index / 26) - 1)}${optionLetter(index % 26)}`
