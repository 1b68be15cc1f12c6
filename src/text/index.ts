/** Every word that a person reads, by language. Names of people go in escaped (`escapeName`). */

export { briefDeeds, briefTurn, DETAIL_LEVELS, type DetailLevel } from './brief.ts'
export { capital } from './capital.ts'
export { UNFILLED_WORDS, words } from './catalogue.ts'
export { FATE_TILE_ARROWS, fateSymbolsAsEmoji } from './choice-text.ts'
export { commandNamesTranslatedInto, withTranslatedCommands } from './command-names.ts'
export { EMOJI } from './emoji.ts'
export { escapeName, isolatedName, nameAsOneLine } from './escape.ts'
export { withoutFullStop } from './full-stop.ts'
export { gnomeFacts, gnomeInWords } from './gnomes.ts'
export { goodsText, repeatEmoji } from './goods.ts'
export {
  type EmojiIconName,
  type EmojiIcons,
  ICON_NAMES_BY_EMOJI,
  lengthWithIcons,
  NO_ICONS,
  withIcons,
} from './icons.ts'
export { filledFromEnglish } from './incomplete.ts'
export { type ChoiceInSequence, type Label, labelOf, labelOfSequence, paidText } from './label.ts'
export { LANGUAGE_NAMES, LANGUAGES, type Language, LOCALES_BY_LANGUAGE, languageOf } from './language.ts'
export { clip, clipToClause, LIMITS } from './limits.ts'
export { localizedCommandWords, localizedText } from './localized.ts'
export { ruleEntryById, rulesLookup } from './lookup.ts'
export { clippedNarration, narrate } from './narrate.ts'
export { promptOf } from './prompt.ts'
export { type LookTarget, readingOf, readingSections } from './reading/index.ts'
export { councilProgressText, turnOrResultText } from './reading/table.ts'
export { refusalReason, refusalText, refusedLines } from './refused.ts'
export { type RuleEntry, ruleEntries, topicLists } from './rules/entries.ts'
export type { FateExample } from './rules/fate-example.ts'
export { decidingDifferenceSentence, provisionalStandings, resultSentence, standings } from './scores.ts'
export { emojiAsWords, namePlaceholders, spoken, withNames, withoutCutName } from './spoken.ts'
export { turnStory } from './story.ts'
export {
  type BotRight,
  LEAVE_OR_CLOSE_CASES,
  LESSONS,
  type LeaveOrCloseCase,
  type LessonName,
  type LiveMessageLabels,
} from './words/facts.ts'
export type { PictureWords, Words } from './words/index.ts'
export { NEWCOMER_TOPICS, RULE_TOPICS } from './words/rules.ts'
