import {
  type Colour,
  type GainSource,
  type GameEvent,
  pathTileParts,
  type Resource,
  type Rules,
  type Seat,
  TOM_SEAT,
} from '#engine'
import { eventText, nameOf, type TellableEvent } from './event-text.ts'
import { gnomeFacts } from './gnomes.ts'
import { addGoods, type Goods, noGoods } from './goods.ts'
import { withoutEmoji } from './spoken.ts'
import type { Words } from './words/index.ts'
import type { StoryWords } from './words/story.ts'

/** A part of a turn's story. */
export interface StoryPart {
  /** Who did it; null where nobody did. */
  readonly seat: Seat | null
  /** One sentence, or two. */
  readonly text: string
  /** What it cost in sum; empty for nothing. */
  readonly cost: string
}

/** What is told as one thing, though several events may tell of it. */
type Beat =
  | { readonly kind: 'voyage'; readonly to: Parameters<StoryWords['shipMoved']>[0] }
  | { readonly kind: 'paths'; readonly tiles: readonly Parameters<StoryWords['pathBuilt']>[0][] }
  | { readonly kind: 'procession'; readonly moves: Parameters<StoryWords['procession']>[0] }
  | { readonly kind: 'gnomes'; readonly gnomes: Parameters<StoryWords['gnomesJoined']>[0] }
  | { readonly kind: 'task' | 'commonTask'; readonly task: string; readonly text: string }
  | { readonly kind: 'other'; readonly text: string }

/** What one seat did in one turn. */
interface Share {
  readonly seat: Seat
  beats: readonly Beat[]
  gained: Goods
  gainedFrom: GainSource
  paid: Goods
  discarded: Goods
}

/** With more of them there are two sentences. */
const MOST_DEEDS = 3

/**
 * A finished turn as a story, in plain words: who did what and what came of it, and apart from that what it cost, each in sum. What
 * everybody gets before the first turn is left out, and so is what turned up on the displays afterwards.
 * @param names by seat, made harmless for wherever it is shown
 */
export function storyOf(
  words: Words,
  rules: Rules,
  names: readonly string[],
  events: readonly GameEvent[],
): StoryPart[] {
  const told: (Share | StoryPart)[] = []
  let turnFrom = 0
  let offering: Resource | null = null
  const shareOf = (seat: Seat): Share => {
    const known = told.slice(turnFrom).find((one) => 'beats' in one && one.seat === seat)
    if (known !== undefined && 'beats' in known) return known
    const nothing = { gained: noGoods(), paid: noGoods(), discarded: noGoods() }
    const share: Share = { seat, beats: [], gainedFrom: 'setUp', ...nothing }
    told.push(share)
    return share
  }
  const addLine = (seat: Seat | null, text: string) => told.push({ seat, text, cost: '' })
  const addBeat = (seat: Seat, text: string) => {
    const share = shareOf(seat)
    share.beats = [...share.beats, { kind: 'other', text }]
  }
  for (const event of events) {
    switch (event.kind) {
      case 'turnBegan':
        turnFrom = told.length
        break
      case 'paidTiles':
        shareOf(event.seat).paid = addGoods(shareOf(event.seat).paid, { ...noGoods(), tiles: event.tiles })
        break
      case 'paidResources':
        shareOf(event.seat).paid = addGoods(shareOf(event.seat).paid, { ...noGoods(), resources: event.resources })
        break
      case 'discarded':
        shareOf(event.seat).discarded = addGoods(shareOf(event.seat).discarded, { ...noGoods(), tiles: [event.tile] })
        break
      case 'gained': {
        if (event.source === 'setUp') break
        const share = shareOf(event.seat)
        if (!isSome(share.gained)) share.gainedFrom = event.source
        share.gained = addGoods(share.gained, event)
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
        addBeat(event.seat, words.brief.countdownBegan)
        break
      case 'tomCard':
        addBeat(TOM_SEAT, words.story.tomDrew(event.card))
        break
      case 'tomIdle':
        addBeat(TOM_SEAT, event.why === 'outgrown' ? words.narration.deeds.outgrown : words.brief.tomFoundNothing)
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
        const share = shareOf(event.seat)
        const said = () => eventText(words, rules, names, event, offering).text
        share.beats = withBeat(words, rules, share.beats, event, { said, offering })
        if (event.kind === 'taskReceived') offering = null
      }
    }
  }
  return told.flatMap((one) => ('beats' in one ? partOf(words, nameOf(names, one.seat), one) : one))
}

