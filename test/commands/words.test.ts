import { afterAll, describe, expect, it } from 'vitest'
import { livePost } from '#commands'
import { privateTablePost } from '#commands/private'
import { type GameState, legalChoices, newGame, play, standardRules } from '#engine'
import { viewAsActor } from '#support/as-actor'
import { toPublicOnlyTable } from '#table'
import { labelOf, labelOfSequence, words } from '#text'
import {
  emptySequence,
  extendChoicesToFillSelect,
  withChoice,
  withProposedPayments,
} from '../../commands/choice-sequence.ts'
import { notNowLine } from '../../commands/turn/not-now.ts'
import { openService, Player, started } from './player.ts'
import { readPost } from './read-post.ts'

const { service, close } = await openService()
afterAll(close)
let channels = 0
const say = words('en')
const SETUP = { players: 2, edition: 'rulebook', beginnerIslands: false, solo: null, box: standardRules.hash } as const

async function begun(names: readonly string[] = ['ann', 'bob']) {
  const channel = `words${++channels}`
  const { table, players } = await started(service, names, channel)
  const acting = players.find(({ name }) => name === table.acting)
  const other = players.find(({ name }) => name !== table.acting)
  if (acting === undefined || other === undefined) throw new Error('nobody acts')
  return { table, acting, other, now: async () => (await viewAsActor(service, table.id)) ?? table }
}

/** A game whose first player has laid the first tile and may do anything. */
const menu = (): GameState => {
  const state = newGame(standardRules, { ...SETUP, seed: '3'.repeat(32) })
  const [start] = legalChoices(standardRules, state)
  if (start === undefined) throw new Error('nothing to choose')
  return play(standardRules, state, start).state
}

describe('names in buttons and lists', () => {
  it('stand as they are, where no Markdown is read, and turn nothing round', async () => {
    const { table, acting, other, now } = await begun(['*ann*_~', 'שלום_'])
    await service.act({
      tableId: table.id,
      seq: null,
      person: { id: other.name, name: other.name },
      moderator: false,
      interactionId: null,
      action: { kind: 'leave' },
    })
    const { pressables, text } = readPost(livePost(toPublicOnlyTable(await now()), 'en'))
    const labels = pressables.flatMap(({ label, labels: all }) => [label, ...all])
    expect(labels.filter((label) => label.includes('\\'))).toEqual([])
    const shown = other.name === '*ann*_~' ? '*ann*_~' : '\u2068שלום_\u2069'
    expect(labels).toContain(`Take over from ${shown}`)
    expect(labels).toContain(`Play on without ${shown}`)
    expect(labels).toContain('\u2068שלום_\u2069’s city')
    expect(text).toContain(other.name === '*ann*_~' ? '\\*ann\\*\\_\\~' : '\u2068שלום\\_\u2069')
    await acting.type('scores')
    expect(acting.seen.text).toMatch(/\d\. \u2068שלום\\_\u2069: \d+ points/)
    await acting.push('read')
    expect(acting.seen.text).toMatch(/### \u2068שלום\\_\u2069\n/)
  })
})

describe('what cannot be done now', () => {
  it('is told where it has its place in the menu, with the reason', () => {
    expect(notNowLine(menu(), { rules: standardRules, words: say })).toContain(
      `${say.panel.menu.task} (no task at your ship)`,
    )
  })
})

describe('what an option says', () => {
  it('of the Great Bonfire: which portals fit only where one is still to be chosen', () => {
    const state = menu()
    const turned = legalChoices(standardRules, state)
      .filter(({ kind }) => kind === 'bonfire')
      .map((choice) => withProposedPayments(withChoice(emptySequence(standardRules, state), choice)))
    const lines = turned.flatMap((line) =>
      legalChoices(standardRules, line.after).map((choice) => withChoice(line, choice)),
    )
    const all = lines.map(({ choices, steps }) => ({
      takes: choices.some(({ kind }) => kind === 'take'),
      ...labelOfSequence(say, standardRules, steps),
    }))
    expect(all.some(({ takes }) => takes)).toBe(true)
    for (const { takes, description, label } of all)
      if (takes) expect(`${label} | ${description}`).not.toContain('Fits')
    const alone = legalChoices(standardRules, state).find(({ kind }) => kind === 'bonfire')
    expect(alone && labelOf(say, standardRules, state, alone).description).toContain('Fits')
  })

  it('of a voyage after which nothing can be paid: that it is so, before the tasks that lie there', () => {
    const state = menu()
    const poor: GameState = {
      ...state,
      cities: state.cities.map((city) => ({
        ...city,
        resources: { blossom: 0, fruit: 0, herb: 0, shell: 0, root: 0, gold: 0 },
      })),
    }
    const voyages = extendChoicesToFillSelect(
      standardRules,
      poor,
      legalChoices(standardRules, poor).filter(({ kind }) => kind === 'ship'),
    ).map(({ choices, steps }) => ({ choices, ...labelOfSequence(say, standardRules, steps) }))
    const inVain = voyages.filter(({ description }) => description.includes('Nothing you can do there right now · '))
    expect(inVain.length).toBeGreaterThan(8)
    for (const { choices, description } of inVain) {
      expect(choices.map(({ kind }) => kind)).not.toContain('task')
      expect(description).toMatch(/ · Nothing you can do there right now · Tasks?: (\d|.+ points?\))/)
    }
    const others = voyages.filter((one) => !inVain.includes(one))
    expect(others.length).toBeGreaterThan(0)
    for (const { choices } of others) expect(choices).toHaveLength(2)
  })

  it('of a voyage without anything there: what is left out, by its name', () => {
    const state = menu()
    const voyages = legalChoices(standardRules, state).filter(({ kind }) => kind === 'ship')
    const declined = voyages.flatMap((ship) => {
      const there = withProposedPayments(withChoice(emptySequence(standardRules, state), ship))
      const declines = legalChoices(standardRules, there.after).filter(({ kind }) => kind === 'decline')
      return declines.map((one) => withChoice(there, one))
    })
    expect(declined.length).toBeGreaterThan(0)
    for (const { steps } of declined) {
      const { label } = labelOfSequence(say, standardRules, steps)
      expect(label).toMatch(/→ no (task|guardian)$/)
    }
  })
})

