import { parseChoices } from '#engine'
import { hasOnePerson, type TableService } from '#table'
import { words } from '#text'
import { replyWithTablePlace } from './about-table.ts'
import { pressPlayHint, pressRecommend } from './advice/recommend.ts'
import { switchAdvice } from './advice/switch.ts'
import { pressAnalysis, pressReadAnalysis } from './analysis/command.ts'
import { historyReply, pressHistoryGame } from './club/history.ts'
import { rankingPageReply } from './club/ranking.ts'
import { pressShareStats, pressStatsTextOrPicture } from './club/stats.ts'
import { type ComponentPress, NO_TABLE, type PressOrRefresh, pressOfOptionValue } from './custom-id.ts'
import { pressFollowHere, pressFollowTurnDelay, pressUnfollowHere } from './follow/command.ts'
import { pressTellEnd } from './follow/tell-end.ts'
import { pressForgetMe } from './forget-me.ts'
import { pressHelp, pressRulesEntry, pressRulesSelect, pressShowRulesTopics } from './help.ts'
import { journalReply } from './journal.ts'
import { pressLearn, pressReadLearn } from './learn/post.ts'
import { askToLeaveOrClose, pressConfirmLeaveOrClose } from './leaving.ts'
import { pressHoldSeat, pressLeave } from './lobby/hold.ts'
import { openTable } from './lobby/open.ts'
import { pressAnyComputerSelect, pressTableAction } from './lobby/seats.ts'
import {
  pressChangeLobbySetting,
  pressClock,
  pressOption,
  pressShowLobbySettings,
  pressTimeEnding,
} from './lobby/settings.ts'
import { pressAfterTurn } from './log/after-turn.ts'
import { pressLog, pressLogFile, pressLogPage, pressLogSeatFilter } from './log/command.ts'
import { pressLooking } from './looking/command.ts'
import { awayLines } from './looks/away.ts'
import { viewPost } from './looks/look.ts'
import { readingPost } from './looks/read.ts'
import { type MakeLookPost, parseView, seatOfPerson } from './looks/view.ts'
import { pressMoveTableHere } from './move.ts'
import { actAtTableOrPlan, outcomeReply } from './outcome.ts'
import { replyAsWanted } from './pictures-or-words.ts'
import { ownPost } from './private.ts'
import { pressInPuzzle, pressPuzzleRetryOrSolution, pressSharePuzzle } from './puzzle/press.ts'
import { type Caller, noticeReply, type OptionalTableContext, type PressContext, type Reply, reply } from './reply.ts'
import { mayReach } from './rights.ts'
import { pressServerDelete } from './server/delete.ts'
import { pressServerSetting, pressServerSettingsPage } from './server/settings.ts'
import { pressServerTables } from './server/tables.ts'
import {
  changeTableOptionInSettings,
  pressLanguage,
  pressShowSettings,
  pressSwitchSetting,
  pressTableLanguage,
  pressTurnNoticeSettings,
} from './settings.ts'
import { pressShareLookBack, pressShareResult } from './share.ts'
import { giveUp } from './solo/go-on.ts'
import { openSolo, pressFirstGame } from './solo/open.ts'
import { pressSeekSubstitute, takeOver } from './substitute.ts'
import {
  pressChooseKeptTiles,
  pressCombinationPart,
  pressMenuAction,
  pressOpen,
  pressProcessionPlan,
  pressReadPanel,
  pressRefresh,
  pressShowPanel,
  pressShowPlacements,
  pressWhyNot,
} from './turn/browse.ts'
import {
  playPressedChoices,
  pressChangeLastPayment,
  pressPay,
  pressPaymentPieces,
  pressPlayCombination,
  pressPlayFateTile,
  pressPlayProcession,
  pressPlaySequence,
} from './turn/choose.ts'
import { pressAhead } from './turn/press-ahead.ts'
import { pressSince } from './turn/since.ts'
import { VERB_SCOPE_TRAITS, VERBS, type Verb, type VerbOfScope } from './verbs.ts'

/** What is about the rules, settings or nothing needs no table. */
type ContextOf<V extends Verb> =
  V extends VerbOfScope<'rules' | 'settings' | 'nothing' | 'server'> ? OptionalTableContext : PressContext
type Handler<V extends Verb> = (context: ContextOf<V>, press: ComponentPress<V>) => Reply | Promise<Reply>

const seatOfCaller = ({ table, caller }: PressContext) => seatOfPerson(table, caller.person.id)

