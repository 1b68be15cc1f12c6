import type { APIMessage } from 'discord-api-types/v10'
import type { Player } from '#support/chaos/player'
import { buttonsOf } from './club.ts'

/** A game can be followed, a lobby cannot. */
export const isGameOn = (live: APIMessage | null): boolean => live !== null && buttonsOf(live, 'tellend').length > 0

/** Wants to hear how the table of a live message ends; false where it cannot be followed. */
export async function follow(player: Player, live: APIMessage | null): Promise<boolean> {
  const [button] = live === null ? [] : buttonsOf(live, 'tellend')
  if (live === null || button === undefined) return false
  await player.press(live, button)
  return true
}
