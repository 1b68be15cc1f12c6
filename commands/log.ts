import type { LogItem, PublicTable } from '#table'
import { EMOJI, type Language, narrate, words } from '#text'
import { button, buttonRows, type Post, post } from './components.ts'
import { relativeTime } from './live/message.ts'
import { accentOf, pressOn, safeName, safeNamesOf } from './panel.ts'
import { reply } from './reply.ts'
import { integerOption, type Subcommand } from './subcommand.ts'
import { withTable } from './tables.ts'

/** What happened so far, the newest first. */
export const logCommand: Subcommand = {
  name: 'log',
  options: (language) => [integerOption('page', language, 1, 1000)],
  run: (service, caller, typed) =>
    withTable(service, caller, async (table) => {
      const page = typeof typed.page === 'number' ? typed.page - 1 : 0
      return reply(logPost(table, (await service.log(table.id)) ?? [], page, caller.language))
    }),
}

const A_PAGE = 8

/** A page of what happened, the newest first; page 0 is the newest. */
export function logPost(table: PublicTable, log: readonly LogItem[], page: number, language: Language): Post {
  const say = words(language)
  const pages = Math.max(1, Math.ceil(log.length / A_PAGE))
  const shown = Math.min(Math.max(page, 0), pages - 1)
  const newest = [...log].reverse().slice(shown * A_PAGE, (shown + 1) * A_PAGE)
  return post(
    [
      `### ${EMOJI.log} ${say.log.title}`,
      newest.length === 0 ? say.log.empty : null,
      ...newest.map((entry) => `${lineOf(table, entry, language)} -# ${relativeTime(entry.at)}`.replace(' -#', '\n-#')),
      `-# ${say.log.page(shown + 1, pages)}`,
      ...buttonRows([
        shown + 1 < pages ? button(pressOn(table, { verb: 'log', page: shown + 1 }), say.buttons.older) : null,
        shown > 0 ? button(pressOn(table, { verb: 'log', page: shown - 1 }), say.buttons.newer) : null,
        table.phase === 'playing'
          ? button(pressOn(table, { verb: 'open' }), say.buttons.openPanel, { emoji: EMOJI.turn, style: 'primary' })
          : null,
      ]),
    ],
    { accent: accentOf(null) },
  )
}

function lineOf(table: PublicTable, entry: LogItem, language: Language): string {
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