/** What each verb does; what else is known of it stands in `verbs.ts`. */
const HANDLERS: { readonly [V in Verb]: Handler<V> } = {
  forget: pressForgetMe,
  follow: pressFollowHere,
  history: ({ service, caller }, { shown }) => historyReply(service, caller, shown),
  historygame: pressHistoryGame,
  ranking: ({ service, caller }, { page }) => rankingPageReply(service, caller, page),
  looking: pressLooking,
  readstats: pressStatsTextOrPicture,
  showstats: pressStatsTextOrPicture,
  sharestats: pressShareStats,
  learn: pressLearn,
  readlearn: pressReadLearn,
  showlearn: pressLearn,
  firstgame: pressFirstGame,
  puzzle: pressPuzzleRetryOrSolution,
  sharepuzzle: pressSharePuzzle,
  settings: pressShowSettings,
  setting: pressSwitchSetting,
  turnnotice: pressTurnNoticeSettings,
  language: pressLanguage,
  tablelanguage: pressTableLanguage,
  tablerecommend: (context, { on }) => changeTableOptionInSettings(context, { recommendations: on }),
  join: (context) => pressTableAction(context, { kind: 'join' }),
  start: (context) => pressTableAction(context, { kind: 'start' }),
  paceclock: pressClock,
  paceend: pressTimeEnding,
  takeover: (context, { seat }) => takeOver(context, seat),
  sitout: (context, { seat }) => pressTableAction(context, { kind: 'sitOut', seat }),
  lobbysettings: pressShowLobbySettings,
  option: pressOption,
  computers: pressAnyComputerSelect,
  givetocomputer: pressAnyComputerSelect,
  hold: pressHoldSeat,
  release: (context, { person }) => pressChangeLobbySetting(context, { kind: 'release', person }),
  leave: pressLeave,
  close: (context) => askToLeaveOrClose(context, 'close'),
  confirm: pressConfirmLeaveOrClose,
  giveup: giveUp,
  advice: switchAdvice,
  nohints: (context) => switchAdvice(context, { kind: 'hints', on: false }),
  journal: journalReply,
  again: playAgain,
  movehere: pressMoveTableHere,
  open: pressOpen,
  city: pressOpen,
  // Of no option: shows the panel.
  more: pressRefresh,
  refresh: pressRefresh,
  look: (context) => pressView(context, context.values[0] ?? '', viewPost),
  show: (context, { look }) => pressView(context, look, viewPost),
  read: (context, { look }) => pressView(context, context.values[0] ?? look, readingPost),
  showpanel: pressShowPanel,
  readpanel: pressReadPanel,
  log: pressLog,
  logpage: pressLogPage,
  logof: pressLogSeatFilter,
  logfile: pressLogFile,
  afterturn: pressAfterTurn,
  readafterturn: pressAfterTurn,
  showafterturn: pressAfterTurn,
  analysis: pressAnalysis,
  readanalysis: pressReadAnalysis,
  showanalysis: pressAnalysis,
  sharelook: pressShareLookBack,
  shareresult: pressShareResult,
  since: pressSince,
  unfollow: pressUnfollowHere,
  followdelay: pressFollowTurnDelay,
  tellend: pressTellEnd,
  serverdelete: pressServerDelete,
  serverpage: pressServerSettingsPage,
  serverset: pressServerSetting,
  servertables: pressServerTables,
  rules: pressShowRulesTopics,
  help: pressHelp,
  about: pressRulesEntry,
  topic: pressRulesSelect,
  page: pressMenuAction,
  whynot: pressWhyNot,
  recommend: pressRecommend,
  playhint: pressPlayHint,
  placing: pressShowPlacements,
  keep: pressChooseKeptTiles,
  plan: pressProcessionPlan,
  steps: pressProcessionPlan,
  line: pressPlaySequence,
  play: (context, press) => playPressedChoices(context, press, null, () => parseChoices(press.line)),
  end: (context, press) => playPressedChoices(context, press, null, () => [{ kind: 'end' }]),
  place: pressPlayFateTile,
  go: pressPlayProcession,
  goend: pressPlayProcession,
  part: pressCombinationPart,
  together: pressPlayCombination,
  pay: pressPay,
  pieces: pressPaymentPieces,
  repay: pressChangeLastPayment,
  ahead: pressAhead,
  askfree: (context, { turn }) => pressTableAction(context, { kind: 'askFree', turn }),
  answerfree: (context, { asked, agrees }) => pressTableAction(context, { kind: 'answerFree', asked, agrees }),
  substitute: pressSeekSubstitute,
  askundo: async (context, { turn }) =>
    outcomeReply(context.caller, await actAtTableOrPlan(context, { kind: 'askUndo', turn })),
  answerundo: (context, { asked, agrees }) => pressTableAction(context, { kind: 'answerUndo', asked, agrees }),
  undo: async (context, { seq, to }) =>
    outcomeReply(context.caller, await actAtTableOrPlan(context, { kind: 'undo', to }, seq)),
}

