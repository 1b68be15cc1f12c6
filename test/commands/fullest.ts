import { livePost, type Post } from '#commands'
import { recommendationsPost } from '#commands/advice/recommend'
import type { AnalysedGame } from '#commands/analysis/post'
import { extendChoicesToFillSelect } from '#commands/choice-sequence'
import { inWords } from '#commands/components'
import { messageUrl } from '#commands/links'
import { lobbySettingsPost } from '#commands/lobby/settings'
import { type LogWithLinks, turnsInLog } from '#commands/log/told'
import { viewPost } from '#commands/looks/look'
import { viewsOf } from '#commands/looks/view'
import { safeName } from '#commands/names'
import type { PanelContext } from '#commands/panel'
import { PANEL_PAGES } from '#commands/panel-codecs'
import { panelContextFor, privateTablePost } from '#commands/private'
import { BEST_FATE_PLACEMENT_FILTER, fatePanel } from '#commands/turn/fate'
import { processionPanel } from '#commands/turn/procession'
import { whyNotPost } from '#commands/turn/why-not'
import { decision, FATE_TILE_DIRECTIONS, legalChoices, type Refusal, standardRules } from '#engine'
import { type Analysis, type Part, type Recommendation, STYLE_TRAITS } from '#players'
import { type GameFacts, gameFactsOf } from '#results'
import { asActor } from '#support/as-actor'
import { everyRefusalText } from '#support/every-refusal'
import { fullestNotices } from '#support/notices'
import {
  type BrokenRecordNews,
  type FreeRequest,
  type LogItem,
  logByTurns,
  type NextTurnPlanView,
  NO_LIVE_MESSAGE_EXTRAS,
  type TableForPerson,
  type TableOptions,
  toPublicOnlyTable,
} from '#table'
import type { TableState } from '#table/state/state'
import { type Language, words } from '#text'
import { AT, journalOf, NAMES, person } from './history.ts'

/** What is shown of a table after many more entries, under each kind of name. */
export function views(fold: TableState): TableForPerson[] {
  const view = asActor(fold)
  const later = 99_999 - view.seq
  const openTurn = view.openTurn && {
    ...view.openTurn,
    seq: view.openTurn.seq + later,
    fellAway: { turns: 99, choices: 99 },
    undoTo: view.openTurn.undoTo === null ? null : view.openTurn.undoTo + later,
    undoAllTo: view.openTurn.undoAllTo === null ? null : view.openTurn.undoAllTo + later,
  }
  const playing = view.phase === 'playing' && !view.solo
  const seat = ((view.actingSeat ?? 0) + 1) % view.seats.length
  return NAMES.map((name) => ({
    ...view,
    seq: 99_999,
    undoRequest: playing ? { seq: 99_999, seat, agreed: [] } : null,
    freeRequest: playing ? freeRequestIn(view, seat) : null,
    mayAskUndo: playing,
    time: playing ? { end: new Date(AT), over: true } : null,
    openTurn,
    seats: view.seats.map((seat) => ({
      ...seat,
      // Theirs are a few, of our own.
      name: seat.computer === undefined ? name : seat.name,
      person: seat.person && { ...seat.person, name },
      ...(playing && seat.person !== null ? { substituteWanted: true as const } : {}),
    })),
  }))
}

/** The same of several, each under one kind of name: not that of its neighbour, nor its own with the next `nth`. */
export const viewsInTurn = (folds: readonly TableState[], nth: number): TableForPerson[] =>
  folds.flatMap((fold, index) => views(fold)[(index + nth) % NAMES.length] ?? [])

/** All but whoever is silent have answered. */
function freeRequestIn({ actingSeat, seats }: TableForPerson, seat: number): FreeRequest {
  const silent = actingSeat ?? 0
  const [, ...others] = seats.flatMap((_, one) => (one === silent ? [] : one))
  return { seq: 99_999, at: new Date(AT), seat, silent, agreed: [seat], objected: others }
}

