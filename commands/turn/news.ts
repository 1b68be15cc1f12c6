import { hasOnePerson, type TableForPerson, type TableService } from '#table'
import { briefTurn, clip, DETAIL_LEVELS, type DetailLevel, EMOJI, escapeName } from '#text'
import { button } from '../components.ts'
import { pressOn } from '../custom-id.ts'
import { messageUrlOfTurn } from '../links.ts'
import { plainNamesOf } from '../names.ts'
import type { PanelContext } from '../panel.ts'

/** Lines on a phone of 400 px, in characters. */
const ROOM = { twoLines: 62, threeLines: 96 } as const
/** Of each name, by how many turns are told. */
const LONGEST_NAMES = [32, 32, 14, 8]
const BETWEEN = ' · '

/** What the others did since the seat's last turn: those turns of the table's last ones. */
const turnsSince = ({ table, seat }: PanelContext) =>
  table.solo
    ? table.lastTurns.slice(-1).filter(({ events }) => events.some(({ kind }) => kind === 'tomCard'))
    : table.lastTurns.slice(table.lastTurns.findLastIndex((turn) => turn.seat === seat) + 1)

/** News are told until something is chosen. */
const isNew = (panel: PanelContext): boolean =>
  !panel.table.ahead &&
  panel.state.turn.seat === panel.seat &&
  panel.table.openTurn?.choices.length === 0 &&
  turnsSince(panel).length > 0

/** Whose news these are took no turn yet, or did. */
const sinceWhen = ({ table, seat, words: { brief } }: PanelContext): string =>
  table.lastTurns.every((turn) => turn.seat !== seat) ? brief.sinceTheStart : brief.sinceYourTurn

/**
 * For the panel of a turn that has just opened: what happened since one's own last turn, in at most three lines
 * on a phone, with a link to the message of that turn where one is known. Null once something was chosen, and when nothing happened.
 */
export function newsLine(panel: PanelContext, space: keyof typeof ROOM = 'threeLines'): string | null {
  if (!isNew(panel)) return null
  const { table, rules, words, language, lastTurnLink } = panel
  const { brief } = words
  const turns = turnsSince(panel)
  const [toms] = turns
  if (table.solo && toms !== undefined)
    return fitting(ROOM.threeLines, [(detail) => briefTurn(words, rules, '', toms, detail)]).join('')
  const title = sinceWhen(panel)
  const longest = LONGEST_NAMES[turns.length] ?? 8
  const names = plainNamesOf(table, language)
  const told = fitting(
    ROOM[space] - title.length - 2,
    turns.map((turn) => {
      const { computer, name: own = '' } = table.seats[turn.seat] ?? {}
      // There is no room for the word.
      const name =
        computer === undefined ? escapeName(clip(names[turn.seat] ?? '', longest)) : `${EMOJI.computer} ${own}`
      return (detail) => briefTurn(words, rules, name, turn, detail)
    }),
  )
  const left = turns.length - told.length
  const all = left === 0 ? told : [brief.moreTurns(left), ...told]
  return `-# ${words.phrases.labelled(lastTurnLink === null ? `**${title}**` : `[${title}](${lastTurnLink})`, all.join(BETWEEN))}`
}

/** Texts that fit together into so many characters: the longest in less and less detail, and at last without the first. */
function fitting(room: number, texts: readonly ((detail: DetailLevel) => string)[]): string[] {
  const made = texts.map((text) => ({ levels: DETAIL_LEVELS.map(text), level: 0 }))
  const now = ({ levels, level }: (typeof made)[number]) => levels[level] ?? ''
  const length = () => made.reduce((sum, one) => sum + lengthOf(now(one)) + BETWEEN.length, -BETWEEN.length)
  while (length() > room) {
    const [longest] = made
      .filter(({ level }) => level < DETAIL_LEVELS.length - 1)
      .toSorted((a, b) => lengthOf(now(b)) - lengthOf(now(a)))
    if (longest !== undefined) longest.level++
    else if (made.length > 1) made.shift()
    else break
  }
  return made.map(now)
}

/** Of what is read: without what makes a name harmless. */
const lengthOf = (text: string): number => text.replace(/\\|[\u{200b}\u{2066}-\u{2069}]/gu, '').length

/** The button to all of it; null where there are no news. */
export const newsButton = (panel: PanelContext) =>
  isNew(panel) ? button(pressOn(panel.table, { verb: 'since', page: 0 }), sinceWhen(panel), { emoji: EMOJI.log }) : null

/**
 * Where the message of the last turn of somebody who acts now is; null when none is known, and once something was
 * chosen.
 */
export async function ownLastTurnMessageLink(
  service: TableService,
  table: TableForPerson,
  personId: string,
): Promise<string | null> {
  if (hasOnePerson(table) || table.acting !== personId || table.openTurn?.choices.length !== 0) return null
  const turn = table.lastTurns.findLast(({ seat }) => seat === table.actingSeat)
  if (turn === undefined || turn.began === 0) return null
  return await messageUrlOfTurn(service, table, turn.began)
}
