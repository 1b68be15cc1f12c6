import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  cannotShowElsewherePost,
  channelCardPost,
  directEndPost,
  directPost,
  gameEndElsewherePost,
  handleCommand,
  handleComponent,
  livePost,
  noticePost,
  pastPost,
  pressOrRefreshOfCustomId,
  shownElsewherePost,
  threadLockedPost,
} from '#commands'
import {
  type Choice,
  decision,
  isRevealingEvent,
  journalSchema,
  legalChoices,
  newGame,
  parseChoice,
  play,
  type Setup,
  standardRules,
} from '#engine'
import { openStore } from '#store'
import { viewAsActor } from '#support/as-actor'
import { diceFor } from '#support/dice'
import { createTableService, NO_LIVE_MESSAGE_EXTRAS, type Person, type TableService } from '#table'
import { LANGUAGES, type Language, words } from '#text'
import { type Asker, pressables, Recorder, type Views } from './record.ts'
import { analyse, recommend } from './thought.ts'

const FIXTURES = new URL('../../engine/fixtures/', import.meta.url)
const GUILD = '9'.repeat(18)
const BEGAN = Date.UTC(2026, 10, 20, 12)
const MINUTE = 60_000

/** Somebody at a table, with a name that Markdown would change. */
const someone = (nth: number): Person => ({
  id: `10000000000000000${nth}`,
  name: ['Ann_1', 'Bob', 'Čećilia', '*Dan*', 'Eef', 'guest'][nth] ?? `person ${nth}`,
})

/** All states, asked for at a service whose clock, games and thoughts are always the same. */
export async function viewsNow(): Promise<Record<Language, Views>> {
  const folder = await mkdtemp(join(tmpdir(), 'bonfire-views-'))
  const store = await openStore(`file:${join(folder, 'bonfire.db')}`)
  const clock = { now: BEGAN }
  const games: string[] = []
  const service = createTableService(store.tables, {
    now: () => new Date(clock.now),
    seed: () => games.shift() ?? '5'.repeat(32),
    ...{ ...store, recommend, analyse },
  })
  try {
    const recorder = new Recorder(service)
    const world: World = { recorder, service, clock, games }
    await withoutTable(world)
    await inLobby(world)
    await atTable(world, { file: '4-online-1-15', channelId: '2'.repeat(18), presses: 5 })
    await atTable(world, { file: '2-rulebook-1-201', channelId: '3'.repeat(18), presses: 5 })
    await atTable(world, { file: 'solo/rulebook-1-2', channelId: '4'.repeat(18), presses: 5 })
    await played(world)
    return recorder.views
  } finally {
    await service.idle()
    await store.close()
    await rm(folder, { recursive: true, force: true })
  }
}

interface World {
  readonly recorder: Recorder
  readonly service: TableService
  /** In ms since 1970; it only moves from step to step. */
  readonly clock: { now: number }
  /** Seeds of the games that begin next. */
  readonly games: string[]
}

const inGuild = (nth: number, channelId: string): Asker => ({ person: someone(nth), channelId, guildId: GUILD })

/** What is typed and pressed where no table is. */
async function withoutTable({ recorder }: World): Promise<void> {
  const guest = inGuild(5, '1'.repeat(18))
  await recorder.explored('nowhere', guest, 'help', 6)
  await recorder.explored('nowhere', guest, 'rules', 6)
  for (const about of ['gnomes', 'zzz']) await recorder.typed(guest, 'rules', { about })
  await recorder.explored('nowhere', guest, 'settings', 4)
  for (const command of [
    'turn',
    'table',
    'mine',
    'follow',
    'profile',
    'journal',
    'analysis',
    'log',
    'forgetme',
    'nonsense',
  ])
    await recorder.typed(guest, command)
  await recorder.typed(guest, 'settings', { zone: 'Europe/Amsterdam' })
  await recorder.typed(guest, 'settings', { zone: 'nowhere at all' })
  for (const what of ['open', 'back'])
    await recorder.pressed('nowhere', guest, { id: `b1:-:0:turnnotice:${what}`, value: null })
  for (const lesson of [1, 2, 3])
    for (const press of [`${lesson}`, `${lesson}:0`, `${lesson}:1`])
      await recorder.pressed('nowhere', guest, { id: `b1:-:0:learn:${press}`, value: null })
  await recorder.pressed('nowhere', guest, { id: 'b0:nonsense', value: null })
  await recorder.explored('nowhere', guest, 'bonfire-puzzle', 3)
  recorder.posted('notice', (language) => noticePost(words(language).notices.gone))
  recorder.posted('also shown', (language) => shownElsewherePost('7'.repeat(18), someone(0).id, language))
  recorder.posted('shown no more', (language) => cannotShowElsewherePost('7'.repeat(18), someone(0).id, language))
}

