import type { LogByTurnsItem, PublicTable } from '#table'
import { EMOJI, escapeName, type Language, lengthWithIcons, words } from '#text'
import { openPanelButton } from '../buttons.ts'
import { accentOf, button, buttonRows, type Post, post, type Row, select } from '../components.ts'
import { pressOn } from '../custom-id.ts'
import { seatOfPerson } from '../looks/view.ts'
import { relativeTimestamp } from '../moments.ts'
import { plainNameOf, plainNamesOf, safeNamesOf, sitterName } from '../names.ts'
import type { LogSeatFilter } from '../plain-codecs.ts'
import type { Reader } from '../reply.ts'
import {
  groupByRound,
  isPlanned,
  type LogNames,
  type LogWithLinks,
  lastTurnNumberOfRound,
  logItemInWords,
  turnsInLog,
} from './told.ts'

/** What a page holds, in characters, with its links. One turn alone may be longer. */
const A_PAGE = 2000
/** Lines of a page: with the message's heading and the number of the page it has two more. */
const LINES = 13

const isPage = (text: string): boolean => lengthWithIcons(text) <= A_PAGE && text.split('\n').length <= LINES

/**
 * Lines for a message, those of one item as one text; items that have nothing to tell are left out.
 * @param reader who alone reads them, and is called you; null where others read them too
 */
export function logItemMessageText(
  table: PublicTable,
  item: LogByTurnsItem,
  language: Language,
  { of = 'all', reader = null }: { readonly of?: LogSeatFilter; readonly reader?: number | null } = {},
): string | null {
  const called: LogNames = {
    reader,
    names: safeNamesOf(table, language),
    name: (kept, computer) => escapeName(sitterName({ name: kept, computer }, language)),
  }
  const told = logItemInWords(table, item, called, language, of)
  if (told.length === 0) return null
  const lines = told.map(({ text, cost }) => (cost === '' ? text : `${text}\n-# ${cost}`)).join('\n')
  return isPlanned(item) ? `${EMOJI.plan} ${lines}` : lines
}

/** The last page, which has the newest round. */
export const NEWEST_LOG_PAGE = -1

/**
 * A page of what happened, round by round.
 * @param which counted from the oldest, which is 0, or backwards from the newest, which is -1; the nearest that there is
 */
export function logPost(
  table: PublicTable,
  told: LogWithLinks,
  which: number,
  { person, language }: Reader,
  of: LogSeatFilter = 'all',
): Post {
  const say = words(language)
  const pages = logPages(table, told, language, { of, reader: seatOfPerson(table, person.id) })
  const wanted = which < 0 ? pages.length + which : which
  const shown = Math.min(Math.max(wanted, 0), pages.length - 1)
  const fromNewest = pages.length - 1 - shown
  const page = pages[shown]
  const round = page?.round ?? 0
  const last = lastTurnNumberOfRound(turnsInLog(told.items), round)
  const to = (page: number | 'first' | 'last', label: string) =>
    button(pressOn(table, { verb: 'logpage', of, page }), label)
  const back = [to('first', say.log.first), to(fromNewest + 1, say.buttons.older)]
  const forth = [to(Math.max(fromNewest - 1, 0), say.buttons.newer), to('last', say.log.last)]
  return post(
    [
      `## ${EMOJI.log} ${say.log.title}`,
      page?.text ?? (of === 'all' ? say.log.empty : say.log.noTurns),
      pages.length > 1 ? `-# ${say.log.page(shown + 1, pages.length)}` : null,
      ...buttonRows([...(shown > 0 ? back : []), ...(fromNewest > 0 ? forth : [])]),
      whoseSelect(table, language, of),
      ...buttonRows([
        last === undefined
          ? null
          : button(pressOn(table, { verb: 'afterturn', turn: last }), say.log.tableAfter(round), {
              emoji: EMOJI.island,
            }),
        button(pressOn(table, { verb: 'logfile' }), say.log.asFile, { emoji: EMOJI.file }),
        table.phase === 'playing' && seatOfPerson(table, person.id) !== null ? openPanelButton(table, language) : null,
      ]),
    ],
    { accent: accentOf(of === 'all' ? null : of) },
  )
}

function whoseSelect(table: PublicTable, language: Language, of: LogSeatFilter): Row | null {
  if (table.settled === null) return null
  const { log } = words(language)
  return select(pressOn(table, { verb: 'logof' }), log.whose, [
    { value: 'all', label: log.everybody, chosen: of === 'all' },
    ...plainNamesOf(table, language).map((_, seat) => ({
      value: String(seat),
      label: plainNameOf(table, seat, language),
      chosen: of === seat,
    })),
  ])
}

/** A page's text, and the last round that it tells of. */
interface LogPage {
  readonly text: string
  readonly round: number
}

/** The pages, the oldest first. Rounds stay together as far as they fit, and the last page is full. */
export function logPages(
  table: PublicTable,
  { items, linkOf }: LogWithLinks,
  language: Language,
  { of, reader }: { readonly of: LogSeatFilter; readonly reader: number | null },
): LogPage[] {
  const { log } = words(language)
  const texts = items.flatMap((item) => {
    const lines = logItemMessageText(table, item, language, { of, reader })
    if (lines === null) return []
    const when = relativeTimestamp(item.at)
    if (item.kind !== 'turn') return { round: item.round, text: `${lines} · ${when}` }
    // Somebody's direct messages open for nobody else.
    const opens = table.guildId !== null || reader !== null
    const turn = withLink(log.turn(item.number), item.began !== null && opens ? linkOf(item.began) : null)
    const heading = of === 'all' ? turn : `${log.round(item.round)} · ${turn}`
    return { round: item.round, text: `**${heading}** · ${when}\n${lines}` }
  })
  const blocks =
    of === 'all'
      ? groupByRound(texts).flatMap((round) =>
          parted(
            `### ${log.round(round[0]?.round ?? 0)}`,
            round.map(({ text }) => text),
          ).map((text) => ({ round: round[0]?.round ?? 0, text })),
        )
      : texts
  const pages: LogPage[] = []
  for (const block of blocks.toReversed()) {
    const [next] = pages
    const together = `${block.text}\n${next?.text ?? ''}`
    if (next !== undefined && isPage(together)) pages[0] = { ...next, text: together }
    else pages.unshift(block)
  }
  return pages
}

const withLink = (heading: string, link: string | null): string => (link === null ? heading : `[${heading}](${link})`)

/** A round under its heading, in more parts than one where it is too long for a page. */
function parted(heading: string, texts: readonly string[]): string[] {
  const parts: string[] = []
  for (const text of texts) {
    const together = `${parts.at(-1) ?? ''}\n${text}`
    if (parts.length > 0 && isPage(together)) parts[parts.length - 1] = together
    else parts.push(`${heading}\n${text}`)
  }
  return parts
}
