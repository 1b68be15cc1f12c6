import { connectPerson } from '#sandbox/person'
import { startSandboxProcess } from '#support/sandbox-process'
import { type BareWork, startBareBot } from './bots.ts'
import { inFlight, untilDue } from './pace.ts'
import { type PerPress, perPress, settled } from './stretch.ts'

/** As many before those that count, so that the bot has the time to become quick. */
const PRESSES = 2000

/**
 * What a bot takes for a press that has no game.
 * @param people ids of those who press
 * @param atOnce presses in flight at the most
 * @param perSecond presses a second; as many as it can answer unless given
 */
export async function measureBare(
  work: BareWork,
  channelId: string,
  people: readonly string[],
  atOnce: number,
  perSecond = Number.POSITIVE_INFINITY,
): Promise<PerPress> {
  const { url, close } = await startSandboxProcess()
  const pressing = await Promise.all(people.map((id) => connectPerson(url, id, { channels: [channelId] })))
  const [first] = pressing
  const bot = await startBareBot(`${url}/api`, channelId, work)
  const message = await first?.until(channelId, ({ content }) => content === 'Press me.')
  if (message === undefined) throw new Error('the bare bot says nothing')
  const presses = async (wanted: number): Promise<number> => {
    let sent = 0
    const began = performance.now()
    await inFlight(atOnce, async () => {
      const nth = sent++
      if (nth >= wanted) return false
      await untilDue(began, nth, perSecond)
      const outcome = await pressing[nth % pressing.length]?.press(message, 'press')
      if (outcome?.state !== 'answered') throw new Error(`the bare bot does not answer: ${outcome?.why}`)
      return true
    })
    return performance.now() - began
  }
  await presses(PRESSES)
  const before = await settled(bot)
  const ms = await presses(PRESSES)
  const after = await settled(bot)
  for (const person of pressing) await person.close()
  await bot.close()
  await close()
  return perPress([{ presses: PRESSES, ms, before, after }])
}
