import { z } from 'zod'

/** What a verb carries, and how that is written after it. */
export interface Codec<S extends z.ZodType> {
  readonly schema: S
  readonly format: (carried: z.infer<S>) => string
  readonly read: (argument: string) => unknown
}
export const codec = <S extends z.ZodType>(
  schema: S,
  format: (carried: z.infer<S>) => string,
  read: (argument: string) => unknown,
): Codec<S> => ({ schema, format, read })

/** Not a number where the text is none. */
export const number = (text: string | undefined): number => (/^\d+$/.test(text ?? '') ? Number(text) : Number.NaN)

/** Splits at the first colon. */
export function cut(text: string): [string, string] {
  const at = text.indexOf(':')
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

/** One whole number. */
export const ofNumber = <K extends string>(key: K, least = 0, most = Number.MAX_SAFE_INTEGER) =>
  codec(
    z.record(z.literal(key), z.int().min(least).max(most)),
    (carried) => String(carried[key]),
    (argument) => ({ [key]: number(argument) }),
  )

/** One text, as it is. */
export const ofText = <K extends string, S extends z.ZodType<string>>(key: K, schema: S) =>
  codec(
    z.record(z.literal(key), schema),
    (carried) => carried[key],
    (argument) => ({ [key]: argument }),
  )