/** The same table when everybody but the first has left, just now. */
export const deserted = (fold: TableState): TableState => ({
  ...fold,
  seating: {
    ...fold.seating,
    seats: fold.seating.seats.map((seat, index) => (index === 0 ? seat : { ...seat, person: null })),
    departures: fold.seating.seats.flatMap((_, seat) => {
      if (seat === 0) return []
      const freed = { why: 'vote', personId: person(seat).id } as const
      return { seat, seq: fold.seq, ...(seat === 1 ? {} : { freed }) }
    }),
  },
})

/** The same table where computer players sit beside the first: all that they did in a row is told. */
export const withComputers = (fold: TableState): TableState => ({
  ...fold,
  seating: {
    ...fold.seating,
    seats: fold.seating.seats.map((seat, index) =>
      index === 0 ? seat : { ...seat, name: `Lums${index}`, person: null, computer: 'beginner' as const },
    ),
  },
})

/** The log at its longest: every turn with a link, and everybody called as at the table. */
export function told(table: TableForPerson, log: readonly LogItem[]): LogWithLinks {
  const id = '9'.repeat(20)
  const name = table.seats[0]?.name ?? ''
  const items = logByTurns(log, table).map((item) => ('name' in item ? { ...item, name } : item))
  const link = messageUrl(table, { channelId: id, messageId: id })
  return { items, linkOf: () => link }
}

/** Sentences that may stand alone or above a panel; and the longest of them. */
export const noticesIn = (language: Language): string[] => [
  ...everyRefusalText(words(language)).map(({ why, instead = '' }) => `${why} ${instead}`),
  ...fullestNotices(words(language)),
]
export function longestNotice(language: Language): string {
  // A made-up language has words of its own in the place of English ones.
  const { notices } = words(language)
  const longest =
    LONGEST_NOTICES.get(notices) ??
    noticesIn(language).reduce((longest, text) => (text.length > longest.length ? text : longest))
  LONGEST_NOTICES.set(notices, longest)
  return longest
}
const LONGEST_NOTICES = new WeakMap<object, string>()

/** Three turns with all the reasons that there can be. */
const fullestTurns = ({ rules, state }: PanelContext): Recommendation[] => {
  const lines = extendChoicesToFillSelect(rules, state, legalChoices(rules, state))
    .map(({ choices }) => choices)
    .sort((a, b) => b.length - a.length)
  const nearer = rules.box.tasks.slice(0, 6).map(({ id }) => id)
  const reasons = <P extends Part>(parts: readonly P[]) => parts.map((part) => ({ part, size: 'much' }) as const)
  return lines.slice(0, 3).map((choices) => ({
    choices,
    gains: reasons(['tasks', 'path', 'time']),
    costs: reasons(['goods', 'fate', 'time']),
    next: null,
    nearer,
    newTask: false,
    behind: 'much',
  }))
}

/** A look back at long turns, and at everybody's with all that can be said of it. */
export function fullestLookBacks(
  table: TableForPerson,
  before: TableForPerson,
  told: LogWithLinks,
  language: Language,
): AnalysedGame[] {
  const panel = before.acting === null ? null : panelContextFor(before, before.acting, language, null)
  if (panel === null) throw new Error('nobody acts')
  const lines = fullestTurns(panel).map(({ choices }) => choices)
  const turningPoints = turnsInLog(told.items)
    .slice(-lines.length)
    .map(({ seat, number }, nth) => ({
      seat,
      number,
      state: panel.state,
      played: lines[nth] ?? [],
      choices: lines[nth] ?? [],
      cost: 40,
    }))
  const course = Array.from({ length: 100 }, (_, turns) => ({ turns, points: table.seats.map(() => 199) }))
  return STYLE_TRAITS.map((most, nth) => {
    const style = { most, amount: 199, least: STYLE_TRAITS[(nth + 1) % STYLE_TRAITS.length] ?? null }
    const analysis: Analysis = { course, turningPoints, styles: table.seats.map(() => style) }
    return { table, analysis, items: told.items, language }
  })
}

