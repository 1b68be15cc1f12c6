import {
  type APIButtonComponent,
  type APIMessage,
  type APIMessageComponentEmoji,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10'
import { Icon } from '../frame/icons.tsx'
import { useHere } from '../state/context.ts'
import { placeOf } from '../state/names.ts'
import type { State } from '../state/state.ts'
import { CustomEmoji } from '../text/text.tsx'
import { Unshown } from './unshown.tsx'

const colours = {
  [ButtonStyle.Primary]: 'primary',
  [ButtonStyle.Secondary]: 'secondary',
  [ButtonStyle.Success]: 'success',
  [ButtonStyle.Danger]: 'danger',
} as const

/** A button under a message. While a press waits for its answer it spins, and the whole message holds still. */
export function MessageButton(props: { readonly button: APIButtonComponent; readonly message: APIMessage }) {
  const { button, message } = props
  const { state, session } = useHere()
  switch (button.style) {
    case ButtonStyle.Link: {
      const channel = state.world?.channels.find(({ id }) => id === placeOf(button.url)?.channelId)
      if (channel !== undefined && !button.disabled)
        return (
          <button type="button" class="button secondary" onClick={() => session.go(channel.id)}>
            <Label label={button.label} emoji={button.emoji} />
            <Icon name="open" size={16} />
          </button>
        )
      return (
        <a
          class={button.disabled ? 'button secondary disabled' : 'button secondary'}
          {...(button.disabled ? { 'aria-disabled': 'true' } : { href: button.url })}
          target="_blank"
          rel="noreferrer noopener"
        >
          <Label label={button.label} emoji={button.emoji} />
          <Icon name="open" size={16} />
        </a>
      )
    }
    case ButtonStyle.Premium:
      return <Unshown what="A premium button" />
    case ButtonStyle.Primary:
    case ButtonStyle.Secondary:
    case ButtonStyle.Success:
    case ButtonStyle.Danger: {
      const waiting = waitingFor(state, message)
      const spinning = waiting === button.custom_id
      return (
        <button
          type="button"
          class={`button ${colours[button.style]} ${spinning ? 'spinning' : ''}`}
          disabled={button.disabled === true || waiting !== null}
          aria-busy={spinning}
          data-custom-id={button.custom_id}
          onClick={() => session.press(message, button.custom_id, ComponentType.Button)}
        >
          <Label label={button.label} emoji={button.emoji} />
          {spinning && <Spinner />}
        </button>
      )
    }
  }
}

/** The custom id of the component of this message that waits for an answer, if one does. */
export function waitingFor(state: State, message: APIMessage): string | null {
  for (const pending of state.pending)
    if (pending.kind === 'press' && pending.messageId === message.id) return pending.customId
  return null
}

function Label(props: { readonly label: string | undefined; readonly emoji: APIMessageComponentEmoji | undefined }) {
  return (
    <span class="button-label">
      <Emoji emoji={props.emoji} />
      {props.label}
    </span>
  )
}

/** An emoji beside a label, of Unicode or of the bot's own. */
export function Emoji({ emoji }: { readonly emoji: APIMessageComponentEmoji | undefined }) {
  if (!emoji) return null
  if (emoji.id) return <CustomEmoji id={emoji.id} name={emoji.name ?? 'emoji'} animated={emoji.animated === true} />
  return <span class="emoji">{emoji.name}</span>
}

export function Spinner() {
  return (
    <span class="spinner" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
