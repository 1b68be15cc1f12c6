import { type GameEvent, type Rules, resourceAndCrystal, type Seat } from '#engine'
import { type DeedGain, type DeedWithGoods, deedsOf, type EventWithoutActor, mergedPairOfDeeds } from './deeds.ts'
import { gnomeFacts } from './gnomes.ts'
import { addGoods, type Goods, goodsText } from './goods.ts'
import { clip } from './limits.ts'
import { type DeedSentenceMaker, deedSentenceMakerFor, verbPhraseOf } from './tell.ts'
import type { Deed, VerbAndRest } from './words/deeds.ts'
import type { Words } from './words/index.ts'

/** In characters. */
const LONGEST_SUMMARY = 300

/** Deeds that go into one sentence with the one before, if that was of these kinds. */
const FOLLOWS: Partial<Record<Deed['kind'], readonly Deed['kind'][]>> = {
  offeringLaid: ['shipMoved'],
  taskReceived: ['shipMoved'],
  guardianReceived: ['shipMoved'],
  islandActionDeclined: ['shipMoved'],
  guardianMoved: ['procession', 'guardianMoved'],
  portalPlaced: ['bonfireTurned'],
  noviceMoved: ['ignited', 'taskReceived', 'commonTaskMet'],
  bonusTaken: ['noviceMoved'],
  gnomesJoined: ['gnomesJoined'],
}

/**
 * What happened, as short sentences: each thing done has its price in brackets, and what it brought is told after it:
 * "Ana sailed to the blossom island B2 (🟦) and took the 4-point task “4 blue tasks or bonfires”, leaving the shell
 * offering (🟥 🌸 🐚)." Every piece paid and every piece gained stands in exactly one of them. What was taken by itself
 * is told as the only thing possible.
 * @param names by seat, made harmless by `escapeName`
 * @param reader the seat of who alone reads it, and is called you; null where others read it too
 */
export function narrate(
  words: Words,
  rules: Rules,
  names: readonly string[],
  events: readonly GameEvent[],
  reader: Seat | null = null,
): string[] {
  const tell = deedSentenceMakerFor(words, names, reader)
  return sentencesOf(deedsOf(rules, events)).map((told) => {
    if (!Array.isArray(told)) return eventWithoutActorText(words, rules, tell, told)
    const clauses = told.flatMap((done, index) => pricedClauses(words, rules, done, told[index - 1], told[index + 1]))
    return tell(told[0]?.seat ?? 0, clauses)
  })
}

/**
 * What just happened, for the live message: as many of the sentences as fit into 300 characters. Empty when nothing
 * is to be told: a turn that the game took by itself is told with the one before it.
 * @param names by seat, made harmless by `escapeName`
 * @param reader the seat of who alone reads it, and is called you; null where others read it too
 */
export function clippedNarration(
  words: Words,
  rules: Rules,
  names: readonly string[],
  events: readonly GameEvent[],
  reader: Seat | null = null,
): string {
  let summary = ''
  for (const line of narrate(words, rules, names, events, reader)) {
    const longer = summary === '' ? line : `${summary}\n${line}`
    if (longer.length > LONGEST_SUMMARY - 2) return summary === '' ? clip(line, LONGEST_SUMMARY) : `${summary} …`
    summary = longer
  }
  return summary
}

/** Deeds of one person that make one sentence, and what stands by itself. */
function sentencesOf(all: readonly (DeedWithGoods | EventWithoutActor)[]): (DeedWithGoods[] | EventWithoutActor)[] {
  const told: (DeedWithGoods[] | EventWithoutActor)[] = []
  for (const one of all) {
    const sentence = told.at(-1)
    const before = Array.isArray(sentence) ? sentence.at(-1) : undefined
    if (one.kind === 'happened') told.push(one)
    else if (!Array.isArray(sentence) || before === undefined || !goesOn(before, one)) told.push([one])
    else sentence.splice(-1, 1, ...together(before, one))
  }
  return told
}

