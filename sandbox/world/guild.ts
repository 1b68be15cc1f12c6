import { EVERYONE, MODERATOR } from './permissions.ts'
import { type Guild, guildRooms, type Inhabitant, isThread, type World } from './world.ts'

/** The roles of a server: everyone (whose id is the server's, as Discord has it), the moderators, and one that anybody may mention. */
export function roles(guild: Guild) {
  const base = { color: 0, colors: { primary_color: 0, secondary_color: null, tertiary_color: null }, hoist: false }
  const shared = { ...base, managed: false, mentionable: false, flags: 0 }
  return [
    { ...shared, id: guild.id, name: '@everyone', position: 0, permissions: EVERYONE.toString() },
    { ...shared, id: guild.moderators, name: 'Moderators', position: 1, permissions: MODERATOR.toString() },
    { ...shared, id: guild.players, name: 'Players', position: 2, permissions: '0', mentionable: true },
  ]
}

/** A member of a server as Discord describes one; with `user`, as events and routes need it. */
export function member(guild: Guild, person: Pick<Inhabitant, 'user'>) {
  return {
    user: person.user,
    roles: guild.moderatorIds.has(person.user.id) ? [guild.moderators] : [],
    nick: null,
    avatar: null,
    banner: null,
    joined_at: '2026-01-01T12:00:00.000000+00:00',
    premium_since: null,
    communication_disabled_until: null,
    deaf: false,
    mute: false,
    pending: false,
    flags: 0,
  }
}

/** A server as a route describes it. */
export function described(guild: Guild) {
  return {
    id: guild.id,
    name: guild.name,
    owner_id: guild.ownerId,
    icon: null,
    icon_hash: null,
    splash: null,
    discovery_splash: null,
    banner: null,
    description: null,
    region: 'deprecated',
    afk_channel_id: null,
    afk_timeout: 300,
    verification_level: 0,
    default_message_notifications: 1,
    explicit_content_filter: 0,
    mfa_level: 0,
    nsfw_level: 0,
    nsfw: false,
    premium_tier: 0,
    premium_subscription_count: 0,
    premium_progress_bar_enabled: false,
    preferred_locale: 'en-US',
    system_channel_id: null,
    system_channel_flags: 0,
    rules_channel_id: null,
    public_updates_channel_id: null,
    safety_alerts_channel_id: null,
    application_id: null,
    vanity_url_code: null,
    widget_enabled: false,
    widget_channel_id: null,
    max_presences: null,
    max_members: 500_000,
    max_video_channel_users: 25,
    max_stage_video_channel_users: 50,
    hub_type: null,
    latest_onboarding_question_id: null,
    features: [],
    emojis: [],
    stickers: [],
    roles: roles(guild),
    incidents_data: null,
    home_header: null,
  }
}

export function guildCreate(world: World, guild: Guild): unknown {
  const channels = guildRooms(world, guild).map((room) => room.channel)
  const people = [...world.people.values()].filter(({ user }) => !guild.left.has(user.id))
  return {
    ...described(guild),
    joined_at: '2026-01-01T12:00:00.000000+00:00',
    large: false,
    unavailable: false,
    member_count: people.length + 1,
    members: [botMember(world, guild), ...people.map((person) => member(guild, person))],
    channels: channels.filter((channel) => !isThread(channel)),
    threads: channels.filter(isThread),
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  }
}

export function botMember(world: World, guild: Guild) {
  return member(guild, { user: world.bot })
}
