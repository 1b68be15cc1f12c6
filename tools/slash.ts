import type { Outcome, ScriptedPerson } from '#sandbox/person'

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
