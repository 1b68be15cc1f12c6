import type { LogByTurnsItem, TableForPerson } from '#table'
import { EMOJI, words } from '#text'
import { seatPanelButton } from '../buttons.ts'
import { button, buttonRows, post } from '../components.ts'
import { type ComponentPress, pressOn } from '../custom-id.ts'
import { logItemMessageText } from '../log/page.ts'
import { loadLog } from '../log/told.ts'
import { seatOfPerson } from '../looks/view.ts'
import { type PressContext, type Reply, reply } from '../reply.ts'

/** Characters of a page, unless one paragraph alone is longer. */
const A_PAGE = 2000

/** All that happened since one's own last turn, the oldest first, a page at a time. */
export async function pressSince(context: PressContext, { page }: ComponentPress<'since'>): Promise<Reply> {
  const { service, table, caller } = context
  const { language } = caller
  const { log, brief, buttons } = words(language)
  const { items } = await loadLog(service, table)
  const seat = seatOfPerson(table, caller.person.id)
  const first = items.every((item) => item.kind !== 'turn' || item.seat !== seat)
  const told = itemsSince(table, items, seat).map((item) => logItemMessageText(table, item, language, { reader: seat }))
  const pages = pagesOf(told.filter((lines) => lines !== null))
  const shown = Math.min(page, pages.length - 1)
  return reply(
    post([
      `### ${EMOJI.log} ${first ? brief.sinceTheStart : brief.sinceYourTurn}`,
      ...(pages[shown] ?? [log.empty]),
      pages.length > 1 ? `-# ${brief.page(shown + 1, pages.length)}` : null,
      ...buttonRows([
        shown > 0 ? button(pressOn(table, { verb: 'since', page: shown - 1 }), buttons.older) : null,
        shown + 1 < pages.length ? button(pressOn(table, { verb: 'since', page: shown + 1 }), buttons.newer) : null,
        seatPanelButton(table, seat, language),
      ]),
    ]),
  )
}

/** What follows the seat's last turn; in a game against Tom, what he did after it. */
function itemsSince(
  { solo }: TableForPerson,
  log: readonly LogByTurnsItem[],
  seat: number | null,
): readonly LogByTurnsItem[] {
  const last = log.findLastIndex((item) => item.kind === 'turn' && item.seat === seat)
  const item = log[last]
  if (!solo || item?.kind !== 'turn') return log.slice(last + 1)
  const card = item.events.findLastIndex(({ kind }) => kind === 'tomCard')
  return card < 0 ? [] : [{ ...item, events: item.events.slice(card) }, ...log.slice(last + 1)]
}

/** Parts lines into pages by their size. */
function pagesOf(lines: readonly string[]): string[][] {
  const pages: string[][] = []
  let room = 0
  for (const line of lines) {
    const last = pages.at(-1)
    if (last === undefined || line.length > room) {
      pages.push([line])
      room = A_PAGE - line.length
    } else {
      last.push(line)
      room -= line.length
    }
  }
  return pages
}
