import {
  type Choice,
  fatePlacementGain,
  type GameEvent,
  type GameState,
  legalChoices,
  newGame,
  standardBox,
  standardRules,
  taskMet,
} from '#engine'
import type { LastTurnEvents, OptionToMark, PictureRequest, Scene } from '#render'
import { type Dice, diceFor, seedFor } from '#support/dice'
import { type Policy, steps } from '#support/driver'
import { setupFor } from '#support/setups'

/** A position reached by random choices, for looking at pictures, tests and measurements. */
export interface Sample {
  readonly state: GameState
  readonly lastTurn: LastTurnEvents | null
  /** Events of the turn that is still open. */
  readonly open: readonly GameEvent[]
}

/**
 * A random choice, but bonfires are lit when they can be, tasks taken that are nearly met, and fate tiles laid where
 * they give much: a city that grows is worth a look.
 */
const growing =
  (dice: Dice): Policy =>
  (state, choices) => {
    const wish = (choice: Choice): number => {
      switch (choice.kind) {
        case 'ignite':
        case 'novice':
        case 'bonus':
          return 90
        case 'task':
          return taskMet(standardRules, state, state.turn.seat, choice.task) ? 80 : 14
        case 'fate':
          return fatePlacementGain(standardRules, state, state.turn.seat, choice).areas.reduce(
            (sum, area) => sum + area.count,
            0,
          )
        case 'ship': {
          const tasks = state.islands[choice.island]?.tasks ?? []
          return tasks.some((task) => taskMet(standardRules, state, state.turn.seat, task)) ? 40 : 3
        }
        case 'guardian':
          return 12
        case 'gnome':
        case 'bonfire':
        case 'path':
          return 9
        case 'take':
          return choice.portal === null ? 2 : 9
        case 'decline':
        case 'stay':
        case 'point':
        case 'discard':
        case 'pass':
        case 'out':
          return -9
        default:
          return 6
      }
    }
    const [best] = choices
      .map((choice) => ({ choice, weight: wish(choice) + dice.below(1000) / 120 }))
      .sort((a, b) => b.weight - a.weight)
    if (best === undefined) throw new Error('a game that goes on has choices')
    return best.choice
  }

/**
 * A game of random choices: one sample after each, from the set-up to the end. The same numbers give the same game.
 * @param options players 1 to 4 (1: against Tom), a seed
 */
export function* samples(options: { readonly players: number; readonly seed: number }): Generator<Sample> {
  const name = `picture ${options.players} ${options.seed}`
  const start = newGame(standardRules, setupFor(name, options.players, 'rulebook', seedFor(name)))
  let open: readonly GameEvent[] = []
  let lastTurn: LastTurnEvents | null = null
  yield { state: start, lastTurn, open }
  for (const { state, after, events } of steps(standardRules, start, growing(diceFor(name)))) {
    open = [...open, ...events]
    if (events.some((event) => event.kind === 'turnEnded')) {
      lastTurn = { seat: state.turn.seat, events: open }
      open = []
    }
    yield { state: after, lastTurn, open }
  }
}

/** The position after so many choices, or at the game's end if that comes first. */
export function sample(options: { readonly players: number; readonly seed: number; readonly choices: number }): Sample {
  let count = 0
  let last: Sample | null = null
  for (const one of samples(options)) {
    last = one
    if (count++ >= options.choices) break
  }
  if (last === null) throw new Error('a game has a first position')
  return last
}

/** Every task and gnome of the box, one after the other. */
const PIECES = [
  ...standardBox.tasks.map(({ id }) => ({ task: id })),
  ...standardBox.specialists.map(({ number }) => ({ gnome: `S${number}` as const })),
  ...standardBox.elders.map(({ number }) => ({ gnome: `E${number}` as const })),
]

/** The choices that stand open, each with a letter, as a select would name them. */
const candidates = (
  state: GameState,
  kinds: readonly Choice['kind'][] | null = null,
  most: number = 25,
): OptionToMark[] =>
  legalChoices(standardRules, state)
    .filter((choice) => kinds === null || kinds.includes(choice.kind))
    .slice(0, most)
    .map((choice, i) => ({ label: String.fromCharCode(65 + i), choices: [choice] }))

/** As many as the panel of fate tiles lists at once. */
const MOST_PLACEMENTS = 6

const ISLANDS = standardBox.islands.map((island) => island.id)
const NAMES = ['Ada', 'Bartholomew', 'Chiara', 'Dörte'] as const

export const SCENES = [
  'table',
  'map',
  'city',
  'turn',
  'score',
  'island',
  'islands',
  'gnomes',
  'bonfire',
  'council',
  'fate',
  'piece',
  'analysis',
  'stats',
] as const satisfies readonly Scene[]

/** A request for a scene at a position. */
export function requestFor(scene: Scene, { state, lastTurn, open: opened }: Sample): PictureRequest {
  const names = state.tom === null ? NAMES.slice(0, state.cities.length) : [NAMES[0], 'Tom']
  const all = { rules: standardRules, state, names, language: 'en' } as const
  const { seat } = state.turn
  const open = candidates(state)
  switch (scene) {
    case 'table':
      return { ...all, scene, lastTurn }
    case 'city':
      return { ...all, scene, seat, tentative: opened, candidates: open }
    case 'turn':
      return { ...all, scene, seat, tentative: opened, candidates: open }
    case 'score':
      return { ...all, scene }
    case 'map':
    case 'gnomes':
    case 'council':
      return { ...all, scene, candidates: open }
    case 'bonfire':
      return { ...all, scene, seat, candidates: open }
    case 'island':
      return { ...all, scene, island: ISLANDS[state.turn.number % ISLANDS.length] ?? 'A1', candidates: open }
    case 'islands':
      return { ...all, scene, seat }
    case 'piece': {
      const piece = PIECES[(state.turn.number * 7) % PIECES.length] ?? { task: 'B1' }
      return { scene, rules: standardRules, box: standardRules.hash, names: [], language: 'en', piece }
    }
    case 'analysis': {
      // Made up: whatever may come, on lines that go up and down.
      const { number } = state.turn
      const course = Array.from({ length: number }, (_, turns) => ({
        turns,
        points: names.map((_, at) => Math.round(40 + 30 * Math.sin(at * 2 + turns / 7 + number)) - (number % 3) * 9),
      }))
      const turningPoints = [number >> 2, number >> 1, (number >> 1) + 1].flatMap((turn, nth) =>
        turn < 1 ? [] : { seat: (turn + nth) % names.length, number: turn },
      )
      return { scene, rules: standardRules, names, language: 'en', course, turningPoints }
    }
    case 'stats': {
      // Made up: from nothing to more than anybody has.
      const { number } = state.turn
      const line = (nth: number) => ({ own: ((number * nth) % 97) / 3, server: (nth * 17) / 6 })
      const lines = {
        ...{ duringPlay: line(7), bonfires: line(11), guardians: line(2), portals: line(3) },
        ...{ crystals: line(0), commonTasks: line(5), fateTiles: line(1), leftovers: line(4) },
      }
      const average = Object.values(lines).reduce((sum, { own }) => sum + own, 0)
      return {
        scene,
        rules: standardRules,
        names: names.slice(0, 1),
        language: 'en',
        average,
        best: Math.ceil(average),
        lines,
      }
    }
    case 'fate':
      return { ...all, scene, seat, candidates: candidates(state, ['fate', 'start'], MOST_PLACEMENTS) }
  }
}
