import { afterAll, describe, expect, it } from 'vitest'
import { pressOrRefreshOfCustomId } from '#commands'
import { VERBS } from '#commands/verbs'
import { type Dice, diceFor } from '#support/dice'
import { LANGUAGES, type Language, words } from '#text'
import { openService, Player, started } from './player.ts'
import type { Pressable } from './read-post.ts'

const { service, close } = await openService()
afterAll(close)

const PICTOGRAPH = /\p{Extended_Pictographic}/u

/** How what is pressed by an id stands among the lines of what can be done. */
function listedAs(id: string) {
  const decoded = pressOrRefreshOfCustomId(id)
  return decoded.kind === 'press' ? VERBS[decoded.press.verb].listed : 'no'
}

/** Something that can be pressed, with the words of its label: what an emoji means, the reader does not know. */
interface Named {
  readonly id: string
  readonly values: readonly string[]
  readonly words: readonly string[]
}
const plainWords = (label: string): string[] =>
  label
    // A price before what it is for is said behind it.
    .replace(/^\d+ · /, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && !PICTOGRAPH.test(word.replace(/\p{N}/gu, '')))

/** In the order of the message; a select that asks for an answer, or for several, is one. */
const named = ({ id, label, values, labels, least }: Pressable): Named[] => {
  if (values.length === 0) return [{ id, values, words: plainWords(label) }]
  if (listedAs(id) === 'each')
    return values.map((value, i) => ({ id, values: [value], words: plainWords(labels[i] ?? '') }))
  return [{ id, values: values.slice(0, Math.max(least, 1)), words: plainWords(label) }]
}

/** Whether words come in a line in this order; a phone's label may be cut at its end. */
const says = (line: string, wanted: readonly string[]): boolean => {
  let from = 0
  return wanted.every((word) => {
    const at = line.indexOf(word.replace(/…$/u, ''), from)
    from = at + 1
    return at >= 0
  })
}

/** Everything under each heading of a message. */
const sectionsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(/^### /m)
      .slice(1)
      .map((section) => [section.split('\n', 1)[0] ?? '', section.slice(section.indexOf('\n') + 1)]),
  )

/** Says once that pictures are not wanted: from then on there are none. */
async function wantsWords(player: Player): Promise<void> {
  await player.type('settings')
  await player.push('setting', 'pictures:off')
  expect(player.seen.text).toContain(words(player.language).settings.switches.pictures(false).told)
}

/** Reads the own panel, chooses one of the lines under "What you can do", and presses what it names. */
async function move(player: Player, dice: Dice): Promise<void> {
  const { reading, buttons, solo } = words(player.language)
  await player.type('turn')
  // Into one of the menu's pages and on from there, as far as it goes.
  for (let steps = 0; steps < 12; steps++) {
    const { text, pressables } = player.seen
    expect(player.answer?.post.picture).toBeNull()
    const sections = sectionsOf(text)
    const listed = sections.get(reading.headings.options)
    if (listed === undefined) return
    expect(text).not.toMatch(PICTOGRAPH)
    expect(sections.get(reading.headings.yours)).toBeDefined()
    const lines = listed.split('\n').filter((line) => line.startsWith('- '))
    const things = pressables
      .filter(({ id, disabled }) => !disabled && listedAs(id) !== 'no')
      .filter(({ id }) => !id.endsWith(':page:turn'))
      .flatMap(named)
    const options = lines
      .map((line, i) => ({ line, thing: things[i] }))
      .filter(({ line }) => ![buttons.undo, solo.undo].some((undo) => line.startsWith(`- ${undo}`)))
    for (const { line, thing } of options)
      expect(says(line, thing?.words ?? ['?']), `${line}: ${thing?.words}`).toBe(true)
    const { thing } = dice.pick(options)
    if (thing === undefined) return
    await player.press(thing.id, thing.values)
    if (/:(end|pass|out)$/.test(thing.id)) return
  }
}