/** From the opening to a lobby with people, computer players, kept seats and a clock. */
async function inLobby(world: World): Promise<void> {
  const { recorder, service, clock } = world
  const channelId = '5'.repeat(18)
  const [host, second, guest] = [inGuild(0, channelId), inGuild(1, channelId), inGuild(5, channelId)]
  const friend = `20000000000000000${1}`
  await recorder.changed('lobby new', host, 'en', 'drawn', async (caller) => {
    const made = await handleCommand(service, caller, 'bonfire new', { edition: 'online', friend })
    recorder.knows((await service.inChannel(channelId))?.id ?? '')
    return made
  })
  const { id } = (await service.inChannel(channelId)) ?? missing('lobby')
  const shown = async (name: string): Promise<void> => {
    const table = (await service.view(id)) ?? missing(name)
    recorder.posted(`lobby ${name} live`, (language) => livePost(table, language))
    recorder.posted(`lobby ${name} card`, (language) => channelCardPost(table, language))
    await recorder.asked(`lobby ${name} settings`, host, (caller) =>
      handleComponent(service, caller, pressOrRefreshOfCustomId(`b1:${id}:1:lobbysettings`), []),
    )
  }
  const press = async (name: string, asker: Asker, verb: string, ...values: string[]): Promise<void> => {
    clock.now += MINUTE
    const language = LANGUAGES[(name.length + verb.length) % LANGUAGES.length] ?? 'en'
    await recorder.changed(`lobby ${name}`, asker, language, 'drawn', (caller) =>
      handleComponent(service, caller, pressOrRefreshOfCustomId(`b1:${id}:1:${verb}`), values),
    )
  }
  await shown('with a kept seat')
  await press('join', second, 'join')
  await press('join twice', second, 'join')
  await press('option by a guest', guest, 'option', 'edition rulebook')
  await press('option', host, 'option', 'startAt 4')
  await press('option that is none', host, 'option', 'nonsense')
  await press('recommendations', host, 'option', 'recommendations true')
  await shown('of two')
  await press('clock', host, 'paceclock', 'days 2')
  await press('ending', host, 'paceend', 'sitOut')
  await press('computer', host, 'computers', 'club')
  await shown('with a computer player')
  for (const command of ['turn', 'table', 'mine', 'settings', 'help']) await recorder.typed(host, command)
  for (const command of ['turn', 'close', 'resign', 'follow']) await recorder.typed(guest, command)
  await press('release', host, `release:${friend}`)
  await press('close', host, 'close')
  await press('leave', second, 'leave')
  await shown('left')
}

interface Played {
  /** Below the engine's fixtures. */
  readonly file: string
  readonly channelId: string
  /** How many presses that show something are tried at each. */
  readonly presses: number
}

/** Opens a table for a kept game, plays it, and looks at its positions on the way and at its end. */
async function atTable(world: World, { file, channelId, presses }: Played): Promise<void> {
  const { recorder, service, clock, games } = world
  const [segment] = journalSchema.parse(JSON.parse(await readFile(new URL(`${file}.json`, FIXTURES), 'utf8'))).segments
  if (segment === undefined || !('setup' in segment.start)) return missing(file)
  const { setup } = segment.start
  const choices = segment.choices.map((line) => parseChoice(line) ?? missing(line))
  const solo = setup.players === 1
  const at = (nth: number): Asker => ({ person: someone(nth), channelId, guildId: solo ? null : GUILD })
  games.push(setup.seed)
  // The kept games were played with all that is asked for Tom.
  if (solo) await service.saveSettings(someone(0).id, { tomsTies: true })
  clock.now += MINUTE
  const opened = await service.open({
    ...{ guildId: solo ? null : GUILD, channelId, host: someone(0), solo },
    options: { edition: setup.edition, beginnerIslands: setup.beginnerIslands, recommendations: !solo, language: 'en' },
  })
  if (opened.kind !== 'opened') return missing(file)
  const { id } = opened.table
  recorder.knows(id)
  const act = async (person: Person, action: Parameters<TableService['act']>[0]['action']): Promise<void> => {
    clock.now += MINUTE
    const made = await service.act({ tableId: id, seq: null, person, moderator: false, interactionId: null, action })
    if (made.kind !== 'done')
      missing(
        `${file}: ${JSON.stringify(action)} (${made.kind === 'refused' ? JSON.stringify(made.refusal) : made.kind})`,
      )
  }
  for (let seat = 1; seat < setup.players; seat++) await act(someone(seat), { kind: 'join' })
  if (!solo) {
    await act(someone(0), {
      kind: 'option',
      change: { pace: { kind: 'bank', hours: 48, refill: 12, atEnd: 'remind' } },
    })
    await act(someone(0), { kind: 'start' })
  }
  const wanted = positionsOf(setup, choices)
  let from = 0
  for (const [nth, to] of wanted.entries()) {
    await playedOn(service, id, choices, from, to, act)
    from = to
    await atPosition(world, `${file} ${to}`, id, at, presses, nth % 3 === 1)
    if (nth % 4 === 1) shownBeside(world, `${file} ${to}`, await told(service, id))
    if (nth === 5)
      await recorder.explored(`${file} ${to} elsewhere`, elsewhere(at(await actingSeat(service, id))), 'turn', 6)
  }
  await playedOn(service, id, choices, from, choices.length, act)
  await whenOver(world, `${file} over`, id, at)
}

