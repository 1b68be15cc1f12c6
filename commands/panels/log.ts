import type { Logged, TableView } from '#table'
import { EMOJI, type Language, narrate, words } from '#text'
import { button, buttonRows, type Post, post } from '../build.ts'
import { accentOf, at, safeName, safeNamesOf } from '../panel.ts'
import { relative } from './live.ts'

const A_PAGE = 8

/** A page of what happened, the newest first; page 0 is the newest. */
export function logPost(table: TableView, log: readonly Logged[], page: number, language: Language): Post {
  const say = words(language)
  const pages = Math.max(1, Math.ceil(log.length / A_PAGE))
  const shown = Math.min(Math.max(page, 0), pages - 1)
  const newest = [...log].reverse().slice(shown * A_PAGE, (shown + 1) * A_PAGE)
  return post(
    [
      `### ${EMOJI.log} ${say.log.title}`,
      newest.length === 0 ? say.log.empty : null,
      ...newest.map((entry) => `${lineOf(table, entry, language)} -# ${relative(entry.at)}`.replace(' -#', '\n-#')),
      `-# ${say.log.page(shown + 1, pages)}`,
      ...buttonRows([
        shown + 1 < pages ? button(at(table, { verb: 'log', page: shown + 1 }), say.buttons.older) : null,
        shown > 0 ? button(at(table, { verb: 'log', page: shown - 1 }), say.buttons.newer) : null,
        table.phase === 'playing'
          ? button(at(table, { verb: 'open' }), say.buttons.openPanel, { emoji: EMOJI.turn, style: 'primary' })
          : null,
      ]),
    ],
    { accent: accentOf(null) },
  )
}

function lineOf(table: TableView, entry: Logged, language: Language): string {
  const say = words(language)
  switch (entry.kind) {
    case 'turn': {
      if (table.settled === null) return ''
      return narrate(say, table.settled, safeNamesOf(table, language), entry.events).join('\n')
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
  }
}
