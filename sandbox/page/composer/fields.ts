import type { TypedOption } from '#sandbox/page-protocol'
import { type Entry, type LocalizedOption, readValue, type Value } from './slash.ts'
import { isClosed, type Suggestion } from './suggestions.ts'

/** One option of a command while it is being filled in. */
export interface Field {
  readonly option: LocalizedOption
  readonly text: string
  /** Taken from the list; typing on lets go of it. */
  readonly chosen: Suggestion | null
}

/** The fields that a command starts with: the required ones; of one that has none, the first if something was typed. */
export function beginFields(entry: Entry, first: string): Field[] {
  const required = entry.options.filter((option) => option.required)
  const begin = required.length === 0 && first !== '' ? entry.options.slice(0, 1) : required
  return begin.map((option, at) => ({ option, text: at === 0 ? first : '', chosen: null }))
}

type Read =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly empty: boolean; readonly why: string }

export function fieldValue({ option, text, chosen }: Field): Read {
  if (chosen) return { ok: true, value: chosen.value }
  if (text === '') return { ok: false, empty: true, why: 'This option is required.' }
  if (isClosed(option)) return { ok: false, empty: false, why: 'Choose one from the list.' }
  const read = readValue(option, text)
  return read.ok ? read : { ...read, empty: false }
}

/** What is filled in, as an interaction carries it; empty optional fields are left out. */
export function typedOptions(fields: readonly Field[]): TypedOption[] {
  return fields.flatMap((field) => {
    const read = fieldValue(field)
    return read.ok ? [{ name: field.option.key, type: field.option.type, value: read.value }] : []
  })
}
