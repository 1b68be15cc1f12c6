import { rulesLookup, words } from '#text'
import { show } from '../answer.ts'
import { rulesPost } from '../panels/notice.ts'
import { type Subcommand, textOption } from './subcommand.ts'

/** Looks something up in the rules. */
export const rules: Subcommand = {
  name: 'rules',
  options: (language) => [textOption('topic', language, { autocomplete: true })],
  run: async (_house, asker, typed) => show(rulesPost(String(typed.topic ?? ''), asker.language)),
  suggest: async (_house, asker, typed) => {
    return rulesLookup(words(asker.language), typed)
      .slice(0, 25)
      .map(({ id, title }) => ({ name: title, value: id }))
  },
}
