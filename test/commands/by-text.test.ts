import { afterAll, describe, expect, it } from 'vitest'
import { type Dice, diceFor } from '#support/dice'
import { words } from '#text'
import { openService, Player, started } from './player.ts'
import type { Pressable } from './read-post.ts'

const { service, close } = await openService()
afterAll(close)

const say = words('en').reading
const PICTOGRAPH = /\p{Extended_Pictographic}/u
const MOVES = /:(page|line|play|place|plan|steps|go|pay|pieces|keep|end|undo)(:|$)/

/** Something that can be pressed, with the words of its label: what an emoji means, the reader does not know. */
interface Named {
  readonly id: string
  readonly values: readonly string[]
  readonly words: readonly string[]
}
const plainWords = (label: string): string[] =>
  label.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word) && !PICTOGRAPH.test(word.replace(/\p{N}/gu, '')))

/** In the order of the message; a select that asks for an answer, or for several, is one. */
const named = ({ id, label, values, labels, least }: Pressable): Named[] => {
  if (values.length === 0) return [{ id, values, words: plainWords(label) }]
  if (/:(line|place|pay)(:|$)/.test(id))
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

/** Reads the panel in words, chooses one of the lines under "What you can do", and presses what it names. */
async function move(player: Player, dice: Dice): Promise<void> {
  await player.type('turn')
  // Into one of the menu's pages and on from there, as far as it goes.
  for (let steps = 0; steps < 12 && player.all('readpanel').length > 0; steps++) {
    await player.push('readpanel')
    const { text, pressables } = player.seen
    expect(text).not.toMatch(PICTOGRAPH)
    expect(player.answer?.post.picture).toBeNull()
    const [before = '', listed] = text.split(`### ${say.headings.options}\n`)
    if (listed === undefined) return
    expect(before).toContain(`### ${say.headings.yours}\n`)
    const lines = listed.split('\n').filter((line) => line.startsWith('- '))
    const things = pressables
      .filter(({ id, disabled }) => !disabled && MOVES.test(id.split(':').slice(2).join(':')))
      .filter(({ id, label }) => !id.endsWith(':page:turn') && label !== say.showPicture)
      .flatMap(named)
    const options = lines
      .map((line, i) => ({ line, thing: things[i] }))
      .filter(({ line }) => !line.startsWith('- Undo'))
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

/** Enough for a part of a game; `MOVES_BY_TEXT=5000` plays whole ones. */
const MOST = Number(process.env.MOVES_BY_TEXT ?? 25)

describe('a game is played by what can be read alone,', () => {
  it('by three people', { timeout: 600_000 }, async () => {
    const { table, players } = await started(service, ['ann', 'bob', 'cleo'], 'by text')
    const moves = await playByText(players, table.id, diceFor('three by text'), MOST)
    const after = await service.view(table.id)
    if (moves < MOST) expect(after?.phase).toBe('finished')
    else expect(after?.settled?.turn.number).toBeGreaterThan(3)
    const guest = new Player(service, 'guest', 'by text')
    await guest.press(`b1:${table.id}:0:read:scores`)
    expect(guest.seen.text).toMatch(/### ann\n/)
  })

  it('by one against Tom', { timeout: 600_000 }, async () => {
    const player = new Player(service, 'solo')
    await player.type('solo')
    const table = await service.view(player.seen.pressables[0]?.id.split(':')[1] ?? '')
    if (table === null) throw new Error('no table')
    const moves = await playByText([player], table.id, diceFor('Tom by text'), MOST)
    const after = await service.view(table.id)
    if (moves < MOST) expect(after?.phase).toBe('finished')
    else expect(after?.settled?.turn.number).toBeGreaterThan(3)
  })
})
