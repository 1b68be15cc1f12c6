import { diceFor, seedFor } from '#support/dice'
import { latestLive, type Monkey, monkeyOf, nextLive } from '#support/monkey/seats'
import { isFinal, liveTurn } from '#support/monkey/sense'
import { anyhow, type Counted, GOALS, type Goal, opened, possible, straight } from '#support/presses/turns'
import { slash, slashAndConfirm } from '#support/slash'
import { ADA, BJORN, CAMPFIRE, NOOR, startStage, TEO } from '#support/stage'

/**
 * The most presses that a turn may take in the middle, opening the panel, *End turn* and all questions included. One more may
 * be taken by one turn in twenty at most.
 */
export const BUDGET: Readonly<Record<Goal | 'anotherPayment', number>> = {
  path: 4,
  gnome: 4,
  ship: 4,
  greatBonfire: 4,
  bestFate: 4,
  procession: 5,
  ignite: 5,
  shipAndTask: 4,
  anyFate: 5,
  anotherPayment: 2,
}

export interface Spread {
  readonly turns: number
  readonly median: number
  readonly p95: number
  readonly most: number
}

interface Played {
  /** After which a game is closed; after 60 everything was seen. */
  readonly turns?: number
  /** Two to four. */
  readonly people?: number
  /** What they go for; everything unless given. */
  readonly goals?: readonly Goal[]
}

/** Plays games of people who go straight for what they have done least; counts what each turn took them. */
export async function countPresses(
  games: number,
  seed: string,
  { turns = 60, people = 2, goals = GOALS }: Played = {},
): Promise<Counted[]> {
  let game = 1
  const stage = await startStage({ seed: () => seedFor(`presses ${seed} ${game}`), drawOneIn: 1_000_000 })
  const counted: Counted[] = []
  try {
    const seated: Monkey[] = []
    for (const id of [ADA, BJORN, NOOR, TEO].slice(0, people)) seated.push(monkeyOf(await stage.person(id), true))
    for (; game <= games; game++) await playGame(seated, `presses ${seed} ${game}`, { turns, goals }, counted)
    return counted
  } finally {
    await stage.close()
  }
}

async function playGame(
  people: readonly Monkey[],
  name: string,
  { turns, goals }: Required<Omit<Played, 'people'>>,
  counted: Counted[],
): Promise<void> {
  const dice = diceFor(name)
  const [host, ...guests] = people
  if (host === undefined) throw new Error('nobody is there')
  const since = BigInt(host.person.latest(CAMPFIRE)?.id ?? 0)
  await slash(host.person, CAMPFIRE, 'new')
  for (const guest of guests) await slash(guest.person, CAMPFIRE, 'join')
  await slash(host.person, CAMPFIRE, 'start')
  for (const one of people) await nextLive(one, CAMPFIRE, since)
  for (let turn = 0; turn < turns; turn++) {
    const live = latestLive(host, CAMPFIRE, since)
    if (live === null || isFinal(live.reading)) return
    const who = people.find(({ person }) => person.id === liveTurn(live.reading))
    if (who === undefined) throw new Error(`the live message names nobody: ${live.reading.texts.join(' / ')}`)
    await playTurn(who, turn < people.length)
    for (const one of people) await nextLive(one, CAMPFIRE, BigInt(live.message.id))
  }
  await slashAndConfirm(host.person, CAMPFIRE, 'close')

  async function playTurn(who: Monkey, first: boolean): Promise<void> {
    let hand = await opened(who, CAMPFIRE, since)
    if (possible(hand).length === 0 && first) {
      // The first fate tile is no action: it is laid before the counting begins.
      const keep = hand.now.reading.pressables.find(({ id }) => id.includes(':play:start '))
      if (keep !== undefined) await who.person.press(hand.now.message, keep.id)
      hand = await opened(who, CAMPFIRE, since)
    }
    const times = (goal: Goal) => counted.filter((one) => one.goal === goal).length
    const wanted = possible(hand)
      .filter((goal) => goals.includes(goal))
      // A bonfire can be lit in few turns.
      .sort((a, b) => Number(b === 'ignite') - Number(a === 'ignite') || times(a) - times(b))
    for (const goal of wanted) {
      const done = await straight(who, hand, goal, dice.oneIn(3), dice)
      if (done !== null) {
        counted.push(done)
        return
      }
      await takeBack(who, hand)
      hand = await opened(who, CAMPFIRE, since)
    }
    await anyhow(who, hand, CAMPFIRE, since, dice)
  }

  /** Whoever sailed where no task could be had comes back first. */
  async function takeBack(who: Monkey, hand: Awaited<ReturnType<typeof opened>>): Promise<void> {
    const undo = hand.now.reading.pressables.find(({ id, disabled }) => id.includes(':undo:') && !disabled)
    if (undo !== undefined) await who.person.press(hand.now.message, undo.id)
  }
}

/** For each kind of turn, and for what another payment adds. */
export function spreadByGoal(counted: readonly Counted[]): Record<Goal | 'anotherPayment', Spread> {
  const of = (goal: Goal) => spread(counted.flatMap((one) => (one.goal === goal ? one.presses : [])))
  return {
    path: of('path'),
    gnome: of('gnome'),
    ship: of('ship'),
    greatBonfire: of('greatBonfire'),
    bestFate: of('bestFate'),
    procession: of('procession'),
    ignite: of('ignite'),
    shipAndTask: of('shipAndTask'),
    anyFate: of('anyFate'),
    anotherPayment: spread(counted.flatMap(({ repaid }) => repaid ?? [])),
  }
}

/** What takes more presses than it may, or was done too seldom to tell. */
export function overBudget(all: ReturnType<typeof spreadByGoal>, fewest: number): string[] {
  return Object.entries(all).flatMap(([kind, { turns, median, p95 }]) => {
    const most = Object.entries(BUDGET).find(([name]) => name === kind)?.[1] ?? 0
    return [
      ...(turns < fewest ? [`${kind}: only ${turns} turns, ${fewest} are wanted`] : []),
      ...(median > most ? [`${kind} takes ${median} presses, ${most} are allowed`] : []),
      ...(p95 > most + 1 ? [`${kind} takes ${p95} presses once in twenty turns, ${most + 1} are allowed`] : []),
    ]
  })
}

/** The middle of them, and how far they go. */
export function spread(presses: readonly number[]): Spread {
  const sorted = [...presses].sort((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
  return { turns: sorted.length, median: at(0.5), p95: at(0.95), most: sorted.at(-1) ?? 0 }
}
