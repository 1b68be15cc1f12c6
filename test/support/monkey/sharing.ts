import { safeName } from '#commands/names'
import { isPublic } from '#support/chaos/player'
import { readMessage } from '#support/monkey/read-message'
import { latestLive, type Monkey } from '#support/monkey/seats'
import { verbOf } from '#support/monkey/sense'
import { words } from '#text'

const SHARES = ['shareresult', 'sharelook'] as const

/**
 * Looks back at the game that is over and presses each *Share* there is: its players show it to everybody, others cannot.
 * @returns what was wrong with that; null when nothing was
 */
export async function sharingDiffers(reader: Monkey, channelId: string, since: bigint): Promise<string | null> {
  const { person, name, seated } = reader
  const final = latestLive(reader, channelId, since)
  const button = final?.reading.pressables.find((one) => verbOf(one) === 'analysis')
  if (final === null || button === undefined) return 'the finished game cannot be looked back at'
  const { message: back, why } = await person.press(final.message, button.id)
  if (back === null) return `the look back did not open: ${why}`
  const { faults, pressables } = readMessage(back)
  if (faults.length > 0) return `the look back breaks a limit: ${faults.join()}`
  const by = words('en').share.by(safeName(person.world().person.user.global_name ?? name, 'en'))
  for (const verb of SHARES) {
    const share = pressables.find((one) => verbOf(one) === verb)
    if (!seated && share !== undefined) return `${name} only watched, and is offered ${share.label}`
    if (!seated) continue
    if (share === undefined) return `${name} played, and is not offered ${verb}`
    const before = BigInt(person.latest(channelId)?.id ?? 0)
    const pressed = await person.press(back, share.id)
    if (pressed.state !== 'answered') return `${share.label} was not answered: ${pressed.why}`
    const shown = await person.until(
      channelId,
      (one) => BigInt(one.id) > before && isPublic(one) && readMessage(one).texts.join('\n').includes(by),
    )
    const seen = readMessage(shown)
    if (seen.faults.length > 0) return `what ${share.label} shows breaks a limit: ${seen.faults.join()}`
    if (shown.mentions.length > 0) return `what ${share.label} shows mentions somebody`
    if (seen.pressables.some((one) => SHARES.some((other) => verbOf(one) === other)))
      return `what ${share.label} shows can be shared again by anybody`
  }
  return null
}
