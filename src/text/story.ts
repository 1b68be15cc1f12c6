import { type GainSource, type GameEvent, type Resource, type Rules, type Seat, TOM_SEAT } from '#engine'
import { eventText, nameOf } from './event-text.ts'
import { addGoods, type Goods, noGoods } from './goods.ts'
import { withoutEmoji } from './spoken.ts'
import { deedText, type StoryDeed, withDeed } from './story-deeds.ts'
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
  deeds: readonly StoryDeed[]
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
 */
export function storyOf(
  words: Words,
  rules: Rules,
  names: readonly string[],
  events: readonly GameEvent[],
): StoryPart[] {
  const told: (SeatStory | StoryPart)[] = []
  let turnFrom = 0
  let offering: Resource | null = null
  const partFor = (seat: Seat): SeatStory => {
    const known = told.slice(turnFrom).find((one) => 'deeds' in one && one.seat === seat)
    if (known !== undefined && 'deeds' in known) return known
    const nothing = { gained: noGoods(), paid: noGoods(), discarded: noGoods() }
    const own: SeatStory = { seat, deeds: [], gainedFrom: 'setUp', ...nothing }
    told.push(own)
    return own
  }
  const addLine = (seat: Seat | null, text: string) => told.push({ seat, text, cost: '' })
  const addDeed = (seat: Seat, text: string) => {
    const own = partFor(seat)
    own.deeds = [...own.deeds, { kind: 'other', text }]
  }
  for (const event of events) {
    switch (event.kind) {
      case 'turnBegan':
        turnFrom = told.length
        break
      case 'paidTiles':
        partFor(event.seat).paid = addGoods(partFor(event.seat).paid, { ...noGoods(), tiles: event.tiles })
        break
      case 'paidResources':
        partFor(event.seat).paid = addGoods(partFor(event.seat).paid, { ...noGoods(), resources: event.resources })
        break
      case 'discarded':
        partFor(event.seat).discarded = addGoods(partFor(event.seat).discarded, { ...noGoods(), tiles: [event.tile] })
        break
      case 'gained': {
        if (event.source === 'setUp') break
        const own = partFor(event.seat)
        if (!isSome(own.gained)) own.gainedFrom = event.source
        own.gained = addGoods(own.gained, event)
        break
      }
      case 'wentOut': {
        // Who passes for want of a turn is out as well.
        const passes = events.some((one) => one.kind === 'passed' && one.byItself && one.seat === event.seat)
        const { text } = eventText(words, rules, names, event, null)
        if (!passes) addLine(event.seat, words.story.sentence(nameOf(names, event.seat), [text], false))
        break
      }
      case 'offeringLaid':
        offering = event.resource
        break
      case 'countdownBegan':
        addDeed(event.seat, words.brief.countdownBegan)
        break
      case 'tomCard':
        addDeed(TOM_SEAT, words.story.tomDrew(event.card))
        break
      case 'tomIdle':
        addDeed(TOM_SEAT, event.why === 'outgrown' ? words.narration.deeds.outgrown : words.brief.tomFoundNothing)
        break
      case 'countdownHandedOn':
      case 'gameEnded':
        addLine(null, withoutEmoji(words, eventText(words, rules, names, event, null).text))
        break
      case 'turnEnded':
      case 'forced':
      case 'bonusTaken':
      case 'islandActionDeclined':
      case 'pathsTurnedUp':
      case 'gnomesTurnedUp':
      case 'offeringTurnedUp':
        break
      default: {
        const own = partFor(event.seat)
        const said = () => eventText(words, rules, names, event, offering).text
        own.deeds = withDeed(words, rules, own.deeds, event, { said, offering })
        if (event.kind === 'taskReceived') offering = null
      }
    }
  }
  return told.flatMap((one) => ('deeds' in one ? partOf(words, nameOf(names, one.seat), one) : one))
}

const isSome = ({ tiles, resources, points }: Goods): boolean => tiles.length + resources.length > 0 || points !== 0

function partOf(words: Words, name: string, told: SeatStory): StoryPart | [] {
  const { story } = words
  const { seat, gained, gainedFrom, paid, discarded } = told
  const deeds = [
    ...told.deeds.map((deed) => withoutEmoji(words, deedText(words, deed))),
    ...(isSome(gained) ? [story.gained(gained, gainedFrom)] : []),
  ]
  if (deeds.length === 0) return []
  const inFirst = deeds.length > MOST_DEEDS ? Math.ceil(deeds.length / 2) : deeds.length
  const sentences = [deeds.slice(0, inFirst), deeds.slice(inFirst)].filter((some) => some.length > 0)
  const costs = [isSome(paid) ? story.paid(paid) : null, isSome(discarded) ? story.discarded(discarded) : null]
  return {
    seat,
    text: sentences.map((some, index) => story.sentence(name, some, index > 0)).join(' '),
    cost: costs.filter((one) => one !== null).join(' · '),
  }
}
