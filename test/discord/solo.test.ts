import type { APIMessage } from 'discord-api-types/v10'
import { afterEach, describe, expect, it } from 'vitest'
import type { ScriptedPerson } from '#sandbox/person'
import { viewAsActor } from '#support/as-actor'
import { actAtTable } from '#support/driver'
import { straightOn } from '#support/policies'
import type { TableForPerson } from '#table'
import { words } from '#text'
import {
  ADA,
  BJORN,
  CAMPFIRE,
  NOOR,
  offersLines,
  playFirst,
  playground,
  read,
  shown,
  type,
  withVerb,
} from './playground.ts'
import { allPages } from './turns.ts'

const ground = await playground({
  drawOneIn: 1_000_000,
  choresEveryMs: 500,
  pace: { coolDown: { firstMs: 300, mostMs: 600 } },
})
const ada = await ground.person(ADA)
const bjorn = await ground.person(BJORN)
const noor = await ground.person(NOOR)

/** Who plays where Discord refuses: nobody else's games are in the way. */
const ALONE = { dmsTooFast: '801000000000000007', noMutualServer: '801000000000000006' }

const isPrivate = (message: APIMessage) => ((message.flags ?? 0) & 64) !== 0
const isLive = (message: APIMessage) => withVerb(message, 'open').length > 0 && !isPrivate(message)
const idOf = (message: APIMessage, verb: string) => withVerb(message, verb)[0]?.id ?? `no ${verb}`

const pushed = async (person: ScriptedPerson, message: APIMessage, verb: string) =>
  shown(await person.press(message, idOf(message, verb)))

/** Chooses the first option of the first select of lines. */
async function firstOption(person: ScriptedPerson, panel: APIMessage): Promise<APIMessage> {
  return shown(await playFirst(person, panel))
}

async function openTable(person: ScriptedPerson): Promise<TableForPerson> {
  const [table] = await ground.service().openTablesOf(person.id)
  if (table === undefined) throw new Error('no table')
  return (await viewAsActor(ground.service(), table.id)) ?? (await Promise.reject(new Error('no table')))
}

/** Presses whatever stands first until the turn is over, as somebody in a hurry would. */
async function hurry(person: ScriptedPerson, first: APIMessage): Promise<APIMessage> {
  let panel = first
  const began = (await openTable(person)).lastTurn
  for (let presses = 0; presses < 12; presses++) {
    const [end] = withVerb(panel, 'end')
    const [place] = withVerb(panel, 'place')
    const page = withVerb(panel, 'page').find(({ disabled, id }) => !disabled && !id.endsWith(':turn'))
    const ending = withVerb(panel, 'play').find(({ id }) => id.endsWith(';end'))
    const go = [...withVerb(panel, 'go'), ...withVerb(panel, 'together')].find(({ disabled }) => !disabled)
    if (end !== undefined) panel = shown(await person.press(panel, end.id))
    else if (offersLines(panel)) panel = await firstOption(person, panel)
    else if (place !== undefined) panel = shown(await person.select(panel, place.id, [place.options[0]?.value ?? '']))
    else if (ending !== undefined) panel = shown(await person.press(panel, ending.id))
    else if (go !== undefined) panel = shown(await person.press(panel, go.id))
    else panel = shown(await person.press(panel, page?.id ?? 'nothing to press'))
    if ((await openTable(person)).lastTurn !== began) return panel
  }
  throw new Error(`the turn does not end: ${read(panel).text}`)
}

/** Plays on without pressing, to the end of the game. */
async function playToItsEnd(person: ScriptedPerson): Promise<void> {
  const { id } = await openTable(person)
  while ((await actAtTable(ground.service(), id, straightOn)) !== null);
}

afterEach(() => {
  expect(ground.lines.filter((line) => line.startsWith('error'))).toEqual([])
})

