import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { z } from 'zod'
import type { Language } from '#text'
import type { Views } from './record.ts'

const fileOf = (language: Language): URL => new URL(`../../kept/views/${language}.json.br`, import.meta.url)

export function keepViews(language: Language, views: Views): void {
  const json = JSON.stringify(Object.fromEntries(views))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 10,
    // One body is much like another that stands megabytes before it.
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
  }
  writeFileSync(fileOf(language), brotliCompressSync(json, { params }))
}

export const keptViews = (language: Language): Views =>
  new Map(
    Object.entries(
      z
        .record(z.string(), z.string())
        .parse(JSON.parse(brotliDecompressSync(readFileSync(fileOf(language))).toString())),
    ),
  )

/** How many lines are told of the first body that differs. */
const MOST_LINES = 40

/** What a person is told of views that are no longer as they were kept: which ones, and how the first differs; null: nothing. */
export function differences(kept: Views, now: Views): string | null {
  const gone = [...kept.keys()].filter((name) => !now.has(name))
  const come = [...now.keys()].filter((name) => !kept.has(name))
  const changed = [...kept].flatMap(([name, json]) => ((now.get(name) ?? json) === json ? [] : name))
  const [first] = changed
  if (gone.length + come.length + changed.length === 0) return null
  return [
    ...counted('changed', changed),
    ...counted('gone', gone),
    ...counted('new', come),
    ...(first === undefined
      ? []
      : ['', first, ...linesApart((kept.get(first) ?? '').split('\n'), (now.get(first) ?? '').split('\n'))]),
    '',
    'npm run tool -- keep-views keeps them as they are now',
  ].join('\n')
}

const counted = (what: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`${names.length} ${what}: ${names.slice(0, 5).join('; ')}${names.length > 5 ? '; …' : ''}`]

/** Lines that only one of two texts has, in order, with the line before each such place. */
function linesApart(before: readonly string[], after: readonly string[]): string[] {
  const told: string[] = []
  for (let [one, other] = [0, 0]; one < before.length || other < after.length; ) {
    if (before[one] === after[other]) {
      one++
      other++
      continue
    }
    const [gone, come] = nextAlike(before, after, one, other)
    if (one > 0) told.push(`  ${before[one - 1]}`)
    told.push(
      ...before.slice(one, gone).map((line) => `- ${line}`),
      ...after.slice(other, come).map((line) => `+ ${line}`),
    )
    one = gone
    other = come
  }
  return told.length > MOST_LINES ? [...told.slice(0, MOST_LINES), '…'] : told
}

/** Where two texts next say the same, with as few lines as can be left out. */
function nextAlike(before: readonly string[], after: readonly string[], one: number, other: number): [number, number] {
  for (let apart = 1; apart < before.length + after.length; apart++)
    for (let gone = 0; gone <= apart; gone++) {
      const [from, to] = [one + gone, other + apart - gone]
      if (from < before.length && to < after.length && before[from] === after[to]) return [from, to]
    }
  return [before.length, after.length]
}
