import { describe, expect, it } from 'vitest'
import { cityOf, conditionProgress, type GameState, SPACES, scoreSheetOf, standardRules } from '#engine'
import { altText } from '#render'
import type { Layout } from '#render/layout'
import { cityColumnPoints } from '#render/parts/column-points'
import { layoutOf } from '#render/scenes/index'
import { randomPositions } from '#support/random-pictures'
import { requestFor, sample } from '#support/sample-picture'
import { LANGUAGES, words } from '#text'

const positions = randomPositions('cities', 120).map(({ position }) => position)
const textsOf = ({ items }: Layout): string[] => items.flatMap((item) => (item.kind === 'text' ? [item.text] : []))
const cityOn = (position: (typeof positions)[number]): string[] => textsOf(layoutOf(requestFor('city', position)))
const unlit = (state: GameState) =>
  cityOf(state, state.turn.seat).tasks.flatMap((task) => (task?.lit === false ? [standardRules.task(task.task)] : []))
const count = (texts: readonly string[], wanted: string): number => texts.filter((text) => text === wanted).length

describe('the columns of a city', () => {
  it('show points that sum up to what the score sheet says', () => {
    for (const { state } of positions)
      state.cities.forEach((city, seat) => {
        const { bonfires, portals, crystals, guardians } = scoreSheetOf(standardRules, state, seat).lines
        const columns = SPACES.map((space) => cityColumnPoints(standardRules, state, city, space))
        expect(columns.reduce((sum, { now }) => sum + now, 0)).toBe(bonfires + portals + crystals)
        const standing = columns.filter(({ guarded }) => guarded).reduce((sum, { guardian }) => sum + guardian, 0)
        expect(standing).toBe(guardians)
      })
  })

  it('have the number of their space, as the words call it', () => {
    for (const position of positions) {
      const stones = layoutOf(requestFor('city', position)).items.filter(
        (item) => item.kind === 'text' && item.on === true && /^[1-7]$/.test(item.text) && item.rect.w === 40,
      )
      expect(stones.map((item) => (item.kind === 'text' ? item.text : ''))).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    }
  })

  it('tell a task that is met from one that is not, and how much is there', () => {
    let met = 0
    for (const position of positions) {
      const { state } = position
      if (state.ended !== null) continue
      const texts = cityOn(position)
      const progress = unlit(state).map(({ condition }) =>
        conditionProgress(standardRules, state, state.turn.seat, condition),
      )
      const lightable = progress.filter(({ have, need }) => have >= need).length
      expect(count(texts, 'can ignite')).toBe(lightable)
      for (const { have, need } of progress) if (have < need) expect(texts).toContain(`${have} of ${need}`)
      met += lightable
    }
    expect(met).toBeGreaterThan(0)
  })

  it('show +2 where a crystal has the colour of its task, dashed until the bonfire burns', () => {
    for (const position of positions) {
      const { state } = position
      const city = cityOf(state, state.turn.seat)
      const matching = SPACES.filter((space) => cityColumnPoints(standardRules, state, city, space).crystalMatches)
      const { items } = layoutOf(requestFor('city', position))
      const beams = items.filter((item) => item.kind === 'polyline' && item.points.length === 2)
      const dashed = beams.filter((item) => item.kind === 'polyline' && item.dash !== undefined)
      expect(beams).toHaveLength(matching.length)
      expect(dashed).toHaveLength(matching.filter((space) => city.tasks[space - 1]?.lit !== true).length)
    }
  })
})

it('a city is marked as a computer player’s on a picture, and told to be one where it is read', () => {
  const position = sample({ players: 2, seed: 9, choices: 40 })
  for (const language of LANGUAGES) {
    const names = [0, 1].map((seat) => words(language).computers.named(`Odrin${seat}`))
    const request = { ...requestFor('city', position), language, names, computers: [0, 1] }
    const drawn = textsOf(layoutOf(request)).join(' ')
    expect(drawn).toMatch(/Odrin[01] 🤖/u)
    expect(names.filter((name) => drawn.includes(name))).toEqual([])
    expect(names.some((name) => altText(request).includes(name))).toBe(true)
    expect(textsOf(layoutOf({ ...request, computers: [] })).join(' ')).not.toContain('🤖')
  }
})
