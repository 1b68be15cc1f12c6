import { PermissionFlagsBits } from 'discord-api-types/v10'
import type { Right } from '#text'

/** What the bot asks for when it is added to a server. */
export const PERMISSIONS: Readonly<Record<Right, bigint>> = {
  viewChannel: PermissionFlagsBits.ViewChannel,
  sendMessages: PermissionFlagsBits.SendMessages,
  createPublicThreads: PermissionFlagsBits.CreatePublicThreads,
  sendMessagesInThreads: PermissionFlagsBits.SendMessagesInThreads,
  attachFiles: PermissionFlagsBits.AttachFiles,
  readMessageHistory: PermissionFlagsBits.ReadMessageHistory,
}

const RIGHTS = ['viewChannel', 'sendMessages', 'sendMessagesInThreads', 'attachFiles', 'readMessageHistory'] as const

/**
 * What the bot needs in a channel and does not have.
 * @param permissions Discord's bits of what it may do there
 */
export function lackingRights(permissions: bigint, inThread: boolean): Right[] {
  if ((permissions & PermissionFlagsBits.Administrator) !== 0n) return []
  const unused: Right = inThread ? 'sendMessages' : 'sendMessagesInThreads'
  return RIGHTS.filter((right) => right !== unused && (permissions & PERMISSIONS[right]) === 0n)
}

/**
 * Whether somebody may write in a channel.
 * @param permissions Discord's bits of what they may do there
 */
export const mayWrite = (permissions: bigint, inThread: boolean): boolean =>
  (permissions &
    (PermissionFlagsBits.Administrator | PERMISSIONS[inThread ? 'sendMessagesInThreads' : 'sendMessages'])) !==
  0n

/**
 * What the bot needs to let a table play in a thread that grows from a channel, and does not have.
 * @param permissions as above, in the channel
 */
export function lackingForThread(permissions: bigint): Right[] {
  if ((permissions & PermissionFlagsBits.Administrator) !== 0n) return []
  return FOR_THREADS.filter((right) => (permissions & PERMISSIONS[right]) === 0n)
}

const FOR_THREADS = ['createPublicThreads', 'sendMessagesInThreads'] as const
