import {
  type Choice,
  type City,
  formatChoice,
  type GameEvent,
  type GameState,
  type GnomeId,
  isElder,
  legalChoices,
  newGame,
  parseChoice,
  parseGnomeId,
  play,
  type RulesEdition,
  type Seat,
  type Setup,
  standardRules,
  whyNot,
  zeroActionTiles,
  zeroResources,
} from '#engine'
import type { CityDraft, Draft } from './draft.ts'
import { draftOf } from './draft.ts'

export type { CityDraft, Draft }

const SEED = '00112233445566778899aabbccddeeff'

/** A new game before its first choice. */
export const newTable = (setup: Partial<Setup> = {}): GameState =>
  newGame(standardRules, {
    players: 3,
    seed: SEED,
    edition: 'rulebook',
    beginnerIslands: false,
    solo: null,
    box: standardRules.hash,
    ...setup,
  })

/** What a test wants of the acting seat's position; whatever it does not name is as after the starting tile. */
export interface Wish {
  players?: 2 | 3 | 4
  edition?: RulesEdition
  seed?: string
  /** The acting city's purse and supply; empty when not named. */
  resources?: Partial<City['resources']>
  actionTiles?: Partial<City['actionTiles']>
  gnomes?: readonly string[]
  /** Changes anything else; the acting city is given too. */
  change?: (draft: Draft, city: CityDraft) => void
}

/**
 * A position at the beginning of the starting player's turn, every seat's starting tile laid, every purse empty.
 * Gnomes wished for are taken from wherever they lie, so that positions stay sound.
 */
export function position(wish: Wish = {}): GameState {
  const { players = 3, edition = 'rulebook', seed = SEED } = wish
  const draft = draftOf(newTable({ players, edition, seed }))
  for (const city of draft.cities) {
    const { hand } = city.fate
    if (hand !== null) city.fate.placed.push({ tile: hand, row: 3, column: 3, direction: 'e' })
    city.fate.hand = null
  }
  draft.todo = [{ kind: 'turn' }]
  const city = draft.cities[draft.turn.seat]
  if (city === undefined) throw new Error('no acting city')
  city.resources = { ...zeroResources(), ...wish.resources }
  city.actionTiles = { ...zeroActionTiles(), ...wish.actionTiles }
  for (const gnome of wish.gnomes ?? []) recruit(draft, city, gnomeOf(gnome))
  wish.change?.(draft, city)
  return draft
}

/** The gnome that a test names. */
export function gnomeOf(word: string): GnomeId {
  const gnome = parseGnomeId(word)
  if (gnome === null) throw new Error(`${word} is not a gnome`)
  return gnome
}

function recruit(draft: Draft, city: CityDraft, gnome: GnomeId): void {
  draft.elders = draft.elders.filter((one) => one !== gnome)
  draft.gnomePile = draft.gnomePile.filter((one) => one !== gnome)
  const open = isElder(gnome) ? -1 : draft.gnomeDisplay.indexOf(gnome)
  if (open >= 0) draft.gnomeDisplay[open] = draft.gnomePile.shift() ?? null
  city.gnomes.push(gnome)
}

/** The same position with changes. */
export function changed(state: GameState, change: (draft: Draft, city: CityDraft) => void): GameState {
  const draft = draftOf(state)
  const city = draft.cities[draft.turn.seat]
  if (city === undefined) throw new Error('no acting city')
  change(draft, city)
  return draft
}

/** Reads a line that must be notation. */
export function choice(line: string): Choice {
  const read = parseChoice(line)
  if (read === null) throw new Error(`'${line}' is not notation`)
  return read
}

/** Plays lines one after the other. */
export function run(state: GameState, ...lines: string[]): { state: GameState; events: GameEvent[] } {
  const events: GameEvent[] = []
  let now = state
  for (const line of lines) {
    const played = play(standardRules, now, choice(line))
    now = played.state
    events.push(...played.events)
  }
  return { state: now, events }
}

/** The legal choices as notation, those that begin with a word when one is given. */
export const legal = (state: GameState, word?: string): string[] =>
  legalChoices(standardRules, state)
    .map(formatChoice)
    .filter((line) => word === undefined || line.split(' ')[0] === word)

/** Code and rule of the refusal, `tilesShort R6.2`; null when the line is legal. */
export function refused(state: GameState, line: string): string | null {
  const refusal = whyNot(standardRules, state, choice(line))
  return refusal === null ? null : `${refusal.code} ${refusal.rule}`
}

export const acting = (state: GameState): City => cityAt(state, state.turn.seat)
export function cityAt(state: GameState, seat: Seat): City {
  const city = state.cities[seat]
  if (city === undefined) throw new Error(`no seat ${seat}`)
  return city
}

/** Events of one kind. */
export const told = <K extends GameEvent['kind']>(events: readonly GameEvent[], kind: K) =>
  events.filter((event): event is Extract<GameEvent, { kind: K }> => event.kind === kind)

/** Ends the turn, taking the first legal choice wherever one is still needed. */
export function finishTurn(state: GameState): GameState {
  let now = state
  for (let steps = 0; now.turn.number === state.turn.number && now.ended === null; steps++) {
    const lines = legal(now)
    const line = lines.includes('end') ? 'end' : lines[0]
    if (line === undefined || steps > 50) throw new Error('the turn does not end')
    now = run(now, line).state
  }
  return now
}
