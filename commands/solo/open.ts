import { LEVEL_NAMES, type LevelName } from '#players'
import {
  hasOnePerson,
  MOST_SEATS,
  type PublicTable,
  type TableForPerson,
  type TableOptions,
  type TableService,
} from '#table'
import { EMOJI, type Language, words } from '#text'
import { button, buttonRows, linkButton, type Post, post } from '../components.ts'
import { typedLevelOf } from '../computers.ts'
import { type PressOrRefresh, pressOn } from '../custom-id.ts'
import { learnButton } from '../learn/post.ts'
import { channelUrl } from '../links.ts'
import { noNewTableReply } from '../lobby/open.ts'
import { ownPost } from '../private.ts'
import { type Caller, noticeReply, type OptionalTableContext, type Reply, type TypedOptions } from '../reply.ts'
import {
  booleanOption,
  commandOptionWithChoices,
  editionOption,
  integerOption,
  type Subcommand,
} from '../subcommand.ts'
import { levelsOfComputersAt, soloOpponentLine } from './against.ts'
import { handicapLine } from './challenge.ts'
import { soloAlreadyOpenPost } from './go-on.ts'

/** Opens a table against Tom, or against computer players, in direct messages; the game begins at once. */
export const soloCommand: Subcommand = {
  name: 'solo',
  options: [
    editionOption,
    integerOption('handicap', -100, 100),
    booleanOption('tom'),
    booleanOption('beginners'),
    booleanOption('challenge'),
    booleanOption('guide'),
    commandOptionWithChoices('opponent', ['tom', ...LEVEL_NAMES] as const, ({ names, computers }, who) =>
      who === 'tom' ? names.tom : computers.alone.against(1, who),
    ),
    integerOption('opponents', 1, MOST_SEATS - 1),
  ],
  run: async (service, caller, typed) => {
    const computers = opponentsIn(typed)
    const { help, computers: say } = words(caller.language)
    const tomsOnly = computers.length === 0 ? [] : TOMS_ONLY.filter((one) => asks(typed[one]))
    if (tomsOnly.length > 0) {
      const names = tomsOnly.map((one) => help.options[one].name)
      return noticeReply(say.alone.onlyWithTom(names))
    }
    return openSolo(service, caller, {
      edition: typed.edition === 'online' ? 'online' : 'rulebook',
      letTomDecide: typed.tom === true,
      beginnerIslands: typed.beginners === true,
      challenge: typed.challenge !== false,
      handicap: typeof typed.handicap === 'number' ? typed.handicap : null,
      hints: typeof typed.guide === 'boolean' ? typed.guide : null,
      computers,
    })
  },
}

/** What a game against computer players does not have. */
const TOMS_ONLY = ['handicap', 'tom', 'challenge'] as const

/** Whether an option was typed and asks for something: a no, and a head start of nothing, hold anyway. */
const asks = (typed: TypedOptions[string] | undefined): boolean => typed !== undefined && typed !== false && typed !== 0

/** The computer players that are asked for; none: Tom. */
function opponentsIn({ opponent, opponents }: TypedOptions): readonly LevelName[] {
  const many = typeof opponents === 'number' ? opponents : 1
  // Who says how many wants somebody else than Tom.
  const level = typedLevelOf(opponent) ?? (opponent === undefined && typeof opponents === 'number' ? 'club' : null)
  return level === null ? [] : Array.from({ length: many }, () => level)
}

/** What is asked for with a game of one person alone. */
export interface SoloRequest extends Pick<TableOptions, 'edition' | 'beginnerIslands' | 'letTomDecide' | 'challenge'> {
  /** A head start chosen freely: then it is no game of the challenge. Null: the challenge's, or none. */
  readonly handicap: number | null
  /** Computer players in the place of Tom, of whom the rest is told then. */
  readonly computers?: readonly LevelName[]
  /** What the person wants from now on; null: as it is. */
  readonly hints: boolean | null
  /** False: in no server. */
  readonly counts?: false
  /** The game that this one follows. */
  readonly follows?: string
  /** What its channel is told in; the person's unless given. */
  readonly language?: string
}

