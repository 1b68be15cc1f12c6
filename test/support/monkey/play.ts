import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '#store'
import { diceFor, seedFor } from '#support/dice'
import { monkeyGame } from '#support/monkey/game'
import { type Monkey, monkeyOf } from '#support/monkey/seats'
import type { Tally } from '#support/monkey/tally'
import { keepGame, seasonGame } from '#support/season'
import { seasonService } from '#support/season/service'
import { ADA, BJORN, CAMPFIRE, NOOR, type Stage, startStage, TEO, YUKI } from '#support/stage'
import { startThinkers } from '#thinking'

export interface Run {
  readonly games: number
  readonly seed: string
  /** Every how manyth picture is really drawn. */
  readonly drawOneIn: number
}

/**
 * Plays whole games one after the other, three people seated and two watching, on a stage of their own.
 * @param tally is counted up, so that it stands even when a game ends with a violation
 * @throws Violation
 */
export async function playMonkeys(
  { games, seed, drawOneIn }: Run,
  tally: Tally,
): Promise<ReturnType<Stage['pictures']>> {
  let game = 1
  const thinkers = startThinkers({ workers: 1, deadlineMs: 120_000 })
  const folder = await mkdtemp(join(tmpdir(), 'bonfire-monkeys-'))
  const databaseUrl = `file:${join(folder, 'bonfire.db')}`
  const stage = await startStage({
    databaseUrl,
    seed: () => seedFor(`monkey ${seed} ${game}`),
    drawOneIn,
    icons: true,
    thinking: { analyse: thinkers.analyse, factsOf: thinkers.factsOf },
  })
  try {
    await stage.service().servers.save({ guildId: stage.sandbox.guildId, by: ADA }, { roles: 'on' })
    await keepFinished(databaseUrl, stage.sandbox.guildId)
    const monkeys: Monkey[] = []
    for (const id of [ADA, BJORN, NOOR]) monkeys.push(monkeyOf(await stage.person(id), true))
    for (const id of [TEO, YUKI]) monkeys.push(monkeyOf(await stage.person(id), false))
    for (; game <= games; game++)
      await monkeyGame({ stage, channelId: CAMPFIRE, monkeys, dice: diceFor(`monkey ${seed} ${game}`), tally })
    return stage.pictures()
  } finally {
    await stage.close()
    await thinkers.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** As many games of those who sit down as it takes to tell how they keep to games. */
async function keepFinished(databaseUrl: string, guildId: string): Promise<void> {
  const store = await openStore(databaseUrl)
  const game = seasonGame('monkeys', 3)
  const people = [ADA, BJORN, NOOR].map((id) => ({ id, name: `player ${id}` }))
  for (let nth = 0; nth < 5; nth++)
    await keepGame(store, game, { id: `before${nth}`, guildId, endedAt: new Date(Date.now() - nth), people })
  await seasonService(store).results.all()
  await store.close()
}
