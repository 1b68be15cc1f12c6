import type { Dice } from '#support/dice'

/** A real interaction as Discord would send it, and where it came from. */
export interface Real {
  /** `press line`, `command play`, `typing rules`: for the tally, and to know what may be done to it. */
  readonly what: string
  readonly kind: 'button' | 'select' | 'command' | 'typing'
  readonly payload: object
  /** Whether what is done with it is refused to a stranger, and when it comes from an older message. */
  readonly guarded: readonly ('stranger' | 'wrongSeq')[]
}

/** Ways to spoil an interaction; each makes it one that must change nothing. */
export const KINDS = [
  'missingField',
  'wrongType',
  'customId',
  'values',
  'options',
  'stranger',
  'wrongSeq',
  'otherInteraction',
  'unanswerable',
] as const
export type Kind = (typeof KINDS)[number]

/** One spoilt interaction. */
export interface Spoilt {
  readonly kind: Kind
  /** In words, to find it again. */
  readonly how: string
  readonly payload: object
}

type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json }
type Path = readonly string[]

const LONE = '\ud83d'
const NONSENSE: readonly string[] = [
  '',
  ' ',
  'x',
  // A server's limits may be 0.
  '0.0',
  '-1',
  '1e308',
  'NaN',
  'null',
  '__proto__',
  'constructor',
  "' OR '1'='1",
  '"; DROP TABLE entries; --',
  '../../etc/passwd',
  '<@801000000000000001> @everyone',
  '\u202etfel ot thgir',
  '\u0000\u0007\n\t',
  LONE,
  `a${LONE}b`,
  '🔥'.repeat(60),
  '%00%ff',
  'x'.repeat(101),
  '9'.repeat(400),
  'x'.repeat(20_000),
  '{"kind":"end"}',
  'ship Z9',
  'pay green,green,green;end',
  'end;end;end',
]
const ZOO: readonly Json[] = [
  null,
  0,
  -1,
  0.5,
  2 ** 53,
  1e308,
  true,
  [],
  [[[]]],
  [null],
  { id: 1 },
  { toString: 'x' },
  ...NONSENSE,
]

/** The fields without which an interaction means nothing, by what it is. */
const REQUIRED: Readonly<Record<Real['kind'], readonly Path[]>> = {
  button: [['data'], ['data', 'custom_id'], ['message']],
  select: [['data'], ['data', 'custom_id'], ['message']],
  command: [['data'], ['data', 'options'], ['data', 'options', '0', 'name'], ['data', 'options', '0', 'type']],
  typing: [['data'], ['data', 'options'], ['data', 'options', '0', 'name'], ['data', 'options', '0', 'type']],
}
const REQUIRED_ALWAYS: readonly Path[] = [
  ['type'],
  ['application_id'],
  ['channel_id'],
  ['member'],
  ['member', 'user'],
  ['member', 'user', 'id'],
  ['member', 'user', 'username'],
  ['member', 'permissions'],
  ['user'],
  ['user', 'id'],
  ['user', 'username'],
]
/** Fields that may be missing, but not be anything. */
const OPTIONAL: readonly Path[] = [['locale'], ['guild_id'], ['member', 'nick'], ['member', 'user', 'global_name']]
/** What would be right there after all, by the field's last name. */
const RIGHT: Readonly<Record<string, (value: Json) => boolean>> = {
  username: (value) => typeof value === 'string',
  nick: (value) => typeof value === 'string' || value === null,
  global_name: (value) => typeof value === 'string' || value === null,
  locale: (value) => typeof value === 'string' || value === null,
  guild_id: (value) => value === null,
  options: (value) => value === null,
  permissions: (value) => value === '0',
  message: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
}

/** The kinds that apply to an interaction. */
export function kindsFor({ kind, guarded }: Real): Kind[] {
  return KINDS.filter((one) => {
    // Only suggestions may answer what is half-typed, so it stays that.
    if (one === 'otherInteraction') return kind !== 'typing'
    if (one === 'customId') return kind === 'button' || kind === 'select'
    if (one === 'values') return kind === 'select'
    if (one === 'options') return kind === 'command' || kind === 'typing'
    return (one !== 'stranger' && one !== 'wrongSeq') || guarded.includes(one)
  })
}

