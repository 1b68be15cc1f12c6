type Level = (details: Readonly<Record<string, unknown>>, message: string) => void

/** Where the operator reads what happened. */
export interface Log {
  readonly debug: Level
  readonly info: Level
  readonly warn: Level
  readonly error: Level
}

/** The same log, which tells of an `error` what it says, and each error that led to it. */
export function loggerWithCauses(log: Log): Log {
  const saying =
    (level: keyof Log): Level =>
    (details, message) =>
      log[level]('error' in details ? { ...details, error: errorWithCauses(details.error) } : details, message)
  return { debug: saying('debug'), info: saying('info'), warn: saying('warn'), error: saying('error') }
}

function errorWithCauses(error: unknown): string {
  const said: string[] = []
  // Errors may name each other.
  for (let one = error; one != null && said.length < 5; one = one instanceof Error ? one.cause : null)
    said.push(oneLine(one))
  return said.filter((line, at) => line !== said[at - 1]).join(', because: ')
}

/** A driver's errors say more in their fields than in their message, and need not be instances of Error. */
function oneLine(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : (JSON.stringify(error) ?? String(error))
  return error.message.trim().replaceAll(/\s*\n\s*/g, ' ')
}
