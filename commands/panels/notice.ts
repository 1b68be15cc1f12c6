import { type Language, words } from '#text'
import { type Post, post } from '../build.ts'

/** One sentence for one person. */
export const noticePost = (text: string): Post => post([text], { accent: 0x8c80a6 })

/** The rules look-up: one topic, or how to play here. */
export function rulesPost(query: string, language: Language): Post {
  const { help } = words(language)
  const entry = findRule(query, language)[0]
  if (entry === undefined) return noticePost(query === '' ? help.help.text : help.rulesNothing(query))
  return post([`### ${entry.title}`, entry.text, `-# ${entry.rules.join(' · ')}`], { accent: 0xffd166 })
}

/** Entries whose title or key words begin with, or contain, what is typed; best first. */
export function findRule(query: string, language: Language) {
  const wanted = query.trim().toLowerCase()
  const { rules } = words(language).help
  const score = (entry: (typeof rules)[number]): number => {
    const called = [entry.id, entry.title.toLowerCase(), ...entry.keywords.map((word) => word.toLowerCase())]
    if (called.includes(wanted)) return 3
    if (called.some((word) => word.startsWith(wanted))) return 2
    return called.some((word) => word.includes(wanted)) ? 1 : 0
  }
  return rules
    .map((entry) => ({ entry, score: score(entry) }))
    .filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry)
}
