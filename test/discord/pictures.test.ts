import type { APIMessage } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import { PATIENCE } from '#discord/patience'
import type { Outcome, ScriptedPerson } from '#sandbox/person'
import { eventually } from '#support/eventually'
import { ADA, BJORN, CAMPFIRE, galleries, NOOR, playground, read, shown, TEO, withVerb } from './playground.ts'
import { endTurn, isLive, playTurn, takeTurn, turnsOf } from './turns.ts'

/** Longer than any drawing takes beside all that a busy machine does. */
const DEADLINE_MS = 40_000
const FAILED = 'I couldn’t draw the picture.'
const OVERTAKEN = 'I skipped this picture'

const ground = await playground({
  pressesPerSecond: 6,
  // What is answered with the picture before it is not put off until the picture is there.
  patienceMs: (ms) => (ms === PATIENCE.answer ? DEADLINE_MS / 2 : ms),
  drawing: { deadlineMs: DEADLINE_MS, worker: new URL('./misbehaving-worker.mjs', import.meta.url) },
})
const [ada, bjorn, noor, teo] = await Promise.all([ADA, BJORN, NOOR, TEO].map((id) => ground.person(id)))
if (!ada || !bjorn || !noor || !teo) throw new Error('nobody came')
const { begun } = turnsOf(ground, ada, bjorn)

const look = (person: ScriptedPerson, live: APIMessage, at: string): Promise<Outcome> =>
  person.select(live, withVerb(live, 'look')[0]?.id ?? 'no looks', [at])
/** What an answer's message shows by now. */
const seen = (person: ScriptedPerson, outcome: Outcome): APIMessage => {
  const { id, channel_id: channel } = shown(outcome)
  return person.messages.get(channel)?.get(id) ?? shown(outcome)
}
const logged = (what: string) => ground.lines.filter((line) => line.startsWith('error') && line.includes(what))
/** On a busy machine another scene's drawing may be late too. */
const isOfGnomes = (line: string) => line.includes('gnomes')

const watched = await begun(CAMPFIRE)
let threads = 0
const thread = async () => (await ada.openThread(CAMPFIRE, `thread ${++threads}`)).id

describe('of one person who presses fast', () => {
  const views = (withVerb(watched.live, 'look')[0]?.options ?? []).map(({ value }) => value)
  const drawable = views.filter((view) => view !== 'gnomes' && view !== 'council')

  it('only the newest picture is drawn, and the other answers say that theirs was left out', async () => {
    const answers = await Promise.all(drawable.map((view) => look(noor, watched.live, view)))
    await eventually(() => {
      const all = answers.map((answer) => seen(noor, answer))
      const drawn = all.filter((message) => galleries(message).length === 1)
      const leftOut = all.filter((message) => read(message).text.includes(OVERTAKEN))
      expect(drawn.length + leftOut.length).toBe(drawable.length)
      expect(leftOut.length).toBeGreaterThan(0)
      expect(drawn).toContain(all.at(-1))
    })
  })

  it('a picture that others saw already is not drawn again', async () => {
    const [view = ''] = drawable
    await look(noor, watched.live, view)
    await eventually(() => expect(galleries(noor.latest(CAMPFIRE) ?? watched.live)).toHaveLength(1))
    const { asked } = ground.pictures()
    expect(galleries(shown(await look(teo, watched.live, view)))).toHaveLength(1)
    expect(ground.pictures().asked).toBe(asked)
  })

  it('forty presses at once make nobody else wait for the mention of a turn', async () => {
    const calm: number[] = []
    for (let turn = 0; turn < 3; turn++) calm.push(await mention())
    const crowded = async () => {
      let presses: Promise<Outcome>[] = []
      const { live } = await begun(await thread())
      const ms = await mention(() => {
        presses = Array.from({ length: 40 }, (_, i) => look(noor, live, drawable[i % drawable.length] ?? ''))
      })
      await Promise.all(presses)
      return ms
    }
    // One or two may be hit by what else the machine does.
    const most = 8 * Math.max(...calm)
    const ms = [await crowded()]
    while (ms.length < 3 && Math.min(...ms) > most) ms.push(await crowded())
    expect(Math.min(...ms)).toBeLessThan(most)
  })

  it('some forty presses are answered at once; of more, each says that it did nothing, to that person alone', async () => {
    const [view = ''] = drawable
    const refused = async (person: ScriptedPerson, presses: number) => {
      const answers = await Promise.all(Array.from({ length: presses }, () => look(person, watched.live, view)))
      expect(answers.every(({ state }) => state === 'answered')).toBe(true)
      return answers.filter((answer) => read(shown(answer)).text.includes('You’re pressing faster')).length
    }
    expect(await refused(teo, 100)).toBeGreaterThan(10)
    expect(await refused(bjorn, 20)).toBe(0)
    await eventually(async () => expect(await refused(teo, 1)).toBe(0))
  })
})

/** A turn in a channel of its own: how long it takes from its end until the next one is mentioned, in ms. */
async function mention(meanwhile: () => void = () => undefined): Promise<number> {
  const channel = await thread()
  const { live, acting, other } = await begun(channel)
  const panel = await playTurn(acting, channel)
  meanwhile()
  const ended = performance.now()
  const [next] = await Promise.all([
    other.until(channel, (message) => isLive(message) && message.id !== live.id),
    endTurn(acting, panel),
  ])
  const ms = performance.now() - ended
  expect(next.mentions.map(({ id }) => id)).toEqual([other.id])
  // Where the machine is busy it comes after its words.
  await eventually(() => expect(galleries(other.messages.get(channel)?.get(next.id) ?? next)).toHaveLength(1))
  return ms
}

describe('a drawing', () => {
  it('that hangs is ended and told in words; other channels go on, and it is not tried again at once', async () => {
    const table = await look(bjorn, watched.live, 'table')
    await eventually(() => expect(galleries(seen(bjorn, table))).toHaveLength(1))
    const { alts } = read(seen(bjorn, table))
    const hung = await look(bjorn, seen(bjorn, table), 'gnomes')
    // Until then the picture before stays, with the words that are true of it.
    expect(read(seen(bjorn, hung)).alts).toEqual(alts)
    const elsewhere = mention()
    await eventually(() => expect(read(seen(bjorn, hung)).text).toContain(FAILED))
    expect(logged('did not end in time').filter(isOfGnomes)).toHaveLength(1)
    expect(read(shown(await look(teo, watched.live, 'gnomes'))).text).toContain(FAILED)
    expect(logged('did not end in time').filter(isOfGnomes)).toHaveLength(1)
    await elsewhere
  })

  it('whose worker dies is told in words, and the next one is drawn', async () => {
    const dead = await look(bjorn, watched.live, 'council')
    await eventually(() => expect(read(seen(bjorn, dead)).text).toContain(FAILED))
    expect(logged('exited')).toHaveLength(1)
    await mention()
  })

  it('that breaks takes neither the mention of a turn with it nor the words', async () => {
    const channel = await thread()
    const { live, acting, other } = await turnsOf(ground, ada, noor).begun(channel)
    // Where the machine is busy the message comes before that is known.
    const told = (message: APIMessage) =>
      eventually(() => {
        const now = other.messages.get(channel)?.get(message.id) ?? message
        expect(read(now).text).toContain(FAILED)
        expect(galleries(now)).toEqual([])
      })
    await told(live)
    await takeTurn(acting, channel)
    const next = await other.until(channel, (message) => isLive(message) && message.id !== live.id)
    await told(next)
    expect(next.mentions.map(({ id }) => id)).toEqual([other.id])
    expect(logged('The brush broke.')).toHaveLength(2)
  })
})
