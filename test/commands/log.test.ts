import { afterAll, describe, expect, it } from 'vitest'
import { messageUrl } from '#commands/links'
import { logFileText } from '#commands/log/file'
import { logPages } from '#commands/log/page'
import type { LogWithLinks } from '#commands/log/told'
import { type GameState, legalChoices, standardRules } from '#engine'
import { diceFor } from '#support/dice'
import { actAtTable, type Policy } from '#support/driver'
import { type LogItem, logByTurns } from '#table'
import { LANGUAGES, lengthWithIcons, words } from '#text'
import { openService, Player, started } from './player.ts'

const { service, close } = await openService()
afterAll(close)

/** Positions after turns, by the turn's number. */
const settledAfter = new Map<number, GameState>()

/** Plays at random so far. */
async function play(tableId: string, turns: number): Promise<void> {
  const dice = diceFor('log')
  const policy: Policy = (_, choices) => choices.find(({ kind }) => kind === 'end') ?? dice.pick(choices)
  for (;;) {
    const seen = await service.view(tableId)
    if (seen?.settled != null) settledAfter.set(seen.lastTurn?.number ?? 0, seen.settled)
    if ((seen?.lastTurn?.number ?? 0) >= turns || (await actAtTable(service, tableId, policy)) === null) return
  }
}

const { table, players } = await started(service, ['Ann', 'Ben', 'Cleo'])
await play(table.id, 40)
const [ann = fail(), ben = fail()] = players
const log = (await service.log(table.id)) ?? fail()

function fail(): never {
  throw new Error('it is missing')
}
const titlesIn = (text: string) =>
  [...text.matchAll(/^\*\*(?:Round \d+ · )?Turn (\d+)\*\* · <t:\d+:R>$/gmu)].map(([, n]) => Number(n))
const labels = ({ seen }: Player) => seen.pressables.map(({ label }) => label)

