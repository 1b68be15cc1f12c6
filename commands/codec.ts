import { z } from 'zod'

/** What a verb carries, and how that is written after it. */
export interface Codec<S extends z.ZodType, Carried = z.infer<S>> {
  readonly schema: S
  readonly format: (carried: Carried) => string
  readonly read: (argument: string) => unknown
}
export const codec = <S extends z.ZodType>(
  schema: S,
  format: (carried: z.infer<S>) => string,
  read: (argument: string) => unknown,
): Codec<S> => ({ schema, format, read })

/** The same of two fields with a colon between. */
export const pairCodec = <S extends z.ZodType>(
  schema: S,
  format: (carried: z.infer<S>) => string,
  read: (first: string, second: string) => unknown,
): Codec<S> => codec(schema, format, (argument) => read(...cutAtColon(argument)))

/** Not a number where the text is none. */
export const parseNumberOrNaN = (text: string | undefined): number =>
  /^\d+$/.test(text ?? '') ? Number(text) : Number.NaN

/** Neither where the text is none of the two words. */
export const parseFlag = (text: string, yes: string, no: string): boolean | null =>
  text === yes ? true : text === no ? false : null

/** Splits at the first colon. */
export function cutAtColon(text: string): [string, string] {
  const at = text.indexOf(':')
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

/** One whole number. */
export const numberCodec = <K extends string>(key: K, least = 0, most = Number.MAX_SAFE_INTEGER) =>
  codec(
    z.record(z.literal(key), z.int().min(least).max(most)),
    (carried) => String(carried[key]),
    (argument) => ({ [key]: parseNumberOrNaN(argument) }),
  )

/** Yes or no, in two words. */
export const flagCodec = <K extends string>(key: K, yes: string, no: string) =>
  codec(
    z.record(z.literal(key), z.boolean()),
    (carried) => (carried[key] ? yes : no),
    (argument) => ({ [key]: parseFlag(argument, yes, no) }),
  )

/** One text, as it is. */
export const textCodec = <K extends string, S extends z.ZodType<string>>(key: K, schema: S) =>
  codec(
    z.record(z.literal(key), schema),
    (carried) => carried[key],
    (argument) => ({ [key]: argument }),
  )
