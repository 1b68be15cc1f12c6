import { type Choice, formatChoices, legalChoices, parseChoices } from '#engine'
import { escapeName, LIMITS, words } from '#text'
import { extendChoicesToFillSelect } from '../choice-sequence.ts'
import { actAtTableOrPlan, outcomeReply, replyAfterComputers } from '../outcome.ts'
import { ownPost, panelContextFor } from '../private.ts'
import { type Reply, reply, type TableContext } from '../reply.ts'
import { type Subcommand, textOption } from '../subcommand.ts'
import { withTable } from '../tables.ts'
import { pressOpen } from './browse.ts'
import { optionOfSequence } from './options.ts'

/** Opens one's own panel where it stood. */
export const turnCommand: Subcommand = {
  name: 'turn',
  run: (service, caller) => withTable(service, caller, pressOpen),
}

const played = async (context: TableContext, choices: readonly Choice[]): Promise<Reply> =>
  replyAfterComputers(
    context.service,
    context.caller,
    await actAtTableOrPlan(context, { kind: 'choices', choices }, context.table.seq),
  )

/** Plays a line typed in the journal's notation; the list helps while typing. */
export const playTypedChoicesCommand: Subcommand = {
  name: 'play',
  options: [textOption('move', { autocomplete: true, required: true })],
  run: (service, caller, typed) =>
    withTable(service, caller, async (context) => {
      const { table } = context
      const move = String(typed.move ?? '')
      const choices = parseChoices(move)
      return choices === null
        ? reply(ownPost(table, caller, words(caller.language).notices.notAChoice(escapeName(move))))
        : played(context, choices)
    }),
  suggest: async (service, caller, typed) => {
    const here = await service.inChannel(caller.channelId)
    const table = here === null ? null : await service.viewFor(caller.person.id, here.id)
    const panel = table === null ? null : panelContextFor(table, caller.person.id, caller.language, null)
    if (panel === null) return []
    const wanted = typed.toLowerCase()
    const lines = extendChoicesToFillSelect(panel.rules, panel.state, legalChoices(panel.rules, panel.state)).map(
      (line) => ({
        value: formatChoices(line.choices),
        name: optionOfSequence(panel, line).label,
      }),
    )
    return lines
      .filter(({ name, value }) => name.toLowerCase().includes(wanted) || value.includes(wanted))
      .filter(({ value }) => value.length <= LIMITS.suggestionValue)
      .map(({ name, value }) => ({ name: name.slice(0, LIMITS.suggestionName), value }))
  },
}

/** Takes the last press of the open turn back. */
export const undoCommand: Subcommand = {
  name: 'undo',
  run: (service, caller) =>
    withTable(service, caller, async (context) => {
      const { table } = context
      const to = table.openTurn?.undoTo ?? table.seq
      return outcomeReply(caller, await actAtTableOrPlan(context, { kind: 'undo', to }, table.seq))
    }),
}

/** Ends the turn. */
export const endCommand: Subcommand = {
  name: 'end',
  run: (service, caller) => withTable(service, caller, (context) => played(context, [{ kind: 'end' }])),
}