/** After how many choices to look: at the first turns, at each question's fullest position, and where any other choice can be made. */
function positionsOf(setup: Setup, choices: readonly Choice[]): number[] {
  const fullest = new Map<string, { index: number; options: number }>()
  const kinds: Set<string>[] = []
  let state = newGame(standardRules, setup)
  choices.forEach((choice, index) => {
    const legal = legalChoices(standardRules, state)
    const key = `${decision(state)?.question.kind} ${state.turn.used}`
    if (legal.length > (fullest.get(key)?.options ?? 0)) fullest.set(key, { index, options: legal.length })
    kinds.push(new Set(legal.map(({ kind }) => kind)))
    state = play(standardRules, state, choice).state
  })
  const found = new Set([0, 1, 2, ...[...fullest.values()].map(({ index }) => index)])
  const shown = new Set([...found].flatMap((index) => [...(kinds[index] ?? [])]))
  kinds.forEach((legal, index) => {
    if ([...legal].every((kind) => shown.has(kind))) return
    found.add(index)
    for (const kind of legal) shown.add(kind)
  })
  return [...found].toSorted((a, b) => a - b)
}

/** Makes the kept game's choices, each turn's at once. */
async function playedOn(
  service: TableService,
  id: string,
  choices: readonly Choice[],
  from: number,
  to: number,
  act: (person: Person, action: { kind: 'choices'; choices: Choice[] }) => Promise<void>,
): Promise<void> {
  for (let next = from; next < to; ) {
    const table = (await viewAsActor(service, id)) ?? missing(id)
    const person =
      table.seats.find((seat) => seat.person?.id === table.acting)?.person ?? missing(`who acts at ${next}`)
    const line: Choice[] = []
    let state = table.state
    while (next < to && state !== null) {
      const choice = choices[next++] ?? missing('choice')
      line.push(choice)
      const played = play(table.rules, state, choice)
      state = played.state
      // A press stops where something is turned up.
      if (played.events.some(isRevealingEvent) || state.turn.number !== table.state?.turn.number) break
    }
    await act(person, { kind: 'choices', choices: line })
  }
}

/**
 * A game that is on: what its channel shows, and what people can open.
 * @param byAll also who waits, and who only looks
 */
async function atPosition(
  world: World,
  name: string,
  id: string,
  at: (nth: number) => Asker,
  presses: number,
  byAll: boolean,
): Promise<void> {
  const { recorder, service } = world
  const table = (await viewAsActor(service, id)) ?? missing(name)
  const acts = table.seats.findIndex(({ person }) => person?.id === table.acting)
  shownInChannel(world, name, await told(service, id))
  await recorder.explored(`${name} acts`, at(acts), 'turn', presses)
  if (byAll && table.seats.length > 1) {
    await recorder.explored(`${name} waits`, at((acts + 1) % table.seats.length), 'turn', 2)
    await recorder.explored(`${name} guest`, at(5), 'table', 1)
  }
}

const told = async (service: TableService, id: string) => (await service.view(id)) ?? missing(id)

/** The same person in another channel of the server. */
const elsewhere = (asker: Asker): Asker => ({ ...asker, channelId: '8'.repeat(18) })

async function actingSeat(service: TableService, id: string): Promise<number> {
  const { seats, acting } = await told(service, id)
  return seats.findIndex(({ person }) => person?.id === acting)
}

