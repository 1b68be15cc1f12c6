import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { APIMessage } from 'discord-api-types/v10'
import { analyse } from '#players'
import type { Outcome, ScriptedPerson } from '#sandbox/person'
import { openStore } from '#store'
import { diceFor } from '#support/dice'
import { readMessage } from '#support/monkey/read-message'
import { keepGame, seasonGame } from '#support/season'
import { seasonService } from '#support/season/service'
import { pathOf, slash } from '#support/slash'
import { ADA, BJORN, CAMPFIRE, NOOR, SECOND, startStage, TEO, YUKI } from '#support/stage'
import { bestChoicesOfPuzzle, type Person, type TableService } from '#table'
import { KINDS, type Kind, kindsFor, type Real, type Spoilt, spoil } from './distort.ts'

/** What a run found. */
export interface Fuzzed {
  readonly spoilt: Readonly<Record<Kind, number>>
  /** How many different real interactions they were made from. */
  readonly real: number
  /** Spoilt interactions that were not refused as they should be, with what was wrong. */
  readonly wrong: readonly string[]
}

/** Verbs of presses that the service holds against the seat and the message's seq. */
const GUARDED: ReadonlySet<string> = new Set([
  'line',
  'play',
  'place',
  'go',
  'goend',
  'together',
  'end',
  'undo',
  'pay',
  'pieces',
  'repay',
])
/** Those of somebody alone: of a moderator, or of who played the game that is shown. */
const OWN: ReadonlySet<string> = new Set([
  'serverpage',
  'serverset',
  'servertables',
  'serverdelete',
  'sharelook',
  'shareresult',
])
/** What is refused of a press. At the puzzle of a day everybody has a seat. */
function guardsOf(id: string): Real['guarded'] {
  const [, table = ''] = id.split(':')
  if (OWN.has(verbOf(id))) return ['stranger']
  return GUARDED.has(verbOf(id)) && !table.startsWith('puzzle') ? ['stranger', 'wrongSeq'] : []
}
const BATCH = 100
/** What no answer says. */
const BROKEN = /undefined|NaN|\[object|Error:|\bat .+:\d+:\d+/

/**
 * Sends spoilt interactions through the sandbox's gateway to the bot in this process: a lobby, a game in the middle of
 * a turn, and people who press and type there. Each must be answered, in private, and change nothing.
 */
export async function fuzz(count: number, seed: string): Promise<Fuzzed> {
  const folder = await mkdtemp(join(tmpdir(), 'bonfire-fuzz-'))
  const file = join(folder, 'bonfire.db')
  const tampering = newTampering()
  const stage = await startStage({
    seed: () => '7'.repeat(32),
    databaseUrl: `file:${file}`,
    drawOneIn: 1e9,
    thinking: { analyse: async (rules, segments) => analyse(rules, { segments }, (turn) => diceFor(`fuzz ${turn}`)) },
    sandbox: { tamper: tampering.tamper },
  })
  try {
    const [ada, bjorn, noor, sanne] = await Promise.all([ADA, BJORN, NOOR, YUKI].map((id) => stage.person(id)))
    if (!ada || !bjorn || !noor || !sanne) throw new Error('nobody came')
    await keepFinished(file, stage.sandbox.guildId)
    const reals = await gather({ ada, bjorn, noor, sanne }, tampering, stage.service())
    const stranger = await tampering.memberOf(await stage.person(TEO))
    const dice = diceFor(`fuzz ${seed}`)
    const spoilt = newTally()
    const wrong: string[] = []
    const crowd = [ada, bjorn, noor, sanne].map((person) => newCarrier(person, tampering))
    for (let sent = 0; sent < count; ) {
      const before = kept(file)
      const batch = Array.from({ length: Math.min(BATCH, count - sent) }, () => {
        const kind = dice.pick(KINDS)
        const real = dice.pick(reals.filter((one) => kindsFor(one).includes(kind)))
        return { real, spoilt: spoil(real, kind, dice, stranger) }
      })
      sent += batch.length
      await Promise.all(
        crowd.map(async (carry, index) => {
          for (let at = index; at < batch.length; at += crowd.length) {
            const one = batch[at]
            if (one === undefined) continue
            spoilt[one.spoilt.kind]++
            const fault = await carry(one.real, one.spoilt)
            if (fault !== null) wrong.push(`${one.spoilt.kind}, ${one.spoilt.how}: ${fault}`)
          }
        }),
      )
      const after = kept(file)
      const changed = after.filter((row) => !before.includes(row))
      if (after.length !== before.length || changed.length > 0)
        wrong.push(`kept: ${changed.join()}, by one of: ${batch.map((one) => one.spoilt.how).join(' | ')}`)
    }
    for (const line of stage.lines) if (line.startsWith('error')) wrong.push(line)
    await stillPlays([ada, bjorn], file, wrong)
    return { spoilt, real: reals.length, wrong }
  } finally {
    await stage.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Games of the server that have ended and are reckoned, for its history, and for a ranking of two pages. */
async function keepFinished(file: string, guildId: string): Promise<void> {
  const store = await openStore(`file:${file}`)
  const game = seasonGame('fuzz', 4)
  for (let nth = 0; nth < 15; nth++) {
    const people = [0, 1, 2, 3].map((seat) => {
      const id = `80190000000000000${(nth % 3) * 4 + seat}`
      return { id, name: `player ${id}` }
    })
    await keepGame(store, game, { id: `ranked${nth}`, guildId, endedAt: new Date(nth + 1), people })
  }
  const people = [ADA, BJORN].map((id) => ({ id, name: `player ${id}` }))
  await keepGame(store, seasonGame('fuzz', 2), {
    id: 'finished',
    guildId,
    channelId: SECOND,
    endedAt: new Date(),
    people,
  })
  await seasonService(store).results.all()
  await store.close()
}

const newTally = (): Record<Kind, number> => ({
  missingField: 0,
  wrongType: 0,
  customId: 0,
  values: 0,
  options: 0,
  stranger: 0,
  wrongSeq: 0,
  otherInteraction: 0,
  unanswerable: 0,
})

/** Every row that the bot keeps, but for what channels show. */
function kept(file: string): string[] {
  const database = new Sqlite(file)
  const rows = [
    'tables',
    'entries',
    'snapshots',
    'boxes',
    'seats',
    'people',
    'servers',
    'blocks',
    'deeds',
    'lookings',
    'results',
    'result_people',
    'standings',
    'guild_results',
    'puzzle_attempts',
    'followers',
    'plans',
  ].flatMap((table) => database.prepare(`SELECT * FROM ${table}`).all())
  database.close()
  return rows.map((row) => JSON.stringify(row))
}

/** What happens to interactions on their way. A person's come in the order in which they act. */
interface Tampering {
  readonly tamper: (interaction: object) => unknown
  /** Does something whose interaction is what becomes of it here, under its own id and token. */
  instead<T>(person: ScriptedPerson, change: (interaction: object) => object, deed: () => T): T
  /** Does something, and tells what the bot got of it. */
  record(person: ScriptedPerson, deed: () => Promise<unknown>): Promise<object>
  /** A person as a server's interactions describe them. */
  memberOf(person: ScriptedPerson): Promise<object>
}

function newTampering(): Tampering {
  const waiting = new Map<string, ((interaction: object) => object)[]>()
  let heard: object = {}
  const record: Tampering['record'] = async (_, deed) => {
    await deed()
    return heard
  }
  return {
    tamper: (interaction) => {
      heard = interaction
      const payload = waiting.get(actor(interaction))?.shift()?.(interaction)
      return payload === undefined ? interaction : { ...payload, ...addressOf(interaction, payload) }
    },
    instead(person, change, deed) {
      waiting.set(person.id, [...(waiting.get(person.id) ?? []), change])
      return deed()
    },
    record,
    async memberOf(person) {
      const member = field(await record(person, () => slash(person, CAMPFIRE, 'help')), 'member')
      if (typeof member !== 'object' || member === null) throw new Error('nobody pressed')
      return member
    },
  }
}

/** A press of something that the bot does not know: it is answered, and changes nothing. */
const withoutEffect = (interaction: object): object => ({
  ...interaction,
  data: { custom_id: 'nothing', component_type: 2 },
})

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined
const actor = (interaction: object): string =>
  String(field(field(field(interaction, 'member'), 'user') ?? field(interaction, 'user'), 'id'))

/** A fresh id and token, except where just these are spoilt. */
const addressOf = (interaction: object, payload: object): object =>
  Object.fromEntries(
    ['id', 'token'].flatMap((name) =>
      typeof field(payload, name) === 'string' ? [[name, field(interaction, name)]] : [],
    ),
  )

interface People {
  readonly ada: ScriptedPerson
  readonly bjorn: ScriptedPerson
  readonly noor: ScriptedPerson
  readonly sanne: ScriptedPerson
}

const shown = ({ state, message, why }: Outcome): APIMessage => {
  if (message === null) throw new Error(`nothing to be seen: ${state} ${why ?? ''}`)
  return message
}
const verbOf = (id: string): string => id.split(':')[3] ?? ''
const has = (verb: string) => (message: APIMessage) =>
  readMessage(message).pressables.some(({ id, disabled }) => verbOf(id) === verb && !disabled)
const pressOn = async (person: ScriptedPerson, message: APIMessage, verb: string): Promise<Outcome> => {
  const found = readMessage(message).pressables.find(({ id, disabled }) => verbOf(id) === verb && !disabled)
  if (found === undefined) throw new Error(`there is no ${verb}`)
  const [first] = found.options
  return found.select && first !== undefined
    ? await person.select(message, found.id, [first.value])
    : await person.press(message, found.id)
}

const COMMANDS: readonly (readonly [string, Readonly<Record<string, string | number | boolean>>])[] = [
  ['new', { edition: 'online', beginners: true, story: 'round', time: 'in 2 hours' }],
  ['solo', { handicap: 5, challenge: false, guide: true }],
  ['join', {}],
  ['start', {}],
  ['turn', {}],
  ['look', { at: 'city', player: 'city0' }],
  ['city', { player: 'city0' }],
  ['settings', {}],
  ['log', { page: 2 }],
  ['play', { move: 'end' }],
  ['undo', {}],
  ['end', {}],
  ['resign', {}],
  ['takeover', { seat: 1 }],
  ['sitout', { seat: 1 }],
  ['close', {}],
  ['rules', { topic: 'ship' }],
  ['forget-me', {}],
  ['bonfire-club history', { players: 2, month: '2026-01' }],
  ['bonfire-club ranking', {}],
  ['bonfire-club stats', { whose: BJORN }],
  ['bonfire-club looking', { players: 3, until: 'in 2 hours', pace: 'turn 24', language: 'de' }],
  ['bonfire-server settings', {}],
  ['bonfire-server tables', {}],
  ['bonfire-server block', { person: TEO }],
  ['bonfire-server unblock', { person: TEO }],
  ['bonfire-server rights', {}],
  ['bonfire-server log', { page: 1 }],
  ['bonfire-server export', {}],
  ['bonfire-server delete', {}],
]

/** Real interactions of every kind: a lobby, a game in the middle of a turn, a game against Tom, commands. */
async function gather(
  { ada, bjorn, noor, sanne }: People,
  tampering: Tampering,
  service: TableService,
): Promise<Real[]> {
  const reals: Real[] = []
  // While the message is the newest of its person’s panels: the others are closed.
  const take = async (person: ScriptedPerson, message: APIMessage): Promise<void> => {
    const { pressables } = readMessage(message)
    const [some] = pressables.filter(({ disabled }) => !disabled)
    if (some === undefined) return
    const harmless = { ...message, id: message.id }
    const template = await tampering.record(person, () =>
      tampering.instead(person, withoutEffect, async () => {
        const { state, why } = some.select
          ? await person.select(harmless, some.id, [some.options[0]?.value ?? ''])
          : await person.press(harmless, some.id)
        // What never left would change the person’s next deed.
        if (state === 'refused') throw new Error(`a press on ${some.id} was not sent: ${why}`)
      }),
    )
    for (const { id, select, options } of pressables) {
      const values = select ? { values: [options[0]?.value ?? ''] } : {}
      const data = { custom_id: id, component_type: select ? 3 : 2, ...values }
      const payload = { ...template, data }
      reals.push({
        what: `press ${verbOf(id)}`,
        kind: select ? 'select' : 'button',
        payload,
        guarded: guardsOf(id),
      })
    }
  }
  await slash(noor, SECOND, 'new')
  const empty = await bjorn.until(SECOND, has('join'))
  await pressOn(bjorn, empty, 'join')
  await take(ada, await noor.until(SECOND, has('start')))
  await slash(ada, CAMPFIRE, 'new')
  await pressOn(bjorn, await bjorn.until(CAMPFIRE, has('join')), 'join')
  await pressOn(ada, await ada.until(CAMPFIRE, has('start')), 'start')
  const live = await ada.until(CAMPFIRE, has('open'))
  const acting = readMessage(live).texts.some((text) => text.includes(ada.id)) ? ada : bjorn
  await take(acting, live)
  const first = shown(await pressOn(acting, live, 'open'))
  const menu = shown(await pressOn(acting, first, 'play'))
  await take(acting, menu)
  const dm = await sanne.openDm()
  await take(sanne, shown(await slash(sanne, dm.id, 'solo')))
  await take(ada, shown(await slash(ada, SECOND, 'forget-me')))
  for (const command of ['server settings', 'server tables', 'server delete', 'club ranking', 'club stats'])
    await take(ada, shown(await slash(ada, SECOND, `bonfire-${command}`)))
  const firstPage = shown(await slash(ada, SECOND, 'bonfire-club ranking'))
  await take(ada, shown(await pressOn(ada, firstPage, 'ranking')))
  const limits = shown(await slash(ada, SECOND, 'bonfire-server settings'))
  await take(ada, shown(await pressOn(ada, limits, 'serverpage')))
  const games = async () => shown(await slash(ada, SECOND, 'bonfire-club history'))
  const played = async () => shown(await pressOn(ada, await games(), 'historygame'))
  await take(ada, await games())
  await take(ada, await played())
  await take(ada, shown(await pressOn(ada, await played(), 'analysis')))
  // Everybody has begun it: to look at it is to begin.
  for (const person of [noor, bjorn, sanne, ada]) await person.command(SECOND, 'bonfire-puzzle', [])
  await take(noor, shown(await noor.command(SECOND, 'bonfire-puzzle', [])))
  await solvePuzzle(service, { id: ADA, name: 'Ada' })
  await take(ada, shown(await ada.command(SECOND, 'bonfire-puzzle', [])))
  await slash(noor, SECOND, 'bonfire-club looking')
  await take(bjorn, await noor.until(SECOND, has('looking')))

  for (const { id, disabled } of readMessage(menu).pressables) {
    if (verbOf(id) !== 'page' || disabled) continue
    const panel = shown(await slash(acting, CAMPFIRE, 'turn'))
    if (readMessage(panel).pressables.some((one) => one.id === id))
      await take(acting, shown(await acting.press(panel, id)))
  }

  const template = await tampering.record(ada, () => slash(ada, CAMPFIRE, 'help'))
  const typing = await tampering.record(ada, () => halfTyped(ada))
  for (const [name, given] of COMMANDS) {
    const options = Object.entries(given).map(([option, value]) => ({
      name: option,
      value,
      type: typeOf(option, value),
    }))
    const [root = '', sub = ''] = pathOf(name).split(' ')
    const data = { name: root, options: [{ name: sub, type: 1, options }] }
    reals.push({ what: `command ${name}`, kind: 'command', payload: { ...template, data }, guarded: [] })
    if (['look', 'play', 'rules'].includes(name)) {
      const halfway = {
        ...data,
        options: [{ name: sub, type: 1, options: options.map((one) => ({ ...one, focused: true })) }],
      }
      reals.push({ what: `typing ${name}`, kind: 'typing', payload: { ...typing, data: halfway }, guarded: [] })
    }
  }
  return reals
}

/** Plays the best turn of the day's puzzle. */
async function solvePuzzle(service: TableService, person: Person): Promise<void> {
  const { table, puzzle } = await service.puzzles.of(service.puzzles.today(), person)
  const action = { kind: 'choices' as const, choices: bestChoicesOfPuzzle(puzzle) }
  await service.act({ tableId: table.id, seq: null, person, moderator: false, interactionId: null, action })
}

const typeOf = (option: string, value: string | number | boolean): number =>
  option === 'person' || option === 'whose' ? 6 : typeof value === 'string' ? 3 : typeof value === 'number' ? 4 : 5
const halfTyped = (person: ScriptedPerson) =>
  person.autocomplete(CAMPFIRE, 'bonfire', [
    { name: 'rules', type: 1, options: [{ name: 'topic', type: 3, value: 'sh', focused: true }] },
  ])

/** Somebody whose harmless deeds carry spoilt interactions; says what was wrong with the answer, or null. */
function newCarrier(
  person: ScriptedPerson,
  tampering: Tampering,
): (real: Real, spoilt: Spoilt) => Promise<string | null> {
  let own: APIMessage | null = null
  return async (real, spoilt) => {
    const through = <T>(deed: () => T): T => tampering.instead(person, () => spoilt.payload, deed)
    if (real.kind === 'typing') {
      const choices = through(() => halfTyped(person)).catch(() => null)
      return spoilt.kind !== 'unanswerable' && (await choices) === null ? 'no suggestions came' : null
    }
    let outcome: Promise<Outcome>
    if (real.kind === 'command') outcome = through(() => slash(person, CAMPFIRE, 'help'))
    else {
      const message: APIMessage = own !== null && has('log')(own) ? own : shown(await slash(person, CAMPFIRE, 'scores'))
      own = message
      const log = readMessage(message).pressables.find(({ id }) => verbOf(id) === 'log')
      outcome = through(() => person.press(message, log?.id ?? ''))
    }
    if (spoilt.kind === 'unanswerable') {
      own = null
      return null
    }
    const { state, why, message } = await outcome
    if (own !== null && message?.id === own.id) own = message
    if (state !== 'answered') return `${state} ${why ?? ''}`
    if (message === null) return 'nothing to be seen'
    if (((message.flags ?? 0) & 64) === 0) return 'everybody saw the answer'
    const { texts, faults } = readMessage(message)
    if (faults.length > 0) return faults.join()
    return BROKEN.test(texts.join('\n')) ? `it said: ${texts.join(' ')}` : null
  }
}

/** Afterwards the game goes on as if nothing had been. */
async function stillPlays(people: readonly ScriptedPerson[], file: string, wrong: string[]): Promise<void> {
  const before = kept(file)
  for (const person of people) {
    const panel = shown(await slash(person, CAMPFIRE, 'turn'))
    if (!has('undo')(panel)) continue
    const undone = shown(await pressOn(person, panel, 'undo'))
    if (!has('play')(undone) || kept(file).length !== before.length + 1) wrong.push('the game did not go on')
    return
  }
  wrong.push('nobody could go on')
}
