import { scoreSheets } from '#engine'
import type { LevelName } from '#players'
import { pressPlan } from '#support/monkey/policy'
import type { Pressable } from '#support/monkey/read-message'
import { type Monkey, monkeyOf, nextLive, type Seen, seen } from '#support/monkey/seats'
import { isFinal, senseOf, verbOf } from '#support/monkey/sense'
import { opened } from '#support/presses/turns'
import { slash } from '#support/slash'
import { ADA, CAMPFIRE, startStage } from '#support/stage'
import { words } from '#text'
import { startThinkers } from '#thinking'

/** A game of somebody who does nothing but play the first hint, against one computer player. */
export interface HintedGame {
  /** Of each turn after the first, opening the panel and *End turn* included. */
  readonly presses: readonly number[]
  /** The same of turns in which something was turned up. */
  readonly turnedUp: readonly number[]
  readonly points: number
  readonly rivals: number
}

/** A turn goes wrong after so many presses. */
const ENDLESS = 20
const { play } = words('en').recommendations
const SAYS = { final: play(1, 'final'), ends: play(1, 'ends') }

/** @param seed of a game by its number, from 1 */
export async function playHints(
  games: number,
  seed: (game: number) => string,
  level: LevelName,
): Promise<HintedGame[]> {
  let game = 1
  const thinkers = startThinkers({ deadlineMs: 120_000 })
  const stage = await startStage({ seed: () => seed(game), drawOneIn: 1_000_000, thinking: thinkers })
  const played: HintedGame[] = []
  try {
    const ada = monkeyOf(await stage.person(ADA), true)
    for (; game <= games; game++) {
      const counted = await playGame(ada, level)
      const [table] = await stage.service().finishedTablesOf(ADA, 1)
      if (table?.settled == null) throw new Error('the game is not over')
      const own = table.seats.findIndex(({ person }) => person !== null)
      const totals = scoreSheets(table.rules, table.settled).map(({ total }) => total)
      played.push({ ...counted, points: totals[own] ?? 0, rivals: totals[1 - own] ?? 0 })
    }
    return played
  } finally {
    await stage.close()
    await thinkers.close()
  }
}

async function playGame(ada: Monkey, level: LevelName): Promise<Pick<HintedGame, 'presses' | 'turnedUp'>> {
  const since = BigInt(ada.person.latest(CAMPFIRE)?.id ?? 0)
  await slash(ada.person, CAMPFIRE, 'new')
  const lobby = seen(
    await ada.person.until(
      CAMPFIRE,
      (one) => BigInt(one.id) > since && seen(one).reading.pressables.some((each) => verbOf(each) === 'computers'),
    ),
  )
  const computers = lobby.reading.pressables.find((one) => verbOf(one) === 'computers')
  await ada.person.select(lobby.message, computers?.id ?? '', [`add ${level}`])
  await slash(ada.person, CAMPFIRE, 'start')
  const presses: number[] = []
  const turnedUp: number[] = []
  let live = await nextLive(ada, CAMPFIRE, since)
  for (let turn = 0; !isFinal(live.reading); turn++) {
    const counted = await playTurn(ada, since)
    if (turn > 0) (counted.turnedUp ? turnedUp : presses).push(counted.presses)
    live = await nextLive(ada, CAMPFIRE, BigInt(live.message.id))
  }
  return { presses, turnedUp }
}

/** Presses *Play this* where it is, else what leads there; at last *End turn*. */
async function playTurn(ada: Monkey, since: bigint): Promise<{ presses: number; turnedUp: boolean }> {
  const hand = await opened(ada, CAMPFIRE, since)
  let turnedUp = false
  for (;;) {
    const { pressables } = hand.now.reading
    const find = (is: (one: Pressable) => boolean) => pressables.find((one) => !one.disabled && is(one))
    const one =
      find((each) => verbOf(each) === 'playhint') ??
      find((each) => senseOf(each) === 'end') ??
      find((each) => verbOf(each) === 'recommend') ??
      find((each) => verbOf(each) === 'line')
    if (one === undefined || hand.presses > ENDLESS)
      throw new Error(`nothing leads on: ${hand.now.reading.texts.join(' / ')}`)
    turnedUp ||= one.label === SAYS.final
    hand.now = await answerTo(ada, hand.now, one)
    hand.presses++
    if (senseOf(one) === 'end' || one.label === SAYS.ends) return { presses: hand.presses, turnedUp }
  }
}

async function answerTo({ person }: Monkey, { message }: Seen, pressed: Pressable): Promise<Seen> {
  const { message: answer, why } = await pressPlan(person, message, { pressed, options: pressed.options.slice(0, 1) })
  if (answer === null) throw new Error(`a press was not answered: ${why}`)
  return seen(answer)
}
