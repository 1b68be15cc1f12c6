import { setImmediate } from 'node:timers/promises'
import { type APIMessage, MessageFlags } from 'discord-api-types/v10'
import { pressOrRefreshOfCustomId } from '#commands'
import { NO_TABLE } from '#commands/custom-id'
import type { TypedOption } from '#sandbox/page-protocol'
import { connectPerson, type Outcome, type ScriptedPerson } from '#sandbox/person'
import type { Dice } from '#support/dice'
import { anyPress, playsOn, usefulPress } from '#support/monkey/policy'
import { type MessageContents, readMessage } from '#support/monkey/read-message'
import { liveTurn, noticeIn, turnIsOver } from '#support/monkey/sense'
import { pathOf } from '#support/slash'
import { words } from '#text'

const { live: liveWords, pace } = words('en')

/** Who was promised an answer waits so long for it; then what they see is what they saw before. */
export const PATIENCE_MS = 20_000

/** Something that a person sent, and what became of it. */
export interface Sent {
  readonly personId: string
  /** In ms since 1970. */
  readonly from: number
  readonly to: number
  readonly state: Outcome['state']
  /** When the first answer came, in ms since 1970; null when none came. */
  readonly answeredAt: number | null
  /** Known when it was answered. */
  readonly interactionId: string | null
  /** The answer said that something was done. */
  readonly claims: boolean
  readonly what: string
  /** What the answer said, as far as it has words. */
  readonly said: string
  /** What its selects say is chosen: a select's id and a value, as `what` has a press that chooses that. */
  readonly chosen: readonly string[]
}

/** A message that mentioned somebody when it came. */
export interface Ping {
  readonly messageId: string
  readonly personId: string
  readonly table: string
  /** The entry it was drawn at. */
  readonly seq: number
  /** It tells them that their turn comes next, as who wants to hear that does later than what they were called to. */
  readonly isNext: boolean
  /** It tells that time runs out, or is over, or that there is more: so much people hear whatever they set. */
  readonly isOfClock: boolean
  /** When their turn began, in s since 1970, as it says; null where it is not their turn. */
  readonly turnBegan: string | null
}

/** A message of the bot's that somebody got directly, and that answers nothing. */
export interface Direct {
  readonly messageId: string
  readonly personId: string
  /** What it says and offers. */
  readonly says: string
}

/** Somebody at one table, who knows only the messages of its channel. */
export interface Player {
  readonly person: ScriptedPerson
  readonly sent: Sent[]
  readonly pings: Ping[]
  readonly directs: Direct[]
  /** Presses or types what brings the table on, if it is this person's to do; null when there is nothing to do. */
  step(): Promise<Outcome | null>
  /** Types something beside the game, or presses something of what such a command showed. */
  aside(): Promise<Outcome>
  /** Presses that button, or chooses that of that select. */
  press(message: APIMessage, customId: string, values?: readonly string[]): Promise<Outcome>
  /**
   * Types what follows `/bonfire`, or another command by its whole path.
   * @param where id of another channel than their own
   */
  type(command: string, options?: readonly TypedOption[], where?: string): Promise<Outcome>
}

/** What was read once: all that somebody sees is looked through at each step. */
const readings = new WeakMap<APIMessage, MessageContents>()
const drawn = new WeakMap<APIMessage, { readonly table: string; readonly seq: number } | null>()

function readingOf(message: APIMessage): MessageContents {
  const known = readings.get(message)
  if (known !== undefined) return known
  const reading = readMessage(message)
  readings.set(message, reading)
  return reading
}

/** Whether somebody can still press something of a table there: that table, and the newest seq. */
export function drawnAt(message: APIMessage): { readonly table: string; readonly seq: number } | null {
  const known = drawn.get(message)
  if (known !== undefined) return known
  const seen = readingOf(message).pressables.flatMap(({ id }) => {
    const decoded = pressOrRefreshOfCustomId(id)
    return decoded.kind === 'press' && decoded.press.table !== NO_TABLE ? [decoded.press] : []
  })
  const [first] = seen
  const found = first === undefined ? null : { table: first.table, seq: Math.max(...seen.map(({ seq }) => seq)) }
  drawn.set(message, found)
  return found
}

export const isPublic = (message: APIMessage): boolean => ((message.flags ?? 0) & MessageFlags.Ephemeral) === 0

/** Whether it is a try at a puzzle, which has no entries of its own. */
export const isPuzzle = (table: string | undefined): boolean => table?.startsWith('puzzle') === true

/** Whether everybody sees it, and it answers somebody: what they shared of a game, which stays as it is. */
export const isShared = (message: APIMessage): boolean =>
  isPublic(message) && message.interaction_metadata !== undefined

/** What is told of the time for a turn, before when that is. */
const CLOCK_LINES = [pace.over('@', 'remind'), pace.nearlyOver('@', 'free'), pace.moreTime('@')].flatMap(
  (line) => line.split('@')[0] ?? [],
)