describe('what somebody holds', () => {
  it('is a sentence also where it is nothing', () => {
    expect(say.panel.holdings('', '')).toBe('You hold no action tiles or resources.')
    expect(say.panel.holdings('🟦', '')).toBe('You hold 🟦, but no resources.')
    expect(say.panel.holdings('', '🌸')).toBe('You hold 🌸, but no action tiles.')
    expect(say.panel.holdings('🟦', '🌸')).toBe('You hold 🟦 🌸.')
  })
})

describe('out of turn', () => {
  it('it announces what could be done only where something follows', async () => {
    const { other, now } = await begun()
    await other.type('turn')
    expect(other.seen.text).not.toContain('what you could do')
    expect(other.seen.text).toContain('first fate tile')
    // Who is out hears that.
    const table = await now()
    const { settled } = table
    if (settled === null) throw new Error('no game')
    const seat = table.seats.findIndex(({ person }) => person?.id === other.name)
    const cities = settled.cities.map((city, index) => (index === seat ? { ...city, status: 'out' as const } : city))
    const out = { ...table, settled: { ...settled, cities } }
    const { text } = readPost(privateTablePost(out, other.name, 'en'))
    expect(text).toContain('no more turns')
    expect(text).not.toContain('Possible with')
  })

  it('it says when nothing at all could be done', async () => {
    const { acting, now } = await begun()
    await acting.type('turn')
    await acting.play()
    await acting.push('page', ':path')
    await acting.play('path')
    await acting.push('end')
    const table = await now()
    const { settled } = table
    if (settled === null) throw new Error('no game')
    const seat = table.seats.findIndex(({ person }) => person?.id === acting.name)
    const none = { green: 0, blue: 0, red: 0, white: 0, purple: 0, brown: 0, yellow: 0 }
    const cities = settled.cities.map((city, index) =>
      index === seat ? { ...city, actionTiles: none, fate: { ...city.fate, supply: [] } } : city,
    )
    const { text } = readPost(privateTablePost({ ...table, settled: { ...settled, cities } }, acting.name, 'en'))
    expect(text).toContain('You can’t do anything')
    expect(text).not.toContain('Possible with')
    expect(text).not.toContain('what you could do')
  })
})

describe('the standing before the end', () => {
  it('says what it is made of, unused fate tiles by their name', async () => {
    const { acting } = await begun()
    await acting.type('scores')
    expect(acting.seen.text).toContain('If the game ended now')
    expect(acting.seen.text).toContain('21 for unused fate tiles')
    expect(acting.seen.text.match(/for unused fate tiles/g)).toHaveLength(2)
  })
})

describe('that parts of the game are reconstructed', () => {
  it('is told in the help and in the lobby, with what an owner can do', async () => {
    const host = new Player(service, 'ann opens', 'opens')
    await host.type('help')
    await host.push('help', ':more')
    expect(host.seen.text).toContain('reconstructed')
    expect(host.seen.text).not.toContain('BONFIRE')
    await host.type('new')
    const lobby = readPost(
      livePost((await service.inChannel('opens')) ?? toPublicOnlyTable((await begun()).table), 'en'),
    )
    expect(lobby.text).toContain('reconstructed')
    expect(lobby.text).not.toContain('BONFIRE')
  })
})
