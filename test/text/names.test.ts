import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newGame, scoreSheets, standardRules } from '#engine'
import { escapeName, isolatedName, nameAsOneLine, standings, words } from '#text'
import { setup } from './games.ts'

describe('names of people', () => {
  const nasty = [
    '@everyone',
    '<@123456789012345678>',
    '**bold** _it_ ~~no~~ `code` ||spoiler||',
    '[click](https://example.com)',
    'https://example.com/x',
    '# Title',
    '> quote',
    '- item',
    '1. item',
    'two\nlines',
    '\u202Egnp.exe',
    '\\',
    '',
    '   ',
    '<:emoji:123456789012345678>',
    '<t:1700000000:R>',
    'discord.gg/abcdef',
    'a\u0301\u0301\u0301\u0301\u0301\u0301',
    'x'.repeat(500),
    '😀'.repeat(100),
  ]

  it.each(nasty)('are harmless: %j', (name) => {
    const safe = escapeName(name)
    expect(safe.length).toBeGreaterThan(0)
    expect(safe.length).toBeLessThanOrEqual(100)
    expect(safe).not.toMatch(/\n|\u202e/i)
    // Every sign that could format, mention or link stands behind an odd number of backslashes.
    expect(safe.replace(/\\[^A-Za-z0-9\s]/g, '')).not.toMatch(/[\\*_~`|>#[\]()<:@]/)
    expect(safe).not.toMatch(/@everyone|@here|<@|https?:|discord\.gg|^\d+\./)
    expect(nameAsOneLine(name).length).toBeLessThanOrEqual(32)
    expect(nameAsOneLine(name)).not.toBe('')
  })

  it('stay as they are when there is nothing in them', () => {
    for (const name of ['Ana', 'Jörg', '李雷', 'O’Neill', '😀 Sam', '❤️ Ida', '👩‍🚀', 'می‌خواهم'])
      expect(nameAsOneLine(name)).toBe(name)
    for (const name of ['Ana', 'Jörg', '李雷', 'O’Neill', '😀 Sam']) expect(escapeName(name)).toBe(name)
  })

  it.each([
    ['a Hangul filler', '\u3164'],
    ['a blank of Braille', '\u2800'],
    ['soft hyphens', '\u00ad\u00ad'],
    ['a Hangul initial filler', '\u115f'],
    ['a halfwidth filler', '\uffa0'],
    ['tag characters', '\u{e0041}\u{e007f}'],
    ['an Arabic letter mark', '\u061c'],
    ['half a character', '\ud83d'],
    ['joiners and variation selectors', '\u200d\u200c\ufe0f'],
    ['marks on nothing', '\u0301\u0301'],
    ['an isolate that never ends', '\u2068'],
  ])('of nothing but %s are not empty to the eye', (_, name) => {
    expect(nameAsOneLine(name)).toBe('?')
    expect(nameAsOneLine(`Ana${name}Ben`)).toMatch(/^Ana.*Ben$/u)
  })

  it('of any characters are visible, well-formed, short, and turn no line round', () => {
    const nastily = fc.constantFrom(...nasty, '\u3164', '\u2800', '\ud800', '\u061c', '\u2067', '\u2069', 'ש', 'ع', '٣')
    const name = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.array(nastily).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(name, (any) => {
        for (const shown of [nameAsOneLine(any), isolatedName(any), escapeName(any)]) {
          const inner = shown.replace(/^\u2068(.*)\u2069$/u, '$1')
          expect(inner).toMatch(/[\p{L}\p{N}\p{P}\p{S}]/u)
          expect(inner).not.toMatch(/[\p{Cc}\p{Cs}\u061c\u202a-\u202e\u2066-\u2069]/u)
          expect(Buffer.from(shown).toString()).toBe(shown)
        }
        expect(nameAsOneLine(any).length).toBeLessThanOrEqual(32)
        expect(nameAsOneLine(isolatedName(any))).toBe(nameAsOneLine(any))
      }),
    )
  })

  it('that are read from right to left stand by themselves, so that the figures beside them stay where they are', () => {
    for (const name of ['שלום', 'عمر', 'Ana عمر', '\u{1e922}']) {
      expect(isolatedName(name)).toBe(`\u2068${name}\u2069`)
      expect(escapeName(name)).toBe(`\u2068${name}\u2069`)
    }
    const state = newGame(standardRules, setup(4, 1))
    const lines = standings(
      words('en'),
      ['שלום', 'Ben', 'عمر', 'Ana'].map(escapeName),
      scoreSheets(standardRules, state),
    )
    expect(lines.join('\n')).toMatch(/\. \u2068שלום\u2069: \d+ points/)
  })
})
