import { z } from 'zod'
import { codec, cut, number, ofNumber, ofText } from './codec.ts'

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

export const nothing = codec<z.ZodType<object>>(
  z.strictObject({}),
  () => '',
  (argument) => (argument === '' ? {} : null),
)
export const ofSeat = ofNumber('seat', 0, 3)
export const ofTurn = ofNumber('turn', 1)
export const ofLook = ofText('look', lookOrIsland)
export const ofOn = codec(
  z.strictObject({ on: z.boolean() }),
  (press) => (press.on ? 'on' : 'off'),
  (argument) => ({ on: argument === 'on' ? true : argument === 'off' ? false : null }),
)
export const ofSwitch = <Kind extends string>(kinds: readonly Kind[]) =>
  codec(
    z.strictObject({ kind: z.enum(kinds), on: z.boolean() }),
    (press) => `${press.kind}:${press.on ? 'on' : 'off'}`,
    (argument) => {
      const [kind, on] = cut(argument)
      return { kind, on: on === 'on' ? true : on === 'off' ? false : null }
    },
  )

/** To what an entry asks. */
export const ofAnswer = codec(
  z.strictObject({ asked: z.int().min(0), agrees: z.boolean() }),
  (press) => `${press.asked}:${press.agrees ? 'yes' : 'no'}`,
  (argument) => {
    const [asked, said] = cut(argument)
    return { asked: number(asked), agrees: said === 'yes' ? true : said === 'no' ? false : null }
  },
)
/** Of one entry. */
export const ofEntry = ofNumber('turn')
/** Of a text by pages, from 0. */
export const ofPageNumber = ofNumber('page')
/** The same of the log: of all turns or a seat's, also its ends. */
export const ofLogPage = codec(
  z.strictObject({ of: logOf, page: z.union([z.int().min(0), z.enum(['first', 'last'])]) }),
  (press) => `${press.of}:${press.page}`,
  (argument) => {
    const [of, page] = cut(argument)
    return { of: readLogOf(of), page: page === 'first' || page === 'last' ? page : number(page) }
  },
)
