import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { numberedRules, rulesInTitles, rulesNamed, rulesWithoutTests } from '#support/rule-titles'

const RULES = numberedRules(readFileSync('docs/rules.md', 'utf8'))

describe('the rules inventory in docs/rules.md', () => {
  it('numbers its rules chapter by chapter, without gaps', () => {
    const inOrder = [5, 15, 7, 5, 7, 6, 6, 5, 2, 6, 5, 8, 3, 6, 7, 12].flatMap((count, chapter) =>
      Array.from({ length: count }, (_, rule) => `R${chapter + 1}.${rule + 1}`),
    )
    expect(RULES).toEqual(inOrder)
  })
  it('has a test for each rule', () => {
    expect(rulesWithoutTests(RULES, 'test')).toEqual([])
  })
  it('has every rule that a comment, a refusal or a test refers to', () => {
    const folders = ['src', 'commands', 'render', 'test', 'tools', 'bench']
    expect(rulesNamed(folders).filter((rule) => !RULES.includes(rule) && !/^R9\d\d\./.test(rule))).toEqual([])
  })
  it('finds rules in the titles of tests only, whatever the quotes, and lists those that are nowhere', () => {
    const text = [
      "it('R901.1 is said', () => expect('R901.2').toBe(1))",
      'it.each([1])(`R901.3 and R901.4`, (n) => check("R901.5"))',
      '  it.each<[string]>([',
      "  ])('R901.6 comes after a list', () => {})",
      '// R901.7',
      "it.skip('R901.8 is not tried', () => {})",
      "describe('R901.9', () => {})",
    ].join('\n')
    expect(rulesInTitles(text)).toEqual(['R901.1', 'R901.3', 'R901.4', 'R901.6'])
    expect(rulesWithoutTests(['R10.1', 'R999.1'], 'test')).toEqual(['R999.1'])
  })
})
