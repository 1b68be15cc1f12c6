import { boxOf, type GameEvent, type GameState, type Lookup, pathTileParts } from '#engine'
import { glyph } from '../glyphs.ts'
import { type IconName, seatIcon } from '../icons/index.ts'
import { panel, type Rect, rect, type Sheet, square } from '../layout.ts'
import type { LastTurn } from '../request.ts'
import { type Glyph, times } from '../signs.ts'
import { colours, line, radius } from '../tokens.ts'
import { noviceIcon } from './council.ts'

/** Signs that belong together: what one event came to, or whose turn begins. */
interface Phrase {
  readonly signs: readonly Glyph[]
  readonly begins?: true
}
const TOM = 1

/** What an event came to on the board; nothing where the other events of its action tell it already. */
function phraseOf(event: GameEvent, lookup: Lookup): readonly Glyph[] {
  switch (event.kind) {
    case 'startTileLaid':
    case 'fateTilePlaced':
      return lookup.symbols(event.tile).map((sign): Glyph => ({ icon: `tile-${sign}` }))
    case 'pathBuilt': {
      const { crystal, resource } = pathTileParts(event.tile)
      return [{ icon: 'path', badge: resource }, { icon: `crystal-${crystal}` }]
    }
    case 'shipMoved':
      return [{ icon: seatIcon('ship', event.seat), mark: event.to }]
    case 'taskReceived': {
      const { colour, points } = lookup.task(event.task)
      return [{ icon: `task-${colour}`, mark: `${points}` }]
    }
    case 'guardianReceived':
      return [{ icon: `guardian-${event.colour}`, mark: '+' }]
    case 'guardianMoved':
      return [
        {
          icon: `guardian-${event.guardian}`,
          mark: event.to.slice(1),
          ...(event.to.startsWith('b') ? { badge: 'bonfire' } : {}),
        },
      ]
    case 'bonfireTurned':
      return [{ icon: 'council-greatBonfire' }]
    case 'portalPlaced':
      return [{ icon: `portal-${event.portal}` }]
    case 'gnomeJoined':
      return [{ icon: event.gnome.startsWith('E') ? 'elder' : 'gnome', badge: lookup.gnomeResource(event.gnome) }]
    case 'ignited':
      return [{ icon: `bonfire-${event.colour}`, mark: `${event.points}` }]
    case 'noviceMoved':
      return [{ icon: noviceIcon(event.novice === 'own' ? event.seat : event.novice) }, { icon: `council-${event.to}` }]
    case 'commonTaskMet':
      return [{ icon: 'common', mark: '+' }]
    case 'passed':
      return [{ icon: 'countdown', mark: `${event.points}` }]
    case 'tomIdle':
      return event.why === 'nothingFits' ? [{ icon: 'pile', mark: '0' }] : []
    default:
      return []
  }
}

/** A turn in signs: whose, what was done, the points that came; Tom's card begins a turn of its own. */
function phrasesOf({ seat, events }: LastTurn, lookup: Lookup): Phrase[] {
  const turn = (whose: number, card: readonly Glyph[], some: readonly GameEvent[]): Phrase[] => {
    const points = some.reduce((sum, event) => sum + (event.kind === 'gained' ? event.points : 0), 0)
    return [
      { signs: [{ icon: seatIcon('shield', whose) }, ...card], begins: true },
      ...some.flatMap((event): Phrase[] => {
        const signs = phraseOf(event, lookup)
        return signs.length === 0 ? [] : [{ signs }]
      }),
      ...(points === 0 ? [] : [{ signs: [{ icon: 'points', mark: `${points}` } satisfies Glyph] }]),
      ...gained(some),
    ]
  }
  const at = events.findIndex(({ kind }) => kind === 'tomCard')
  const card = events[at]
  if (card?.kind !== 'tomCard') return turn(seat, [], events)
  const own = at === 0 ? [] : turn(seat, [], events.slice(0, at))
  return [...own, ...turn(TOM, [{ icon: `tom-${card.card}` }], events.slice(at))]
}

/** Tiles and resources that came, each kind once with its number. */
function gained(events: readonly GameEvent[]): Phrase[] {
  const come = events.flatMap((event) =>
    event.kind === 'gained' && event.source !== 'setUp'
      ? [...event.tiles.map((tile): IconName => `tile-${tile}`), ...event.resources]
      : [],
  )
  const signs = [...new Set(come)].map((name) => times(name, count(come, name)))
  return signs.length === 0 ? [] : [{ signs }]
}
const count = <T>(all: readonly T[], one: T): number => all.filter((other) => other === one).length

const GAP = 22
const TIGHT = 2
const widthOf = (phrases: readonly Phrase[], size: number): number =>
  phrases.reduce((sum, { signs }) => sum + signs.length * (size + TIGHT) + GAP, 0)

/** What the last turn did, in signs from left to right, as large as there is room for. */
export function story(sheet: Sheet, r: Rect, state: GameState, lastTurn: LastTurn): void {
  panel(sheet, r, { fill: colours.dusk, line: colours.panelEdge, width: line.thin, radius: radius.card })
  panel(sheet, rect(r.x + 8, r.y + 12, 6, r.h - 24), { fill: colours.changed, radius: 3 })
  const field = rect(r.x + 28, r.y, r.w - 40, r.h)
  const all = phrasesOf(lastTurn, boxOf(state))
  const shown = fitting(all, field.w)
  const size = Math.min(LARGEST, sizeFor(shown, field.w))
  let x = field.x
  for (const { signs, begins } of shown) {
    if (begins && x > field.x) {
      sheet.items.push({
        kind: 'line',
        points: [
          [x - 4, r.y + 16],
          [x - 4, r.y + r.h - 16],
        ],
        colour: colours.panelEdge,
        width: line.normal,
      })
      x += GAP / 2
    }
    for (const sign of signs) {
      glyph(sheet, square(x + size / 2, r.y + r.h / 2, size), sign)
      x += size + TIGHT
    }
    x += GAP
  }
}

const LARGEST = 58
const SMALLEST = 38
/** The largest size at which all stand in a row; a separator's room is left over. */
const sizeFor = (phrases: readonly Phrase[], width: number): number => {
  const signs = phrases.reduce((sum, phrase) => sum + phrase.signs.length, 0)
  return Math.floor((width - (phrases.length + 1) * GAP) / Math.max(1, signs)) - TIGHT
}
/** The phrases for which there is room: of an endless turn the beginning. */
function fitting(phrases: readonly Phrase[], width: number): readonly Phrase[] {
  let shown = phrases
  while (shown.length > 1 && widthOf(shown, SMALLEST) + GAP > width) shown = shown.slice(0, -1)
  return shown
}
