import { config as readDotenv } from 'dotenv'
import { z } from 'zod'

/** Everything that can be set from outside; `.env.example` tells people about each. */
export interface Settings {
  /** The bot's token, or null: then it plays on the sandbox. */
  readonly discordToken: string | null
  /** The one server that the commands are registered in, or null: all of them. */
  readonly discordGuildId: string | null
  /** Where Discord's REST is, without a version and a slash at the end, or null: the real one. */
  readonly discordApiUrl: string | null
  /** `file:` and a path, or `postgresql://…`. */
  readonly databaseUrl: string
  /** The sandbox's port; 0 takes any free one. */
  readonly port: number
  readonly logLevel: LogLevel
  /** A file that replaces parts of the box, or null: the standard box. */
  readonly componentsFile: string | null
  /** Where health and metrics are told; null: nowhere. */
  readonly healthPort: number | null
  /** Which shards of how many this process is; null: all there is. */
  readonly shards: Shards | null
}

export interface Shards {
  readonly ids: readonly number[]
  readonly count: number
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'a number from 0 to 65535')
  .transform(Number)

/** What is in `.env` and the environment; each message is what was expected. */
const Env = z.object({
  DISCORD_TOKEN: z.string().regex(/^\S+$/, 'the token alone, without spaces and without "Bot" before it').optional(),
  DISCORD_GUILD_ID: z
    .string()
    .regex(/^\d{17,20}$/, "a server's id, 17 to 20 digits")
    .optional(),
  DISCORD_API_URL: z.url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' }).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:\/\/)./, '"file:" and a path, or "postgresql://" and a server')
    .default('file:./data/bonfire.db'),
  PORT: port.default(4242),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).default('info'),
  BONFIRE_COMPONENTS: z.string().optional(),
  HEALTH_PORT: port.optional(),
  SHARDS: z
    .string()
    .regex(/^\d{1,5}( *, *\d{1,5})*$/, 'numbers from 0 with commas between, e.g. "0,1"')
    .transform((text) => [...new Set(text.split(',').map(Number))])
    .optional(),
  SHARD_COUNT: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'how many shards there are over all processes, a number from 1')
    .transform(Number)
    .optional(),
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
  const read = Env.safeParse(given)
  if (!read.success) {
    const [issue] = read.error.issues
    return { kind: 'wrong', problem: `${issue?.path.join('.')} is wrong: expected ${issue?.message}.` }
  }
  const { DISCORD_TOKEN, DISCORD_GUILD_ID, DISCORD_API_URL, DATABASE_URL, PORT, LOG_LEVEL, BONFIRE_COMPONENTS } =
    read.data
  const shards = shardsOf(read.data.SHARDS, read.data.SHARD_COUNT)
  if (typeof shards === 'string') return { kind: 'wrong', problem: shards }
  return {
    kind: 'settings',
    settings: {
      discordToken: DISCORD_TOKEN ?? null,
      discordGuildId: DISCORD_GUILD_ID ?? null,
      discordApiUrl: DISCORD_API_URL?.replace(/\/+$/, '') ?? null,
      databaseUrl: DATABASE_URL,
      port: PORT,
      logLevel: LOG_LEVEL,
      componentsFile: BONFIRE_COMPONENTS ?? null,
      healthPort: read.data.HEALTH_PORT ?? null,
      shards,
    },
  }
}

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
