import { availableParallelism } from 'node:os'
import { type Bot, startBot } from '#discord'
import { startArtist } from '#render'
import { machineRuntime } from '#runtime'
import { settingsOrExit } from '#settings'
import { lockDatabase, openStore } from '#store'
import { createSureClock, createTableService } from '#table'
import { startThinkers } from '#thinking'
import { keepBackups } from './backups.ts'
import { readRulesFromBoxFile } from './components-file.ts'
import { exitWithError } from './exit-with.ts'
import { serveHealthAndMetrics } from './health.ts'
import { openLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { shutdownOnSignal } from './shutdown.ts'
import { tellDatabaseUpgrade } from './tell-upgrade.ts'
import { openTracing } from './tracing.ts'
import { warmUp } from './warm-up.ts'
import { watchStoreAndDisk } from './watch-store.ts'

/** Threads that draw, unless it is set: as many as leave a core to the thread that answers, if there is more than one. */
const DRAWING_WORKERS = Math.max(1, Math.min(2, availableParallelism() - 1))

/** `npm run bot`: the bot, until it is told to stop. */
const settings = settingsOrExit()
if (settings.discordToken === null)
  exitWithError('DISCORD_TOKEN is missing. Without one, `npm start` plays on your own machine.')
// discord.js would read these two for itself, and in its own way: an empty one, as in .env.example, ends it.
for (const name of ['SHARDS', 'SHARD_COUNT']) delete process.env[name]
const log = openLog(settings)
const components = readRulesFromBoxFile(settings.componentsFile)
if (!components.ok) exitWithError(`BONFIRE_COMPONENTS is wrong: ${components.problems[0]}`)

process.on('unhandledRejection', (error) =>
  log.error(
    { error: String(error), stack: error instanceof Error ? error.stack : null },
    'a promise was rejected, and nobody waited for it',
  ),
)
const ending = shutdownOnSignal((problem) => log.error(problem))

const claim = await lockDatabase(settings.databaseUrl, 'bot').catch(exitWithError)
ending.alsoClose({ close: claim.release })
const onUpgrade = tellDatabaseUpgrade((details, message) => log.info(details, message))
const store = await openStore(settings.databaseUrl, { onUpgrade }).catch(exitWithError)
ending.alsoClose(store)
const metrics = createMetrics()
const complain = (message: string, details: object) => log.error(details, message)
const thinkers = startThinkers({ log: complain })
ending.alsoClose(thinkers)
const { now } = machineRuntime
const sure = createSureClock(machineRuntime)
const tracing = await openTracing(process.env, log)
if (tracing !== null) ending.alsoClose(tracing)
const service = createTableService(tracing?.tables(store.tables) ?? store.tables, {
  ...store,
  ...thinkers,
  now,
  sure,
  seed: () => machineRuntime.randomHex(16),
  log,
  watch: metrics,
  newGames: components.rules,
  thinksFirst: thinkers.asleep,
  quotas: settings.quotas,
})
const painter = startArtist({
  workers: settings.drawingWorkers ?? DRAWING_WORKERS,
  log: complain,
})
ending.alsoClose(painter)
await warmUp(store, painter).catch((error: unknown) => log.warn({ error: String(error) }, 'warming up failed'))
const artist = metrics.timed(painter)
// Health is told before Discord lets the bot in: that may take hours.
let bot: Bot | null = null
let waiting: string | null = null
const connected = () => bot?.connected() ?? false
ending.alsoClose({ close: async () => await bot?.close() })
const storeWatch = watchStoreAndDisk({ store, lowBytes: settings.diskLowMb * 1e6, log })
const backups =
  settings.backupDir === null
    ? null
    : keepBackups({ databaseUrl: settings.databaseUrl, folder: settings.backupDir, now, log })
ending.alsoClose(storeWatch)
if (backups !== null) ending.alsoClose(backups)
const lag = async () => {
  const [longest] = await store.liveMessages.outdatedChannels(1)
  return longest === undefined ? 0 : Math.max(0, (now().getTime() - longest.lastAt.getTime()) / 1000)
}
metrics.ask({
  lag,
  openTables: store.openTables,
  connected,
  freeBytes: store.freeBytes,
  newestBackup: async () => (await backups?.newest()) ?? null,
})
if (settings.healthPort !== null) {
  const vitals = {
    connected,
    waits: () => waiting,
    database: store.check,
    lowDisk: storeWatch.lowDisk,
    lag,
    metrics: metrics.read,
  }
  const health = await serveHealthAndMetrics(settings.healthPort, vitals, settings.healthHost).catch(exitWithError)
  ending.alsoClose(health)
  log.info({ port: health.port, host: settings.healthHost }, 'Health is told at /healthz, numbers at /metrics.')
}
bot = await startBot({
  runtime: machineRuntime,
  token: settings.discordToken,
  apiUrl: settings.discordApiUrl,
  guildId: settings.discordGuildId,
  service,
  liveMessages: store.liveMessages,
  claimIdentify: store.claimIdentify,
  artist,
  films: settings.films,
  drawIcon: settings.applicationEmoji ? painter.drawIcon : null,
  log,
  onWait: (what) => {
    waiting = what
  },
  onDisconnect: exitWithError,
  shards: settings.shards,
  pressesPerSecond: settings.pressesPerSecond,
  observer: metrics,
  tracing,
  now: sure.now,
}).catch(exitWithError)
log.info({ invite: bot.invite }, 'The bot is up.')