/** What a message says of when a turn began, in s since 1970. */
export const TURN_BEGAN = /<t:(\d+):R>/

const buttonOf = (message: APIMessage, verb: string): string | null =>
  readingOf(message).pressables.find(({ id, disabled }) => !disabled && id.split(':')[3] === verb)?.id ?? null

/** What is pressed on one's own panel to change the table. */
const CHANGES: ReadonlySet<string> = new Set([
  'line',
  'play',
  'place',
  'go',
  'goend',
  'together',
  'pay',
  'pieces',
  'end',
  'undo',
])

/** What anybody types beside a game; only some may type what moderators do. */
const ASIDE: readonly (readonly [command: string, ...options: TypedOption[]])[] = [
  ['bonfire-club history'],
  ['bonfire-club history', { name: 'players', type: 4, value: 2 }, { name: 'month', type: 3, value: '2026-11' }],
  ['bonfire-club history', { name: 'whose', type: 6, value: '801000000000000001' }],
  ['bonfire-club ranking'],
  ['bonfire-club stats'],
  ['bonfire-club looking'],
  ['bonfire-club looking', { name: 'role', type: 8, value: '803000000000000002' }],
  ['bonfire-server settings'],
  ['bonfire-server tables'],
  ['bonfire-server log'],
  ['new', { name: 'time', type: 3, value: 'in 2 hours' }],
  ['bonfire-puzzle'],
]
/** A start that comes while the games are played. */
export const SOON: TypedOption = { name: 'time', type: 3, value: 'in 1 min' }
/** So long after a fixed start a host waits no more, in ms: somebody was missing. */
const MISSED = 30_000

/** What is pressed of what came of that, and ends nobody's game. */
const ASIDE_PRESSES = [
  'history',
  'historygame',
  'ranking',
  'readstats',
  'sharestats',
  'analysis',
  'shareresult',
  'sharelook',
  'tellend',
  'looking',
  'puzzle',
  'sharepuzzle',
  'serverpage',
] as const

/**
 * Connects a person to a channel.
 * @param host opens and starts the table; the others join
 * @param others ids of channels that they see, too
 */
