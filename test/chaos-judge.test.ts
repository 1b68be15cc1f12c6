import { REST } from 'discord.js'
import { type APIMessage, Routes } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { gameFactsOf } from '#results'
import { openStore } from '#store'
import { checkRun } from '#support/chaos/judge'
import { drawnAt, isPublic, type Player, seatPlayer } from '#support/chaos/player'
import { settled } from '#support/chaos/run'
import { diceFor } from '#support/dice'
import { readMessage } from '#support/monkey/read-message'
import { ADA, BJORN, CAMPFIRE, startStage } from '#support/stage'
import { words } from '#text'
import { afterwards } from './afterwards.ts'
import { endOf, playedOut } from './discord/finished.ts'
import { freshDatabase } from './store/databases.ts'
import { tamper } from './table/sitting.ts'

/** A game that two people play some presses of, on a bot that loses nothing. */
async function game() {
  const { url, drop } = await freshDatabase()
  afterwards(drop)
  const stage = await startStage({
    ...{ databaseUrl: url, drawOneIn: 1_000_000 },
    thinking: {
      analyse: async () => ({ course: [], turningPoints: [], styles: [null, null] }),
      factsOf: async (rules, segments) => gameFactsOf(rules, { segments }),
    },
  })
  afterwards(stage.close)
  const store = await openStore(url)
  afterwards(store.close)
  const seated = (id: string, host: boolean) =>
    seatPlayer(stage.sandbox.url, id, CAMPFIRE, host, diceFor(`judged ${id}`))
  const players = [await seated(ADA, true), await seated(BJORN, false)]
  afterwards(() => Promise.all(players.map(({ person }) => person.close())))
  const kept = async () => {
    const [id] = await store.tables.ids(null, 1)
    return id === undefined ? [] : await store.tables.entries(id)
  }
  while ((await kept()).filter(({ type }) => type === 'choice').length < 12)
    for (const player of players) await player.step()
  const judged = async () => {
    await settled(store)
    const { wrong, lost, doubled } = await checkRun(store, [{ channelId: CAMPFIRE, players }])
    return { wrong, lost, doubled }
  }
  const rest = new REST({ version: '10', api: stage.sandbox.apiUrl }).setToken(stage.sandbox.token)
  return { url, store, stage, players, kept, judged, rest }
}

const isPanel = (one: APIMessage) => !isPublic(one) && JSON.stringify(one.components).includes(':undo:')
/** Presses the first button of a message that has this verb. */
async function pressVerb(player: Player, message: APIMessage | null, verb: string): Promise<APIMessage> {
  const button = readMessage(message ?? {}).pressables.find(({ id }) => id.split(':')[3] === verb)
  if (message === null || button === undefined) throw new Error(`there is no ${verb}`)
  const outcome = await player.press(message, button.id)
  if (outcome.message === null) throw new Error(`${verb} was not answered: ${outcome.why}`)
  return outcome.message
}

const liveOf = ({ person }: Player) =>
  person.latest(CAMPFIRE, (one) => isPublic(one) && JSON.stringify(one.components).includes(':open"'))

it('the judge of chaos finds nothing where a game has ended, its panel is pressed, and another is on in its channel', async () => {
  const { url, store, judged, players } = await game()
  const [host] = players
  const holds = ({ person }: Player) => person.latest(CAMPFIRE, isPanel)
  const playOn = async () => {
    for (const player of players) await player.step()
    return players.some(holds)
  }
  await expect.poll(playOn).toBe(true)
  const holder = players.find(holds)
  if (host === undefined || holder === undefined) throw new Error('nobody has a panel')
  const panel = holds(holder)
  const former = panel === null ? null : drawnAt(panel)?.table
  await pressVerb(host, (await host.type('close')).message, 'confirm')
  const answer = await pressVerb(holder, panel, 'undo')
  expect(readMessage(answer).texts).toContain(words('en').notices.stale)
  const isOn = async () => {
    for (const player of players) await player.step()
    const now = liveOf(host)
    // The message of the one before may still stand as it was.
    return now === null || drawnAt(now)?.table === former ? null : now
  }
  // They press by chance: a lobby may stand for a while before somebody starts its game.
  await expect.poll(isOn).not.toBeNull()
  expect(await judged()).toEqual({ wrong: [], lost: 0, doubled: 0 })

  // Nor is anything lost where somebody is forgotten, until an entry is gone of what they had been answered.
  const claimed = holder.sent.flatMap((one) =>
    one.claims && one.what.includes(`:${former}:`) ? one.interactionId : [],
  )
  const theirs = (await store.tables.entries(former ?? '')).find((one) => claimed.includes(one.interactionId ?? ''))
  expect(theirs).toBeDefined()
  await pressVerb(host, (await host.type('close')).message, 'confirm')
  await pressVerb(holder, (await holder.type('forget-me')).message, 'forget')
  expect((await judged()).lost).toBe(0)
  await tamper(url, `DELETE FROM entries WHERE table_id = '${former}' AND seq = ${theirs?.seq}`)
  expect((await judged()).lost).toBe(1)
})

