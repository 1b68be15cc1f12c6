import { describe, expect, it, onTestFinished } from 'vitest'
import { startSandbox } from '#sandbox'
import { openStore } from '#store'
import { AWAITED_MS } from '#support/awaited'
import { type BotProcess, startBotProcess } from '#support/bot-process'
import { tapEvents } from '#support/chaos/event-tap'
import { checkRun } from '#support/chaos/judge'
import { seatPlayer } from '#support/chaos/player'
import { play, settled } from '#support/chaos/run'
import { diceFor } from '#support/dice'
import { IN_CHANNELS } from '#support/in-channels'
import { freshPostgres, needs } from '../needs.ts'
import { ADA, BJORN, CAMPFIRE } from './playground.ts'

/** How many presses a bot has heard. */
async function heard(bot: BotProcess): Promise<number> {
  const text = await (await fetch(`${bot.healthUrl}/metrics`)).text()
  return Number(/bonfire_interactions_total\{kind="press"\} (\d+)/.exec(text)?.[1] ?? 0)
}

describe.skipIf(!(await needs('postgres')))('two processes on one PostgreSQL', () => {
  it('hear the same presses and keep each once; when one is killed in the middle the other plays on', async () => {
    const database = await freshPostgres()
    const sandbox = await startSandbox(IN_CHANNELS)
    const start = () => startBotProcess({ token: sandbox.token, apiUrl: sandbox.apiUrl, databaseUrl: database.url })
    const [one, other] = await Promise.all([start(), start()])
    onTestFinished(async () => {
      await Promise.all([one.kill(), other.kill()])
      await sandbox.close()
      await database.drop()
    })
    const store = await openStore(database.url)
    const peephole = await tapEvents(database.url)
    const players = await Promise.all([
      seatPlayer(sandbox.url, ADA, CAMPFIRE, true, diceFor('ada')),
      seatPlayer(sandbox.url, BJORN, CAMPFIRE, false, diceFor('bjørn')),
    ])
    const kept = async (presses: number) => {
      for (let press = 0; press < presses; press++) expect(await peephole.next(AWAITED_MS)).not.toBeNull()
    }
    const playing = new AbortController()
    const played = players.map((player, seat) => play(player, playing.signal, diceFor(`aside ${seat}`)))

    await kept(3)
    expect(await heard(one)).toBeGreaterThan(0)
    expect(await heard(other)).toBeGreaterThan(0)
    await kept(1)
    await one.kill()
    await kept(5)
    playing.abort()
    await Promise.all(played)
    await settled(store)

    const verdict = await checkRun(store, [{ channelId: CAMPFIRE, players }])
    expect(verdict.wrong, other.lines.join('\n')).toEqual([])
    expect(verdict).toMatchObject({ lost: 0, doubled: 0 })
    expect(players.flatMap(({ pings }) => pings).length).toBeGreaterThan(0)

    for (const { person } of players) await person.close()
    expect(await other.stop()).toBe(0)
    await peephole.close()
    await store.close()
  })
})
