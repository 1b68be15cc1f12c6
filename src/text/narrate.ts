import type { ActionTile, GameEvent, Resource, Rules, Seat } from '#engine'
import { byItself } from './by-itself.ts'
import { eventText, nameOf } from './event-text.ts'
import { gnomeWords } from './gnomes.ts'
import { addGoods, type Goods, goodsText, noGoods } from './goods.ts'
import { clip } from './limits.ts'
import type { Words } from './words/index.ts'

type Kind = GameEvent['kind']

/** In characters. */
const LONGEST_SUMMARY = 300

/** One thing that somebody did, with what it cost and brought. */
interface Deed {
  readonly kind: Kind
  readonly seat: Seat
  text: string
  readonly paid: Goods
  /** Nobody chose it: nothing else was possible. */
  readonly only: boolean
  /** By the gnome who brought it; null for what the deed itself brings. */
  gained: readonly Gained[]
}

interface Gained {
  readonly by: string | null
  readonly goods: Goods
  readonly only: boolean
}

/** Deeds of one person in one sentence, or what stands by itself. */
type Paragraph = Deed[] | string

/** Deeds that go into one sentence with the one before, if that was of these kinds. */
const FOLLOWS: Partial<Record<Kind, readonly Kind[]>> = {
  offeringLaid: ['shipMoved'],
  taskReceived: ['shipMoved'],
  guardianReceived: ['shipMoved'],
  islandActionDeclined: ['shipMoved'],
  guardianMoved: ['processionBegan', 'guardianMoved'],
  portalPlaced: ['bonfireTurned'],
  ignited: ['taskReceived'],
  noviceMoved: ['ignited'],
  bonusTaken: ['noviceMoved'],
  gnomeJoined: ['gnomeJoined'],
}

/**
 * What happened, as short sentences: each thing done has its price in brackets and what it brought behind an arrow:
 * "Ana sailed to B2 · blossom island (🟦) and took the 4-point task “4 blue tasks or bonfires”, leaving the shell
 * offering (🟥 🌸 🐚)." Every piece paid and every piece gained stands in exactly one of them. What was taken by itself
 * is told as the only thing possible.
 * @param state any position of the game: only its box is looked at
 * @param names by seat, made harmless by `escapeName`
 */
export function narrate(words: Words, rules: Rules, names: readonly string[], events: readonly GameEvent[]): string[] {
  return paragraphs(words, rules, names, events).map((paragraph) => {
    if (typeof paragraph === 'string') return paragraph
    const seat = paragraph[0]?.seat ?? 0
    return words.narration.sentence(
      nameOf(names, seat),
      paragraph.map((deed) => deedText(words, deed)),
    )
  })
}

/**
 * What just happened, for the live message: as many of the sentences as fit into 300 characters. Empty when nothing
 * is to be told: a turn that the game took by itself is told with the one before it.
 * @param names by seat, made harmless by `escapeName`
 */
export function turnSummary(
  words: Words,
  rules: Rules,
  names: readonly string[],
  events: readonly GameEvent[],
): string {
  let summary = ''
  for (const line of narrate(words, rules, names, events)) {
    const longer = summary === '' ? line : `${summary}\n${line}`
    if (longer.length > LONGEST_SUMMARY - 2) return summary === '' ? clip(line, LONGEST_SUMMARY) : `${summary} …`
    summary = longer
  }
  return summary
}

function deedText({ narration, phrases }: Words, { text, paid, only, gained }: Deed): string {
  const noted = (what: string, notes: readonly string[]) => {
    const some = notes.filter((note) => note !== '')
    return some.length === 0 ? what : phrases.aside(what, some.join('; '))
  }
  const whether = (one: boolean) => (one ? narration.onlyThingPossible : '')
  const gains = gained.map((one) => noted(goodsText(one.goods), [one.by ?? '', whether(one.only)]))
  return `${noted(text, [goodsText(paid), whether(only)])}${gains.length === 0 ? '' : ` → ${gains.join(', ')}`}`
}

