import type { PublicTable, TableAction, TableService } from '#table'
import { panelReply, requestAction, seatReply } from '../outcome.ts'
import { privatePost } from '../private.ts'
import { type Caller, type CommandOptions, type PressContext, type Reply, reply } from '../reply.ts'
import { integerOption, type Subcommand } from '../subcommand.ts'
import { withTable } from '../tables.ts'
import { readOption } from './post.ts'

/** Sits down at the table in the channel. */
export const joinCommand: Subcommand = {
  name: 'join',
  run: (service, caller) => actionCommand(service, caller, () => ({ kind: 'join' })),
}

/** Starts the game with those who sit here. */
export const startCommand: Subcommand = {
  name: 'start',
  run: (service, caller) => actionCommand(service, caller, () => ({ kind: 'start' })),
}

/** Takes over an empty seat: the one named, or the first. */
export const takeoverCommand: Subcommand = {
  name: 'takeover',
  options: [integerOption('seat', 1, 4)],
  run: (service, caller, typed) =>
    actionCommand(service, caller, (table) => ({ kind: 'takeOver', seat: seatOrEmpty(table, typed.seat) })),
}

/** Lets an empty seat take no more turns: the one named, or the first. */
export const sitoutCommand: Subcommand = {
  name: 'sitout',
  options: [integerOption('seat', 1, 4)],
  run: (service, caller, typed) =>
    actionCommand(service, caller, (table) => ({ kind: 'sitOut', seat: seatOrEmpty(table, typed.seat) })),
}

/** What is typed to change who sits where: the caller hears that it worked, the channel shows it. */
async function actionCommand(
  service: TableService,
  caller: Caller,
  action: (table: PublicTable) => TableAction,
): Promise<Reply> {
  return withTable(service, caller, async (table) =>
    panelReply(caller, await requestAction(service, caller, table, null, action(table))),
  )
}

/** The seat that is named (from 1), else the first empty one, else one that does not exist. */
function seatOrEmpty(table: PublicTable, typed: CommandOptions[string] | undefined): number {
  if (typeof typed === 'number') return typed - 1
  const empty = table.seats.findIndex((seat) => seat.person === null && !seat.satOut)
  return empty < 0 ? table.seats.length : empty
}

/** A press that changes who sits where, or the lobby: the channel shows it. */
export const pressSeat = async ({ service, caller, table }: PressContext, action: TableAction): Promise<Reply> =>
  seatReply(caller, await requestAction(service, caller, table, null, action))

/** Sets what was chosen in the lobby's select. */
export async function pressOption(context: PressContext): Promise<Reply> {
  const { caller, table, values } = context
  const change = readOption(values[0] ?? '')
  if (change === null) return reply(privatePost(table, caller.person.id, caller.language))
  return pressSeat(context, { kind: 'option', change })
}
