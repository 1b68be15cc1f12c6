import { words } from '#text'
import { findRule, rulesPost } from '../panels/notice.ts'
import { type Subcommand, show, textOption } from './subcommand.ts'

/** Looks something up in the rules. */
export const rules: Subcommand = {
  name: 'rules',
  options: (language) => [textOption('topic', language, { autocomplete: true })],
  run: async (_house, asker, typed) => show(rulesPost(String(typed.topic ?? ''), asker.language)),
  suggest: async (_house, asker, typed) => {
    const found = typed === '' ? words(asker.language).help.rules : findRule(typed, asker.language)
    return found.slice(0, 25).map(({ id, title }) => ({ name: title, value: id }))
  },
}
