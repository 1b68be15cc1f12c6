import type { z } from 'zod'
import { ADVICE_KINDS, SWITCHES } from '#table'
import { type Codec, numberCodec } from './codec.ts'
import {
  choicesCodec,
  combinationPartCodec,
  fatePlacementFilterCodec,
  panelCodec,
  panelPageCodec,
  panelPageSelectCodec,
  planAheadActionCodec,
  playCombinationCodec,
  processionGuardianCodec,
  processionPlanCodec,
} from './panel-codecs.ts'
import {
  helpPartCodec,
  hintCodec,
  leaveOrCloseCaseCodec,
  lessonAndAnswerCodec,
  logPageCodec,
  lookCodec,
  lookingInOrOutCodec,
  noArgumentCodec,
  onCodec,
  personCodec,
  puzzleDayAndActionCodec,
  puzzleDayCodec,
  requestAnswerCodec,
  rulesEntryCodec,
  serverDeleteCodec,
  serverGamesQueryCodec,
  serverPageCodec,
  serverSettingNameCodec,
  serverTablesActionCodec,
  substituteWantedCodec,
  switchCodec,
  turnNoticeActionCodec,
} from './plain-codecs.ts'

/** What a press is about: whether its table has to be there, and whether it also means something on a plan and in a puzzle. */
export const VERB_SCOPE_TRAITS = {
  /** A turn: it is played at a table, planned ahead, and tried in a puzzle. */
  turn: { onPlan: true, inPuzzle: true },
  /** A turn or the next one, but no puzzle. */
  plan: { onPlan: true, inPuzzle: false },
  /** A table or a puzzle; on a plan it is about the table. */
  puzzle: { onPlan: false, inPuzzle: true },
  table: { onPlan: false, inPuzzle: false },
  /** Where a table is played: the press brings it to where it was pressed. */
  place: { onPlan: false, inPuzzle: false },
  /** The rules, where there is a table or none. */
  rules: { onPlan: false, inPuzzle: true },
  /** The presser's settings, and the table's where there is one that they can reach. */
  settings: { onPlan: false, inPuzzle: false },
  nothing: { onPlan: false, inPuzzle: false },
  /** The server where it is pressed. */
  server: { onPlan: false, inPuzzle: false },
} as const
type About = keyof typeof VERB_SCOPE_TRAITS

/** All that is known of a verb; what it does stands with its feature, bound in `handle-component.ts`. */
interface Traits {
  /** What its id carries, and how that is written: never changed or used again, for messages that were sent have it. */
  readonly carries: Codec<z.ZodType, never>
  readonly about: About
  /**
   * What comes of it: something is shown; the presser is told more or less from now on; a move is put together, chosen
   * from the menu or made; the turn ends, or is taken back or paid otherwise; or anything else is arranged.
   */
  readonly does: 'look' | 'tell' | 'plan' | 'menu' | 'move' | 'end' | 'undo' | 'repay' | 'manage'
  /** Among what can be done in a panel in words: not, in one line, or each option of its select in a line. */
  readonly listed: 'no' | 'once' | 'each'
  /** Whether the answer has its picture only for who wants pictures, or always: where it leads from words to a picture. */
  readonly picture: 'wanted' | 'always'
}

