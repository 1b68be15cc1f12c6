import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { commandDefinition, livePost, noticePost, type Post } from '#commands'
import { actionOf, begins } from '#commands/actions'
import { PAGES } from '#commands/custom-id'
import { formatLine, optionLines } from '#commands/lines'
import { BEST, fatePanel } from '#commands/panels/fate'
import { journalsPost, MOST_JOURNALS } from '#commands/panels/journals'
import { logPost } from '#commands/panels/log'
import { lookPost, looksOf } from '#commands/panels/look'
import { rulesPost } from '#commands/panels/notice'
import { ownPost, panelFor } from '#commands/panels/own'
import { processionPanel } from '#commands/panels/procession'
import { elsewherePost, leavingPost, offerPost, profilePost } from '#commands/panels/solo'
import { tablesPost } from '#commands/panels/tables'
import { DIRECTIONS, decision, journalSchema, legalChoices, parseChoice, play, RULES_NUMBER } from '#engine'
import { DEFAULT_OPTIONS, type Profile, type TableView } from '#table'
import type { Entry, Kept } from '#table/entries'
import { emptyFold, type Fold, frozenBy, step, viewOf } from '#table/fold'
import { type Logged, logOf } from '#table/log'
import { tell } from '#table/told'
import { words } from '#text'
import { readPost } from './limits.ts'

const FIXTURES = new URL('../engine/fixtures/', import.meta.url)
const AT = Date.UTC(2026, 10, 20)
/** The widest letters, and those that a message has to escape with two more each. */
const NAMES = ['龘'.repeat(32), '@'.repeat(32)]
const say = words('en')
const person = (seat: number) => ({ id: `99999999999999999${seat}`, name: NAMES[0] ?? '' })

/** A table's history, with the fold after each entry that is worth to be looked at. */
interface History {
  readonly lobby: Fold
  readonly positions: readonly Fold[]
  readonly last: Fold
  readonly log: readonly Logged[]
}

/** Plays a fixture at a table: of its later part, the fullest position of each kind of question and some others. */
function history(file: string): History {
  const [segment] = journalSchema.parse(JSON.parse(readFileSync(new URL(file, FIXTURES), 'utf8'))).segments
  if (segment === undefined || !('setup' in segment.start)) throw new Error(`${file} does not begin with a setup`)
  const { setup } = segment.start
  const solo = setup.players === 1
  const kept: Kept[] = []
  let fold = emptyFold(
    { id: 'abcdefghijkl', guildId: solo ? null : '9'.repeat(19), channelId: '9'.repeat(19) },
    new Date(AT),
  )
  const add = (entry: Entry): void => {
    const one = { seq: fold.seq + 1, actor: null, interactionId: null, entry }
    kept.push(one)
    fold = step(fold, one, RULES_NUMBER)
  }
  const options = { ...DEFAULT_OPTIONS, edition: setup.edition, challenge: solo, guide: solo, handicap: -10 }
  add({ type: 'opened', at: AT, host: person(0), solo, options })
  for (let seat = 1; seat < setup.players; seat++) add({ type: 'joined', at: AT, person: person(seat) })
  const lobby = fold
  add({ type: 'started', at: AT, rules: RULES_NUMBER, setup })
  const first = fold
  const fullest = new Map<string, { fold: Fold; choices: number }>()
  const others: Fold[] = []
  segment.choices.forEach((choice, index) => {
    const parsed = parseChoice(choice)
    const { state } = viewOf(fold)
    const asked = state && decision(state)
    if (!parsed || !state || !asked) throw new Error(`${file}: '${choice}' cannot be played`)
    if (index > segment.choices.length / 2) {
      const choices = legalChoices(state).length
      if (choices > (fullest.get(asked.asked.kind)?.choices ?? 0)) fullest.set(asked.asked.kind, { fold, choices })
      if (index % 150 === 0) others.push(fold)
    }
    const told = tell(play(state, parsed).events)
    add({ type: 'choice', at: AT, seat: asked.seat, choice, press: fold.seq, told: [...told] })
  })
  return {
    lobby,
    positions: [first, ...[...fullest.values()].map((one) => one.fold), ...others],
    last: fold,
    log: logOf(kept),
  }
}

/** What is shown of a fold after many more entries, under each kind of name. */
function views(fold: Fold): TableView[] {
  const view = viewOf(fold)
  const later = 99_999 - view.seq
  const openTurn = view.openTurn && {
    ...view.openTurn,
    seq: view.openTurn.seq + later,
    undoTo: view.openTurn.undoTo === null ? null : view.openTurn.undoTo + later,
    undoAllTo: view.openTurn.undoAllTo === null ? null : view.openTurn.undoAllTo + later,
  }
  return NAMES.map((name) => ({
    ...view,
    seq: 99_999,
    openTurn,
    seats: view.seats.map((seat) => ({ ...seat, name, person: seat.person && { ...seat.person, name } })),
  }))
}

