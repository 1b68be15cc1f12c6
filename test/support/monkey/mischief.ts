import type { Dice } from '#support/dice'
import type { Pressable } from '#support/monkey/read-message'
import type { Monkey } from '#support/monkey/seats'
import { type Sense, senseOf, verbOf } from '#support/monkey/sense'
import { ADA } from '#support/stage'
import { words } from '#text'

const { buttons } = words('en')

/** What anybody types at any time, in place of what would help the game on. */
export const COMMANDS: readonly (readonly [sub: string, sense: Sense, options?: Record<string, string | number>])[] = [
  ['look', 'look'],
  ['scores', 'look'],
  ['log', 'look'],
  ['help', 'look'],
  ['turn', 'look'],
  ['start', 'manage'],
  ['journal', 'look'],
  ['new', 'manage', { time: 'in 2 hours' }],
  ['bonfire-club history', 'look'],
  ['bonfire-club history', 'look', { whose: ADA, players: 3, month: '2026-11' }],
  ['bonfire-club ranking', 'look'],
  ['bonfire-club stats', 'look'],
  ['bonfire-club looking', 'manage'],
  ['bonfire-club looking', 'manage', { role: '803000000000000002' }],
  ['bonfire-server settings', 'look'],
  ['bonfire-server tables', 'look'],
  ['bonfire-server rights', 'look'],
  ['bonfire-server log', 'look'],
  ['undo', 'undo'],
  ['end', 'end'],
  ['play', 'move'],
]

/**
 * What ends the game for others, or starts another one, is left alone; so are languages, of which monkeys know one, and a
 * panel in words, for they count by emoji.
 */
export const harmless = (who: Monkey, one: Pressable): boolean =>
  (senseOf(one) !== 'manage' && verbOf(one) !== 'readpanel' && verbOf(one) !== 'more') ||
  (!who.seated && verbOf(one) !== 'language' && one.label !== buttons.join && one.label !== buttons.newGame)

/** A move of the list that helps while typing, or nonsense; null when no list came, not even an empty one. */
export async function suggestion({ person }: Monkey, channelId: string, dice: Dice): Promise<string | null> {
  const option = { name: 'move', type: 3, value: dice.pick(['', 's', 'a']), focused: true }
  const list = await person.autocomplete(channelId, 'bonfire', [{ name: 'play', type: 1, options: [option] }])
  if (list === null) return null
  const names = list.map(({ value }) => String(value))
  return names.length === 0 ? 'dance' : dice.pick(names)
}
