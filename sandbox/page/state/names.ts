import { type APIChannel, type APIUser, ChannelType } from 'discord-api-types/v10'
import type { World } from '#sandbox/page-protocol'

/** The name that Discord shows: the one that somebody gave themselves, or else the account's. */
export function displayName(user: APIUser): string {
  return user.global_name ?? user.username
}

export function isThread(channel: APIChannel): boolean {
  return channel.type === ChannelType.PublicThread || channel.type === ChannelType.PrivateThread
}

export function isDm(channel: APIChannel): boolean {
  return channel.type === ChannelType.DM
}

/** The parent's id of a thread; null for anything else. */
export function parentOf(channel: APIChannel): string | null {
  return isThread(channel) && 'parent_id' in channel ? (channel.parent_id ?? null) : null
}

/** The channel that an address of Discord's leads to, and the message there if it names one; null for any other address. */
export function placeOf(url: string): { readonly channelId: string; readonly messageId: string | null } | null {
  const [, channelId, messageId = null] =
    /^https:\/\/discord\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?$/.exec(url) ?? []
  return channelId === undefined ? null : { channelId, messageId }
}

export function isLocked(channel: APIChannel): boolean {
  return 'thread_metadata' in channel && channel.thread_metadata?.locked === true
}

export function isArchived(channel: APIChannel): boolean {
  return 'thread_metadata' in channel && channel.thread_metadata?.archived === true
}

/** What stands above a channel and in the list: its name, or who is at the other end. */
export function channelTitle(world: World, channel: APIChannel): string {
  if (!isDm(channel)) return channel.name ?? 'unnamed'
  const others = 'recipients' in channel ? (channel.recipients ?? []) : []
  const other = others.find((user) => user.id !== world.person.user.id) ?? world.bot
  return other ? displayName(other) : 'Direct message'
}

/** A role as it is chosen; the one of everybody is called with an @ already. */
export const roleName = (name: string): string => `@${name.replace(/^@/, '')}`
