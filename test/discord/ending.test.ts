import { MessageFlags } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { livePost } from '#commands'
import { inWords } from '#commands/components'
import { safeNamesOf } from '#commands/names'
import { type GameFacts, gameFactsOf, standoutPlayStyles } from '#results'
import { NO_LIVE_MESSAGE_EXTRAS } from '#table'
import { LANGUAGES, words } from '#text'
import { readPost } from '../commands/read-post.ts'
import { finished } from './finished.ts'
import { ADA, BJORN, CAMPFIRE, NOOR, playground, read, SECOND, shown, type, withVerb } from './playground.ts'
import { isLive } from './turns.ts'

it('the message of a game’s end tells how it went as soon as that is known, in words too, and its players show it to others', async () => {
  let tell: () => void = () => undefined
  const known: GameFacts[] = []
  const waits = new Promise<void>((resolve) => {
    tell = resolve
  })
  const ground = await playground({
    drawOneIn: 1_000_000,
    thinking: {
      // One that a thread would find takes seconds.
      analyse: async () => ({
        course: [0, 9].map((turns) => ({ turns, points: [20, 20] })),
        turningPoints: [],
        styles: [null, null],
      }),
      factsOf: async (rules, segments) => {
        await waits
        known.push(gameFactsOf(rules, { segments }))
        return known[0] ?? (await Promise.reject(new Error('no facts')))
      },
    },
  })
  const [ada, bjorn] = [await ground.person(ADA), await ground.person(BJORN)]
  await type(ada, CAMPFIRE, 'new', { language: 'de' })
  await type(bjorn, CAMPFIRE, 'join')
  await type(ada, CAMPFIRE, 'start')
  await ada.until(CAMPFIRE, isLive)
  const end = await finished(ground, ada, CAMPFIRE)
  const { title } = words('de').ending
  expect(read(end).text).not.toContain(title)
  tell()
  const told = await ada.until(CAMPFIRE, (message) => read(message).text.includes(title))
  expect(told.id).toBe(end.id)
  const { text, pressables } = read(told)
  const [facts] = known
  if (facts === undefined) throw new Error('nobody asked')
  expect(facts.leads.length).toBeGreaterThan(0)
  expect(text).toContain(`Zug ${facts.leads.at(-1)?.turn}`)
  expect(text.match(/^- .+\.$/gmu)).toHaveLength(2)
  expect(pressables.slice(0, 2).map(({ id }) => id.split(':')[3])).toEqual(['again', 'analysis'])
  // Everybody in the channel has it before them.
  expect(withVerb(told, 'shareresult')).toEqual([])

  const { id = '' } = (await ground.service().finishedTablesOf(ADA, 1))[0] ?? {}
  const table = await ground.service().view(id)
  if (table === null) throw new Error('no table')
  for (const language of LANGUAGES) {
    const held = { key: 'turn', tableId: 'before', personId: NOOR, after: 9, name: '', goesOn: false } as const
    const before = { ...held, seat: 0, value: 7 }
    const news = { ...held, seat: 1, value: 12, before }
    const { text } = readPost(
      inWords(livePost(table, language, null, NO_LIVE_MESSAGE_EXTRAS, { facts, records: [news] })),
    )
    const [{ ending, records, names: named }, names] = [words(language), safeNamesOf(table, language)]
    expect(text).toContain(records.news('turn', 12, names[1] ?? '', { value: 7, name: named.formerPlayer }))
    expect(text).toContain(ending.title)
    for (const [seat, one] of standoutPlayStyles(facts).entries())
      expect(text).toContain(ending.portrait(names[seat] ?? '', one?.portrait ?? 'path', one?.amount ?? 0))
  }

  const back = shown(await ada.press(told, withVerb(told, 'analysis')[0]?.id ?? 'no analysis'))
  const elsewhere = shown(await type(ada, SECOND, 'analysis'))
  // At the table in its language, elsewhere in the server's.
  for (const [verb, from, channel, language] of [
    ['shareresult', back, CAMPFIRE, 'de'],
    ['sharelook', back, CAMPFIRE, 'de'],
    ['shareresult', elsewhere, SECOND, 'en'],
  ] as const) {
    await ada.press(from, withVerb(from, verb)[0]?.id ?? `no ${verb}`)
    const { share, analysis, ending } = words(language)
    const heading = verb === 'sharelook' ? analysis.title : ending.title
    const message = await bjorn.until(channel, (one) => {
      const { text } = read(one)
      return text.includes(share.by('Ada')) && text.includes(heading)
    })
    expect(withVerb(message, verb === 'sharelook' ? 'readanalysis' : 'analysis')).toHaveLength(1)
    expect((message.flags ?? 0) & MessageFlags.Ephemeral).toBe(0)
    // Whoever sees it may look on, not show it again.
    expect(withVerb(message, verb)).toEqual([])
  }
  // What is opened from the list of games comes below it.
  const games = shown(await type(ada, SECOND, 'bonfire-club history'))
  const game = shown(await ada.select(games, withVerb(games, 'historygame')[0]?.id ?? 'no games', [id]))
  expect(game.id).toBe(games.id)
  for (const verb of ['analysis', 'journal'])
    expect(shown(await ada.press(game, withVerb(game, verb)[0]?.id ?? `no ${verb}`)).id).not.toBe(game.id)
  const guest = await ground.person(NOOR)
  const theirs = shown(await guest.press(told, withVerb(told, 'analysis')[0]?.id ?? 'no analysis'))
  expect(withVerb(theirs, 'sharelook')).toEqual([])
})