it('the judge of chaos finds nothing at a game in which nothing was lost, and each loss and doubling that is made', async () => {
  const { url, kept, judged, players, rest } = await game()
  expect(await judged()).toEqual({ wrong: [], lost: 0, doubled: 0 })

  // A message that is posted twice calls once more, and can be pressed beside the first.
  const [player] = players
  const live = player === undefined ? null : liveOf(player)
  if (player === undefined || live === null) throw new Error('nothing is shown')
  const { components, flags } = live
  const named = players.map(({ person }) => person.id).filter((one) => JSON.stringify(components).includes(`<@${one}>`))
  const twin = { components, flags, allowed_mentions: { users: named } }
  const posted = await rest.post(Routes.channelMessages(CAMPFIRE), { body: twin })
  const { id } = { id: '', ...(posted instanceof Object ? posted : {}) }
  const calls = () => players.flatMap(({ pings }) => pings.filter(({ messageId }) => messageId === id))
  await expect.poll(calls).toHaveLength(1)
  const doubled = await judged()
  expect(doubled.wrong).toContainEqual(expect.stringMatching(/^2 live messages of \S+ \(playing\): \d+,\d+$/))
  expect(doubled.wrong).toContainEqual(expect.stringContaining('was pinged twice for one turn'))
  expect(doubled).toMatchObject({ lost: 0, doubled: 1 })
  await rest.delete(Routes.channelMessage(CAMPFIRE, id))

  // One press made two moments' choices.
  const choices = (await kept()).filter(({ type }) => type === 'choice')
  const [first, other] = [choices[0], choices.find(({ seq }) => seq > (choices[0]?.seq ?? 0) + 1)]
  await tamper(url, `UPDATE entries SET interaction_id = '${first?.interactionId}' WHERE seq = ${other?.seq}`)
  expect((await judged()).wrong).toContainEqual(expect.stringContaining('one press was kept twice'))
  await tamper(url, `UPDATE entries SET interaction_id = '${other?.interactionId}' WHERE seq = ${other?.seq}`)

  // What was answered is gone.
  const claimed = new Set(players.flatMap(({ sent }) => sent.flatMap((one) => (one.claims ? one.interactionId : []))))
  const last = choices.findLast(({ interactionId }) => claimed.has(interactionId))
  expect(last).toBeDefined()
  await tamper(url, `DELETE FROM entries WHERE interaction_id = '${last?.interactionId}'`)
  const lost = await judged()
  expect(lost.wrong).toContainEqual(expect.stringMatching(/^answered and not kept: b1:/))
  expect(lost.lost).toBe(1)
})

it('the judge of chaos finds nothing where a table goes on in a channel to which whoever must act does not come', async () => {
  const { store, players } = await game()
  const [host, guest] = players
  if (host === undefined || guest === undefined) throw new Error('nobody plays')
  const acts = ({ person }: Player) => JSON.stringify(liveOf(host)?.components).includes(`<@${person.id}>`)
  const [acting, other] = acts(host) ? [host, guest] : [guest, host]
  await settled(store)
  const runs = [
    { channelId: CAMPFIRE, players: [other] },
    { channelId: 'elsewhere', players: [acting] },
  ]
  expect((await checkRun(store, runs)).wrong).toEqual([])
})

it('the judge of chaos finds nothing after all that people type and press beside their game', async () => {
  const { judged, players } = await game()
  const wanted = [
    /^\/bonfire-club history 2 2026-11$/u,
    /^\/bonfire-club looking \d+$/u,
    /^\/bonfire new in 2 hours$/u,
    /^b1:puzzle/u,
    /:sharepuzzle:/u,
  ]
  const missing = () => wanted.filter((what) => !players.some(({ sent }) => sent.some((one) => what.test(one.what))))
  for (let round = 0; round < 500 && missing().length > 0; round++)
    for (const player of players) expect((await player.aside()).state).not.toBe('failed')
  expect(missing()).toEqual([])
  expect(await judged()).toEqual({ wrong: [], lost: 0, doubled: 0 })
})

it('the judge of chaos takes what somebody shared of a game that is over for no live message', async () => {
  const { stage, judged, players } = await game()
  const [host] = players
  if (host === undefined) throw new Error('nobody plays')
  const id = await playedOut(stage, CAMPFIRE)
  const back = await pressVerb(host, await endOf(host.person, CAMPFIRE, id), 'analysis')
  for (const verb of ['sharelook', 'shareresult']) {
    const shared = await pressVerb(host, back, verb)
    expect(isPublic(shared)).toBe(true)
    expect(drawnAt(shared)?.table).toBe(id)
  }
  const { wrong } = await judged()
  expect(wrong.filter((one) => one.includes('live message'))).toEqual([])
})
