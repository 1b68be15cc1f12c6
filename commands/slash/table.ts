import { words } from '#text'
import { show } from '../answer.ts'
import { lookPost, seatedAt } from '../panels/look.ts'
import { noticePost } from '../panels/notice.ts'
import { ownPost } from '../panels/own.ts'
import { tablesPost } from '../panels/tables.ts'
import type { Subcommand } from './subcommand.ts'

/** Shows the table of this channel; elsewhere the asker's own tables, which can be played from anywhere. */
export const table: Subcommand = {
  name: 'table',
  run: async (house, asker) => {
    const { language, person } = asker
    const here = await house.inChannel(asker.channelId)
    if (here !== null) {
      return show(
        here.phase === 'playing'
          ? lookPost(here, 'table', language, seatedAt(here, person.id))
          : ownPost(here, person.id, language),
      )
    }
    const own = await house.openTablesOf(person.id)
    if (own.length === 0) return show(noticePost(words(language).notices.noTableHere))
    return show(tablesPost(own, language))
  },
}
