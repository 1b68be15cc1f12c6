import { REST } from 'discord.js'
import { Routes } from 'discord-api-types/v10'
import { inviteLink, register } from '#discord'
import { settingsOrExit } from '#settings'

/** `npm run register`: registers the commands without starting the bot, and prints the invite. */
const { discordToken, discordApiUrl, discordGuildId } = settingsOrExit()
if (discordToken === null) {
  console.error('DISCORD_TOKEN is missing.')
  process.exit(1)
}
const rest = new REST({ version: '10', ...(discordApiUrl === null ? {} : { api: discordApiUrl }) }).setToken(
  discordToken,
)
const application = await rest.get(Routes.currentApplication())
if (typeof application !== 'object' || application === null || !('id' in application))
  throw new Error('Discord did not say who we are.')
const id = String(application.id)
console.log(
  (await register(rest, id, discordGuildId)) ? 'The commands were registered.' : 'The commands were up to date.',
)
console.log(`Add the bot to a server: ${inviteLink(id)}`)
