import { z } from 'zod'

/**
 * Discord's tree of what is wrong with a form (error 50035): fields lead to fields, and at the end of each path
 * `_errors` lists codes and words, as in `{ content: { _errors: [{ code, message }] } }`.
 */
export interface FormErrors {
  [field: string]: FormErrors | readonly FieldError[]
}

interface FieldError {
  readonly code: string
  readonly message: string
}

/** Where something is wrong: field names and list positions, then the code and Discord's words. */
export interface Fault extends FieldError {
  readonly path: readonly PropertyKey[]
}

export type Form<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly errors: FormErrors }

/** Checks a request's body against a schema; what is wrong comes back as Discord would say it. */
export function parseBody<T>(schema: z.ZodType<T>, body: unknown): Form<T> {
  const read = schema.safeParse(body, { reportInput: true })
  if (read.success) return { ok: true, value: read.data }
  return { ok: false, errors: errorTree(read.error.issues.map(asFault)) }
}

export function fault(path: readonly PropertyKey[], code: string, message: string): Fault {
  return { path, code, message }
}

/** Folds what is wrong into Discord's tree. */
export function errorTree(faults: readonly Fault[]): FormErrors {
  const root: FormErrors = {}
  for (const { path, code, message } of faults) {
    let node = root
    for (const step of path) {
      const next = node[String(step)]
      const child: FormErrors = next !== undefined && !isErrorList(next) ? next : {}
      node[String(step)] = child
      node = child
    }
    const before = node._errors
    const list = before !== undefined && isErrorList(before) ? before : []
    node._errors = [...list, { code, message }]
  }
  return root
}

function isErrorList(value: FormErrors | readonly FieldError[]): value is readonly FieldError[] {
  return Array.isArray(value)
}

/** Our own schemas write what is wrong as `CODE: words`; what zod itself found is put into Discord's codes here. */
function asFault(issue: z.core.$ZodIssue): Fault {
  const own = /^([A-Z][A-Z0-9_]+): (.*)$/s.exec(issue.message)
  if (own !== null) return fault(issue.path, own[1] ?? '', own[2] ?? '')
  switch (issue.code) {
    case 'invalid_type':
      return fault(issue.path, ...wrongType(issue.expected, issue.input))
    case 'invalid_value':
      if (issue.input === undefined) return fault(issue.path, ...REQUIRED)
      return fault(issue.path, 'BASE_TYPE_CHOICES', `Value must be one of {${issue.values.map(String).join(', ')}}.`)
    case 'invalid_union':
      return unknownKind(issue)
    case 'too_big':
      return fault(issue.path, 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${issue.maximum}.`)
    case 'too_small':
      return fault(issue.path, 'NUMBER_TYPE_MIN', `int value should be greater than or equal to ${issue.minimum}.`)
    default:
      return fault(issue.path, 'BASE_TYPE_INVALID', 'This value is invalid')
  }
}

const REQUIRED: readonly [string, string] = ['BASE_TYPE_REQUIRED', 'This field is required']

function wrongType(expected: string, input: unknown): readonly [string, string] {
  if (input === undefined) return REQUIRED
  switch (expected) {
    case 'string':
      return ['STRING_TYPE_CONVERT', `Could not interpret "${shown(input)}" as string.`]
    case 'number':
    case 'int':
      return ['NUMBER_TYPE_COERCE', `Value "${shown(input)}" is not int.`]
    case 'boolean':
      return ['BOOLEAN_TYPE_CONVERT', 'Must be either true or false.']
    case 'array':
      return ['LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType']
    default:
      return ['MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType']
  }
}

/** A `type` that may not stand there; Discord reports it on the thing, not on its `type`. */
function unknownKind(issue: z.core.$ZodIssueInvalidUnion): Fault {
  const path = issue.path.slice(0, -1)
  if (!('options' in issue) || !Array.isArray(issue.options)) {
    return fault(issue.path, 'BASE_TYPE_INVALID', 'This value is invalid')
  }
  const kinds = [...new Set(issue.options)].map(Number).sort((a, b) => a - b)
  const list = kinds.length === 1 ? `(${kinds[0]},)` : `(${kinds.join(', ')})`
  const tag = 'discriminator' in issue ? String(issue.discriminator) : 'type'
  return fault(path, 'UNION_TYPE_CHOICES', `Value of field "${tag}" must be one of ${list}.`)
}

function shown(input: unknown): string {
  return String(JSON.stringify(input)).slice(0, 60)
}

/** Characters as Discord counts them: code points, not UTF-16 units. */
export function lengthOf(text: string): number {
  let length = 0
  for (const _ of text) length++
  return length
}

const tooLong = (max: number) => `BASE_TYPE_MAX_LENGTH: Must be ${max} or fewer in length.`
const badLength = (min: number, max: number) => `BASE_TYPE_BAD_LENGTH: Must be between ${min} and ${max} in length.`

/** A text of at most `max` characters, or of `min` to `max`. */
export function text(max: number): z.ZodString
export function text(min: number, max: number): z.ZodString
export function text(a: number, b?: number): z.ZodString {
  if (b === undefined) return z.string().refine((value) => lengthOf(value) <= a, tooLong(a))
  return z.string().refine((value) => lengthOf(value) >= a && lengthOf(value) <= b, badLength(a, b))
}

/** A list of at most `max` things, or of `min` to `max`. */
export function list<T extends z.ZodType>(item: T, max: number, min = 0): z.ZodArray<T> {
  return z
    .array(item)
    .refine(({ length }) => length >= min && length <= max, min > 0 ? badLength(min, max) : tooLong(max))
}

/** Ids of Discord's things. */
export const snowflake = z.string().regex(/^[0-9]{1,20}$/, 'NUMBER_TYPE_COERCE: Value is not snowflake.')

/** An address on the web; `attachment://name` only where files may be named. */
export const webUrl = text(2048).refine(
  (url) => /^https?:\/\/[^\s]+$/i.test(url),
  `URL_TYPE_INVALID_SCHEME: Scheme must be one of ('http', 'https').`,
)
export const mediaUrl = text(2048).refine(
  (url) => /^(https?|attachment):\/\/[^\s]+$/i.test(url),
  `URL_TYPE_INVALID_SCHEME: Scheme must be one of ('http', 'https', 'attachment').`,
)

/** Discord reads `null` inside a component or embed as "not given"; leaving it out makes both one case. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === null ? [] : [[key, withoutNulls(inner)]])),
  )
}
