import {
  type Choice,
  type ChoiceKind,
  cityOf,
  fatePlacementGain,
  type GameState,
  newGame,
  type Setup,
  standardRules,
} from '#engine'
import { type Policy, type Step, steps } from '#support/driver'

export type { Step }

/** Random numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let at = seed
  return () => {
    at = (at + 0x6d2b79f5) | 0
    let t = Math.imul(at ^ (at >>> 15), 1 | at)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const setup = (players: number, seed: number, change: Partial<Setup> = {}): Setup => ({
  players,
  seed: seed.toString(16).padStart(32, '0'),
  edition: 'rulebook',
  beginnerIslands: false,
  solo: players === 1 ? { handicap: 0, letTomDecide: false } : null,
  box: standardRules.hash,
  ...change,
})

/** What a player who wants to see much of the game does first. */
const EAGER: readonly (readonly ChoiceKind[])[] = [
  ['ignite', 'novice', 'newpaths', 'search'],
  ['bonus', 'task', 'guardian', 'gnome', 'path', 'tomGnome'],
  ['move', 'ship', 'bonfire', 'fate'],
]

/**
 * Random choices: mostly of a kind that builds a city, now and then of any kind. Fate tiles are placed where they bring
 * much, for otherwise nobody can pay for anything.
 */
function building(next: () => number): Policy {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)]
  return (state, choices) => {
    const kinds = [...new Set(choices.map(({ kind }) => kind))]
    const eager = next() < 0.85 ? EAGER.map((few) => kinds.filter((kind) => few.includes(kind))) : []
    const kind = pick(eager.find((few) => few.length > 0) ?? kinds)
    const these = choices.filter((one) => one.kind === kind)
    const choice = kind === 'fate' ? richest(state, these) : pick(these)
    if (choice === undefined) throw new Error('a game that goes on has choices')
    return choice
  }
}

const randomGame = (start: Setup): Step[] => {
  const policy = building(random(Number.parseInt(start.seed.slice(-6), 16) * 7 + start.players))
  return [...steps(standardRules, newGame(standardRules, start), policy)]
}

function richest(state: GameState, choices: readonly Choice[]): Choice | undefined {
  let best: { choice: Choice; tiles: number } | undefined
  for (const choice of choices) {
    if (choice.kind !== 'fate') continue
    const { areas } = fatePlacementGain(standardRules, state, state.turn.seat, choice)
    const tiles = areas.reduce((sum, { count }) => sum + count, 0)
    if (best === undefined || tiles > best.tiles) best = { choice, tiles }
  }
  return best?.choice
}

let games: Step[][] | undefined
/** Some whole games for two to four and solo, in both editions, in which every kind of choice and event occurs. */
export function sampleGames(): readonly (readonly Step[])[] {
  games ??= [
    randomGame(setup(2, 1)),
    randomGame(setup(2, 41)),
    randomGame(setup(3, 58)),
    randomGame(setup(4, 16, { edition: 'online' })),
    randomGame(setup(1, 16)),
    randomGame(setup(1, 12, { edition: 'online' })),
  ]
  return games
}

/** The state with everything hidden in another order: what nobody at the table can tell apart. */
export function otherwiseHidden(state: GameState): GameState {
  const { piles } = cityOf(state, 0).offerings
  const turned = <T>(list: readonly T[]): T[] => [...list].reverse()
  return {
    ...state,
    setup: { ...state.setup, seed: 'f'.repeat(32) },
    rng: [1, 2, 3, 4],
    pathPile: turned(state.pathPile),
    gnomePile: turned(state.gnomePile),
    tom: state.tom === null ? null : { ...state.tom, deck: turned(state.tom.deck) },
    cities: state.cities.map((city, seat) => ({
      ...city,
      offerings: {
        open: city.offerings.open,
        piles: seat === 0 ? [turned(piles[0]), turned(piles[1])] : [...city.offerings.piles],
      },
    })),
  }
}
