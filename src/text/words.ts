import type { Language } from './language.ts'
import type { ChoiceWords, PromptWords } from './words/choices.ts'
import type { ForgetWords } from './words/forget.ts'
import type { HelpWords } from './words/help.ts'
import type { JournalWords } from './words/journal.ts'
import type { Gnomes, Names, TaskWords } from './words/names.ts'
import type { NarrationWords } from './words/narration.ts'
import type { SoloWords } from './words/solo.ts'
import type {
  ButtonWords,
  LiveWords,
  LobbyWords,
  LogWords,
  NoticeWords,
  PanelWords,
  RefusalWords,
  ScoreWords,
  TableRefusalWords,
} from './words/tables.ts'

/** Every word that a person reads, in one language. A language is one value of this type: the compiler finds its gaps. */
export interface Words {
  readonly language: Language
  /** "a, b and c" */
  readonly list: (items: readonly string[]) => string
  /** "a, b or c" */
  readonly either: (items: readonly string[]) => string
  readonly names: Names
  readonly gnomes: Gnomes
  readonly tasks: TaskWords
  readonly choices: ChoiceWords
  readonly prompts: PromptWords
  readonly narration: NarrationWords
  readonly refusals: RefusalWords
  readonly tableRefusals: TableRefusalWords
  readonly notices: NoticeWords
  readonly lobby: LobbyWords
  readonly live: LiveWords
  readonly panel: PanelWords
  readonly buttons: ButtonWords
  readonly log: LogWords
  readonly scores: ScoreWords
  readonly solo: SoloWords
  readonly forget: ForgetWords
  readonly journal: JournalWords
  readonly help: HelpWords
}
