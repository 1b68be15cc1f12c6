import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cardPost, commandDefinitions, directPost, livePost, lockedPost, noticePost, type Post } from '#commands'
import { recommendationsPost } from '#commands/advice/recommend'
import { analysisPost, type LookBack } from '#commands/analysis/post'
import { optionSequences } from '#commands/choice-sequence'
import { inWords } from '#commands/components'
import { followPost } from '#commands/follow/command'
import { followedEndPost, shownNoMorePost, turnPost } from '#commands/follow/post'
import { endedPost } from '#commands/follow/tell-end'
import { helpPost, rulesPost } from '#commands/help'
import { journalsPost, MOST_JOURNALS } from '#commands/journal'
import { answerPost, lessonPost } from '#commands/learn/post'
import { confirmLeavingPost } from '#commands/leaving'
import { messageLink } from '#commands/links'
import { afterTurnPost } from '#commands/log/after-turn'
import { logPost } from '#commands/log/page'
import { type ToldLog, turnsOf } from '#commands/log/told'
import { viewPost } from '#commands/looks/look'
import { viewsOf } from '#commands/looks/view'
import type { PanelContext } from '#commands/panel'
import { PAGES } from '#commands/panel-codecs'
import { panelFor, privatePost } from '#commands/private'
import { settingsPost } from '#commands/settings'
import { leavingPost, soloAlreadyOpenPost } from '#commands/solo/go-on'
import { elsewherePost } from '#commands/solo/open'
import { profilePost } from '#commands/solo/profile'
import { briefingPost } from '#commands/substitute'
import { MOST_LISTED, tablesPost } from '#commands/table-list'
import { BEST_FIRST_FILTER, fatePanel } from '#commands/turn/fate'
import { firstChoices, menuActionOf } from '#commands/turn/menu-actions'
import { processionPanel } from '#commands/turn/procession'
import { whyNotPost } from '#commands/turn/why-not'
import { turnNoticesPost } from '#commands/turn-notices/settings'
import {
  DIRECTIONS,
  decision,
  formatChoices,
  journalSchema,
  legalChoices,
  parseChoice,
  play,
  type Refusal,
  RULES_NUMBER,
  standardRules,
} from '#engine'
import { type Analysis, type Part, type Recommendation, TRAITS } from '#players'
import { asActor, STANDARD } from '#support/as-actor'
import { everyRefusalText } from '#support/every-refusal'
import { fullestNotices } from '#support/notices'
import { EVERY_LANGUAGE, speaking } from '#support/pseudo-language'
import {
  DEFAULT_OPTIONS,
  DEFAULT_SETTINGS,
  type FreeRequest,
  forChannel,
  type OwnTable,
  type PlanView,
  type Profile,
} from '#table'
import type { Entry, TableEntry } from '#table/entries'
import { serializeEvents } from '#table/event-json'
import { evolve } from '#table/evolve'
import { frozenBy } from '#table/evolve-rows'
import { type LogItem, tableLog } from '#table/log'
import { logByTurns } from '#table/log-by-turns'
import { emptyTableState, type TableState } from '#table/state'
import { DISCORD_LOCALES, LANGUAGES, type Language, LESSONS, LIMITS, PARTINGS, words } from '#text'
import { readPost } from './read-post.ts'

const FIXTURES = new URL('../engine/fixtures/', import.meta.url)
const AT = Date.UTC(2026, 10, 20)
/** The widest letters, and those that a message has to escape with two more each. */
const NAMES = ['龘'.repeat(32), '@'.repeat(32)]
const person = (seat: number) => ({ id: `99999999999999999${seat}`, name: NAMES[0] ?? '' })

/** A table's history, with the table after each entry that is worth to be looked at. */
interface History {
  readonly lobby: TableState
  readonly positions: readonly TableState[]
  readonly last: TableState
  readonly log: readonly LogItem[]
}

const HISTORIES = new Map<string, History>()
function history(file: string): History {
  const known = HISTORIES.get(file) ?? played(file)
  HISTORIES.set(file, known)
  return known
}

