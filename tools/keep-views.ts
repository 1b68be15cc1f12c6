/**
 * `npm run tool -- keep-views`: writes what Discord is sent at some 600 states, in every language, drawn and in words, to
 * `test/kept/views/`. Only for when a message changed on purpose: the test says first what differs.
 */
import { mkdirSync } from 'node:fs'
import { keepViews } from '#support/views/kept'
import { viewsNow } from '#support/views/places'
import { LANGUAGES } from '#text'

mkdirSync(new URL('../test/kept/views/', import.meta.url), { recursive: true })
const views = await viewsNow()
for (const language of LANGUAGES) {
  keepViews(language, views[language])
  console.log(`${language}: ${views[language].size} messages`)
}
