import { z } from 'zod'
import { envSchema } from '#settings'

/** What people are told about one setting. */
interface SettingDocs {
  readonly name: string
  readonly about: string
  /** Where it is empty; null: nothing. */
  readonly value: string | null
  /** As a start says it of a value that cannot be right; null: any text will do. */
  readonly expected: string | null
}

/** Every setting, in the schema's order. */
const settings: readonly SettingDocs[] = Object.entries(envSchema.shape).map(([name, schema]) => {
  if (schema.description === undefined) throw new Error(`${name} has no description in src/settings.ts`)
  // A blank is never a value: what is read is trimmed before.
  const blank = schema.safeParse(' ')
  return {
    name,
    about: schema.description,
    value: schema instanceof z.ZodDefault ? String(schema.def.defaultValue) : null,
    expected: blank.success ? null : (blank.error.issues[0]?.message ?? null),
  }
})

/** `docs/settings.md`. */
export function settingsPage(): string {
  const head = `# Settings

Made by \`npm run tool -- docs-settings\` from the schema in [src/settings.ts](../src/settings.ts); what is changed here by hand is
lost, and a test says so.

All of them may be left out: without any the bot plays on its sandbox and keeps games in a file. They are read once, at
the start, from the environment and from a file \`.env\` in the folder that the bot runs in; the environment goes first,
and an empty value counts as none. A value that cannot be right stops the start with one line that names the setting and
says what was expected, never the value. The sandbox has two more: [sandbox/README.md](../sandbox/README.md).
`
  const sections = settings.map(({ name, about, value, expected }) => {
    const takes = expected === null ? 'any text' : expected
    const otherwise = value === null ? 'none' : `\`${value}\``
    return `## ${name}\n\nExpected: ${takes}. Default: ${otherwise}.\n\n${wrapped(about).join('\n')}\n`
  })
  return [head, ...sections].join('\n')
}

/** `.env.example`. */
export function envExample(): string {
  const head = [
    '# What can be set. Copy this file to .env and fill in what you need; nothing is needed for the sandbox:',
    '# without a token `npm start` plays on a Discord of its own, on this machine.',
    '# The environment goes before .env. A value that cannot be right stops the start with one line that names it.',
    '# Made by `npm run tool -- docs-settings`; what each may be is in docs/settings.md.',
  ]
  const parts = settings.map(({ name, about, value }) =>
    [...wrapped(about).map((line) => `# ${line}`), `${name}=${value ?? ''}`].join('\n'),
  )
  return `${[head.join('\n'), ...parts].join('\n\n')}\n`
}

/** Lines of at most 118 characters, broken between words. */
function wrapped(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length + 1 > 118) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
