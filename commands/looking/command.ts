import { CLOCK_OPTIONS, defaultPace, type Pace, type ServerSettings, type TableService } from '#table'
import { words } from '#text'
import { DAY_MS, HOUR_MS } from '#time'
import { noticePost } from '../components.ts'
import type { ComponentPress } from '../custom-id.ts'
import { noNewTableReply, typedOrServerLanguage } from '../lobby/open.ts'
import { clockSelectValue, parseClockValue } from '../lobby/pace.ts'
import { relativeTimestamp } from '../moments.ts'
import {
  type Caller,
  isReply,
  noticeReply,
  type OptionalTableContext,
  type Reply,
  serverOrReply,
  typedTextOf,
} from '../reply.ts'
import { whyCannotPostHere } from '../rights.ts'
import {
  commandOptionWithChoices,
  integerOption,
  languageOption,
  roleOption,
  type Subcommand,
  textOption,
} from '../subcommand.ts'
import { typedMomentOrReply } from '../typed-time.ts'
import { languageOfLooking } from './post.ts'

/** For how long somebody looks where they do not say, and at most, in ms. */
const PATIENCE = 4 * HOUR_MS
const MOST_PATIENCE = 3 * DAY_MS

/** Looks for players: a message in the channel, and a table once enough are in. */
export const lookingCommand: Subcommand<'looking'> = {
  name: 'looking',
  options: [
    integerOption('players', 2, 4),
    commandOptionWithChoices('pace', CLOCK_OPTIONS, ({ pace }, clock) => pace.clock(clock), clockSelectValue),
    textOption('until'),
    roleOption('role'),
    languageOption,
  ],
  run: async (service, caller, typed) => {
    const server = serverOrReply(caller)
    if (isReply(server)) return server
    const { guildId } = server
    const { channelId, around, person, roles, moderator } = caller
    const say = words(caller.language)
    const why = whyCannotPostHere(caller)
    if (why !== null) return noticeReply(why)
    const refused = await service.mayNotOpen({ guildId, hostId: person.id, channelId, around, roles, moderator })
    if (refused !== null && refused.kind !== 'soloOpen') return noNewTableReply(service, caller, refused)
    const until = await typedMomentOrReply(service, caller, typed.until, MOST_PATIENCE)
    if (isReply(until)) return until
    const rules = await service.servers.settings(guildId)
    const role = typedTextOf(typed.role)
    const unmentioned = role === null ? null : await whyNotMentioned(service, caller, rules, role)
    if (unmentioned !== null) return noticeReply(unmentioned)
    const looking = await service.lookings.begin({
      id: caller.interactionId,
      guildId,
      channelId,
      host: person,
      role,
      players: typeof typed.players === 'number' ? typed.players : 2,
      pace: paceTyped(typed.pace) ?? defaultPace(rules),
      language: typedOrServerLanguage(caller, typed, rules),
      until: until.at?.getTime() ?? service.now().getTime() + PATIENCE,
    })
    if (looking === null) return noticeReply(say.looking.already)
    return {
      kind: 'done',
      post: noticePost(say.looking.posted(words(languageOfLooking(looking)).looking.buttons.out)),
      looking: looking.id,
    }
  },
}

/** Why a role is not mentioned; null where it can be. */
async function whyNotMentioned(
  { servers }: TableService,
  { guildId, mentionable = [], language, interactionId }: Caller,
  { roles }: ServerSettings,
  role: string,
): Promise<string | null> {
  const { role: say } = words(language).looking
  if (roles !== 'on') return say.notHere
  if (!mentionable.includes(role)) return say.notMentionable(`<@&${role}>`)
  const again = guildId === null ? null : await servers.roleMentionableAt(guildId, interactionId)
  return again === null ? null : say.again(relativeTimestamp(again))
}

function paceTyped(typed: unknown): Pace | null {
  const clock = parseClockValue(typed)
  if (clock === undefined) return null
  return clock.kind === 'live' ? clock : { ...clock, atEnd: 'remind' }
}

/** Somebody is in, or not any more. */
export async function pressLooking(
  { service, caller }: OptionalTableContext,
  { id, what }: ComponentPress<'looking'>,
): Promise<Reply> {
  const { looking: say, tableRefusals } = words(caller.language)
  const { guildId, guest, person } = caller
  const before = await service.lookings.find(id)
  if (before === null || guest || before.guildId !== guildId) return noticeReply(say.gone)
  if (what === 'in' && (await service.servers.isBlocked(before.guildId, person.id)))
    return noticeReply(tableRefusals.blockedHere)
  if (service.lookings.stateOf(before) !== 'open') return noticeReply(say.gone)
  const after = await service.lookings.change(id, person, what === 'in')
  if (after === null) return noticeReply(say.gone)
  const { buttons } = words(languageOfLooking(after)).looking
  const isIn = after.people.some((one) => one.id === person.id)
  return {
    kind: 'done',
    post: noticePost(isIn ? say.how(buttons.in) : say.posted(buttons.out)),
    looking: id,
  }
}
