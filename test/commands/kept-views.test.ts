import { beforeAll, describe, expect, it } from 'vitest'
import { differences, keptViews } from '#support/views/kept'
import { viewsNow } from '#support/views/places'
import { LANGUAGES } from '#text'

describe('what Discord is sent', () => {
  let now: Awaited<ReturnType<typeof viewsNow>>
  beforeAll(async () => {
    now = await viewsNow()
  })

  it.each(LANGUAGES)('is what it was when it was kept, drawn and in words, in %s', (language) => {
    expect(now[language].size).toBeGreaterThan(800)
    expect(differences(keptViews(language), now[language])).toBeNull()
  })
})
