import { setTimeout as sleep } from 'node:timers/promises'
import type { APIMessage } from 'discord-api-types/v10'
import { madeAt } from '#sandbox/world/snowflake'
import type { Guild } from '#sandbox/world/world'
import { isPublic, type Player, seatPlayer } from '#support/chaos/player'
import type { Dice } from '#support/dice'
import { anyPress, usefulPress } from '#support/monkey/policy'
import { readMessage } from '#support/monkey/read-message'
import { liveTurn, verbOf } from '#support/monkey/sense'
import { MINUTE_MS } from '#time'
import { buttonsOf, CLUB_LOOKS, pressAll, seek } from './club.ts'
import type { Day } from './day.ts'
import { ORIGIN } from './discord.ts'
import { follow, GALLERY, isGameOn, showElsewhere } from './following.ts'
import { changeSettings, chooseWay } from './habits.ts'
import type { Aside, Leanings } from './leanings.ts'
import { agreesOnPace, bides, liveIn, seatsComputer, sitsDown } from './lobby.ts'
import type { Places } from './places.ts'
import { isTurnNotice } from './way-judge.ts'

/**
 * What somebody is like at a table:
 * - steady: presses after some seconds, and waits for the answer
 * - hasty: presses again at once
 * - double: presses twice
 * - slow: comes back after hours
 * - wandering: presses whatever it sees, old messages too, and types anything
 * - quarrelsome: leaves, closes, takes back, comes back
 * - forgetful: wants to be forgotten now and then
 * - seeking: looks for players, and answers who does
 * - watching: never sits down, and wants to hear how the games end
 */
const MOODS = [
  'steady',
  'hasty',
  'double',
  'slow',
  'wandering',
  'quarrelsome',
  'forgetful',
  'seeking',
  'watching',
] as const
type Mood = (typeof MOODS)[number]

/** Whose clients are read in English. */
export const PEOPLE = ['801000000000000001', '801000000000000002', '801000000000000003', '801000000000000006']
/** Where they come first: the second of them is in a server of its own. */
export const CHANNELS = ['802000000000000001', '802000000000000011', '802000000000000002']

export interface Guest {
  readonly player: Player
  readonly mood: Mood
}

/** A channel, and who comes there. */
export interface Party {
  readonly channelId: string
  readonly guild: Guild
  /** Whether somebody deleted the channel. */
  readonly isGone: () => boolean
  readonly guests: readonly Guest[]
}

/**
 * Seats people in a channel: the first opens tables, the others join.
 * @throws when one of them cannot see it; then nobody stays there
 */
export async function seatParty(
  {
    index,
    people,
    calm,
    guild,
  }: { readonly index: number; readonly people: number; readonly calm: boolean; readonly guild: Guild },
  channelId: string,
  places: Places,
  dice: Dice,
): Promise<Party> {
  const guests: Guest[] = []
  for (let seat = 0; seat < people; seat++) {
    const id = PEOPLE[(index + seat) % PEOPLE.length] ?? ''
    const player = await seatPlayer(ORIGIN, id, channelId, seat === 0, dice, [GALLERY]).catch(
      async (error: unknown) => {
        for (const { player: early } of guests) await early.person.close()
        throw error
      },
    )
    // Somebody brings the game on.
    const mood = calm || seat === 0 ? 'steady' : moodOf(id, dice)
    guests.push({ player, mood })
  }
  return { channelId, guild, guests, isGone: () => !places.isThere(channelId) }
}

/** Nobody is forgotten who sits elsewhere, too: mostly it is the one who comes to one party alone. */
const moodOf = (id: string, dice: Dice): Mood =>
  id === PEOPLE.at(-1) && !dice.oneIn(4) ? 'forgetful' : dice.weighted(MOODS, (one) => WEIGHTS[one])

const WEIGHTS: Readonly<Record<Mood, number>> = {
  steady: 4,
  hasty: 3,
  double: 3,
  slow: 2,
  wandering: 3,
  quarrelsome: 1,
  forgetful: 4,
  seeking: 2,
  watching: 4,
}

/** Where the channel is gone that a table was in, somebody who sits at it has it go on in another one. */
export async function bringTable({ guests: [first] }: Party, dice: Dice): Promise<void> {
  if (first === undefined || dice.oneIn(4)) return
  const { message } = await first.player.type('mine')
  await pressAll(first.player, message, ['movehere:?$'], dice)
}

