import { type Colour, type GameEvent, pathTileParts, type Resource, type Rules } from '#engine'
import type { TellableEvent } from './event-text.ts'
import { gnomeFacts } from './gnomes.ts'
import type { Words } from './words/index.ts'

/** What is told as one thing, though several events may tell of it. */
export type StoryDeed =
  | { readonly kind: 'voyage'; readonly to: Parameters<Words['story']['shipMoved']>[0] }
  | { readonly kind: 'paths'; readonly tiles: readonly Parameters<Words['story']['pathBuilt']>[0][] }
  | { readonly kind: 'procession'; readonly moves: Parameters<Words['story']['procession']>[0] }
  | { readonly kind: 'gnomes'; readonly gnomes: Parameters<Words['story']['gnomesJoined']>[0] }
  | { readonly kind: 'task' | 'commonTask'; readonly task: string; readonly text: string }
  | { readonly kind: 'other'; readonly text: string }

/** Events that tell of a deed by themselves. */
type DeedEvent = Exclude<
  TellableEvent,
  {
    kind:
      | ('tomCard' | 'tomIdle' | 'countdownBegan' | 'countdownHandedOn' | 'gameEnded' | 'wentOut')
      | ('bonusTaken' | 'islandActionDeclined' | 'pathsTurnedUp' | 'gnomesTurnedUp' | 'offeringTurnedUp')
  }
>

/**
 * The deeds with one more, or with the last one told further.
 * @param more the event alone in words, and what was laid down for a task
 */
export function withDeed(
  words: Words,
  rules: Rules,
  deeds: readonly StoryDeed[],
  event: DeedEvent,
  { said, offering }: { readonly said: () => string; readonly offering: Resource | null },
): readonly StoryDeed[] {
  const { story } = words
  const last = deeds.at(-1)
  const and = (deed: StoryDeed): StoryDeed[] => [...deeds, deed]
  const instead = (...some: readonly StoryDeed[]): StoryDeed[] => [...deeds.slice(0, -1), ...some]
  const other = (text: string): StoryDeed => ({ kind: 'other', text })
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

export function deedText({ story }: Words, deed: StoryDeed): string {
  switch (deed.kind) {
    case 'voyage':
      return story.shipMoved(deed.to)
    case 'paths': {
      const [tile, another] = deed.tiles
      return tile === undefined || another !== undefined ? story.pathsBuilt(deed.tiles) : story.pathBuilt(tile)
    }
    case 'procession':
      return story.procession(deed.moves)
    case 'gnomes':
      return story.gnomesJoined(deed.gnomes)
    default:
      return deed.text
  }
}
