import type { Broken } from './broken-messages.ts'
import { long } from './forms.ts'

export const command = (more: object = {}) => ({ name: 'go', description: 'Goes', ...more })
const typed = (more: object = {}) => ({ type: 3, name: 'a', description: 'b', ...more })

export const brokenCommands: readonly Broken[] = [
  ['an upper-case name', command({ name: 'Go' }), 'name: APPLICATION_COMMAND_INVALID_NAME', 'rule'],
  ['a name with a space', command({ name: 'go on' }), 'name: STRING_TYPE_REGEX', 'rule'],
  ['a name of 33', command({ name: long(33) }), 'name: STRING_TYPE_REGEX', 'schema'],
  ['no description', { name: 'go' }, 'description: BASE_TYPE_REQUIRED', 'rule'],
  ['a description of 101', command({ description: long(101) }), 'description: BASE_TYPE_BAD_LENGTH', 'schema'],
  [
    '26 options',
    command({ options: Array.from({ length: 26 }, (_, n) => typed({ name: `o${n}` })) }),
    'options: BASE_TYPE_MAX_LENGTH',
    'schema',
  ],
  [
    '26 choices',
    command({
      options: [typed({ choices: Array.from({ length: 26 }, (_, n) => ({ name: `c${n}`, value: `c${n}` })) })],
    }),
    'options.0.choices: BASE_TYPE_MAX_LENGTH',
    'schema',
  ],
  [
    'an option name twice',
    command({ options: [typed(), typed()] }),
    'options.1.name: APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
    'rule',
  ],
  [
    'a required option after a free one',
    command({ options: [typed(), typed({ name: 'b', required: true })] }),
    'options.1.required: APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    'rule',
  ],
  [
    'subcommands beside options',
    command({ options: [typed(), { type: 1, name: 'sub', description: 'c' }] }),
    'options: APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
    'rule',
  ],
  ['an option of unknown type', command({ options: [typed({ type: 99 })] }), 'options.0: UNION_TYPE_CHOICES', 'schema'],
  [
    'choices and autocompletion',
    command({ options: [typed({ autocomplete: true, choices: [{ name: 'a', value: 'a' }] })] }),
    'options.0: APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE',
    'rule',
  ],
  [
    'a subcommand in a subcommand',
    command({
      options: [{ type: 1, name: 'a', description: 'a', options: [{ type: 1, name: 'b', description: 'b' }] }],
    }),
    'options.0.options.0: UNION_TYPE_CHOICES',
    'schema',
  ],
  [
    'an unknown locale',
    command({ name_localizations: { xx: 'go' } }),
    'name_localizations.xx: BASE_TYPE_CHOICES',
    'rule',
  ],
  [
    'over 8,000 characters',
    command({
      options: Array.from({ length: 25 }, (_, n) =>
        typed({
          name: `o${n}`,
          description: long(100),
          choices: Array.from({ length: 3 }, (_, c) => ({ name: `${long(70)}${c}`, value: `${long(40)}${c}` })),
        }),
      ),
    }),
    ': APPLICATION_COMMAND_TOO_LARGE',
    'rule',
  ],
]
