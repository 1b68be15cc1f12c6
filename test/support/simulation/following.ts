import type { APIMessage } from 'discord-api-types/v10'
import type { Player } from '#support/chaos/player'
import type { Dice } from '#support/dice'
import { buttonsOf, pressAll } from './club.ts'

/** A channel of the first server where nobody plays: tables are shown there. */
export const GALLERY = '802000000000000003'

/** Has a table shown where nobody plays, or ends that; mostly their own, for others' are not theirs to show. */
export async function showElsewhere(player: Player, dice: Dice): Promise<void> {
  const { message } = await player.type('follow', [], GALLERY)
  await pressAll(player, message, [dice.oneIn(4) ? 'unfollow:?$' : 'follow:?$'], dice)
}

/** A game can be followed, a lobby cannot. */
export const isGameOn = (live: APIMessage | null): boolean => buttonsOf(live, 'tellend').length > 0

/** Wants to hear how the table of a live message ends; false where it cannot be followed. */
export async function follow(player: Player, live: APIMessage | null): Promise<boolean> {
  const [button] = buttonsOf(live, 'tellend')
  if (live === null || button === undefined) return false
  await player.press(live, button)
  return true
}
