import { safeName } from '#commands/names'
import type { Outcome } from '#sandbox/person'
import { isPublic } from '#support/chaos/player'
import { readMessage } from '#support/monkey/read-message'
import { latestLive, type Monkey } from '#support/monkey/seats'
import { verbOf } from '#support/monkey/sense'
import { words } from '#text'

const SHARES = ['shareresult', 'sharelook'] as const
/** Looking back fails on a busy machine, and says to try again, or has not come yet: so often at most. */
const TRIES = 10

/**
 * Looks back at the game that is over and presses each *Share* there is: its players show it to everybody, others cannot.
 * @returns what was wrong with that; null when nothing was
 */
export async function sharingDiffers(reader: Monkey, channelId: string, since: bigint): Promise<string | null> {
  const { person, name, seated } = reader
  const final = latestLive(reader, channelId, since)
  const button = final?.reading.pressables.find((one) => verbOf(one) === 'analysis')
  if (final === null || button === undefined) return 'the finished game cannot be looked back at'
  let tries = 0
  let opened: Outcome
  do opened = await person.press(final.message, button.id)
  while (saysTooLate(opened) && ++tries < TRIES)
  const { message: back, why } = opened
  if (back === null) return `the look back did not open: ${why}`
  const { faults, pressables, texts } = readMessage(back)
  if (faults.length > 0) return `the look back breaks a limit: ${faults.join()}`
  const by = words('en').share.by(safeName(person.world().person.user.global_name ?? name, 'en'))
  for (const verb of SHARES) {
    const share = pressables.find((one) => verbOf(one) === verb)
    if (!seated && share !== undefined) return `${name} only watched, and is offered ${share.label}`
    if (!seated) continue
    if (share === undefined) return `${name} played, and is not offered ${verb}: ${texts.join('\n')}`
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

function saysTooLate({ message }: Outcome): boolean {
  const texts = message === null ? null : readMessage(message).texts
  return texts?.length === 0 || texts?.join('\n').includes(words('en').analysis.failed) === true
}