/** Plays a fixture at a table: of its later part, the fullest position of each kind of question and some others. */
function played(file: string): History {
  const [segment] = journalSchema.parse(JSON.parse(readFileSync(new URL(file, FIXTURES), 'utf8'))).segments
  if (segment === undefined || !('setup' in segment.start)) throw new Error(`${file} does not begin with a setup`)
  const { setup } = segment.start
  const solo = setup.players === 1
  const kept: TableEntry[] = []
  let fold = emptyTableState(
    {
      id: 'abcdefghijkl',
      guildId: solo ? null : '9'.repeat(19),
      channelId: '9'.repeat(19),
      cardChannelId: solo ? null : '8'.repeat(19),
    },
    new Date(AT),
  )
  const add = (entry: Entry): void => {
    const one = { seq: fold.seq + 1, actor: null, interactionId: null, entry }
    kept.push(one)
    fold = evolve(fold, one, STANDARD)
  }
  const pace = { kind: 'bank', hours: 168, refill: 168, atEnd: 'sitOut' } as const
  const options = {
    ...{ ...DEFAULT_OPTIONS, edition: setup.edition, challenge: solo, handicap: -10, recommendations: !solo },
    ...(solo ? {} : { pace }),
  }
  add({ type: 'opened', at: AT, host: person(0), solo, options })
  for (let seat = 1; seat < setup.players; seat++) add({ type: 'joined', at: AT, person: person(seat) })
  const lobby = fold
  add({ type: 'started', at: AT, rules: RULES_NUMBER, setup })
  const first = fold
  const fullest = new Map<string, { fold: TableState; choices: number }>()
  const others: TableState[] = []
  segment.choices.forEach((choice, index) => {
    const parsed = parseChoice(choice)
    const { state } = asActor(fold)
    const asked = state && decision(state)
    if (!parsed || !state || !asked) throw new Error(`${file}: '${choice}' cannot be played`)
    if (index > segment.choices.length / 2) {
      const choices = legalChoices(standardRules, state).length
      if (choices > (fullest.get(asked.question.kind)?.choices ?? 0))
        fullest.set(asked.question.kind, { fold, choices })
      if (index % 150 === 0) others.push(fold)
    }
    const told = serializeEvents(play(standardRules, state, parsed).events)
    add({ type: 'choice', at: AT, seat: asked.seat, choice, press: fold.seq, told: [...told] })
  })
  return {
    lobby,
    positions: [first, ...[...fullest.values()].map((one) => one.fold), ...others],
    last: fold,
    log: tableLog(kept),
  }
}

