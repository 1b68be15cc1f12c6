import { afterAll, describe, expect, it } from 'vitest'
import { LANGUAGES, words } from '#text'
import { openService, started } from './player.ts'

const { service, close } = await openService()
afterAll(close)

/** Words of what is read above the first control. */
const wordsIn = (text: string): number => (text.match(/[\p{L}\p{N}’-]+/gu) ?? []).length
const MOST = 60

describe.each(LANGUAGES)('somebody new who reads %s finds within two presses and 60 words', (language) => {
  const asked = async () => {
    const { players } = await started(service, [`ann ${language}`, `ben ${language}`], language, 'rulebook', [language])
    const [ann] = players
    if (ann === undefined) throw new Error('nobody plays')
    await ann.type('look')
    ann.presses = 0
    return ann
  }

  it.each([
    ['what can be done', 'turn'],
    ['how to get a task', 'task'],
    ['what igniting takes', 'ignite'],
    ['what a gnome does', 'gnome'],
    ['when the game ends', 'countdown'],
  ] as const)('%s', async (_, topic) => {
    const ann = await asked()
    await ann.push('rules')
    const button = ann.all('about').find(({ id }) => id.endsWith(`:${topic}`))
    expect(button?.label).toBe(words(language).help.firstQuestions[topic])
    await ann.push('about', `:${topic}`)
    expect(ann.presses).toBe(2)
    expect(ann.seen.text).toContain(words(language).help.rules[topic].title)
    expect(wordsIn(ann.seen.text), ann.seen.text).toBeLessThanOrEqual(MOST)
    await ann.type('close')
  })

  it('what each open gnome does', async () => {
    const ann = await asked()
    await ann.choose('look', 'gnomes')
    const gnomes = ann.all('topic').flatMap(({ values }) => values)
    expect(gnomes).toHaveLength(12)
    const [select] = ann.all('topic')
    for (const gnome of gnomes) {
      await ann.press(select?.id ?? '', [gnome])
      expect(ann.seen.text).toMatch(/🟫|brown|braun|bruin|marron/)
      expect(wordsIn(ann.seen.text), ann.seen.text).toBeLessThanOrEqual(MOST)
    }
  })
})
