import { FATE_TILE_DIRECTIONS } from '#engine'
import { capital, EMOJI, FATE_TILE_ARROWS, isolatedName, readingSections, spoken, type Words, words } from '#text'
import {
  isFixedText,
  lengthOfLines,
  type Post,
  post,
  type Row,
  type RowComponent,
  type SelectOption,
  splitLinesToFit,
} from '../components.ts'
import type { ComponentPress } from '../custom-id.ts'
import { readSelect } from '../looks/view.ts'
import { isMoreSelectRow, moreSelectInWords } from '../more-select.ts'
import { plainNamesOf, safeNamesOf } from '../names.ts'
import { type PanelContext, panelAccent } from '../panel.ts'
import { VERBS } from '../verbs.ts'

/**
 * A panel in words and with no picture: what is new, what the own city has, and every option; the same buttons and
 * selects stand below. Where all of that is too much, the end of the city gives way first, then the last options.
 */
export function panelInWords(panel: Pick<PanelContext, 'table' | 'seat' | 'language'>, { parts, picture }: Post): Post {
  const { table, language } = panel
  const say = words(language)
  const names = safeNamesOf(table, language)
  const heard = (text: string) => spoken(say, text, [...names, ...plainNamesOf(table, language).map(isolatedName)])
  const rows = parts.flatMap((part) => (typeof part === 'object' && 'actions' in part ? part : []))
  const texts = [
    ...parts.flatMap((part) => (isFixedText(part) ? part : [])),
    ...rows.flatMap((row) => questionsOf(say, row)),
  ].map((text) => heard(text.replace(ORNAMENT, '$1')))
  const options = rows.flatMap(({ actions }) => actions.flatMap((one) => optionLines(say, one, heard)))
  const city = ownCity(panel, say, names, picture?.scene === 'fate')
  const below = rows.map((row) => moreSelectInWords(row, language))
  return post(
    [
      (room) => toldWithin(room, say, { texts, ...city, options }),
      ...below,
      ...(rows.some(isMoreSelectRow) ? [] : [readSelect(table, language)]),
    ],
    { accent: panelAccent(panel) },
  )
}

interface Told {
  readonly texts: readonly string[]
  /** Of the own city: what is always told, and the rest. */
  readonly held: readonly string[]
  readonly rest: readonly string[]
  readonly options: readonly string[]
}

/**
 * All of it, or as much as there is room for.
 * @param room in characters with all icons
 */
function toldWithin(room: number, { reading }: Words, { texts, held, rest, options: items }: Told): readonly string[] {
  const heading = items.length === 0 ? [] : [`### ${reading.headings.options}`]
  const all = [...texts, ...held, ...rest, ...heading, ...items]
  if (lengthOfLines(all) <= room) return all
  const notes = [reading.rest, ...(items.length === 0 ? [] : [reading.moreOptions(99)])]
  const left = room - lengthOfLines([...heading, ...notes])
  const own = splitLinesToFit([...texts, ...held], left)
  const city = splitLinesToFit(own.left > 0 ? [] : rest, left - lengthOfLines([...own.fitting, ...items])).fitting
  const listed = splitLinesToFit(items, left - lengthOfLines([...own.fitting, ...city]))
  const isCut = own.left > 0 || city.length < rest.length
  return [
    ...own.fitting,
    ...city,
    ...(isCut ? [reading.rest] : []),
    ...heading,
    ...listed.fitting,
    ...(listed.left === 0 ? [] : [reading.moreOptions(listed.left)]),
  ]
}

/**
 * The own city heading by heading, with what the open turn has changed in it: what it holds, which is always told, and
 * the rest.
 * @param placing whether fate tiles are placed: then their area comes before what else there is
 */