const goesOn = (before: DeedWithGoods, { seat, turn, deed }: DeedWithGoods): boolean =>
  before.seat === seat && before.turn === turn && (FOLLOWS[deed.kind] ?? []).includes(before.deed.kind)

/** Two of a kind as one, with all that they cost and brought. */
function together(before: DeedWithGoods, one: DeedWithGoods): DeedWithGoods[] {
  const deed = mergedPairOfDeeds(before.deed, one.deed)
  if (deed === null) return [before, one]
  const only = before.only && (one.only || deed.kind === 'procession')
  return [{ ...before, deed, only, paid: addGoods(before.paid, one.paid), gained: [...before.gained, ...one.gained] }]
}

/** What was done, and what it brought. */
function pricedClauses(
  words: Words,
  rules: Rules,
  done: DeedWithGoods,
  before: DeedWithGoods | undefined,
  next: DeedWithGoods | undefined,
): VerbAndRest[] {
  const { narration, phrases } = words
  const noted = (what: string, notes: readonly string[]) => {
    const some = notes.filter((note) => note !== '')
    return some.length === 0 ? what : phrases.aside(what, phrases.apart(some))
  }
  const whether = (one: boolean) => (one ? narration.onlyThingPossible : '')
  const { deed } = done
  const rows = inSum(words, rules, done.gained).flatMap(({ by, only, goods }) =>
    [goodsText({ ...goods, points: 0 }), goodsText({ points: goods.points }).replace('+', '')]
      .filter((row) => row !== '')
      .map((row) => noted(row, [by, whether(only)])),
  )
  const gains = rows.length === 0 ? [] : [verbPhraseOf(words, { kind: 'gained', rows }, 'signs')]
  // That a bonus was taken is said by what it brought.
  if (gains.length > 0 && (deed.kind === 'gained' || (deed.kind === 'bonusTaken' && before !== undefined))) return gains
  // Whose island it is, the guardian says; that who passed takes no more turns goes without saying.
  const short = deed.kind === 'shipMoved' ? next?.deed.kind === 'guardianReceived' : deed.kind === 'passed' && rows[0]
  const [verb, rest] = verbPhraseOf(words, deed, short ? 'brief' : 'signs')
  const paid = goodsText(done.paid)
  return [[verb, rest === '' && !done.only ? paid : noted(rest, [paid, whether(done.only)]).trim()], ...gains]
}

/** By the gnome who brought it; without a name what the deed itself brings. */
function inSum(words: Words, rules: Rules, gained: readonly DeedGain[]) {
  const sums: { readonly by: string; readonly only: boolean; goods: Goods }[] = []
  for (const { source, gnome, only, goods } of gained) {
    const by = source === 'specialist' && gnome !== null ? words.gnomes(gnomeFacts(rules, gnome)).name : ''
    const known = sums.find((one) => one.by === by && one.only === only)
    if (known === undefined) sums.push({ by, only, goods })
    else known.goods = addGoods(known.goods, goods)
  }
  return sums
}

/** What nobody did, as a sentence. */
export function eventWithoutActorText(
  words: Words,
  rules: Rules,
  tell: DeedSentenceMaker,
  { event }: EventWithoutActor,
): string {
  const { narration } = words
  switch (event.kind) {
    case 'pathsTurnedUp':
      return narration.pathsTurnedUp(event.tiles.map((tile) => resourceAndCrystal(tile)))
    case 'gnomesTurnedUp':
      return narration.gnomesTurnedUp(event.gnomes.map((id) => gnomeFacts(rules, id)))
    case 'offeringTurnedUp':
      return tell(event.seat, [narration.offeringTurnedUp(event.resource)])
    case 'countdownBegan':
      return narration.countdownBegan(event.novices)
    case 'countdownHandedOn':
      return narration.countdownHandedOn(event.tile)
    case 'tomCard': {
      const gnome = event.gnome === null ? null : gnomeFacts(rules, event.gnome)
      return narration.tomCard(event.card, gnome, event.left, event.round)
    }
    case 'gameEnded':
      return narration.gameEnded(event.ending)
  }
}
