import { describe, expect, it } from 'vitest'
import type { Post } from '#commands'
import { ifRoom, post, select, yieldingLines } from '#commands/components'
import { componentsOf } from '#discord/components'
import { componentsWithinBytes, MOST_STORED_COMPONENT_BYTES, storedComponentBytesOf } from '#discord/message-size'
import { NO_ICONS } from '#text'
import { readPost } from './read-post.ts'

const wide = (length: number) => '龘'.repeat(length)
/** A select of 25 options, which say as much as Discord lets them. */
const list = (seq: number) =>
  select(
    { table: 'abcdefghijkl', seq, verb: 'follow' },
    'Which?',
    Array.from({ length: 25 }, (_, nth) => ({
      ...{ value: `${nth}`, label: `${nth} ${wide(97)}`, description: wide(100), emoji: '🔥' },
    })),
  )
const made = (...parts: Parameters<typeof post>[0]) => post(parts, { accent: 0 })
const whole = (one: Post) => componentsOf(one, { shown: null, icons: NO_ICONS }).components

describe('what Discord keeps of a message, in bytes,', () => {
  it('is what its words take in UTF-8, and twelve more for each part', () => {
    const [none, ...others] = ['a', 'aé', 'a龘😀'].map((text) => storedComponentBytesOf(whole(made(text))))
    expect(others.map((bytes) => bytes - (none ?? 0))).toEqual([2, 7])
    expect(storedComponentBytesOf(whole(made('a', 'b'))) - (none ?? 0)).toBe(1 + 12)
  })

  it('is not touched where it is little enough', () => {
    const components = whole(made(wide(3000)))
    expect(componentsWithinBytes(components)).toBe(components)
  })

  it('is made little enough: options lose what explains them before texts lose anything, and all can be pressed still', () => {
    const all = made('### Much to choose from', list(1), list(2), list(3))
    expect(storedComponentBytesOf(whole(all))).toBeGreaterThan(3 * MOST_STORED_COMPONENT_BYTES)
    const less = componentsWithinBytes(whole(all))
    expect(storedComponentBytesOf(less)).toBeLessThanOrEqual(MOST_STORED_COMPONENT_BYTES)
    const [before, after] = [readPost(all), readPost(all, less)]
    expect(after.text).toBe(before.text)
    const pressed = ({ pressables }: typeof after) => pressables.map(({ id, values }) => [id, values])
    expect(pressed(after)).toEqual(pressed(before))
    for (const [nth, label] of (after.pressables[0]?.labels ?? []).entries()) expect(label).toMatch(`${nth} 龘`)
  })

  it('is made little enough at the end of the longest text, without half of a mention', () => {
    const long = `${wide(3000)} ${'<@999999999999999999>'.repeat(40)}`
    for (let most = 9000; most < 9025; most++) {
      const components = componentsWithinBytes(whole(made('short', long)), most)
      expect(storedComponentBytesOf(components)).toBeLessThanOrEqual(most)
      const { text } = readPost(made('short'), components)
      expect(text).toMatch(/^short\n龘+ ?(<@\d{18}>)*…$/u)
    }
  })
})

it('of several texts that give way the first leaves the later ones what they say at least, and what must be read is whole', () => {
  const [must, rest, line] = ['m'.repeat(3500), 'The rest is in the list.', 'l'.repeat(190)]
  const post = made(ifRoom(line), ifRoom(line), yieldingLines(['x'.repeat(500)], rest), must)
  const { cut, components } = componentsOf(post, { shown: null, icons: NO_ICONS })
  expect(cut).toEqual([])
  expect(readPost(post, components).text.split('\n')).toEqual([line, rest, must])
})
