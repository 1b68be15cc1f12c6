import { type APIComponentInMessageActionRow, type APISelectMenuOption, ComponentType } from 'discord-api-types/v10'
import type { Direction } from '#engine'
import type { OwnTable } from '#table'
import { isolatedName, type Language, lengthWithIcons, readingOf, spoken, type Words, words } from '#text'
import { button, MOST_TEXT, type Post, post, type Row, select } from '../components.ts'
import { type ComponentPress, decodeCustomId, type Page, type Verb } from '../custom-id.ts'
import { readingPost } from '../looks/read.ts'
import { seatOfPerson, viewOptions } from '../looks/view.ts'
import { accentOf, namesOf, pressOn, safeNamesOf } from '../panel.ts'
import { privatePost } from '../private.ts'
import { type PressContext, type Reply, reply } from '../reply.ts'
import { BEST_FIRST_FILTER } from './fate.ts'

export const pressReadPanel = ({ table, caller }: PressContext, { page }: ComponentPress<'readpanel'>): Reply =>
  reply(panelReading(table, caller.person.id, caller.language, page))

/**
 * What somebody sees of a table in private, in words and with no picture: what is new, what the own city has, and every
 * option; the same buttons and selects stand below. A post without a picture stays what it is.
 */
export function panelReading(table: OwnTable, personId: string, language: Language, page: Page): Post {
  const shown = privatePost(table, personId, language, { page })
  const seat = seatOfPerson(table, personId)
  if (shown.picture === null) return shown
  if (table.phase !== 'playing') return readingPost(table, 'scores', language, seat)
  if (seat === null) return readingPost(table, 'table', language, null)
  const say = words(language)
  const { headings, moreOptions } = say.reading
  const names = safeNamesOf(table, language)
  const heard = (text: string) => spoken(say, text, [...names, ...namesOf(table, language).map(isolatedName)])
  const parts = shown.components.flatMap((one) => (one.type === ComponentType.Container ? one.components : []))
  const texts = parts.flatMap((part) =>
    part.type === ComponentType.TextDisplay ? heard(part.content.replace(ORNAMENT, '$1')) : [],
  )
  const rows = parts.flatMap((part): Row[] => (part.type === ComponentType.ActionRow ? [part] : []))
  const own = ownCity(table, seat, say, names)
  const options = rows.flatMap(({ components }) => components.flatMap((one) => optionLines(say, one))).map(heard)
  const head = [...texts, ...(own === '' ? [] : [own])].join('\n')
  const room = MOST_TEXT - lengthWithIcons(head) - headings.options.length - moreOptions(99).length - 20
  const fitting = linesWithin(options, room)
  const left = options.length - fitting.length
  const listed = [
    ...(options.length === 0 ? [] : [`### ${headings.options}`]),
    ...fitting.map((line) => `- ${line}`),
    ...(left === 0 ? [] : [moreOptions(left)]),
  ]
  return post([[head, ...listed].join('\n'), ...rows.map((row) => inWords(table, language, page, row))], {
    accent: accentOf(seat),
  })
}

/** The own city with what the open turn has changed in it. */
function ownCity(table: OwnTable, seat: number, say: Words, names: readonly string[]): string {
  const { rules, state } = table
  if (state === null) return ''
  return readingOf(
    { rules, state, names, words: say, viewer: seat, lastTurn: [] },
    // What happened in the open turn stands in the panel's own texts.
    { kind: 'city', seat, open: [] },
  )
}

function linesWithin(lines: readonly string[], room: number): readonly string[] {
  let used = 0
  const end = lines.findIndex((line) => {
    used += lengthWithIcons(line) + 3
    return used > room
  })
  return end < 0 ? lines : lines.slice(0, end)
}

/** What moves the game on; the others lead elsewhere, and their labels say where. */
const MOVES: readonly Verb[] = [
  'page',
  'line',
  'play',
  'place',
  'plan',
  'steps',
  'go',
  'pay',
  'pieces',
  'keep',
  'end',
  'undo',
]

/** Their options say all that they do; those of the others answer what the select asks. */
const SELECTS_OF_ONE: readonly Verb[] = ['line', 'place', 'pay']

/** An emoji before a heading or a small line only repeats what it says. */
const ORNAMENT = /^(#+ |-# )\p{Extended_Pictographic}\u{fe0f}? /gmu

const verbOf = (id: string): Verb | null => {
  const decoded = decodeCustomId(id)
  return decoded.kind === 'press' ? decoded.press.verb : null
}
const isMove = (id: string): boolean => {
  const verb = verbOf(id)
  return verb !== null && MOVES.includes(verb) && !id.endsWith(':page:turn')
}

/** A button or the options of a select, a line each; what a button's emoji adds stands in brackets. */
function optionLines(say: Words, one: APIComponentInMessageActionRow): string[] {
  if (one.type === ComponentType.StringSelect && isMove(one.custom_id))
    return SELECTS_OF_ONE.includes(verbOf(one.custom_id) ?? 'refresh')
      ? one.options.map((option) => optionLine(say, option))
      : [`${one.placeholder ?? ''} ${one.options.map((option) => optionLine(say, option)).join('; ')}`]
  if (one.type !== ComponentType.Button || !('custom_id' in one)) return []
  if (one.disabled === true || !isMove(one.custom_id)) return []
  const emoji = spoken(say, one.emoji?.name ?? '', [])
  return [`${one.label ?? ''}${emoji === '' ? '' : ` (${emoji})`}`]
}

function optionLine(say: Words, { value, label, description }: APISelectMenuOption): string {
  const text = description === undefined ? label : `${label}: ${description}`
  // Elsewhere an arrow only joins what follows on each other.
  return /^(fate|start)/.test(value) ? withDirections(say, text) : text
}

const ARROWS: readonly (readonly [string, Direction])[] = [
  ['→', 'e'],
  ['↓', 's'],
  ['←', 'w'],
  ['↑', 'n'],
]
const withDirections = (say: Words, text: string): string =>
  ARROWS.reduce((said, [arrow, direction]) => said.replaceAll(arrow, say.names.direction[direction]), text)

/** Two buttons of one message have two ids, and the placements' own ones lead to that page already. */
const backToPicture = (table: OwnTable, page: Page): ComponentPress =>
  pressOn(table, page === 'fate' ? { verb: 'placing', placing: BEST_FIRST_FILTER } : { verb: 'page', page })

/** A row of the panel below the panel in words: what led to words leads back, and looks are read too. */
function inWords(table: OwnTable, language: Language, page: Page, row: Row): Row {
  const say = words(language)
  const ids = row.components.flatMap((one) => ('custom_id' in one ? one.custom_id : []))
  if (ids.some((id) => verbOf(id) === 'look'))
    return select(
      pressOn(table, { verb: 'read', look: 'table' }),
      say.reading.placeholder,
      viewOptions(table, language, 'table'),
    )
  return {
    ...row,
    components: row.components.map((one) =>
      'custom_id' in one && verbOf(one.custom_id) === 'readpanel'
        ? button(backToPicture(table, page), say.reading.showPicture)
        : one,
    ),
  }
}