export async function seatPlayer(
  url: string,
  personId: string,
  channelId: string,
  host: boolean,
  dice: Dice,
  others: readonly string[] = [],
): Promise<Player> {
  const channels = [channelId, ...others]
  const person = await connectPerson(url, personId, { channels, patienceMs: PATIENCE_MS })
  const sent: Sent[] = []
  const pings: Ping[] = []
  const directs: Direct[] = []
  const ids = new Map<string, string>()
  void listen()
  // The table may have been opened before.
  await person.history(channelId).catch(async (error: unknown) => {
    await person.close()
    throw error
  })

  async function listen(): Promise<void> {
    for await (const frame of person.frames()) {
      if (frame.t === 'interaction' && frame.interactionId !== undefined) ids.set(frame.nonce, frame.interactionId)
      if (frame.t !== 'message' || frame.op !== 'create' || !isPublic(frame.message)) continue
      const { id: messageId, channel_id, author, interaction_metadata } = frame.message
      if (!channels.includes(channel_id) && author.bot === true && interaction_metadata === undefined) {
        const { texts, pressables } = readMessage(frame.message)
        directs.push({ messageId, personId, says: JSON.stringify([texts, pressables.map(({ id }) => id)]) })
      }
      if (!frame.mentionsYou) continue
      const drawn = drawnAt(frame.message)
      const says = readingOf(frame.message).texts.join()
      const isNext = says.includes(words('en').turnNotices.nextInChannel(`<@${personId}>`))
      const isOfClock = CLOCK_LINES.some((line) => says.includes(line))
      const turnBegan = says.includes(liveWords.turnOf(`<@${personId}>`)) ? (TURN_BEGAN.exec(says)?.[1] ?? null) : null
      if (drawn !== null) pings.push({ messageId, personId, ...drawn, isNext, isOfClock, turnBegan })
    }
  }

  async function send(what: string, seq: number | null, make: () => Promise<Outcome>): Promise<Outcome> {
    const from = Date.now()
    const outcome = await make()
    // Its frames are listened to elsewhere, a moment later.
    for (let tick = 0; tick < 100 && outcome.state === 'answered' && !ids.has(outcome.nonce); tick++)
      await setImmediate()
    const interactionId = ids.get(outcome.nonce) ?? null
    const claims = seq !== null && outcome.state === 'answered' && saysDone(outcome, seq)
    const answeredAt = outcome.state === 'answered' ? from + outcome.firstMs : null
    const { texts, pressables } = outcome.message === null ? { texts: [], pressables: [] } : readingOf(outcome.message)
    const chosen = pressables.flatMap(({ id, options }) =>
      options.flatMap((one) => (one.chosen ? `${id} ${one.value}` : [])),
    )
    sent.push({
      ...{ personId, from, to: Date.now(), state: outcome.state, answeredAt, interactionId, claims, what },
      ...{ said: texts.join(' / '), chosen },
    })
    return outcome
  }

  const press = (message: APIMessage, id: string, values: readonly string[] = []): Promise<Outcome> => {
    const [, , seq, verb] = id.split(':')
    const make = () => (values.length === 0 ? person.press(message, id) : person.select(message, id, values))
    return send(`${id} ${values.join()}`, CHANGES.has(verb ?? '') ? Number(seq) : null, make)
  }
  const type = (command: string, options: readonly TypedOption[] = [], where = channelId): Promise<Outcome> => {
    const [root = '', name = ''] = pathOf(command).split(' ')
    const said = options.map(({ value }) => ` ${value}`).join('')
    return send(`/${pathOf(command)}${said}`, null, () =>
      person.command(where, root, name === '' ? [] : [{ name, type: 1, options: [...options] }]),
    )
  }

  /** The newest message that everybody sees and that can be pressed. */
  const live = (): APIMessage | null =>
    person.latest(
      channelId,
      (one) => isPublic(one) && !isShared(one) && one.author.bot === true && drawnAt(one) !== null,
    )

  async function inLobby(lobby: APIMessage): Promise<Outcome | null> {
    const start = buttonOf(lobby, 'start')
    const [, fixed = 0] = /<t:(\d+):F>/.exec(readingOf(lobby).texts.join()) ?? []
    const comes = Number(fixed) * 1000 > Date.now() - MISSED
    if (host && start !== null) return comes ? null : press(lobby, start)
    const join = buttonOf(lobby, 'join')
    // Two can start: the second one sits.
    return host || join === null || start !== null ? null : press(lobby, join)
  }

  async function inGame(message: APIMessage): Promise<Outcome | null> {
    const open = buttonOf(message, 'open')
    if (open === null || liveTurn(readingOf(message)) !== personId) return null
    const panel = person.latest(
      channelId,
      (one) => !isPublic(one) && !isPuzzle(drawnAt(one)?.table) && playsOn(readingOf(one)).length > 0,
    )
    if (panel === null || dice.oneIn(15)) return press(message, open)
    const plan = usefulPress(readingOf(panel), dice)
    if (plan === null) return press(message, open)
    const values = plan.options.map(({ value }) => value)
    return plan.pressed.select ? press(panel, plan.pressed.id, values) : press(panel, plan.pressed.id)
  }

  async function aside(): Promise<Outcome> {
    const puzzle = person.latest(channelId, (one) => !isPublic(one) && isPuzzle(drawnAt(one)?.table))
    const plan = puzzle && dice.oneIn(2) ? anyPress(readingOf(puzzle).pressables, dice) : null
    if (puzzle && plan)
      return press(
        puzzle,
        plan.pressed.id,
        plan.options.map(({ value }) => value),
      )
    const verb = dice.pick(ASIDE_PRESSES)
    const message = person.latest(channelId, (one) => buttonOf(one, verb) !== null)
    const pressed =
      message && readMessage(message).pressables.find(({ id, disabled }) => !disabled && id.split(':')[3] === verb)
    if (!message || !pressed || dice.oneIn(2)) {
      const [command, ...options] = dice.pick(ASIDE)
      return type(command, options)
    }
    return press(message, pressed.id, pressed.select ? [dice.pick(pressed.options).value] : [])
  }

  return {
    person,
    sent,
    pings,
    directs,
    press,
    type,
    aside,
    async step() {
      // Most people see that the bot is away, and wait.
      if (!person.world().botOnline && !dice.oneIn(15)) return null
      const message = live()
      const isOver = message === null || ['join', 'open'].every((verb) => buttonOf(message, verb) === null)
      if (isOver) return host ? type('new', dice.oneIn(4) ? [SOON] : []) : null
      if (buttonOf(message, 'join') !== null) return (await inLobby(message)) ?? (dice.oneIn(20) ? type('turn') : null)
      return (await inGame(message)) ?? (dice.oneIn(20) ? type('turn') : null)
    },
  }
}

/** Whether an answer to a press drawn at `seq` says that it was carried out. */
function saysDone({ message }: Outcome, seq: number): boolean {
  if (message === null || isPublic(message)) return false
  const reading = readMessage(message)
  const drawn = drawnAt(message)
  // A panel of a puzzle says so where others say what was refused.
  const quoted = reading.texts.flatMap((text) => text.split('\n')).filter((line) => line.startsWith('> '))
  if (isPuzzle(drawn?.table) ? quoted.length > 1 : noticeIn(reading) !== null) return false
  if (turnIsOver(reading)) return true
  return drawn !== null && drawn.seq > seq
}
