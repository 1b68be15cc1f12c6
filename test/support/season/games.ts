import { newGame, playJournalLine, type Rules, scoreSheets, standardRules } from '#engine'
import { type Dice, diceFor } from '#support/dice'
import { otherRules } from '#support/other-box'
import { quickGame } from '#support/quick-games'
import { type SeasonGame, type SeasonTable, seasonGame } from '#support/season'
import type { Person } from '#table'
import { HOUR_MS } from '#time'

/** Games of some months, each with where, when and by whom it was played. */
export type Season = readonly (readonly [SeasonGame, SeasonTable])[]

export const SERVERS = ['home', 'other'] as const
/** When the first game of a season ends, in ms since 1970, and how long it may go on. */
export const SEASON = { from: Date.UTC(2026, 0, 1), until: Date.UTC(2026, 11, 31) } as const

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana', 'Ilse', 'Jon', 'Kai', 'Lou']
/** Who plays in a season; the last ones seldom. */
export const CROWD: readonly Person[] = NAMES.map((name, index) => ({ id: `${2001 + index}`, name }))

/** The rules of the box with which a game was played. */
export const rulesOfGame = ({ setup }: SeasonGame): Rules =>
  setup.box === otherRules.hash ? otherRules : standardRules

/**
 * Plays a season in two servers: by chance and by computer players on people's seats, with computer players beside people,
 * against Tom, with another box, with seats that somebody left, and tables that were closed in the middle.
 * @param name the same one plays the same season
 */
export function playSeason(name: string, count: number): Season {
  const dice = diceFor(`season ${name}`)
  return Array.from({ length: count }, (_, index) => {
    const game = gameOf(`${name} ${index}`, index, dice)
    const { players } = game.setup
    return [game, tableOf(index, players, dice)] as const
  })
}

function gameOf(name: string, index: number, dice: Dice): SeasonGame {
  // Every fourth game is played well; of these each fourth is against Tom.
  if (index % 4 === 3) return ofJournal(`season ${name}`, index >> 2)
  const players = dice.weighted([1, 2, 3, 4], (one) => 5 - Math.abs(one - 2))
  return seasonGame(name, players, dice.oneIn(12) ? otherRules : standardRules)
}

/** A game of computer players as one of people. */
function ofJournal(series: string, nth: number): SeasonGame {
  const [segment] = quickGame(series, nth).journal.segments
  if (segment === undefined || !('setup' in segment.start)) throw new Error('a game without a beginning')
  const { setup } = segment.start
  let state = newGame(standardRules, setup)
  const start = scoreSheets(standardRules, state).map(({ total }) => total)
  const course: SeasonGame['course'][number][] = []
  const choices = segment.choices.map((choice) => {
    const { seat, number: turn } = state.turn
    const played = playJournalLine(standardRules, state, choice)
    state = played.state
    course.push({ seat, turn, totals: scoreSheets(standardRules, state).map(({ total }) => total) })
    return { seat, choice, events: played.events }
  })
  const sheets = scoreSheets(standardRules, state).map(({ total, rank }) => ({ total, rank }))
  return { setup, choices, sheets, start, course }
}

function tableOf(index: number, players: number, dice: Dice): SeasonTable {
  const drawn: (Person | null)[] = []
  while (drawn.length < players) {
    const person = dice.weighted(CROWD, ({ id }) => 14 - CROWD.findIndex((one) => one.id === id))
    if (!drawn.includes(person)) drawn.push(person)
  }
  const people = drawn.map((person, seat) => (seat > 0 && dice.oneIn(12) ? null : person))
  const solo = players === 1
  // Some end at the same moment, and they are not told in the order in which they end.
  const endedAt = new Date(SEASON.from + (((index ^ 1) >> (index % 10 === 0 ? 1 : 0)) % 4000) * 36 * HOUR_MS)
  const seat = dice.below(players)
  const left = people[seat]
  const heir = dice.pick([null, left ?? null, CROWD.find((one) => !people.includes(one)) ?? null])
  return {
    ...{ id: `t${String(index).padStart(4, '0')}`, endedAt, people },
    guildId: dice.oneIn(25) ? null : (SERVERS[Number(dice.oneIn(3))] ?? null),
    ...(!solo && left && dice.oneIn(6) && { leaves: { seat, how: dice.pick(['left', 'lost'] as const), heir } }),
    ...(!solo && dice.oneIn(20) && { closed: true as const }),
  }
}
