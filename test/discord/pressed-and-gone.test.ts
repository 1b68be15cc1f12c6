import { setTimeout as sleep } from 'node:timers/promises'
import type { APIMessage } from 'discord-api-types/v10'
import { afterEach, describe, expect, it } from 'vitest'
import { PATIENCE } from '#discord/patience'
import type { Outcome } from '#sandbox/person'
import { eventually } from '#support/eventually'
import { ADA, BJORN, CAMPFIRE, NOOR, playground, read, shown, type, withVerb } from './playground.ts'
import { isPrivate, turnsOf } from './turns.ts'

/** How long Discord leaves an answer lying, in ms. */
const LATE_MS = 500

const ground = await playground({
  drawOneIn: 1_000_000,
  thinking: { recommend: () => thought().then(() => []) },
})
/** Longer than an answer waits. */
let thought: () => Promise<unknown> = () => sleep(2 * PATIENCE.answer)
const [ada, bjorn, noor] = [await ground.person(ADA), await ground.person(BJORN), await ground.person(NOOR)]
const { begun } = turnsOf(ground, ada, bjorn)

afterEach(() => ground.sandbox.faults.set({ rules: [] }))

/** Does something, and something else while the answer to it is on its way. */
async function whileItGoes(act: () => Promise<Outcome>, meanwhile: () => unknown, delayMs = LATE_MS): Promise<Outcome> {
  const struck = () => ground.sandbox.faults.report().struck.lateAnswer ?? 0
  const before = struck()
  ground.sandbox.faults.set({ rules: [{ fault: 'lateAnswer', on: '/callback', delayMs, times: 1 }] })
  const outcome = act()
  await eventually(() => expect(struck()).toBe(before + 1))
  await meanwhile()
  return outcome
}
const deletes = ({ channel_id: channelId, id: messageId }: APIMessage) =>
  ground.sandbox.faults.set({ deeds: [{ do: 'deleteMessage', channelId, messageId }] })

describe('a message that is gone before a press of it is answered', () => {
  it('is no reason to say that the press failed: what it led to is shown', async () => {
    const channel = (await ada.openThread(CAMPFIRE, 'join')).id
    await type(ada, channel, 'new')
    const lobby = await bjorn.until(channel, (message) => withVerb(message, 'join').length > 0)
    const join = withVerb(lobby, 'join')[0]?.id ?? 'no join'
    const answer = shown(
      await whileItGoes(
        () => bjorn.press(lobby, join),
        () => deletes(lobby),
      ),
    )
    expect(isPrivate(answer)).toBe(true)
    expect(read(answer).text).toContain('Bjørn')
    expect((await ground.service().inChannel(channel))?.seats.map(({ person }) => person?.id)).toEqual([ADA, BJORN])
  })

  it('is none either where the press is refused', async () => {
    const channel = (await ada.openThread(CAMPFIRE, 'computers')).id
    await type(ada, channel, 'new')
    const lobby = await noor.until(channel, (message) => withVerb(message, 'computers').length > 0)
    const { id, options } = withVerb(lobby, 'computers')[0] ?? { id: 'no computers', options: [] }
    const answer = shown(
      await whileItGoes(
        () => noor.select(lobby, id, [options[0]?.value ?? 'none']),
        () => deletes(lobby),
      ),
    )
    expect(isPrivate(answer)).toBe(true)
    expect(read(answer).text).toContain('joined this table yet')
  })

  /** A panel whose hint takes longer than an answer waits; opening another one takes the place of this one. */
  async function hinted(name: string) {
    await ground.service().servers.save({ guildId: ground.sandbox.guildId, by: ADA }, { hints: 'on' })
    const channel = (await ada.openThread(CAMPFIRE, name)).id
    const { live, acting } = await begun(channel)
    const open = () => acting.press(live, withVerb(live, 'open')[0]?.id ?? 'no open')
    const panel = shown(await open())
    const press = () => acting.press(panel, withVerb(panel, 'recommend')[0]?.id ?? 'no hint')
    return { channel, acting, open, panel, press }
  }

  it('is none either where the answer takes longer than Discord waits', async () => {
    const { open, panel, press } = await hinted('hint')
    const answer = shown(await whileItGoes(press, open, 12 * LATE_MS))
    expect(answer.id).not.toBe(panel.id)
    expect(isPrivate(answer)).toBe(true)
    expect(read(answer).text).toContain('good turns')
  })

  it('is none either where it goes once Discord was asked for time', async () => {
    const { channel, acting, open, panel, press } = await hinted('late hint')
    let think = () => {}
    const opened = new Promise<void>((resolve) => {
      think = resolve
    })
    thought = () => opened
    const takesItsPlace = async () => {
      await open()
      await eventually(() => expect(acting.messages.get(channel)?.has(panel.id)).toBe(false))
      think()
    }
    await whileItGoes(press, takesItsPlace, 0)
    const isHint = (message: APIMessage) => isPrivate(message) && read(message).text.includes('good turns')
    const answer = await acting.until(channel, isHint)
    expect(answer.id).not.toBe(panel.id)
  })
})