/** Spoils a real interaction in one way; the same dice spoil it alike. */
export function spoil(real: Real, kind: Kind, dice: Dice, stranger: object): Spoilt {
  const payload = copy(real.payload)
  const done = (how: string): Spoilt => ({ kind, how: `${real.what}: ${how}`, payload })
  switch (kind) {
    case 'missingField': {
      const path = dice.pick(present(real, [...REQUIRED[real.kind], ...REQUIRED_ALWAYS]))
      set(payload, path, undefined)
      return done(`without ${path.join('.')}`)
    }
    case 'wrongType': {
      const path = dice.pick(present(real, [...REQUIRED[real.kind], ...REQUIRED_ALWAYS, ...OPTIONAL]))
      const value = dice.pick(ZOO.filter((one) => RIGHT[path.at(-1) ?? '']?.(one) !== true))
      set(payload, path, value)
      return done(`${path.join('.')} = ${brief(value)}`)
    }
    case 'customId': {
      const id = spoiltId(String(get(payload, ['data', 'custom_id'])), dice)
      set(payload, ['data', 'custom_id'], id)
      return done(`custom id ${brief(id)}`)
    }
    case 'values': {
      const value: Json = dice.oneIn(4)
        ? dice.pick<Json>([
            null,
            7,
            'end',
            { 0: 'end' },
            [null],
            [7],
            [['end']],
            Array(26).fill('x'),
            [{ value: 'end' }],
          ])
        : Array.from({ length: 1 + dice.below(3) }, () => dice.pick(NONSENSE))
      set(payload, ['data', 'values'], value)
      return done(`values ${brief(value)}`)
    }
    case 'options': {
      const value = spoiltOptions(get(payload, ['data', 'options']), real.kind === 'typing', dice)
      set(payload, ['data', 'options'], value)
      return done(`options ${brief(value)}`)
    }
    case 'stranger':
      set(payload, ['user'], undefined)
      set(payload, ['member'], copy(stranger))
      return done('pressed by a stranger')
    case 'wrongSeq': {
      const id = String(get(payload, ['data', 'custom_id'])).split(':')
      const seq = Number(id[2])
      const other = dice.pick(
        [0, 1, seq - 1, seq + 1, seq + 2, seq + 1000, 2 ** 31, 2 ** 53 - 1].filter((one) => one >= 0),
      )
      set(payload, ['data', 'custom_id'], [...id.slice(0, 2), String(other), ...id.slice(3)].join(':'))
      return done(`seq ${other} instead of ${seq}`)
    }
    case 'otherInteraction': {
      const type = dice.pick([1, 5, 6, 99, real.kind === 'button' || real.kind === 'select' ? 2 : 3])
      set(payload, ['type'], type)
      if (type === 5) set(payload, ['data'], { custom_id: dice.pick(NONSENSE), components: modal(dice) })
      return done(`as interaction ${type}`)
    }
    case 'unanswerable': {
      const path = dice.pick<Path>([['id'], ['token']])
      const value = dice.oneIn(4) ? undefined : dice.pick<Json>([null, 7, {}])
      set(payload, path, value)
      return done(`${path.join('.')} = ${brief(value)}`)
    }
  }
}

const modal = (dice: Dice): Json => [
  { type: 1, components: [{ type: 4, custom_id: dice.pick(NONSENSE), value: dice.pick(NONSENSE) }] },
  { type: 18, component: { type: 4, custom_id: 'text', value: 'x'.repeat(1 + dice.below(4000)) } },
]

