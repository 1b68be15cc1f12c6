import { setTimeout as sleep } from 'node:timers/promises'
import type { Player } from '#support/chaos/player'
import type { Dice } from '#support/dice'
import { MINUTE_MS } from '#time'
import { buttonsOf, pressAll } from './club.ts'
import type { Day } from './day.ts'
import type { Pace } from './pace.ts'

/** On both sides of the date line, with half hours, and with clocks that change. */
const ZONES = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC']

/** What somebody changes of how they hear of their turns, with how often. */
const CHANGES = { quiet: 6, how: 4, reminder: 2, next: 1, away: 3, back: 2 } as const
const CHANGE_NAMES = ['quiet', 'how', 'reminder', 'next', 'away', 'back'] as const satisfies readonly Change[]
type Change = keyof typeof CHANGES

/** Changes every few hours how they hear of their turns and when they want to hear nothing, until the day is over. */
export async function keepHabits(player: Player, { habitMinutes }: Pace, dice: Dice, day: Day): Promise<void> {
  // Half of them hear of their turns directly from the first day on.
  for (let isNew = dice.oneIn(2); ; ) {
    await sleep(isNew ? MINUTE_MS : (5 + dice.below(habitMinutes)) * MINUTE_MS)
    if (day.over()) return
    if (!day.awake()) continue
    if (isNew) await chooseWay(player, 'direct', dice)
    else await changeSettings(player, dice)
    isNew = false
  }
}

/** Changes one thing of how they hear of their turns. */
export async function changeSettings(player: Player, dice: Dice): Promise<void> {
  const what = dice.weighted(CHANGE_NAMES, (one) => CHANGES[one])
  const typed = (name: string, value: string) => player.type('settings', [{ name, type: 3, value }])
  switch (what) {
    case 'quiet': {
      const { message } = await typed('zone', dice.pick(ZONES))
      await pressAll(player, message, ['turnnotice:from$', 'turnnotice:to$'], dice)
      return
    }
    case 'away':
      await typed('away', `${1 + dice.below(3)}`)
      return
    case 'how':
      await chooseWay(player, dice.pick(['channel', 'direct', 'direct', 'none']), dice)
      return
    default: {
      const { message } = await player.type('settings')
      await pressAll(player, message, ['turnnotice:open$', `turnnotice:(?:${PRESSES[what]})$`], dice)
    }
  }
}

/** Chooses how they hear of their turns. */
export async function chooseWay(player: Player, way: 'channel' | 'direct' | 'none', dice: Dice): Promise<void> {
  const { message } = await player.type('settings')
  const panel = await pressAll(player, message, ['turnnotice:open$'], dice)
  const how = buttonsOf(panel, 'turnnotice').find((id) => id.endsWith(':how'))
  if (panel !== null && how !== undefined) await player.press(panel, how, [way])
}

const PRESSES = { reminder: 'reminder', next: 'nexton|nextoff', back: 'awayend' } as const
