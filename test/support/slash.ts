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

/** Somebody types `/bonfire <sub> …`. */
export const slash = (
  person: ScriptedPerson,
  channelId: string,
  sub: string,
  options: Readonly<Record<string, string | number | boolean>> = {},
): Promise<Outcome> =>
  person.command(channelId, 'bonfire', [
    {
      name: sub,
      type: 1,
      options: Object.entries(options).map(([name, value]) => ({
        name,
        value,
        type: typeof value === 'string' ? 3 : typeof value === 'number' ? 4 : 5,
      })),
    },
  ])
