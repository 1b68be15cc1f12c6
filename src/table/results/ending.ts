import type { GameFacts } from '#results'
import type { ServiceContext } from '../service/service-context.ts'
import { NO_GUILD_SUMS, readGuildSums } from './fold.ts'
import { type BrokenRecordNews, newsworthyBrokenRecords } from './records.ts'
import { RESULTS_VERSION, readResult } from './result.ts'

/** What can be told of a finished game. */
export interface EndingToTell {
  /** Null where it is not reckoned yet, or cannot be. */
  readonly facts: GameFacts | null
  /** Records of the server that it broke. Names of people who do not want to be listed are empty. */
  readonly records: readonly BrokenRecordNews[]
  /** Nothing more will be known: it is reckoned, and in its server's records, or nobody reckons here. */
  readonly complete: boolean
}

/**
 * What is kept of how a game ended.
 * @param mayName whether that person may be named to everybody
 */
export async function endingToTellOf(
  { results, factsOf }: ServiceContext,
  tableId: string,
  mayName: (personId: string) => Promise<boolean>,
): Promise<EndingToTell> {
  // Asked first: what is kept may only grow meanwhile.
  const complete = factsOf === undefined || (await results.isFolded(tableId, RESULTS_VERSION))
  const stored = await results.result(tableId)
  const result = stored === null ? null : readResult(stored)
  const fold = !complete || result?.guildId == null ? null : await results.fold(result.guildId)
  const { records } = readGuildSums(fold) ?? NO_GUILD_SUMS
  const news = newsworthyBrokenRecords(records, tableId).map(async (one) => ({
    ...one,
    before: { ...one.before, name: (await mayName(one.before.personId)) ? one.before.name : '' },
  }))
  return { facts: result?.facts ?? null, records: await Promise.all(news), complete }
}
