import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type Interaction,
  MessageFlags,
  type ModalSubmitInteraction,
} from 'discord.js'
import { ADA, BJORN, openings } from './setting.ts'

export const V2 = MessageFlags.IsComponentsV2

/** A sandbox with a bot made with discord.js, whose answers a test gives, and two people. Closed after the file's tests. */
export async function openClient() {
  const open = openings()
  const sandbox = await open.sandbox()
  const handlers: {
    command: (interaction: ChatInputCommandInteraction) => unknown
    button: (interaction: ButtonInteraction) => unknown
    modal: (interaction: ModalSubmitInteraction) => unknown
  } = { command: () => undefined, button: () => undefined, modal: () => undefined }
  const failures: unknown[] = []
  const bot = await open.bot(sandbox, (interaction: Interaction) => {
    if (interaction.isAutocomplete()) {
      const typed = interaction.options.getFocused()
      return interaction.respond([{ name: `More of ${typed}`, value: `${typed}!` }])
    }
    if (interaction.isChatInputCommand()) return handlers.command(interaction)
    if (interaction.isButton()) return handlers.button(interaction)
    if (interaction.isModalSubmit()) return handlers.modal(interaction)
    return undefined
  })
  bot.on('handlerFailed', (error) => failures.push(error))
  await bot.application.commands.set([
    {
      name: 'camp',
      description: 'Everything at the fire',
      contexts: [0, 1],
      options: [
        {
          type: 1,
          name: 'sing',
          description: 'Sing',
          options: [
            { type: 3, name: 'song', description: 'Which', autocomplete: true, required: true },
            { type: 6, name: 'with', description: 'With whom' },
          ],
        },
      ],
    },
    { name: 'plain', description: 'Nothing to choose', contexts: [0, 1] },
    { name: 'guarded', description: 'Moderators only', defaultMemberPermissions: 32n, contexts: [0] },
  ])
  const bjorn = await open.person(sandbox, BJORN)
  const ada = await open.person(sandbox, ADA)
  return { open, sandbox, handlers, failures, bot, bjorn, ada }
}
