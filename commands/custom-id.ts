import { z } from 'zod'
import { GUARDIANS, PLACES } from '#engine/terms'

/**
 * What a button or select carries: `b1:<table>:<seq>:<verb>[:<argument>]`, at most 100 characters. `seq` is the last
 * entry of the table when the message was drawn, so that a late press is known as one. Who presses is never in it.
 * A select's options carry a line of choices in the journal's notation (see `lines.ts`).
 */
const SCHEME = 'b1'
const LONGEST = 100

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

export const LOOKS = ['table', 'islands', 'gnomes', 'bonfire', 'council', 'scores'] as const
/** A closer view that anybody may open; a city is `city0` to `city3`. */
export type Look = (typeof LOOKS)[number] | `city${0 | 1 | 2 | 3}`
const look = z.union([z.enum(LOOKS), z.enum(['city0', 'city1', 'city2', 'city3'])])

const seat = z.int().min(0).max(3)

const line = z.string().regex(/^[\w ,;-]*$/)

/** R10: where each guardian goes; those not named stay. `units` 0: already paid for, or free. */
const plan = z.strictObject({
  units: z.int().min(0).max(9),
  moves: z.array(z.strictObject({ guardian: z.enum(GUARDIANS), to: z.enum(PLACES).nullable() })).max(5),
})
export type Plan = z.infer<typeof plan>

/** Which placements of fate tiles the panel lists, and which action tiles stay when some must go first. */
const placing = z.strictObject({
  end: z.enum(['best', 'top', 'bottom']),
  direction: z.enum(['e', 's', 'w', 'n']),
  keep: z.string().regex(/^[\w-]{0,32}$/),
  /** Of more than 25 placements, which 25: from 0. */
  part: z.int().min(0).max(9),
})
export type Placing = z.infer<typeof placing>

const pressed = z.discriminatedUnion('verb', [
  z.strictObject({ verb: z.literal('join') }),
  z.strictObject({ verb: z.literal('leave') }),
  z.strictObject({ verb: z.literal('start') }),
  z.strictObject({ verb: z.literal('close') }),
  /** A select: the lobby's options. */
  z.strictObject({ verb: z.literal('option') }),
  z.strictObject({ verb: z.literal('takeover'), seat }),
  z.strictObject({ verb: z.literal('sitout'), seat }),
  /** The finished game as a file; another table with the same options. */
  z.strictObject({ verb: z.literal('journal') }),
  z.strictObject({ verb: z.literal('again') }),
  /** Gives a game against Tom up; no more hints in it. */
  z.strictObject({ verb: z.literal('giveup') }),
  z.strictObject({ verb: z.literal('nohints') }),
  /** Takes the presser out of everything that is kept; of no table. */
  z.strictObject({ verb: z.literal('forget') }),
  /** Opens one's own panel. */
  z.strictObject({ verb: z.literal('open') }),
  /** A select of closer views. */
  z.strictObject({ verb: z.literal('look') }),
  /** A button to one closer view. */
  z.strictObject({ verb: z.literal('show'), look }),
  z.strictObject({ verb: z.literal('log'), page: z.int().min(0) }),
  z.strictObject({ verb: z.literal('rules') }),
  z.strictObject({ verb: z.literal('page'), page: z.enum(PAGES) }),
  /** A select whose options are lines; several selects of one message differ by their number. */
  z.strictObject({ verb: z.literal('line'), page: z.enum(PAGES), list: z.int().min(0) }),
  /** A button that plays a line. */
  z.strictObject({ verb: z.literal('play'), line }),
  z.strictObject({ verb: z.literal('undo'), to: z.int().min(0) }),
  z.strictObject({ verb: z.literal('end') }),
  z.strictObject({ verb: z.literal('refresh') }),
  /** Takes the last press back to its nth payment, to choose another. */
  z.strictObject({ verb: z.literal('repay'), nth: z.int().min(0) }),
  /** A select of payments; what followed the one before is played after it. */
  z.strictObject({ verb: z.literal('pay'), line }),
  /** A multi-select of held pieces to pay with. */
  z.strictObject({ verb: z.literal('pieces'), line }),
  z.strictObject({ verb: z.literal('placing'), placing }),
  /** The select of placements, and the one that asks what to keep. */
  z.strictObject({ verb: z.literal('place'), placing }),
  z.strictObject({ verb: z.literal('keep'), placing }),
  /** The select of one guardian's move, the one of steps, and the button that plays the plan. */
  z.strictObject({ verb: z.literal('plan'), guardian: z.enum(GUARDIANS), plan }),
  z.strictObject({ verb: z.literal('steps'), plan }),
  z.strictObject({ verb: z.literal('go'), plan }),
])
/** What was pressed, without the table and its seq. */
export type Pressed = z.infer<typeof pressed>
export type Verb = Pressed['verb']

/** Stands for the table on what belongs to none. */
export const NO_TABLE = '-'