/** Whether what was typed or pressed opens a game of one person alone: then the asker's direct channel is needed first. */
export async function isSoloRequested(
  service: TableService,
  what: { readonly path: string } | { readonly pressed: PressOrRefresh },
): Promise<boolean> {
  if ('path' in what) return what.path === 'bonfire solo'
  if (what.pressed.kind !== 'press') return false
  const { verb, table: id } = what.pressed.press
  if (verb !== 'again') return verb === 'firstgame'
  const table = await service.view(id)
  return table !== null && hasOnePerson(table)
}

/** The game after the last lesson: nothing of it has to be chosen, and it counts nowhere. */
const FIRST_GAME: SoloRequest = {
  edition: 'rulebook',
  beginnerIslands: true,
  letTomDecide: true,
  challenge: false,
  handicap: null,
  hints: null,
  counts: false,
}

export const pressFirstGame = ({ service, caller }: OptionalTableContext): Promise<Reply> =>
  openSolo(service, caller, FIRST_GAME)

/** Opens a game against Tom or computer players in the asker's direct messages; one that is open there already is offered instead. */
export async function openSolo(service: TableService, caller: Caller, wish: SoloRequest): Promise<Reply> {
  const { person, language, guildId } = caller
  const channelId = caller.directChannelId === undefined ? caller.channelId : caller.directChannelId
  if (channelId === null) return noticeReply(words(language).solo.cannotOpen)
  if (wish.hints !== null) await service.saveSettings(person.id, { hints: wish.hints })
  const profile = await service.profile(person.id)
  const challenge = wish.challenge && wish.handicap === null
  const { edition, beginnerIslands, letTomDecide, language: spoken = language, computers = [] } = wish
  const { follows, counts = true } = wish
  const againstTom = computers.length === 0
  const opened = await service.open({
    guildId: againstTom && caller.directChannelId === undefined ? guildId : null,
    channelId,
    host: person,
    follows,
    askedIn: counts && !caller.guest ? guildId : null,
    solo: againstTom,
    computers,
    options: {
      edition,
      beginnerIslands,
      language: spoken,
      ...(againstTom ? { letTomDecide, challenge, handicap: challenge ? profile.handicap : (wish.handicap ?? 0) } : {}),
    },
  })
  if (opened.kind === 'soloOpen')
    return { kind: 'ephemeral', post: soloAlreadyOpenPost(opened.table, opened.most, language) }
  if (opened.kind === 'channelTaken') return taken(caller, opened.table)
  if (opened.kind !== 'opened') return noNewTableReply(service, caller, opened)
  const { table } = opened
  const own = (notice: string | null) => ownPost(table, caller, notice)
  const isFirst = profile.games.length === 0
  if (channelId === caller.channelId)
    return { kind: 'reply', post: own(isFirst ? null : soloOpponentLine(table, language)) }
  return {
    kind: 'reply',
    post: soloInDirectMessagesPost(table, language, { isFirst, counts: opened.askedIn !== null }),
    written: { table: table.id, otherwise: own(words(language).solo.cannotWrite) },
  }
}

function taken(caller: Caller, table: TableForPerson): Reply {
  const { person, language } = caller
  if (hasOnePerson(table) && table.host === person.id)
    return { kind: 'ephemeral', post: soloAlreadyOpenPost(table, 1, language) }
  const notice = words(language).notices.channelTaken
  return { kind: 'ephemeral', post: ownPost(table, caller, notice) }
}

/**
 * In a channel of a server: the game is elsewhere, with the way there.
 * @param how isFirst: nothing is said of head starts then; counts: what comes of it is told in that server
 */
export function soloInDirectMessagesPost(
  table: PublicTable,
  language: Language,
  { isFirst, counts }: { readonly isFirst: boolean; readonly counts: boolean },
): Post {
  const { solo } = words(language)
  const link = linkButton(channelUrl(table), solo.toDirect)
  const here = button(pressOn(table, { verb: 'open' }), solo.playHere)
  const levels = levelsOfComputersAt(table)
  const [level] = levels
  const start = isFirst ? null : handicapLine(table, language)
  const said =
    level === undefined
      ? [`${EMOJI.tom} ${solo.opened}`, start === null ? null : `-# ${start}`]
      : [`${EMOJI.computer} ${words(language).computers.alone.opened(levels.length, level)}`]
  return post([...said, counts ? `-# ${solo.countsHere}` : null, ...buttonRows([link, here, learnButton(language)])])
}
