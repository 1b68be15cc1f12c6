import { randomBytes } from 'node:crypto'
import { type APIModalInteractionResponseCallbackData, InteractionType } from 'discord-api-types/v10'
import type { Gateway } from './gateway/gateway.ts'
import { type Interaction, interactionCreate, type Kind, metadataOf, type Opening } from './interaction.ts'
import { madeAt } from './world/snowflake.ts'
import { guildOf, type World } from './world/world.ts'

/** How long Discord waits, in ms. */
export interface Patience {
  /** For a first answer, before it tells the person that nobody answered; 3,000 unless given. */
  readonly answerMs?: number
  /** Until an interaction's token opens nothing more; 15 minutes unless given. */
  readonly tokenMs?: number
}

export interface Interactions {
  /** Sends an interaction to the bot and waits for its answer. */
  open(opening: Opening): Interaction
  /** The interaction that a callback names; null for a wrong token or one that is over. */
  find(id: string, token: string): Interaction | null
  /** The interaction behind a webhook's token: 'expired' after 15 minutes, null if there never was one. */
  behind(token: string): Interaction | 'expired' | null
  /** Tells the person that their interaction was answered; `deferred` promises something visible later. */
  answer(interaction: Interaction, how: { messageId: string | null; deferred: boolean; thinking: boolean }): void
  /** Takes back that it was answered, when the answer was refused. */
  reopen(interaction: Interaction): void
  /** Remembers a modal, for the submission that may follow at any time. */
  showModal(interaction: Interaction, modal: APIModalInteractionResponseCallbackData): void
  modalOf(
    personId: string,
    nonce: string,
  ): { opener: Interaction; modal: APIModalInteractionResponseCallbackData } | null
  close(): void
}

const MODALS_KEPT = 500

/**
 * @param tamper changes what the bot gets of an interaction, for tests of what it makes of nonsense
 */
export function openInteractions(
  world: World,
  gateway: Gateway,
  { answerMs = 3_000, tokenMs = 15 * 60_000 }: Patience,
  tamper: (interaction: object) => unknown = (interaction) => interaction,
): Interactions {
  const byId = new Map<string, Interaction>()
  const modals = new Map<string, { opener: Interaction; modal: APIModalInteractionResponseCallbackData }>()
  const timers = new Set<NodeJS.Timeout>()

  function forgetOld(): void {
    for (const [id, interaction] of byId) {
      if (Date.now() - interaction.openedAt <= tokenMs) return
      byId.delete(id)
    }
  }
  function giveUp(interaction: Interaction): void {
    if (interaction.state !== 'waiting') return
    interaction.state = 'failed'
    interaction.tell({ t: 'interaction', nonce: interaction.nonce, state: 'failed', why: SILENCE[interaction.kind] })
  }

  return {
    open(opening) {
      forgetOld()
      const id = world.nextId()
      const interaction: Interaction = {
        id,
        token: Buffer.from(`interaction:${id}:${randomBytes(48).toString('base64url')}`).toString('base64url'),
        kind: opening.kind,
        person: opening.person,
        channelId: opening.room.channel.id,
        nonce: opening.nonce,
        openedAt: Date.now(),
        metadata: metadataOf(world, id, opening),
        commandPath: opening.commandPath ?? null,
        sourceId: opening.message?.id ?? null,
        state: 'waiting',
        originalId: null,
        pending: false,
        made: new Set(),
        tell: opening.tell,
      }
      byId.set(id, interaction)
      const timer = setTimeout(() => {
        timers.delete(timer)
        giveUp(interaction)
      }, answerMs)
      timers.add(timer)
      gateway.send({
        name: 'INTERACTION_CREATE',
        guildId: guildOf(world, opening.room.channel)?.id ?? null,
        intent: 0,
        data: tamper(interactionCreate(world, interaction, opening)),
      })
      return interaction
    },
    find(id, token) {
      const interaction = byId.get(id)
      if (interaction === undefined || interaction.token !== token || interaction.state === 'failed') return null
      return interaction
    },
    behind(token) {
      const [word, id] = Buffer.from(token, 'base64url').toString().split(':')
      if (word !== 'interaction' || id === undefined || !/^[0-9]{15,20}$/.test(id)) return null
      if (Date.now() - madeAt(id) > tokenMs) return 'expired'
      const interaction = byId.get(id)
      return interaction?.token === token ? interaction : null
    },
    answer(interaction, { messageId, deferred, thinking }) {
      interaction.state = 'answered'
      interaction.pending = deferred
      interaction.tell({
        t: 'interaction',
        nonce: interaction.nonce,
        state: thinking ? 'thinking' : 'answered',
        interactionId: interaction.id,
        ...(messageId === null ? {} : { messageId }),
        ...(deferred ? { deferred: true } : {}),
      })
    },
    reopen(interaction) {
      interaction.state = 'waiting'
      if (Date.now() - interaction.openedAt >= answerMs) giveUp(interaction)
    },
    showModal(interaction, modal) {
      modals.set(`${interaction.person.user.id}:${interaction.nonce}`, { opener: interaction, modal })
      const oldest = modals.keys().next()
      if (modals.size > MODALS_KEPT && oldest.done === false) modals.delete(oldest.value)
      interaction.tell({ t: 'modal', nonce: interaction.nonce, modal })
    },
    modalOf: (personId, nonce) => modals.get(`${personId}:${nonce}`) ?? null,
    close() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

/** What Discord tells a person whose interaction nobody answered. */
const SILENCE: Readonly<Record<Kind, string>> = {
  [InteractionType.ApplicationCommand]: 'The application did not respond',
  [InteractionType.ApplicationCommandAutocomplete]: 'Loading options failed',
  [InteractionType.MessageComponent]: 'This interaction failed',
  [InteractionType.ModalSubmit]: 'Something went wrong. Try again.',
}
