import { DefaultRestOptions, REST } from 'discord.js'
import { Routes } from 'discord-api-types/v10'
import { inviteLink, register as registerCommands } from '#discord'
import { settingsOrExit } from '#settings'
import { exitWithError } from '../exit-with.ts'

/** Registers the commands without starting the bot, and prints the invite. */
export async function register(): Promise<void> {
  const { discordToken, discordApiUrl, discordGuildId } = settingsOrExit()
  if (discordToken === null) exitWithError('DISCORD_TOKEN is missing.')
  const api = discordApiUrl ?? DefaultRestOptions.api
  const rest = new REST({ version: '10', api }).setToken(discordToken)
  const application = await rest.get(Routes.currentApplication())
  if (typeof application !== 'object' || application === null || !('id' in application))
    throw new Error('Discord did not say who we are.')
  const id = String(application.id)
  console.log(
    (await registerCommands(rest, id, discordGuildId))
      ? 'The commands were registered.'
      : 'The commands were up to date.',
  )
  console.log(`Add the bot to a server: ${inviteLink(id)}`)
}
