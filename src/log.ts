import { type Logger, pino } from 'pino'
import type { Settings } from '#settings'

/**
 * The bot's log: JSON lines. The token and the database's password are cut out of every line, so errors,
 * requests and settings can be logged whole.
 *
 * @param write takes each line; the standard output when left out
 */
export function openLog(settings: Settings, write?: (line: string) => void): Logger {
  const cuts = [...cutsFor(settings)]
  return pino(
    {
      level: settings.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: {
        streamWrite: (line) => cuts.reduce((text, [secret, instead]) => text.replaceAll(secret, instead), line),
      },
    },
    ...(write === undefined ? [] : [{ write }]),
  )
}

/** A password may be an everyday word: it is cut only where it stands as in the address. */
function cutsFor({ discordToken, databaseUrl }: Settings): Map<string, string> {
  const cuts = new Map<string, string>()
  if (discordToken !== null) cuts.set(discordToken, '[token]')
  const password = /^[a-z]+:\/\/[^:/@]*(:[^@]+@)/.exec(databaseUrl)?.[1]
  if (password !== undefined) cuts.set(password, ':[password]@')
  return cuts
}
