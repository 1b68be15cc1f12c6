import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { numberedRules, rulesInTitles, rulesWithoutTests } from '#tools/rule-titles'
import { RULES } from './inventory.ts'

const TEXT = '../shared/rules.md'

describe('the rules inventory', () => {
  it('has a test for each rule of the game for two to four', () => {
    const many = RULES.filter((rule) => !rule.startsWith('R16.'))
    expect(many).toHaveLength(93)
    expect(rulesWithoutTests(many, 'test')).toEqual([])
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
  it.skipIf(!existsSync(TEXT))('lists the numbers of the written rules, where they lie beside the project', () => {
    expect(numberedRules(readFileSync(TEXT, 'utf8'))).toEqual(RULES)
  })
})