/** Does what somebody of that mood does, until the day is over. */
export async function live(
  { player, mood }: Guest,
  { channelId, leans }: { readonly channelId: string; readonly leans: Leanings },
  dice: Dice,
  day: Day,
): Promise<void> {
  const leaning = (aside: Aside) => leans(aside, dice)
  for (;;) {
    const restMs = restOf(mood, dice)
    // Where nobody is there nobody is in a hurry.
    await sleep(mood === 'slow' || day.crowded() ? restMs : Math.max(restMs, MINUTE_MS))
    if (day.over()) return
    if (mood === 'slow' ? day.awake() : day.crowded()) await actOf({ mood, player, channelId, leaning }, dice)
  }
}

/** Until the next thing, in ms. */
function restOf(mood: Mood, dice: Dice): number {
  switch (mood) {
    case 'hasty':
      return dice.oneIn(2) ? 2000 + dice.below(30_000) : 100 + dice.below(1500)
    case 'slow':
      return dice.oneIn(3) ? dice.below(600) * MINUTE_MS : 5000 + dice.below(60_000)
    default:
      return dice.oneIn(40) ? dice.below(90) * MINUTE_MS : 2000 + dice.below(50_000)
  }
}

const LOOKS = [
  'turn',
  'scores',
  'log',
  'help',
  'mine',
  'look',
  'hint',
  'settings',
  'undo',
  'end',
  'join',
  'journal',
  ...CLUB_LOOKS,
]
const QUARRELS = ['resign', 'close', 'takeover', 'sitout', 'undo', 'join', 'start']

interface Acting extends Guest {
  readonly channelId: string
  readonly leaning: (aside: Aside) => boolean
}

async function actOf({ mood, player, channelId, leaning }: Acting, dice: Dice): Promise<void> {
  if (mood === 'watching') return await watch(player, channelId, dice)
  if (hasJustBeenTold(player) && dice.oneIn(3)) return await hearOtherwise(player, dice)
  if (isTheirTurn(player, channelId) && !dice.oneIn(4)) return await playTurn(player, channelId, dice)
  if (await agrees(player, channelId, dice)) return
  if (await sitsDown(player, channelId, dice)) return
  if (await seatsComputer(player, channelId, dice)) return
  if (leaning('agreeOnPace') && (await agreesOnPace(player, channelId, dice))) return
  if (leaning('puzzle')) return await tryPuzzle(player, dice)
  if (leaning('seek')) return await seek(player, channelId, dice)
  if (leaning('showElsewhere')) return await showElsewhere(player, dice)
  if (leaning('takeBack')) return await takeBack(player, dice)
  if (leaning('changeSettings')) return await changeSettings(player, dice)
  // Somebody who sits there may want to hear of the end, too: they may leave before it.
  if (leaning('follow') && (await follow(player, liveIn(player, channelId)))) return
  switch (mood) {
    case 'double':
      await Promise.all([player.step(), ...(dice.oneIn(2) ? [player.step()] : [])])
      return
    case 'wandering':
      if (dice.oneIn(3)) await player.type(dice.pick(LOOKS))
      else if (dice.oneIn(2)) await wander(player, channelId, dice)
      else await player.step()
      return
    case 'quarrelsome':
      if (dice.oneIn(10)) {
        const quarrel = dice.pick(QUARRELS)
        await typeAndConfirm(player, quarrel)
        // Who leaves may want to hear how it ends.
        if (quarrel === 'resign' && dice.oneIn(2)) await follow(player, liveIn(player, channelId))
      } else await player.step()
      return
    case 'forgetful':
      // A game is on seldom while they are there.
      if (dice.oneIn(isGameOn(liveIn(player, channelId)) ? 3 : 30)) {
        // Nobody who sits at a table is forgotten; what is kept of them beside the seat goes with them.
        if (!dice.oneIn(3)) await follow(player, liveIn(player, channelId))
        if (dice.oneIn(3)) await seek(player, channelId, dice)
        if (dice.oneIn(3)) await tryPuzzle(player, dice)
        await typeAndConfirm(player, 'resign')
        await typeAndConfirm(player, 'forget-me')
      } else await player.step()
      return
    case 'seeking':
      if (dice.oneIn(6)) await seek(player, channelId, dice)
      else await player.step()
      return
    default: {
      if (await bides(player, channelId, PEOPLE, dice)) return
      if (leaning('close')) await typeAndConfirm(player, 'close')
      const outcome = await player.step()
      if (dice.oneIn(3)) await pressAll(player, outcome?.message ?? null, ['askundo:'], dice)
    }
  }
}

