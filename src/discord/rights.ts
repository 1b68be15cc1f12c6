import { PermissionFlagsBits } from 'discord-api-types/v10'
import { z } from 'zod'
import type { BotRight } from '#text'

/** What somebody may do, in Discord's bits. */
export const permissionBitsSchema = z
  .string()
  .regex(/^\d{1,30}$/)
  .transform(BigInt)

/** What the bot asks for when it is added to a server. */
export const PERMISSIONS: Readonly<Record<BotRight, bigint>> = {
  viewChannel: PermissionFlagsBits.ViewChannel,
  sendMessages: PermissionFlagsBits.SendMessages,
  createPublicThreads: PermissionFlagsBits.CreatePublicThreads,
  sendMessagesInThreads: PermissionFlagsBits.SendMessagesInThreads,
  attachFiles: PermissionFlagsBits.AttachFiles,
  readMessageHistory: PermissionFlagsBits.ReadMessageHistory,
}

const IN_CHANNELS = ['viewChannel', 'sendMessages', 'attachFiles', 'readMessageHistory'] as const
const IN_THREADS = ['viewChannel', 'sendMessagesInThreads', 'attachFiles', 'readMessageHistory'] as const
const FOR_THREADS = ['createPublicThreads', 'sendMessagesInThreads'] as const

/** Those of the rights that Discord's bits of what somebody may do do not give. */
const missing = (permissions: bigint, rights: readonly BotRight[]): BotRight[] =>
  (permissions & PermissionFlagsBits.Administrator) === 0n
    ? rights.filter((right) => (permissions & PERMISSIONS[right]) === 0n)
    : []

/**
 * What the bot needs in a channel and does not have.
 * @param permissions Discord's bits of what it may do there
 */
export const lackingRights = (permissions: bigint, inThread: boolean): BotRight[] =>
  missing(permissions, inThread ? IN_THREADS : IN_CHANNELS)

/**
 * Whether somebody may write in a channel.
 * @param permissions Discord's bits of what they may do there
 */
export const memberMayWrite = (permissions: bigint, inThread: boolean): boolean =>
  missing(permissions, [inThread ? 'sendMessagesInThreads' : 'sendMessages']).length === 0

/**
 * What the bot needs to let a table play in a thread that grows from a channel, and does not have.
 * @param permissions as above, in the channel
 */
export const lackingForThread = (permissions: bigint): BotRight[] => missing(permissions, FOR_THREADS)