/** The same table when everybody but the first has left. */
const deserted = (fold: Fold): Fold => ({
  ...fold,
  seats: fold.seats.map((seat, index) => (index === 0 ? seat : { ...seat, person: null })),
})

/** Sentences that may stand alone or above a panel; and the longest of them. */
const NOTICES = [...Object.values(say.refusals).map((refusal) => refusal({})), ...Object.values(say.notices)].map(
  (text) => (typeof text === 'string' ? text : text('W'.repeat(100))),
)
const NOTICE = NOTICES.reduce((longest, text) => (text.length > longest.length ? text : longest))

/** Everything that the one who acts can open. */
function acting(table: TableView): Post[] {
  const panel = table.acting === null ? null : panelFor(table, table.acting, 'en', NOTICE)
  if (panel === null) return []
  const { asked } = decision(panel.state) ?? {}
  const pages = asked?.kind === 'turn' ? PAGES : PAGES.slice(0, 1)
  const own = pages.map((page) => ownPost(table, table.acting ?? '', 'en', { page, notice: NOTICE }))
  const fate = asked?.kind !== 'freeFate' && (asked?.kind !== 'turn' || panel.state.turn.used) ? [] : DIRECTIONS
  const keep = 'purple-purple-purple-yellow'
  return [
    ...own,
    ...fate.flatMap((direction) =>
      (['top', 'bottom'] as const).map((end) => fatePanel(panel, { ...BEST, keep, end, direction })),
    ),
    ...(asked?.kind === 'procession' ? [processionPanel(panel, { units: 0, moves: [] })] : []),
  ]
}

/** Everything else that anybody can open at a table. */
const everything = (table: TableView): Post[] => [
  livePost(table, 'en'),
  ...looksOf(table).map((look) => lookPost(table, look, 'en', 0)),
  ...table.seats.flatMap((seat) =>
    seat.person === null ? [] : ownPost(table, seat.person.id, 'en', { notice: NOTICE }),
  ),
]

/** How many messages were held against the limits. */
const held = (posts: readonly Post[]): number => posts.map(readPost).length

/** The letters with which a panel's options begin, in order. */
const letters = (post: Post): string[] =>
  readPost(post)
    .pressables.filter(({ id }) => ['line', 'plan', 'place'].includes(id.split(':')[3] ?? ''))
    .flatMap(({ labels }) => labels.map((label) => /^([A-Z]+) · /u.exec(label)?.[1] ?? label))
const marked = ({ picture }: Post): string[] =>
  picture !== null && 'candidates' in picture ? picture.candidates.map(({ label }) => label) : []

const askedAt = ({ state }: TableView) => (state === null ? undefined : decision(state)?.asked.kind)

