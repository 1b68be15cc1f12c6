import { z } from 'zod'
import { RULES_EDITIONS } from '#engine'
import { CLOCK_OPTIONS, type Pace } from '../clock/pace.ts'
import { MOST_SEATS } from '../state/seats.ts'

/** What a clock is called where it is chosen. */
const CLOCK_NAMES = CLOCK_OPTIONS.map((clock) => Object.values(clock).join(' '))

/**
 * What is chosen from a list, with what can be chosen; the first is what holds where nothing is set. `limits` can be
 * refused to people, `defaults` are what a new table has where nothing else is said.
 */
export const SERVER_CHOICES = {
  /** Open tables that a person may sit at in the server, and that the server may have; 0: as many as the bot lets. */
  person: { part: 'limits', of: ['0', '1', '2', '3', '5', '10'] },
  tables: { part: 'limits', of: ['0', '3', '5', '10', '20', '50'] },
  /** Computer players at a table. */
  computers: { part: 'limits', of: ['3', '2', '1', '0'] },
  /** Whether people who look for players can mention a role. */
  roles: { part: 'limits', of: ['off', 'on'] },
  where: { part: 'defaults', of: ['thread', 'here'] },
  edition: { part: 'defaults', of: RULES_EDITIONS },
  pace: { part: 'defaults', of: CLOCK_NAMES },
  hints: { part: 'defaults', of: ['off', 'on'] },
  /** "server": that of the server in Discord. */
  language: { part: 'defaults', of: ['server', 'en', 'de', 'nl', 'fr'] },
} as const satisfies Record<string, { readonly part: 'limits' | 'defaults'; readonly of: readonly string[] }>
export type ServerChoiceKey = keyof typeof SERVER_CHOICES

const id = z.string().regex(/^\d{15,20}$/)
/** Discord's most in a select. */
const MOST_CHANNELS = 25

const oneOf = (key: ServerChoiceKey) => {
  const [first = '', ...others] = SERVER_CHOICES[key].of
  return z.enum([first, ...others]).catch(first)
}

/** What they choose from those lists. */
const choices = z.object({
  person: oneOf('person'),
  tables: oneOf('tables'),
  computers: oneOf('computers'),
  roles: oneOf('roles'),
  where: oneOf('where'),
  edition: oneOf('edition'),
  pace: oneOf('pace'),
  hints: oneOf('hints'),
  language: oneOf('language'),
})
export const SERVER_CHOICE_KEYS = choices.keyof().options

/** What the moderators of a server set; `catch` has the value where it is not set, or cannot be read. */
export const serverSettingsSchema = z.object({
  /** Channels where tables may be opened, their threads with them; none: everywhere. */
  channels: z.array(id).max(MOST_CHANNELS).readonly().catch([]),
  /** The role that may open tables; null: everybody. */
  opener: id.nullable().catch(null),
  ...choices.shape,
  /** The channel of the day's puzzle; null: where somebody shares it first. */
  puzzles: id.nullable().catch(null),
  /** The messages of the last days' puzzles; nobody sets them. */
  puzzleMessages: z
    .array(z.object({ day: z.int(), channelId: id, messageId: id }))
    .readonly()
    .catch([]),
  /** Channels of those messages, kept before they are posted; nobody sets them. */
  puzzlePlaces: z
    .array(z.object({ day: z.int(), channelId: id }))
    .readonly()
    .catch([]),
  /** When a role was mentioned last, in ms since 1970; nobody sets it. */
  roleMentionedAt: z.int().catch(0),
  /** Id of the search for players that did. */
  roleMentionedBy: z.string().catch(''),
})
export type ServerSettings = Readonly<z.infer<typeof serverSettingsSchema>>

/** Of a server that set nothing. */
export const DEFAULT_SERVER_SETTINGS: ServerSettings = serverSettingsSchema.parse({})

/** A limit as a number; infinite where there is none. */
export const serverTableLimit = (settings: ServerSettings, limit: 'person' | 'tables'): number =>
  settings[limit] === '0' ? Number.POSITIVE_INFINITY : Number(settings[limit])

/** How many computer players a table may have. */
export const mostComputers = ({ computers }: ServerSettings): number => Math.min(Number(computers), MOST_SEATS - 1)

/** How fast new tables play. */
export function defaultPace({ pace }: ServerSettings): Pace | null {
  const clock = CLOCK_OPTIONS[CLOCK_NAMES.indexOf(pace)]
  if (clock === undefined || clock.kind === 'live') return null
  return { ...clock, atEnd: 'remind' }
}
