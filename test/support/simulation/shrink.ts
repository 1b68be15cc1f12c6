import type { SimulationOptions, SimulationReport } from './run.ts'

/** Runs one seed, in a process of its own. */
export type RunSeed = (options: SimulationOptions) => Promise<SimulationReport>

/** A fault is the same when its first words are, whichever table it is about. */
const nameOf = (wrong: string): string => wrong.replaceAll(/\S*\d\S*|\b[\w-]{8}\b/g, '…').slice(0, 40)

/**
 * Looks for the smallest run that still fails alike: shorter, with fewer channels, people, bots and kinds of faults.
 * @param most runs that are tried
 */
export async function shrink(failed: SimulationReport, run: RunSeed, most: number): Promise<SimulationReport> {
  const names = new Set(failed.wrong.map(nameOf))
  let smallest = failed
  let left = most
  async function attempt(change: Partial<SimulationOptions>): Promise<boolean> {
    if (left-- <= 0) return false
    const { seed, hours, parties, people, bots, kinds } = smallest
    const report = await run({ ...{ seed, hours, parties, people, bots, kinds }, ...change })
    if (!report.wrong.some((one) => names.has(nameOf(one)))) return false
    smallest = report
    return true
  }
  if (smallest.bots > 1) await attempt({ bots: 1 })
  if (smallest.parties > 1) await attempt({ parties: 1 })
  while (smallest.people > 2 && (await attempt({ people: smallest.people - 1 })));
  while (smallest.hours > 1 && (await attempt({ hours: Math.floor(smallest.hours / 2) })));
  // Half of them at once, then each on its own.
  for (let size = smallest.kinds.length >> 1; size >= 1; size >>= 1)
    for (let from = 0; from < smallest.kinds.length; )
      if (!(await attempt({ kinds: smallest.kinds.toSpliced(from, size) }))) from += size
  return smallest
}
