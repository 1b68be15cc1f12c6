import type { Language } from '../language.ts'
import type { AdviceWords } from './advice.ts'
import type { AheadWords } from './ahead.ts'
import type { AltWords } from './alt.ts'
import type { AnalysisWords } from './analysis.ts'
import type { BriefWords } from './brief.ts'
import type { ButtonWords } from './buttons.ts'
import type { CardWords } from './card.ts'
import type { ChoiceWords } from './choices.ts'
import type { ComputerWords } from './computers.ts'
import type { EntryWords } from './entries.ts'
import type { FollowWords } from './follow.ts'
import type { ForgetWords } from './forget.ts'
import type { GatheringWords } from './gathering.ts'
import type { Gnomes } from './gnomes.ts'
import type { HelpWords } from './help.ts'
import type { JournalWords } from './journal.ts'
import type { LearnWords } from './learn.ts'
import type { LeavingWords } from './leaving.ts'
import type { LiveWords } from './live.ts'
import type { LobbyWords } from './lobby.ts'
import type { LogWords } from './log.ts'
import type { Names } from './names.ts'
import type { NarrationWords } from './narration.ts'
import type { NoticeWords } from './notices.ts'
import type { PaceWords } from './pace.ts'
import type { PanelWords } from './panel.ts'
import type { PhraseWords } from './phrases.ts'
import type { PictureWords } from './pictures.ts'
import type { PromptWords } from './prompts.ts'
import type { PuzzleWords } from './puzzle.ts'
import type { ReadingWords } from './reading.ts'
import type { RecommendationWords } from './recommendations.ts'
import type { RefusalWords } from './refusals.ts'
import type { ScoreWords } from './scores.ts'
import type { SettingsWords } from './settings.ts'
import type { SoloWords } from './solo.ts'
import type { StoryWords } from './story.ts'
import type { TableRefusalWords } from './table-refusals.ts'
import type { TablesWords } from './tables.ts'
import type { TaskWords } from './tasks.ts'
import type { TermWords } from './terms.ts'
import type { TurnNoticeWords } from './turn-notices.ts'
import type { WhyNotWords } from './why-not.ts'

/** Every word that a person reads, in one language. A language is one value of this type: the compiler finds its gaps. */
export interface Words {
  readonly language: Language
  readonly names: Names
  readonly gnomes: Gnomes
  readonly tasks: TaskWords
  readonly choices: ChoiceWords
  readonly prompts: PromptWords
  readonly narration: NarrationWords
  /** Turns as they are told afterwards. */
  readonly story: StoryWords
  readonly brief: BriefWords
  readonly refusals: RefusalWords
  readonly tableRefusals: TableRefusalWords
  readonly whyNot: WhyNotWords
  readonly terms: TermWords
  readonly entries: EntryWords
  readonly notices: NoticeWords
  readonly lobby: LobbyWords
  readonly gathering: GatheringWords
  readonly live: LiveWords
  readonly card: CardWords
  readonly tables: TablesWords
  readonly panel: PanelWords
  readonly advice: AdviceWords
  readonly computers: ComputerWords
  readonly ahead: AheadWords
  /** Turns that a computer player would think of. */
  readonly recommendations: RecommendationWords
  /** A finished game, looked back at. */
  readonly analysis: AnalysisWords
  readonly buttons: ButtonWords
  readonly log: LogWords
  readonly scores: ScoreWords
  readonly settings: SettingsWords
  readonly pace: PaceWords
  readonly turnNotices: TurnNoticeWords
  readonly solo: SoloWords
  readonly follow: FollowWords
  readonly forget: ForgetWords
  readonly journal: JournalWords
  readonly leaving: LeavingWords
  readonly help: HelpWords
  /** The lessons of a first game. */
  readonly learn: LearnWords
  readonly puzzle: PuzzleWords
  readonly phrases: PhraseWords
  readonly pictures: PictureWords
  /** What is heard instead of pictures. */
  readonly alt: AltWords
  /** Each look in words alone. */
  readonly reading: ReadingWords
}
