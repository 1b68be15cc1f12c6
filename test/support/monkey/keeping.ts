import { safeName } from '#commands/names'
import { type MessageContents, readMessage } from '#support/monkey/read-message'
import { type Monkey, pressAsItStands } from '#support/monkey/seats'
import { verbOf } from '#support/monkey/sense'
import { words } from '#text'

const { reliability } = words('en').club

/**
 * Looks in a lobby's settings how the others there kept to their games, of which each has finished five or more.
 * @returns what was wrong with that; null when nothing was
 */
export async function keepingDiffers(
  { person }: Monkey,
  channelId: string,
  since: bigint,
  seated: readonly Monkey[],
): Promise<string | null> {
  const settings = ({ pressables }: MessageContents) => pressables.find((one) => verbOf(one) === 'lobbysettings')?.id
  const lobby = await person.until(
    channelId,
    (one) => BigInt(one.id) > since && settings(readMessage(one)) !== undefined,
  )
  const { message, why } = await pressAsItStands({ person }, lobby, settings)
  if (message === null) return `the lobby's settings did not open: ${why}`
  const { texts, faults } = readMessage(message)
  if (faults.length > 0) return `the lobby's settings break a limit: ${faults.join()}`
  const lines = texts.join('\n').split('\n')
  const told = lines.slice(lines.findIndex((line) => line.includes(reliability.title)))
  for (const other of seated) {
    const { global_name: name, username } = other.person.world().person.user
    const isTold = told.some((line) => line.startsWith(`-# ${safeName(name ?? username, 'en')}`))
    if (isTold === (other.person.id === person.id)) return `how ${other.name} kept to games: ${texts.join(' / ')}`
  }
  return null
}