/** Everything that is posted about a table by itself. */
function shownInChannel({ recorder, clock }: World, name: string, table: Awaited<ReturnType<typeof told>>): void {
  const also = {
    ...{
      ...NO_LIVE_MESSAGE_EXTRAS,
      next: someone(1).id,
      unreached: [{ personId: someone(1).id, why: 'left' as const }],
    },
    ...{ others: [someone(0).id], away: [{ personId: someone(1).id, until: new Date(clock.now) }] },
    ...{ clock: { end: new Date(clock.now), atEnd: 'remind' as const, stands: 'over' as const }, maySeatBeFreed: true },
  }
  recorder.posted(`${name} live`, (language) => livePost(table, language))
  if (table.guildId !== null)
    recorder.posted(`${name} live with news`, (language) => livePost(table, language, null, also))
}

/** The same in other places. */
function shownBeside({ recorder, clock }: World, name: string, table: Awaited<ReturnType<typeof told>>): void {
  recorder.posted(`${name} card`, (language) => channelCardPost(table, language))
  recorder.posted(`${name} past`, (language) => pastPost(table, table.turnSeq ?? 1, language))
  recorder.posted(`${name} direct`, (language) =>
    directPost(
      [{ table, kinds: ['call'], messageId: '6'.repeat(18), end: new Date(clock.now) }],
      someone(0).id,
      language,
    ),
  )
}

/** A game that is over: its scores, its log, and the look back at it. */
async function whenOver(world: World, name: string, id: string, at: (nth: number) => Asker): Promise<void> {
  const { recorder, service } = world
  const table = await told(service, id)
  shownInChannel(world, name, table)
  shownBeside(world, name, table)
  recorder.posted(`${name} told to followers`, (language) => gameEndElsewherePost(table, language))
  recorder.posted(`${name} told directly`, (language) => directEndPost(table, language))
  recorder.posted(`${name} locked`, (language) => threadLockedPost(table, language))
  for (const command of ['log', 'analysis', 'journal', 'profile', 'mine', 'turn'])
    await recorder.explored(name, at(0), command, command === 'analysis' || command === 'log' ? 7 : 0)
}

/** Games that are pressed on by dice: of two people, of whom who waits plans ahead, and against Tom. */
async function played({ recorder, service, clock, games }: World): Promise<void> {
  const channelId = '6'.repeat(18)
  const people = [inGuild(0, channelId), inGuild(1, channelId)]
  const dice = diceFor('kept views')
  const [host, second] = people
  if (host === undefined || second === undefined) return
  await handleCommand(service, recorder.caller(host, 'en'), 'bonfire new', {})
  const { id } = (await service.inChannel(channelId)) ?? missing('a table')
  recorder.knows(id)
  await handleCommand(service, recorder.caller(second, 'en'), 'bonfire join', {})
  await handleCommand(service, recorder.caller(host, 'en'), 'bonfire start', {})
  for (let nth = 0; nth < 12; nth++) {
    clock.now += MINUTE
    const acts = people[await actingSeat(service, id)] ?? missing('who acts')
    const waits = people.find((one) => one !== acts) ?? missing('who waits')
    await recorder.walked(`walk ${nth}`, acts, 'turn', 12, dice)
    if (nth % 4 === 3) await recorder.walked(`plan ${nth}`, waits, 'turn', 10, dice)
  }
  await recorder.explored('walked', second, 'log', 2)
  await recorder.explored('walked', second, 'turn', 2)
  await recorder.typed(elsewhere(host), 'follow')
  const leaving = await recorder.changed('walked resign', second, 'de', 'drawn', (caller) =>
    handleCommand(service, caller, 'bonfire resign', {}),
  )
  const [confirm = missing('a way to leave')] = pressables(leaving).flatMap(({ id }) =>
    id.includes(':confirm:') ? id : [],
  )
  await recorder.changed('walked leaves', second, 'nl', 'drawn', (caller) =>
    handleComponent(service, caller, pressOrRefreshOfCustomId(confirm), []),
  )
  const left = await told(service, id)
  shownInChannel({ recorder, service, clock, games }, 'walked left', left)
  shownBeside({ recorder, service, clock, games }, 'walked left', left)
  await recorder.explored('walked left', host, 'turn', 1)
  const alone: Asker = { person: someone(2), channelId: '7'.repeat(18), guildId: null }
  await handleCommand(service, recorder.caller(alone, 'en'), 'bonfire solo', {})
  recorder.knows((await service.inChannel(alone.channelId))?.id ?? '')
  for (let nth = 0; nth < 4; nth++) await recorder.walked(`alone ${nth}`, alone, 'turn', 12, dice)
  for (const command of ['hint', 'resign', 'profile', 'solo']) await recorder.typed(alone, command)
}

function missing(what: string): never {
  throw new Error(`the kept views lack ${what}`)
}
