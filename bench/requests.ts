/**
 * `npm run bench -- requests [--seconds 240] [--pause 500]`: what the bot asks of Discord while people play two games of two,
 * each person pressing so many ms after the last answer. Another channel follows one of them turn by turn; of the second
 * one person is told directly. Told are requests a press (answers, which do not count among the 50 a second that Discord grants a
 * bot), and of the others those a turn: of a table, of a follower, of somebody who is told directly.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startSandbox } from '#sandbox'
import { routeOf } from '#sandbox/faults'
import { connectPerson } from '#sandbox/person'
import { openStore } from '#store'
import { startBotProcess } from '#support/bot-process'
import { seatPlayer } from '#support/chaos/player'
import { diceFor } from '#support/dice'
import { IN_CHANNELS } from '#support/in-channels'
import { readMessage } from '#support/monkey/read-message'
import { whole } from '#support/options'
import { slash } from '#support/slash'
import { ADA, BJORN, TEO, YUKI } from '#support/stage'
import { createTableService } from '#table'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { seconds: { type: 'string', default: '240' }, pause: { type: 'string', default: '500' } },
})
const seconds = whole('seconds', values.seconds, 10, 3600)
const pause = whole('pause', values.pause, 0, 60_000)
const [GAME, OTHER_GAME, FOLLOWING] = ['802000000000000001', '802000000000000002', '802000000000000003'] as const

const folder = await mkdtemp(join(tmpdir(), 'bonfire-requests-'))
const databaseUrl = `file:${join(folder, 'bonfire.db')}`
const before = await openStore(databaseUrl)
const service = createTableService(before.tables, { ...before, now: () => new Date(), seed: () => '7'.repeat(32) })
await service.saveSettings(YUKI, { turnNotice: 'direct' })
await before.close()

const asked: { readonly route: string; readonly channel: string | null }[] = []
const sandbox = await startSandbox({
  ...IN_CHANNELS,
  watch: ({ method, path }) => {
    const bare = path.replace(/^\/api(\/v10)?/, '')
    asked.push({ route: `${method} ${routeOf(bare)}`, channel: /\/channels\/(\d+)/.exec(bare)?.[1] ?? null })
  },
})
const bot = await startBotProcess({ token: sandbox.token, apiUrl: sandbox.apiUrl, databaseUrl })
const seat = (id: string, channel: string, host: boolean) =>
  seatPlayer(sandbox.url, id, channel, host, diceFor(`requests ${id}`))
const players = [
  await seat(ADA, GAME, true),
  await seat(BJORN, GAME, false),
  await seat(TEO, OTHER_GAME, true),
  await seat(YUKI, OTHER_GAME, false),
]
const playing = new AbortController()
const played = players.map(async (player) => {
  while (!playing.signal.aborted) {
    await player.step()
    await sleep(pause)
  }
})
const followed = await follow()
await sleep(seconds * 1000)
playing.abort()
await Promise.all(played)
// What is still to be posted.
await sleep(5_000)
for (const { person } of players) await person.close()
await bot.stop()
await sandbox.close()

/** Somebody who plays shows the game in the channel that follows, as soon as it can be; which, by its id. */
async function follow(): Promise<string> {
  const somebody = await connectPerson(sandbox.url, ADA, { channels: [FOLLOWING] })
  for (let times = 0; times < 60; times++) {
    const { message } = await slash(somebody, FOLLOWING, 'follow')
    const select = message && readMessage(message).pressables.find(({ id }) => id.split(':')[3] === 'follow')
    const [option] = select?.options ?? []
    if (message && select && option) {
      await somebody.select(message, select.id, [option.value])
      await somebody.close()
      return option.value
    }
    await sleep(1_000)
  }
  throw new Error('nothing can be followed')
}

const store = await openStore(databaseUrl)
const turns: Record<string, number> = { [GAME]: 0, [OTHER_GAME]: 0 }
for (const id of await store.tables.ids(null, 1000)) {
  const { channelId } = (await store.tables.load(id))?.table ?? { channelId: '' }
  turns[channelId] = (turns[channelId] ?? 0) + (await store.tables.turnMessages(id)).length
}
const turnsFollowed = (await store.tables.turnMessages(followed)).length
await store.close()
await rm(folder, { recursive: true })

const presses = players.reduce((sum, { sent }) => sum + sent.length, 0)
const isAnswer = (route: string) => /\/(interactions|webhooks)\//.test(route)
/** Requests of each route, for one of so many. */
const per = (count: number, which: (typeof asked)[number][]): Record<string, number> => {
  const routes: Record<string, number> = {}
  for (const { route } of which) routes[route] = (routes[route] ?? 0) + 1
  return Object.fromEntries(
    Object.entries(routes).map(([route, times]) => [route, Math.round((times / count) * 1000) / 1000]),
  )
}
const others = asked.filter(({ route }) => !isAnswer(route))
const [ofGame, ofOther] = [turns[GAME] ?? 0, turns[OTHER_GAME] ?? 0]
const inChannel = (channel: string) => others.filter((one) => one.channel === channel)
const isDirect = ({ route, channel }: (typeof asked)[number]) =>
  route.includes('/users/@me/channels') ||
  (channel !== null && [GAME, OTHER_GAME, FOLLOWING].every((one) => one !== channel))
console.log(
  JSON.stringify({
    bench: 'requests',
    ...{ presses, turns: ofGame + ofOther, pressesPerTurn: Math.round((presses / (ofGame + ofOther)) * 100) / 100 },
    perPress: per(
      presses,
      asked.filter(({ route }) => isAnswer(route)),
    ),
    perTurn: per(ofGame, inChannel(GAME)),
    perTurnOfFollower: per(turnsFollowed, inChannel(FOLLOWING)),
    // Every second turn is that person's.
    perDirectNotice: per(ofOther / 2, others.filter(isDirect)),
  }),
)
