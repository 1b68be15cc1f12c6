import type { TableService } from '#table'
import { escapeName, words } from '#text'
import { noticePost, putAbove } from '../components.ts'
import { plainNamesOf } from '../names.ts'
import { ownPost } from '../private.ts'
import { type Caller, type Reply, reply, type TypedOptions } from '../reply.ts'
import { type CommandHandler, commandOptionWithChoices, type Subcommand, textOption } from '../subcommand.ts'
import { showTablesHere, withTable } from '../tables.ts'
import { viewPost } from './look.ts'
import { parseView, seatOfPerson } from './view.ts'

const LOOKS = ['table', 'city', 'islands', 'gnomes', 'bonfire', 'council'] as const
type Look = (typeof LOOKS)[number]

/** Closer views that are also in "Look at…"; the table unless something else is said, or somebody is named. */
export const lookCommand: Subcommand = {
  name: 'look',
  options: [
    commandOptionWithChoices('at', LOOKS, ({ help, live }, look) => (look === 'city' ? help.aCity : live.looks[look])),
    textOption('player', { autocomplete: true }),
  ],
  run: (service, caller, typed) => {
    const at = LOOKS.find((look) => look === typed.at) ?? (typed.player === undefined ? 'table' : 'city')
    return lookAt(service, caller, at, typed)
  },
  suggest: async (service, caller, typed) => {
    const table = await service.inChannel(caller.channelId)
    if (table?.settled == null) return []
    return plainNamesOf(table, caller.language)
      .map((name, seat) => ({ name, value: `city${seat}` }))
      .filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()))
  },
}

/** A look as a former subcommand: shows what that showed, and says where it went. */
const former = (look: Look): CommandHandler => ({
  options: [textOption('player')],
  run: async (service, caller, typed) => {
    const { post } = await lookAt(service, caller, look, typed)
    return reply(putAbove(noticePost(words(caller.language).notices.movedToLook), post))
  },
})

/** By their paths: clients know those until they reload the commands. */
export const FORMER_LOOK_COMMANDS: readonly (readonly [string, CommandHandler])[] = LOOKS.map((look) => [
  `bonfire ${look === 'bonfire' ? 'greatbonfire' : look}`,
  former(look),
])

function lookAt(
  service: TableService,
  caller: Caller,
  look: Look | 'scores',
  { player }: TypedOptions,
): Promise<Reply> {
  switch (look) {
    case 'table':
      return showTablesHere(service, caller)
    case 'city':
      return lookAtCity(service, caller, String(player ?? ''))
    default:
      return withTable(service, caller, async ({ table }) =>
        reply(viewPost(table, look, caller.language, seatOfPerson(table, caller.person.id))),
      )
  }
}

/**
 * A city: one's own, with the panel where it stands, or another's.
 * @param player a name or its beginning, or what was suggested; empty for one's own
 */
const lookAtCity = (service: TableService, caller: Caller, player: string): Promise<Reply> =>
  withTable(service, caller, async ({ table }) => {
    const { language, person } = caller
    const wanted = player.toLowerCase()
    const seat = plainNamesOf(table, language).findIndex((name) => name.toLowerCase().startsWith(wanted))
    const look = parseView(table, /^city\d$/.test(wanted) ? wanted : `city${seat}`)
    if (wanted !== '' && look !== null) return reply(viewPost(table, look, language, seatOfPerson(table, person.id)))
    const notice = wanted === '' ? null : words(language).notices.nobodyCalled(escapeName(player))
    return reply(ownPost(table, caller, notice))
  })

/** Shows the scores, line by line. */
export const scoresCommand: Subcommand = {
  name: 'scores',
  run: (service, caller) => lookAt(service, caller, 'scores', {}),
}
