import { setTimeout as sleep } from 'node:timers/promises'
import type { APIMessage } from 'discord-api-types/v10'
import { isPublic, type Player } from '#support/chaos/player'
import type { Dice } from '#support/dice'
import { readMessage } from '#support/monkey/read-message'
import { verbOf } from '#support/monkey/sense'
import { words } from '#text'
import { MINUTE_MS } from '#time'
import type { Day } from './day.ts'
import type { Pace } from './pace.ts'

/** What everybody types between tables. */
export const CLUB_LOOKS = ['bonfire-club history', 'bonfire-club ranking', 'bonfire-club stats'] as const

/** Looks for players, or answers who does. */
export async function seek(player: Player, channelId: string, dice: Dice): Promise<void> {
  const search = player.person.latest(channelId, (one) => isPublic(one) && buttonsOf(one, 'looking').length > 0)
  const buttons = buttonsOf(search, 'looking')
  if (search === null || buttons.length === 0 || dice.oneIn(3)) {
    const options = [
      { name: 'players', type: 4, value: 2 + dice.below(2) },
      { name: 'until', type: 3, value: `in ${1 + dice.below(30)} hours` },
    ]
    await player.type('bonfire-club looking', options)
  } else await player.press(search, dice.pick(buttons))
}

/** What can be pressed of a message and has this verb, by its id; nothing where there is no message. */
export const buttonsOf = (message: APIMessage | null, verb: string): string[] =>
  message === null
    ? []
    : readMessage(message).pressables.flatMap((one) => (verbOf(one) === verb && !one.disabled ? one.id : []))

/** What a moderator does, with how often. */
const RULES = { show: 4, change: 3, tables: 3, block: 2, unblock: 4, delete: 1 } as const
type Rule = keyof typeof RULES
const RULE_NAMES = ['show', 'change', 'tables', 'block', 'unblock', 'delete'] as const satisfies readonly Rule[]
const SHOWN = ['settings', 'tables', 'log', 'rights', 'export', 'block'] as const
/** Settings that make the next tables other ones, and let people play on. */
const HARMLESS = [
  'serverset:\\d+:edition',
  'serverset:\\d+:hints',
  'serverset:\\d+:computers',
  'serverset:\\d+:pace',
  'serverpage:\\d+:',
]

/**
 * Moderates a server until the day is over, every few hours: changes what holds there, closes tables and frees seats, blocks
 * people for a while, and now and then deletes everything.
 * @param others ids of people who may be blocked
 */
export async function moderate(
  now: () => Player | undefined,
  others: readonly string[],
  { ruleMinutes }: Pace,
  dice: Dice,
  day: Day,
): Promise<void> {
  for (;;) {
    await sleep((10 + dice.below(ruleMinutes)) * MINUTE_MS)
    const player = now()
    if (day.over()) return
    if (day.awake() && player !== undefined)
      await ruleBy(
        dice.weighted(RULE_NAMES, (rule) => RULES[rule]),
        player,
        others,
        dice,
      )
  }
}

async function ruleBy(rule: Rule, player: Player, others: readonly string[], dice: Dice): Promise<void> {
  switch (rule) {
    case 'show':
      await player.type(`bonfire-server ${dice.pick(SHOWN)}`)
      return
    case 'change':
      await pressAll(player, await opened(player, 'settings'), [dice.pick(HARMLESS), dice.pick(HARMLESS)], dice)
      return
    case 'tables':
      await pressAll(player, await opened(player, 'tables'), ['servertables:\\d+:choose', CONFIRM], dice)
      return
    case 'block': {
      const person = [{ name: 'person', type: 6, value: dice.pick(others) }]
      await player.type('bonfire-server block', person)
      // Who is blocked for days plays nothing, and neither do those who wait for them.
      await sleep((5 + dice.below(60)) * MINUTE_MS)
      await player.type('bonfire-server unblock', person)
      return
    }
    case 'unblock':
      await player.type('bonfire-server unblock', [{ name: 'person', type: 6, value: dice.pick(others) }])
      return
    case 'delete':
      await pressAll(player, await opened(player, 'delete'), ['serverdelete:\\d+:again', DELETE], dice)
  }
}

const CONFIRM = 'servertables:\\d+:(?:close|free\\d)'
export const DELETE = 'serverdelete:\\d+:yes'

const opened = async (player: Player, command: string): Promise<APIMessage | null> =>
  (await player.type(`bonfire-server ${command}`)).message

/** Presses one after the other what there is of it, each on the answer to the one before; the last answer, or null. */
export async function pressAll(
  player: Player,
  first: APIMessage | null,
  ids: readonly string[],
  dice: Dice,
): Promise<APIMessage | null> {
  let message = first
  for (const id of ids) {
    if (message === null || isPublic(message)) return null
    const pattern = new RegExp(`:${id}`)
    const found = readMessage(message).pressables.filter((one) => pattern.test(one.id) && !one.disabled)
    if (found.length === 0) return null
    const one = dice.pick(found)
    const outcome = one.select
      ? await player.press(message, one.id, [dice.pick(one.options).value])
      : await player.press(message, one.id)
    message = outcome.message
  }
  return message
}

/** When a moderator did something that changes what others may, as they were told. */
export interface Rulings {
  /** When everything of the server was deleted: from when on, and until when at the latest. */
  readonly deletions: readonly { readonly from: number; readonly to: number; readonly done: boolean }[]
  /** From when on, and until when at least, somebody was blocked. */
  readonly blocks: readonly { readonly personId: string; readonly from: number; readonly to: number }[]
}

/** @param players of whom some moderate */
export function rulingsOf(players: readonly Player[]): Rulings {
  const { server } = words('en')
  const sent = players.flatMap((player) => player.sent).toSorted((a, b) => a.from - b.from)
  const deletions = sent.flatMap(({ what, from, to, said }) =>
    new RegExp(DELETE).test(what) ? { from, to, done: said.includes(server.delete.done) } : [],
  )
  const blocks = sent.flatMap(({ what, to, said }) => {
    const personId = /^\/bonfire-server block (\d+)$/.exec(what)?.[1]
    if (personId === undefined || !said.includes(server.block.done(`<@${personId}>`))) return []
    const lifted = sent.find(
      (one) => one.to > to && (one.what === `/bonfire-server unblock ${personId}` || new RegExp(DELETE).test(one.what)),
    )
    return { personId, from: to, to: lifted?.from ?? Number.POSITIVE_INFINITY }
  })
  return { deletions, blocks }
}
