import { describe, expect, it } from 'vitest'
import { ACTION_TILES, cityOf, councilCount, countdownTile, decision, scoreSheets, standardRules } from '#engine'
import { altText } from '#render'
import { randomPositions } from '#support/random-pictures'
import { requestFor, type Sample, SCENES, sample, samples } from '#support/sample-picture'
import { gnomeWords, isolatedName, resultOf, words } from '#text'

const NAMES = words('en').names
const games: Sample[] = [1, 2, 3, 4].flatMap((players) => {
  const game = [...samples({ players, seed: 60 + players })]
  return game.filter((_, i) => i % 37 === 0).concat(game.slice(-1))
})

describe('alt texts', () => {
  describe('of 300 random positions, with names of all kinds, in one language after the other,', () => {
    const positions = randomPositions('alt texts', 300)
    /** What a text lacks of what it must say. */
    const lacking = (where: string, text: string, wanted: readonly string[]) =>
      wanted.flatMap((part) => (text.includes(part) ? [] : [`${where} lacks “${part}”: ${text}`]))

    it('none is empty or longer than Discord allows', () => {
      for (const { where, position, names, language } of positions)
        for (const scene of SCENES) {
          const { length } = altText({ ...requestFor(scene, position), names, language })
          expect(length, `--scene ${scene} ${where}`).toBeGreaterThan(0)
          expect(length, `--scene ${scene} ${where}`).toBeLessThanOrEqual(1024)
        }
    })

    it('the table’s says whose turn it is or who has won, every score, how near the end is and what changed', () => {
      const found = positions.flatMap(({ where, position, names, language }) => {
        const { alt, live } = words(language)
        const { state, lastTurn } = position
        const text = altText({ ...requestFor('table', position), names, language })
        const called = names.map(isolatedName)
        const seat = decision(state)?.seat
        const totals = state.ended === null ? null : scoreSheets(standardRules, state)
        const { novices, countdownAt } = councilCount(state)
        const tile = seat === undefined ? null : countdownTile(state, seat)
        return lacking(where, text, [
          seat === undefined
            ? resultOf(words(language), state, called, scoreSheets(standardRules, state))
            : live.turnOf(called[seat] ?? ''),
          ...state.cities.map((city, i) => `${called[i]} ${totals?.[i]?.total ?? city.score}`),
          live.novices(novices, countdownAt),
          ...(tile === null ? [] : [live.countdown(tile)]),
          ...(lastTurn === null ? [] : [alt.lastTurn('').trim()]),
        ])
      })
      expect(found).toEqual([])
    })

    it('the city’s says whose it is, what it holds, tasks, guardians, path, portals, gnomes and fate tiles, to its last word', () => {
      const found = positions.flatMap(({ where, position, names, language }) => {
        const { alt, names: pieces } = words(language)
        const { state, open } = position
        const { seat } = state.turn
        const city = cityOf(state, seat)
        const text = altText({ ...requestFor('city', position), names, language })
        const score = state.ended === null ? city.score : scoreSheets(standardRules, state)[seat]?.total
        return [
          ...(text.endsWith('…') ? [`${where} is cut: ${text}`] : []),
          ...lacking(where, text, [
            alt.city(isolatedName(names[seat] ?? ''), score ?? 0),
            ...ACTION_TILES.flatMap((tile) =>
              city.actionTiles[tile] > 0 ? [`${city.actionTiles[tile]} ${pieces.actionTile[tile]}`] : [],
            ),
            ...city.tasks.flatMap((task, i) =>
              task === null ? [] : [`${i + 1}: ${pieces.crystal[standardRules.task(task.task).colour]}, `],
            ),
            ...city.guardians.map(({ colour, place }) => `${pieces.guardian[colour]}: ${pieces.place(place)}`),
            ...city.portals.flatMap((portal, i) => (portal === null ? [] : [`${i + 1} ${pieces.portal[portal]}`])),
            ...city.gnomes.map((gnome) => gnomeWords(words(language), standardRules, gnome).name),
            ...(open.length === 0 ? [] : [alt.soFar('').trim()]),
          ]),
        ]
      })
      expect(found).toEqual([])
    })
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
    for (const sheet of scoreSheets(standardRules, position.state)) expect(text).toContain(`${sheet.total}`)
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
        const { colour, points } = standardRules.task(task.task)
        expect(text).toContain(`${i + 1}: ${colour}, ${points} points`)
      })
    }
  })

  it('say colours and resources in words, not as pictographs', () => {
    for (const position of games)
      for (const scene of SCENES)
        expect(altText(requestFor(scene, position))).not.toMatch(/[🟩🟦🟥⬜🟪🟫🟨🌸🍎🌿🐚🥕🪙🏅⏳🎩🏁]/u)
  })

  it('leave the emoji of a name alone, whatever they mean elsewhere', () => {
    const request = requestFor('table', sample({ players: 2, seed: 9, choices: 40 }))
    expect(altText({ ...request, names: ['🦊🟥', '🔥'] })).toMatch(
      /It is (🦊🟥|🔥)’s turn\. Scores: 🦊🟥 \d+, 🔥 \d+\./u,
    )
  })

  it('take names as people like them', () => {
    const position = sample({ players: 2, seed: 9, choices: 40 })
    const request = requestFor('table', position)
    const text = altText({ ...request, names: ['a\u202eb\nc', '🔥'.repeat(200)] })
    expect(text).not.toMatch(/[\u202e\n]/)
    expect(text.length).toBeLessThanOrEqual(1024)
  })
})
