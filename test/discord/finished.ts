import type { APIMessage } from 'discord-api-types/v10'
import type { ScriptedPerson } from '#sandbox/person'
import { viewAsActor } from '#support/as-actor'
import { follow } from '../table/sitting.ts'
import { type Playground, withVerb } from './playground.ts'

/** Plays the game of a channel to its end; returns its table's id. */
export async function playedOut(ground: Pick<Playground, 'service'>, channelId: string): Promise<string> {
  const { id } = (await ground.service().inChannel(channelId)) ?? { id: '' }
  const table = await viewAsActor(ground.service(), id)
  if (table === null) throw new Error('no table')
  const sitting = follow(ground.service(), table)
  while (sitting.now().phase === 'playing') await sitting.finishTurn()
  return id
}

/** Waits for the message that tells the end of a table's game. */
export const endOf = (person: ScriptedPerson, channelId: string, id: string): Promise<APIMessage> =>
  person.until(channelId, (message) => withVerb(message, 'again').some(({ id: one }) => one.includes(id)))

/** Plays the game of a channel to its end; returns the message that tells the end. */
export const finished = async (ground: Playground, person: ScriptedPerson, channelId: string): Promise<APIMessage> =>
  endOf(person, channelId, await playedOut(ground, channelId))
