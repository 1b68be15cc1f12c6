import { expect, it } from 'vitest'
import { words } from '#text'
import { ADA, CAMPFIRE, playground, read, shown, type, withVerb } from './playground.ts'

/** What Discord may leave out of an interaction or give as null, which it does without a word. */
const FIELDS = [
  'locale',
  'guild_locale',
  'app_permissions',
  'authorizing_integration_owners',
  'channel',
  'channel.parent_id',
  'channel.thread_metadata',
  'member.nick',
  'member.user.global_name',
  'user',
  'data.resolved',
  'data.options.0.options',
  'data.values',
  'message.flags',
  'message.components',
  'message.interaction_metadata',
] as const

let untold: readonly string[] = []

/** The same with null in the place of what it has there, or instead of what is missing. */
function without(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return null
  if (Array.isArray(value)) return value.map((one, nth) => (String(nth) === key ? without(one, rest) : one))
  if (typeof value !== 'object' || value === null) return value
  const inner = new Map<string, unknown>(Object.entries(value)).get(key)
  return rest.length > 0 && inner === undefined ? value : { ...value, [key]: without(inner, rest) }
}

const ground = await playground({
  drawOneIn: 1_000_000,
  sandbox: { tamper: (raw) => untold.reduce<unknown>((made, path) => without(made, path.split('.')), raw) },
})
const ada = await ground.person(ADA)

it.each([...FIELDS.map((field) => [field, [field]] as const), ['any of them', FIELDS] as const])(
  'a command, a press and a choice are understood where Discord says nothing of %s',
  async (_, fields) => {
    untold = []
    const [help, other] = [shown(await type(ada, CAMPFIRE, 'help')), shown(await type(ada, CAMPFIRE, 'help'))]
    const toRules = withVerb(help, 'rules')[0]?.id ?? 'no rules'
    const rules = shown(await ada.press(other, toRules))
    const [list] = withVerb(rules, 'topic')
    untold = fields
    const answers = [
      await type(ada, CAMPFIRE, 'help'),
      await ada.press(help, toRules),
      await ada.select(rules, list?.id ?? 'no topic', [list?.options[1]?.value ?? '']),
    ]
    for (const answer of answers) {
      expect(answer.state, answer.why ?? '').toBe('answered')
      expect(read(shown(answer)).text).not.toContain(words('en').notices.unreadable)
    }
  },
)
