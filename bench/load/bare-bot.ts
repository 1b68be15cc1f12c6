/** A discord.js bot that does nothing but answer: what a press costs before anybody thinks about it. */
import { ButtonStyle, Client, ComponentType, Events, MessageFlags } from 'discord.js'

const [, , api = '', channelId = ''] = process.argv
const client = new Client({ intents: [], rest: { api } })

client.on(Events.InteractionCreate, (interaction) => {
  if (!interaction.isButton()) return
  interaction.reply({ content: 'Done.', flags: MessageFlags.Ephemeral }).catch((error: unknown) => console.error(error))
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