function paragraphs(words: Words, rules: Rules, names: readonly string[], events: readonly GameEvent[]): Paragraph[] {
  const told: Paragraph[] = []
  let turnedUp: string[] = []
  /** Paid and offered for the deed that comes next. */
  let paid = noGoods()
  let offering: Resource | null = null
  let discarded: ActionTile[] = []
  const taken = byItself()

  const lastDeed = (): Deed | undefined => {
    const last = told.at(-1)
    return typeof last === 'string' ? undefined : last?.at(-1)
  }
  const addDeed = (kind: Kind, seat: Seat, text: string): Deed => {
    const deed: Deed = { kind, seat, text, paid, only: kind !== 'gained' && taken.claims(kind, seat), gained: [] }
    const sentence = told.at(-1)
    const before = lastDeed()
    const joins = before !== undefined && before.seat === seat && (FOLLOWS[kind] ?? []).includes(before.kind)
    if (joins && typeof sentence === 'object') sentence.push(deed)
    else told.push([deed])
    paid = noGoods()
    offering = null
    return deed
  }

  for (const event of events) {
    switch (event.kind) {
      case 'turnBegan':
        break
      case 'forced':
        taken.note(event)
        break
      case 'turnEnded':
        told.push(...turnedUp)
        turnedUp = []
        break
      case 'paidTiles':
        paid = addGoods(paid, { ...noGoods(), tiles: event.tiles })
        break
      case 'paidResources':
        paid = addGoods(paid, { ...noGoods(), resources: event.resources })
        break
      case 'discarded': {
        const before = lastDeed()
        const goesOn = before?.kind === 'discarded' && before.seat === event.seat ? before : null
        discarded = [...(goesOn === null ? [] : discarded), event.tile]
        const text = words.narration.deeds.discarded(goodsText({ tiles: discarded }))
        if (goesOn === null) addDeed(event.kind, event.seat, text)
        else goesOn.text = text
        break
      }
      case 'offeringLaid':
        offering = event.resource
        break
      case 'gained': {
        const before = lastDeed()
        const cause = before?.seat === event.seat ? before : addDeed('gained', event.seat, words.narration.deeds.gained)
        cause.gained = withGain(words, rules, cause.gained, event, taken.claims('gained', event.seat))
        break
      }
      default: {
        const one = eventText(words, rules, names, event, offering)
        if (one.kind === 'deed') addDeed(event.kind, one.seat, one.text)
        else if (one.kind === 'line') told.push(one.text)
        else turnedUp.push(one.text)
      }
    }
  }
  // The events may end in the middle of something: a price is paid, its cause still to come.
  const payer = events.findLast((event) => PAYMENTS.includes(event.kind))
  if (payer !== undefined && 'seat' in payer && (offering !== null || goodsText(paid) !== '')) {
    const { deeds } = words.narration
    addDeed('offeringLaid', payer.seat, offering === null ? deeds.paid : deeds.offeringLaid(offering))
  }
  return [...told, ...turnedUp]
}

const PAYMENTS: readonly Kind[] = ['paidTiles', 'paidResources', 'offeringLaid']

function withGain(
  words: Words,
  rules: Rules,
  gained: Deed['gained'],
  event: Extract<GameEvent, { kind: 'gained' }>,
  only: boolean,
): Deed['gained'] {
  const { source, gnome, tiles, resources, points } = event
  const by = source === 'specialist' && gnome !== undefined ? gnomeWords(words, rules, gnome).name : null
  const known = gained.some((one) => one.by === by && one.only === only)
  if (!known) return [...gained, { by, only, goods: { tiles, resources, points } }]
  return gained.map((one) =>
    one.by === by && one.only === only ? { ...one, goods: addGoods(one.goods, { tiles, resources, points }) } : one,
  )
}
