import { z } from 'zod'
import { ADVICE_KINDS, SWITCHES } from '#table'
import { LIMITS, PARTINGS } from '#text'
import { type Codec, codec, cut, number } from './codec.ts'
import { ofLesson } from './learn/codec.ts'
import { ofAhead, ofList, ofPage, ofPanel, ofPlacing, ofPlan, ofSequence, ofWalk } from './panel-codecs.ts'
import { ofPuzzle } from './puzzle/codec.ts'

export { type FatePlacementFilter, PAGES, type Page, type PanelShown, type ProcessionPlan } from './panel-codecs.ts'

/**
 * What a button or select carries: `b1:<table>:<seq>:<verb>[:<argument>]`, at most 100 characters. `seq` is the last
 * entry of the table when the message was drawn, so that a late press is known as one. Who presses is never in it.
 * A select's options carry a line of choices in the journal's notation (see `choice-sequence.ts`). On somebody's plan of the
 * next turn `seq` is a p and the number of the plan's changes: `b1:<table>:p3:<verb>`.
 */
const SCHEME = 'b1'
const AHEAD = 'p'

export const VIEW_NAMES = ['table', 'islands', 'gnomes', 'bonfire', 'council', 'scores'] as const
/** A closer view that anybody may open; a city is `city0` to `city3`. */
export type ViewName = (typeof VIEW_NAMES)[number] | `city${0 | 1 | 2 | 3}`
const look = z.union([z.enum(VIEW_NAMES), z.enum(['city0', 'city1', 'city2', 'city3'])])
/** Any look, that at one island too. */
const lookOrIsland = z.union([look, z.string().regex(/^[A-D][1-4]$/)])

const seat = z.int().min(0).max(3)

/** Whose turns the log shows. */
const logOf = z.union([z.literal('all'), seat])
export type LogOf = z.infer<typeof logOf>
/** As it is written in an id and in a select's value; null for anything else. */
export const parseLogOf = (text: string): LogOf | null => logOf.safeParse(readLogOf(text)).data ?? null
const readLogOf = (text: string): unknown => (text === 'all' ? text : number(text))

/** What can be pressed about how somebody is told of their turns: selects, and buttons. */
export const TURN_NOTICE_PRESSES = [
  ...(['open', 'back', 'how', 'reminder', 'from', 'to', 'nexton', 'nextoff', 'awayend'] as const),
] as const

const nothing = codec<z.ZodType<object>>(
  z.strictObject({}),
  () => '',
  (argument) => (argument === '' ? {} : null),
)
const ofSeat = codec(
  z.strictObject({ seat }),
  (press) => String(press.seat),
  (argument) => ({ seat: number(argument) }),
)
const ofTurn = codec(
  z.strictObject({ turn: z.int().min(1) }),
  (press) => String(press.turn),
  (argument) => ({ turn: number(argument) }),
)
const ofLook = codec(
  z.strictObject({ look: lookOrIsland }),
  (press) => press.look,
  (argument) => ({ look: argument }),
)
const ofOn = codec(
  z.strictObject({ on: z.boolean() }),
  (press) => (press.on ? 'on' : 'off'),
  (argument) => ({ on: argument === 'on' ? true : argument === 'off' ? false : null }),
)
const ofSwitch = <Kind extends string>(kinds: readonly Kind[]) =>
  codec(
    z.strictObject({ kind: z.enum(kinds), on: z.boolean() }),
    (press) => `${press.kind}:${press.on ? 'on' : 'off'}`,
    (argument) => {
      const [kind, on] = cut(argument)
      return { kind, on: on === 'on' ? true : on === 'off' ? false : null }
    },
  )

/** To what an entry asks. */
const answer = codec(
  z.strictObject({ asked: z.int().min(0), agrees: z.boolean() }),
  (press) => `${press.asked}:${press.agrees ? 'yes' : 'no'}`,
  (argument) => {
    const [asked, said] = cut(argument)
    return { asked: number(asked), agrees: said === 'yes' ? true : said === 'no' ? false : null }
  },
)

