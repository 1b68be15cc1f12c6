import { z } from 'zod'
import { TABLES } from './generated/tables.ts'

/** What a statement is given, alike on both databases. */
export type Value = string | number | boolean | Date | null

/** What columns hold: only moments and booleans are written differently by the two databases. */
const HELD = {
  String: z.string(),
  Int: z.int(),
  Boolean: z.union([z.boolean(), z.literal([0, 1])]).transform(Boolean),
  DateTime: z.coerce.date(),
}

/** A column: what the client calls it, and what it holds. */
export interface Column {
  readonly field: string
  readonly type: keyof typeof HELD
  readonly optional: boolean
}

/** What columns of one type hold; any value where they differ. */
export type ValueOf<Field> = [Field] extends [{ readonly type: infer Type extends keyof typeof HELD }]
  ? z.output<(typeof HELD)[Type]> | (Field extends { readonly optional: true } ? null : never)
  : Value

/** Decodes a row of these columns. */
export const rowSchemaOfColumns = (columns: readonly Column[]): z.ZodObject<Record<string, z.ZodType<Value>>> =>
  z.object(
    Object.fromEntries(
      columns.map(({ field, type, optional }) => [field, optional ? HELD[type].nullable() : HELD[type]]),
    ),
  )

type Tables = typeof TABLES
type FieldOf<Table extends keyof Tables> = Extract<Tables[Table]['columns'][keyof Tables[Table]['columns']], Column>

/** Decodes these fields of a table's row, as `prisma/models.prisma` has them. */
export function rowSchemaOf<Table extends keyof Tables, Name extends FieldOf<Table>['field']>(
  table: Table,
  ...names: readonly Name[]
): z.ZodObject<{ [One in Name]: z.ZodType<ValueOf<Extract<FieldOf<Table>, { readonly field: One }>>> }>
export function rowSchemaOf(
  table: keyof Tables,
  ...names: readonly string[]
): z.ZodObject<Record<string, z.ZodType<Value>>> {
  return rowSchemaOfColumns(Object.values<Column>(TABLES[table].columns).filter(({ field }) => names.includes(field)))
}

/** JSON, whose meaning is the table's business. */
export const jsonTextSchema = z.string().transform((text): unknown => JSON.parse(text))

/** A table's own row. What a later version says of how it ended is as if nothing were known. */
export const tableRowSchema = rowSchemaOf(
  'tables',
  ...(['id', 'guildId', 'channelId', 'openIn', 'cardChannelId', 'askedIn', 'solo', 'createdAt', 'closedAt'] as const),
).extend({ ended: z.enum(['finished', 'closed']).nullable().catch(null) })
/** The columns that it is read from. */
export const TABLE_ROW_COLUMNS =
  'id, guild_id, channel_id, open_in, card_channel_id, asked_in, solo, created_at, closed_at, ended'
