import { ApplicationIntegrationType, PermissionFlagsBits } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { ADA, BJORN, CAMPFIRE, playground, read, SECOND, shown, type, withVerb } from './playground.ts'

const ALL_RIGHTS = PermissionFlagsBits.Administrator.toString()
/** What Discord says of an interaction from this channel is as from elsewhere. */
let elsewhere: object = {}
const ground = await playground({
  drawOneIn: 1_000_000,
  sandbox: {
    tamper: (given) => {
      const fields = new Map<string, unknown>(Object.entries(given))
      if (fields.get('channel_id') !== SECOND) return given
      const member = Object.entries(elsewhere).some(([name]) => name === 'guild_id')
        ? { member: { ...Object(fields.get('member')), permissions: ALL_RIGHTS } }
        : {}
      return { ...given, ...member, ...elsewhere }
    },
  },
})
const [ada, bjorn] = [await ground.person(ADA), await ground.person(BJORN)]

it.each([
  [
    'a server of their own',
    {
      guild_id: '801234567890123456',
      authorizing_integration_owners: { [ApplicationIntegrationType.GuildInstall]: '801234567890123456' },
    },
  ],
  [
    'a server where the bot is an app of their own',
    {
      guild_id: '801234567890123456',
      authorizing_integration_owners: { [ApplicationIntegrationType.UserInstall]: BJORN },
    },
  ],
])('who moderates %s cannot close there a table of another server at which they sit', async (_, place) => {
  elsewhere = {}
  await type(ada, CAMPFIRE, 'new')
  await type(bjorn, CAMPFIRE, 'join')
  const table = await ground.service().inChannel(CAMPFIRE)
  elsewhere = place
  const typed = shown(await type(bjorn, SECOND, 'close'))
  expect(read(typed).text).toContain('Only the host, Ada, or a moderator of the table’s server can do that.')
  expect(withVerb(typed, 'confirm')).toEqual([])
  const panel = shown(await type(bjorn, SECOND, 'turn'))
  const pressed = await bjorn.press(panel, withVerb(panel, 'close')[0]?.id ?? 'no close')
  expect(withVerb(shown(pressed), 'confirm')).toEqual([])
  expect(await ground.service().view(table?.id ?? '')).toEqual(table)
  // They play on from there all the same.
  const left = shown(await bjorn.press(panel, withVerb(panel, 'leave')[0]?.id ?? 'no leave'))
  expect(read(left).text).toContain('You left the table')
  // And who moderates the table's server closes it, from any channel.
  elsewhere = {}
  const asked = shown(await type(ada, CAMPFIRE, 'close'))
  await ada.press(asked, withVerb(asked, 'confirm')[0]?.id ?? 'no confirm')
  expect(await ground.service().inChannel(CAMPFIRE)).toBeNull()
})
