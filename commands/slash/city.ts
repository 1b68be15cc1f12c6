import { show } from '../answer.ts'
import { namesOf } from '../panel.ts'
import { lookPost, readLook, seatedAt } from '../panels/look.ts'
import { ownPost } from '../panels/own.ts'
import { type Subcommand, textOption, withTable } from './subcommand.ts'

/** Shows a city: one's own, with the panel where it stands, or another's. */
export const city: Subcommand = {
  name: 'city',
  options: (language) => [textOption('player', language, { autocomplete: true })],
  run: (house, asker, typed) =>
    withTable(house, asker, async (table) => {
      const { language, person } = asker
      const wanted = String(typed.player ?? '').toLowerCase()
      const seat = namesOf(table, language).findIndex((name) => name.toLowerCase().startsWith(wanted))
      const look = readLook(table, /^city\d$/.test(wanted) ? wanted : `city${seat}`)
      return show(
        wanted === '' || look === null
          ? ownPost(table, person.id, language)
          : lookPost(table, look, language, seatedAt(table, person.id)),
      )
    }),
  suggest: async (house, asker, typed) => {
    const table = await house.inChannel(asker.channelId)
    if (table?.settled == null) return []
    return namesOf(table, asker.language)
      .map((name, seat) => ({ name, value: `city${seat}` }))
      .filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()))
  },
}
