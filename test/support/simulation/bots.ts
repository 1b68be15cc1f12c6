import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Dice } from '#support/dice'
import { HOUR_MS, MINUTE_MS } from '#time'
import { beginBot, killBot, type SimulatedBot } from './bot.ts'
import { ON_ITS_WAY } from './changes.ts'
import type { Clock } from './clock.ts'
import { type Delicate, type Life, SEAMS, type Seam } from './life.ts'
import type { Pace } from './pace.ts'

/** The bots of a simulation, which live and die on one file. */
export interface Bots {
  /** Where everything is kept now. */
  file(): string
  /** How many of them died at which seam. */
  readonly deaths: Readonly<Record<string, number>>
  /** When one died, in ms since 1970, the first one first. */
  readonly deathsAt: number[]
  /** Where they will die: at one of the next calls of a seam. */
  doom(powerCut: boolean, dice: Dice): void
  /** Whether the power fails over the sync that begins now. */
  failsOverSync(): boolean
  /** So far ahead is the clock on the wall of one of them from now on, in ms; 0 puts all right. */
  leap(ahead: number): void
  /** Whether no bot had reason to believe a clock that was wrong by minutes, at any moment between two, in ms since 1970. */
  clocksAreBelievedRight(from: number, to: number): boolean
  /** Once in so many statements SQLite says that it is busy; null: never. */
  busyDisk: number | null
  /** Whether SQLite says so now. */
  isBusy(): boolean
  /** Nobody dies any more; resolves when all are up, but one that is down for hours. */
  mended(): Promise<void>
  /** Calls of seams so far. */
  readonly passed: Readonly<Record<string, number>>
}

/** How long it takes at most until one is started again, in ms: mostly a moment, now and then longer than Discord knows a nonce. */
const DOWN = [3000, 3000, 5000, 5000, 5000, 40_000, 40_000, 15 * MINUTE_MS]
/** … where somebody has just been told something directly. */
const DOWN_LONG = [40_000, 15 * MINUTE_MS, 15 * MINUTE_MS]
/** … and where others go on meanwhile, as where one machine of a host's two is broken. */
const DOWN_FOR_HOURS = [HOUR_MS, 4 * HOUR_MS]

/** A bot believes a clock that leapt ahead after ten minutes, and one that leapt back at once; in ms, with some to spare. */
const BELIEVED = 9 * MINUTE_MS
/** … so long it is not believed at most, with some to spare. */
const NOT_BELIEVED = 11 * MINUTE_MS

interface Doom {
  readonly seam: Seam
  readonly powerCut: boolean
  left: number
  /**
   * It comes only after the next press, event or answer of that kind: most of what a bot does is looking whether there is
   * something to do.
   */
  waitsFor: 'press' | 'event' | Delicate | null
}

/** Over what they die, with how often, at which of how many calls after it, and of which seams. */
const MOMENTS: readonly (Pick<Doom, 'waitsFor'> & {
  readonly weight: number
  readonly within: number
  readonly seams: readonly Seam[]
})[] = [
  { waitsFor: null, weight: 4, within: 20, seams: SEAMS },
  { waitsFor: 'event', weight: 4, within: 20, seams: SEAMS },
  { waitsFor: 'lost', weight: 2, within: 3, seams: SEAMS },
  { waitsFor: 'direct', weight: 1, within: 1, seams: ['answered'] },
  { waitsFor: 'posted', weight: 1, within: 1, seams: ['answered', 'statement', 'stated'] },
]

