import { z } from 'zod'
import { ADVICE_KINDS, SWITCHES } from '#table'
import { PARTINGS } from '#text'
import { type Codec, codec, ofNumber, ofText } from './codec.ts'
import { ofLesson } from './learn/codec.ts'
import { ofAhead, ofList, ofPage, ofPanel, ofPlacing, ofPlan, ofSequence, ofWalk } from './panel-codecs.ts'
import {
  nothing,
  ofAnswer,
  ofEntry,
  ofLogPage,
  ofLook,
  ofOn,
  ofPageNumber,
  ofSeat,
  ofSwitch,
  ofTurn,
  TURN_NOTICE_PRESSES,
} from './plain-codecs.ts'
import { ofPuzzle } from './puzzle/codec.ts'

/** Everything that can be pressed; what each does stands in `handle-component.ts`, verb by verb. */
const CODECS = {
  join: nothing,
  leave: nothing,
  start: nothing,
  close: nothing,
  /** Leaves or closes, after it was asked; with what it was said to come to. */
  confirm: ofText('parting', z.enum(PARTINGS)),
  /** A select of whom a seat is kept for; gives that up. */
  hold: nothing,
  release: ofText('person', z.string().regex(/^\d{15,20}$/)),
  /** Shows how a lobby's table is to be played, to be changed. */
  lobbysettings: nothing,
  /** A select: the lobby's options. */
  option: nothing,
  /** Two selects: the lobby's computer players, and to whom an empty seat is given. */
  computers: nothing,
  givetocomputer: nothing,
  /** Selects of a lobby: what clock there is, and what happens when the time is over. */
  paceclock: nothing,
  paceend: nothing,
  takeover: ofSeat,
  sitout: ofSeat,
  /** The finished game as a file; another table with the same options. */
  journal: nothing,
  again: nothing,
  /** Gives a game against Tom up. */
  giveup: nothing,
  /** Switch hints or warnings on or off for the presser; the second for no more hints. Only older messages carry them. */
  advice: ofSwitch(ADVICE_KINDS),
  nohints: nothing,
  /** Opens the presser's settings; of no table where none is. So are the five after it, which show them again. */
  settings: nothing,
  setting: ofSwitch(SWITCHES),
  /** A select of the presser's language, and one of the table's. */
  language: nothing,
  tablelanguage: nothing,
  /** How the presser is told of their turns, and what is set there, which shows it again; `open` and `back` lead there. */
  turnnotice: ofText('what', z.enum(TURN_NOTICE_PRESSES)),
  /** Whether turns are recommended at the table. */
  tablerecommend: ofOn,
  /** A select of tables to be shown in the channel; of no table. */
  follow: nothing,
  /** Ends that; a select of how much later it is shown. */
  unfollow: nothing,
  followdelay: nothing,
  /** Whether the presser is told directly when the table is over. */
  tellend: ofOn,
  /** Takes the presser out of everything that is kept; of no table. */
  forget: nothing,
  /** Opens one's own panel. */
  open: nothing,
  /** A select of closer views. */
  look: nothing,
  /** A button to one closer view with its picture; to the same in words, also as a select; and so with one's own panel. */
  show: ofLook,
  read: ofLook,
  showpanel: ofPanel,
  readpanel: ofPanel,
  /** Why what is not offered cannot be chosen; also a select of actions. */
  whynot: ofPage,
  /** Turns worth a thought. */
  recommend: nothing,
  log: ofPageNumber,
  /**
   * The log's other buttons: a page of it, counted from the newest, of all turns or a seat's; a select of whose turns; and
   * all of it as a file.
   */
  logpage: ofLogPage,
  logof: nothing,
  logfile: nothing,
  /**
   * The table as it was after a turn, by the turn's number; also a select of turns. As whoever presses wants it, in
   * words, and as a picture.
   */
  afterturn: ofTurn,
  readafterturn: ofTurn,
  showafterturn: ofTurn,
  /** Looks back at a finished game, as whoever presses wants it; in words, and with its picture. */
  analysis: nothing,
  readanalysis: nothing,
  showanalysis: nothing,
  /** A page of what happened since one's own last turn. */
  since: ofPageNumber,
  /** A lesson, or an answer to it; the next try at a puzzle, or its best turn. Both are of no table. */
  learn: ofLesson,
  puzzle: ofPuzzle,
  rules: nothing,
  /** Another entry of the rules; of no table, where none is. */
  about: ofText('entry', z.string().regex(/^[\w-]{1,40}$/)),
  /** One of the selects of the rules' topics; of no table, where none is. */
  topic: ofNumber('list'),
  page: ofPage,
  /** A select whose options are lines; several selects of one message differ by their number. */
  line: ofList,
  /** A button that plays a line. */
  play: ofSequence,
  undo: ofNumber('to'),
  /** Asks to take back one's turn that ended with that entry; answers what the entry asks. */
  askundo: ofEntry,
  answerundo: ofAnswer,
  /** Asks whether the seat is to be freed whose turn began with that entry; answers what the entry asks. */
  askfree: ofEntry,
  answerfree: ofAnswer,
  /** Looks for a substitute for one's own seat, or keeps it. */
  substitute: codec(
    z.strictObject({ wanted: z.boolean() }),
    (press) => (press.wanted ? 'yes' : 'no'),
    (argument) => ({ wanted: argument === 'yes' ? true : argument === 'no' ? false : null }),
  ),
  end: nothing,
  /** The plan of one's next turn: opens it, or does something to it; `order` is a select. */
  ahead: ofAhead,
  refresh: nothing,
  /** Takes the last press back to its nth payment, to choose another. */
  repay: ofNumber('nth'),
  /** A select of payments; what followed the one before is played after it. */
  pay: ofSequence,
  /** A multi-select of held pieces to pay with. */
  pieces: ofSequence,
  placing: ofPlacing,
  /** The select of placements, and the one that asks what to keep. */
  place: ofPlacing,
  keep: ofPlacing,
  /** The select of one guardian's move, the one of steps, and the button that plays the plan. */
  plan: ofWalk,
  steps: ofPlan,
  go: ofPlan,
}
export type Verb = keyof typeof CODECS
type Carried = { [V in Verb]: z.infer<(typeof CODECS)[V]['schema']> }
/** Typed so that a press and its verb's codec are known to belong together. */
export const codecs: { readonly [V in Verb]: Codec<z.ZodType<Carried[V]>> } = CODECS

export const isVerb = (text: string): text is Verb => Object.hasOwn(CODECS, text)

/** What was pressed, without the table and its seq. */
export type VerbWithArguments<V extends Verb = Verb> = { [K in V]: { verb: K } & Carried[K] }[V]
