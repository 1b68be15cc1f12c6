import { z } from 'zod'
import { type GameState, type Rules, readState, type ScoreSheet, scoreSheets } from '#engine'
import type { TableRowWithoutState } from '../repository.ts'
import { viewWithLog } from '../service/queries.ts'
import { boxHashesOf } from '../service/rules-by-box.ts'
import type { ServiceContext } from '../service/service-context.ts'
import { readableEntries } from '../state/entries.ts'
import { optionsSchema, type TableOptions } from '../state/options.ts'
import type { PublicTable } from '../state/public-table.ts'
import { type SoloGame, type SoloOutcome, tableClosedAt } from './profile.ts'

/**
 * The result of a game against Tom. Somebody may have played thousands, so its last snapshot is read, or its few entries
 * that are no choices, and all of it only where those do not tell.
 * @param ended a solo table that has ended
 */
export async function soloGameOfEndedTable(
  context: ServiceContext,
  ended: TableRowWithoutState,
): Promise<SoloGame | null> {
  return (
    (ended.ended === 'finished' ? await finishedGame(context, ended) : null) ??
    (ended.ended === 'closed' ? await closedGame(context, ended) : null) ??
    (await readGame(context, ended))
  )
}

const finalSnapshot = z.object({
  phase: z.literal('finished'),
  options: optionsSchema,
  game: z.object({ setup: z.object({ box: z.string() }), settled: z.unknown() }),
})

/** One that was played to its end, by its last snapshot; null where that does not tell. */
async function finishedGame(
  { repository, boxes }: ServiceContext,
  ended: TableRowWithoutState,
): Promise<SoloGame | null> {
  const state = await repository.finalSnapshot(ended.id)
  const kept = finalSnapshot.safeParse(state)
  if (!kept.success) return null
  const { options, game } = kept.data
  await boxes.load(boxHashesOf({ state }, []))
  try {
    const rules = boxes.rulesOf(game.setup.box)
    const sheets = sheetsOf(rules, readState(rules, game.settled))
    return sheets === null ? null : told(ended, options, sheets, false)
  } catch {
    // A snapshot of other rules, or a broken one: the entries are read.
    return null
  }
}

/** One that was closed before its end; null where these entries do not tell. */
async function closedGame({ repository }: ServiceContext, ended: TableRowWithoutState): Promise<SoloGame | null> {
  const entries = readableEntries(await repository.entriesButChoices(ended.id))
  let options: TableOptions | null = null
  for (const { entry } of entries) {
    if (entry.type === 'opened') options = entry.options
    if (entry.type === 'option' && options !== null) options = { ...options, ...entry.change }
  }
  const last = entries.at(-1)?.entry
  const stopped = entries.some(({ entry }) => entry.type === 'frozen')
  return options === null || stopped || last?.type !== 'closed'
    ? null
    : told(ended, options, null, last.why !== 'moderator')
}

/** Any, by all that happened there; null when there is no such table. */
async function readGame(context: ServiceContext, ended: TableRowWithoutState): Promise<SoloGame | null> {
  const read = await viewWithLog(context, ended.id)
  if (read === null) return null
  const { table, log } = read
  const last = log.at(-1)
  const gaveUp = last?.kind === 'closed' && last.why !== 'moderator' && table.fault === null
  return told(ended, table.options, finalSheets(table), gaveUp)
}

const told = (
  ended: TableRowWithoutState,
  { handicap, challenge }: Pick<TableOptions, 'handicap' | 'challenge'>,
  sheets: Sheets | null,
  gaveUp: boolean,
): SoloGame => ({
  table: ended.id,
  at: tableClosedAt(ended).getTime(),
  result: sheets === null ? (gaveUp ? 'lost' : 'void') : resultOf(sheets),
  gaveUp,
  points: sheets === null ? null : [sheets[0].total, sheets[1].total],
  handicap,
  challenge,
})

/** R16.10: how a finished game against Tom went; null for any other. */
export function soloOutcomeOfTable(table: PublicTable): SoloOutcome | null {
  const sheets = finalSheets(table)
  return sheets === null ? null : resultOf(sheets)
}

function resultOf([person, tom]: Sheets): SoloOutcome {
  if (person.rank === tom.rank) return 'tied'
  return person.rank < tom.rank ? 'won' : 'lost'
}

/** Of the person and of Tom. */
type Sheets = readonly [ScoreSheet, ScoreSheet]

/** Null where no game against him was played to its end, or how it ended is not known. */
const finalSheets = ({ solo, phase, rules, settled }: PublicTable): Sheets | null =>
  solo && phase === 'finished' && settled !== null ? sheetsOf(rules, settled) : null

function sheetsOf(rules: Rules, settled: GameState): Sheets | null {
  if (settled.ended === null) return null
  const [person, tom] = scoreSheets(rules, settled)
  return person === undefined || tom === undefined ? null : [person, tom]
}