/** Shows a closer view, drawn or in words. */
async function pressView(context: PressContext, wanted: string, made: MakeLookPost): Promise<Reply> {
  const { service, table, caller } = context
  const view = parseView(table, wanted) ?? 'table'
  const away = await awayLines(service, table, view, caller.language)
  return reply(made(table, view, caller.language, seatOfCaller(context), away))
}

const handle = async <V extends Verb>(context: ContextOf<V>, press: ComponentPress<V>): Promise<Reply> =>
  HANDLERS[press.verb](context, press)

const isAbout = <A extends keyof typeof VERB_SCOPE_TRAITS>(
  press: ComponentPress,
  about: A,
): press is Extract<ComponentPress, { readonly verb: VerbOfScope<A> }> => VERBS[press.verb].about === about

/**
 * Answers a press of a button or a select.
 * @param values what was chosen in a select
 * @throws `StoreUnavailable` when the tables cannot be read
 */
export async function handleComponent(
  service: TableService,
  caller: Caller,
  decoded: PressOrRefresh,
  values: readonly string[],
): Promise<Reply> {
  const pressed = meant(decoded, values)
  const made = await answer(service, caller, pressed, values)
  const always = pressed.kind === 'press' && VERBS[pressed.press.verb].picture === 'always'
  return always ? made : replyAsWanted(service, caller, made)
}

/** What was pressed: of the select of all that is seldom needed, what its option stands for. */
const meant = (decoded: PressOrRefresh, [value]: readonly string[]): PressOrRefresh =>
  decoded.kind === 'press' && decoded.press.verb === 'more' && value !== undefined
    ? pressOfOptionValue(decoded.press, value)
    : decoded

async function answer(
  service: TableService,
  caller: Caller,
  decoded: PressOrRefresh,
  values: readonly string[],
): Promise<Reply> {
  const { language } = caller
  const { notices } = words(language)
  if (decoded.kind === 'refresh') {
    const tableId = decoded.table ?? (await service.inChannel(caller.channelId))?.id
    const table = tableId === undefined ? null : await service.viewFor(caller.person.id, tableId)
    if (table === null || !(await mayReach(service, table, caller))) return noticeReply(notices.gone)
    return reply(ownPost(table, caller, notices.unknownButton))
  }
  const { press } = decoded
  const nowhere = { service, caller, table: null, values }
  if (isAbout(press, 'nothing')) return handle(nowhere, press)
  if (isAbout(press, 'server')) return handle(nowhere, press)
  if (isAbout(press, 'settings')) {
    const found = press.table === NO_TABLE ? null : await service.view(press.table, press.seq)
    return found !== null && (await mayReach(service, found, caller))
      ? handle({ ...nowhere, table: found }, press)
      : handle(nowhere, { ...press, table: NO_TABLE, seq: 0 })
  }
  if (press.table === NO_TABLE && isAbout(press, 'rules')) return handle(nowhere, press)
  const planned = press.ahead && VERB_SCOPE_TRAITS[VERBS[press.verb].about].onPlan
  const plan = planned ? await service.viewPlan(caller.person.id, press.table) : null
  if (plan !== null) {
    const context = { service, caller, table: plan, values }
    return replyWithTablePlace(context, await handle(context, press))
  }
  const played = await pressInPuzzle(service, caller, press, (table) =>
    handle({ service, caller, table, values }, press),
  )
  if (played !== null) return played
  // Another process may have drawn the message.
  const table = await service.viewFor(caller.person.id, press.table, press.ahead ? 0 : press.seq)
  if (table === null || !(await mayReach(service, table, caller))) return noticeReply(notices.gone)
  const context = { service, caller, table, values }
  if (planned) return replyWithTablePlace(context, reply(ownPost(table, caller, notices.stale)))
  return replyWithTablePlace(context, await handle(context, press), press.verb)
}

/** Another table with the same options and computer players; the people of this one are asked to it. */
function playAgain({ service, caller, table }: PressContext): Promise<Reply> {
  const { options } = table
  const computers = table.seats.flatMap(({ computer }) => computer ?? [])
  if (hasOnePerson(table))
    return openSolo(service, caller, {
      ...options,
      computers,
      handicap: options.challenge ? null : options.handicap,
      hints: null,
      follows: table.id,
    })
  const again = seatOfPerson(table, caller.person.id) === null ? {} : { again: table }
  return openTable(service, caller, options, { ...again, computers })
}
