import { emptySeatsOf, type PublicTable, seatsOfPlayersWantingSubstitute, type TableAction } from '#table'
import { actionOfAnyComputerSelect, levelOption, typedLevelOf } from '../computers.ts'
import { actAtTableOrPlan, outcomeReply, seatOutcomeReply } from '../outcome.ts'
import { ownPost } from '../private.ts'
import { type PressContext, type Reply, reply, type TypedOptions } from '../reply.ts'
import { integerOption, type Subcommand } from '../subcommand.ts'
import { takeOver } from '../substitute.ts'
import { withTable } from '../tables.ts'

/** Sits down at the table in the channel. */
export const joinCommand = seatCommand('join', () => ({ kind: 'join' }))

/** Starts the game with those who sit here. */
export const startCommand = seatCommand('start', () => ({ kind: 'start' }))

/** Takes over an empty seat, the named or the first one, or gives it to a computer player. */
export const takeoverCommand: Subcommand = {
  name: 'takeover',
  options: [integerOption('seat', 1, 4), levelOption],
  run: (service, caller, typed) =>
    withTable(service, caller, async (context) => {
      const { table } = context
      const level = typedLevelOf(typed.computer)
      if (level === null) return takeOver(context, seatOrFree(table, typed.seat))
      const action = { kind: 'giveToComputer', seat: seatOrEmpty(table, typed.seat), level } as const
      return outcomeReply(caller, await actAtTableOrPlan(context, action))
    }),
}

/** Lets an empty seat take no more turns: the one named, or the first. */
export const sitOutEmptySeatCommand = seatCommand(
  'sitout',
  (table, { seat }) => ({ kind: 'sitOut', seat: seatOrEmpty(table, seat) }),
  [integerOption('seat', 1, 4)],
)

/** A typed change of seats: the caller hears that it worked, the channel shows it. */
function seatCommand(
  name: Subcommand['name'],
  action: (table: PublicTable, typed: TypedOptions) => TableAction,
  options: NonNullable<Subcommand['options']> = [],
): Subcommand {
  return {
    name,
    options,
    run: (service, caller, typed) =>
      withTable(service, caller, async (context) =>
        outcomeReply(caller, await actAtTableOrPlan(context, action(context.table, typed))),
      ),
  }
}

/** The same, else a seat whose player looks for a substitute. */
function seatOrFree(table: PublicTable, typed: TypedOptions[string] | undefined): number {
  const seat = seatOrEmpty(table, typed)
  const [wanted] = seatsOfPlayersWantingSubstitute(table)
  return typeof typed === 'number' || seat < table.seats.length ? seat : (wanted ?? seat)
}

/** The seat that is named (from 1), else the first empty one, else one that does not exist. */
function seatOrEmpty(table: PublicTable, typed: TypedOptions[string] | undefined): number {
  if (typeof typed === 'number') return typed - 1
  return emptySeatsOf(table)[0] ?? table.seats.length
}

/** A press that changes who sits where, or the lobby: the channel shows it. */
export const pressTableAction = async (context: PressContext, action: TableAction): Promise<Reply> =>
  seatOutcomeReply(context.caller, await actAtTableOrPlan(context, action))

/** Has computer players sit down or get up, or gives one a seat that was left. */
export async function pressAnyComputerSelect(context: PressContext): Promise<Reply> {
  const { table, caller, values } = context
  const action = actionOfAnyComputerSelect(values[0] ?? '')
  return action === null ? reply(ownPost(table, caller)) : pressTableAction(context, action)
}