/** Plays by what can be read until the game is over. */
async function playByText(players: readonly Player[], tableId: string, dice: Dice, most: number): Promise<number> {
  let moves = 0
  for (; moves < most; moves++) {
    const table = await service.view(tableId)
    const acting = players.find(({ name }) => name === table?.acting)
    if (table?.phase !== 'playing' || acting === undefined) break
    await move(acting, dice)
  }
  return moves
}

/** More than any game takes. */
const WHOLE = 5000
/** Enough for a part of a game; `MOVES_BY_TEXT=5000` plays that one to its end, too. */
const PART = Number(process.env.MOVES_BY_TEXT ?? 25)

describe('a game is played by what can be read alone,', () => {
  const tables: {
    readonly names: readonly string[]
    readonly languages: readonly Language[]
    readonly most: number
  }[] = [
    { names: ['ann', 'bob', 'cleo'], languages: ['en', 'en', 'en'], most: PART },
    { names: ['dora', 'eef', 'finn'], languages: ['de', 'nl', 'en'], most: WHOLE },
  ]
  it.each(tables)('by three people who read $languages', async ({ names, languages, most }) => {
    const channel = names.join()
    const { table, players } = await started(service, names, channel, 'rulebook', languages)
    for (const player of players) await wantsWords(player)
    const moves = await playByText(players, table.id, diceFor(`three by text, ${channel}`), most)
    const after = await service.view(table.id)
    if (moves < most) expect(after?.phase).toBe('finished')
    else expect(after?.settled?.turn.number).toBeGreaterThan(3)
    const guest = new Player(service, 'guest', channel)
    await guest.press(`b1:${table.id}:0:read:scores`)
    expect(guest.seen.text).toContain(`### ${names[0]}\n`)
  })

  it('by one against Tom, to the end', async () => {
    const player = new Player(service, 'solo')
    await player.type('solo')
    const table = await service.view(player.seen.pressables[0]?.id.split(':')[1] ?? '')
    if (table === null) throw new Error('no table')
    await wantsWords(player)
    await playByText([player], table.id, diceFor('Tom by text'), WHOLE)
    expect((await service.view(table.id))?.phase).toBe('finished')
  })
})

describe('somebody who wants words in place of pictures', () => {
  it.each(LANGUAGES)('gets them at every look, and each picture when asked for it, in %s', async (language) => {
    const say = words(language).reading
    const { table, players } = await started(service, ['ida', 'jan'], language, 'rulebook', [language, language])
    const player = players.find(({ name }) => name === table.acting)
    if (player === undefined) throw new Error('nobody acts')
    await wantsWords(player)
    const picture = () => player.answer?.post.picture?.scene ?? null
    await player.type('look', { at: 'islands' })
    expect(picture()).toBeNull()
    await player.push('show')
    expect(picture()).toBe('islands')
    await player.choose('look', 'council')
    expect(picture()).toBeNull()
    expect(player.seen.text).toContain(words(language).live.looks.council)
    await player.push('readpanel')
    expect(picture()).toBeNull()
    const shows = player.all('showpanel')
    expect(shows.map(({ label }) => label)).toEqual([say.showPicture])
    await player.push('showpanel')
    expect(picture()).toBe('fate')
    // The picture was for once.
    await player.push('refresh')
    expect(picture()).toBeNull()
    await player.type('settings')
    await player.push('setting', 'pictures:on')
    expect((await player.type('turn')) && picture()).toBe('fate')
  })

  it('keeps a plan that was put together while looking at its picture', async () => {
    const player = new Player(service, 'kim', 'plan')
    await player.type('solo')
    const [, id = ''] = player.seen.pressables[0]?.id.split(':') ?? []
    await wantsWords(player)
    const placing = `b1:${id}:0:placing:top.s..0`
    await player.press(placing)
    const shown = player.all('showpanel')[0]?.id ?? ''
    expect(player.answer?.post.picture).toBeNull()
    await player.press(shown)
    expect(player.answer?.post.picture?.scene).toBe('fate')
  })
})
