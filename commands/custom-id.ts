import { z } from 'zod'
import type { TableForPerson } from '#table'
import { LIMITS } from '#text'
import { cutAtColon, parseNumberOrNaN } from './codec.ts'
import { isVerb, type PressedVerb, VERBS, type Verb } from './verbs.ts'

/**
 * What a button or select carries: `b1:<table>:<seq>:<verb>[:<argument>]`, at most 100 characters. `seq` is the last
 * entry of the table when the message was drawn, so that a late press is known as one. Who presses is never in it.
 * A select's options carry choices in the journal's notation (`formatChoices`), or what they stand for (`optionValueOfPress`). On somebody's plan of the
 * next turn `seq` is a p and the number of the plan's changes: `b1:<table>:p3:<verb>`.
 */
const SCHEME = 'b1'
const AHEAD = 'p'

/** Stands for the table on what belongs to none. */
export const NO_TABLE = '-'

const address = z.strictObject({
  table: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
  seq: z.int().min(0),
  /** It is on somebody's plan of the next turn, and `seq` counts that one's changes. */
  ahead: z.literal(true).exactOptional(),
})
export type ComponentPress<V extends Verb = Verb> = z.infer<typeof address> & PressedVerb<V>

export type PressOrRefresh =
  | { readonly kind: 'press'; readonly press: ComponentPress }
  /** From an older scheme, or damaged: show things as they are. The table, where it can be read. */
  | { readonly kind: 'refresh'; readonly table: string | null }

const formatArgument = <V extends Verb>(press: PressedVerb<V>): string => VERBS[press.verb].carries.format(press)

/** @returns null when the verb carries nothing of the kind */
function readVerb<V extends Verb>(verb: V, argument: string): PressedVerb<V> | null {
  const { schema, read } = VERBS[verb].carries
  const carried = schema.safeParse(read(argument))
  return carried.success ? { verb, ...carried.data } : null
}

/** Whether a press fits into Discord's 100 characters. */
export const fitsCustomId = (press: ComponentPress): boolean => encode(press).length <= LIMITS.customId

const addressOf = ({ table, seq, ahead }: ComponentPress): string => `${SCHEME}:${table}:${ahead ? AHEAD : ''}${seq}`

const withoutAddress = (id: string): string => id.split(':').slice(3).join(':')

function encode(press: ComponentPress): string {
  const argument = formatArgument(press)
  return `${addressOf(press)}:${press.verb}${argument === '' ? '' : `:${argument}`}`
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
export function pressOrRefreshOfCustomId(id: string): PressOrRefresh {
  const [scheme, afterScheme] = cutAtColon(id)
  const [table, afterTable] = cutAtColon(afterScheme)
  const [seq, afterSeq] = cutAtColon(afterTable)
  const [verb, argument] = cutAtColon(afterSeq)
  const ahead = seq.startsWith(AHEAD)
  const where = address.safeParse(
    ahead ? { table, seq: parseNumberOrNaN(seq.slice(AHEAD.length)), ahead } : { table, seq: parseNumberOrNaN(seq) },
  )
  const what = isVerb(verb) ? readVerb(verb, argument) : null
  if (scheme === SCHEME && where.success && what !== null) {
    const press: ComponentPress = { ...where.data, ...what }
    if (encode(press) === id) return { kind: 'press', press }
  }
  const known = /^b\d+$/.test(scheme) && address.shape.table.safeParse(table).success
  return { kind: 'refresh', table: known ? table : null }
}

/** The value of a select's option that stands for another press at the same table. */
export const optionValueOfPress = (press: ComponentPress): string => withoutAddress(encodeCustomId(press))

/** What an option of that kind stands for. */
export const pressOfOptionValue = (select: ComponentPress, value: string): PressOrRefresh =>
  pressOrRefreshOfCustomId(`${addressOf(select)}:${value}`)

/** What an id says of its table. */
export type TableInCustomId = Pick<TableForPerson, 'id' | 'seq' | 'ahead'>

/** The press of something on a message about this table as it is now, or about none. */
export const pressOn = (table: TableInCustomId | null, pressed: PressedVerb): ComponentPress => ({
  table: table?.id ?? NO_TABLE,
  seq: table?.seq ?? 0,
  ...(table?.ahead ? { ahead: true } : {}),
  ...pressed,
})
