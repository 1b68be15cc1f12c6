import { describe, expect, it } from 'vitest'
import {
  channelCardPost,
  directEndPost,
  directPost,
  livePost,
  noticePost,
  type Post,
  threadLockedPost,
} from '#commands'
import { analysisPost } from '#commands/analysis/post'
import { extendChoicesToFillSelect } from '#commands/choice-sequence'
import { inWords, putAbove } from '#commands/components'
import { tablesShownHerePost } from '#commands/follow/command'
import { cannotShowElsewherePost, gameEndElsewherePost, turnsElsewherePost } from '#commands/follow/post'
import { helpPost, rulesPost } from '#commands/help'
import { journalsPost, MOST_JOURNALS } from '#commands/journal'
import { lessonAnswerResultPost, lessonPost } from '#commands/learn/post'
import { confirmLeaveOrClosePost } from '#commands/leaving'
import { afterTurnPost } from '#commands/log/after-turn'
import { logPost } from '#commands/log/page'
import { turnsInLog } from '#commands/log/told'
import { refusalLineWithRetryTime } from '#commands/moments'
import { PANEL_PAGES } from '#commands/panel-codecs'
import { panelContextFor, privateTablePost } from '#commands/private'
import { settingsPost } from '#commands/settings'
import { confirmLeavingSoloPost, soloAlreadyOpenPost } from '#commands/solo/go-on'
import { soloInDirectMessagesPost } from '#commands/solo/open'
import { soloProfilePost } from '#commands/solo/profile'
import { panelPostAfterTakeOver } from '#commands/substitute'
import { type ListedTable, MOST_LISTED_TABLES, tablesPost } from '#commands/table-list'
import { firstChoicesOfCombination } from '#commands/turn/combine'
import { firstChoices, menuActionOfPage } from '#commands/turn/menu-actions'
import { turnNoticeSettingsPost } from '#commands/turn-notices/settings'
import { voyagesWithAndWithoutAction } from '#commands/voyages'
import { decision, formatChoices, standardRules } from '#engine'
import { asActor } from '#support/as-actor'
import { EVERY_LANGUAGE, withPseudoLanguage } from '#support/pseudo-language'
import { DEFAULT_SETTINGS, type SoloProfile, type TableForPerson, toPublicOnlyTable } from '#table'
import { frozenWithFault } from '#table/state/evolve-rows'
import { LANGUAGES, LEAVE_OR_CLOSE_CASES, LESSONS, words } from '#text'
import {
  acting,
  deserted,
  everything,
  fullestLookBacks,
  longestNotice,
  noticesIn,
  planned,
  told,
  views,
  viewsInTurn,
  withComputers,
} from './fullest.ts'
import { AT, history, NAMES, person } from './history.ts'
import { readPost } from './read-post.ts'

/** Longer than all that is put above any of them where nothing can be written at the table, and with a made-up language's length. */
const TROUBLE = noticePost('W'.repeat(500))
/** What is shorter has room for that. */
const LONG = 2500

/** Every limit holds, by itself and below a notice; then too nothing is lost without a word. */
function held(posts: readonly Post[]): number {
  for (const post of posts) {
    const { text, pressables } = readPost(post)
    if (text.length >= LONG) expect(readPost(putAbove(TROUBLE, post)).pressables).toEqual(pressables)
  }
  return posts.length
}

/** The letters with which a panel's options begin, or the names of places that they say, in order; or recommended turns. */
const MARK = /^([A-Z]+) · |^([A-D]\d)\b|^\D*(\d)/u
const letters = (post: Post): string[] => {
  const { text, pressables } = readPost(post)
  return [
    ...[...text.matchAll(/^.*\*\*(\d) · /gmu)].flatMap(([, number]) => number ?? []),
    ...pressables.flatMap(({ id, label, labels, values }) => {
      const [, , , verb = '', line = ''] = id.split(':')
      if (verb === 'play')
        return PLAYS_NO_OPTION.test(line) ? [] : (MARK.exec(`${label} · `)?.slice(1).find(Boolean) ?? label)
      // Of choices that are put together the picture marks the options of one.
      if (verb === 'part' && labels.length === 0) return MARK.exec(label)?.[1] ?? []
      const marks =
        verb === 'part'
          ? labels.some((one) => /^[A-Z]+ · /.test(one)) || values.some((one) => one.startsWith('space '))
          : ['line', 'plan', 'place'].includes(verb)
      return marks ? labels.map((one) => MARK.exec(one)?.slice(1).find(Boolean) ?? one) : []
    }),
  ]
}
const PLAYS_NO_OPTION = /^(pass|out|turnup)$|end$/
const marked = ({ picture }: Post): string[] =>
  picture !== null && 'candidates' in picture ? (picture.candidates ?? []).map(({ label }) => label) : []

