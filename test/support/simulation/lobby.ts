import type { APIMessage } from 'discord-api-types/v10'
import { drawnAt, isPublic, isShared, type Player } from '#support/chaos/player'
import type { Dice } from '#support/dice'
import { readMessage } from '#support/monkey/read-message'
import { verbOf } from '#support/monkey/sense'
import { buttonsOf, pressAll } from './club.ts'

/** The message of a channel's table, the newest where there are several; null where there is none. */
export const liveIn = ({ person }: Player, channelId: string): APIMessage | null =>
  person.latest(channelId, (one) => isPublic(one) && !isShared(one) && drawnAt(one) !== null)

/**
 * Now and then the next table is for a time that they fix, and perhaps for a friend: most wait for it, and it starts by itself,
 * whoever is there.
 * @param friends ids of those whom a seat may be kept for
 * @returns false where there is something else to do
 */
export async function bides(
  player: Player,
  channelId: string,
  friends: readonly string[],
  dice: Dice,
): Promise<boolean> {
  const live = liveIn(player, channelId)
  if (buttonsOf(live, 'open').length > 0) return false
  if (live !== null && buttonsOf(live, 'join').length > 0) {
    const [, at = '0'] = /<t:(\d+):/.exec(readMessage(live).texts.join('\n')) ?? []
    return buttonsOf(live, 'start').length > 0 && Number(at) * 1000 > Date.now() && !dice.oneIn(20)
  }
  if (!dice.oneIn(6)) return false
  const time = { name: 'time', type: 3, value: `in ${12 + dice.below(30)} minutes` }
  const friend = { name: 'friend', type: 6, value: dice.pick(friends) }
  await player.type('new', dice.oneIn(3) ? [time, friend] : [time])
  return true
}

/** Takes a seat where one is free: beside those who could begin, or of somebody who left. Others step aside. */
export async function sitsDown(player: Player, channelId: string, dice: Dice): Promise<boolean> {
  const last = player.sent.at(-1)
  if (last?.said.includes('You can take over seat') === true) {
    if (dice.oneIn(4)) return false
    await player.type('takeover')
    return true
  }
  const live = liveIn(player, channelId)
  const [takeOver] = buttonsOf(live, 'takeover')
  if (live !== null && takeOver !== undefined && dice.oneIn(4)) {
    await player.press(live, takeOver)
    return true
  }
  const [join] = buttonsOf(live, 'start').length === 0 ? [] : buttonsOf(live, 'join')
  if (live === null || join === undefined) return false
  // Somebody who sits there tries to sit down once more now and then; who could begin waits for the others a while.
  const asked = hasPressed(player, join, 'join')
  if (asked && !dice.oneIn(10)) return dice.oneIn(2)
  // With three the others have to agree both.
  if (dice.oneIn(2)) return !dice.oneIn(4)
  await player.press(live, join)
  return true
}

/** Whether somebody has pressed a button of that verb before, at the table of another button. */
function hasPressed({ sent }: Player, button: string, verb: string): boolean {
  const [table = ''] = /^b1:[^:]+:/.exec(button) ?? []
  return sent.some(({ what }) => what.startsWith(table) && what.includes(`:${verb}`))
}

/** Has a computer player sit down in a lobby that has none, now and then, and mostly on a seat that somebody left. */
export async function seatsComputer(player: Player, channelId: string, dice: Dice): Promise<boolean> {
  const live = liveIn(player, channelId)
  const asked = live === null ? null : readMessage(live).pressables.find((one) => SEATS_COMPUTER.has(verbOf(one) ?? ''))
  if (live === null || !asked || asked.options.some(({ value }) => value.startsWith('remove'))) return false
  if (!dice.oneIn(verbOf(asked) === 'computers' ? 8 : 2)) return false
  await player.press(live, asked.id, [dice.pick(asked.options).value])
  return true
}

const SEATS_COMPUTER: ReadonlySet<string> = new Set(['computers', 'givetocomputer'])

/** Chooses once in a lobby how long a turn may take, and what comes then; false where there is none. */
export async function agreesOnPace(player: Player, channelId: string, dice: Dice): Promise<boolean> {
  const live = liveIn(player, channelId)
  const [settings] = buttonsOf(live, 'lobbysettings')
  if (live === null || settings === undefined || hasPressed(player, settings, 'paceclock')) return false
  const { message } = await player.press(live, settings)
  await pressAll(player, message, ['paceclock$', 'paceend$'], dice)
  return true
}
