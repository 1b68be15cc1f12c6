import { ACTION_TILES, cityOf, decision, type GameState, RESOURCES, type Rules } from '#engine'
import type { TableForPerson } from '#table'
import { clip, EMOJI, escapeName, type Language, narrate, repeatEmoji, type Words } from '#text'
import { accentOf } from './components.ts'
import { plainNamesOf } from './names.ts'

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
  /** The message of the seat's last turn, as a link; null where none is known, or wanted. */
  readonly lastTurnLink: string | null
  /** A line that says what is the matter: a refusal, a stale press. */
  readonly notice: string | null
}

/** Of a plan, which nothing else looks like. */
const PLAN_ACCENT = 0x5b8def

/** The edge of an own panel: the seat's colour, or that of planning. */
export const panelAccent = ({ table, seat }: Pick<PanelContext, 'table' | 'seat'>): number =>
  table.ahead ? PLAN_ACCENT : accentOf(seat)

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
  const names = plainNamesOf(table, language).map((name) => escapeName(clip(name, LONGEST_NAME)))
  const told = narrate(say, rules, names, events, seat).join('\n')
  return table.openTurn?.planned && !table.ahead
    ? `${EMOJI.plan} ${say.phrases.labelled(`**${say.ahead.played}**`, told)}`
    : told
}

/** What the one who looks decides now. */
export const currentQuestion = (panel: PanelContext) => decision(panel.state)?.question ?? null
