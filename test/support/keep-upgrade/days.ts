import type { ScriptedPerson } from '#sandbox/person'
import { CAMPFIRE, SECOND } from '#support/stage'
import type { ConnectedPeople, Seated } from './people.ts'

const OFF_TOPIC = '802000000000000003'

/** A day of a database that is kept: how many days ago it was, and what people do on it. */
export interface Day {
  readonly daysAgo: number
  readonly live: (people: ConnectedPeople) => Promise<void>
}

/**
 * What people do in a database that is kept, so that every kind of table and of row is in it. The bot is ended between
 * two days; on each it is another day for it.
 */
export function theirDays(): readonly Day[] {
  /** Tables of earlier days, by what they are there for. */
  const tables = new Map<string, Seated>()
  const at = (name: string): Seated => tables.get(name) ?? { channelId: '', people: [] }
  const have = (name: string, table: Seated): Seated => {
    tables.set(name, table)
    return table
  }

  return [
    { daysAgo: 5, live: first },
    { daysAgo: 1.5, live: second },
    { daysAgo: 0, live: last },
  ]

  async function first(people: ConnectedPeople): Promise<void> {
    const { ada, bjorn, noor, max, sanne, teo, yuki, types, presses, gathers, begins, playsTurns } = people

    // What people set for themselves.
    const settings = await types(sanne, CAMPFIRE, 'settings')
    await presses(sanne, await presses(sanne, settings, 'setting'), 'language', { value: 'nl' })
    await types(noor, CAMPFIRE, 'settings', { zone: 'Europe/Berlin' })
    const told = await presses(noor, await types(noor, CAMPFIRE, 'settings'), 'turnnotice', { end: ':open' })
    const how = await presses(noor, told, 'turnnotice', { end: ':how', value: 'direct' })
    await presses(noor, how, 'turnnotice', { end: ':from', value: '23' })

    // Played to their ends.
    for (const [name, seated] of [
      ['finished', [ada, bjorn]],
      ['again', [max, sanne]],
    ] as const) {
      const finished = have(name, await begins(await gathers(CAMPFIRE, seated, { where: 'here' })))
      await playsTurns(finished, 400)
    }

    // In a thread of its own, with a clock, shown elsewhere, told to somebody at its end.
    const slow = have('slow', await gathers(CAMPFIRE, [ada, noor, sanne]))
    await agrees(people, slow, 'bank 48 12', 'free')
    await begins(slow)
    await playsTurns(slow, 7)
    await presses(ada, await types(ada, SECOND, 'follow'), 'follow')
    for (const person of [teo, yuki]) await presses(person, slow.channelId, 'tellend')

    // Four people, of whom one leaves, another takes over, and one looks for a substitute.
    const four = have('four', await begins(await gathers(SECOND, [bjorn, max, teo, yuki])))
    await playsTurns(four, 6)
    await leaves(people, teo, four.channelId)
    await presses(sanne, four.channelId, 'takeover')
    have('four', { ...four, people: [bjorn, max, sanne, yuki].map(({ id }) => id) })
    await presses(yuki, await types(yuki, four.channelId, 'resign'), 'substitute')
    await playsTurns(at('four'), 3)

    // Somebody left, and is forgotten.
    const thread = await teo.openThread(CAMPFIRE, 'one is forgotten')
    const forgotten = have('forgotten', await begins(await gathers(thread.id, [max, teo, noor], { where: 'here' })))
    await playsTurns(forgotten, 5)
    await leaves(people, teo, forgotten.channelId)
    await presses(teo, await types(teo, CAMPFIRE, 'forget-me'), 'forget')
    have('forgotten', { ...forgotten, people: [max.id, noor.id] })

    // Silent for days.
    const silent = await ada.openThread(SECOND, 'silence')
    have('silent', await begins(await gathers(silent.id, [bjorn, sanne, ada], { where: 'here' })))
    await playsTurns(at('silent'), 4)

    // Closed by a moderator who does not sit there.
    const closed = await gathers(OFF_TOPIC, [bjorn, max], { where: 'here' })
    await presses(ada, await types(ada, closed.channelId, 'close'), 'confirm')

    // Against Tom: one played to its end, one given up, one that goes on.
    await alone(people, bjorn, 400)
    await alone(people, noor, 4)
    await presses(noor, await types(noor, (await noor.openDm()).id, 'resign'), 'giveup')
    await alone(people, ada, 9)
    await people.playsTurn({ channelId: (await ada.openDm()).id, people: [ada.id] }, 3)

    await tryPuzzle(people, ada, 3)
  }

  async function second(people: ConnectedPeople): Promise<void> {
    const { max, bjorn, presses, gathers, begins, playsTurns, waitsForTurn } = people

    // Nobody played at the silent table: one asks the others whether the seat is to be freed.
    const silent = at('silent')
    const acting = (await people.turnAt(silent))?.person.id
    const asker = silent.people.find((id) => id !== acting)
    await presses(people.who(asker), silent.channelId, 'askfree')

    // With computer players.
    const computers = have('computers', await gathers(SECOND, [max, bjorn], { language: 'de' }))
    await presses(max, computers.channelId, 'computers', { value: 'add club' })
    await presses(max, computers.channelId, 'computers', { value: 'add beginner' })
    await begins(computers)
    for (let round = 0; round < 3; round++) {
      await waitsForTurn(computers)
      await playsTurns(computers, 1)
    }
    await tryPuzzle(people, bjorn, 300)
  }

  async function last(people: ConnectedPeople): Promise<void> {
    const { ada, bjorn, noor, max, sanne, teo, types, presses, gathers, begins, playsTurn, playsTurns } = people

    // Asked to play again: two come and play, and at another table somebody else comes.
    await presses(max, CAMPFIRE, 'again')
    await types(sanne, CAMPFIRE, 'join')
    await playsTurns(await begins({ ...at('again'), people: [max.id, sanne.id] }), 3)
    const thread = await ada.openThread(CAMPFIRE, 'once more')
    const once = have('once more', await begins(await gathers(thread.id, [ada, bjorn], { where: 'here' })))
    await playsTurns(once, 400)
    await presses(ada, once.channelId, 'again')
    await types(noor, once.channelId, 'join')

    // A lobby with a seat that is kept, and what was agreed on.
    const waiting = await gathers(SECOND, [sanne], { friend: bjorn.id, where: 'here', edition: 'online' })
    await agrees(people, waiting, 'turn 24', 'sitOut')
    const how = await presses(sanne, waiting.channelId, 'lobbysettings')
    await presses(sanne, how, 'option', { value: 'startAt 3' })
    await types(max, waiting.channelId, 'join')

    // Somebody is away, and two have planned a turn.
    await types(teo, CAMPFIRE, 'settings', { away: dayIn(20) })
    const planned = have('planned', await begins(await gathers(OFF_TOPIC, [ada, bjorn, teo], { where: 'here' })))
    await playsTurns(planned, 4)
    const acting = (await people.turnAt(planned))?.person.id
    for (const id of planned.people.filter((one) => one !== acting)) await plans(people, people.who(id), planned)

    // A turn is to be given back: not one that turned something up.
    const asked = at('forgotten')
    for (let turn = 0; turn < 12; turn++) {
      const mover = (await people.turnAt(asked))?.person ?? max
      await playsTurns(asked, 1)
      if ((await presses(mover, await types(mover, asked.channelId, 'turn'), 'askundo')) !== null) break
    }
    // What games against Tom came to is kept once somebody asks.
    for (const person of [bjorn, noor]) await types(person, (await person.openDm()).id, 'profile')
    // In the middle of a turn.
    await playsTurn(planned, 3)
    await playsTurn(at('slow'), 4)
    await tryPuzzle(people, ada, 2)
    await tryPuzzle(people, bjorn, 300)
  }
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A lobby's host sets a clock, and what happens when the time is over. */
async function agrees(people: ConnectedPeople, table: Seated, clock: string, end: string): Promise<void> {
  const host = people.who(table.people[0])
  const how = await people.presses(host, table.channelId, 'lobbysettings')
  await people.presses(host, await people.presses(host, how, 'paceclock', { value: clock }), 'paceend', { value: end })
}

/** Leaves a game that is on; some versions ask before. */
async function leaves({ types, presses }: ConnectedPeople, person: ScriptedPerson, channelId: string): Promise<void> {
  await presses(person, await types(person, channelId, 'resign'), 'confirm')
}

/** Plays some turns of a game against Tom. */
async function alone({ types, playsTurns }: ConnectedPeople, person: ScriptedPerson, turns: number): Promise<void> {
  const { id } = await person.openDm()
  await types(person, id, 'solo')
  await playsTurns({ channelId: id, people: [person.id] }, turns)
}

/** Plans the next turn, as far as it comes in some presses. */
async function plans(
  { types, presses, goesOn }: ConnectedPeople,
  person: ScriptedPerson,
  table: Seated,
): Promise<void> {
  const open = await presses(person, await types(person, table.channelId, 'turn'), 'ahead', { end: ':open' })
  const draft = open && (await goesOn(person, open, 6))
  await presses(person, draft, 'ahead', { end: ':keep' })
}

/** Tries at the puzzle of the day, with so many presses at most. */
async function tryPuzzle({ puzzle, goesOn }: ConnectedPeople, person: ScriptedPerson, presses: number): Promise<void> {
  const first = await puzzle(person)
  if (first !== null) await goesOn(person, first, presses)
}
