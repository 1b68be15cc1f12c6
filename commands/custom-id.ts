import { z } from 'zod'
import { GUARDIANS, type Guardian, PLACES } from '#engine'
import { ADVICE_KINDS, SWITCHES } from '#table'
import { LIMITS, PARTINGS } from '#text'

/**
 * What a button or select carries: `b1:<table>:<seq>:<verb>[:<argument>]`, at most 100 characters. `seq` is the last
 * entry of the table when the message was drawn, so that a late press is known as one. Who presses is never in it.
 * A select's options carry a line of choices in the journal's notation (see `lines.ts`).
 */
const SCHEME = 'b1'

export const PAGES = [
  'turn',
  'fate',
  'path',
  'ship',
  'task',
  'guardian',
  'procession',
  'bonfire',
  'gnome',
  'ignite',
  'novice',
  'discard',
] as const
/** What a player's panel shows: the turn's menu, or one action of it. */
export type Page = (typeof PAGES)[number]

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

const line = z.string().regex(/^[\w ,;-]*$/)

/** R10: where each guardian goes; those not named stay. `units` 0: already paid for, or free. */
const plan = z.strictObject({
  units: z.int().min(0).max(9),
  moves: z.array(z.strictObject({ guardian: z.enum(GUARDIANS), to: z.enum(PLACES).nullable() })).max(5),
})
export type ProcessionPlan = z.infer<typeof plan>

/** Which placements of fate tiles the panel lists, and which action tiles stay when some must go first. */
const placing = z.strictObject({
  end: z.enum(['best', 'top', 'bottom']),
  direction: z.enum(['e', 's', 'w', 'n']),
  keep: z.string().regex(/^[\w-]{0,32}$/),
  /** Of more than six placements, which six: from 0. */
  part: z.int().min(0).max(9),
})
export type FatePlacementFilter = z.infer<typeof placing>

/** A panel as it was put together: a page, placements, a plan, or a payment with what is played after it. */
const panel = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('page'), page: z.enum(PAGES) }),
  z.strictObject({ of: z.literal('placing'), placing }),
  z.strictObject({ of: z.literal('plan'), plan }),
  z.strictObject({ of: z.literal('payment'), line }),
])
export type PanelShown = z.infer<typeof panel>

/** What a verb carries, and how that is written after it. */
interface Codec<S extends z.ZodType> {
  readonly schema: S
  readonly format: (carried: z.infer<S>) => string
  readonly read: (argument: string) => unknown
}
const codec = <S extends z.ZodType>(
  schema: S,
  format: (carried: z.infer<S>) => string,
  read: (argument: string) => unknown,
): Codec<S> => ({ schema, format, read })

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
const ofLook = codec(
  z.strictObject({ look: lookOrIsland }),
  (press) => press.look,
  (argument) => ({ look: argument }),
)
const ofPage = codec(
  z.strictObject({ page: z.enum(PAGES) }),
  (press) => press.page,
  (argument) => ({ page: argument }),
)
const ofLine = codec(
  z.strictObject({ line }),
  (press) => press.line,
  (argument) => ({ line: argument }),
)
const ofPlacing = codec(
  z.strictObject({ placing }),
  (press) => formatPlacing(press.placing),
  (argument) => ({ placing: readPlacing(argument) }),
)
const ofPlan = codec(
  z.strictObject({ plan }),
  (press) => formatPlan(press.plan),
  (argument) => ({ plan: readPlan(argument) }),
)
/** A page is written as its name alone. */
const ofPanel = codec(
  z.strictObject({ panel }),
  (press) => formatPanel(press.panel),
  (argument) => ({ panel: readPanel(argument) }),
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
  /** A select: the lobby's options. */
  option: nothing,
  takeover: ofSeat,
  sitout: ofSeat,
  /** The finished game as a file; another table with the same options. */
  journal: nothing,
  again: nothing,
  /** Gives a game against Tom up. */
  giveup: nothing,
  /** Switches hints or warnings on or off for the presser; the second is what older messages carry, for no more hints. */
  advice: codec(
    z.strictObject({ kind: z.enum(ADVICE_KINDS), on: z.boolean() }),
    (press) => `${press.kind}:${press.on ? 'on' : 'off'}`,
    (argument) => {
      const [kind, on] = cut(argument)
      return { kind, on: on === 'on' ? true : on === 'off' ? false : null }
    },
  ),
  nohints: nothing,
  /** Opens the presser's settings; of no table where none is. So are the three after it, which show them again. */
  settings: nothing,
  setting: codec(
    z.strictObject({ kind: z.enum(SWITCHES), on: z.boolean() }),
    (press) => `${press.kind}:${press.on ? 'on' : 'off'}`,
    (argument) => {
      const [kind, on] = cut(argument)
      return { kind, on: on === 'on' ? true : on === 'off' ? false : null }
    },
  ),
  /** A select of the presser's language, and one of the table's. */
  language: nothing,
  tablelanguage: nothing,
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
  /** A page of what happened since one's own last turn. */
  since: codec(
    z.strictObject({ page: z.int().min(0) }),
    (press) => String(press.page),
    (argument) => ({ page: number(argument) }),
  ),
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
  line: codec(
    z.strictObject({ page: z.enum(PAGES), list: z.int().min(0) }),
    (press) => `${press.page}:${press.list}`,
    (argument) => {
      const [page, list] = cut(argument)
      return { page, list: number(list) }
    },
  ),
  /** A button that plays a line. */
  play: ofLine,
  undo: codec(
    z.strictObject({ to: z.int().min(0) }),
    (press) => String(press.to),
    (argument) => ({ to: number(argument) }),
  ),
  end: nothing,
  refresh: nothing,
  /** Takes the last press back to its nth payment, to choose another. */
  repay: codec(
    z.strictObject({ nth: z.int().min(0) }),
    (press) => String(press.nth),
    (argument) => ({ nth: number(argument) }),
  ),
  /** A select of payments; what followed the one before is played after it. */
  pay: ofLine,
  /** A multi-select of held pieces to pay with. */
  pieces: ofLine,
  placing: ofPlacing,
  /** The select of placements, and the one that asks what to keep. */
  place: ofPlacing,
  keep: ofPlacing,
  /** The select of one guardian's move, the one of steps, and the button that plays the plan. */
  plan: codec(
    z.strictObject({ guardian: z.enum(GUARDIANS), plan }),
    (press) => `${press.guardian}:${formatPlan(press.plan)}`,
    (argument) => {
      const [guardian, rest] = cut(argument)
      return { guardian, plan: readPlan(rest) }
    },
  ),
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

const address = z.strictObject({ table: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/), seq: z.int().min(0) })
export type ComponentPress<V extends Verb = Verb> = z.infer<typeof address> & VerbWithArguments<V>

