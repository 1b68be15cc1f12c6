import { type GameEvent, type Rules, type Seat, TOM_SEAT } from '#engine'
import { DEEDS_ONLY_IN_FULL, deedsOf, mergedDeeds } from './deeds.ts'
import { verbPhraseOf } from './tell.ts'
import { type Deed, verbPhraseText } from './words/deeds.ts'
import type { Words } from './words/index.ts'

/** Deeds of one turn that are told. */
const MOST_DEEDS = 4

/** How much is said: what it was done to; only what was done; only the first of it. */
export const DETAIL_LEVELS = ['full', 'short', 'shortest'] as const
export type DetailLevel = (typeof DETAIL_LEVELS)[number]

/**
 * What a seat did, a few words each, without prices and gains: at most four deeds, the last of them an ellipsis where
 * there were more.
 */
export function briefDeeds(
  words: Words,
  rules: Rules,
  events: readonly GameEvent[],
  seat: Seat,
  detail: DetailLevel = 'full',
): string[] {
  const deeds = mergedDeeds(deedsFor(rules, events, seat))
  // What was done on the island tells as much.
  const acted = deeds.some(({ kind }) => kind === 'taskReceived' || kind === 'guardianReceived')
  const some = deeds.filter(({ kind }) => !(acted && kind === 'shipMoved'))
  // A first turn has a deed of its own, as all of them have.
  const later = some.filter(({ kind }) => kind !== 'startTileLaid')
  const short = detail !== 'full' && later.length > 0 ? later : some
  const how = detail === 'full' ? 'brief' : 'short'
  const told = [...new Set(short.map((deed) => verbPhraseText(verbPhraseOf(words, deed, how))))]
  if (detail === 'shortest') return told.slice(0, 1)
  return told.length <= MOST_DEEDS ? told : [...told.slice(0, MOST_DEEDS - 1), '…']
}

/** A neutral novice tells of the common task that was fulfilled for it; one's own goes without saying. */
const deedsFor = (rules: Rules, events: readonly GameEvent[], seat: Seat): Deed[] =>
  deedsOf(rules, events).flatMap((one): Deed | [] => {
    if (one.kind === 'happened')
      return one.event.kind === 'countdownBegan' && one.event.seat === seat ? { kind: 'countdownBegan' } : []
    const { deed } = one
    if (one.seat !== seat || DEEDS_ONLY_IN_FULL.includes(deed.kind) || deed.kind === 'pathsPutBack') return []
    if (deed.kind !== 'noviceMoved') return deed
    return deed.novice.kind === 'neutral' ? { kind: 'commonTaskMet', task: deed.novice.task } : []
  })

/**
 * A turn in one sentence, without its full stop; Tom's by his card.
 * @param name of its player, made harmless by `escapeName`
 */
export function briefTurn(
  words: Words,
  rules: Rules,
  name: string,
  { seat, events }: { readonly seat: Seat; readonly events: readonly GameEvent[] },
  detail: DetailLevel = 'full',
): string {
  const at = events.findLastIndex(({ kind }) => kind === 'tomCard')
  const card = events[at]
  if (card?.kind !== 'tomCard') return words.brief.turn(name, briefDeeds(words, rules, events, seat, detail))
  const deeds = briefDeeds(words, rules, events.slice(at), TOM_SEAT, detail)
  return words.brief.tomsTurn(card.card, deeds, card.left, card.round)
}
