import { setTimeout as sleep } from 'node:timers/promises'
import type { Cpu, MeasuredBot } from './bots.ts'

/** What presses took in the mean. */
export interface PerPress {
  readonly presses: number
  readonly pressesPerSecond: number
  readonly cpuMsPerPress: number
  /** Of it, by the thread that answers. */
  readonly mainMsPerPress: number | null
}

/** A stretch of pressing that took so long, and what the bot had taken before and after it. */
export interface Stretch {
  readonly presses: number
  readonly ms: number
  readonly before: Cpu
  readonly after: Cpu
}

/** Sums up stretches of pressing. */
export function perPress(stretches: readonly Stretch[]): PerPress {
  const sum = (of: (one: Stretch) => number) => stretches.reduce((all, one) => all + of(one), 0)
  const presses = sum((one) => one.presses)
  const hasMain = stretches.every(({ before, after }) => before.main !== null && after.main !== null)
  const main = sum(({ before, after }) => (after.main ?? 0) - (before.main ?? 0))
  return {
    presses,
    pressesPerSecond: round((presses / sum((one) => one.ms)) * 1000),
    cpuMsPerPress: round(sum(({ before, after }) => after.all - before.all) / presses),
    mainMsPerPress: hasMain ? round(main / presses) : null,
  }
}

/** Waits until a bot takes next to no CPU time any more; returns what it has taken so far. */
export async function settled(bot: MeasuredBot): Promise<Cpu> {
  for (let before = await bot.cpu(); ; ) {
    await sleep(1000)
    const now = await bot.cpu()
    if (now.all - before.all < 100) return now
    before = now
  }
}

const round = (value: number): number => Math.round(value * 1000) / 1000
