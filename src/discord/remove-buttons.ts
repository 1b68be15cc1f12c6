import type { REST } from 'discord.js'
import {
  type APIComponentInContainer,
  type APIMessage,
  type APIMessageTopLevelComponent,
  ComponentType,
  MessageFlags,
  type RESTPatchAPIChannelMessageJSONBody,
  Routes,
} from 'discord-api-types/v10'
import { fileName, keptFile, shownFiles } from './files.ts'
import { errorWithCauses, type Log } from './log.ts'
import { problemOf } from './problem.ts'

/** A message without its buttons, as an edit takes it. */
export type MessageWithoutButtons = RESTPatchAPIChannelMessageJSONBody

/** What a message will be without its buttons; null for what is none. */
export function withoutButtons(message: unknown): MessageWithoutButtons | null {
  if (!isMessage(message)) return null
  const components = message.components ?? []
  return {
    components: components.map(withoutRows),
    attachments: shownFiles(components).map(keptFile),
    flags: MessageFlags.IsComponentsV2,
    allowed_mentions: { parse: [] },
  }
}

/**
 * Takes the buttons off a message that is no longer the live one; its words and picture stay. What Discord refuses is
 * left as it is; where nobody knows whether it was done it throws, to be tried again.
 * @param known what it will be; read from Discord where that is not known
 */
export async function removeButtons(
  { rest, log }: { readonly rest: REST; readonly log: Log },
  channelId: string,
  messageId: string,
  known: MessageWithoutButtons | null,
): Promise<void> {
  try {
    const route = Routes.channelMessage(channelId, messageId)
    const body = known ?? withoutButtons(await rest.get(route))
    if (body !== null) await rest.patch(route, { body })
  } catch (error) {
    if (problemOf(error) === 'unknown') throw error
    log.debug({ message: messageId, error: errorWithCauses(error) }, 'an old message kept its buttons')
  }
}

const isMessage = (value: unknown): value is APIMessage =>
  typeof value === 'object' && value !== null && 'components' in value

/** Keeps text and pictures; a picture is named again by its file, or Discord would lose it. */
function withoutRows(component: APIMessageTopLevelComponent): APIMessageTopLevelComponent {
  if (component.type !== ComponentType.Container) return component
  return {
    type: ComponentType.Container,
    ...(component.accent_color == null ? {} : { accent_color: component.accent_color }),
    components: component.components.flatMap((inner): APIComponentInContainer[] => {
      if (inner.type === ComponentType.TextDisplay) return [{ type: inner.type, content: inner.content }]
      if (inner.type !== ComponentType.MediaGallery) return []
      const items = inner.items.map(({ media, description }) => ({
        media: { url: `attachment://${fileName(media.url)}` },
        ...(description == null ? {} : { description }),
      }))
      return [{ type: inner.type, items }]
    }),
  }
}