describe('the log', () => {
  it('leads to the own panel, which somebody who only watches has not', async () => {
    const zoe = await new Player(service, 'Zoe').type('log')
    expect(labels(zoe)).not.toContain(words('en').buttons.openPanel)
    expect(labels(await ben.type('log'))).toContain(words('en').buttons.openPanel)
  })

  it('opens with the newest rounds, and leads by buttons over every turn to the first and back', async () => {
    await ben.type('log')
    expect(titlesIn(ben.seen.text).at(-1)).toBe(40)
    expect(ben.seen.text).toMatch(/^### Round 14$/mu)
    expect(labels(ben)).not.toContain('Later')
    const turns = [titlesIn(ben.seen.text)]
    while (labels(ben).includes('Earlier')) {
      const { id } = ben.seen.pressables.find(({ label }) => label === 'Earlier') ?? fail()
      await ben.press(id)
      const [told = ''] = ben.seen.text.split(/(?<=^-# Page .*)$/mu)
      expect(told.split('\n').length).toBeLessThanOrEqual(15)
      turns.unshift(titlesIn(ben.seen.text))
    }
    expect(turns.flat()).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
    expect(turns.length).toBeLessThanOrEqual(20)
    expect(ben.seen.text).toContain(`-# Page 1 of ${turns.length}`)
    expect(ben.seen.text).toMatch(/^### Before the game\nAnn opened the table\. · <t:\d+:R>$/mu)
    await ben.push('logpage', 'all:last')
    expect(titlesIn(ben.seen.text)).toEqual(turns.at(-1))
    await ben.push('logpage', 'all:first')
    expect(titlesIn(ben.seen.text)).toEqual(turns[0])
    await ben.type('log', { page: 2 })
    expect(titlesIn(ben.seen.text)).toEqual(turns[1])
    await ben.type('log', { page: 1000 })
    expect(titlesIn(ben.seen.text)).toEqual(turns.at(-1))
    // What messages of earlier versions carry.
    const { id = fail() } = ben.all('logfile')[0] ?? {}
    await ben.press(id.replace('logfile', 'log:1'))
    expect(titlesIn(ben.seen.text)).toEqual(turns.at(-2))
  })

  it('shows one player’s turns alone, with all that was done in them', async () => {
    await ben.type('log')
    await ben.choose('logof', '1')
    const [select] = ben.all('logof')
    expect(select?.labels).toEqual(['Everybody’s turns', 'Ann', 'Ben', 'Cleo'])
    const seat = log.flatMap((item) => (item.kind === 'turn' && item.name === 'Ben' ? item.seat : []))[0]
    await ben.choose('logof', String(seat))
    const heads = titlesIn(ben.seen.text)
    expect(heads.length).toBeGreaterThanOrEqual(4)
    const told = ben.seen.text.split('\n').filter((line) => /^(Ann|You|Cleo) /u.test(line))
    expect(told.length).toBeGreaterThanOrEqual(heads.length)
    for (const line of told) expect(line).toMatch(/^You /u)
    await ben.press(`b1:${table.id}:5:logpage:${seat}:first`)
    expect(titlesIn(ben.seen.text)[0]).toBeLessThanOrEqual(3)
    await ben.press(`b1:${table.id}:5:logof`, ['everything'])
    expect(titlesIn(ben.seen.text).at(-1)).toBe(40)
  })

  it('is a text file too, in which nothing is told by emoji or marks, with the way back', async () => {
    await ben.type('log')
    await ben.push('logfile')
    const { answer } = ben
    if (answer?.kind !== 'reply' || answer.file === undefined) fail()
    expect(answer.file.name).toBe('bonfire-log.txt')
    const { text } = answer.file
    expect([...text.matchAll(/^Turn (\d+) · \d+ \w+ \d{4}, \d\d:\d\d UTC$/gmu)].map(([, n]) => Number(n))).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 1),
    )
    expect(text).toMatch(/^What has happened so far\n(Ann|Ben|Cleo), /u)
    expect(text).not.toMatch(/\p{Extended_Pictographic}|\*\*|<t:|^-#/mu)
    await ben.push('log')
    expect(titlesIn(ben.seen.text).at(-1)).toBe(40)
  })

  it('shows the table as it was after any turn, by rounds or one turn of a round, in a picture or in words', async () => {
    await ben.type('log')
    expect(labels(ben)).toContain('Table after round 14')
    await ben.push('afterturn')
    const shownTurn = () => Number(/^-# The table after turn (\d+) /mu.exec(ben.seen.text)?.[1])
    const shownState = () => {
      const { picture } = ben.answer?.post ?? fail()
      return picture?.scene === 'table' ? picture.state : fail()
    }
    const go = async (label: string) => ben.press(ben.seen.pressables.find((one) => one.label === label)?.id ?? '')
    expect(shownTurn()).toBe(40)
    expect(labels(ben)).not.toContain('Later')
    for (const turn of [39, 36]) {
      await go('Earlier')
      expect(shownTurn()).toBe(turn)
      expect(shownState()).toEqual(settledAfter.get(turn))
    }
    await ben.press(`b1:${table.id}:5:afterturn:3`)
    expect(labels(ben)).not.toContain('Earlier')
    await ben.choose('afterturn', '2')
    expect(shownTurn()).toBe(2)
    expect(shownState()).toEqual(settledAfter.get(2))
    await go('Later')
    expect(shownTurn()).toBe(6)
    const story = ben.seen.text
    // The whole round, with the picture of its end.
    expect([4, 5, 6].every((turn) => story.includes(`**Turn ${turn}**`))).toBe(true)
    await ben.push('readafterturn')
    expect(ben.answer?.post.picture).toBe(null)
    expect(ben.seen.text).toContain('The table after turn 6 ')
    expect(ben.seen.text.length).toBeGreaterThan(story.length)
    await ben.choose('readafterturn', '5')
    expect(shownTurn()).toBe(5)
    await ben.push('showafterturn')
    expect(shownState()).toEqual(settledAfter.get(5))
    await ben.push('log')
    // A turn that is none, as no button says it.
    await ben.press(`b1:${table.id}:5:afterturn:999`)
    expect(shownTurn()).toBe(40)
  })

  it('says of the open turn nothing, and nothing that is hidden', async () => {
    const before = logFileText(table, { items: logByTurns(log, table), linkOf: () => null }, 'en')
    const now = (await service.view(table.id)) ?? fail()
    const acting = (await service.viewFor(now.acting ?? '', table.id)) ?? fail()
    const [choice = fail()] = legalChoices(standardRules, acting.state ?? fail())
    const action = { kind: 'choices', choices: [choice] } as const
    const person = acting.seats.find((seat) => seat.person?.id === acting.acting)?.person ?? fail()
    const made = await service.act({
      tableId: table.id,
      seq: acting.seq,
      person,
      moderator: false,
      interactionId: null,
      action,
    })
    expect(made.kind).toBe('done')
    expect((await service.view(table.id))?.seq).toBeGreaterThan(now.seq)
    const after = (await service.log(table.id)) ?? fail()
    expect(logFileText(table, { items: logByTurns(after, table), linkOf: () => null }, 'en')).toBe(before)
  })

  it('calls whoever was forgotten a former player, and is there when the game is over, for its people', async () => {
    const items = logByTurns(log, table).map((item) =>
      'name' in item && item.name === 'Ben' ? { ...item, name: '' } : item,
    )
    const seats = table.seats.map((seat) => (seat.name === 'Ben' ? { person: null, name: '', satOut: true } : seat))
    const told: LogWithLinks = { items, linkOf: () => null }
    for (const language of LANGUAGES) {
      const text = logFileText({ ...table, seats }, told, language)
      expect(text).not.toContain('Ben')
      expect(text).toContain(words(language).names.formerPlayer)
    }
    await ann.type('close')
    await ann.push('confirm')
    await ann.press(`b1:${table.id}:5:log:0`)
    expect(ann.seen.text).toContain('Turn 40')
    expect(ann.seen.text).toContain('closed')
    expect((await new Player(service, 'Dan', '2').type('log')).seen.text).not.toContain('Turn')
  })

  it('keeps to its pages however long names and links are, and whoever comes and goes', () => {
    const name = '*_~`|>#[](<:@-'.repeat(3).slice(0, 32)
    const id = '9'.repeat(20)
    const link = messageUrl({ guildId: id }, { channelId: id, messageId: id })
    const seats = table.seats.map((seat) => ({ ...seat, name }))
    const restless: LogItem[] = Array.from({ length: 200 }, (_, seq) => ({
      kind: 'joined',
      seq,
      at: new Date(0),
      name,
    }))
    const items = logByTurns([...restless, ...log], table).map((item) => ('name' in item ? { ...item, name } : item))
    for (const language of LANGUAGES) {
      const pages = logPages({ ...table, seats }, { items, linkOf: () => link }, language, {
        of: 'all',
        reader: null,
      })
      expect(
        pages
          .map(({ text }) => text)
          .join('\n')
          .split(link),
      ).toHaveLength(41)
      expect(pages.length).toBeGreaterThan(15)
      for (const { text } of pages) {
        expect(lengthWithIcons(text)).toBeLessThanOrEqual(3300)
        expect(text.split('\n').length).toBeLessThanOrEqual(13)
      }
    }
  })
})
