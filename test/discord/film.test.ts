import { setTimeout as sleep } from 'node:timers/promises'
import type { APIMessage } from 'discord-api-types/v10'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { gameFactsOf } from '#results'
import type { ScriptedPerson } from '#sandbox/person'
import type { StageOptions } from '#support/stage'
import { words } from '#text'
import { finished } from './finished.ts'
import { ADA, BJORN, CAMPFIRE, galleries, playground, read, type, withVerb } from './playground.ts'
import { isLive } from './turns.ts'

const LOOK = 50

/** A game of two, from its beginning to its last turn. */
async function game(options: StageOptions = {}) {
  const ground = await playground({
    choresEveryMs: LOOK,
    thinking: { factsOf: async (rules, segments) => gameFactsOf(rules, { segments }) },
    ...options,
  })
  const [ada, bjorn] = [await ground.person(ADA), await ground.person(BJORN)]
  await type(ada, CAMPFIRE, 'new')
  await type(bjorn, CAMPFIRE, 'join')
  await type(ada, CAMPFIRE, 'start')
  await ada.until(CAMPFIRE, isLive)
  return { ground, ada }
}
const hasFilm = (message: APIMessage): boolean => galleries(message).some((url) => url.endsWith('.webp'))
const isTold = (message: APIMessage): boolean => read(message).text.includes(words('en').ending.title)

/** A message as it is now. */
const now = (person: ScriptedPerson, message: APIMessage): APIMessage =>
  person.messages.get(CAMPFIRE)?.get(message.id) ?? message

/** Nothing is done to a message any more. */
async function restsAs(person: ScriptedPerson, message: APIMessage): Promise<void> {
  await sleep(10 * LOOK)
  expect(now(person, message).edited_timestamp).toBe(message.edited_timestamp)
}

describe('the message of a game’s end', () => {
  it('comes without its film, which follows by an edit, below the plain picture, and says what it shows', async () => {
    const { ground, ada } = await game()
    const end = await finished(ground, ada, CAMPFIRE)
    expect(galleries(end).filter((url) => url.endsWith('.webp'))).toEqual([])
    const told = await ada.until(CAMPFIRE, (message) => hasFilm(message) && isTold(message))
    expect(told.id).toBe(end.id)
    const [picture = '', film = '', ...more] = galleries(told)
    expect(more).toEqual([])
    expect(picture).toMatch(/\.png$/)
    expect(read(told).alts[1]).toMatch(/^Moving picture: (Ada|Bjørn 🔥)’s city grows from its first tile to \d/u)
    const bytes = Buffer.from(await (await fetch(film)).arrayBuffer())
    const { format, pages = 0, width } = await sharp(bytes, { animated: true }).metadata()
    expect({ format, width }).toEqual({ format: 'webp', width: 600 })
    expect(pages).toBeGreaterThan(1)
    expect(ground.lines.filter((line) => line.startsWith('error'))).toEqual([])
  })

  it('stays as it is where the host wants no films', async () => {
    const { ground, ada } = await game({ films: false })
    await finished(ground, ada, CAMPFIRE)
    const told = await ada.until(CAMPFIRE, (message) => isTold(message) && galleries(message).length === 1)
    await restsAs(ada, told)
  })

  it('keeps its plain picture where the film cannot be drawn, and is not tried again and again', async () => {
    const worker = new URL('./filmless-worker.mjs', import.meta.url)
    const { ground, ada } = await game({ drawing: { worker } })
    await finished(ground, ada, CAMPFIRE)
    const told = await ada.until(CAMPFIRE, (message) => isTold(message) && galleries(message).length === 1)
    await expect.poll(() => ground.lines.filter((line) => line.includes('"scene":"film"')).length).toBe(1)
    await sleep(10 * LOOK)
    await restsAs(ada, now(ada, told))
    expect(galleries(now(ada, told))).toHaveLength(1)
    expect(ground.lines.filter((line) => line.includes('"scene":"film"'))).toHaveLength(1)
  })

  it('gets its film once from the next process, where one ends while it draws', async () => {
    const worker = new URL('./slow-film-worker.mjs', import.meta.url)
    const { ground, ada } = await game({ drawing: { worker } })
    const end = await finished(ground, ada, CAMPFIRE)
    await ada.until(CAMPFIRE, (message) => isTold(message) && galleries(message).length === 1)
    await ground.restart()
    expect(galleries(now(ada, end))).toHaveLength(1)
    const told = await ada.until(CAMPFIRE, hasFilm)
    expect(told.id).toBe(end.id)
    await sleep(10 * LOOK)
    await restsAs(ada, now(ada, told))
    expect(galleries(now(ada, told))).toHaveLength(2)
    const ends = [...(ada.messages.get(CAMPFIRE)?.values() ?? [])].filter(
      (message) => withVerb(message, 'again').length > 0,
    )
    expect(ends.map(({ id }) => id)).toEqual([end.id])
    expect(ground.lines.filter((line) => line.startsWith('error'))).toEqual([])
  })
})
