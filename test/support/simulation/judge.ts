import { openStore } from '#store'
import { checkRun } from '#support/chaos/judge'
import type { Clock } from './clock.ts'
import type { Party } from './people.ts'

/** What a judge says of a moment at which nothing goes wrong any more. */
export interface Verdict {
  readonly wrong: readonly string[]
  /** How many games there were. */
  readonly games: number
}

export async function judge(clock: Clock, file: string, parties: readonly Party[]): Promise<Verdict> {
  const store = await clock.standing(openStore(`file:${file}`, { readOnly: true }))
  try {
    const runs = parties.map(({ channelId, guests }) => ({ channelId, players: guests.map(({ player }) => player) }))
    const { wrong } = await checkRun(store, runs)
    return { wrong, games: await store.allTables() }
  } finally {
    await store.close()
  }
}
