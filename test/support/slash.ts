import type { Outcome, ScriptedPerson } from '#sandbox/person'
import { readMessage } from './monkey/read-message.ts'

/** Somebody types `/bonfire resign` or `close`, and says yes when it asks. */
export async function slashAndConfirm(
  person: ScriptedPerson,
  channelId: string,
  sub: 'resign' | 'close',
): Promise<Outcome> {
  const asked = await slash(person, channelId, sub)
  const yes = asked.message && readMessage(asked.message).pressables.find(({ id }) => id.split(':')[3] === 'confirm')
  return asked.message && yes ? await person.press(asked.message, yes.id) : asked
}

/** The whole path of a command of which only what follows `/bonfire` is told. */
export const pathOf = (command: string): string => (command.startsWith('bonfire') ? command : `bonfire ${command}`)

/** Options that are not what they are written as, by their types in Discord. */
const TYPES = new Map([
  ['whose', 6],
  ['person', 6],
  ['role', 8],
])

/** Somebody types `/bonfire <command> …`, or another command by its whole path. */
export const slash = (
  person: ScriptedPerson,
  channelId: string,
  command: string,
  options: Readonly<Record<string, string | number | boolean>> = {},
): Promise<Outcome> => {
  const [root = '', name = ''] = pathOf(command).split(' ')
  return person.command(channelId, root, [
    {
      name,
      type: 1,
      options: Object.entries(options).map(([option, value]) => ({
        name: option,
        value,
        type: TYPES.get(option) ?? (typeof value === 'string' ? 3 : typeof value === 'number' ? 4 : 5),
      })),
    },
  ])
}
