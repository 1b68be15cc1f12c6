import { type APIMessageComponent, ComponentType } from 'discord-api-types/v10'
import { LIMITS } from '#text'

/** What Discord limits of a whole message. */
interface MessageSize {
  /** Nested ones counted. */
  readonly components: number
  /** Of all its texts, in UTF-16 units. Discord counts code points (discord-api-docs 1315), of which there are no more. */
  readonly text: number
}

/** How large a message is. */
export function sizeOf(components: readonly APIMessageComponent[]): MessageSize {
  let [count, text] = [0, 0]
  for (const component of components) {
    count++
    if (component.type === ComponentType.TextDisplay) text += component.content.length
    if (component.type !== ComponentType.Container && component.type !== ComponentType.ActionRow) continue
    const inner = sizeOf(component.components)
    count += inner.components
    text += inner.text
  }
  return { components: count, text }
}

/** By how many characters the texts of a message are too long; 0 where Discord takes it. */
export const excessOf = (components: readonly APIMessageComponent[]): number =>
  Math.max(0, sizeOf(components).text - LIMITS.messageText)
