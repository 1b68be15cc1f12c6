import type { APITextChannel, APIUser } from 'discord-api-types/v10'
import { ChannelType, Locale } from 'discord-api-types/v10'
import { snowflakes } from './snowflake.ts'
import { emptyRoom, type Guild, type Inhabitant, type World } from './world.ts'

/**
 * The people to be. Their names are chosen to be awkward: an emoji, a name that is read from right to left, one as
 * wide as Discord allows (32 full-width letters). Ids are fixed, so that scripts may name people.
 */
const PEOPLE: readonly { id: string; username: string; name: string; locale: Locale }[] = [
  { id: '801000000000000001', username: 'ada', name: 'Ada', locale: Locale.EnglishGB },
  { id: '801000000000000002', username: 'bjorn', name: 'Bjørn 🔥', locale: Locale.Norwegian },
  { id: '801000000000000003', username: 'noor', name: 'نور الهدى', locale: Locale.EnglishUS },
  {
    id: '801000000000000004',
    username: 'maximiliana',
    name: 'ＭａｘｉｍｉｌｉａｎａＷｉｌｈｅｌｍｉｎａＳｃｈｗａｒｚｅｎ'.padEnd(32, 'Ｗ').slice(0, 32),
    locale: Locale.German,
  },
  { id: '801000000000000005', username: 'sanne', name: 'Sanne', locale: Locale.Dutch },
  { id: '801000000000000006', username: 'teo', name: 'Teo *the* _quiet_ ||one||', locale: Locale.EnglishUS },
  { id: '801000000000000007', username: 'yuki', name: '雪', locale: Locale.Japanese },
  { id: '801000000000000008', username: 'zoe', name: 'Zoé', locale: Locale.French },
]

const CHANNELS = [
  { id: '802000000000000001', name: 'campfire', topic: 'The table for tonight' },
  { id: '802000000000000002', name: 'second-table', topic: null },
  { id: '802000000000000003', name: 'off-topic', topic: 'No games here' },
]
/** Of the second server. */
const OTHER_CHANNELS = [{ id: '802000000000000011', name: 'hearth', topic: null }]

const GUILDS = [
  {
    id: '800000000000000000',
    name: 'Around the fire',
    ownerId: '801000000000000001',
    moderators: '803000000000000001',
    players: '803000000000000002',
    channels: CHANNELS,
  },
  {
    id: '800000000000000009',
    name: 'By the hearth',
    ownerId: '801000000000000002',
    moderators: '803000000000000011',
    players: '803000000000000012',
    channels: OTHER_CHANNELS,
  },
]

function user(id: string, username: string, name: string): APIUser {
  return { id, username, discriminator: '0', global_name: name, avatar: null }
}

/** The bot's own account; the application has the same id, as Discord gives every newer bot. */
function botUser(name: string): APIUser {
  return { ...user('804000000000000001', name, name), global_name: null, bot: true }
}

/**
 * A world in which nothing has been said yet. `origin` is where it answers.
 * @param servers how many there are, 1 or 2; everybody is in both, and each is moderated by its owner
 */
export function newWorld(origin: string, botName: string, botPermissions: bigint, servers: number): World {
  const people = PEOPLE.map(
    (p): Inhabitant => ({
      user: user(p.id, p.username, p.name),
      locale: p.locale,
    }),
  )
  const here = GUILDS.slice(0, servers)
  const channels = here.flatMap(({ id, channels: own }) =>
    own.map(
      (channel, position): APITextChannel => ({
        ...channel,
        type: ChannelType.GuildText,
        guild_id: id,
        position,
        permission_overwrites: [],
        parent_id: null,
        nsfw: false,
        rate_limit_per_user: 0,
        last_message_id: null,
      }),
    ),
  )
  const guilds = here.map(
    ({ channels: _, ...one }): Guild => ({
      ...one,
      moderatorIds: new Set([one.ownerId]),
      left: new Set(),
      botIn: true,
    }),
  )
  const [guild] = guilds
  if (guild === undefined) throw new Error('There is no server.')
  return {
    origin,
    guild,
    guilds,
    bot: botUser(botName),
    botPermissions,
    people: new Map(people.map((person) => [person.user.id, person])),
    rooms: new Map(channels.map((channel) => [channel.id, emptyRoom(channel)])),
    dms: new Map(),
    closedDms: new Set(),
    commands: new Map(),
    emojis: new Map(),
    ephemeral: new Map(),
    nextId: snowflakes(),
    listeners: new Set(),
  }
}
