import { z } from 'zod'
import { eventSchema, isRevealingEvent } from '#engine'
import type { Store } from '#store'
import { hasNoButtons, serviceOn } from '#support/chaos/judge'
import type { Player } from '#support/chaos/player'
import type { PublicOnlyTable, StoredEntry } from '#table'

const Undone = z.object({ to: z.int() })
const OfSeat = z.object({ seat: z.int() })
const Answer = z.object({ seat: z.int(), agrees: z.boolean() })
const Told = z.object({ told: z.array(z.unknown()) })

/**
 * What was taken back that should have stayed: past what was turned up, without the others, or more than was pressed; and
 * what can still be taken back though somebody refused; in words.
 */
export async function takenBackWrongly(store: Store, players: readonly Player[]): Promise<string[]> {
  const pressed = new Map(players.flatMap(({ sent }) => sent.map((one) => [one.interactionId, one.what] as const)))
  const service = serviceOn(store)
  const wrong: string[] = []
  for (const id of await store.tables.ids(null, 1000)) {
    const entries = await store.tables.entries(id)
    const view = await service.view(id)
    if (isLastRefused(entries) && view?.undoRequest)
      wrong.push(`taking a turn of ${id} back was refused, and can still be agreed to`)
    const acting = view?.reopenedSeq == null ? null : view.acting
    const isPlanned = acting !== null && (await store.tables.planOf(id, acting)) !== null
    if (isPlanned && ![...pressed.values()].some((what) => what.startsWith(`b1:${id}:p`)))
      wrong.push(`${acting} has their turn of ${id} again, and a plan that nobody made`)
    if (view !== null && isAgreedByAll(view)) wrong.push(`all have agreed to take a turn of ${id} back, and it is not`)
    for (const [index, entry] of entries.entries()) {
      if (isAgreedInVain(entries.slice(0, index + 1), entries[index + 1]))
        wrong.push(`all agreed to take a turn of ${id} back at entry ${entry.seq}, and it is not`)
      if (entry.type !== 'undone') continue
      const { to } = Undone.parse(entry.data)
      const standing = standingBefore(entries.slice(0, index)).filter(({ seq }) => seq > to)
      if (standing.some(turnsUp)) wrong.push(`entry ${entry.seq} of ${id} takes back what was turned up`)
      const meant = /:undo:(\d+)/.exec(pressed.get(hasNoButtons(entry.interactionId ?? '')) ?? '')?.[1]
      if (meant !== undefined && Number(meant) !== to)
        wrong.push(`entry ${entry.seq} of ${id} goes back to ${to}, not ${meant}`)
      const lacking = lackingConsent(entries.slice(0, index), entry)
      const few = agreedByFewer(entries.slice(0, index), entry)
      if (few !== null) wrong.push(`entry ${entry.seq} of ${id} takes a turn back: ${few}`)
      if (lacking.length > 0) wrong.push(`entry ${entry.seq} of ${id} takes a turn back without ${lacking.join()}`)
    }
  }
  return wrong
}

/** Whether everybody who sits there has agreed to what is still asked. */
const isAgreedByAll = ({ undoRequest, seats }: PublicOnlyTable): boolean =>
  undoRequest !== null &&
  seats.every(({ person }, seat) => person === null || seat === undoRequest.seat || undoRequest.agreed.includes(seat))

/** Whether somebody refused what was asked for last. */
const isLastRefused = (entries: readonly StoredEntry[]): boolean =>
  entries
    .slice(entries.findLastIndex(({ type }) => type === 'undoAsked') + 1)
    .some(({ type, data }) => type === 'undoAnswered' && !Answer.parse(data).agrees)

/** The choices that nobody has taken back. */
function standingBefore(entries: readonly StoredEntry[]): readonly StoredEntry[] {
  let standing: StoredEntry[] = []
  for (const entry of entries) {
    if (entry.type === 'choice') standing.push(entry)
    if (entry.type !== 'undone') continue
    const { to } = Undone.parse(entry.data)
    standing = standing.filter(({ seq }) => seq <= to)
  }
  return standing
}

const turnsUp = ({ data }: StoredEntry): boolean =>
  Told.parse(data).told.some((event) => {
    const read = eventSchema.safeParse(event)
    return read.success && isRevealingEvent(read.data)
  })

/** Seats that play and did not agree, where the turn before is taken back; none where somebody takes back their own choices. */
function lackingConsent(before: readonly StoredEntry[], { interactionId }: StoredEntry): number[] {
  const last = before.at(-1)
  if (last === undefined || last.interactionId !== interactionId) return []
  if (last.type !== 'undoAsked' && last.type !== 'undoAnswered') return []
  const asked = before.findLastIndex(({ type }) => type === 'undoAsked')
  const asking = OfSeat.parse(before[asked]?.data).seat
  const agreed = before.slice(asked).flatMap(({ type, data }) => {
    const answer = Answer.safeParse(data).data
    return type === 'undoAnswered' && answer?.agrees === true ? answer.seat : []
  })
  // Whose seat changed hands, or was left, may have nobody to ask.
  const began = before.findLastIndex(({ type }) => type === 'started')
  const changed = before.slice(began).some(({ type }) => SEATS_CHANGE.has(type))
  const playing = new Set(
    before.flatMap(({ type, actor, data }) => (type === 'choice' && actor !== null ? OfSeat.parse(data).seat : [])),
  )
  return changed ? [] : [...playing].filter((seat) => seat !== asking && !agreed.includes(seat))
}

/** How many agreed where more people sat down and all are there still, in words; null where that were enough. */
function agreedByFewer(before: readonly StoredEntry[], { interactionId }: StoredEntry): string | null {
  const last = before.at(-1)
  if (last?.interactionId !== interactionId || last.type !== 'undoAnswered') return null
  const lacking = lackingAnswers(before)
  return lacking !== null && lacking > 0 ? `${lacking} did not agree` : null
}

/** How many have not agreed to what was asked for last; null where seats changed hands, or were left, since the game began. */
function lackingAnswers(before: readonly StoredEntry[]): number | null {
  const began = before.findLastIndex(({ type }) => type === 'started')
  if (before.slice(began).some(({ type }) => SEATS_CHANGE.has(type))) return null
  const sat = before.slice(0, began).reduce((sum, { type }) => sum + (COMES[type] ?? 0), 0)
  const asked = before.findLastIndex(({ type }) => type === 'undoAsked')
  const agreed = new Set(
    before.slice(asked).flatMap(({ type, data }) => {
      const answer = type === 'undoAnswered' ? Answer.parse(data) : null
      return answer?.agrees === true ? answer.seat : []
    }),
  )
  return sat - 1 - agreed.size
}

/** Whether an answer was the last that was needed, and nothing was taken back with it. */
function isAgreedInVain(until: readonly StoredEntry[], after: StoredEntry | undefined): boolean {
  const last = until.at(-1)
  if (last?.type !== 'undoAnswered' || !Answer.parse(last.data).agrees) return false
  return lackingAnswers(until) === 0 && after?.type !== 'undone'
}

/** What brings somebody to a lobby, or takes them away. */
const COMES: Readonly<Record<string, number>> = { opened: 1, joined: 1, left: -1 }

const SEATS_CHANGE: ReadonlySet<string> = new Set(['freed', 'tookOver', 'computerSeated', 'satOut', 'left'])