const address = z.strictObject({ table: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/), seq: z.int().min(0) })
export type Press = z.infer<typeof address> & Pressed

export type Decoded =
  | { readonly kind: 'press'; readonly press: Press }
  /** From an older scheme, or damaged: show things as they are. The table, where it can be read. */
  | { readonly kind: 'refresh'; readonly table: string | null }

const GUARDIAN_LETTERS = { wood: 'w', grey: 'g', red: 'r', pink: 'p', turquoise: 't' } as const

const formatPlan = (plan: Plan): string =>
  plan.units + plan.moves.map(({ guardian, to }) => `${GUARDIAN_LETTERS[guardian]}${to ?? '-'}`).join('')

function readPlan(text: string): unknown {
  const moves = [...text.slice(1).matchAll(/([wgrpt])(start|[pb]\d|-)/g)].map(([, letter, to]) => ({
    guardian: GUARDIANS.find((guardian) => GUARDIAN_LETTERS[guardian] === letter),
    to: to === '-' ? null : to,
  }))
  return { units: number(text.slice(0, 1)), moves }
}

const formatPlacing = ({ end, direction, keep, part }: Placing): string => `${end}.${direction}.${keep}.${part}`

function readPlacing(text: string): unknown {
  const [end, direction, keep, part] = text.split('.')
  return { end, direction, keep, part: number(part) }
}

const number = (text: string | undefined): number => (/^\d+$/.test(text ?? '') ? Number(text) : Number.NaN)

/** Splits at the first colon. */
function cut(text: string): [string, string] {
  const at = text.indexOf(':')
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

function formatArgument(press: Pressed): string {
  switch (press.verb) {
    case 'show':
      return press.look
    case 'log':
      return String(press.page)
    case 'page':
      return press.page
    case 'line':
      return `${press.page}:${press.list}`
    case 'play':
    case 'pay':
    case 'pieces':
      return press.line
    case 'undo':
      return String(press.to)
    case 'repay':
      return String(press.nth)
    case 'takeover':
    case 'sitout':
      return String(press.seat)
    case 'placing':
    case 'place':
    case 'keep':
      return formatPlacing(press.placing)
    case 'plan':
      return `${press.guardian}:${formatPlan(press.plan)}`
    case 'steps':
    case 'go':
      return formatPlan(press.plan)
    default:
      return ''
  }
}

function readArgument(verb: string, argument: string): object {
  const [first, rest] = cut(argument)
  switch (verb) {
    case 'show':
      return { look: argument }
    case 'log':
      return { page: number(argument) }
    case 'page':
      return { page: argument }
    case 'line':
      return { page: first, list: number(rest) }
    case 'play':
    case 'pay':
    case 'pieces':
      return { line: argument }
    case 'undo':
      return { to: number(argument) }
    case 'repay':
      return { nth: number(argument) }
    case 'takeover':
    case 'sitout':
      return { seat: number(argument) }
    case 'placing':
    case 'place':
    case 'keep':
      return { placing: readPlacing(argument) }
    case 'plan':
      return { guardian: first, plan: readPlan(rest) }
    case 'steps':
    case 'go':
      return { plan: readPlan(argument) }
    default:
      return argument === '' ? {} : { argument }
  }
}

/** Whether a press fits into Discord's 100 characters. */
export const fits = (press: Press): boolean => encode(press).length <= LONGEST

function encode(press: Press): string {
  const argument = formatArgument(press)
  return `${SCHEME}:${press.table}:${press.seq}:${press.verb}${argument === '' ? '' : `:${argument}`}`
}

/**
 * The id of a button or select.
 * @throws when it would be longer than 100 characters: ask `fits` first where a line is in it
 */
export function customId(press: Press): string {
  const id = encode(press)
  if (id.length > LONGEST) throw new Error(`a custom id of ${id.length} characters: ${id}`)
  return id
}

/** What an id says; anything that this version did not write becomes a wish to see things as they are. */
export function decodeId(id: string): Decoded {
  const [scheme, afterScheme] = cut(id)
  const [table, afterTable] = cut(afterScheme)
  const [seq, afterSeq] = cut(afterTable)
  const [verb, argument] = cut(afterSeq)
  const where = address.safeParse({ table, seq: number(seq) })
  const what = pressed.safeParse({ verb, ...readArgument(verb, argument) })
  if (scheme === SCHEME && where.success && what.success) {
    const press: Press = { ...where.data, ...what.data }
    if (encode(press) === id) return { kind: 'press', press }
  }
  const known = /^b\d+$/.test(scheme) && address.shape.table.safeParse(table).success
  return { kind: 'refresh', table: known ? table : null }
}

/** The table that an id belongs to, or null when it is not one of ours: tells our own messages in a channel. */
export function tableOf(id: string): string | null {
  const decoded = decodeId(id)
  return decoded.kind === 'press' ? decoded.press.table : decoded.table
}
