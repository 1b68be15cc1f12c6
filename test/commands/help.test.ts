import { afterAll, describe, expect, it } from 'vitest'
import { handleAutocomplete, handleCommand } from '#commands'
import { standardRules } from '#engine'
import { ruleEntryById, topicLists, words } from '#text'
import { openService, Player, started } from './player.ts'
import { readPost } from './read-post.ts'

const { service, close } = await openService()
afterAll(close)

const rules = topicLists(words('en'), standardRules).flatMap(({ entries }) => entries)
const about = (solo: boolean) => rules.filter((rule) => (rule.solo ?? false) === solo)

/** Somebody in direct messages, where there is no server. */
class Alone extends Player {
  override asker() {
    return { ...super.asker(), guildId: null }
  }
}

const topics = (player: Player) => player.all('topic').flatMap(({ values }) => values)

describe('help', () => {
  it('tells a table of three nothing about Tom, and when its own countdown begins', async () => {
    const { players } = await started(service, ['ann', 'bob', 'cleo'], 'three')
    const ann = await players[0]?.type('help')
    expect(ann?.seen.text).toContain('Take your turn')
    expect(ann?.seen.text).not.toMatch(/Tom|\/bonfire new/)
    await ann?.push('help', ':guide')
    expect(ann?.seen.text).toMatch(/Ten novices.*begin the countdown/s)
    expect(ann?.seen.text).not.toMatch(/Tom|Seven novices|\/bonfire new/)
  })

  it('knows each number of players, and that a lobby has none yet', async () => {
    const { players } = await started(service, ['ann', 'bob', 'cleo', 'dan'], 'four')
    await players[3]?.type('help')
    expect((await players[3]?.push('help', ':guide'))?.seen.text).toMatch(/Thirteen novices/)
    const lobby = new Player(service, 'eve', 'lobby')
    await lobby.type('new')
    await lobby.type('help')
    expect((await lobby.push('help', ':guide')).seen.text).toMatch(
      /Seven novices.*\(ten with three players, thirteen with four\)/,
    )
    expect(lobby.seen.text).not.toMatch(/Tom|\/bonfire new/)
  })

  it('tells who plays alone about Tom, and nothing about people who watch', async () => {
    const finn = new Alone(service, 'finn', 'direct')
    await finn.type('solo')
    await finn.type('help')
    expect(finn.seen.text).not.toMatch(/Anyone in the channel|\/bonfire new/)
    await finn.push('help', ':guide')
    expect(finn.seen.text).toMatch(/Tom plays one card/)
    expect(finn.seen.text).toMatch(/once Tom has played through his eight cards four times/)
    expect(finn.seen.text).not.toMatch(/Anyone in the channel|\/bonfire new/)
  })

  it('is five lines, and the rest is on pages that lead back', async () => {
    const kit = await new Player(service, 'kit', 'five lines').type('help')
    expect(kit.seen.text.split('\n').slice(1)).toHaveLength(5)
    await kit.push('help', ':more')
    expect(kit.seen.text).toContain(words('en').help.help.more)
    await kit.push('help', ':help')
    expect(kit.seen.text.split('\n').slice(1)).toHaveLength(5)
  })

  it('says how to open a table where none is, and leads on to the rules', async () => {
    const gus = await new Player(service, 'gus', 'empty').type('help')
    expect(gus.seen.text).toMatch(/\/bonfire new.*\/bonfire solo/)
    expect(gus.seen.text).not.toMatch(/Tom’s|Tom plays/)
    await gus.push('rules')
    expect(topics(gus).length).toBeGreaterThan(40)
  })
})

describe('the rules', () => {
  it('open from the lobby as topics to choose from, without those that are about Tom alone', async () => {
    const ann = new Player(service, 'ann', 'a lobby')
    await ann.type('new')
    await ann.type('look')
    await ann.push('rules')
    expect(topics(ann).toSorted()).toEqual(
      about(false)
        .map(({ id }) => id)
        .toSorted(),
    )
    expect(ann.seen.text).not.toMatch(/Tom|Your first game/)
  })

  it('offer all topics to who plays alone', async () => {
    const hal = new Alone(service, 'hal', 'alone')
    await hal.type('solo')
    await hal.type('rules')
    expect(topics(hal)).toHaveLength(rules.length)
    expect(about(true).length).toBeGreaterThan(3)
  })

  it('show the topic that was chosen, with the way to the others: by typing, too, and where no table is', async () => {
    const ida = await new Player(service, 'ida', 'nowhere').type('rules')
    const all = topics(ida)
    for (const id of all) {
      const list = ida.all('topic').find(({ values }) => values.includes(id))
      await ida.press(list?.id ?? 'no list', [id])
      expect(ida.answer?.kind).toBe('reply')
      expect(ida.seen.text).toContain(rules.find((rule) => rule.id === id)?.text)
      expect(topics(ida)).toEqual(all)
    }
    await ida.type('rules', { topic: 'portal' })
    expect(topics(ida)).toEqual(all)
    await ida.push('about', ':great-bonfire')
    expect(ida.seen.text).toContain(ruleEntryById(words('en'), 'great-bonfire')?.text)
    await ida.press(ida.all('topic')[0]?.id ?? '', ['xyzzy'])
    expect(ida.seen.text).toContain('I found nothing')
    expect(topics(ida)).toEqual(all)
  })
})

