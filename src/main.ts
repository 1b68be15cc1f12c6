import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { startBot } from '#discord'
import { startArtist } from '#render'
import { settingsOrExit } from '#settings'
import { openStore } from '#store'
import { createHouse } from '#table'
import { readComponentsFile } from './components-file.ts'
import { serveHealth } from './health.ts'
import { openLog } from './log.ts'
import { openMetrics } from './metrics.ts'

/** `npm run bot`: the bot, until it is told to stop. */
const settings = settingsOrExit()
if (settings.discordToken === null) {
  console.error('DISCORD_TOKEN is missing. Without one, `npm start` plays on your own machine.')
  process.exit(1)
}
const log = openLog(settings)
const components = readComponentsFile(settings.componentsFile)
if (!components.ok) stop(new Error(`BONFIRE_COMPONENTS is wrong: ${components.problems[0]}`))

process.on('unhandledRejection', (error) => log.error({ error: String(error) }, 'a promise was left alone'))

if (settings.databaseUrl.startsWith('file:'))
  await mkdir(dirname(settings.databaseUrl.slice('file:'.length)), { recursive: true })
const store = await openStore(settings.databaseUrl).catch(stop)
const house = createHouse(store.tables, {
  now: () => new Date(),
  seed: () => randomBytes(16).toString('hex'),
  log: (message, details) => log.warn(details, message),
  box: components.hash,
  people: store.people,
})
const metrics = openMetrics()
const artist = metrics.timed(startArtist({ workers: 2 }))
const bot = await startBot({
  token: settings.discordToken,
  apiUrl: settings.discordApiUrl,
  guildId: settings.discordGuildId,
  house,
  showings: store.showings,
  artist,
  log,
  onDeaf: (why) => stop(new Error(why)),
  shards: settings.shards,
  watch: metrics,
  now: () => new Date(),
}).catch(stop)
const lag = async () => {
  const [longest] = await store.showings.tablesBehind()
  return longest === undefined ? 0 : Math.max(0, (Date.now() - longest.lastAt.getTime()) / 1000)
}
metrics.ask({ lag, openTables: store.openTables, connected: bot.connected })
const health =
  settings.healthPort === null
    ? null
    : await serveHealth(settings.healthPort, {
        connected: bot.connected,
        database: store.check,
        lag,
        metrics: metrics.read,
      }).catch(stop)
if (health !== null) log.info({ port: health.port }, 'Health is told at /healthz, numbers at /metrics.')
log.info({ invite: bot.invite }, 'The bot is up.')

let closing = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (closing) return
    closing = true
    void close().then(() => process.exit(0))
  })
}

async function close(): Promise<void> {
  await health?.close()
  await bot.close()
  await artist.close()
  await store.close()
}

/** Says in one line what is wrong, and ends. */
function stop(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
