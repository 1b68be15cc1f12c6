import { config as readDotenv } from 'dotenv'
import { z } from 'zod'

interface Shards {
  readonly ids: readonly number[]
  readonly count: number
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'a number from 0 to 65535')
  .transform(Number)

const positive = (digits: number) =>
  z
    .string()
    .regex(new RegExp(`^[1-9]\\d{0,${digits - 1}}$`), `a number from 1 to ${10 ** digits - 1}`)
    .transform(Number)

const onUnlessOff = z.enum(['on', 'off'], 'on or off').default('on')

/**
 * What is in `.env` and the environment; each message is what was expected. `npm run tool -- docs-settings` writes
 * docs/settings.md and .env.example from it: what a setting is for is said here, and nowhere else.
 */
export const envSchema = z.object({
  DISCORD_TOKEN: z
    .string()
    .regex(/^\S+$/, 'the token alone, without spaces and without "Bot" before it')
    .optional()
    .describe(
      "The bot's token, from https://discord.com/developers/applications (Bot, Reset Token). Secret. Empty: `npm start` plays on a Discord of its own, on this machine.",
    ),
  DISCORD_GUILD_ID: z
    .string()
    .regex(/^\d{17,20}$/, "a server's id, 17 to 20 digits")
    .optional()
    .describe(
      'The one server that `npm run bonfire -- register` registers the commands in, where they appear at once. Empty: everywhere.',
    ),
  DISCORD_API_URL: z
    .url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' })
    .optional()
    .describe(
      'Where Discord is, if it is not the real one, e.g. a sandbox that runs elsewhere: http://127.0.0.1:4242/api',
    ),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:\/\/)./, '"file:" and a path, or "postgresql://" and a server')
    .default('file:./data/bonfire.db')
    .describe(
      "Where games are kept. SQLite: a file that is made at the first start. PostgreSQL: postgresql://user:password@host:5432/name. (Games on the sandbox that `npm start` starts without a token are kept apart, in a file beside the sandbox's own.)",
    ),
  BACKUP_DIR: z
    .string()
    .optional()
    .describe(
      "A folder for backups of an SQLite database: one a day, of which the last seven and the last four Sundays' are kept. Each bot needs one of its own, best on another disk. Empty: no backups but those of `npm run bonfire -- backup`.",
    ),
  DISK_LOW_MB: z
    .string()
    .regex(/^\d{1,9}$/, 'how much room is little, a number of MB')
    .transform(Number)
    .default(500)
    .describe("With less room than this on the SQLite database's disk the log and /healthz warn."),
  PORT: port.default(4242).describe('The port of the sandbox; 0 takes a free one.'),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`)
    .default('info')
    .describe('How much is logged: fatal is the least, trace the most, silent nothing.'),
  BONFIRE_COMPONENTS: z
    .string()
    .optional()
    .describe(
      'A JSON file that replaces parts of the box (see src/engine/components/box.json), for owners of the game who know a piece better than our reconstruction. Tables that have begun keep the box they began with. All that is reconstructed can be corrected, each part whole. Two corrections that box.json has no part for: `"fourthGuardian": "blue"` gives turquoise another colour (blue, green, yellow, orange, purple, black, white); `"greatBonfireStart": {"at": "N", "source": "stated"}` says where the Great Bonfire points at the start (S: at none).',
    ),
  HEALTH_PORT: port
    .optional()
    .describe(
      "A port to watch the bot: /healthz answers 200 or 503, /metrics gives numbers in Prometheus' format. It tells nothing secret, but keep it off the open internet. Empty: off.",
    ),
  HEALTH_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all it has')
    .default('127.0.0.1')
    .describe(
      'At which address of this machine HEALTH_PORT answers: by default only to the machine itself; 0.0.0.0 is every address, as a container needs it.',
    ),
  SHARDS: z
    .string()
    .regex(/^\d{1,5}( *, *\d{1,5})*$/, 'numbers from 0 with commas between, e.g. "0,1"')
    .transform((text) => [...new Set(text.split(',').map(Number))])
    .optional()
    .describe(
      "Which of Discord's shards this process is, where several share one PostgreSQL. For two processes: SHARDS=0 and SHARDS=1, each with SHARD_COUNT=2. Empty: one process does everything, which is right up to about 2,000 servers.",
    ),
  SHARD_COUNT: positive(5).optional().describe('How many shards there are over all processes; goes with SHARDS.'),
  MAX_TABLES_PER_PERSON: positive(6)
    .default(10)
    .describe(
      'At how many open tables a person may sit, games against Tom included. Somebody who wants one more is told to end one first. Lowering this or one of the next two limits takes nothing away.',
    ),
  MAX_TABLES_PER_SERVER: positive(6).default(200).describe('How many open tables a server may have.'),
  MAX_SOLO_GAMES_PER_PERSON: positive(6).default(1).describe('How many open games against Tom a person may have.'),
  MAX_NEW_TABLES_PER_PERSON: positive(6)
    .default(12)
    .describe(
      'How many tables for several one person may open within an hour, whatever has become of them: each is a message, a thread and perhaps a mention. Somebody who wants one more is told when.',
    ),
  MAX_NEW_TABLES_PER_SERVER: positive(6)
    .default(60)
    .describe('How many tables for several may be opened in a server within an hour.'),
  APPLICATION_EMOJI: onUnlessOff.describe(
    "Whether the bot's own icons stand in its messages. It uploads them once as emoji of its application, 50 of the 2,000 that Discord keeps, and removes those of its earlier versions; other emoji of the application stay. off: ordinary emoji stand in for them.",
  ),
  FILMS: onUnlessOff.describe(
    "Whether the message of a game's end gets a picture that moves: the winner's city from its first tile to its last fire, up to 1 MB. Each takes a drawing thread about a second in all, while nothing else is to be drawn.",
  ),
  PRESSES_PER_SECOND: positive(6)
    .default(6)
    .describe(
      'How many presses and commands of one person are answered a second, in the long run; seven times as many may come at once. Somebody who is faster is told to wait; nobody gets there by hand.',
    ),
  DRAWING_WORKERS: positive(1)
    .optional()
    .describe(
      'How many threads draw pictures at most; each takes about 80 MB. Empty: two, but one less than the processor has cores, so that one is left to answer.',
    ),
})

/**
 * @param env names and values; an empty value counts as none
 * @returns the settings, or one line that names the first wrong one and says what was expected. A value is never
 * repeated, for it may be a secret.
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
): { readonly kind: 'settings'; readonly settings: Settings } | { readonly kind: 'wrong'; readonly problem: string } {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )
  const read = envSchema.safeParse(given)
  if (!read.success) {
    const [issue] = read.error.issues
    return { kind: 'wrong', problem: `${issue?.path.join('.')} is wrong: expected ${issue?.message}.` }
  }
  const { data } = read
  const shards = shardsOf(data.SHARDS, data.SHARD_COUNT)
  if (typeof shards === 'string') return { kind: 'wrong', problem: shards }
  if (data.BACKUP_DIR !== undefined && !data.DATABASE_URL.startsWith('file:'))
    return { kind: 'wrong', problem: 'BACKUP_DIR is wrong: expected nothing, as PostgreSQL has pg_dump for backups.' }
  return { kind: 'settings', settings: settingsOf(data, shards) }
}

/** Everything that can be set from outside; docs/settings.md tells people about each. */
export type Settings = Readonly<ReturnType<typeof settingsOf>>

const settingsOf = (env: z.infer<typeof envSchema>, shards: Shards | null) => ({
  /** The bot's token, or null: then it plays on the sandbox. */
  discordToken: env.DISCORD_TOKEN ?? null,
  /** The one server that the commands are registered in, or null: all of them. */
  discordGuildId: env.DISCORD_GUILD_ID ?? null,
  /** Where Discord's REST is, without a version and a slash at the end, or null: the real one. */
  discordApiUrl: env.DISCORD_API_URL?.replace(/\/+$/, '') ?? null,
  /** `file:` and a path, or `postgresql://…`. */
  databaseUrl: env.DATABASE_URL,
  /** Where a backup a day is kept, or null: nowhere. */
  backupDir: env.BACKUP_DIR ?? null,
  /** Less room on the database's disk is worth a warning, in MB. */
  diskLowMb: env.DISK_LOW_MB,
  /** The sandbox's port; 0 takes any free one. */
  port: env.PORT,
  logLevel: env.LOG_LEVEL,
  /** A file that replaces parts of the box, or null: the standard box. */
  componentsFile: env.BONFIRE_COMPONENTS ?? null,
  /** Where health and metrics are told; null: nowhere. */
  healthPort: env.HEALTH_PORT ?? null,
  /** The address of this machine that they are told at; 0.0.0.0 or :: are all of them. */
  healthHost: env.HEALTH_HOST,
  /** Which shards of how many this process is; null: all there is. */
  shards,
  /** How many tables may be open at once: at which a person sits, in a server, and solo games of a person. */
  quotas: {
    person: env.MAX_TABLES_PER_PERSON,
    server: env.MAX_TABLES_PER_SERVER,
    solo: env.MAX_SOLO_GAMES_PER_PERSON,
    /** How many tables for several may be opened within an hour, by a person and in a server. */
    hourly: { person: env.MAX_NEW_TABLES_PER_PERSON, server: env.MAX_NEW_TABLES_PER_SERVER },
  },
  /** How many presses and commands of one person are answered a second, in the long run. */
  pressesPerSecond: env.PRESSES_PER_SECOND,
  /** Whether our icons become emoji of the application and stand in messages. */
  applicationEmoji: env.APPLICATION_EMOJI === 'on',
  /** Whether the end of a game gets a picture that moves. */
  films: env.FILMS === 'on',
  /** How many threads draw at most, or null: as the processor suggests. */
  drawingWorkers: env.DRAWING_WORKERS ?? null,
})

/** Both settings together, or what is wrong with them. */
function shardsOf(ids: readonly number[] | undefined, count: number | undefined): Shards | null | string {
  if (ids === undefined && count === undefined) return null
  if (ids === undefined) return 'SHARDS is missing: expected the shards of this process, as SHARD_COUNT is set.'
  if (count === undefined) return 'SHARD_COUNT is missing: expected how many shards there are, as SHARDS is set.'
  if (ids.some((id) => id >= count)) return `SHARDS is wrong: expected numbers below SHARD_COUNT.`
  return { ids, count }
}

/**
 * The settings of this process: its environment, and `.env` in the folder it runs in for what that leaves open.
 * Where one is wrong it says so in one line and ends the process with status 1.
 */
export function settingsOrExit(): Settings {
  const fromFile: Record<string, string> = {}
  readDotenv({ quiet: true, processEnv: fromFile })
  const read = readSettings({ ...fromFile, ...process.env })
  if (read.kind === 'settings') return read.settings
  console.error(read.problem)
  process.exit(1)
}
