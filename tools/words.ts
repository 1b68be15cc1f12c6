/**
 * `npm run tool -- words --language fr`: writes a table for people who read proofs and write no code, to be opened as a
 * spreadsheet (tab-separated): the key, which begins with the file, English, the translation, what the limit is, and what
 * is to be known of it: that it is the same in both, that it is lacking (English is shown), or that code makes it, which
 * stands as it is written, `${…}` where they go. `--read FILE` takes such a table back: each plain text that is another one
 * now is written into the language's folder (`npm run format` afterwards), and what could not be written is listed.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Proof, proofFolder } from '#support/proofs'
import { LANGUAGES, LIMITS, UNFILLED_WORDS, words } from '#text'

/** Limits that hold for all texts of a kind, by how their keys begin: the tests hold them. */
const MOST: Readonly<Record<string, number>> = {
  'help.commands': LIMITS.commandDescription,
  'help.club': LIMITS.commandDescription,
  'help.server': LIMITS.commandDescription,
  'help.options': LIMITS.commandDescription,
  'advice.tips': 110,
  'panel.whyNotNow': 30,
  buttons: 38,
  'help.firstQuestions': LIMITS.buttonOnAPhone,
}

const { values } = parseArgs({
  options: {
    language: { type: 'string', default: 'fr' },
    read: { type: 'string' },
    folder: { type: 'string' },
  },
})
const language = LANGUAGES.find((one) => one === values.language)
if (language === undefined) throw new Error(`--language is one of ${LANGUAGES.join(', ')}`)

/** Line ends and tabs of a text, so that it is one cell. */
const cell = (text: string): string => text.replaceAll('\n', '⏎').replaceAll('\t', ' ')
const source = (made: unknown): string =>
  String(made)
    .replace(/^.*?=>\s*/su, '')
    .replace(/\\(?:x([0-9A-F]{2})|u([0-9A-F]{4}))/gu, (_, short, long) =>
      String.fromCharCode(Number.parseInt(short ?? long, 16)),
    )
    .replace(/\s*\n\s*/gu, ' ')
/** Words that are looked for (`keywords`) stand in one string, too. */
const textOf = (value: unknown): string | null =>
  typeof value === 'string'
    ? value
    : typeof value === 'function'
      ? source(value)
      : Array.isArray(value) && value.every((one) => typeof one === 'string')
        ? value.join(', ')
        : null

interface Row {
  readonly key: string
  readonly english: string
  /** Null where the language lacks it. */
  readonly other: string | null
}

/** All texts: those of English, beside what the language has of them. */
function* rows(key: string, english: unknown, other: unknown): Generator<Row> {
  const text = textOf(english)
  if (text !== null) yield { key, english: text, other: textOf(other) }
  else if (typeof english === 'object' && english !== null) {
    const others = new Map(Object.entries(other ?? {}))
    for (const [name, value] of Object.entries(english))
      yield* rows(key === '' ? name : `${key}.${name}`, value, others.get(name))
  }
}

const given = values.folder ?? new URL(`../src/text/${language}`, import.meta.url).pathname
const folder = proofFolder(new URL(`${given}/`, 'file:///'))
const noteOf = ({ key, english, other }: Row): string =>
  other === null ? 'lacking' : english === other ? 'same' : folder.canWrite(key, other) ? '' : 'code'

const table = [...rows('', words('en'), UNFILLED_WORDS[language])]
if (values.read === undefined) {
  console.log(['key', 'English', language, 'at most', 'note'].join('\t'))
  for (const row of table) {
    const most = Object.entries(MOST).find(([begin]) => row.key.startsWith(`${begin}.`))?.[1] ?? ''
    console.log([row.key, cell(row.english), cell(row.other ?? row.english), most, noteOf(row)].join('\t'))
  }
} else {
  const known = new Map(table.map((row) => [row.key, row]))
  const proofs: Proof[] = []
  const left: string[] = []
  for (const line of readFileSync(values.read, 'utf8').split(/\r?\n/u).slice(1)) {
    const [key = '', english, after] = line.split('\t')
    const row = known.get(key)
    if (row === undefined || after === undefined || after === cell(row.other ?? row.english)) continue
    // The translation was made of another English text.
    if (row.other === null || english !== cell(row.english) || !folder.canWrite(key, row.other)) left.push(key)
    else proofs.push({ key, before: row.other, after: after.replaceAll('⏎', '\n') })
  }
  folder.write(proofs)
  console.log(`${proofs.length} texts changed`)
  for (const key of left) console.log(`not written, change it by hand: ${key}`)
}