const isTheirTurn = (player: Player, channelId: string): boolean => {
  const live = liveIn(player, channelId)
  return live !== null && liveTurn(readMessage(live)) === player.person.id
}

/** Plays on, one press after the other, until the turn is over or something else is on their mind. */
async function playTurn(player: Player, channelId: string, dice: Dice): Promise<void> {
  while (isTheirTurn(player, channelId) && !dice.oneIn(20)) {
    if ((await player.step())?.state !== 'answered') return
    await sleep(1000 + dice.below(6000))
  }
}

const hasJustBeenTold = ({ directs }: Player): boolean => {
  const last = directs.findLast(isTurnNotice)
  return last !== undefined && Date.now() - madeAt(last.messageId) < MINUTE_MS
}

/** Somebody who has just been told something may not want to be told like that, and mostly comes to like it after all. */
async function hearOtherwise(player: Player, dice: Dice): Promise<void> {
  if (dice.oneIn(3)) return await changeSettings(player, dice)
  await chooseWay(player, 'channel', dice)
  await sleep(dice.below(3 * MINUTE_MS))
  if (!dice.oneIn(4)) await chooseWay(player, 'direct', dice)
}

/** Wants to hear how the game ends, mostly directly as all else, and looks at it. */
async function watch(player: Player, channelId: string, dice: Dice): Promise<void> {
  if (dice.oneIn(12)) await chooseWay(player, dice.oneIn(4) ? 'channel' : 'direct', dice)
  else if (dice.oneIn(3)) await follow(player, liveIn(player, channelId))
  else if (dice.oneIn(10)) await tryPuzzle(player, dice)
  else await player.type(dice.pick(LOOKS_ON))
}

const LOOKS_ON = ['look', 'scores', 'log', 'mine', ...CLUB_LOOKS]

/** Tries the puzzle of the day: a few presses of its panel. */
async function tryPuzzle(player: Player, dice: Dice): Promise<void> {
  let { message } = await player.type('bonfire-puzzle')
  for (let presses = 2 + dice.below(4); presses > 0 && message !== null && !isPublic(message); presses--) {
    const plan = usefulPress(readMessage(message), dice)
    if (plan === null) break
    const values = plan.options.map(({ value }) => value)
    message = (await player.press(message, plan.pressed.id, values)).message
  }
  if (dice.oneIn(2)) await pressAll(player, message, ['sharepuzzle:'], dice)
}

/** Takes the last choices back, or asks the others for the turn before. */
async function takeBack(player: Player, dice: Dice): Promise<void> {
  const { message } = await player.type('undo')
  await pressAll(player, message, ['(?:ask)?undo:'], dice)
}

/** Answers whoever wants their turn back, mostly with yes; false where nobody does. */
async function agrees(player: Player, channelId: string, dice: Dice): Promise<boolean> {
  const live = liveIn(player, channelId)
  const [yes, no = yes] = buttonsOf(live, 'answerundo')
  if (live === null || yes === undefined || no === undefined) return false
  const { state } = await player.press(live, dice.oneIn(5) ? no : yes)
  return state === 'answered' && dice.oneIn(2)
}

/** Presses anything on any message that is still there; what would end the game for all seldom. */
async function wander(player: Player, channelId: string, dice: Dice): Promise<void> {
  const all: APIMessage[] = [...(player.person.messages.get(channelId)?.values() ?? [])].slice(-40)
  if (all.length === 0) return
  const message = dice.pick(all)
  const harmless = readMessage(message).pressables.filter(
    (one) => !UNREADABLE.has(verbOf(one) ?? '') && (!DIRE.has(verbOf(one) ?? '') || dice.oneIn(20)),
  )
  const plan = anyPress(harmless, dice)
  if (plan === null) return
  const values = plan.options.map(({ value }) => value)
  if (plan.pressed.select && values.length === 0) return
  await player.press(message, plan.pressed.id, values)
}

const DIRE: ReadonlySet<string> = new Set(['confirm', 'close', 'leave', 'sitout', 'forget', 'tablelanguage', 'hold'])
/** Who is simulated reads English and emoji. */
const UNREADABLE: ReadonlySet<string> = new Set(['language', 'readpanel'])

/** Types it, and presses what it asks to be pressed. */
async function typeAndConfirm(player: Player, name: string): Promise<void> {
  const { message } = await player.type(name)
  if (message === null || isPublic(message)) return
  const sure = readMessage(message).pressables.find((one) => ['confirm', 'forget'].includes(verbOf(one) ?? ''))
  if (sure !== undefined) await player.press(message, sure.id)
}
