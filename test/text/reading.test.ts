import { describe, expect, it } from 'vitest'
import { ACTION_TILES, cityOf, conditionProgress, decision, scoreSheets, standardRules } from '#engine'
import { everyLook } from '#support/looks'
import { randomPositions } from '#support/random-pictures'
import { escapeName, gnomeInWords, LANGUAGES, lengthWithIcons, narrate, readingOf, words } from '#text'

const PICTOGRAPHS = /[🟩🟦🟥⬜🟪🟫🟨🌸🍎🌿🐚🥕🪙🏅⏳🎩🏁🔵🔴🟡]/u
const positions = randomPositions('read aloud', 120)
/** The longest that a name can be in a message. */
const LONG = escapeName('@'.repeat(32))

/** What a text lacks of what it must say. */
const lacking = (where: string, text: string, wanted: readonly string[]) =>
  wanted.flatMap((part) => (text.includes(part) ? [] : [`${where} lacks “${part}”: ${text}`]))

describe.each(LANGUAGES)('a look in words, in %s,', (language) => {
  const say = words(language)

  it('fits into one message whatever people are called, and says nothing by an emoji', () => {
    const wrong: string[] = []
    let looks = 0
    for (const { where, position, names } of positions) {
      const long = everyLook(
        position,
        names.map(() => LONG),
        language,
      )
      for (const { look, text } of long)
        if (lengthWithIcons(text) >= 3700) wrong.push(`${look.kind} ${where} is too long`)
      const plain = everyLook(
        position,
        names.map((_, seat) => `Seat${seat}`),
        language,
      )
      for (const { look, text } of plain) {
        if (text.length <= 10 || PICTOGRAPHS.test(text)) wrong.push(`${look.kind} ${where}: ${text}`)
        looks++
      }
    }
    expect(wrong).toEqual([])
    expect(looks).toBeGreaterThan(1500)
  })

  it('begins at the table with whose turn it is, or who has won, and goes on with what changed', () => {
    const found = positions.flatMap(({ where, position }) => {
      const { state, lastTurn } = position
      const names = state.cities.map((_, seat) => `Seat${seat}`)
      const lastEvents = lastTurn?.events ?? []
      const reading = { rules: standardRules, state, names, words: say, viewer: 0, lastTurn: lastEvents }
      const text = readingOf(reading, { kind: 'table' })
      const seat = decision(state)?.seat
      const told = narrate(say, standardRules, names, lastEvents)
      const { headings } = say.reading
      const order = [
        headings.turn,
        ...(told.length === 0 ? [] : [headings.changed]),
        headings.yours,
        headings.others,
        headings.display,
      ]
      expect(
        [...text.matchAll(/^### (.*)$/gm)].map(([, heading]) => heading),
        where,
      ).toEqual(order)
      return lacking(where, text, [
        ...(seat === undefined ? [] : [seat === 0 ? say.live.yourTurn : say.live.turnOf(names[seat] ?? '')]),
        ...scoreSheets(standardRules, state).map(({ total }) => `${total}`),
        // Who reads it is you, but for the name of who has won.
        `${say.reading.you} `,
        ...names.slice(1),
        ...(state.ended === null && text.includes('Seat0') ? ['no Seat0'] : []),
      ])
    })
    expect(found).toEqual([])
  })

  it('names of a city what is in supply, each task with have and need, guardians, portals and gnomes', () => {
    const found = positions.flatMap(({ where, position }) => {
      const { state } = position
      const { seat } = state.turn
      const city = cityOf(state, seat)
      const names = state.cities.map((_, index) => `Seat${index}`)
      const reading = { rules: standardRules, state, names, words: say, viewer: seat, lastTurn: [] }
      const text = readingOf(reading, { kind: 'city', seat, open: position.open })
      return lacking(where, text, [
        ...ACTION_TILES.flatMap((tile) => (city.actionTiles[tile] > 0 ? [`${city.actionTiles[tile]} `] : [])),
        ...city.tasks.flatMap((lying) => {
          if (lying === null || lying.lit) return []
          const { condition } = standardRules.task(lying.task)
          const { have, need } = conditionProgress(standardRules, state, seat, condition)
          return [say.reading.standing({ have, need })]
        }),
        ...city.guardians.map(({ place }) => say.names.place(place)),
        // French says once that they are portals, and then their shapes.
        ...city.portals.flatMap((portal) =>
          portal === null ? [] : [say.names.portal[portal].replace(/^portail /, '')],
        ),
        ...city.gnomes.map((gnome) => gnomeInWords(say, standardRules, gnome).name),
      ])
    })
    expect(found).toEqual([])
  })
})

it('leaves the emoji of a name alone, whatever they mean elsewhere', () => {
  const [{ position } = positions[0] ?? { position: null }] = positions
  if (position === null) throw new Error('no position')
  const names = position.state.cities.map(() => '🦊🟥')
  for (const { text } of everyLook(position, names, 'en').slice(0, 1)) expect(text).toContain('🦊🟥')
})