/** Everything that the one who acts can open. */
export function acting(table: TableForPerson, language: Language): Post[] {
  const notice = longestNotice(language)
  const panel = table.acting === null ? null : panelContextFor(table, table.acting, language, notice)
  if (panel === null) return []
  const { question } = decision(panel.state) ?? {}
  const pages = question?.kind === 'turn' ? PANEL_PAGES : PANEL_PAGES.slice(0, 1)
  const own = pages.map((page) => privateTablePost(table, table.acting ?? '', language, { page, notice }))
  const fate =
    question?.kind !== 'freeFate' && (question?.kind !== 'turn' || panel.state.turn.used) ? [] : FATE_TILE_DIRECTIONS
  const keep = 'purple-purple-purple-yellow'
  return [
    ...own,
    ...own.map(inWords),
    ...pages.map((page) => whyNotPost(panel, page)),
    ...fate.flatMap((direction) =>
      (['top', 'bottom'] as const).map((end) =>
        fatePanel(panel, { ...BEST_FATE_PLACEMENT_FILTER, keep, end, direction }),
      ),
    ),
    recommendationsPost(panel, fullestTurns(panel)),
    ...(question?.kind === 'procession' ? [processionPanel(panel, { units: 0, moves: [] })] : []),
  ]
}

/** One of those that say most. */
const wordyRefusal: Refusal = {
  code: 'tilesShort',
  rule: 'R4.1',
  figures: { colour: 'purple', needed: 3, short: 3, cause: { kind: 'offerings', there: 9 } },
}

/** As many ways as there may be, each as long as it gets, and each impossible for the longest of reasons. */
function fullestPlan({ lastTurns }: TableForPerson): NextTurnPlanView {
  const stop = { why: 'rules' as const, choice: { kind: 'end' as const }, refusal: wordyRefusal }
  const events = lastTurns.flatMap((turn) => turn.events)
  const way = { events, ends: false, stop }
  return { alternatives: [way, way, way, way], drafting: true, cut: stop }
}

/** What the next turn is planned with, all its pages and what becomes of it; and the turn for which nothing fitted. */
export function planned(table: TableForPerson, language: Language): Post[] {
  const notice = longestNotice(language)
  const plan = fullestPlan(table)
  const own = (one: TableForPerson, page: (typeof PANEL_PAGES)[number] = 'turn') =>
    privateTablePost(one, table.acting ?? '', language, { page, notice })
  const ahead = { ...table, ahead: true as const, plan }
  const all = [
    ...(['turn', 'fate', 'path'] as const).map((page) => own(ahead, page)),
    own({ ...ahead, plan: { ...plan, drafting: false } }),
    own({ ...ahead, plan: { alternatives: [], drafting: false, cut: null } }),
    own({ ...table, plan }),
    own({ ...table, acting: null, openTurn: null, state: table.settled, mayPlan: true, plan }),
  ]
  return [...all, ...all.map(inWords)]
}

/** A game in which everybody achieved whatever goes together. */
function fullestFacts(): GameFacts {
  const facts = gameFactsOf(standardRules, journalOf('4-rulebook-1-51.json'))
  const seats = facts.seats.map((seat) => ({
    ...seat,
    lines: { ...seat.lines, bonfires: 40, portals: 14, crystals: 14, commonTasks: 12, leftovers: 0, fateTiles: 0 },
    gnomes: ['E1', 'E2', 'E3', 'E4', 'E5', 'E6'] as const,
    bonfires: ([1, 2, 3, 4, 5, 6, 7] as const).map((space) => ({
      ...{ task: 'Y1', space, turn: 90 + space },
      colour: (['blue', 'red', 'yellow'] as const)[space % 3] ?? 'blue',
    })),
    greatest: { turn: 97, points: 30, bonfires: ['Y1'], gnomes: [], portals: 1, commonTasks: [] },
  }))
  const points = seats.map(() => 10)
  return {
    ...facts,
    seats: seats.map((seat) => ({ ...seat, gnomes: [...seat.gnomes] })),
    countdown: { turn: 88, seat: 1, novices: 13, points },
  }
}
export const FACTS = fullestFacts()