/** An id that none of our messages carries. */
function spoiltId(id: string, dice: Dice): string {
  const [scheme = '', table = '', seq = '', verb = '', ...rest] = id.split(':')
  const argument = rest.join(':')
  const joined = (...parts: string[]) => parts.join(':')
  // What is of no table is the same at any.
  switch (table === '-' ? dice.pick([0, 2, 3, 4, 5, 6, 7]) : dice.below(8)) {
    case 0:
      return joined(dice.pick(['b0', 'b2', 'B1', '', 'b', 'b1 ', 'bonfire']), table, seq, verb, argument)
    case 1:
      return joined(scheme, dice.pick(['nosuchtable', '', '.', 'a'.repeat(41), ...NONSENSE]), seq, verb, argument)
    case 2:
      return joined(scheme, table, dice.pick(['-1', '007', '1.5', '1e3', '', '９', '9'.repeat(30), 'NaN', LONE]), verb)
    case 3:
      return joined(scheme, table, seq, dice.pick(['dance', 'JOIN', 'toString', '__proto__', '', ' ', LONE]), argument)
    case 4:
      return joined(scheme, table, seq, verb, argument, dice.pick(['', 'x', '0', '::', 'p'.repeat(120)]))
    case 5:
      return id.slice(0, dice.below(scheme.length + table.length + seq.length + 2))
    case 6:
      return id + id
    default:
      return dice.pick(NONSENSE.filter((one) => one !== ''))
  }
}

/** Options that the command does not have, or not so. */
function spoiltOptions(options: Json, halfTyped: boolean, dice: Dice): Json {
  const [sub] = Array.isArray(options) ? options : []
  const name = get(sub, ['name'])
  const one = (value: Json): Json => ({ name: 'seat', type: 4, value, ...(halfTyped ? { focused: true } : {}) })
  const extra: Json[] = [
    one('x'),
    { name: 'nosuchoption', type: 3, value: 'x' },
    { name: '__proto__', type: 3, value: 'x' },
    { name: 'move', type: 3, value: 17 },
    { name: 'edition', type: 3, value: 'second' },
    { name: 'handicap', type: 4, value: dice.pick<Json>([1e308, 0.5, -101, 101, 2 ** 53, '7', true]) },
    { name: 'page', type: 4, value: dice.pick<Json>([-1, 0, 1e308, 0.5, '1']) },
    { name: 'beginners', type: 5, value: 'true' },
  ]
  switch (dice.below(6)) {
    case 0:
      return dice.pick<Json>([[], null, {}, 'new', [null], [7], [[]]])
    case 1:
      return [
        {
          name: dice.pick(['', 'constructor', 'leave', 'NEW', '__proto__', 'x'.repeat(33), LONE]),
          type: 1,
          options: [],
        },
      ]
    case 2:
      return [{ name: name ?? '', type: 2, options: [{ name: 'new', type: 1 }] }]
    case 3:
      return [sub, sub]
    case 4:
      return [
        { name: name ?? '', type: 1, options: Array.from({ length: 26 + dice.below(50) }, () => dice.pick(extra)) },
      ]
    default:
      return [
        {
          name: name ?? '',
          type: 1,
          options: [{ name: 'nosuchoption', type: 3, value: dice.pick(NONSENSE) }, dice.pick(extra)],
        },
      ]
  }
}

/** Those that are there: in direct messages there is no member. */
const present = ({ kind, payload }: Real, paths: readonly Path[]): Path[] =>
  paths.filter((path) => get(copy(payload), path) !== undefined && !(kind === 'typing' && path[0] === 'type'))

const brief = (value: Json): string => (JSON.stringify(value) ?? 'nothing').slice(0, 80)
const copy = (value: object): { [key: string]: Json } => JSON.parse(JSON.stringify(value))

function get(value: Json, path: Path): Json {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (typeof value !== 'object' || value === null) return undefined
  return get(new Map<string, Json>(Object.entries(value)).get(key), rest)
}

function set(value: Json, path: Path, to: Json): void {
  const [key, ...rest] = path
  if (typeof value !== 'object' || value === null || key === undefined) return
  if (rest.length > 0) set(get(value, [key]), rest, to)
  else if (to === undefined) Reflect.deleteProperty(value, key)
  else Object.defineProperty(value, key, { value: to, enumerable: true, configurable: true, writable: true })
}
