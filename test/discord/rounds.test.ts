import type { APIMessage } from 'discord-api-types/v10'
import { afterEach, expect, it } from 'vitest'
import { inChannelAsActor } from '#support/as-actor'
import { quickThought } from '#support/computer-thought'
import { diceFor } from '#support/dice'
import { actAtTable } from '#support/driver'
import { eventually } from '#support/eventually'
import { atRandom, straightOn } from '#support/policies'
import { ADA, BJORN, CAMPFIRE, lobbySettings, playground, read, SECOND, shown, type, withVerb } from './playground.ts'
import { isLive } from './turns.ts'

const ground = await playground({ drawOneIn: 1_000_000, thinking: { chooseTurn: quickThought } })
const ada = await ground.person(ADA)
const bjorn = await ground.person(BJORN)

afterEach(() => {
  expect(ground.lines.filter((line) => line.startsWith('error'))).toEqual([])
})

const nobody = (): never => {
  throw new Error('nobody is there')
}
const tableIn = async (channel: string) => (await inChannelAsActor(ground.service(), channel)) ?? nobody()
const isPublic = ({ flags }: APIMessage) => ((flags ?? 0) & 64) === 0
/** Texts of the bot's messages that cannot be pressed, oldest first. */
const storyIn = (channel: string): string[] =>
  [...(ada.messages.get(channel)?.values() ?? [])]
    .filter((one) => isPublic(one) && one.author.bot === true && !isLive(one) && withVerb(one, 'again').length === 0)
    .toSorted((one, other) => (BigInt(one.id) < BigInt(other.id) ? -1 : 1))
    .map((one) => read(one).text)
const nextLive = (channel: string, before: APIMessage) =>
  ada.until(channel, (one) => isLive(one) && BigInt(one.id) > BigInt(before.id))

/** The one who must act takes a turn in which little is turned up. */
async function takeTurn(channel: string, policy = straightOn): Promise<void> {
  const { id, turnSeq } = await tableIn(channel)
  for (let now = await tableIn(channel); now.turnSeq === turnSeq; now = await tableIn(channel))
    await actAtTable(ground.service(), id, policy)
}

it('a table with a message a round keeps the whole round in one, with what was lit and the points after it, and calls to each turn', async () => {
  await type(ada, CAMPFIRE, 'new', { where: 'here', story: 'round' })
  await type(bjorn, CAMPFIRE, 'join')
  const lobby = await ada.until(CAMPFIRE, (one) => withVerb(one, 'start').length > 0 && /2\. Bj/.test(read(one).text))
  expect(read(lobby).text).toContain('message per round')
  await ada.select(lobby, withVerb(lobby, 'computers')[0]?.id ?? 'no computers', ['add club'])
  await type(ada, CAMPFIRE, 'start')
  await ada.until(CAMPFIRE, isLive)
  const keen = atRandom(diceFor('rounds'))
  const called = () =>
    eventually(async () => {
      const live = ada.latest(CAMPFIRE, (one) => isLive(one) && isPublic(one))
      expect(live?.mentions.map(({ id }) => id)).toEqual([(await tableIn(CAMPFIRE)).acting])
    })
  for (let turn = 0; turn < 5; turn++) {
    await takeTurn(CAMPFIRE, keen)
    await called()
  }
  // Faster than the channel: rounds in which nobody could be called are told with the one before.
  const lit = async () => (await tableIn(CAMPFIRE)).lastTurn?.events.some(({ kind }) => kind === 'ignited')
  for (let turn = 0; turn < 60 && !(await lit()); turn++) await takeTurn(CAMPFIRE, keen)
  await called()
  for (let turn = 0; turn < 2; turn++) {
    await takeTurn(CAMPFIRE, keen)
    await called()
  }
  await eventually(() => {
    const [began, ...told] = storyIn(CAMPFIRE)
    expect(began).toMatch(/^-# The game began with .+\.$/u)
    expect(told.slice(0, 2).every((text) => text.match(/^\*\*Round/gmu)?.length === 1)).toBe(true)
    const rounds = told
      .join('\n')
      .split(/^\*\*Round (?=\d+\*\*$)/mu)
      .slice(1)
    expect(rounds.map((text) => Number.parseInt(text, 10))).toEqual(rounds.map((_, index) => index + 1))
    for (const text of rounds.slice(0, -1)) {
      const [, ...lines] = text.trimEnd().split('\n')
      expect(lines).toHaveLength(4)
      for (const name of [/Ada/u, /Bjørn/u, /\(computer\\\)/u])
        expect(lines.slice(0, 3).filter((line) => name.test(line))).toHaveLength(1)
      expect(lines[3]).toMatch(/^-# Points after this round: .*Ada \d+/u)
    }
    expect(rounds.join('')).toMatch(/^🔥 .* ignited /mu)
  })
})

it('a turn that is taken back over a round’s end is told once, as it was in the end, also by a bot that was restarted', async () => {
  await type(ada, SECOND, 'new', { where: 'here' })
  await type(bjorn, SECOND, 'join')
  const lobby = await ada.until(SECOND, (one) => withVerb(one, 'start').length > 0 && /2\. Bj/.test(read(one).text))
  const settings = await lobbySettings(ada, lobby)
  await ada.select(settings, withVerb(settings, 'option')[0]?.id ?? 'no option', ['story round'])
  await type(ada, SECOND, 'start')
  let live = await ada.until(SECOND, isLive)
  let last = ada
  for (let may = false; !may; ) {
    const { id, acting } = await tableIn(SECOND)
    last = acting === ADA ? ada : bjorn
    await takeTurn(SECOND, (_, choices) => choices[0] ?? nobody())
    live = await nextLive(SECOND, live)
    const { settled, actingSeat } = await tableIn(SECOND)
    may = settled?.startingSeat === actingSeat && ((await ground.service().viewFor(last.id, id))?.mayAskUndo ?? false)
  }
  const complete = (text: string) => text.includes('Points after this round')
  await eventually(() => expect(storyIn(SECOND).slice(1).every(complete)).toBe(true))
  const rounds = storyIn(SECOND).length - 1
  const panel = shown(await type(last, SECOND, 'turn'))
  await last.press(panel, withVerb(panel, 'askundo')[0]?.id ?? 'no asking')
  const asked = await ada.until(SECOND, (one) => withVerb(one, 'answerundo').length > 0 && isPublic(one))
  const other = last === ada ? bjorn : ada
  await other.press(asked, withVerb(asked, 'answerundo')[0]?.id ?? 'no answer')
  live = await nextLive(SECOND, live)
  await eventually(() => {
    expect(storyIn(SECOND)).toHaveLength(rounds + 1)
    expect(storyIn(SECOND).map(complete)).toEqual([false, ...Array(rounds - 1).fill(true), false])
  })
  await ground.restart()
  await takeTurn(SECOND)
  live = await nextLive(SECOND, live)
  await eventually(() => {
    expect(storyIn(SECOND)).toHaveLength(rounds + 1)
    expect(storyIn(SECOND).slice(1).every(complete)).toBe(true)
    expect(storyIn(SECOND).at(-1)?.match(/\.$/gmu)).toHaveLength(2)
  })
})