function ownCity(
  { table, seat }: Pick<PanelContext, 'table' | 'seat'>,
  say: Words,
  names: readonly string[],
  placing: boolean,
): { held: readonly string[]; rest: readonly string[] } {
  const { rules, state } = table
  if (state === null) return { held: [], rest: [] }
  const told = readingSections(
    { rules, state, names, words: say, viewer: seat, lastTurn: [] },
    // What happened in the open turn stands in the panel's own texts.
    { kind: 'city', seat, open: [] },
  )
  const isFate = (section: string) => section.startsWith(`### ${say.reading.headings.fate}\n`)
  const rest = told.slice(2)
  return {
    held: told.slice(0, 2),
    rest: placing ? [...rest.filter(isFate), ...rest.filter((section) => !isFate(section))] : rest,
  }
}

/** An emoji before a heading or a small line only repeats what it says. */
const ORNAMENT = /^(#+ |-# )\p{Extended_Pictographic}\u{fe0f}? /gmu

/** What moves the game on is listed; the others lead elsewhere, and their labels say where. */
const listedAs = (press: ComponentPress) =>
  press.verb === 'page' && press.page === 'turn' ? 'no' : VERBS[press.verb].listed

/** A longer list that stands at one option is read where it is opened. */
const MOST_LISTED = 9

/** A button or the options of a select, an item each; what a button's emoji adds stands in brackets. */
function optionLines(say: Words, one: RowComponent, heard: (text: string) => string): string[] {
  if (one.kind !== 'button' && one.kind !== 'select') return []
  const listed = listedAs(one.press)
  if (listed === 'no') return []
  const item = (text: string) => `- ${heard(text)}`
  if (one.kind === 'button') {
    const [, price = '', label = one.label] = /^(?:(\d+) · )?(.*)$/su.exec(one.label) ?? []
    const emoji = one.emoji === EMOJI.points ? '' : spoken(say, `${price}${one.emoji ?? ''}`, [])
    const priced = price === '' ? say.phrases.aside : say.panel.priced
    return one.disabled ? [] : [item(emoji === '' ? label : priced(label, emoji))]
  }
  const { options: all } = one.of
  const chosen = all.filter((option) => option.chosen)
  const shown = listed === 'once' && all.length > MOST_LISTED && chosen.length > 0 ? chosen : all
  const options = shown.map((option) => item(optionLine(say, option)))
  // They answer the question above them.
  return listed === 'each' ? options : [item(one.placeholder), ...options.map((line) => `  ${line}`)]
}

/** What stands in the place of the options as long as a select is closed, where each of them is a line. */
const questionsOf = ({ panel }: Words, { actions }: Row): string[] =>
  actions.flatMap((one) =>
    one.kind === 'select' &&
    listedAs(one.press) === 'each' &&
    ![panel.chooseOne, panel.choosePlace].some((asked) => one.placeholder.startsWith(asked))
      ? one.placeholder
      : [],
  )

/** Its letter, what it is called, and what it costs and brings: sentences, as it is heard. */
function optionLine(say: Words, { value, label, description = '', chosen }: SelectOption): string {
  const [, letter = '', name = ''] = /^(?:(\p{Lu}) · )?(.*)$/su.exec(label) ?? []
  const called = chosen ? say.reading.chosen(name) : name
  // What is taken at the Great Bonfire is called by what it is: only what a gnome adds, in brackets, is left to say.
  const parts = description.split(' · ').filter((part) => !value.startsWith('take') || part.includes('('))
  const text = [called, ...parts]
    .filter((part) => part !== '')
    .map((part) => (/[.!?…]$/u.test(part) ? part : `${part}.`))
    .map(capital)
    .join(' ')
  return textArrowsInWords(say, letter === '' ? text : `${letter} · ${text}`, /^(fate|start)/.test(value))
}

/** Arrows tell which way a fate tile lies; elsewhere they only join what follows on each other. */
export const textArrowsInWords = (say: Words, text: string, lies: boolean): string =>
  lies
    ? FATE_TILE_DIRECTIONS.reduce((said, one) => said.replaceAll(FATE_TILE_ARROWS[one], say.names.direction[one]), text)
    : text.split(' → ').reduce((first, next) => say.phrases.andThen(first, next))
