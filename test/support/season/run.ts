import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openStore } from '#store'
import { otherRules } from '#support/other-box'
import { RUN } from '#support/run'
import { keepGame } from '#support/season'
import { differences } from './compare.ts'
import { toldSeason } from './expected.ts'
import { CROWD, playSeason } from './games.ts'
import { reckonedRows } from './rows.ts'
import { seasonService } from './service.ts'

export interface SeasonReport {
  /** What is not as the journals tell it, or not the same after it was made anew; in words. */
  readonly wrong: readonly string[]
  readonly games: number
  readonly rows: number
  /** Processes that were killed while they reckoned, each after so many tables. */
  readonly killedAfter: readonly number[]
}

/**
 * Plays a season, has it reckoned, and holds that against an independent computation from the journals. Then everything is
 * made anew: by processes that are killed in the middle, by two at once, and while somebody is forgotten.
 * @param url an empty database
 * @param say hears how it goes
 */
export async function runSeason(
  url: string,
  { name, games: count, say = () => undefined }: { name: string; games: number; say?: (line: string) => void },
): Promise<SeasonReport> {
  const season = playSeason(name, count)
  const told = toldSeason(season)
  say(`${count} games are played`)
  const store = await openStore(url)
  const wrong: string[] = []
  try {
    await store.tables.saveBox(otherRules.hash, otherRules.box)
    for (const [game, table] of season) await keepGame(store, game, table)
    const service = seasonService(store)
    await service.results.all()
    const tell = (when: string, found: readonly string[]) => {
      wrong.push(...found.map((one) => `${when}: ${one}`))
      say(`${when}: ${found.length} differences`)
    }
    tell('reckoned', await differences(service, season, told))
    const first = await reckonedRows(url)
    const sameAs = async (rows: readonly string[]) => unlike(rows, await reckonedRows(url))

    await store.results.clear()
    // The last one dies when all are reckoned, and some are folded.
    const early = await recounted(url, Math.ceil(count / 3))
    const died = [early, await recounted(url, count - early)]
    await Promise.all([service.results.all(), recounted(url, null)])
    tell(`anew, after deaths at ${died}, by two`, await sameAs(first))

    const [, gone] = CROWD
    if (gone === undefined) throw new Error('nobody to forget')
    await store.results.clear()
    const [outcome] = await Promise.all([
      service.forget(gone.id),
      recounted(url, null),
      recounted(url, Math.ceil(count / 3)),
    ])
    if (outcome.kind !== 'forgotten') wrong.push(`${gone.name} could not be forgotten`)
    await service.results.all()
    tell('after a forget-me in the middle', await differences(service, season, told, new Set([gone.id])))
    const after = await reckonedRows(url)
    wrong.push(...after.filter((row) => row.includes(`"${gone.id}"`)).map((row) => `still named: ${row.slice(0, 200)}`))
    await store.results.clear()
    await service.results.all()
    tell('anew after it', await sameAs(after))
    return { wrong, games: count, rows: first.length, killedAfter: died }
  } finally {
    await store.close()
  }
}

/** Rows that are in one list only, in words. */
function unlike(before: readonly string[], after: readonly string[]): string[] {
  const [was, is] = [new Set(before), new Set(after)]
  return [
    ...before.filter((row) => !is.has(row)).map((row) => `gone: ${row.slice(0, 300)}`),
    ...after.filter((row) => !was.has(row)).map((row) => `new: ${row.slice(0, 300)}`),
  ]
}

/**
 * Reckons in a process of its own.
 * @param killAfter so many tables it is killed; null: never
 * @returns how many it did
 */
async function recounted(url: string, killAfter: number | null): Promise<number> {
  const child = spawn(process.execPath, [RUN, 'test/support/processes/recounter.ts', url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let done = 0
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    done += text.split('\n').length - 1
    if (killAfter !== null && done >= killAfter) child.kill('SIGKILL')
  })
  const [code, signal] = await once(child, 'close')
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`a process that reckons ended with ${code ?? signal}`)
  return done
}
