/**
 * A discord.js bot that does nothing but answer: what a press costs before anybody thinks about it. With `sending` it
 * also sends what ours sends for a press, as many requests of as many bytes, of which nothing is made or kept.
 */
import { type ButtonInteraction, ButtonStyle, Client, ComponentType, Events, MessageFlags } from 'discord.js'

const [, , api = '', channelId = '', what = ''] = process.argv
const client = new Client({ intents: [], rest: { api } })

/** Sizes of what ours sends, in bytes: a panel's text, its picture, and the picture of the table. */
const PANEL = 2_500
const PANEL_PICTURE = 120_000
const TABLE_PICTURE = 230_000
const filled = (bytes: number, name: string) => ({ attachment: Buffer.alloc(bytes, 1), name })
const [panelPicture, tablePicture] = [filled(PANEL_PICTURE, 'panel.png'), filled(TABLE_PICTURE, 'table.png')]

let presses = 0
/** Of two presses one ends a turn: the message before becomes a line, and a new one has a picture; the other's panel gets one. */
async function sendAsOurs(interaction: ButtonInteraction): Promise<void> {
  const text = 'x'.repeat(PANEL / 2)
  const embeds = [{ description: text }, { description: text }]
  if (presses++ % 2 === 0) {
    await interaction.reply({ embeds })
    await interaction.editReply({ files: [panelPicture] })
    return
  }
  await interaction.reply({ embeds, flags: MessageFlags.Ephemeral })
  const { channel } = interaction
  if (!channel?.isSendable()) throw new Error(`${channelId} cannot be written to.`)
  const message = await channel.send({ content: 'A turn.', files: [tablePicture] })
  await message.edit({ content: 'It is over.', attachments: [] })
}

client.on(Events.InteractionCreate, (interaction) => {
  if (!interaction.isButton()) return
  const answered =
    what === 'sending'
      ? sendAsOurs(interaction)
      : interaction.reply({ content: 'Done.', flags: MessageFlags.Ephemeral })
  answered.catch((error: unknown) => console.error(error))
})
client.once(Events.ClientReady, async () => {
  const channel = await client.channels.fetch(channelId)
  if (!channel?.isSendable()) throw new Error(`${channelId} cannot be written to.`)
  const button = { type: ComponentType.Button, style: ButtonStyle.Primary, label: 'Press', customId: 'press' } as const
  await channel.send({ content: 'Press me.', components: [{ type: ComponentType.ActionRow, components: [button] }] })
  process.send?.('ready')
})
process.on('message', () => process.send?.(process.cpuUsage()))
process.once('disconnect', () => process.exit(0))
await client.login('sandbox')
