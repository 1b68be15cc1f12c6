/**
 * `npm run tool -- words --language fr`: writes a table for people who read proofs and write no code, to be opened as a
 * spreadsheet (tab-separated): the key, which begins with the file, English, the translation, and what the limit is. A
 * text with facts in it stands as it is written, `${…}` where they go; the last column marks what is the same in both.
 */
import { parseArgs } from 'node:util'
import { LANGUAGES, LIMITS, words } from '#text'

/** Limits that hold for all texts of a kind, by how their keys begin: the tests hold them. */
const MOST: Readonly<Record<string, number>> = {
  'help.commands': LIMITS.commandDescription,
  'help.options': LIMITS.commandDescription,
  'advice.tips': 110,
  'panel.whyNotNow': 30,
  buttons: 38,
  'help.firstQuestions': LIMITS.buttonOnAPhone,
}

const { values } = parseArgs({ options: { language: { type: 'string', default: 'fr' } } })
const language = LANGUAGES.find((one) => one === values.language)
if (language === undefined) throw new Error(`--language is one of ${LANGUAGES.join(', ')}`)

const cell = (text: string): string =>
  text
    .replace(/\\(?:x([0-9A-F]{2})|u([0-9A-F]{4}))/gu, (_, short, long) =>
      String.fromCharCode(Number.parseInt(short ?? long, 16)),
    )
    .replace(/\s*\n\s*/gu, ' ⏎ ')
    .replaceAll('\t', ' ')
const textOf = (value: unknown): string | null =>
  typeof value === 'string' ? value : typeof value === 'function' ? String(value).replace(/^.*?=>\s*/su, '') : null

function* rows(key: string, english: unknown, other: unknown): Generator<string> {
  const text = textOf(english)
  const translated = textOf(other)
  if (text !== null || translated !== null) {
    const most = Object.entries(MOST).find(([begin]) => key.startsWith(`${begin}.`))?.[1] ?? ''
    yield [key, cell(text ?? ''), cell(translated ?? ''), most, text === translated ? 'same' : ''].join('\t')
  } else if (typeof english === 'object' && english !== null && typeof other === 'object' && other !== null) {
    const others = new Map(Object.entries(other))
    for (const [name, value] of Object.entries(english))
      yield* rows(key === '' ? name : `${key}.${name}`, value, others.get(name))
  }
}

console.log(['key', 'English', language, 'at most', ''].join('\t'))
for (const row of rows('', words('en'), words(language))) console.log(row)