describe('a game against Tom', () => {
  it('opens in direct messages when it is asked for in a server, and the answer links to it', async () => {
    const answer = shown(await type(ada, CAMPFIRE, 'solo', { tom: true }))
    const dm = await ada.openDm()
    expect(isPrivate(answer)).toBe(true)
    expect(JSON.stringify(answer.components)).toContain(`https://discord.com/channels/@me/${dm.id}`)
    expect(read(answer).text).not.toMatch(/head start|ahead|challenge/)
    const live = await ada.until(dm.id, isLive)
    expect(read(live).text).not.toMatch(/head start|ahead|challenge/)
    expect(JSON.stringify(live.components)).toContain('.png')
    expect(await ground.service().inChannel(CAMPFIRE)).toBeNull()
  })

  it('is played by pressing: the panel goes on after each turn and tells what Tom did', async () => {
    const dm = await ada.openDm()
    const live = await ada.until(dm.id, isLive)
    let panel = await pushed(ada, live, 'open')
    expect(read(panel).text).toContain('📌')
    for (let left = 7; left > 3; left--) {
      panel = await hurry(ada, panel)
      expect(read(panel).text).toContain(`Tom’s card`)
      expect(read(panel).text).toContain(`${left} cards left in deck 1 of 4`)
      expect(withVerb(panel, 'page').length).toBeGreaterThan(3)
    }
    const shownThen = await ada.until(
      dm.id,
      (message) => isLive(message) && read(message).text.includes('4 cards left'),
    )
    // One message all the time: who plays alone needs no ping.
    expect(shownThen.id).toBe(live.id)
    // To which the log leads back from every turn; the list of tables says where it is.
    const link = `https://discord.com/channels/@me/${dm.id}/${live.id}`
    const log = await allPages(ada, shown(await type(ada, dm.id, 'log')))
    expect(log.match(/^\*\*\[Turn \d\]\((\S+)\)\*\*/gmu)).toHaveLength(4)
    expect(log.split(link)).toHaveLength(5)
    const mine = read(shown(await type(ada, CAMPFIRE, 'mine'))).text
    expect(mine).toContain(words('en').tables.inDirectMessages)
    expect(mine).not.toMatch(/<#|channels\/@me/)
  })

  it('shows no tips to somebody who wants none, in the games after it too; help has those of a first game', async () => {
    const dm = await ada.openDm()
    const live = await ada.until(dm.id, isLive)
    for (const on of ['off', 'on']) {
      const settings = shown(await type(ada, dm.id, 'settings'))
      const [tips] = withVerb(settings, 'setting').filter(({ id }) => id.endsWith(`hints:${on}`))
      await ada.press(settings, tips?.id ?? 'no switch')
      expect(read(await pushed(ada, live, 'open')).text.includes('📌')).toBe(on === 'on')
    }
    const guide = await pushed(ada, shown(await type(ada, dm.id, 'help')), 'help')
    expect(read(guide).text).toContain('Your first game')
  })

  it('is one at a time: the second is refused with the offer to go on or to give up', async () => {
    const dm = await ada.openDm()
    const before = await openTable(ada)
    for (const channel of [dm.id, CAMPFIRE]) {
      const offer = shown(await type(ada, channel, 'solo'))
      expect(read(offer).text).toContain('counts as a loss')
      const on = await pushed(ada, offer, 'open')
      expect(withVerb(on, 'page').length).toBeGreaterThan(3)
    }
    // Closing by command is warned of too.
    expect(withVerb(shown(await type(ada, dm.id, 'resign')), 'giveup')).toHaveLength(1)
    expect((await openTable(ada)).id).toBe(before.id)
  })

  it('counts as a loss when it is given up: the message says so and offers a new one, which starts from there', async () => {
    const dm = await ada.openDm()
    const offer = shown(await type(ada, dm.id, 'solo'))
    const over = await pushed(ada, offer, 'giveup')
    expect(read(over).text).toContain('−12')
    expect(await ground.service().openTablesOf(ADA)).toEqual([])
    const live = await ada.until(dm.id, (message) => !isPrivate(message) && withVerb(message, 'again').length > 0)
    await pushed(ada, live, 'again')
    expect((await openTable(ada)).options).toMatchObject({ challenge: true, handicap: -12 })
  })

  it('moves the handicap when it ends, once, also when the bot restarts then', async () => {
    const dm = await ada.openDm()
    await playToItsEnd(ada)
    await ground.restart()
    const ended = await ada.until(
      dm.id,
      (message) => !isPrivate(message) && read(message).text.includes('Handicap challenge: −12 → '),
    )
    const { handicap, games, won } = await ground.service().profile(ADA)
    expect(games).toHaveLength(2)
    expect(handicap).toBe(won === 1 ? -7 : -14)
    expect(read(ended).text).toContain(String(Math.abs(handicap)))
    const profile = read(shown(await type(ada, CAMPFIRE, 'profile'))).text
    expect(profile).toContain(`2 games: ${won} won`)
    expect(profile).toContain(`−${Math.abs(handicap)}`)
    expect(profile).toMatch(/[▁▂▃▄▅▆▇█]{3}/u)
  })

  it('can be had as a file when it is over, from anywhere, with a word about what that is', async () => {
    const offer = shown(await type(ada, CAMPFIRE, 'journal'))
    expect(read(offer).text).toMatch(/Ada, Tom.*(beat Tom|Tom wins|tie with Tom)/s)
    const file = await pushed(ada, offer, 'journal')
    expect(read(file).text).toMatch(/holds the whole game.*npm run bonfire -- replay bonfire-/s)
    expect(JSON.stringify(file.components)).toContain('.json')
    // Who has none yet hears why, and a game that goes on has none either.
    shown(await type(noor, CAMPFIRE, 'solo', { challenge: false }))
    expect(read(shown(await type(noor, CAMPFIRE, 'journal'))).text).toContain('no finished games yet')
    await pushed(noor, shown(await type(noor, CAMPFIRE, 'resign')), 'giveup')
  })

  it('can be played outside the challenge', async () => {
    const dm = await noor.openDm()
    shown(await type(noor, dm.id, 'solo', { challenge: false }))
    expect((await openTable(noor)).options).toMatchObject({ challenge: false, handicap: 0 })
    const asked = shown(await type(noor, dm.id, 'resign'))
    expect(read(asked).text).toMatch(/Give up\? Giving up counts as a loss\.$/m)
    const resigned = read(await pushed(noor, asked, 'giveup')).text
    expect(resigned).toContain('You gave up this game')
    expect(resigned).not.toContain('If the game ended now')
    expect((await ground.service().profile(NOOR)).handicap).toBe(-10)
  })

  it.each(['dmsTooFast', 'noMutualServer'] as const)(
    'is not begun while Discord opens no direct channel (%s): the answer says what to do, and it works later',
    async (fault) => {
      const own = await ground.person(ALONE[fault])
      ground.sandbox.faults.set({ rules: [{ fault, on: 'POST /users/@me/channels' }] })
      const answer = shown(await type(own, CAMPFIRE, 'solo'))
      expect(isPrivate(answer)).toBe(true)
      expect(read(answer).text).toMatch(/I haven’t started a game.*Try again.*allow “Direct Messages”/s)
      expect(await ground.service().openTablesOf(own.id)).toEqual([])
      ground.sandbox.faults.set({ rules: [] })
      shown(await type(own, CAMPFIRE, 'solo'))
      await own.until((await own.openDm()).id, isLive)
    },
  )

  it('is kept while the bot shares no server with the person, and shows up in direct messages later', async () => {
    const own = await ground.person(ALONE.noMutualServer)
    const dm = await own.openDm()
    await pushed(own, shown(await type(own, dm.id, 'solo')), 'giveup')
    ground.sandbox.faults.set({ rules: [{ fault: 'noMutualServer', on: `POST /channels/${dm.id}/messages` }] })
    const answer = shown(await type(own, CAMPFIRE, 'solo', { tom: true }))
    expect(read(answer).text).toMatch(/can’t send you direct messages.*share a server.*allow “Direct Messages”/s)
    const { id } = await openTable(own)
    ground.sandbox.faults.set({ rules: [] })
    await hurry(own, answer)
    await own.until(dm.id, (message) => isLive(message) && read(message).text.includes('7 cards left'))
    expect((await openTable(own)).id).toBe(id)
  })

  it('is kept and played where it was asked for while direct messages are closed, and shows up there later', async () => {
    bjorn.closeDms(true)
    const answer = shown(await type(bjorn, CAMPFIRE, 'solo', { tom: true }))
    expect(read(answer).text).toContain('I can’t send you direct messages')
    const panel = await hurry(bjorn, answer)
    expect(read(panel).text).toContain('Tom’s card')
    bjorn.closeDms(false)
    await hurry(bjorn, panel)
    const dm = await bjorn.openDm()
    const live = await bjorn.until(dm.id, isLive)
    expect(read(live).text).toContain('Tom’s card')
  })
})
