import { type APIApplicationCommand, Locale } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import { exactEntry, matchingEntries, nestOptions, slashEntries } from '#sandbox/page/composer/slash'
import { isOnlyEmoji, parseInline, parseMarkdown } from '#sandbox/page/text/markdown'

const text = (words: string) => ({ kind: 'text', text: words })

describe('Discord’s markdown', () => {
  it('nests bold, italics, underline, strike and spoilers', () => {
    expect(parseInline('***both*** __under__ ~~gone~~ ||hush||')).toEqual([
      { kind: 'bold', inside: [{ kind: 'italics', inside: [text('both')] }] },
      text(' '),
      { kind: 'underline', inside: [text('under')] },
      text(' '),
      { kind: 'strike', inside: [text('gone')] },
      text(' '),
      { kind: 'spoiler', inside: [text('hush')] },
    ])
  })

  it.each(['snake_case_word', '2 * 3 * 4', '**open', 'a | b', '<@me>', '[label](javascript:alert(1))', '*'])(
    'leaves %s as it is',
    (source) => {
      expect(parseInline(source)).toEqual([text(source)])
    },
  )

  it('takes a backslash for "no markup"', () => {
    expect(parseInline('\\*not\\* \\<@1>')).toEqual([text('*not* <@1>')])
  })

  it('reads nothing inside code', () => {
    expect(parseInline('`**a**` ``b`c``')).toEqual([
      { kind: 'code', text: '**a**' },
      text(' '),
      { kind: 'code', text: 'b`c' },
    ])
  })

  it('knows mentions, commands, times and emoji', () => {
    expect(parseInline('<@1><@!2><#3></bonfire new:4><t:5:R><t:6><a:fire:7>@here')).toEqual([
      { kind: 'user', id: '1' },
      { kind: 'user', id: '2' },
      { kind: 'channel', id: '3' },
      { kind: 'command', path: 'bonfire new' },
      { kind: 'time', seconds: 5, style: 'R' },
      { kind: 'time', seconds: 6, style: 'f' },
      { kind: 'emoji', name: 'fire', id: '7', animated: true },
      { kind: 'everyone', text: '@here' },
    ])
  })

  it('keeps a full stop out of an address', () => {
    expect(parseInline('See https://a.example/b_c.')).toEqual([
      text('See '),
      { kind: 'link', url: 'https://a.example/b_c', inside: [text('https://a.example/b_c')] },
      text('.'),
    ])
  })

  it('reads headings, subtext, quotes and lists line by line', () => {
    const inside = (words: string) => [{ kind: 'text', inside: [text(words)] }]
    expect(parseMarkdown('# One\ntwo\n-# three\n> four\n> five\n- six\n  - seven\n3. eight')).toEqual([
      { kind: 'heading', level: 1, inside: [text('One')] },
      ...inside('two'),
      { kind: 'subtext', inside: [text('three')] },
      { kind: 'quote', inside: inside('four\nfive') },
      {
        kind: 'list',
        start: null,
        items: [[...inside('six'), { kind: 'list', start: null, items: [inside('seven')] }]],
      },
      { kind: 'list', start: 3, items: [inside('eight')] },
    ])
  })

  it('keeps a block of code as it stands', () => {
    expect(parseMarkdown('a\n```ts\n# no heading\n```\nb').map(({ kind }) => kind)).toEqual([
      'text',
      'codeBlock',
      'text',
    ])
  })

  it('shows a few emoji large, a number not', () => {
    expect(['🔥 👨‍👩‍👧', '<:fire:1>'].map(isOnlyEmoji)).toEqual([true, true])
    expect(['1 2', 'a 🔥', ''].map(isOnlyEmoji)).toEqual([false, false, false])
  })
})

describe('Slash commands', () => {
  const base = {
    id: '1',
    application_id: '1',
    version: '1',
    type: 1,
    default_member_permissions: null,
    description: 'x',
  } as const
  const commands: readonly APIApplicationCommand[] = [
    {
      ...base,
      name: 'bonfire',
      options: [
        { type: 1, name: 'new', description: 'n' },
        {
          type: 2,
          name: 'look',
          name_localizations: { de: 'schau' },
          description: 'l',
          options: [
            {
              type: 1,
              name: 'at',
              description: 'a',
              options: [
                { type: 3, name: 'later', description: 'o' },
                {
                  type: 3,
                  name: 'first',
                  name_localizations: { de: 'zuerst' },
                  description: 'r',
                  description_localizations: { de: 'R' },
                  required: true,
                },
              ],
            },
          ],
        },
      ],
    },
    { ...base, name: 'solo', contexts: [1] },
  ]
  const entries = slashEntries(commands, false, Locale.EnglishGB)

  it('are shown and typed in the language of the client, and sent under their own names', () => {
    const [, look] = slashEntries(commands, false, Locale.German)
    expect(look?.path).toBe('bonfire schau at')
    expect(look?.options.map(({ name, description, key }) => [name, description, key])).toEqual([
      ['zuerst', 'R', 'first'],
      ['later', 'o', 'later'],
    ])
    expect(look && nestOptions(look, [])).toEqual([
      { name: 'look', type: 2, options: [{ name: 'at', type: 1, options: [] }] },
    ])
  })

  it('stand alone with their subcommands, required options first, and only where they may be used', () => {
    expect(entries.map(({ path, options }) => [path, ...options.map(({ name }) => name)])).toEqual([
      ['bonfire new'],
      ['bonfire look at', 'first', 'later'],
    ])
  })

  it('are found by their beginning or by their words', () => {
    expect(matchingEntries(entries, 'bonfire l').map(({ path }) => path)).toEqual(['bonfire look at'])
    expect(matchingEntries(entries, 'new').map(({ path }) => path)).toEqual(['bonfire new'])
    expect(exactEntry(entries, 'bonfire  look at dusk')).toMatchObject({
      entry: { path: 'bonfire look at' },
      rest: 'dusk',
    })
    expect(exactEntry(entries, 'bonfire newer')).toBeNull()
  })

  it('carry their options below group and subcommand', () => {
    const [, look] = entries
    const first = { name: 'first', type: 3, value: 'x' }
    expect(look && nestOptions(look, [first])).toEqual([
      { name: 'look', type: 2, options: [{ name: 'at', type: 1, options: [first] }] },
    ])
  })
})
