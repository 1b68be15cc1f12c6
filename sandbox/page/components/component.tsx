import {
  type APIActionRowComponent,
  type APIComponentInMessageActionRow,
  type APIContainerComponent,
  type APIMessage,
  type APIMessageTopLevelComponent,
  type APISectionComponent,
  ComponentType,
} from 'discord-api-types/v10'
import { Markdown } from '../text/text.tsx'
import { MessageButton } from './button.tsx'
import { FileCard } from './file-card.tsx'
import { Gallery, Thumbnail } from './media.tsx'
import { StringSelect, ThingSelect } from './select.tsx'
import { MaybeSpoiler } from './spoiler.tsx'
import { Unshown } from './unshown.tsx'

/**
 * The keys of components: the how-manieth of its type each is. A picture that comes later moves none of the others, so
 * that a list that somebody has open stays open.
 */
export function keysOf(components: readonly { readonly type: ComponentType }[]): string[] {
  return components.map(
    ({ type }, at) => `${type}.${components.slice(0, at).filter((one) => one.type === type).length}`,
  )
}

/** One part of a message's components, of the first kind (rows) or the second (everything). */
export function MessageComponent(props: {
  readonly component: APIMessageTopLevelComponent
  readonly message: APIMessage
}) {
  const { component, message } = props
  switch (component.type) {
    case ComponentType.ActionRow:
      return <ActionRow row={component} message={message} />
    case ComponentType.TextDisplay:
      return <Markdown source={component.content} />
    case ComponentType.Section:
      return <Section section={component} message={message} />
    case ComponentType.MediaGallery:
      return <Gallery items={component.items} />
    case ComponentType.Separator:
      return (
        <hr
          class={`separator ${component.divider === false ? 'bare' : ''} ${component.spacing === 2 ? 'large' : ''}`}
        />
      )
    case ComponentType.File:
      return (
        <MaybeSpoiler spoiler={component.spoiler === true}>
          <FileCard url={component.file.url} name={component.name} size={component.size} />
        </MaybeSpoiler>
      )
    case ComponentType.Container:
      return <Container container={component} message={message} />
  }
}

function ActionRow(props: {
  readonly row: APIActionRowComponent<APIComponentInMessageActionRow>
  readonly message: APIMessage
}) {
  return (
    <div class="action-row">
      {props.row.components.map((component, at) => (
        <RowPart key={keyInRow(component, at)} component={component} message={props.message} />
      ))}
    </div>
  )
}

/** Another select in the same place is closed. */
const keyInRow = (component: APIComponentInMessageActionRow, at: number): string =>
  component.type === ComponentType.StringSelect ? component.custom_id : `${at}`

function RowPart(props: { readonly component: APIComponentInMessageActionRow; readonly message: APIMessage }) {
  const { component, message } = props
  switch (component.type) {
    case ComponentType.Button:
      return <MessageButton button={component} message={message} />
    case ComponentType.StringSelect:
      return <StringSelect select={component} message={message} />
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.ChannelSelect:
      return <ThingSelect select={component} message={message} />
    case ComponentType.MentionableSelect:
      return <Unshown what="This kind of select" />
  }
}

function Section(props: { readonly section: APISectionComponent; readonly message: APIMessage }) {
  const { section, message } = props
  const { accessory } = section
  return (
    <div class="section">
      <div class="section-texts">
        {section.components.map((text, at) => (
          <Markdown key={`${at}`} source={text.content} />
        ))}
      </div>
      {accessory.type === ComponentType.Button ? (
        <MessageButton button={accessory} message={message} />
      ) : (
        <Thumbnail thumbnail={accessory} />
      )}
    </div>
  )
}

function Container(props: { readonly container: APIContainerComponent; readonly message: APIMessage }) {
  const keys = keysOf(props.container.components)
  const { accent_color: accent, components, spoiler } = props.container
  const colour = typeof accent === 'number' ? `#${accent.toString(16).padStart(6, '0')}` : undefined
  return (
    <MaybeSpoiler spoiler={spoiler === true}>
      <div class={colour ? 'container accented' : 'container'} style={colour ? { '--accent': colour } : {}}>
        {components.map((component, at) => (
          <MessageComponent key={keys[at] ?? ''} component={component} message={props.message} />
        ))}
      </div>
    </MaybeSpoiler>
  )
}