describe('every message at its fullest keeps to Discord’s limits', () => {
  it.each(['4-online-1-15', '4-rulebook-1-51', '4-rulebook-1-283'])(
    'at a table of four with long names, late in game %s',
    (name) => {
      const { lobby, positions, last, log } = history(`${name}.json`)
      const asked = positions.map((fold) => askedAt(viewOf(fold)))
      expect(asked).toEqual(expect.arrayContaining(['startTile', 'turn', 'payTiles', 'payResources', 'procession']))
      expect(last.phase).toBe('finished')
      let messages = 0
      for (const fold of positions) for (const table of views(fold).slice(0, 1)) messages += held(acting(table))
      for (const fold of [lobby, ...positions, last])
        for (const table of views(fold)) messages += held(everything(table))
      for (const fold of [
        ...positions.map(deserted),
        frozenBy(last, new Error('W'.repeat(2000))),
        { ...last, phase: 'closed' as const },
      ])
        for (const table of views(fold)) messages += held([livePost(table, 'en')])
      for (const table of views(last)) {
        for (let page = 0; page * 8 < log.length; page++) messages += held([logPost(table, log, page, 'en')])
        const many = Array.from({ length: 25 }, (_, index) => ({ ...table, id: `table${index}` }))
        messages += held([tablesPost(many, 'en'), journalsPost(many.slice(0, MOST_JOURNALS), 'en')])
      }
      expect(messages).toBeGreaterThan(200)
    },
  )

  it('and begins every option of a panel with the letter under which the picture marks it', () => {
    const { positions } = history('4-rulebook-1-51.json')
    const panels = positions.flatMap((fold) => acting(viewOf(fold)))
    for (const panel of panels) expect(letters(panel)).toEqual(marked(panel))
    expect(Math.max(...panels.map((panel) => letters(panel).length))).toBeGreaterThan(10)
  })

  it.each(['4-rulebook-1-51', '4-online-1-15'])('and leaves no line out, late in game %s', (name) => {
    let most = 0
    for (const fold of history(`${name}.json`).positions) {
      const table = viewOf(fold)
      const panel = table.acting === null ? null : panelFor(table, table.acting, 'en', null)
      if (panel === null || askedAt(table) !== 'turn') continue
      for (const page of PAGES) {
        const action = actionOf(page)
        if (action === null || page === 'fate' || page === 'procession') continue
        const wanted = optionLines(panel.state, begins(panel.state, action), page === 'bonfire' ? 100 : 25)
        const { pressables } = readPost(ownPost(table, table.acting ?? '', 'en', { page }))
        const listed = pressables.filter(({ id }) => id.split(':')[3] === 'line').flatMap(({ values }) => values)
        expect(listed.toSorted(), page).toEqual(wanted.map(({ choices }) => formatLine(choices)).toSorted())
        most = Math.max(most, listed.length)
      }
    }
    expect(most).toBeGreaterThan(10)
  })

  it.each(['online-1-1', 'rulebook-1-2'])('alone against Tom, with hints, in game %s', (name) => {
    const { lobby, positions, last, log } = history(`solo/${name}.json`)
    for (const fold of positions) for (const table of views(fold).slice(0, 1)) held(acting(table))
    for (const fold of [lobby, ...positions, last, { ...last, phase: 'closed' as const }])
      for (const table of views(fold))
        held([
          ...everything(table),
          offerPost(table, 'en'),
          leavingPost(table, 'en'),
          elsewherePost(table, 'en'),
          logPost(table, log, 0, 'en'),
        ])
    expect(last.phase).toBe('finished')
  })

  it('in a long profile, every entry of the rules and every notice', () => {
    const game = { at: AT, result: 'won' as const, gaveUp: false, points: null, handicap: 300, challenge: true }
    const games = Array.from({ length: 999 }, (_, index) => ({ ...game, table: `t${index}` }))
    const handicaps = games.map((_, index) => index)
    const profile: Profile = { guide: null, games, won: 999, lost: 999, tied: 999, handicaps, handicap: 999, best: 999 }
    for (const name of NAMES) held([profilePost({ ...person(0), name }, profile, 'en')])
    held(['', 'W'.repeat(100), ...say.help.rules.map(({ id }) => id)].map((query) => rulesPost(query, 'en')))
    held(NOTICES.map(noticePost))
  })
})

/** A command, an option or a choice, as far as the limits go. */
interface Node {
  readonly name: string
  readonly description?: string | undefined
  readonly name_localizations?: object | null | undefined
  readonly description_localizations?: object | null | undefined
  readonly options?: readonly Node[] | undefined
  readonly choices?: readonly { readonly name: string; readonly value: string | number }[] | undefined
  readonly required?: boolean | undefined
}

const longest = (text: string, localised: object | null | undefined): number =>
  Math.max(text.length, ...Object.values(localised ?? {}).map((one) => String(one).length))

/** Insists on the limits for a command or option; returns its characters, by which Discord counts 8000. */
function measured(node: Node): number {
  const { name, description = '', options = [], choices = [] } = node
  for (const one of [name, ...Object.values(node.name_localizations ?? {})]) expect(one).toMatch(/^[a-z0-9_-]{1,32}$/)
  for (const one of [description, ...Object.values(node.description_localizations ?? {})]) {
    expect(one.length, name).toBeGreaterThan(0)
    expect(one.length, name).toBeLessThanOrEqual(100)
  }
  expect(options.length, name).toBeLessThanOrEqual(25)
  expect(choices.length, name).toBeLessThanOrEqual(25)
  expect(new Set(options.map((one) => one.name)).size, name).toBe(options.length)
  expect(new Set(choices.map((one) => one.name)).size, name).toBe(choices.length)
  for (const choice of choices) {
    expect(choice.name).toMatch(/^.{1,100}$/)
    expect(String(choice.value)).toMatch(/^.{1,100}$/)
  }
  const required = options.map((one) => one.required === true)
  expect(required, name).toEqual([...required].sort((a, b) => Number(b) - Number(a)))
  return [
    longest(name, node.name_localizations),
    longest(description, node.description_localizations),
    ...options.map(measured),
    ...choices.map((choice) => choice.name.length + String(choice.value).length),
  ].reduce((sum, one) => sum + one, 0)
}

describe('the command', () => {
  it('keeps to Discord’s limits for commands, with all its options and choices', () => {
    const characters = measured(commandDefinition())
    expect(characters).toBeGreaterThan(500)
    expect(characters).toBeLessThanOrEqual(8000)
  })
})
