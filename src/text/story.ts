import { type GainSource, type GameEvent, type Rules, type Seat, TOM_SEAT } from '#engine'
import { DEEDS_ONLY_IN_FULL, type DeedWithGoods, deedsOf, mergedDeeds } from './deeds.ts'
import { addGoods, type Goods, NO_GOODS } from './goods.ts'
import { eventWithoutActorText } from './narrate.ts'
import { emojiAsWords } from './spoken.ts'
import { type DeedSentenceMaker, deedSentenceMakerFor, verbPhraseOf } from './tell.ts'
import type { Deed, DeedFullness, VerbAndRest } from './words/deeds.ts'
import type { Words } from './words/index.ts'

/** A part of a turn's story. */
export interface StoryPart {
  /** Who did it; null where nobody did. */
  readonly seat: Seat | null
  /** One sentence, or two. */
  readonly text: string
  /** What it cost in sum; empty for nothing. */
  readonly cost: string
}

/** What one seat did in one turn. */
interface SeatStory {
  readonly seat: Seat
  readonly turn: number
  readonly deeds: Deed[]
  gained: Goods
  gainedFrom: GainSource
  paid: Goods
  discarded: Goods
}

/** With more of them there are two sentences. */
const MOST_DEEDS = 3

/**
 * A finished turn as a story, in plain words: who did what and what came of it, and apart from that what it cost, each in
 * sum. What everybody gets before the first turn is left out, and so is what turned up on the displays afterwards.
 * @param names by seat, made harmless for wherever it is shown
 * @param reader the seat of who alone reads it, and is called you; null where others read it too
 */
export function turnStory(
  words: Words,
  rules: Rules,
  names: readonly string[],
  events: readonly GameEvent[],
  reader: Seat | null = null,
): StoryPart[] {
  const tell = deedSentenceMakerFor(words, names, reader)
  const told: (SeatStory | StoryPart)[] = []
  const all = deedsOf(rules, events)
  const partFor = (seat: Seat, turn: number): SeatStory => {
    const known = told.find((one) => 'deeds' in one && one.seat === seat && one.turn === turn)
    if (known !== undefined && 'deeds' in known) return known
    const nothing = { gained: NO_GOODS, paid: NO_GOODS, discarded: NO_GOODS }
    const own: SeatStory = { seat, turn, deeds: [], gainedFrom: 'setUp', ...nothing }
    told.push(own)
    return own
  }
  // Who passes for want of a turn is out as well.
  const passes = (seat: Seat) =>
    all.some((one) => one.kind === 'done' && one.seat === seat && one.deed.kind === 'passed' && one.deed.byItself)
  for (const one of all) {
    if (one.kind === 'done') {
      if (one.deed.kind === 'wentOut') {
        const text = tell(one.seat, [verbPhraseOf(words, one.deed, 'words')])
        if (!passes(one.seat)) told.push({ seat: one.seat, text, cost: '' })
      } else withDone(partFor(one.seat, one.turn), one)
      continue
    }
    const { event, turn } = one
    if (event.kind === 'countdownBegan') partFor(event.seat, turn).deeds.push({ kind: 'countdownBegan' })
    else if (event.kind === 'tomCard') partFor(TOM_SEAT, turn).deeds.push({ kind: 'tomDrew', card: event.card })
    else if (event.kind === 'countdownHandedOn' || event.kind === 'gameEnded')
      told.push({ seat: null, text: emojiAsWords(words, eventWithoutActorText(words, rules, tell, one)), cost: '' })
  }
  return told.flatMap((one) => ('deeds' in one ? partOf(words, tell, one) : one))
}

function withDone(own: SeatStory, { deed, paid, gained }: DeedWithGoods): void {
  if (!DEEDS_ONLY_IN_FULL.includes(deed.kind)) own.deeds.push(deed)
  if (deed.kind === 'discarded') own.discarded = addGoods(own.discarded, { tiles: deed.tiles })
  own.paid = addGoods(own.paid, paid)
  for (const { source, goods } of gained) {
    if (source === 'setUp') continue
    if (!isSome(own.gained)) own.gainedFrom = source
    own.gained = addGoods(own.gained, goods)
  }
}

const isSome = ({ tiles, resources, points }: Goods): boolean => tiles.length + resources.length > 0 || points !== 0

/** That somebody passed needs no more; whose island it is, the guardian says. */
const howToTell = (deed: Deed, next: Deed | undefined): DeedFullness =>
  deed.kind === 'passed' || (deed.kind === 'shipMoved' && next?.kind === 'guardianReceived') ? 'brief' : 'words'

function partOf(words: Words, tell: DeedSentenceMaker, told: SeatStory): StoryPart | [] {
  const { narration } = words
  const { seat, gained, gainedFrom, paid, discarded } = told
  const deeds = mergedDeeds(told.deeds)
  const clauses = deeds.map((deed, index): VerbAndRest => {
    const [verb, rest] = verbPhraseOf(words, deed, howToTell(deed, deeds[index + 1]))
    return [verb, emojiAsWords(words, rest)]
  })
  const all = isSome(gained) ? [...clauses, narration.brought(gained, gainedFrom)] : clauses
  if (all.length === 0) return []
  const inFirst = all.length > MOST_DEEDS ? Math.ceil(all.length / 2) : all.length
  const sentences = [all.slice(0, inFirst), all.slice(inFirst)].filter((some) => some.length > 0)
  const costs = [isSome(paid) ? narration.paid(paid) : null, isSome(discarded) ? narration.discarded(discarded) : null]
  return {
    seat,
    text: sentences.map((some, index) => tell(seat, some, index > 0)).join(' '),
    cost: costs.filter((one) => one !== null).join(' · '),
  }
}
