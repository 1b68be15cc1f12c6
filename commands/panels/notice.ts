import { escapeName, type Language, ruleEntry, rulesLookup, words } from '#text'
import { type Post, post } from '../build.ts'

/** One sentence for one person. */
export const noticePost = (text: string): Post => post([text], { accent: 0x8c80a6 })

/** The rules look-up: the topic that answers best, or how to play here. */
export function rulesPost(query: string, language: Language): Post {
  const say = words(language)
  if (query === '') {
    const { guide } = say.solo
    const hints = guide.steps.map((step, index) => `${index + 1}. ${step}`)
    const parts = [`### ${say.help.help.title}`, say.help.help.text, `### 💡 ${guide.title}`, ...hints]
    return post(parts, { accent: 0xffd166 })
  }
  const entry = ruleEntry(say, query) ?? rulesLookup(say, query)[0]
  if (entry === undefined) return noticePost(say.help.rulesNothing(escapeName(query)))
  return post([`### ${entry.title}`, entry.text, `-# ${entry.rules.join(' · ')}`], { accent: 0xffd166 })
}
