import type { PublicTable, TableService } from '#table'
import { type Language, type LiveMessageLabels, languageOf, words } from '#text'
import type { Caller } from './reply.ts'

/** The language of a table's messages in its channel. */
export const tableLanguage = ({ options }: PublicTable): Language => languageOf(options.language)

/** The labels on the table's messages in its channel. */
export function liveMessageLabels(table: PublicTable): LiveMessageLabels {
  const { buttons, live } = words(tableLanguage(table))
  return { join: buttons.join, start: buttons.start, takeTurn: buttons.takeTurn, lookAt: live.lookPlaceholder }
}

/** Somebody as they want to be spoken to: in the language that they set, else in that of their Discord. */
export async function callerInOwnLanguage(service: TableService, caller: Caller): Promise<Caller> {
  const { discordLanguage = caller.language, ...same } = caller
  const { language } = await service.settings(caller.person.id)
  return language === null
    ? { ...same, language: discordLanguage }
    : { ...same, language: languageOf(language), discordLanguage }
}
