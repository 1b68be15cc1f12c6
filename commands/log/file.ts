import { scoreSheets } from '#engine'
import type { PublicTable } from '#table'
import { emojiAsWords, isolatedName, type Language, resultSentence, standings, words } from '#text'
import { button, buttonRows, post } from '../components.ts'
import { pressOn } from '../custom-id.ts'
import { plainNamesOf, sitterName } from '../names.ts'
import type { Reply } from '../reply.ts'
import { groupByRound, type LogNames, type LogWithLinks, logItemInWords } from './told.ts'

/** The whole log as a text file in the reader's language, with the way back to its pages. */
export function logFileReply(table: PublicTable, told: LogWithLinks, language: Language): Reply {
  const { log } = words(language)
  return {
    kind: 'reply',
    post: post([log.aboutFile, ...buttonRows([button(pressOn(table, { verb: 'log', page: 0 }), log.back)])]),
    file: { name: log.fileName, text: logFileText(table, told, language) },
  }
}

/** What happened in plain words, the oldest first: no Markdown, no emoji. */
export function logFileText(table: PublicTable, { items }: LogWithLinks, language: Language): string {
  const say = words(language)
  const names = plainNamesOf(table, language).map(isolatedName)
  const called: LogNames = {
    names,
    name: (kept, computer) => isolatedName(sitterName({ name: kept, computer }, language)),
    // It may be handed on.
    reader: null,
  }
  const told = items.flatMap((item) => {
    const parts = logItemInWords(table, item, called, language)
    return parts.length === 0 ? [] : { round: item.round, item, parts }
  })
  const rounds = groupByRound(told).flatMap((round) => [
    say.log.round(round[0]?.round ?? 0),
    '',
    ...round.flatMap(({ item, parts }) => [
      `${item.kind === 'turn' ? `${say.log.turn(item.number)} · ` : ''}${say.log.when(item.at)}`,
      ...parts.flatMap(({ text, cost }) => (cost === '' ? [text] : [text, `(${cost})`])),
      '',
    ]),
  ])
  const { settled } = table
  const sheets = settled?.ended == null ? null : scoreSheets(table.rules, settled)
  const end =
    settled === null || sheets === null
      ? []
      : [resultSentence(say, settled, names, sheets), ...standings(say, names, sheets)].map((line) =>
          emojiAsWords(say, line),
        )
  return `${[say.log.title, names.join(', '), '', ...rounds, ...end].join('\n').trimEnd()}\n`
}
