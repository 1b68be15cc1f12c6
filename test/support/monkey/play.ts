import { diceFor, seedFor } from '#support/dice'
import { monkeyGame } from '#support/monkey/game'
import { type Monkey, monkeyOf } from '#support/monkey/seats'
import type { Tally } from '#support/monkey/tally'
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
  const stage = await startStage({
    seed: () => seedFor(`monkey ${seed} ${game}`),
    drawOneIn,
    icons: true,
    thinking: { analyse: thinkers.analyse, factsOf: thinkers.factsOf },
  })
  try {
    await stage.service().servers.save({ guildId: stage.sandbox.guildId, by: ADA }, { roles: 'on' })
    const monkeys: Monkey[] = []
    for (const id of [ADA, BJORN, NOOR]) monkeys.push(monkeyOf(await stage.person(id), true))
    for (const id of [TEO, YUKI]) monkeys.push(monkeyOf(await stage.person(id), false))
    for (; game <= games; game++)
      await monkeyGame({ stage, channelId: CAMPFIRE, monkeys, dice: diceFor(`monkey ${seed} ${game}`), tally })
    return stage.pictures()
  } finally {
    await stage.close()
    await thinkers.close()
  }
}
