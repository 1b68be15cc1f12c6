import type { ActionTile, GameEvent, GameState, Resource, Seat } from '#engine'
import { bundle, type Goods, nothing, plus } from './bundle.ts'
import { clip, LIMITS } from './limits.ts'
import { nameOf, tell } from './tell.ts'
import { gnomeOf } from './things.ts'
import type { Words } from './words.ts'

type Kind = GameEvent['kind']

/** One thing that somebody did, with what it cost and brought. */
interface Deed {
  readonly kind: Kind
  readonly seat: Seat
  text: string
  readonly paid: Goods
  /** By the gnome who brought it; null for what the deed itself brings. */
  gained: readonly { readonly by: string | null; readonly goods: Goods }[]
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
 * "Ana sailed to B2 · blossom island (🟦) and received R5 for the shell offering (🟥 🌸 🐚)." Every piece paid and
 * every piece gained stands in exactly one of them.
 * @param state any position of the game: only its box is looked at
 * @param names by seat, made harmless by `escapeName`
 */
export function narrate(
  words: Words,
  state: GameState,
  names: readonly string[],
  events: readonly GameEvent[],
): string[] {
  return paragraphs(words, state, names, events).map((paragraph) => {
    if (typeof paragraph === 'string') return paragraph
    const seat = paragraph[0]?.seat ?? 0
    return words.narration.sentence(nameOf(names, seat), paragraph.map(deedText))
  })
}

/**
 * What just happened, for the live message: as many of the sentences as fit into 300 characters. Empty when nothing
 * is to be told: a turn that the game took by itself is told with the one before it.
 * @param names by seat, made harmless by `escapeName`
 */
export function turnSummary(
  words: Words,
  state: GameState,
  names: readonly string[],
  events: readonly GameEvent[],
): string {
  let summary = ''
  for (const line of narrate(words, state, names, events)) {
    const longer = summary === '' ? line : `${summary}\n${line}`
    if (longer.length > LIMITS.turnSummary - 2) return summary === '' ? clip(line, LIMITS.turnSummary) : `${summary} …`
    summary = longer
  }
  return summary
}

function deedText({ text, paid, gained }: Deed): string {
  const price = bundle(paid)
  const gains = gained.map(({ by, goods }) => (by === null ? bundle(goods) : `${bundle(goods)} (${by})`))
  return `${text}${price === '' ? '' : ` (${price})`}${gains.length === 0 ? '' : ` → ${gains.join(', ')}`}`
}

function paragraphs(
  words: Words,
  state: GameState,
  names: readonly string[],
  events: readonly GameEvent[],
): Paragraph[] {
  const told: Paragraph[] = []
  let turnedUp: string[] = []
  /** Paid and offered for the deed that comes next. */
  let paid = nothing()
  let offering: Resource | null = null
  let discarded: ActionTile[] = []

  const lastDeed = (): Deed | undefined => {
    const last = told.at(-1)
    return typeof last === 'string' ? undefined : last?.at(-1)
  }
  const addDeed = (kind: Kind, seat: Seat, text: string): Deed => {
    const deed: Deed = { kind, seat, text, paid, gained: [] }
    const sentence = told.at(-1)
    const before = lastDeed()
    const joins = before !== undefined && before.seat === seat && (FOLLOWS[kind] ?? []).includes(before.kind)
    if (joins && typeof sentence === 'object') sentence.push(deed)
    else told.push([deed])
    paid = nothing()
    offering = null
    return deed
  }

  for (const event of events) {
    switch (event.kind) {
      case 'turnBegan':
      case 'forced':
        break
      case 'turnEnded':
        told.push(...turnedUp)
        turnedUp = []
        break
      case 'paidTiles':
        paid = plus(paid, { ...nothing(), tiles: event.tiles })
        break
      case 'paidResources':
        paid = plus(paid, { ...nothing(), resources: event.resources })
        break
      case 'discarded': {
        const before = lastDeed()
        const goesOn = before?.kind === 'discarded' && before.seat === event.seat ? before : null
        discarded = [...(goesOn === null ? [] : discarded), event.tile]
        const text = words.narration.deeds.discarded(bundle({ tiles: discarded }))
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
        cause.gained = withGain(words, state, cause.gained, event)
        break
      }
      default: {
        const one = tell(words, state, names, event, offering)
        if (one.kind === 'deed') addDeed(event.kind, one.seat, one.text)
        else if (one.kind === 'line') told.push(one.text)
        else turnedUp.push(one.text)
      }
    }
  }
  // The events may end in the middle of something: a price is paid, its cause still to come.
  const payer = events.findLast((event) => PAYMENTS.includes(event.kind))
  if (payer !== undefined && 'seat' in payer && (offering !== null || bundle(paid) !== '')) {
    const { deeds } = words.narration
    addDeed('offeringLaid', payer.seat, offering === null ? deeds.paid : deeds.offeringLaid(offering))
  }
  return [...told, ...turnedUp]
}

const PAYMENTS: readonly Kind[] = ['paidTiles', 'paidResources', 'offeringLaid']

function withGain(
  words: Words,
  state: GameState,
  gained: Deed['gained'],
  event: Extract<GameEvent, { kind: 'gained' }>,
): Deed['gained'] {
  const { source, gnome, tiles, resources, points } = event
  const by = source === 'specialist' && gnome !== undefined ? gnomeOf(words, state, gnome).name : null
  const known = gained.some((one) => one.by === by)
  if (!known) return [...gained, { by, goods: { tiles, resources, points } }]
  return gained.map((one) => (one.by === by ? { by, goods: plus(one.goods, { tiles, resources, points }) } : one))
}
