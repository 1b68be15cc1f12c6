import { useEffect, useRef, useState } from 'preact/hooks'
import type { TypedOption } from '#sandbox/page-protocol'
import { useHere } from '../state/context.ts'
import { type Field, typedOptions } from './fields.ts'
import { type Entry, nestOptions } from './slash.ts'
import { asksBot, narrowed, type Suggestion, suggestions } from './suggestions.ts'

/** What the bot was asked to suggest values for. */
interface Question {
  readonly name: string
  readonly text: string
}

/** As Discord does, the bot is asked a moment after the last keystroke. */
const AFTER_KEY_MS = 200

/** What may be chosen for the field that is being filled in; `problem` when the bot did not answer what it was asked. */
export function useSuggestions(props: {
  readonly entry: Entry
  readonly channelId: string
  readonly fields: readonly Field[]
  readonly field: Field | undefined
}): { readonly offers: readonly Suggestion[]; readonly problem: string | null } {
  const { entry, channelId, fields, field } = props
  const { state, world, session } = useHere()
  const [asked, setAsked] = useState<ReadonlyMap<string, Question>>(new Map())

  const ask = useRef<() => void>(() => {})
  ask.current = () => {
    if (!field) return
    const { option, text } = field
    const others = typedOptions(fields.filter((one) => one !== field))
    const mine: TypedOption = { name: option.key, type: option.type, value: text, focused: true }
    const nonce = session.suggest(channelId, entry.command.name, nestOptions(entry, [...others, mine]))
    setAsked((before) => new Map(before).set(nonce, { name: option.name, text }))
  }
  const question = field && asksBot(field.option) && !field.chosen ? `${field.option.name}:${field.text}` : null
  useEffect(() => {
    if (question === null) return
    const timer = setTimeout(() => ask.current(), AFTER_KEY_MS)
    return () => clearTimeout(timer)
  }, [question])

  if (!field) return { offers: [], problem: null }
  const { option, text, chosen } = field
  const answered = state.choices ? asked.get(state.choices.nonce) : undefined
  const answer = answered?.name === option.name ? state.choices : null
  // Until the bot has answered to the newest letters, its last answer is narrowed down by them.
  const choices = narrowed(answer?.choices ?? [], answered?.text === text ? '' : text)
  return { offers: suggestions(option, chosen ? '' : text, world, choices), problem: answer?.problem ?? null }
}