/** @param count how many share the file */
export function beginBots({
  folder,
  count,
  dice,
  ...setting
}: {
  readonly folder: string
  readonly count: number
  readonly dice: Dice
  readonly clock: Clock
  readonly token: string
  readonly pace: Pace
  readonly say: (line: string) => void
}): Bots {
  let generation = 0
  let born = 0
  let doomed: Doom | null = null
  // Each run has half of its deaths over the same.
  const often = dice.pick(MOMENTS)
  /** Since when a clock that leapt is believed, and until when it is wrong, in ms since 1970. */
  const leaps: { readonly life: Life; readonly isBack: boolean; readonly believedFrom: number; to: number }[] = []
  const bots = new Map<number, SimulatedBot>()
  /** Places whose bot is down for hours. */
  const broken = new Set<number>()
  const deaths: Record<string, number> = {}
  const passed: Record<string, number> = {}
  const file = () => join(folder, `bonfire-${generation}.db`)

  function begin(place: number): void {
    const bot = beginBot({
      ...setting,
      name: `bot ${place}.${++born}`,
      file: file(),
      shared: count > 1,
      ahead: 0,
      pass: (life, seam, delicate) => {
        passed[seam] = (passed[seam] ?? 0) + 1
        if (doomed === null) return
        const { powerCut, waitsFor } = doomed
        if (waitsFor !== null && waitsFor !== delicate) {
          if (seam === waitsFor || (seam === 'press' && waitsFor === 'event')) doomed.waitsFor = null
          return
        }
        doomed.waitsFor = null
        if (doomed.seam !== seam || --doomed.left > 0) return
        doomed = null
        const kind = `${powerCut ? 'powerCut' : 'kill'} ${seam}`
        deaths[kind] = (deaths[kind] ?? 0) + 1
        die(life, powerCut, delicate === 'direct' ? DOWN_LONG : DOWN)
      },
      onEnd: (life) => die(life, false),
    })
    bots.set(place, bot)
  }

  /** One of them is gone; where the power fails, all. Others start where they were. */
  function die(life: Life, powerCut: boolean, down = DOWN): void {
    setting.say(`${life.name} dies${powerCut ? ' of a power cut' : ''}`)
    const gone = [...bots].filter(([, bot]) => bot.life === life || powerCut)
    self.deathsAt.push(setting.clock.now())
    const before = file()
    const alone = powerCut || bots.size === 1
    if (alone) generation++
    const forHours = !alone && dice.oneIn(12)
    for (const [index, [place, bot]] of gone.entries()) {
      killBot(setting.clock, bot.life, alone && index === 0 ? file() : null, powerCut)
      bots.delete(place)
      if (forHours) broken.add(place)
      setting.clock.after(dice.below(dice.pick(forHours ? DOWN_FOR_HOURS : down)), undefined, () => {
        broken.delete(place)
        begin(place)
      })
    }
    if (alone) for (const end of ['', '-wal', '-shm', '-lock']) rmSync(`${before}${end}`, { force: true })
  }

  // One after the other, for the first makes the file.
  for (let place = 0; place < count; place++) setting.clock.after(1 + place * 10_000, undefined, () => begin(place))
  const self: Bots = {
    file,
    deaths,
    deathsAt: [],
    passed,
    busyDisk: null,
    doom(powerCut, own) {
      // The last one waits for what does not come: nothing is pressed while nobody is there.
      if (doomed !== null) {
        doomed = { seam: 'statement', powerCut, left: 1 + own.below(20), waitsFor: null }
        return
      }
      // What somebody has just pressed is committed and not on the disk yet.
      if (powerCut && own.oneIn(2)) doomed = { seam: 'syncing', powerCut, left: 1, waitsFor: 'press' }
      else {
        const { waitsFor, within, seams } = own.oneIn(2) ? often : own.weighted(MOMENTS, ({ weight }) => weight)
        doomed = { seam: own.pick(seams), powerCut, left: 1 + own.below(within), waitsFor }
      }
    },
    failsOverSync: () =>
      doomed?.powerCut === true && doomed.seam === 'syncing' && doomed.waitsFor === null && doomed.left === 1,
    leap(ahead) {
      const now = setting.clock.now()
      if (ahead === 0) {
        for (const { life } of bots.values()) life.ahead = 0
        // A clock that had leapt back leaps ahead now.
        for (const one of leaps) one.to = Math.min(one.to, one.isBack ? now + NOT_BELIEVED : now)
      } else if (bots.size > 0) {
        const { life } = dice.pick([...bots.values()])
        life.ahead = ahead
        for (const one of leaps.filter((leap) => leap.life === life)) {
          // One that was not believed yet never will be; one back is believed until the next is.
          if (now < one.believedFrom) one.to = Math.min(one.to, now)
          else if (one.isBack && now < one.to) one.to = now + NOT_BELIEVED
        }
        if (Math.abs(ahead) > ON_ITS_WAY)
          leaps.push({
            ...{ life, isBack: ahead < 0, to: Number.POSITIVE_INFINITY },
            believedFrom: ahead < 0 ? now : now + BELIEVED,
          })
      }
    },
    clocksAreBelievedRight: (from, to) =>
      !leaps.some((one) => one.believedFrom < one.to && one.believedFrom < to && one.to > from),
    isBusy: () => self.busyDisk !== null && dice.oneIn(self.busyDisk),
    async mended() {
      doomed = null
      while (bots.size < count - broken.size || [...bots.values()].some((bot) => !bot.isUp())) await sleep(1000)
    },
  }
  return self
}
