import { ACTION_TILES, type Choice, cityOf, decision, type GameState, RESOURCES, type Rules } from '#engine'
import type { LevelName } from '#players'
import type { PictureRequest } from '#render'
import { seatColours } from '#render/tokens'
import type { TableForPerson, TableShownInGame } from '#table'
import {
  clip,
  EMOJI,
  escapeName,
  isolatedName,
  type Language,
  labelOf,
  narrate,
  plainName,
  repeatEmoji,
  type Words,
  words,
} from '#text'
import { type ComponentPress, NO_TABLE } from './custom-id.ts'
import { relativeTime } from './moments.ts'
import type { VerbWithArguments } from './verbs.ts'

/** Everything that a player's panel is drawn from. */
export interface PanelContext {
  readonly table: TableForPerson
  /** What the table's game is played by. */
  readonly rules: Rules
  /** The position with the open turn; the one who looks is acting. */
  readonly state: GameState
  /** The seat whose turn it is. */
  readonly seat: number
  readonly language: Language
  readonly words: Words
  readonly names: readonly string[]
  /** The message of the seat's last turn, as a link; null where none is known, or wanted. */
  readonly lastTurnLink: string | null
  /** A line that says what is the matter: a refusal, a stale press. */
  readonly notice: string | null
}

/** Somebody's name where no Markdown is read; what is said instead of a forgotten one. */
export const shownName = (name: string, language: Language): string =>
  name === '' ? words(language).names.formerPlayer : plainName(name)

/** The same where Markdown is read. */
export const safeName = (name: string, language: Language): string => escapeName(shownName(name, language))

/** The same for a seat or a turn's player, with a mark for a computer player. */
export const sitterName = (
  { name, computer }: { readonly name: string; readonly computer?: LevelName | true | undefined },
  language: Language,
): string => (computer === undefined ? shownName(name, language) : words(language).computers.named(name))

/** The seats' names, Tom's included, for pictures and what is typed. */
export const namesOf = (table: TableShownInGame, language: Language): string[] => [
  ...table.seats.map((seat) => sitterName(seat, language)),
  ...(table.solo ? [words(language).names.tom] : []),
]

/** The same for a picture, which marks computer players instead of saying the word. */
export const drawnNames = (
  table: TableShownInGame,
  language: Language,
): Pick<PictureRequest, 'names' | 'computers'> => ({
  names: namesOf(table, language),
  computers: table.seats.flatMap(({ computer }, seat) => (computer === undefined ? [] : seat)),
})

/** The same, made harmless for a message. */
export const safeNamesOf = (table: TableShownInGame, language: Language): string[] =>
  namesOf(table, language).map(escapeName)

/** A seat's name on a button or in a list. */
export const plainNameOf = (table: TableShownInGame, seat: number, language: Language): string =>
  isolatedName(namesOf(table, language)[seat] ?? words(language).names.nobody)

/** A seat's name in a message. */
export const nameOf = (table: TableShownInGame, seat: number, language: Language): string =>
  safeNamesOf(table, language)[seat] ?? words(language).names.nobody

/** 0xRRGGBB of a seat's colour; of the fire where nobody is meant. */
export function accentOf(seat: number | null): number {
  const colour = seat === null ? undefined : seatColours[seat]
  return Number.parseInt((colour?.fill ?? '#ff9a3d').slice(1), 16)
}

/** Of a plan, which nothing else looks like. */
const PLAN_ACCENT = 0x5b8def

/** The edge of an own panel: the seat's colour, or that of planning. */
export const panelAccent = ({ table, seat }: Pick<PanelContext, 'table' | 'seat'>): number =>
  table.ahead ? PLAN_ACCENT : accentOf(seat)

/** The press of something on a message about this table as it is now, or about none. */
export const pressOn = (
  table: Pick<TableForPerson, 'id' | 'seq' | 'ahead'> | null,
  pressed: VerbWithArguments,
): ComponentPress => ({
  table: table?.id ?? NO_TABLE,
  seq: table?.seq ?? 0,
  ...(table?.ahead ? { ahead: true } : {}),
  ...pressed,
})

export const asQuote = (notice: string | null): string | null =>
  notice === null ? null : `> ${notice.replaceAll('\n', '\n> ')}`

/** When one's own time for the turn ends, or that it has; null without a clock, and in another's turn. */
export const timeLine = (time: TableForPerson['time'], language: Language): string | null =>
  time === null ? null : `-# ${EMOJI.countdown} ${words(language).pace.yourTime(relativeTime(time.end), time.over)}`

/** What the seat holds, in one line. */
export function holdingsLine({
  state,
  seat,
  words: { panel },
}: Pick<PanelContext, 'state' | 'seat' | 'words'>): string {
  const { actionTiles, resources } = cityOf(state, seat)
  const held = <K extends string>(counts: Readonly<Record<K, number>>, emoji: Readonly<Record<K, string>>, all: K[]) =>
    all.flatMap((kind) => (counts[kind] > 0 ? repeatEmoji(emoji[kind], counts[kind]) : [])).join(' ')
  const tiles = held(actionTiles, EMOJI.actionTile, [...ACTION_TILES])
  return `-# ${panel.holdings(tiles, held(resources, EMOJI.resource, [...RESOURCES]))}`
}

/** Of a name in one's own panel, where room is dear; in characters. */
const LONGEST_NAME = 16

/** What the turn has come to so far, in words. */
export function openTurnStory({ rules, table, seat, words: say, language }: PanelContext): string | null {
  const events = table.openTurn?.events ?? []
  if (events.length === 0) return null
  const names = namesOf(table, language).map((name) => escapeName(clip(name, LONGEST_NAME)))
  const told = narrate(say, rules, names, events, seat).join('\n')
  return table.openTurn?.planned && !table.ahead
    ? `${EMOJI.plan} ${say.phrases.labelled(`**${say.ahead.played}**`, told)}`
    : told
}

/** What the one who looks decides now. */
export const currentQuestion = (panel: PanelContext) => decision(panel.state)?.question ?? null

/** A choice's name alone. */
export const choiceLabel = (panel: PanelContext, state: GameState, choice: Choice): string =>
  labelOf(panel.words, panel.rules, state, choice).label