export type DecodedCustomId =
  | { readonly kind: 'press'; readonly press: ComponentPress }
  /** From an older scheme, or damaged: show things as they are. The table, where it can be read. */
  | { readonly kind: 'refresh'; readonly table: string | null }

const GUARDIAN_LETTERS: Readonly<Record<Guardian, string>> = {
  ...{ wood: 'w', grey: 'g', red: 'r', pink: 'p' },
  ...{ turquoise: 't', blue: 'u', green: 'n', yellow: 'y', orange: 'o', purple: 'l', black: 'k', white: 'h' },
}

const formatPlan = (plan: ProcessionPlan): string =>
  plan.units + plan.moves.map(({ guardian, to }) => `${GUARDIAN_LETTERS[guardian]}${to ?? '-'}`).join('')

function readPlan(text: string): unknown {
  const moves = [...text.slice(1).matchAll(/([a-z])(start|[pb]\d|-)/g)].map(([, letter, to]) => ({
    guardian: GUARDIANS.find((guardian) => GUARDIAN_LETTERS[guardian] === letter),
    to: to === '-' ? null : to,
  }))
  return { units: number(text.slice(0, 1)), moves }
}

const formatPlacing = ({ end, direction, keep, part }: FatePlacementFilter): string =>
  `${end}.${direction}.${keep}.${part}`

function readPlacing(text: string): unknown {
  const [end, direction, keep, part] = text.split('.')
  return { end, direction, keep, part: number(part) }
}

function formatPanel(shown: PanelShown): string {
  switch (shown.of) {
    case 'page':
      return shown.page
    case 'placing':
      return `placing:${formatPlacing(shown.placing)}`
    case 'plan':
      return `plan:${formatPlan(shown.plan)}`
    case 'payment':
      return `payment:${shown.line}`
  }
}

function readPanel(text: string): unknown {
  const [of, rest] = cut(text)
  switch (of) {
    case 'placing':
      return { of, placing: readPlacing(rest) }
    case 'plan':
      return { of, plan: readPlan(rest) }
    case 'payment':
      return { of, line: rest }
    default:
      return { of: 'page', page: text }
  }
}

const number = (text: string | undefined): number => (/^\d+$/.test(text ?? '') ? Number(text) : Number.NaN)

/** Splits at the first colon. */
function cut(text: string): [string, string] {
  const at = text.indexOf(':')
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

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
  return `${SCHEME}:${press.table}:${press.seq}:${press.verb}${argument === '' ? '' : `:${argument}`}`
}

/**
 * The id of a button or select.
 * @throws when it would be longer than 100 characters: ask `fits` first where a line is in it
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
  const where = address.safeParse({ table, seq: number(seq) })
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