type Deed = Exclude<
  TellableEvent,
  {
    kind:
      | ('tomCard' | 'tomIdle' | 'countdownBegan' | 'countdownHandedOn' | 'gameEnded' | 'wentOut')
      | ('bonusTaken' | 'islandActionDeclined' | 'pathsTurnedUp' | 'gnomesTurnedUp' | 'offeringTurnedUp')
  }
>

/**
 * The beats with one more, or with the last one told further.
 * @param more the event alone in words, and what was laid down for a task
 */
function withBeat(
  words: Words,
  rules: Rules,
  beats: readonly Beat[],
  event: Deed,
  { said, offering }: { readonly said: () => string; readonly offering: Resource | null },
): readonly Beat[] {
  const { story } = words
  const last = beats.at(-1)
  const and = (beat: Beat): Beat[] => [...beats, beat]
  const instead = (...some: readonly Beat[]): Beat[] => [...beats.slice(0, -1), ...some]
  const other = (text: string): Beat => ({ kind: 'other', text })
  switch (event.kind) {
    case 'startTileLaid':
      return and(other(story.startTileLaid(symbolsOf(rules, event), event.swapped)))
    case 'fateTilePlaced':
      return and(other(story.fateTilePlaced(symbolsOf(rules, event))))
    case 'shipMoved':
      return and({ kind: 'voyage', to: rules.island(event.to) })
    case 'guardianReceived':
      return last?.kind === 'voyage'
        ? instead(other(words.brief.shipMoved(last.to)), other(said()))
        : and(other(said()))
    case 'taskReceived':
      return and({ kind: 'task', task: event.task, text: story.taskReceived(rules.task(event.task), offering) })
    case 'ignited': {
      const task = rules.task(event.task)
      const received = last?.kind === 'task' && last.task === event.task
      return received ? instead(other(story.bonfireReceived(task))) : and(other(story.ignited(task)))
    }
    case 'passed':
      return and(other(words.brief.passed))
    case 'commonTaskMet':
      return and({ kind: 'commonTask', task: event.task, text: story.commonTaskMet(event.task) })
    case 'noviceMoved':
      return last?.kind === 'commonTask' && last.task === event.from
        ? and(other(story.neutralNoviceMoved(event.to)))
        : and(other(said()))
    case 'pathBuilt': {
      const tile = { ...pathTileParts(event.tile), space: event.space, from: event.from }
      return last?.kind === 'paths'
        ? instead({ ...last, tiles: [...last.tiles, tile] })
        : and({ kind: 'paths', tiles: [tile] })
    }
    case 'processionBegan':
      return and({ kind: 'procession', moves: [] })
    case 'guardianMoved':
      return last?.kind === 'procession' ? instead({ ...last, moves: [...last.moves, event] }) : and(other(said()))
    case 'gnomeJoined': {
      const gnome = gnomeFacts(rules, event.gnome)
      return last?.kind === 'gnomes'
        ? instead({ ...last, gnomes: [...last.gnomes, gnome] })
        : and({ kind: 'gnomes', gnomes: [gnome] })
    }
    default:
      return and(other(said()))
  }
}

/** In the order in which they lie, from left to right or from top to bottom. */
function symbolsOf(
  rules: Rules,
  { tile, direction }: Extract<GameEvent, { kind: 'startTileLaid' | 'fateTilePlaced' }>,
): Colour[] {
  const symbols = [...rules.symbols(tile)]
  return direction === 'w' || direction === 'n' ? symbols.reverse() : symbols
}

function beatText({ story }: Words, beat: Beat): string {
  switch (beat.kind) {
    case 'voyage':
      return story.shipMoved(beat.to)
    case 'paths': {
      const [tile, another] = beat.tiles
      return tile === undefined || another !== undefined ? story.pathsBuilt(beat.tiles) : story.pathBuilt(tile)
    }
    case 'procession':
      return story.procession(beat.moves)
    case 'gnomes':
      return story.gnomesJoined(beat.gnomes)
    default:
      return beat.text
  }
}

const isSome = ({ tiles, resources, points }: Goods): boolean => tiles.length + resources.length > 0 || points !== 0

function partOf(words: Words, name: string, share: Share): StoryPart | [] {
  const { story } = words
  const { seat, beats, gained, gainedFrom, paid, discarded } = share
  const deeds = [
    ...beats.map((beat) => withoutEmoji(words, beatText(words, beat))),
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
