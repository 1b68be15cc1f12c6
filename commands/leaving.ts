import { mayClose, type PublicTable } from '#table'
import { EMOJI, type LeaveOrCloseCase, words } from '#text'
import { asQuote, button, buttonRows, noticePost, type Post, post } from './components.ts'
import { type ComponentPress, pressOn } from './custom-id.ts'
import { actAtTableOrPlan, outcomeReply } from './outcome.ts'
import { type Caller, type PressContext, type Reader, type Reply, reply, type TableContext } from './reply.ts'
import { moderates } from './rights.ts'
import { confirmLeavingSoloPost } from './solo/go-on.ts'
import type { Subcommand } from './subcommand.ts'
import { withTable } from './tables.ts'

/** Leaves a game that is on, after asking; the seat stays, empty, and can be taken over. A lobby is left at once. */
export const resignCommand: Subcommand = {
  name: 'resign',
  run: (service, caller) => withTable(service, caller, (context) => askToLeaveOrClose(context, 'leave')),
}

/** Closes the table, after asking: the host's, or a moderator's, to do. */
export const closeCommand: Subcommand = {
  name: 'close',
  run: (service, caller) => withTable(service, caller, (context) => askToLeaveOrClose(context, 'close')),
}

type Wish = 'leave' | 'close'

/** How often a confirmed press is tried again when somebody else pressed at the same moment. */
const ATTEMPTS = 3

/** What a wish would come to as the table stands; null where there is nothing to ask, or it is not the asker's to do. */
function partingOf(table: PublicTable, wish: Wish, caller: Caller): LeaveOrCloseCase | null {
  const { phase } = table
  const { person } = caller
  if (wish === 'close') {
    if (!mayClose(table, person.id, moderates(table, caller))) return null
    if (phase === 'lobby') return 'closeLobby'
    if (phase === 'playing') return 'closeGame'
    return phase === 'frozen' ? 'closeFrozen' : null
  }
  const seated = table.seats.filter((seat) => seat.person !== null)
  if (phase !== 'playing' || seated.every((seat) => seat.person?.id !== person.id)) return null
  return seated.length === 1 ? 'leaveLast' : 'leave'
}

/** Says what leaving or closing would come to, and asks. A lobby is left at once: one can sit down there again. */
export async function askToLeaveOrClose(context: TableContext, wish: Wish): Promise<Reply> {
  const { caller, table } = context
  const { language, person } = caller
  if (table.solo && table.phase === 'playing' && table.host === person.id)
    return reply(confirmLeavingSoloPost(table, language))
  const parting = partingOf(table, wish, caller)
  if (parting !== null) return reply(confirmLeaveOrClosePost(table, parting, caller))
  if (wish === 'leave' && table.phase === 'lobby') {
    const left = await actAtTableOrPlan(context, { kind: 'leave' })
    if (left.kind !== 'done') return outcomeReply(caller, left, 'ephemeral')
    const { done } = words(language).leaving
    return reply(noticePost(left.table.phase === 'closed' ? done.leaveLobbyLast : done.leaveLobby))
  }
  // Refused for a reason: whatever made it possible meanwhile has made it stale.
  return outcomeReply(caller, await actAtTableOrPlan(context, { kind: wish }, table.seq), 'ephemeral')
}

/** Does what was asked about, if it would still come to that; asks anew otherwise. */
export async function pressConfirmLeaveOrClose(
  { service, caller, table: shown }: PressContext,
  press: ComponentPress<'confirm'>,
): Promise<Reply> {
  const { language } = caller
  const { leaving, notices } = words(language)
  const wish: Wish = press.parting.startsWith('leave') ? 'leave' : 'close'
  let table = shown
  for (let attempt = 1; ; attempt++) {
    const parting = partingOf(table, wish, caller)
    if (parting !== null && parting !== press.parting)
      return reply(confirmLeaveOrClosePost(table, parting, caller, notices.stale))
    const outcome = await actAtTableOrPlan({ service, caller, table }, { kind: wish }, table.seq)
    if (outcome.kind === 'stale' && attempt < ATTEMPTS) table = outcome.table
    else if (parting === null || (outcome.kind !== 'done' && outcome.kind !== 'duplicate'))
      return outcomeReply(caller, outcome)
    else return reply(noticePost(leaving.done[parting]))
  }
}

/**
 * Asks before somebody leaves or closes a table, saying what that comes to. The button says it too: pressed when it would
 * come to something else, it does nothing.
 * @param reader who is asked; a player can look for a substitute instead
 */
export function confirmLeaveOrClosePost(
  table: PublicTable,
  parting: LeaveOrCloseCase,
  reader: Reader,
  notice: string | null = null,
): Post {
  const { leaving, pace } = words(reader.language)
  const own = table.seats.find(({ person }) => person?.id === reader.person.id)
  const substitute = parting === 'leave' && own !== undefined
  const wanted = own?.substituteWanted === true
  return post([
    asQuote(notice),
    leaving.ask[parting],
    substitute && !wanted ? pace.orSubstitute : null,
    ...buttonRows([
      button(pressOn(table, { verb: 'confirm', parting }), leaving.confirm[parting], {
        emoji: EMOJI.out,
        style: 'danger',
      }),
      substitute
        ? button(
            pressOn(table, { verb: 'substitute', wanted: !wanted }),
            wanted ? pace.buttons.keepSeat : pace.buttons.askSubstitute,
            { emoji: EMOJI.seat },
          )
        : null,
      button(pressOn(table, { verb: 'refresh' }), leaving.stay),
    ]),
  ])
}
