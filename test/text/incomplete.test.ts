import { describe, expect, it } from 'vitest'
import { filledFromEnglish, UNFILLED_WORDS, words } from '#text'

describe('a language that is still being translated', () => {
  const { buttons, ...rest } = UNFILLED_WORDS.fr
  const begun = filledFromEnglish(words('en'), { ...rest, buttons: { join: 'Rejoindre' } })

  it('has English for each text that it lacks, and its own for the others', () => {
    expect(begun.buttons).toEqual({ ...words('en').buttons, join: 'Rejoindre' })
    expect(begun.lobby).toEqual(words('fr').lobby)
    expect(begun.language).toBe('fr')
    expect(buttons).toEqual(words('fr').buttons)
  })

  it('never shares a list between two languages', () => {
    const topic = { title: 'Chemin', keywords: ['chemin'], text: 'Construis.' }
    const { keywords } = filledFromEnglish(
      { topic: { title: 'Path', keywords: ['path', 'tile'], text: 'Build.' } },
      { topic },
    ).topic
    expect(keywords).toEqual(['chemin'])
  })

  it('leaves English as it is', () => {
    expect(filledFromEnglish(words('en'), { language: 'fr', names: {} })).toEqual({ ...words('en'), language: 'fr' })
    expect(words('en').language).toBe('en')
  })
})