/** All records that one game can break, held before by somebody with that name. */
export const broken = (name: string): BrokenRecordNews[] => {
  const one = { seat: 1, tableId: 'one', personId: 'one', name, after: 99, goesOn: false }
  const keys = ['points4', 'turn', 'closest'] as const
  return keys.map((key) => ({ ...one, key, value: 108, before: { ...one, key, value: 107 } }))
}

/** Every option chosen, of what can be chosen what takes most room. */
const ALL_CHOSEN: Required<TableOptions> = {
  edition: 'rulebook',
  beginnerIslands: true,
  letTomDecide: true,
  handicap: 20,
  challenge: false,
  language: 'de',
  recommendations: true,
  followDelay: 3,
  startAt: 3,
  startTime: AT,
  story: 'round',
  pace: { kind: 'bank', hours: 48, refill: 12, atEnd: 'sitOut' },
}

/** A lobby whose game starts at a time, or did not, and how its people kept to their games. */
function gathering(table: TableForPerson, others: readonly string[], language: Language): Post[] {
  const { reliability } = words(language).club
  const told = table.seats.map(({ name }) => `-# ${reliability.person(safeName(name, language), 999, 999, 999)}`)
  const chosen = { ...table, options: ALL_CHOSEN }
  return [
    lobbySettingsPost(chosen, language, [reliability.title, ...told]),
    ...[true, false].map((missed) =>
      livePost(toPublicOnlyTable({ ...chosen, starts: { at: new Date(AT), seq: table.seq, missed } }), language, null, {
        ...NO_LIVE_MESSAGE_EXTRAS,
        soon: missed ? [] : others,
      }),
    ),
  ]
}

/** Everything else that anybody can open at a table, with its picture and in words. */
export function everything(table: TableForPerson, language: Language): Post[] {
  const notice = longestNotice(language)
  const others = table.seats.flatMap(({ person: one }) => one?.id ?? [])
  // One of them is there to read it, and who has just come is reached.
  const unreached = [1, 2].map((seat) => ({ personId: person(seat).id, why: 'left' as const }))
  const relieved = [{ personId: person(0).id, seat: 3 }]
  const all = [
    livePost(toPublicOnlyTable(table), language),
    livePost(toPublicOnlyTable(table), language, null, NO_LIVE_MESSAGE_EXTRAS, {
      facts: FACTS,
      records: broken(table.seats[0]?.person?.name ?? ''),
    }),
    livePost(
      toPublicOnlyTable({ ...table, lastTurns: table.lastTurns.map((turn) => ({ ...turn, planned: true })) }),
      language,
    ),
    ...(table.phase === 'lobby' ? gathering(table, others, language) : []),
    ...viewsOf(table).map((look) => viewPost(table, look, language, 0)),
    ...table.seats.flatMap(({ person: one }) =>
      one === null ? [] : privateTablePost(table, one.id, language, { notice }),
    ),
  ]
  const timed = (['goes', 'nearlyOver', 'over'] as const).map((stands) =>
    livePost(toPublicOnlyTable(table), language, null, {
      ...{ next: person(1).id, relieved, unreached, others, soon: others, maySeatBeFreed: true },
      clock: { end: new Date(AT), atEnd: 'remind', stands },
      // Who has left the server is not told to be away.
      away: others.filter((_, seat) => seat === 0 || seat === 3).map((personId) => ({ personId, until: new Date(AT) })),
    }),
  )
  return [...all, ...all.filter(({ picture }) => picture !== null).map(inWords), ...timed, ...timed.map(inWords)]
}

/** How many messages were held against the limits. */