/** Everything that can be pressed. */
const ROWS = {
  join: { carries: noArgumentCodec, about: 'table', does: 'manage', listed: 'no', picture: 'wanted' },
  leave: { carries: noArgumentCodec, about: 'table', does: 'manage', listed: 'no', picture: 'wanted' },
  start: { carries: noArgumentCodec, about: 'table', does: 'manage', listed: 'no', picture: 'wanted' },
  close: { carries: noArgumentCodec, about: 'table', does: 'manage', listed: 'no', picture: 'wanted' },
  /** Leaves or closes, after it was asked; with what it was said to come to. */
  confirm: { carries: leaveOrCloseCaseCodec, about: 'table', does: 'manage', listed: 'no', picture: 'wanted' },
  /** A select of whom a seat is kept for; gives that up. */
  hold: { carries: noArgumentCodec, about: 'table', does: 'manage', listed: 'no', picture: 'wanted' },
  release: { carries: personCodec, about: 'table', does: 'manage', listed: 'no', picture: 'wanted' },
  /** Shows how a lobby's table is to be played, to be changed. */
  lobbysettings: { carries: noArgumentCodec, about: 'table', does: 'look', listed: 'no', picture: 'wanted' },
  /** A select: the lobby's options. */
  option: { carries: noArgumentCodec, about: 'table', does: 'manage', listed: 'no', picture: 'wanted' },
  /** Two selects: the lobby's computer players, and to whom an empty seat is given. */
  computers: { carries: noArgumentCodec, about: 'table', does: 'manage', listed: 'no', picture: 'wanted' },
  givetocomputer: { carries: noArgumentCodec, about: 'table', does: 'manage', listed: 'no', picture: 'wanted' },
  /** Selects of a lobby: what clock there is, and what happens when the time is over. */
  paceclock: { carries: noArgumentCodec, about: 'table', does: 'manage', listed: 'no', picture: 'wanted' },
  paceend: { carries: noArgumentCodec, about: 'table', does: 'manage', listed: 'no', picture: 'wanted' },
  takeover: { carries: numberCodec('seat', 0, 3), about: 'table', does: 'manage', listed: 'no', picture: 'wanted' },
  sitout: { carries: numberCodec('seat', 0, 3), about: 'table', does: 'manage', listed: 'no', picture: 'wanted' },
  /** The finished game as a file; another table with the same options. */
  journal: { carries: noArgumentCodec, about: 'table', does: 'look', listed: 'no', picture: 'wanted' },
  again: { carries: noArgumentCodec, about: 'table', does: 'manage', listed: 'no', picture: 'wanted' },
  /** Gives a game against Tom up. */
  giveup: { carries: noArgumentCodec, about: 'table', does: 'manage', listed: 'no', picture: 'wanted' },
  /** Switch tips (`hints`) or warnings on or off for the presser; the second for no more tips. Only older messages carry them. */
  advice: { carries: switchCodec(ADVICE_KINDS), about: 'table', does: 'tell', listed: 'no', picture: 'wanted' },
  nohints: { carries: noArgumentCodec, about: 'table', does: 'tell', listed: 'no', picture: 'wanted' },
  /** Opens the presser's settings; of no table where none is. So are the five after it, which show them again. */
  settings: { carries: noArgumentCodec, about: 'settings', does: 'look', listed: 'no', picture: 'wanted' },
  setting: { carries: switchCodec(SWITCHES), about: 'settings', does: 'manage', listed: 'no', picture: 'wanted' },
  /** A select of the presser's language, and one of the table's. */
  language: { carries: noArgumentCodec, about: 'settings', does: 'manage', listed: 'no', picture: 'wanted' },
  tablelanguage: { carries: noArgumentCodec, about: 'settings', does: 'manage', listed: 'no', picture: 'wanted' },
  /** How the presser is told of their turns, and what is set there, which shows it again; `open` and `back` lead there. */
  turnnotice: { carries: turnNoticeActionCodec, about: 'settings', does: 'manage', listed: 'no', picture: 'wanted' },
  /** Whether turns are recommended at the table. */
  tablerecommend: { carries: onCodec, about: 'settings', does: 'manage', listed: 'no', picture: 'wanted' },
  /** A page of a server's games, and a select of one of them; a page of its ranking. These are of no table. */
  history: { carries: serverGamesQueryCodec, about: 'nothing', does: 'look', listed: 'no', picture: 'wanted' },
  historygame: { carries: serverGamesQueryCodec, about: 'nothing', does: 'look', listed: 'no', picture: 'wanted' },
  /** A person's statistics in words, and with their picture. */
  readstats: { carries: personCodec, about: 'nothing', does: 'look', listed: 'no', picture: 'wanted' },
  showstats: { carries: personCodec, about: 'nothing', does: 'look', listed: 'no', picture: 'always' },
  /** Shows one's own statistics to everybody. */
  sharestats: { carries: noArgumentCodec, about: 'nothing', does: 'manage', listed: 'no', picture: 'wanted' },
  ranking: { carries: numberCodec('page', 0, 99_999), about: 'nothing', does: 'look', listed: 'no', picture: 'wanted' },
  /** A select of tables to be shown in the channel; of no table. */
  follow: { carries: noArgumentCodec, about: 'nothing', does: 'manage', listed: 'no', picture: 'wanted' },
  /** Ends that; a select of how much later it is shown. */
  unfollow: { carries: noArgumentCodec, about: 'table', does: 'manage', listed: 'no', picture: 'wanted' },
  followdelay: { carries: noArgumentCodec, about: 'table', does: 'manage', listed: 'no', picture: 'wanted' },
  /** Whether the presser is told directly when the table is over. */
  tellend: { carries: onCodec, about: 'table', does: 'tell', listed: 'no', picture: 'wanted' },
  /** Is in where somebody looks for players, or not any more; of no table. */
  looking: { carries: lookingInOrOutCodec, about: 'nothing', does: 'manage', listed: 'no', picture: 'wanted' },
  /** Takes the presser out of everything that is kept; of no table. */
  forget: { carries: noArgumentCodec, about: 'nothing', does: 'manage', listed: 'no', picture: 'wanted' },
  /** A table whose channel is gone goes on where that is pressed. */
  movehere: { carries: noArgumentCodec, about: 'place', does: 'manage', listed: 'no', picture: 'wanted' },
  /** Opens one's own panel. */
  open: { carries: noArgumentCodec, about: 'table', does: 'look', listed: 'no', picture: 'wanted' },
  /** The own city to somebody who waits; whoever presses sees what `open` shows. Two buttons of one message need two ids. */
  city: { carries: noArgumentCodec, about: 'table', does: 'look', listed: 'no', picture: 'wanted' },
  /** A select of what is seldom needed; each option stands for a press of its own (`pressOfOptionValue`). */
  more: { carries: noArgumentCodec, about: 'turn', does: 'look', listed: 'no', picture: 'wanted' },
  /** A select of closer views. */
  look: { carries: noArgumentCodec, about: 'puzzle', does: 'look', listed: 'no', picture: 'wanted' },
  /** A button to one closer view with its picture; to the same in words, also as a select; and so with one's own panel. */
  show: { carries: lookCodec, about: 'puzzle', does: 'look', listed: 'no', picture: 'always' },
  read: { carries: lookCodec, about: 'puzzle', does: 'look', listed: 'no', picture: 'wanted' },
  showpanel: { carries: panelCodec, about: 'turn', does: 'look', listed: 'no', picture: 'always' },
  readpanel: { carries: panelCodec, about: 'turn', does: 'look', listed: 'no', picture: 'wanted' },
  /** Why what is not offered cannot be chosen; also a select of actions. */
  whynot: { carries: panelPageCodec, about: 'turn', does: 'look', listed: 'no', picture: 'wanted' },
  /** Turns worth a thought; plays one of them, by its number. */
  recommend: { carries: noArgumentCodec, about: 'table', does: 'look', listed: 'no', picture: 'wanted' },
  playhint: { carries: hintCodec, about: 'table', does: 'move', listed: 'once', picture: 'wanted' },
  log: { carries: numberCodec('page'), about: 'table', does: 'look', listed: 'no', picture: 'wanted' },
  /**
   * The log's other buttons: a page of it, counted from the newest, of all turns or a seat's; a select of whose turns; and
   * all of it as a file.
   */
  logpage: { carries: logPageCodec, about: 'table', does: 'look', listed: 'no', picture: 'wanted' },
  logof: { carries: noArgumentCodec, about: 'table', does: 'look', listed: 'no', picture: 'wanted' },
  logfile: { carries: noArgumentCodec, about: 'table', does: 'look', listed: 'no', picture: 'wanted' },
  /**
   * The table as it was after a turn, by the turn's number; also a select of turns. As the presser prefers, in
   * words, and as a picture.
   */
  afterturn: { carries: numberCodec('turn', 1), about: 'table', does: 'look', listed: 'no', picture: 'wanted' },
  readafterturn: { carries: numberCodec('turn', 1), about: 'table', does: 'look', listed: 'no', picture: 'wanted' },
  showafterturn: { carries: numberCodec('turn', 1), about: 'table', does: 'look', listed: 'no', picture: 'always' },
  /** Looks back at a finished game as the presser prefers, in words, or with its picture. */
  analysis: { carries: noArgumentCodec, about: 'table', does: 'look', listed: 'no', picture: 'wanted' },
  readanalysis: { carries: noArgumentCodec, about: 'table', does: 'look', listed: 'no', picture: 'wanted' },
  showanalysis: { carries: noArgumentCodec, about: 'table', does: 'look', listed: 'no', picture: 'always' },
  /** Shows that, or the game's end, to everybody in the channel. */
  sharelook: { carries: noArgumentCodec, about: 'table', does: 'tell', listed: 'no', picture: 'wanted' },
  shareresult: { carries: noArgumentCodec, about: 'table', does: 'tell', listed: 'no', picture: 'wanted' },
  /** A page of what happened since one's own last turn. */
  since: { carries: numberCodec('page'), about: 'puzzle', does: 'look', listed: 'no', picture: 'wanted' },
  /** A lesson, or an answer to it; the next try at a puzzle, or its best turn. These are of no table. */
  learn: { carries: lessonAndAnswerCodec, about: 'nothing', does: 'look', listed: 'no', picture: 'wanted' },
  /** The same in words, and with its picture. */
  readlearn: { carries: lessonAndAnswerCodec, about: 'nothing', does: 'look', listed: 'no', picture: 'wanted' },
  showlearn: { carries: lessonAndAnswerCodec, about: 'nothing', does: 'look', listed: 'no', picture: 'always' },
  /** Opens a first game against Tom. */
  firstgame: { carries: noArgumentCodec, about: 'nothing', does: 'manage', listed: 'no', picture: 'wanted' },
  puzzle: { carries: puzzleDayAndActionCodec, about: 'nothing', does: 'look', listed: 'no', picture: 'wanted' },
  /**
   * In the panels of moderators, which are of no table: a page; a select of each setting; the open tables, and one of them; what deletes
   * all.
   */
  serverpage: { carries: serverPageCodec, about: 'server', does: 'look', listed: 'no', picture: 'wanted' },
  serverset: { carries: serverSettingNameCodec, about: 'server', does: 'manage', listed: 'no', picture: 'wanted' },
  serverdelete: { carries: serverDeleteCodec, about: 'server', does: 'manage', listed: 'no', picture: 'wanted' },
  servertables: { carries: serverTablesActionCodec, about: 'server', does: 'manage', listed: 'no', picture: 'wanted' },
  /** Tells everybody in the channel that the presser solved it. */
  sharepuzzle: { carries: puzzleDayCodec, about: 'nothing', does: 'tell', listed: 'no', picture: 'wanted' },
  rules: { carries: noArgumentCodec, about: 'rules', does: 'look', listed: 'no', picture: 'wanted' },
  /** A page of the help. */
  help: { carries: helpPartCodec, about: 'rules', does: 'look', listed: 'no', picture: 'wanted' },
  /** Another entry of the rules; of no table, where none is. */
  about: { carries: rulesEntryCodec, about: 'rules', does: 'look', listed: 'no', picture: 'wanted' },
  /** One of the selects of the rules' topics; of no table, where none is. */
  topic: { carries: numberCodec('list'), about: 'rules', does: 'look', listed: 'no', picture: 'wanted' },
  page: { carries: panelPageCodec, about: 'turn', does: 'menu', listed: 'once', picture: 'wanted' },
  /** A select whose options are lines; several selects of one message differ by their number. */
  line: { carries: panelPageSelectCodec, about: 'turn', does: 'move', listed: 'each', picture: 'wanted' },
  /** A button that plays a line. */
  play: { carries: choicesCodec, about: 'turn', does: 'move', listed: 'once', picture: 'wanted' },
  /** A select of one choice of several that are put together, and the button that plays them all. */
  part: { carries: combinationPartCodec, about: 'turn', does: 'plan', listed: 'once', picture: 'wanted' },
  together: { carries: playCombinationCodec, about: 'turn', does: 'move', listed: 'once', picture: 'wanted' },
  undo: { carries: numberCodec('to'), about: 'turn', does: 'undo', listed: 'once', picture: 'wanted' },
  /** Asks to take back one's turn that ended with that entry; answers what the entry asks. */
  askundo: { carries: numberCodec('turn'), about: 'table', does: 'manage', listed: 'no', picture: 'wanted' },
  answerundo: { carries: requestAnswerCodec, about: 'table', does: 'manage', listed: 'no', picture: 'wanted' },
  /** Asks whether the seat is to be freed whose turn began with that entry; answers what the entry asks. */
  askfree: { carries: numberCodec('turn'), about: 'table', does: 'manage', listed: 'no', picture: 'wanted' },
  answerfree: { carries: requestAnswerCodec, about: 'table', does: 'manage', listed: 'no', picture: 'wanted' },
  /** Looks for a substitute for one's own seat, or keeps it. */
  substitute: { carries: substituteWantedCodec, about: 'table', does: 'manage', listed: 'no', picture: 'wanted' },
  end: { carries: noArgumentCodec, about: 'turn', does: 'end', listed: 'once', picture: 'wanted' },
  /** The plan of one's next turn: opens it, or does something to it; `order` is a select. */
  ahead: { carries: planAheadActionCodec, about: 'plan', does: 'manage', listed: 'once', picture: 'wanted' },
  refresh: { carries: noArgumentCodec, about: 'plan', does: 'look', listed: 'no', picture: 'wanted' },
  /** Takes the last press back to its nth payment, to choose another. */
  repay: { carries: numberCodec('nth'), about: 'turn', does: 'repay', listed: 'no', picture: 'wanted' },
  /** A select of payments; what followed the one before is played after it. */
  pay: { carries: choicesCodec, about: 'turn', does: 'move', listed: 'each', picture: 'wanted' },
  /** A multi-select of held pieces to pay with. */
  pieces: { carries: choicesCodec, about: 'turn', does: 'move', listed: 'once', picture: 'wanted' },
  placing: { carries: fatePlacementFilterCodec, about: 'turn', does: 'plan', listed: 'no', picture: 'wanted' },
  /** The select of placements, and the one that asks what to keep. */
  place: { carries: fatePlacementFilterCodec, about: 'turn', does: 'move', listed: 'each', picture: 'wanted' },
  keep: { carries: fatePlacementFilterCodec, about: 'turn', does: 'plan', listed: 'once', picture: 'wanted' },
  /** The select of one guardian's move, the one of steps, and the buttons that play the plan: the second ends the turn with it. */
  plan: { carries: processionGuardianCodec, about: 'turn', does: 'plan', listed: 'once', picture: 'wanted' },
  steps: { carries: processionPlanCodec, about: 'turn', does: 'plan', listed: 'once', picture: 'wanted' },
  go: { carries: processionPlanCodec, about: 'turn', does: 'move', listed: 'once', picture: 'wanted' },
  goend: { carries: processionPlanCodec, about: 'turn', does: 'move', listed: 'once', picture: 'wanted' },
} as const satisfies Record<string, Traits>
export type Verb = keyof typeof ROWS
type Carried = { [V in Verb]: z.infer<(typeof ROWS)[V]['carries']['schema']> }
type Row<V extends Verb> = Traits & {
  readonly carries: Codec<z.ZodType<Carried[V]>>
  readonly about: (typeof ROWS)[V]['about']
}
/** Typed so that a press and its verb's row are known to belong together. */
export const VERBS: { readonly [V in Verb]: Row<V> } = ROWS

export const isVerb = (text: string): text is Verb => Object.hasOwn(VERBS, text)

/** The verbs that are about something. */
export type VerbOfScope<A extends About> = { [V in Verb]: (typeof ROWS)[V]['about'] extends A ? V : never }[Verb]

/** What was pressed, without the table and its seq. */
export type PressedVerb<V extends Verb = Verb> = { [K in V]: { verb: K } & Carried[K] }[V]
