import { z } from 'zod'
import { SERVER_CHOICE_KEYS } from '#table'
import { LEAVE_OR_CLOSE_CASES, LESSONS } from '#text'
import {
  codec,
  cutAtColon,
  flagCodec,
  numberCodec,
  oneFieldCodec,
  parseNumberOrNaN,
  splitCodec,
  textCodec,
} from './codec.ts'

export const VIEW_NAMES = ['table', 'islands', 'gnomes', 'bonfire', 'council', 'scores'] as const
/** A closer view that anybody may open; a city is `city0` to `city3`. */
export type ViewName = (typeof VIEW_NAMES)[number] | `city${0 | 1 | 2 | 3}`
const look = z.union([z.enum(VIEW_NAMES), z.enum(['city0', 'city1', 'city2', 'city3'])])
/** Any look, that at one island too. */
const lookOrIsland = z.union([look, z.string().regex(/^[A-D][1-4]$/)])

const seat = z.int().min(0).max(3)

/** Whose turns the log shows. */
const logOf = z.union([z.literal('all'), seat])
export type LogSeatFilter = z.infer<typeof logOf>
/** As it is written in an id and in a select's value; null for anything else. */
export const parseLogSeatFilter = (text: string): LogSeatFilter | null =>
  logOf.safeParse(numberOrWord(text)).data ?? null
const numberOrWord = (text: string): unknown => (/^[a-z]+$/.test(text) ? text : parseNumberOrNaN(text))

/** Selects and buttons about how somebody hears of their turns. */
const TURN_NOTICE_PRESSES = ['open', 'back', 'how', 'reminder', 'from', 'to', 'nexton', 'nextoff', 'awayend'] as const

export const noArgumentCodec = codec<z.ZodType<object>>(
  z.strictObject({}),
  () => '',
  (argument) => (argument === '' ? {} : null),
)
export const onCodec = flagCodec('on', 'on', 'off')
export const substituteWantedCodec = flagCodec('wanted', 'yes', 'no')
export const lookCodec = textCodec('look', lookOrIsland)
export const leaveOrCloseCaseCodec = textCodec('parting', z.enum(LEAVE_OR_CLOSE_CASES))
const person = z.string().regex(/^\d{15,20}$/)
export const personCodec = textCodec('person', person)
export const turnNoticeActionCodec = textCodec('what', z.enum(TURN_NOTICE_PRESSES))
const helpPart = z.enum(['help', 'guide', 'more'])
export type HelpPart = z.infer<typeof helpPart>
export const helpPartCodec = textCodec('part', helpPart)
/** An entry of the rules. */
export const rulesEntryCodec = textCodec('entry', z.string().regex(/^[\w-]{1,40}$/))
export const switchCodec = <Kind extends string>(kinds: readonly Kind[]) =>
  splitCodec(textCodec('kind', z.enum(kinds)), onCodec)

/** To what an entry asks. */
export const requestAnswerCodec = splitCodec(numberCodec('asked'), flagCodec('agrees', 'yes', 'no'))

/** A page of the log, from 0: of all turns or a seat's, also its ends. */
export const logPageCodec = splitCodec(
  oneFieldCodec('of', logOf, String, numberOrWord),
  oneFieldCodec('page', z.union([z.int().min(0), z.enum(['first', 'last'])]), String, numberOrWord),
)

/** A lesson by its number, from 1, or an answer to it, from 0. */
export const lessonAndAnswerCodec = codec(
  z.strictObject({ lesson: z.int().min(1).max(LESSONS.length), answer: z.int().min(0).max(2).nullable() }),
  ({ lesson, answer }) => (answer === null ? String(lesson) : `${lesson}:${answer}`),
  (argument) => {
    const [lesson, answer] = cutAtColon(argument)
    return { lesson: parseNumberOrNaN(lesson), answer: answer === '' ? null : parseNumberOrNaN(answer) }
  },
)

/** A recommended turn by its number, from 1, and what tells it from others. */
export const hintCodec = splitCodec(numberCodec('nth', 1, 3), textCodec('mark', z.string().regex(/^[0-9a-z]{1,7}$/)))

/** The two pages of a server's rules, and all that is set there. */
export const SERVER_PAGES = ['limits', 'defaults'] as const
export type ServerPage = (typeof SERVER_PAGES)[number]
const serverSetting = z.union([z.enum(['channels', 'opener', 'puzzles']), z.enum(SERVER_CHOICE_KEYS)])
export type ServerSettingName = z.infer<typeof serverSetting>
/** Something in a panel of moderators, with the person who typed its command: Discord let them. */
const moderatorCodec = <What extends string>(what: z.ZodType<What>) =>
  splitCodec(textCodec('by', person), textCodec('what', what))

export const serverPageCodec = moderatorCodec(z.enum(SERVER_PAGES))
export const serverSettingNameCodec = moderatorCodec(serverSetting)
export const serverDeleteCodec = moderatorCodec(z.enum(['again', 'yes']))
export const serverTablesActionCodec = moderatorCodec(
  z.enum(['list', 'choose', 'close', 'free0', 'free1', 'free2', 'free3']),
)

/** Somebody's search for players: in, or not any more. */
export const lookingInOrOutCodec = splitCodec(
  textCodec('id', z.string().regex(/^[A-Za-z0-9_-]{1,20}$/)),
  textCodec('what', z.enum(['in', 'out'])),
)

/** The day of a puzzle, alone. */
export const puzzleDayCodec = numberCodec('day', 0, 999_999)
/** The puzzle of a day: its next try, or its best turn. Its moves are pressed as at a table. */
export const puzzleDayAndActionCodec = splitCodec(puzzleDayCodec, textCodec('what', z.enum(['again', 'show'])))

/** Pages of a server's games: further back, a month leads there. A page costs as much as all before it. */
export const MOST_SERVER_GAMES_PAGES = 500

/** A page of a server's games, from 0, and which of them are listed. */
const historyPage = z.strictObject({
  page: z
    .int()
    .min(0)
    .max(MOST_SERVER_GAMES_PAGES - 1),
  players: z.int().min(1).max(4).nullable(),
  /** As in 2026-11. */
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .nullable(),
  person: z
    .string()
    .regex(/^\d{1,20}$/)
    .nullable(),
})
export type ServerGamesQuery = z.infer<typeof historyPage>
export const serverGamesQueryCodec = codec(
  z.strictObject({ shown: historyPage }),
  ({ shown: { page, players, month, person } }) => [page, players ?? '', month ?? '', person ?? ''].join(':'),
  (argument) => {
    const [page, players, month, person, more] = argument.split(':')
    const absent = (text: string | undefined) => (text === '' ? null : text)
    if (more !== undefined) return null
    return {
      shown: {
        page: parseNumberOrNaN(page),
        players: players === '' ? null : parseNumberOrNaN(players),
        month: absent(month),
        person: absent(person),
      },
    }
  },
)
