import type { PublicTable, TableService } from '#table'
import { briefTurn, DETAIL_LEVELS, type DetailLevel, EMOJI, escapeName, type Language, words } from '#text'
import { lengthOfLines, type Post, post, yieldingLines } from '../components.ts'
import { groupByRound, loadLog, type RoundTurn, turnPlayerName, turnsInLog } from '../log/told.ts'
import { pastPost } from './past.ts'
import { pointsIfEndedNowLine } from './scores.ts'

/** What is left of a live message at a table with a message a round. */
export interface PastLiveRoundsPost {
  readonly post: Post
  /** The entry with which the first told turn began: messages that called to turns since then have nothing left to say. */
  readonly since: number
}

/** What rounds may take of a message, in characters. */
const ROUNDS = 3500

/**
 * Tells the whole round in which somebody was called to a turn, as far as it is over, and with it those after it in which
 * nobody was called; of a round that is over, what each had then. Of a lobby a line is left.
 * @param seq the entry with which the turn began that the message called to, or at which it was drawn
 * @throws `StoreUnavailable` when what happened cannot be read
 */
export async function pastLiveRoundsPost(
  service: TableService,
  table: PublicTable,
  seq: number,
  language: Language,
): Promise<PastLiveRoundsPost> {
  // What came since is told when its own messages are past.
  const turns = turnsInLog((await loadLog(service, table)).items).filter((turn) => turn.seq <= table.seq)
  const [first, last] = [turns[0], turns.at(-1)]
  const line = pastPost(table, seq, language)
  if (first === undefined || last === undefined) return { post: line, since: 0 }
  if (seq < (first.began ?? 0)) return { post: line, since: Number.POSITIVE_INFINITY }
  // The turn of a message may have been taken back since.
  const { round } = turns.find((turn) => (turn.began ?? turn.seq) <= seq && seq < turn.seq) ?? last
  const over = isRoundOver(table, first, last) ? last.round : last.round - 1
  const told = groupByRound(turns.filter((turn) => turn.round >= round && turn.round <= Math.max(round, over)))
  const points = await Promise.all(
    told.map(async (of) => {
      const end = of.at(-1)
      const then = end === undefined || end.round > over ? null : await service.asOf(table.id, end.seq)
      const line = then === null ? null : pointsIfEndedNowLine(then, language, words(language).brief.roundPoints)
      return line === null ? [] : [line]
    }),
  )
  const forms = DETAIL_LEVELS.map((detail) =>
    told.flatMap((of, index) => [...roundLines(table, of, language, detail), ...(points[index] ?? [])]),
  )
  const lines = forms.find((one) => lengthOfLines(one) <= ROUNDS) ?? forms.at(-1) ?? []
  return {
    post: post([yieldingLines(lines, words(language).log.more)]),
    since: told[0]?.[0]?.began ?? 0,
  }
}

/** Whether the seat that is on plays in a later round than the last turn. */
function isRoundOver({ phase, seats, settled }: PublicTable, first: RoundTurn, last: RoundTurn): boolean {
  const place = (seat: number) => (seat - first.seat + seats.length) % seats.length
  return phase === 'playing' && settled !== null && place(settled.turn.seat) <= place(last.seat)
}

function roundLines(
  table: PublicTable,
  turns: readonly RoundTurn[],
  language: Language,
  detail: DetailLevel,
): string[] {
  const say = words(language)
  return [
    `**${say.log.round(turns[0]?.round ?? 0)}**`,
    ...turns.map((turn) => {
      const lit = turn.events.some(({ kind }) => kind === 'ignited')
      const name = escapeName(turnPlayerName(table, turn, language))
      return `${lit ? `${EMOJI.bonfire} ` : ''}${briefTurn(say, table.rules, name, turn, detail)}.`
    }),
  ]
}
