import type { FaultOrders } from '#sandbox'
import type { Dice } from '#support/dice'

/** What goes wrong by a rule of the sandbox, with how it strikes. */
const RULES = {
  rateLimit: (dice: Dice) => ({ chance: 0.05, retryAfter: dice.pick([0.3, 2, 40]), global: dice.oneIn(6) }),
  serverError: (dice: Dice) => ({ chance: 0.05, status: dice.pick([500, 502, 503, 504] as const) }),
  noAnswer: () => ({ chance: 0.04 }),
  answerLost: () => ({ chance: 0.06 }),
  mediaLost: () => ({ chance: 0.1, on: 'POST /channels' }),
  oldEdits: () => ({ chance: 0.1, on: 'PATCH /channels', retryAfter: 3 }),
  dmsTooFast: () => ({ chance: 0.3, on: 'POST /users/@me/channels' }),
  noMutualServer: () => ({ chance: 0.3, on: 'POST /users/@me/channels' }),
  missingAccess: () => ({ chance: 0.05, on: '/channels/' }),
  historyBroken: () => ({ chance: 0.5, on: '/messages' }),
  tooLarge: (dice: Dice) => ({ chance: 1, bytes: 1000 + dice.below(3000) }),
  duplicateEvent: () => ({ chance: 0.15, on: 'INTERACTION_CREATE' }),
  dropSocket: () => ({ chance: 0.03, on: 'INTERACTION_CREATE' }),
  dropBeforeEvent: () => ({ chance: 0.03, on: 'INTERACTION_CREATE' }),
  invalidSession: () => ({ chance: 0.3 }),
} as const satisfies Readonly<Record<string, (dice: Dice) => object>>

/** What strikes any request, whatever it asks for. */
export const ANYWHERE: ReadonlySet<string> = new Set(['rateLimit', 'serverError', 'noAnswer', 'answerLost'])

/** What happens at a moment, again and again while it is among the trouble. */
export const DEEDS = [
  'closeGateway',
  'breakGateway',
  'reconnect',
  'loseSession',
  'closeDms',
  'leaveServer',
  'deleteMessage',
  'deleteChannel',
  'archiveThread',
  'lockThread',
  'deny',
  'denyPeople',
  'botInServer',
  'away',
  'slow',
  'busyDisk',
  'leap',
  'kill',
  'powerCut',
  'expireTokens',
] as const
export type DeedName = (typeof DEEDS)[number]
type RuleName = keyof typeof RULES

export const RULE_NAMES = Object.keys(RULES).filter((name): name is RuleName => Object.hasOwn(RULES, name))
/** What is asked for seldom, or where several tries in a row have to fail: once more there, so that it is struck, too. */
const SELDOM = [
  ...[
    '/guilds/',
    '/applications/',
    '/gateway/bot',
    '/users/',
    'PATCH /channels/',
    'POST /channels/',
    'DELETE /',
    'PUT /',
  ],
  ...['PATCH /webhooks/', 'POST /webhooks/', 'DELETE /webhooks/'],
] as const
/** What is asked for a few times a day, if at all: two of it are struck in each storm. */
const SELDOMEST = ['/guilds/', 'DELETE /channels/', 'PUT /', 'PATCH /webhooks/', 'POST /webhooks/'] as const

/** All kinds of trouble. */
const TROUBLES: readonly string[] = [...RULE_NAMES, ...DEEDS]

/** A random half of all kinds; the others never happen in a run. */
export const halfOf = (dice: Dice): string[] => TROUBLES.filter(() => dice.oneIn(2))

/**
 * The rules of one storm: some of the kinds that there are.
 * @param directIds the direct channels that are open: most of them are struck by one kind alone, until a bot gives up
 */
export function stormRules(
  kinds: readonly string[],
  directIds: readonly string[],
  dice: Dice,
): NonNullable<FaultOrders['rules']> {
  const rule = (fault: RuleName) => ({ fault, ...RULES[fault](dice) })
  const striking = RULE_NAMES.filter((fault) => kinds.includes(fault) && dice.oneIn(2))
  const anywhere = striking.filter((fault) => ANYWHERE.has(fault))
  const direct = anywhere.length === 0 ? [] : directIds.filter(() => !dice.oneIn(4))
  return [
    ...direct.map((id) => ({ ...rule(dice.pick(anywhere)), chance: 0.85, on: `POST /channels/${id}/messages` })),
    ...striking.map(rule),
    ...anywhere.flatMap((fault) =>
      [SELDOM, SELDOM, SELDOMEST, SELDOMEST].map((places) => ({ ...rule(fault), chance: 0.5, on: dice.pick(places) })),
    ),
  ]
}

/** The deeds of one storm. */
export const stormDeeds = (kinds: readonly string[], dice: Dice): DeedName[] =>
  DEEDS.filter((deed) => kinds.includes(deed) && dice.oneIn(2))
