import type { Dice } from '#support/dice'
import { anyPress, playsOn, pressPlan, usefulPress } from '#support/monkey/policy'
import { readMessage } from '#support/monkey/read-message'
import type { Monkey } from '#support/monkey/seats'
import { verbOf } from '#support/monkey/sense'
import { words } from '#text'

const { share } = words('en')
/** A try that has not come to an end after so many presses comes to none. */
const PRESSES = 200

/**
 * Tries the puzzle of the day in a channel beside the game, by whatever can be pressed there, and shares what came of it.
 * @returns what was wrong with that; null when nothing was
 */
export async function puzzleDiffers({ person }: Monkey, channelId: string, dice: Dice): Promise<string | null> {
  const begin = () => person.command(channelId, 'bonfire-puzzle', [])
  let outcome = await begin()
  const trail: string[] = []
  for (let presses = 0; presses < PRESSES; presses++) {
    const { message, state, why } = outcome
    if (state === 'failed') return `the puzzle was not answered: ${why}`
    const reading = readMessage(message ?? {})
    const { faults, pressables } = reading
    if (faults.length > 0) return `the puzzle breaks a limit: ${faults.join()}`
    const button = pressables.find((one) => verbOf(one) === 'sharepuzzle')
    if (message !== null && button !== undefined) {
      const shared = await person.press(message, button.id)
      const said = readMessage(shared.message ?? {}).texts.join('\n')
      if (!said.includes(share.there(`<#${channelId}>`))) return `${button.label} was answered: ${said} ${shared.why}`
      const posted = await person.until(channelId, (one) => {
        const { texts, pressables: offered } = readMessage(one)
        return texts.join('\n').includes(`<@${person.id}>`) && offered.some((other) => verbOf(other) === 'puzzle')
      })
      return posted.mentions.length > 0 ? `what ${button.label} shows mentions somebody` : null
    }
    // A press leads into the rules, and none leads out of them.
    const strayed = playsOn(reading).length === 0
    const plan =
      strayed && dice.oneIn(3)
        ? null
        : ((dice.oneIn(5) ? null : usefulPress(reading, dice)) ?? anyPress(pressables, dice))
    trail.push(plan === null ? 'begins' : plan.pressed.label)
    outcome = message === null || plan === null ? await begin() : await pressPlan(person, message, plan)
  }
  return `no try at the puzzle came to an end: ${trail.join(' | ')}`
}
