import { escapeName, words } from '#text'
import type { ViewName } from '../custom-id.ts'
import { namesOf } from '../panel.ts'
import { privatePost } from '../private.ts'
import { reply } from '../reply.ts'
import { type CommandName, type Subcommand, textOption } from '../subcommand.ts'
import { withTable } from '../tables.ts'
import { parseView, seatOfPerson, viewPost } from './view.ts'

/** Shows a city: one's own, with the panel where it stands, or another's. */
export const cityCommand: Subcommand = {
  name: 'city',
  options: [textOption('player', { autocomplete: true })],
  run: (service, caller, typed) =>
    withTable(service, caller, async (table) => {
      const { language, person } = caller
      const wanted = String(typed.player ?? '').toLowerCase()
      const seat = namesOf(table, language).findIndex((name) => name.toLowerCase().startsWith(wanted))
      const look = parseView(table, /^city\d$/.test(wanted) ? wanted : `city${seat}`)
      if (wanted !== '' && look !== null) return reply(viewPost(table, look, language, seatOfPerson(table, person.id)))
      const notice = wanted === '' ? null : words(language).notices.nobodyCalled(escapeName(String(typed.player)))
      return reply(privatePost(table, person.id, language, { notice }))
    }),
  suggest: async (service, caller, typed) => {
    const table = await service.inChannel(caller.channelId)
    if (table?.settled == null) return []
    return namesOf(table, caller.language)
      .map((name, seat) => ({ name, value: `city${seat}` }))
      .filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()))
  },
}

const looking = (name: CommandName, look: ViewName): Subcommand => ({
  name,
  run: (service, caller) =>
    withTable(service, caller, async (table) =>
      reply(viewPost(table, look, caller.language, seatOfPerson(table, caller.person.id))),
    ),
})

/** Closer views that are also in "Look at…". */
export const lookCommands: readonly Subcommand[] = [
  looking('islands', 'islands'),
  looking('gnomes', 'gnomes'),
  looking('greatbonfire', 'bonfire'),
  looking('council', 'council'),
  looking('scores', 'scores'),
]
