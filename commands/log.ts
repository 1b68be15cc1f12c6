import type { LogItem, PublicTable } from '#table'
import { EMOJI, type Language, LIMITS, lengthWithIcons, narrate, words } from '#text'
import { button, buttonRows, type Post, post } from './components.ts'
import { relativeTime } from './live/message.ts'
import { accentOf, pressOn, safeName, safeNamesOf } from './panel.ts'
import { reply } from './reply.ts'
import { integerOption, type Subcommand } from './subcommand.ts'
import { withTable } from './tables.ts'

/** What happened so far, the newest first. */
export const logCommand: Subcommand = {
  name: 'log',
  options: [integerOption('page', 1, 1000)],
  run: (service, caller, typed) =>
    withTable(service, caller, async (table) => {
      const page = typeof typed.page === 'number' ? typed.page - 1 : 0
      return reply(logPost(table, (await service.log(table.id)) ?? [], page, caller.language))
    }),
}

/** What a page holds at most: turns, and characters of their text. */
const A_PAGE = { turns: 8, text: LIMITS.messageText - 400 }

/** A page of what happened, the newest first; page 0 is the newest. */
export function logPost(table: PublicTable, log: readonly LogItem[], page: number, language: Language): Post {
  const say = words(language)
  const pages = inPages(
    log.toReversed().map((entry) => `${logLine(table, entry, language)}\n-# ${relativeTime(entry.at)}`),
  )
  const shown = Math.min(Math.max(page, 0), pages.length - 1)
  return post(
    [
      `### ${EMOJI.log} ${say.log.title}`,
      log.length === 0 ? say.log.empty : null,
      ...(pages[shown] ?? []),
      `-# ${say.log.page(shown + 1, pages.length)}`,
      ...buttonRows([
        shown + 1 < pages.length ? button(pressOn(table, { verb: 'log', page: shown + 1 }), say.buttons.older) : null,
        shown > 0 ? button(pressOn(table, { verb: 'log', page: shown - 1 }), say.buttons.newer) : null,
        table.phase === 'playing'
          ? button(pressOn(table, { verb: 'open' }), say.buttons.openPanel, { emoji: EMOJI.turn, style: 'primary' })
          : null,
      ]),
    ],
    { accent: accentOf(null) },
  )
}

/** Parts texts into pages: by how many there are, and by how long they are with our icons in them. */
function inPages(texts: readonly string[]): string[][] {
  const pages: string[][] = [[]]
  let length = 0
  for (const text of texts) {
    const own = lengthWithIcons(text)
    const last = pages.at(-1)
    if (last !== undefined && (last.length === 0 || (last.length < A_PAGE.turns && length + own <= A_PAGE.text))) {
      last.push(text)
      length += own
    } else {
      pages.push([text])
      length = own
    }
  }
  return pages
}

/** One paragraph of the log; empty where there is nothing to tell. */
export function logLine(table: PublicTable, entry: LogItem, language: Language): string {
  const say = words(language)
  switch (entry.kind) {
    case 'turn': {
      if (table.settled === null) return ''
      return narrate(say, table.rules, safeNamesOf(table, language), entry.events).join('\n')
    }
    case 'opened':
    case 'joined':
    case 'left':
      return say.log[entry.kind](safeName(entry.name, language))
    case 'started':
      return say.log.started
    case 'tookOver':
      return say.log.tookOver(safeName(entry.name, language), entry.seat + 1)
    case 'satOut':
      return say.log.satOut(safeName(entry.name, language))
    case 'rules':
      return say.log.rules(entry.number)
    case 'closed':
      return say.live.closed(entry.why)
    case 'frozen':
      return say.log.frozen
    case 'thawed':
      return say.log.thawed(entry.turnDropped)
  }
}
