import { z } from 'zod'

/** What a verb carries, and how that is written after it. */
export interface Codec<S extends z.ZodType, Carried = z.infer<S>> {
  readonly schema: S
  readonly format: (carried: Carried) => string
  /** Unchecked: the schema says whether it is anything. */
  readonly read: (argument: string) => object | null
}
export const codec = <S extends z.ZodType>(
  schema: S,
  format: (carried: z.infer<S>) => string,
  read: (argument: string) => object | null,
): Codec<S> => ({ schema, format, read })

/** Two codecs of different fields, with a colon between what they write; the first one writes none itself. */
export const splitCodec = <A extends z.ZodType, B extends z.ZodType>(first: Codec<A>, second: Codec<B>) =>
  codec(
    z.intersection(first.schema, second.schema),
    (carried) => `${first.format(carried)}:${second.format(carried)}`,
    (argument) => {
      const [one, other] = cutAtColon(argument)
      return { ...first.read(one), ...second.read(other) }
    },
  )

/** Not a number where the text is none. */
export const parseNumberOrNaN = (text: string | undefined): number =>
  /^\d+$/.test(text ?? '') ? Number(text) : Number.NaN

/** Splits at the first colon. */
export function cutAtColon(text: string): [string, string] {
  const at = text.indexOf(':')
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

/** One field. */
export const oneFieldCodec = <K extends string, S extends z.ZodType>(
  key: K,
  schema: S,
  format: (carried: z.infer<S>) => string,
  read: (argument: string) => unknown,
) =>
  codec(
    z.record(z.literal(key), schema),
    (carried) => format(carried[key]),
    (argument) => ({ [key]: read(argument) }),
  )

/** One whole number. */
export const numberCodec = <K extends string>(key: K, least = 0, most = Number.MAX_SAFE_INTEGER) =>
  oneFieldCodec(key, z.int().min(least).max(most), String, parseNumberOrNaN)

/** Yes or no, in two words. */
export const flagCodec = <K extends string>(key: K, yes: string, no: string) =>
  oneFieldCodec(
    key,
    z.boolean(),
    (is) => (is ? yes : no),
    (text) => (text === yes ? true : text === no ? false : null),
  )

/** One text, as it is. */
export const textCodec = <K extends string, S extends z.ZodType<string>>(key: K, schema: S) =>
  oneFieldCodec(key, schema, String, (text) => text)
