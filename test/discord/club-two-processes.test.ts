import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { connectPerson } from '#sandbox/person'
import { eventually } from '#support/eventually'
import { bestChoicesOfPuzzle } from '#table'
import { words } from '#text'
import { needs } from '../needs.ts'
import { ADA, BJORN, CAMPFIRE, NOOR, read, SECOND, shown, TEO, withVerb } from './playground.ts'
import { startTwoBots } from './two-bots.ts'

/** One that anybody may mention. */
const PLAYERS = '803000000000000002'
const hasPostgres = await needs('postgres')

async function twoBotsAnd(...ids: readonly string[]) {
  const { sandbox, bots } = await startTwoBots(() => Date.now())
  const people = await Promise.all(ids.map((id) => connectPerson(sandbox.url, id)))
  for (const person of people) onTestFinished(person.close)
  return { sandbox, bots, people }
}

it.skipIf(!hasPostgres)(
  'a search for players is one, and mentions its role, though two processes hear of it',
  async () => {
    const { sandbox, bots, people } = await twoBotsAnd(ADA, BJORN, NOOR, TEO)
    const posted: (readonly string[])[] = []
    void listen()
    async function listen(): Promise<void> {
      for await (const frame of people[0]?.frames() ?? [])
        if (frame.t === 'message' && frame.op === 'create' && withVerb(frame.message, 'looking').length > 0)
          posted.push(frame.message.mention_roles)
    }
    await bots.either().service.servers.save({ guildId: sandbox.guildId, by: ADA }, { roles: 'on' })
    for (const [nth, person] of people.entries()) {
      const role = nth === 0 ? [{ name: 'role', type: 8, value: PLAYERS }] : []
      const told = await person.command(CAMPFIRE, 'bonfire-club', [{ name: 'looking', type: 1, options: role }])
      expect(read(shown(told)).text).toContain(words('en').looking.posted(words('en').looking.buttons.out))
    }
    // Both have done what they do.
    await sleep(1000)
    expect(posted).toEqual([[PLAYERS], [], [], []])
  },
)

it.skipIf(!hasPostgres)(
  'what a moderator does is kept and answered once, though two processes hear of it',
  async () => {
    const { sandbox, bots, people } = await twoBotsAnd(ADA)
    const { block } = words('en').server
    const naming = async (name: 'block' | 'unblock', value: string) => {
      const options = [{ name, type: 1, options: [{ name: 'person', type: 6, value }] }]
      const told = await people[0]?.command(SECOND, 'bonfire-server', options)
      return told === undefined ? '' : read(shown(told)).text
    }
    for (const id of [BJORN, NOOR, TEO]) {
      expect(await naming('block', id)).toContain(block.done(`<@${id}>`))
      await sleep(300)
      expect(await naming('unblock', id)).toContain(block.undone(`<@${id}>`))
      await sleep(300)
    }
    const deeds = await bots.either().service.servers.deeds(sandbox.guildId, 0, 50)
    expect(deeds.map(({ did, subject }) => [did.kind, subject])).toEqual(
      [TEO, NOOR, BJORN].flatMap((id) => ['unblocked', 'blocked'].map((kind) => [kind, id])),
    )
  },
)

it.skipIf(!hasPostgres)('a puzzle that two people share at once stands in one message with both of them', async () => {
  const { sandbox, bots, people } = await twoBotsAnd(ADA, BJORN)
  const panels = await Promise.all(
    people.map(async (person) => {
      await person.command(CAMPFIRE, 'bonfire-puzzle', [])
      const { puzzles, act } = bots.either().service
      const who = { id: person.id, name: 'Somebody' }
      const { table, puzzle } = await puzzles.of(puzzles.today(), who, sandbox.guildId)
      const action = { kind: 'choices' as const, choices: bestChoicesOfPuzzle(puzzle) }
      await act({ tableId: table.id, seq: null, person: who, moderator: false, interactionId: null, action })
      return { person, panel: shown(await person.command(CAMPFIRE, 'bonfire-puzzle', [])) }
    }),
  )
  await Promise.all(
    panels.map(({ person, panel }) => person.press(panel, withVerb(panel, 'sharepuzzle')[0]?.id ?? 'no button')),
  )
  await eventually(() => {
    const texts = [...(people[0]?.messages.get(CAMPFIRE)?.values() ?? [])]
      .filter((message) => ((message.flags ?? 0) & 64) === 0)
      .map((message) => read(message).text)
    expect(texts).toHaveLength(1)
    for (const { id } of people) expect(texts[0]?.split(`<@${id}>`)).toHaveLength(2)
  })
})
