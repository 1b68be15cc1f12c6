import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType,
} from 'discord-api-types/v10'
import type { House, Outcome, TableView } from '#table'
import { type Language, type Words, words } from '#text'
import { type Answer, type Asker, type Suggestion, show, type Typed } from '../answer.ts'
import { act, answered } from '../outcome.ts'
import { noticePost } from '../panels/notice.ts'
import { leavingPost } from '../panels/solo.ts'
import { tablesPost } from '../panels/tables.ts'

export type CommandName = keyof Words['help']['commands']
type OptionName = keyof Words['help']['options']

/** `/bonfire <name>`: what can be typed, and what it is answered with. */
export interface Subcommand {
  readonly name: CommandName
  readonly options?: (language: Language) => APIApplicationCommandBasicOption[]
  run(house: House, asker: Asker, typed: Typed): Promise<Answer>
  suggest?(house: House, asker: Asker, typed: string): Promise<readonly Suggestion[]>
}

const named = (option: OptionName, language: Language) => words(language).help.options[option]

/** Options of the standard kinds, never required. */
export const textOption = (
  option: OptionName,
  language: Language,
  how: { choices?: APIApplicationCommandOptionChoice<string>[]; autocomplete?: boolean; required?: boolean } = {},
): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.String,
  ...named(option, language),
  required: how.required ?? false,
  ...(how.choices === undefined ? { autocomplete: how.autocomplete ?? false } : { choices: how.choices }),
})
export const yesOrNo = (option: OptionName, language: Language): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.Boolean,
  ...named(option, language),
  required: false,
})
export const wholeNumber = (
  option: OptionName,
  language: Language,
  least: number,
  most: number,
): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.Integer,
  ...named(option, language),
  required: false,
  min_value: least,
  max_value: most,
})

/** The tables that a typed command may be about: the one open in the channel, else the open ones of the person. */
export async function tablesMeant(house: House, { channelId, person }: Asker): Promise<readonly TableView[]> {
  const here = await house.inChannel(channelId)
  return here === null ? await house.openTablesOf(person.id) : [here]
}

/**
 * Answers with the table that a typed command is about; of several the person picks one.
 * @param found what to answer with it
 */
export async function withTable(
  house: House,
  asker: Asker,
  found: (table: TableView) => Promise<Answer>,
): Promise<Answer> {
  const [table, ...others] = await tablesMeant(house, asker)
  if (table === undefined) return show(noticePost(words(asker.language).notices.noTableHere))
  return others.length === 0 ? found(table) : show(tablesPost([table, ...others], asker.language))
}

/** What is typed to change who sits where: the asker hears that it worked, the channel shows it. */
export async function typedAct(
  house: House,
  asker: Asker,
  action: (table: TableView) => Parameters<typeof act>[4],
): Promise<Answer> {
  return withTable(house, asker, async (table) => {
    const outcome: Outcome = await act(house, asker, table, null, action(table))
    return answered(asker, outcome)
  })
}

/** The same for leaving and closing: who plays alone hears first that it counts as lost. */
export const typedLeaving = (house: House, asker: Asker, kind: 'leave' | 'close'): Promise<Answer> =>
  withTable(house, asker, async (table) => {
    const lost = table.solo && table.phase === 'playing' && table.host === asker.person.id
    if (lost) return show(leavingPost(table, asker.language))
    return answered(asker, await act(house, asker, table, null, { kind }))
  })
