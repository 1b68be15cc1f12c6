import {
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIMessageComponentEmoji,
  ComponentType,
} from 'discord-api-types/v10'
import { type Icons, withIcons } from '#text'

/**
 * A component with our icons in place of their emoji: in texts, and as the one emoji of a button or option. What a
 * label, a description or a placeholder says stays, for Discord shows no icons there.
 */
export function inPlaceOfEmoji(component: APIComponentInContainer, icons: Icons): APIComponentInContainer {
  if (icons.size === 0) return component
  switch (component.type) {
    case ComponentType.TextDisplay:
      return { ...component, content: withIcons(component.content, icons) }
    case ComponentType.ActionRow:
      return { ...component, components: component.components.map((part) => onPressable(part, icons)) }
    default:
      return component
  }
}

function onPressable(part: APIComponentInMessageActionRow, icons: Icons): APIComponentInMessageActionRow {
  if (part.type === ComponentType.StringSelect)
    return { ...part, options: part.options.map((option) => withEmoji(option, icons)) }
  return part.type === ComponentType.Button && 'emoji' in part ? withEmoji(part, icons) : part
}

function withEmoji<T extends { emoji?: APIMessageComponentEmoji }>(part: T, icons: Icons): T {
  const icon = icons.get(part.emoji?.name ?? '')
  return icon === undefined ? part : { ...part, emoji: { id: icon.id, name: icon.name } }
}
