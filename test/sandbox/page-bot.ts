import {
  type APIApplicationCommandOption,
  ButtonStyle,
  ComponentType,
  type Interaction,
  MessageFlags,
  ModalBuilder,
} from 'discord.js'
import { picture } from './setting.ts'

/** Its subcommands. */
export const options: APIApplicationCommandOption[] = [
  { type: 1, name: 'new', description: 'Opens a table' },
  {
    type: 1,
    name: 'rules',
    description: 'Looks a rule up',
    options: [
      { type: 3, name: 'about', description: 'What about', required: true, autocomplete: true },
      { type: 4, name: 'page', description: 'Which page', min_value: 1, max_value: 9 },
    ],
  },
  {
    type: 1,
    name: 'invite',
    description: 'Asks somebody',
    options: [{ type: 6, name: 'who', description: 'Whom', required: true }],
  },
  {
    type: 1,
    name: 'call',
    description: 'Calls a role',
    options: [{ type: 8, name: 'role', description: 'Which', required: true }],
  },
  { type: 1, name: 'silent', description: 'Is never answered' },
]

/** How it answers: each part of the page is used once. */
export async function answer(interaction: Interaction): Promise<unknown> {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused()
    const words = ['portal', 'procession', 'gnome'].filter((word) => word.includes(typed))
    return interaction.respond(words.map((word) => ({ name: `The ${word}`, value: word })))
  }
  if (interaction.isChatInputCommand()) {
    switch (interaction.options.getSubcommand()) {
      case 'new':
        return interaction.reply(await table())
      case 'rules': {
        const about = interaction.options.getString('about')
        return interaction.reply({ content: `Rule of ${about}, page ${interaction.options.getInteger('page')}` })
      }
      case 'invite': {
        const { id } = interaction.options.getUser('who', true)
        return interaction.reply({ content: `<@${id}>, come`, allowedMentions: { users: [id] } })
      }
      case 'call':
        return interaction.reply({ content: `Called <@&${interaction.options.getRole('role', true).id}>` })
      default:
        return undefined
    }
  }
  if (interaction.isStringSelectMenu()) {
    return interaction.reply({ content: `Chose ${interaction.values.join('+')}`, flags: MessageFlags.Ephemeral })
  }
  if (interaction.isModalSubmit()) {
    return interaction.reply(`Named ${interaction.fields.getTextInputValue('name')}`)
  }
  if (!interaction.isButton()) return undefined
  switch (interaction.customId) {
    case 'turn':
      return interaction.reply({ content: 'Your own panel', flags: MessageFlags.Ephemeral })
    case 'name':
      return interaction.showModal(
        new ModalBuilder()
          .setCustomId('naming')
          .setTitle('Name the table')
          .addLabelComponents((label) =>
            label
              .setLabel('Its name')
              .setTextInputComponent((input) => input.setCustomId('name').setStyle(1).setMinLength(3).setMaxLength(20)),
          ),
      )
    case 'close':
      return interaction.update({
        flags: MessageFlags.IsComponentsV2,
        components: [{ type: ComponentType.TextDisplay, content: 'The table is closed.' }],
      })
    default:
      return undefined
  }
}

const LONG = 'A line that goes on and on, so that a narrow page has to break it somewhere in the middle'

async function table() {
  const button = (label: string, customId: string) =>
    ({ type: ComponentType.Button, style: ButtonStyle.Secondary, label, customId }) as const
  const choices = ['amber', 'birch', 'clay', 'dew'].map((value) => ({
    label: `Take ${value}`,
    value,
    description: LONG,
  }))
  return {
    flags: MessageFlags.IsComponentsV2,
    files: [{ attachment: Buffer.from(await picture(1600, 1100)), name: 'table.png' }],
    components: [
      {
        type: ComponentType.Container,
        components: [
          { type: ComponentType.TextDisplay, content: `## The table\n${LONG}\n${'unbroken'.repeat(30)}` },
          {
            type: ComponentType.MediaGallery,
            items: [{ media: { url: 'attachment://table.png' }, description: 'The table from above' }],
          },
          {
            type: ComponentType.ActionRow,
            components: [
              button('Take your turn', 'turn'),
              button('Name it', 'name'),
              button('Say nothing', 'nothing'),
              button('Close', 'close'),
              { ...button('Not now', 'never'), disabled: true },
            ],
          },
          {
            type: ComponentType.ActionRow,
            components: [
              { type: ComponentType.StringSelect, customId: 'one', placeholder: 'Take one', options: choices },
            ],
          },
          {
            type: ComponentType.ActionRow,
            components: [
              {
                type: ComponentType.StringSelect,
                customId: 'some',
                placeholder: 'Keep some',
                minValues: 2,
                maxValues: 3,
                options: choices,
              },
            ],
          },
        ],
      },
    ],
  } as const
}