/** What is shown of a table after many more entries, under each kind of name. */
function views(fold: TableState): OwnTable[] {
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

/** All but whoever is silent have answered. */
function freeRequestIn({ actingSeat, seats }: OwnTable, seat: number): FreeRequest {
  const silent = actingSeat ?? 0
  const [, ...others] = seats.flatMap((_, one) => (one === silent ? [] : one))
  return { seq: 99_999, at: new Date(AT), seat, silent, agreed: [seat], objected: others }
}

/** The same table when everybody but the first has left, just now. */
const deserted = (fold: TableState): TableState => ({
  ...fold,
  seats: fold.seats.map((seat, index) => (index === 0 ? seat : { ...seat, person: null })),
  leavings: fold.seats.flatMap((_, seat) => {
    if (seat === 0) return []
    const freed = { why: 'vote', personId: person(seat).id } as const
    return { seat, seq: fold.seq, ...(seat === 1 ? {} : { freed }) }
  }),
})

/** The same table where computer players sit beside the first: all that they did in a row is told. */
const withComputers = (fold: TableState): TableState => ({
  ...fold,
  seats: fold.seats.map((seat, index) =>
    index === 0 ? seat : { ...seat, name: `Lums${index}`, person: null, computer: 'beginner' as const },
  ),
})

/** The log at its longest: every turn with a link, and everybody called as at the table. */
function told(table: OwnTable, log: readonly LogItem[]): ToldLog {
  const id = '9'.repeat(20)
  const name = table.seats[0]?.name ?? ''
  const items = logByTurns(log, table).map((item) => ('name' in item ? { ...item, name } : item))
  const link = messageLink(table, { channelId: id, messageId: id })
  return { items, linkOf: () => link }
}

/** Sentences that may stand alone or above a panel; and the longest of them. */
const noticesIn = (language: Language): string[] => [
  ...everyRefusalText(words(language)).map(({ why, instead = '' }) => `${why} ${instead}`),
  ...fullestNotices(words(language)),
]
const longestNotice = (language: Language): string =>
  noticesIn(language).reduce((longest, text) => (text.length > longest.length ? text : longest))

/** Three turns with all the reasons that there can be. */
const fullestTurns = ({ rules, state }: PanelContext): Recommendation[] => {
  const lines = optionSequences(rules, state, legalChoices(rules, state))
    .map(({ choices }) => choices)
    .sort((a, b) => b.length - a.length)
  const nearer = rules.box.tasks.slice(0, 6).map(({ id }) => id)
  const reasons = <P extends Part>(parts: readonly P[]) => parts.map((part) => ({ part, size: 'much' }) as const)
  return lines.slice(0, 3).map((choices) => ({
    choices,
    gains: reasons(['tasks', 'path', 'time']),
    costs: reasons(['goods', 'fate', 'time']),
    nearer,
    newTask: false,
    behind: 'much',
  }))
}

/** A look back at long turns, and at everybody's with all that can be said of it. */
function fullestLookBacks(table: OwnTable, before: OwnTable, told: ToldLog, language: Language): LookBack[] {
  const panel = before.acting === null ? null : panelFor(before, before.acting, language, null)
  if (panel === null) throw new Error('nobody acts')
  const lines = fullestTurns(panel).map(({ choices }) => choices)
  const turningPoints = turnsOf(told.items)
    .slice(-lines.length)
    .map(({ seat, number }, nth) => ({ seat, number, state: panel.state, choices: lines[nth] ?? [], cost: 40 }))
  const course = Array.from({ length: 100 }, (_, turns) => ({ turns, points: table.seats.map(() => 199) }))
  return TRAITS.map((most, nth) => {
    const style = { most, amount: 199, least: TRAITS[(nth + 1) % TRAITS.length] ?? null }
    const analysis: Analysis = { course, turningPoints, styles: table.seats.map(() => style) }
    return { table, analysis, items: told.items, language }
  })
}

/** Everything that the one who acts can open. */
function acting(table: OwnTable, language: Language): Post[] {
  const notice = longestNotice(language)
  const panel = table.acting === null ? null : panelFor(table, table.acting, language, notice)
  if (panel === null) return []
  const { question } = decision(panel.state) ?? {}
  const pages = question?.kind === 'turn' ? PAGES : PAGES.slice(0, 1)
  const own = pages.map((page) => privatePost(table, table.acting ?? '', language, { page, notice }))
  const fate = question?.kind !== 'freeFate' && (question?.kind !== 'turn' || panel.state.turn.used) ? [] : DIRECTIONS
  const keep = 'purple-purple-purple-yellow'
  return [
    ...own,
    ...own.map(inWords),
    ...pages.map((page) => whyNotPost(panel, page)),
    ...fate.flatMap((direction) =>
      (['top', 'bottom'] as const).map((end) => fatePanel(panel, { ...BEST_FIRST_FILTER, keep, end, direction })),
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
function fullestPlan({ lastTurns }: OwnTable): PlanView {
  const stop = { why: 'rules' as const, choice: { kind: 'end' as const }, refusal: wordyRefusal }
  const events = lastTurns.flatMap((turn) => turn.events)
  const way = { events, ends: false, stop }
  return { alternatives: [way, way, way, way], drafting: true, cut: stop }
}

/** What the next turn is planned with, all its pages and what becomes of it; and the turn for which nothing fitted. */
function planned(table: OwnTable, language: Language): Post[] {
  const notice = longestNotice(language)
  const plan = fullestPlan(table)
  const own = (one: OwnTable, page: (typeof PAGES)[number] = 'turn') =>
    privatePost(one, table.acting ?? '', language, { page, notice })
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

/** Everything else that anybody can open at a table, with its picture and in words. */
function everything(table: OwnTable, language: Language): Post[] {
  const notice = longestNotice(language)
  const others = table.seats.flatMap(({ person: one }) => one?.id ?? [])
  const unreached = NAMES.map((name) => ({ name, why: 'left' as const }))
  const all = [
    livePost(forChannel(table), language),
    livePost(
      forChannel({ ...table, lastTurns: table.lastTurns.map((turn) => ({ ...turn, planned: true })) }),
      language,
    ),
    ...viewsOf(table).map((look) => viewPost(table, look, language, 0)),
    ...table.seats.flatMap(({ person: one }) => (one === null ? [] : privatePost(table, one.id, language, { notice }))),
  ]
  const timed = (['goes', 'nearlyOver', 'over'] as const).map((stands) =>
    livePost(forChannel(table), language, null, {
      ...{ next: person(1).id, unreached, others, maySeatBeFreed: true },
      clock: { end: new Date(AT), atEnd: 'remind', stands },
      away: NAMES.flatMap((name) => [name, name]).map((name) => ({ name, until: new Date(AT) })),
    }),
  )
  return [...all, ...all.filter(({ picture }) => picture !== null).map(inWords), ...timed, ...timed.map(inWords)]
}

/** How many messages were held against the limits. */
const held = (posts: readonly Post[]): number => posts.map(readPost).length

/** The letters with which a panel's options begin, or the names of places that they say, in order; or recommended turns. */
const MARK = /^([A-Z]+) · |^([A-D]\d)\b|^\D*(\d)/u
const letters = (post: Post): string[] => {
  const { text, pressables } = readPost(post)
  return [
    ...[...text.matchAll(/^.*\*\*(\d\.) /gmu)].flatMap(([, number]) => number ?? []),
    ...pressables
      .filter(({ id }) => ['line', 'plan', 'place'].includes(id.split(':')[3] ?? ''))
      .flatMap(({ labels }) => labels.map((label) => MARK.exec(label)?.slice(1).find(Boolean) ?? label)),
  ]
}
const marked = ({ picture }: Post): string[] =>
  picture !== null && 'candidates' in picture ? (picture.candidates ?? []).map(({ label }) => label) : []

const askedAt = ({ state }: OwnTable) => (state === null ? undefined : decision(state)?.question.kind)

describe('every message at its fullest keeps to Discord’s limits', () => {
  const FOUR = ['4-online-1-15', '4-rulebook-1-51', '4-rulebook-1-283']
  const games = EVERY_LANGUAGE.map((spoken, i) => ({ ...spoken, game: FOUR[i % FOUR.length] ?? '' }))
  it.each(games)('at a table of four with long names, late in game $game, in $name', ({ game, language, as }) =>
    speaking(as, () => {
      const { lobby, positions, last, log } = history(`${game}.json`)
      const asked = positions.map((fold) => askedAt(asActor(fold)))
      expect(asked).toEqual(expect.arrayContaining(['startTile', 'turn', 'payTiles', 'payResources', 'procession']))
      expect(last.phase).toBe('finished')
      let messages = 0
      for (const fold of positions)
        for (const table of views(fold).slice(0, 1))
          messages += held([...acting(table, language), ...(table.acting === null ? [] : planned(table, language))])
      for (const fold of [lobby, ...positions, last])
        for (const table of views(fold))
          messages += held([
            ...everything(table, language),
            cardPost(forChannel(table), language),
            lockedPost(table, language),
            briefingPost(table, { seat: 0, name: NAMES[1] ?? '' }, language),
          ])
      for (const fold of [
        ...positions.map(deserted),
        ...[lobby, ...positions, last].map(withComputers),
        frozenBy(last, 'W'.repeat(2000)),
        { ...last, phase: 'closed' as const },
      ])
        for (const table of views(fold))
          messages += held([livePost(forChannel(table), language), cardPost(forChannel(table), language)])
      for (const table of views(last)) {
        for (const of of ['all', 0] as const)
          for (const which of [{ fromNewest: 1 }, null])
            messages += held([logPost(table, told(table, log), which, language, of)])
        const { items } = told(table, log)
        const turns = turnsOf(items)
        const atTurn = positions.map(asActor).find((one) => askedAt(one) === 'turn')
        for (const lookBack of atTurn === undefined
          ? []
          : fullestLookBacks(table, atTurn, told(table, log), language)) {
          const shown = analysisPost(lookBack)
          messages += held([shown, inWords(shown)])
        }
        for (const turn of turns.slice(-2)) {
          const shown = { table, turn, turns, language, viewer: 0 }
          messages += held([afterTurnPost({ ...shown, past: table }), afterTurnPost({ ...shown, past: null })])
        }
        messages += held(
          PARTINGS.map((parting) =>
            confirmLeavingPost(table, parting, language, {
              notice: longestNotice(language),
              personId: person(0).id,
            }),
          ),
        )
        const heldSeats = [1, 2, 3].map((seat) => ({ person: person(seat).id, seq: 99_999, until: new Date(AT) }))
        for (const again of views({ ...lobby, seats: lobby.seats.slice(0, 1), heldSeats, fullSeq: 1 }))
          messages += held([livePost(forChannel(again), language, table)])
        const many = Array.from({ length: 25 }, (_, index) => ({ ...table, id: `table${index}` }))
        const link = `https://discord.com/channels/${'9'.repeat(19)}/${'9'.repeat(19)}/${'9'.repeat(19)}`
        const listed = many.slice(0, MOST_LISTED).map((one) => ({ table: one, link }))
        messages += held([
          tablesPost(listed, true, person(0).id, language, {
            title: words(language).tables.ofThisChannel,
            notice: words(language).tableRefusals.tooManyTables(1000),
          }),
          journalsPost(many.slice(0, MOST_JOURNALS), language),
          followPost(
            many.slice(0, 3).map(forChannel),
            many.map(forChannel),
            { person: person(0), language },
            longestNotice(language),
          ),
          followedEndPost(table, language),
          endedPost(table, language),
          shownNoMorePost('9'.repeat(19), '9'.repeat(19), language),
        ])
        const shownLate = { table, picture: false, late: true }
        for (const upTo of [-40, -20, -1])
          messages += held([
            turnPost({ table, picture: true, late: false }, items.slice(upTo), '9'.repeat(19), language),
            turnPost(shownLate, items.slice(upTo), '9'.repeat(19), language),
          ])
        messages += held([
          directPost(
            many.map((one) => ({
              table: one,
              kinds: ['runningOut'] as const,
              messageId: '9'.repeat(19),
              end: new Date(AT),
            })),
            person(0).id,
            language,
          ),
        ])
      }
      expect(messages).toBeGreaterThan(200)
    }),
  )

  it.each(LANGUAGES)(
    'and begins every option of a panel with the letter or the name of the place under which the picture marks it, in %s',
    (language) => {
      const { positions } = history('4-rulebook-1-51.json')
      const panels = positions.flatMap((fold) => acting(asActor(fold), language))
      for (const panel of panels.filter(({ picture }) => picture !== null))
        expect(letters(panel)).toEqual(marked(panel))
      expect(Math.max(...panels.map((panel) => letters(panel).length))).toBeGreaterThan(10)
    },
  )

  it.each(['4-rulebook-1-51', '4-online-1-175'])('and leaves no line out, late in game %s', (name) => {
    let most = 0
    for (const fold of history(`${name}.json`).positions) {
      const table = asActor(fold)
      const panel = table.acting === null ? null : panelFor(table, table.acting, 'en', null)
      if (panel === null || askedAt(table) !== 'turn') continue
      for (const page of PAGES) {
        const action = menuActionOf(page)
        if (action === null || page === 'fate' || page === 'procession') continue
        const wanted = optionSequences(
          panel.rules,
          panel.state,
          firstChoices(standardRules, panel.state, action),
          page === 'bonfire' ? 100 : 25,
        )
        const { pressables } = readPost(privatePost(table, table.acting ?? '', 'en', { page }))
        const listed = pressables.filter(({ id }) => id.split(':')[3] === 'line').flatMap(({ values }) => values)
        expect(listed.toSorted(), page).toEqual(wanted.map(({ choices }) => formatChoices(choices)).toSorted())
        most = Math.max(most, listed.length)
      }
    }
    expect(most).toBeGreaterThan(10)
  })

  const SOLO = ['online-1-1', 'rulebook-1-2']
  const solos = EVERY_LANGUAGE.map((spoken, i) => ({ ...spoken, game: SOLO[i % SOLO.length] ?? '' }))
  it.each(solos)('alone against Tom, with hints, in game $game, in $name', ({ game, language, as }) =>
    speaking(as, () => {
      const { lobby, positions, last, log } = history(`solo/${game}.json`)
      for (const fold of positions) for (const table of views(fold).slice(0, 1)) held(acting(table, language))
      for (const fold of [lobby, ...positions, last, { ...last, phase: 'closed' as const }])
        for (const table of views(fold))
          held([
            ...everything(table, language),
            soloAlreadyOpenPost(table, 1, language),
            leavingPost(table, language),
            elsewherePost(table, language),
            settingsPost(
              { person: person(0), language },
              { ...DEFAULT_SETTINGS, ...table.advice, pictures: false, language },
              table,
              NAMES[0],
            ),
            logPost(table, told(table, log), null, language),
          ])
      expect(last.phase).toBe('finished')
    }),
  )

  it.each(EVERY_LANGUAGE)('of how somebody is told of their turns, in $name', ({ language, as }) =>
    speaking(as, () => {
      const zone = 'America/Argentina/ComodRivadavia'
      const say = words(language).turnNotices
      const away = [{ from: AT, until: AT + 1 }]
      for (const quiet of [null, { from: 22, to: 9 }])
        for (const notice of [say.directClosed, say.zoneUnknown('W'.repeat(50))])
          held([
            turnNoticesPost(
              { ...DEFAULT_SETTINGS, nextNotice: true, zone, quiet, away },
              new Date(AT),
              language,
              notice,
            ),
          ])
      held([turnNoticesPost(DEFAULT_SETTINGS, new Date(AT), language)])
    }),
  )

  it.each(EVERY_LANGUAGE)(
    'in a long profile, every entry of the rules, every notice and every lesson, in $name',
    ({ language, as }) =>
      speaking(as, () => {
        const game = { at: AT, result: 'won' as const, gaveUp: false, points: null, handicap: 300, challenge: true }
        const games = Array.from({ length: 999 }, (_, index) => ({ ...game, table: `t${index}` }))
        const handicaps = games.map((_, index) => index)
        const profile: Profile = { games, won: 999, lost: 999, tied: 999, handicaps, handicap: 999, best: 999 }
        for (const name of NAMES) held([profilePost({ ...person(0), name }, profile, language)])
        for (const solo of [true, false]) {
          const here = { table: null, solo }
          held([helpPost(here, language)])
          held(
            ['', 'W'.repeat(100), ...Object.keys(words(language).help.rules)].map((query) =>
              rulesPost(query, here, language),
            ),
          )
        }
        held(noticesIn(language).map((text) => noticePost(text)))
        for (const name of NAMES)
          for (const lesson of LESSONS.keys()) {
            const reader = { person: { ...person(0), name }, language }
            const posts = [null, 0, 1, 2].map((answer) =>
              answer === null ? lessonPost(lesson + 1, reader) : answerPost(lesson + 1, answer, reader),
            )
            held([...posts, ...posts.map(inWords)])
          }
      }),
  )
})

/** A command, an option or a choice, as far as the limits go. */
interface Node {
  readonly name: string
  readonly description?: string | undefined
  readonly name_localizations?: object | null | undefined
  readonly description_localizations?: object | null | undefined
  readonly options?: readonly Node[] | undefined
  readonly choices?:
    | readonly {
        readonly name: string
        readonly name_localizations?: object | null | undefined
        readonly value: string | number
      }[]
    | undefined
  readonly required?: boolean | undefined
}

const COMMAND_NAME = /^[-_\p{Ll}\p{N}]{1,32}$/u

const longest = (text: string, localised: object | null | undefined): number =>
  Math.max(text.length, ...Object.values(localised ?? {}).map((one) => String(one).length))

/** Insists on the limits for a command or option; returns its characters, by which Discord counts 8000. */
function measured(node: Node): number {
  const { name, description = '', options = [], choices = [] } = node
  for (const one of [name, ...Object.values(node.name_localizations ?? {})]) expect(one).toMatch(COMMAND_NAME)
  for (const one of [description, ...Object.values(node.description_localizations ?? {})]) {
    expect(one.length, name).toBeGreaterThan(0)
    expect(one.length, name).toBeLessThanOrEqual(100)
  }
  expect(options.length, name).toBeLessThanOrEqual(25)
  expect(choices.length, name).toBeLessThanOrEqual(25)
  expect(new Set(options.map((one) => one.name)).size, name).toBe(options.length)
  expect(new Set(choices.map((one) => one.name)).size, name).toBe(choices.length)
  for (const choice of choices) {
    for (const one of [choice.name, ...Object.values(choice.name_localizations ?? {})])
      expect(one).toMatch(/^.{1,100}$/)
    expect(String(choice.value)).toMatch(/^.{1,100}$/)
  }
  const required = options.map((one) => one.required === true)
  expect(required, name).toEqual([...required].sort((a, b) => Number(b) - Number(a)))
  return [
    longest(name, node.name_localizations),
    longest(description, node.description_localizations),
    ...options.map(measured),
    ...choices.map((choice) => longest(choice.name, choice.name_localizations) + String(choice.value).length),
  ].reduce((sum, one) => sum + one, 0)
}

describe('the command', () => {
  it('keeps to Discord’s limits for commands, with all its options and choices', () => {
    for (const command of commandDefinitions()) expect(measured(command)).toBeLessThanOrEqual(8000)
    const [bonfire] = commandDefinitions()
    const characters = bonfire === undefined ? 0 : measured(bonfire)
    expect(characters).toBeGreaterThan(500)
    expect(characters).toBeLessThanOrEqual(LIMITS.command)
  })

  it.each(EVERY_LANGUAGE)('does so with every text of its own, in $name', ({ language, as }) =>
    speaking(as, () => {
      const { help, live, card, names } = words(language)
      for (const { name, description } of [
        help.bonfire,
        ...Object.values(help.commands),
        ...Object.values(help.options),
      ]) {
        expect(name).toMatch(COMMAND_NAME)
        expect(description.length, description).toBeLessThanOrEqual(LIMITS.commandDescription)
      }
      const editions = Object.values(names.edition).map((edition) => edition.name)
      const looks = Object.values(live.looks).filter((look) => typeof look === 'string')
      for (const choice of [help.aCity, ...looks, ...Object.values(card.where), ...editions])
        expect(choice.length, choice).toBeLessThanOrEqual(LIMITS.choiceName)
    }),
  )

  it('leaves room for a language that takes twice as many words', () => {
    for (const command of commandDefinitions()) expect(2 * measured(command)).toBeLessThanOrEqual(LIMITS.command)
  })

  it('is registered in every language, with each of its options and choices', () => {
    const lacking = (node: Node): string[] => {
      const { name, description, choices = [], options = [] } = node
      const maps = [node.name_localizations, ...(description === undefined ? [] : [node.description_localizations])]
      const said = [...maps, ...choices.map((choice) => choice.name_localizations)]
      const all = LANGUAGES.flatMap((language) => DISCORD_LOCALES[language])
      return [
        ...(said.every((map) => all.every((locale) => Object.keys(map ?? {}).includes(locale))) ? [] : [name]),
        ...options.flatMap(lacking),
      ]
    }
    expect(commandDefinitions().flatMap(lacking)).toEqual([])
    const named = (locale: string) => (option: Node) =>
      new Map(Object.entries(option.name_localizations ?? {})).get(locale)
    const subcommands: readonly Node[] = commandDefinitions()[0]?.options ?? []
    for (const locale of LANGUAGES.flatMap((language) => DISCORD_LOCALES[language])) {
      expect(new Set(subcommands.map(named(locale))).size).toBe(subcommands.length)
      for (const { name, options = [] } of subcommands)
        expect(new Set(options.map(named(locale))).size, name).toBe(options.length)
    }
  })
})
