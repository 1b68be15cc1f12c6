import { expect, it } from 'vitest'
import { cityOf, formatChoice, play, standardRules, whyNot } from '#engine'
import { knownOf, LEVELS, recommend } from '#players'
import { dealtAnew } from '#support/dealt-anew'
import { diceFor } from '#support/dice'
import { position } from '../engine/position.ts'

const state = position({
  players: 2,
  gnomes: ['S1', 'S2'],
  actionTiles: { brown: 2, purple: 1, blue: 1 },
  resources: { blossom: 1, fruit: 1, herb: 1, shell: 1, root: 1, gold: 1 },
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

it('recommends the same whatever is hidden', () => {
  for (let deal = 0; deal < 3; deal++)
    expect(recommended(dealtAnew(state, diceFor(`deal ${deal}`)))).toEqual(recommended(state))
})
