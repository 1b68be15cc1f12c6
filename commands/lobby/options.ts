import { RULES_EDITIONS } from '#engine'
import { type PublicTable, paceOf, STORY_TEXT_PER_TURN_OR_ROUND, type TableOptions, tableAllowsHints } from '#table'
import { capital, EMOJI, LANGUAGE_NAMES, LANGUAGES, type Language, withoutFullStop, words } from '#text'
import type { SelectOption } from '../components.ts'
import { tableLanguage } from '../table-language.ts'

/** With how many players a game may start by itself; 0: never. */
const START_AT = [0, 2, 3, 4] as const

/** What a player agrees to by sitting down, in short; *Settings* has all of it. */
export function termsOfJoiningLines(table: PublicTable, language: Language): string {
  const { names, lobby, recommendations, gathering, pace } = words(language)
  const { edition, beginnerIslands, startAt = 0, story = 'turn' } = table.options
  const chosen = [
    `${names.edition[edition].name}.`,
    ...(beginnerIslands ? [lobby.beginnerIslands(true)] : []),
    lobby.language(LANGUAGE_NAMES[tableLanguage(table)]),
    ...(tableAllowsHints(table) ? [recommendations.option(true)] : []),
    ...(startAt === 0 ? [] : [gathering.startAt(startAt)]),
    ...(story === 'turn' ? [] : [lobby.story(story)]),
  ]
  return `-# ${chosen.join(' ')}\n-# ${pace.agreed(paceOf(table.options))}`
}

/** The edition and what else was chosen, in a line. */
export function optionsLine(table: PublicTable, language: Language): string {
  const { lobby, recommendations } = words(language)
  const { edition, beginnerIslands, story = 'turn' } = table.options
  return [
    lobby.edition(edition),
    lobby.beginnerIslands(beginnerIslands),
    lobby.language(LANGUAGE_NAMES[tableLanguage(table)]),
    ...(tableAllowsHints(table) ? [recommendations.option(true)] : []),
    ...(story === 'turn' ? [] : [lobby.story(story)]),
  ].join(' ')
}

interface OptionChoice extends SelectOption {
  readonly change: Partial<TableOptions>
}

/** What the host can choose, each as what it changes. */
export function tableOptionChoices(table: PublicTable, language: Language): OptionChoice[] {
  const { lobby, names, recommendations, gathering } = words(language)
  const standing = {
    startAt: 0,
    startTime: 0,
    story: 'turn',
    ...table.options,
    language: tableLanguage(table),
    recommendations: tableAllowsHints(table),
  }
  const now = Object.entries(standing).map((one) => one.join(' '))
  const choice = (change: Partial<TableOptions>, label: string, emoji: string): OptionChoice => {
    const value = Object.entries(change).flat().join(' ')
    return { change, value, label: withoutFullStop(label), emoji: now.includes(value) ? EMOJI.endTurn : emoji }
  }
  return [
    ...RULES_EDITIONS.map((edition) => ({
      ...choice({ edition }, names.edition[edition].name, EMOJI.edition),
      description: capital(names.edition[edition].about),
    })),
    ...[false, true].map((on) => choice({ beginnerIslands: on }, lobby.beginnerIslands(on), EMOJI.island)),
    ...LANGUAGES.map((one) => choice({ language: one }, lobby.language(LANGUAGE_NAMES[one]), EMOJI.language)),
    ...[false, true].map((on) => choice({ recommendations: on }, recommendations.option(on), EMOJI.hint)),
    ...START_AT.map((people) => choice({ startAt: people }, gathering.startAt(people), EMOJI.bonfire)),
    ...(standing.startTime === 0 ? [] : [choice({ startTime: 0 }, gathering.noFixedStart, EMOJI.countdown)]),
    ...STORY_TEXT_PER_TURN_OR_ROUND.map((story) => choice({ story }, lobby.story(story), EMOJI.log)),
  ]
}