const askedAt = ({ state }: TableForPerson) => (state === null ? undefined : decision(state)?.question.kind)

describe('every message at its fullest keeps to Discord’s limits', () => {
  const FOUR = ['4-online-1-15', '4-rulebook-1-51', '4-rulebook-1-283']
  const games = EVERY_LANGUAGE.map((spoken, nth) => ({ ...spoken, nth, game: FOUR[nth % FOUR.length] ?? '' }))
  it.each(games)('at a table of four with long names, late in game $game, in $name', ({ game, language, as, nth }) =>
    withPseudoLanguage(as, () => {
      const { lobby, positions, last, log } = history(`${game}.json`)
      const asked = positions.map((fold) => askedAt(asActor(fold)))
      expect(asked).toEqual(expect.arrayContaining(['startTile', 'turn', 'payTiles', 'payResources', 'procession']))
      expect(last.phase).toBe('finished')
      let messages = 0
      // Every other position, in other languages those between.
      for (const fold of positions.filter((_, index) => index % 2 === nth % 2))
        for (const table of views(fold).slice(0, 1))
          messages += held([...acting(table, language), ...(table.acting === null ? [] : planned(table, language))])
      for (const table of [...views(lobby), ...viewsInTurn(positions, nth), ...views(last)])
        messages += held([
          ...everything(table, language),
          channelCardPost(toPublicOnlyTable(table), language),
          threadLockedPost(table, language),
          panelPostAfterTakeOver(table, { seat: 0, name: NAMES[1] ?? '' }, { person: person(0), language }),
        ])
      for (const table of [
        ...viewsInTurn(positions.map(deserted), nth),
        ...viewsInTurn([lobby, ...positions, last].map(withComputers), nth),
        ...views(frozenWithFault(last, 'W'.repeat(2000))),
        ...views({ ...last, phase: 'closed' as const }),
      ])
        messages += held([
          livePost(toPublicOnlyTable(table), language),
          channelCardPost(toPublicOnlyTable(table), language),
        ])
      for (const table of views(last)) {
        for (const of of ['all', 0] as const)
          for (const which of [-2, -1])
            messages += held([logPost(table, told(table, log), which, { person: person(0), language }, of)])
        const { items } = told(table, log)
        const turns = turnsInLog(items)
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
          LEAVE_OR_CLOSE_CASES.map((parting) =>
            confirmLeaveOrClosePost(table, parting, { person: person(0), language }, longestNotice(language)),
          ),
        )
        const [since, until] = [new Date(AT), new Date(AT)]
        const heldSeats = [1, 2, 3].map((seat) => ({ person: person(seat).id, seq: 99_999, since, until }))
        const seating = { ...lobby.seating, seats: lobby.seating.seats.slice(0, 1) }
        const waiting = { ...lobby, seating, lobby: { ...lobby.lobby, heldSeats, fullSeq: 1 } }
        for (const again of views(waiting)) messages += held([livePost(toPublicOnlyTable(again), language, table)])
        const many = Array.from({ length: 25 }, (_, index) => ({ ...table, id: `table${index}` }))
        const link = `https://discord.com/channels/${'9'.repeat(19)}/${'9'.repeat(19)}/${'9'.repeat(19)}`
        const listed = (gone: ListedTable['gone']) =>
          many
            .slice(0, MOST_LISTED_TABLES)
            .map((one) => ({ table: one, link, time: { end: new Date(AT), over: true }, gone }))
        messages += held([
          ...([null, 'movesHere', 'elsewhere'] as const).map((gone) =>
            tablesPost(listed(gone), true, person(0).id, language, {
              title: words(language).tables.ofThisChannel,
              notice: words(language).tableRefusals.tooManyTables(1000),
            }),
          ),
          journalsPost(many.slice(0, MOST_JOURNALS), language),
          tablesShownHerePost(
            many.slice(0, 3).map(toPublicOnlyTable),
            many.map(toPublicOnlyTable),
            { person: person(0), language },
            longestNotice(language),
          ),
          gameEndElsewherePost(table, language),
          directEndPost(table, language),
          cannotShowElsewherePost('9'.repeat(19), '9'.repeat(19), language),
        ])
        const shownLate = { table, picture: false, late: true }
        for (const upTo of [-40, -20, -1])
          messages += held([
            turnsElsewherePost({ table, picture: true, late: false }, items.slice(upTo), '9'.repeat(19), language),
            turnsElsewherePost(shownLate, items.slice(upTo), '9'.repeat(19), language),
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
      const panel = table.acting === null ? null : panelContextFor(table, table.acting, 'en', null)
      if (panel === null || askedAt(table) !== 'turn') continue
      for (const page of PANEL_PAGES) {
        const action = menuActionOfPage(page)
        if (action === null || page === 'fate' || page === 'procession') continue
        const first = firstChoices(standardRules, panel.state, action)
        const { acting, sailing } = voyagesWithAndWithoutAction(panel.rules, panel.state, page === 'ship' ? first : [])
        const wanted =
          page === 'ship' ? [...acting, ...sailing] : extendChoicesToFillSelect(panel.rules, panel.state, first)
        const { pressables } = readPost(privateTablePost(table, table.acting ?? '', 'en', { page }))
        const listed = pressables.flatMap(({ id, values }) => {
          const [, , , verb, line = ''] = id.split(':')
          if (verb === 'play') return line
          return verb === 'line' || verb === 'part' ? values : []
        })
        const together = firstChoicesOfCombination(panel, page)
        const lines =
          together?.map((choice) => formatChoices([choice])) ?? wanted.map(({ choices }) => formatChoices(choices))
        if (together === null) expect(listed.toSorted(), page).toEqual(lines.toSorted())
        else if (lines.length > 1) expect(listed, page).toEqual(expect.arrayContaining(lines))
        most = Math.max(most, listed.length)
      }
    }
    expect(most).toBeGreaterThan(10)
  })

  const SOLO = ['online-1-1', 'rulebook-1-2']
  const solos = EVERY_LANGUAGE.map((spoken, nth) => ({ ...spoken, nth, game: SOLO[nth % SOLO.length] ?? '' }))
  it.each(solos)('alone against Tom, with hints, in game $game, in $name', ({ game, language, as, nth }) =>
    withPseudoLanguage(as, () => {
      const { lobby, positions, last, log } = history(`solo/${game}.json`)
      for (const fold of positions) for (const table of views(fold).slice(0, 1)) held(acting(table, language))
      const over = [last, { ...last, phase: 'closed' as const }]
      // Every other language has the same of two games.
      const alone = viewsInTurn(positions, nth >> 1)
      for (const table of [...views(lobby), ...alone, ...over.flatMap(views)])
        held([
          ...everything(table, language),
          soloAlreadyOpenPost(table, 1, language),
          confirmLeavingSoloPost(table, language),
          soloInDirectMessagesPost(table, language, { isFirst: false, counts: false }),
          settingsPost(
            { person: person(0), language },
            { ...DEFAULT_SETTINGS, ...table.advice, pictures: false, language },
            table,
            NAMES[0],
          ),
          logPost(table, told(table, log), -1, { person: person(0), language }),
        ])
      expect(last.phase).toBe('finished')
    }),
  )

  it.each(EVERY_LANGUAGE)('of how somebody is told of their turns, in $name', ({ language, as }) =>
    withPseudoLanguage(as, () => {
      const zone = 'America/Argentina/ComodRivadavia'
      const say = words(language).turnNotices
      const away = [{ from: AT, until: AT + 1 }]
      for (const quiet of [null, { from: 22, to: 9 }])
        for (const notice of [
          refusalLineWithRetryTime(say.directClosed, new Date(AT), language),
          say.zoneUnknown('W'.repeat(50)),
        ])
          held([
            turnNoticeSettingsPost(
              { ...DEFAULT_SETTINGS, nextNotice: true, zone, quiet, away },
              new Date(AT),
              language,
              notice,
            ),
          ])
      held([turnNoticeSettingsPost(DEFAULT_SETTINGS, new Date(AT), language)])
    }),
  )

  it.each(EVERY_LANGUAGE)(
    'in a long profile, every entry of the rules, every notice and every lesson, in $name',
    ({ language, as }) =>
      withPseudoLanguage(as, () => {
        const game = { at: AT, result: 'won' as const, gaveUp: false, points: null, handicap: 300, challenge: true }
        const games = Array.from({ length: 999 }, (_, index) => ({ ...game, table: `t${index}` }))
        const handicaps = games.map((_, index) => index)
        const profile: SoloProfile = { games, won: 999, lost: 999, tied: 999, handicaps, handicap: 999, best: 999 }
        for (const name of NAMES) held([soloProfilePost({ ...person(0), name }, profile, language)])
        for (const solo of [true, false]) {
          const here = { table: null, solo }
          held((['help', 'guide', 'more'] as const).map((part) => helpPost(here, language, part)))
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
              answer === null ? lessonPost(lesson + 1, reader) : lessonAnswerResultPost(lesson + 1, answer, reader),
            )
            held([...posts, ...posts.map(inWords)])
          }
      }),
  )
})
