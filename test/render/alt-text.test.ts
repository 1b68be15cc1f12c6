import { describe, expect, it } from 'vitest'
import { ACTION_TILES, boxOf, cityOf, scoreSheets } from '#engine'
import { altText } from '#render'
import { words } from '#text'
import { requestFor, type Sample, SCENES, sample, samples } from '#tools/sample-picture'

const NAMES = words('en').names
const games: Sample[] = [1, 2, 3, 4].flatMap((players) => {
  const game = [...samples({ players, seed: 60 + players })]
  return game.filter((_, i) => i % 37 === 0).concat(game.slice(-1))
})

describe('alt texts', () => {
  it('are never empty and never longer than Discord allows', () => {
    for (const position of games)
      for (const scene of SCENES) {
        const text = altText(requestFor(scene, position))
        expect(text.length).toBeGreaterThan(0)
        expect(text.length).toBeLessThanOrEqual(1024)
      }
  })

  it('of the table say whose turn it is and every score', () => {
    const position = sample({ players: 3, seed: 4, choices: 120 })
    const text = altText(requestFor('table', position))
    expect(text).toContain('Bartholomew')
    position.state.cities.forEach((city, seat) => {
      expect(text).toContain(`${['Ada', 'Bartholomew', 'Chiara'][seat]} ${city.score}`)
    })
    expect(text).toMatch(/of 10 novices in the council/)
  })

  it('of a finished game say who has won and every total', () => {
    const position = sample({ players: 2, seed: 4, choices: 5000 })
    const text = altText(requestFor('score', position))
    for (const sheet of scoreSheets(position.state)) expect(text).toContain(`${sheet.total}`)
  })

  it('of a city name what is in supply, the tasks and where the guardians stand', () => {
    for (const { state, lastTurn, open } of games) {
      const { seat } = state.turn
      const city = cityOf(state, seat)
      const text = altText(requestFor('city', { state, lastTurn, open }))
      for (const tile of ACTION_TILES)
        if (city.actionTiles[tile] > 0) expect(text).toMatch(new RegExp(`${city.actionTiles[tile]} ${tile}`))
      for (const { colour, place } of city.guardians)
        expect(text).toContain(`${NAMES.guardian[colour]}: ${NAMES.place(place)}`)
      city.tasks.forEach((task, i) => {
        if (task === null) return
        const { colour, points } = boxOf(state).task(task.task)
        expect(text).toContain(`${i + 1}: ${colour}, ${points} points`)
      })
    }
  })

  it('say colours and resources in words, not as pictographs', () => {
    for (const position of games)
      for (const scene of SCENES)
        expect(altText(requestFor(scene, position))).not.toMatch(/[🟩🟦🟥⬜🟪🟫🟨🌸🍎🌿🐚🥕🪙🏅⏳🎩🏁]/u)
  })

  it('take names as people like them', () => {
    const position = sample({ players: 2, seed: 9, choices: 40 })
    const request = requestFor('table', position)
    const text = altText({ ...request, names: ['a\u202eb\nc', '🔥'.repeat(200)] })
    expect(text).not.toMatch(/[\u202e\n]/)
    expect(text.length).toBeLessThanOrEqual(1024)
  })
})