describe('a topic of the rules', () => {
  it('names the page of the rulebook instead of numbers of ours, and none where only the bot knows it', async () => {
    const pia = await new Player(service, 'pia', 'nowhere').type('rules', { topic: 'ship' })
    expect(pia.seen.text).toContain('Rulebook, page 8')
    expect(pia.seen.text).not.toMatch(/R\d+\.\d/)
    await pia.type('rules', { topic: 'set-up' })
    expect(pia.seen.text).toContain('Rulebook, pages 4 and 5')
    await pia.type('rules', { topic: 'undo' })
    expect(pia.seen.text).not.toContain('Rulebook')
  })

  it('works out what a fate tile brings, beside its picture', async () => {
    const pia = await new Player(service, 'pia', 'nowhere').type('rules', { topic: 'fate-gain' })
    expect(pia.seen.text).toMatch(
      /⬜ is in a group of 3: take 3\.\n🟫 is in a group of 2: take 2\.\n🟪 stands alone: take 1\./,
    )
    const { post } = await handleCommand(service, pia.asker(), 'bonfire rules', { topic: 'fate-gain' })
    expect(post.picture).toMatchObject({ scene: 'piece', piece: { fate: { placed: { tile: 'F8' } } } })
  })
})

describe('the rules at a table', () => {
  it('tell of its edition alone where they differ, and of both where no table is', async () => {
    const editions = ruleEntryById(words('en'), 'paying')?.editions
    const { players } = await started(service, ['kim', 'leo'], 'an online table', 'online')
    await players[0]?.type('rules', { topic: 'paying' })
    expect(players[0]?.seen.text).toContain(`**At this table (Online edition)**: ${editions?.online}`)
    expect(players[0]?.seen.text).not.toContain(editions?.rulebook)
    const mia = await new Player(service, 'mia', 'no table').type('rules', { topic: 'paying' })
    expect(mia.seen.text).toContain(editions?.online)
    expect(mia.seen.text).toContain(editions?.rulebook)
  })

  it.each([
    ['de', 'hoarder', 'gnome-S14', 'Hamsterer'],
    ['de', 'huterin', 'guardian', 'Hüterin'],
    ['de', 'offering', 'offering', 'Opferschale'],
    ['de', 'Opferschalen', 'offering', 'Opferschale'],
    ['de', 'opferschale', 'offering', 'Opferschalen'],
    ['de', 'free ship move', 'council-moveShip', 'Freie Fahrt'],
    ['nl', 'great bonfire', 'great-bonfire', 'vreugdevuur'],
    ['nl', '3 portals', 'task-', '3 portalen'],
    ['en', 'landing', 'term-landingStage', 'landing stage'],
  ] as const)('in %s, “%s” suggests %s', async (language, typed, id, title) => {
    const caller = { ...new Player(service, 'nat', 'no table').asker(), language }
    const suggestions = await handleAutocomplete(service, caller, 'bonfire rules', typed, 'topic')
    const [first] = suggestions
    expect(first?.value).toContain(id)
    expect(first?.name.toLowerCase()).toContain(title.toLowerCase())
    expect(suggestions.length).toBeLessThanOrEqual(25)
    const { post } = await handleCommand(service, caller, 'bonfire rules', { topic: first?.value ?? '' })
    expect(readPost(post).text).toContain(first?.name)
  })
})

describe('a look that was a command of its own', () => {
  it.each([
    ['city', {}],
    ['city', { player: 'city0' }],
    ['table', {}],
    ['greatbonfire', {}],
  ] as const)('is shown still when %s is typed, with %o, and where it went', async (command, options) => {
    const zoe = new Player(service, 'zoe', 'nowhere')
    await zoe.type(command, options)
    expect(zoe.seen.text).toContain(words('en').notices.movedToLook)
    expect(zoe.seen.text).toContain(words('en').notices.noTableHere)
  })
})
