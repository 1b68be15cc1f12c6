import { describe, expect, it } from 'vitest'
import { type Choice, cityOf, formatChoice, play, standardRules, TOM_SEAT, whyNot } from '#engine'
import { compareTurnWithBestPlan, knownOf, LEVELS, recommend, replayByTurns } from '#players'
import { dealtAnew } from '#support/dealt-anew'
import { diceFor } from '#support/dice'
import { matchSetup, playMatch } from '#support/match'
import { position } from '../engine/position.ts'

const state = position({
  players: 2,
  gnomes: ['S1', 'S2'],
  actionTiles: { brown: 3 },
  resources: { blossom: 2, fruit: 2, herb: 2, shell: 1, root: 1, gold: 1 },
  change: (_draft, city) => {
    city.tasks[2] = { task: 'R2', lit: false }
  },
})
const recommended = (at: typeof state) =>
  recommend(standardRules, knownOf(at), at.turn.seat, LEVELS.club, () => diceFor('recommended'))

it('recommends up to three turns that can be played to their end, the best first', () => {
  const turns = recommended(state)
  expect(turns.length).toBeGreaterThan(1)
  expect(turns.length).toBeLessThanOrEqual(3)
  expect(turns[0]?.behind).toBeNull()
  for (const { choices } of turns) {
    expect(choices.at(-1)?.kind).toBe('end')
    const [first] = choices
    expect(first && whyNot(standardRules, state, first)).toBeNull()
  }
})

it('recommends no turn twice that differs only in what is taken of a space of the Great Bonfire', () => {
  const collector = position({ players: 2, gnomes: ['S23'], actionTiles: { purple: 2 } })
  const turns = recommended(collector)
  expect(turns.length).toBeGreaterThan(1)
  const deeds = turns.map(({ choices: [first] }) => first && formatChoice(first))
  expect(deeds.some((deed) => deed?.startsWith('bonfire'))).toBe(true)
  expect(new Set(deeds).size).toBe(deeds.length)
})

it('names the own task to which a turn comes closer: a third gnome of three', () => {
  const gnome = recommended(state).find(({ choices }) => choices.some(({ kind }) => kind === 'gnome'))
  expect(gnome?.nearer).toEqual(['R2'])
  const after = (gnome?.choices ?? []).reduce((now, choice) => play(standardRules, now, choice).state, state)
  expect(cityOf(after, state.turn.seat).gnomes).toHaveLength(3)
})

it('tells of a task that is received, though another turn does as much for the tasks', () => {
  const turns = recommended(
    position({
      players: 2,
      actionTiles: { purple: 3, yellow: 1 },
      resources: { gold: 2, root: 1 },
      change: (_draft, city) => {
        city.ship = 'C1'
        city.tasks[0] = { task: 'B18', lit: false }
      },
    }),
  )
  const receiving = turns.filter(({ newTask }) => newTask)
  expect(receiving).toHaveLength(1)
  expect(receiving[0]?.gains.map(({ part }) => part)).toContain('tasks')
})

it('recommends the same whatever is hidden', () => {
  for (let deal = 0; deal < 3; deal++)
    expect(recommended(dealtAnew(state, diceFor(`deal ${deal}`)))).toEqual(recommended(state))
})

/** The own turns of somebody who plays alone. */
function turnsAlone(name: string, slip: number) {
  const { journal } = playMatch(name, matchSetup(name, 1, 'rulebook', 0), [{ ...LEVELS.club, slip }])
  return replayByTurns(standardRules, journal).turns.filter(
    ({ seat, choices }) => seat !== TOM_SEAT && choices !== null,
  )
}

it('praises no path tile that nobody has seen, and blames nobody for not having drawn it', () => {
  const draws = (choices: readonly Choice[] | null | undefined) =>
    choices?.some((choice) => choice.kind === 'path' && choice.from === 'pile') === true
  let turn: ReturnType<typeof turnsAlone>[number] | undefined
  for (let game = 1; turn === undefined && game < 20; game++)
    turn = turnsAlone(`solo ${game}`, 0).find(({ choices }) => draws(choices))
  if (turn === undefined) throw new Error('nobody drew from the pile')
  for (let deal = 0; deal < 10; deal++) {
    const dice = () => diceFor(`unseen ${deal}`)
    const turns = recommend(standardRules, knownOf(turn.from), turn.seat, LEVELS.club, dice)
    const judgement = compareTurnWithBestPlan(standardRules, turn, LEVELS.club, dice)
    expect([...turns, judgement].filter((one) => draws(one?.choices))).toEqual([])
    expect(judgement).not.toBeNull()
  }
})

describe('in whole games', () => {
  const asked = ['solo 59', 'solo 61']
    .flatMap((name) => turnsAlone(name, 6))
    .map(({ from }) => ({ from, turns: recommended(from) }))

  it('no two turns only lay one fate tile at other places', () => {
    const placed = asked.map(({ turns }) =>
      turns.flatMap(({ choices }) => choices.flatMap((choice) => (choice.kind === 'fate' ? choice.tile : []))),
    )
    expect(placed.flat().length).toBeGreaterThan(0)
    for (const tiles of placed) expect(new Set(tiles).size).toBe(tiles.length)
  })

  it('no two turns only pay otherwise for one gnome', () => {
    const joined = asked.map(({ turns }) =>
      turns.flatMap(({ choices: [first] }) => (first?.kind === 'gnome' ? first.gnome : [])),
    )
    expect(joined.flat().length).toBeGreaterThan(0)
    for (const gnomes of joined) expect(new Set(gnomes).size).toBe(gnomes.length)
  })

  it('reasons are true: the end comes nearer by novices alone, and who passes thinks of no later turn', () => {
    const reasons = asked.flatMap(({ from, turns }) =>
      turns.map(({ choices, gains, costs }) => ({
        kinds: choices.map(({ kind }) => kind),
        parts: [...gains, ...costs].map(({ part }) => part),
        countdown: from.countdown,
      })),
    )
    const hastening = reasons.filter(({ parts }) => parts.includes('time'))
    expect(hastening.length).toBeGreaterThan(0)
    for (const { kinds, countdown } of hastening) {
      expect(countdown).toBeNull()
      expect(kinds.some((kind) => kind === 'ignite' || kind === 'novice')).toBe(true)
    }
    const passing = reasons.filter(({ kinds }) => kinds.includes('pass'))
    expect(passing.length).toBeGreaterThan(0)
    for (const { parts } of passing) expect(parts).toEqual(['banked'])
  })
})
