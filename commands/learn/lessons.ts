import { z } from 'zod'
import { type GameState, newGame, playJournalLine, type Seat, standardRules } from '#engine'
import { LESSONS, type LessonName } from '#text'
import games from './games.json' with { type: 'json' }

/** Games of computer players from which the positions come: the choices up to the latest position that is shown. */
const GAMES = z
  .record(z.enum(['spring', 'summer', 'autumn']), z.strictObject({ seed: z.string(), played: z.array(z.string()) }))
  .parse(games)

/** A position with one decision and three answers to it; its words are in `src/text/en/learn.ts`. */
export interface Lesson {
  readonly game: keyof typeof GAMES
  /** How many choices of the game lead to the position, at the beginning of a turn. */
  readonly after: number
  /** What shows the answers best. */
  readonly scene: 'fate' | 'map' | 'city' | 'bonfire'
  /** In the notation of `choice-sequence.ts`, with payments left to be proposed. */
  readonly answers: readonly [string, string, string]
  /** The best answer, from 0. */
  readonly best: 0 | 1 | 2
}

const ALL: Readonly<Record<LessonName, Lesson>> = {
  fate: {
    game: 'spring',
    after: 39,
    scene: 'fate',
    answers: ['fate F2 2,2e', 'fate F2 4,7n', 'fate F1 4,6w'],
    best: 1,
  },
  ship: { game: 'spring', after: 44, scene: 'map', answers: ['ship A2', 'ship D3', 'ship A3'], best: 1 },
  path: {
    game: 'summer',
    after: 95,
    scene: 'city',
    answers: ['path yellow-shell', 'path pile', 'path blue-fruit'],
    best: 2,
  },
  bonfire: { game: 'spring', after: 22, scene: 'bonfire', answers: ['bonfire 0', 'bonfire 1', 'bonfire 4'], best: 0 },
  ignite: {
    game: 'spring',
    after: 54,
    scene: 'city',
    answers: ['path red-blossom', 'gnome S5 1', 'ignite 5'],
    best: 2,
  },
  end: {
    game: 'autumn',
    after: 234,
    scene: 'city',
    answers: ['procession 1;move wood b3', 'pass', 'ignite 1'],
    best: 2,
  },
}

export const lessonAt = (number: number): Lesson => ALL[LESSONS[number - 1] ?? 'fate']

/** A position, and whose turn it is there. */
export interface LessonPosition {
  readonly state: GameState
  readonly seat: Seat
}

const positions = new Map<Lesson, LessonPosition>()

/** The position of a lesson; played once, for it is always the same. */
export function lessonPosition(lesson: Lesson): LessonPosition {
  const known = positions.get(lesson)
  if (known !== undefined) return known
  const { seed, played } = GAMES[lesson.game]
  const setup = { players: 2, seed, edition: 'rulebook', beginnerIslands: true, solo: null } as const
  const start = newGame(standardRules, { ...setup, box: standardRules.hash })
  const state = played
    .slice(0, lesson.after)
    .reduce((now, line) => playJournalLine(standardRules, now, line).state, start)
  const position = { state, seat: state.turn.seat }
  positions.set(lesson, position)
  return position
}