/** Everything that can be pressed; what each does stands in `handle-component.ts`, verb by verb. */
const CODECS = {
  join: nothing,
  leave: nothing,
  start: nothing,
  close: nothing,
  /** Leaves or closes, after it was asked; with what it was said to come to. */
  confirm: codec(
    z.strictObject({ parting: z.enum(PARTINGS) }),
    (press) => press.parting,
    (argument) => ({ parting: argument }),
  ),
  /** A select of whom a seat is kept for; gives that up. */
  hold: nothing,
  release: codec(
    z.strictObject({ person: z.string().regex(/^\d{15,20}$/) }),
    (press) => press.person,
    (argument) => ({ person: argument }),
  ),
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
  turnnotice: codec(
    z.strictObject({ what: z.enum(TURN_NOTICE_PRESSES) }),
    (press) => press.what,
    (argument) => ({ what: argument }),
  ),
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
  log: codec(
    z.strictObject({ page: z.int().min(0) }),
    (press) => String(press.page),
    (argument) => ({ page: number(argument) }),
  ),
  /**
   * The log's other buttons: a page of it, counted from the newest, of all turns or a seat's; a select of whose turns; and
   * all of it as a file.
   */
  logpage: codec(
    z.strictObject({ of: logOf, page: z.union([z.int().min(0), z.enum(['first', 'last'])]) }),
    (press) => `${press.of}:${press.page}`,
    (argument) => {
      const [of, page] = cut(argument)
      return { of: readLogOf(of), page: page === 'first' || page === 'last' ? page : number(page) }
    },
  ),
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
  since: codec(
    z.strictObject({ page: z.int().min(0) }),
    (press) => String(press.page),
    (argument) => ({ page: number(argument) }),
  ),
  /** A lesson, or an answer to it; the next try at a puzzle, or its best turn. Both are of no table. */
  learn: ofLesson,
  puzzle: ofPuzzle,
  rules: nothing,
  /** Another entry of the rules; of no table, where none is. */
  about: codec(
    z.strictObject({ entry: z.string().regex(/^[\w-]{1,40}$/) }),
    (press) => press.entry,
    (argument) => ({ entry: argument }),
  ),
  /** One of the selects of the rules' topics; of no table, where none is. */
  topic: codec(
    z.strictObject({ list: z.int().min(0) }),
    (press) => String(press.list),
    (argument) => ({ list: number(argument) }),
  ),
  page: ofPage,
  /** A select whose options are lines; several selects of one message differ by their number. */
  line: ofList,
  /** A button that plays a line. */
  play: ofSequence,
  undo: codec(
    z.strictObject({ to: z.int().min(0) }),
    (press) => String(press.to),
    (argument) => ({ to: number(argument) }),
  ),
  /** Asks to take back one's turn that ended with that entry; answers what the entry asks. */
  askundo: codec(
    z.strictObject({ turn: z.int().min(0) }),
    (press) => String(press.turn),
    (argument) => ({ turn: number(argument) }),
  ),
  answerundo: answer,
  /** Asks whether the seat is to be freed whose turn began with that entry; answers what the entry asks. */
  askfree: codec(
    z.strictObject({ turn: z.int().min(0) }),
    (press) => String(press.turn),
    (argument) => ({ turn: number(argument) }),
  ),
  answerfree: answer,
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
  repay: codec(
    z.strictObject({ nth: z.int().min(0) }),
    (press) => String(press.nth),
    (argument) => ({ nth: number(argument) }),
  ),
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
const codecs: { readonly [V in Verb]: Codec<z.ZodType<Carried[V]>> } = CODECS

const isVerb = (text: string): text is Verb => Object.hasOwn(CODECS, text)

/** What was pressed, without the table and its seq. */
export type VerbWithArguments<V extends Verb = Verb> = { [K in V]: { verb: K } & Carried[K] }[V]

/** Stands for the table on what belongs to none. */
export const NO_TABLE = '-'

const address = z.strictObject({
  table: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
  seq: z.int().min(0),
  /** It is on somebody's plan of the next turn, and `seq` counts that one's changes. */
  ahead: z.literal(true).exactOptional(),
})
export type ComponentPress<V extends Verb = Verb> = z.infer<typeof address> & VerbWithArguments<V>

export type DecodedCustomId =
  | { readonly kind: 'press'; readonly press: ComponentPress }
  /** From an older scheme, or damaged: show things as they are. The table, where it can be read. */
  | { readonly kind: 'refresh'; readonly table: string | null }

const formatArgument = <V extends Verb>(press: VerbWithArguments<V>): string => codecs[press.verb].format(press)

/** @returns null when the verb carries nothing of the kind */
function readVerb<V extends Verb>(verb: V, argument: string): VerbWithArguments<V> | null {
  const carried = codecs[verb].schema.safeParse(codecs[verb].read(argument))
  return carried.success ? { verb, ...carried.data } : null
}

/** Whether a press fits into Discord's 100 characters. */
export const fitsCustomId = (press: ComponentPress): boolean => encode(press).length <= LIMITS.customId

function encode(press: ComponentPress): string {
  const argument = formatArgument(press)
  return `${SCHEME}:${press.table}:${press.ahead ? AHEAD : ''}${press.seq}:${press.verb}${argument === '' ? '' : `:${argument}`}`
}

/**
 * The id of a button or select.
 * @throws when it would be longer than 100 characters: ask `fitsCustomId` first where a line is in it
 */
export function encodeCustomId(press: ComponentPress): string {
  const id = encode(press)
  if (id.length > LIMITS.customId) throw new Error(`a custom id of ${id.length} characters: ${id}`)
  return id
}

/** What an id says; anything that this version did not write becomes a wish to see things as they are. */
export function decodeCustomId(id: string): DecodedCustomId {
  const [scheme, afterScheme] = cut(id)
  const [table, afterTable] = cut(afterScheme)
  const [seq, afterSeq] = cut(afterTable)
  const [verb, argument] = cut(afterSeq)
  const ahead = seq.startsWith(AHEAD)
  const where = address.safeParse(
    ahead ? { table, seq: number(seq.slice(AHEAD.length)), ahead } : { table, seq: number(seq) },
  )
  const what = isVerb(verb) ? readVerb(verb, argument) : null
  if (scheme === SCHEME && where.success && what !== null) {
    const press: ComponentPress = { ...where.data, ...what }
    if (encode(press) === id) return { kind: 'press', press }
  }
  const known = /^b\d+$/.test(scheme) && address.shape.table.safeParse(table).success
  return { kind: 'refresh', table: known ? table : null }
}

/** The table that an id belongs to, or null when it is not one of ours: tells our own messages in a channel. */
export function tableIdOf(id: string): string | null {
  const decoded = decodeCustomId(id)
  return decoded.kind === 'press' ? decoded.press.table : decoded.table
}
