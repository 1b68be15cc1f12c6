import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  ACTION_TILES,
  ALL_GUARDIAN_COLOURS,
  COUNCIL_SPACES,
  type Condition,
  type Rules,
  readBox,
  rulesOf,
  SPACES,
  standardBox,
  standardRules,
} from '#engine'
import { fullestNotices } from '#support/notices'
import {
  clip,
  EMOJI,
  gnomeInWords,
  LANGUAGES,
  LIMITS,
  languageOf,
  localizedCommandWords,
  RULE_TOPICS,
  ruleEntries,
  ruleEntryById,
  rulesLookup,
  topicLists,
  words,
} from '#text'

const emojiNow = (): string[] =>
  Object.values(EMOJI).flatMap((one) => (typeof one === 'string' ? [one] : Object.values<string>(one)))

describe('emoji', () => {
  it('are single characters that Discord takes as they stand', () => {
    for (const emoji of emojiNow()) expect(emoji, emoji).toMatch(/^\p{Emoji_Presentation}$/u)
  })

  it('never stand for two things of one kind', () => {
    for (const group of [
      EMOJI.resource,
      EMOJI.actionTile,
      EMOJI.crystal,
      EMOJI.guardian,
      EMOJI.portal,
      EMOJI.council,
    ]) {
      const all = Object.values<string>(group)
      expect(new Set(all).size).toBe(all.length)
    }
    const pieces = [EMOJI.resource, EMOJI.actionTile, EMOJI.crystal, EMOJI.guardian, EMOJI.portal].flatMap((group) =>
      Object.values<string>(group),
    )
    expect(new Set(pieces).size).toBe(pieces.length)
  })
})

describe.each(LANGUAGES)('the catalogue in %s', (language) => {
  const w = words(language)

  it('has a short and a long text for the condition of every task in the box', () => {
    const kinds = new Set<Condition['kind']>()
    for (const task of standardBox.tasks) {
      kinds.add(task.condition.kind)
      const short = w.tasks.condition(task.condition)
      expect(short.length, short).toBeLessThanOrEqual(45)
      expect(short.length).toBeGreaterThan(5)
      expect(w.tasks.conditionAtLength(task.condition)).toMatch(/^\S.*\S\.$/u)
      expect(w.tasks.title(task).length, w.tasks.title(task)).toBeLessThanOrEqual(LIMITS.buttonLabel)
    }
    expect(kinds.size).toBe(26)
  })

  it('tells different tasks apart', () => {
    const texts = standardBox.tasks.map(({ condition }) => w.tasks.condition(condition))
    expect(new Set(texts).size).toBe(texts.length)
    const long = standardBox.tasks.map(({ condition }) => w.tasks.conditionAtLength(condition))
    expect(new Set(long).size).toBe(long.length)
  })

  it('has a name, a one-line ability and details for all 33 gnomes', () => {
    const ids = [
      ...standardBox.specialists.map(({ number }) => `S${number}` as const),
      ...standardBox.elders.map(({ number }) => `E${number}` as const),
    ]
    const gnomes = ids.map((id) => gnomeInWords(w, standardRules, id))
    expect(new Set(gnomes.map(({ name }) => name)).size).toBe(33)
    expect(new Set(gnomes.map(({ ability }) => ability)).size).toBe(33)
    for (const { name, ability } of gnomes) {
      expect(name.length, name).toBeLessThanOrEqual(24)
      expect(ability.length, ability).toBeLessThanOrEqual(LIMITS.optionDescription)
    }
  })

  it('names commands and options as Discord wants them', () => {
    const lacking = { name: '', description: '' }
    const allOf = (of: 'commands' | 'options') =>
      Object.keys(w.help[of]).map((key) =>
        localizedCommandWords((one) => new Map(Object.entries(one.help[of])).get(key) ?? lacking),
      )
    const described = [localizedCommandWords((one) => one.help.bonfire), ...allOf('commands'), ...allOf('options')]
    for (const { name, description, name_localizations: names, description_localizations: texts } of described) {
      expect(names).toHaveProperty('en-US', name)
      for (const one of [name, ...Object.values(names)]) expect(one).toMatch(/^[-_'\p{Ll}\p{N}]{1,32}$/u)
      for (const one of [description, ...Object.values(texts)]) {
        expect(one.length).toBeLessThanOrEqual(LIMITS.commandDescription)
        expect(one.length).toBeGreaterThan(3)
      }
    }
    const names = Object.values(w.help.commands).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeLessThanOrEqual(25)
  })

  it('has a file for each of English, and besides only its nouns and its grammar', () => {
    const files = (folder: string) =>
      readdirSync(new URL(`../../src/text/${folder}/`, import.meta.url))
        .filter((name) => name.endsWith('.ts'))
        .filter((name) => !['nouns.ts', 'grammar.ts'].includes(name))
    expect(files(language)).toEqual(files('en'))
  })

  it('keeps every button within the width that phones show', () => {
    for (const [key, text] of Object.entries(w.buttons)) {
      const label = typeof text === 'string' ? text : key === 'pass' ? w.buttons.pass(5) : ''
      expect(label.length, key).toBeLessThanOrEqual(38)
    }
    expect(w.live.lookPlaceholder.length).toBeLessThanOrEqual(33)
    expect(w.buttons.takeOver('x'.repeat(32)).length).toBeLessThanOrEqual(LIMITS.buttonLabel)
  })

  it('keeps placeholders, page texts and rules within what Discord takes', () => {
    const placeholders = [
      w.live.lookPlaceholder,
      w.lobby.chooseOptions,
      w.panel.stepsPlaceholder,
      w.panel.keepWhich(3, 12),
      ...Object.values(w.help.ruleLists),
      ...ALL_GUARDIAN_COLOURS.map((guardian) => w.panel.guardianMoves(guardian)),
    ]
    for (const text of placeholders) expect(text.length, text).toBeLessThanOrEqual(LIMITS.placeholder)
    const looks = Object.values(w.live.looks).map((look) => (typeof look === 'string' ? look : look('x'.repeat(32))))
    for (const text of looks) expect(text.length, text).toBeLessThanOrEqual(LIMITS.buttonLabel)
    for (const notice of fullestNotices(w)) expect(notice.length, notice).toBeLessThanOrEqual(300)
    for (const text of Object.values(w.live.noPicture)) expect(text.length, text).toBeLessThan(95)
    expect(w.help.help.text({ ...w.buttons, lookAt: w.live.lookPlaceholder }).length).toBeLessThanOrEqual(1500)
    for (const { title, text } of topicLists(w, standardRules).flatMap(({ entries }) => entries)) {
      expect(title.length, title).toBeLessThanOrEqual(LIMITS.suggestionName)
      expect(text.length, title).toBeLessThanOrEqual(1200)
    }
  })

  it('tells a newcomer how many turns the countdown leaves: R14.2, five to all but the starting player, who has four', () => {
    const five = { en: 'five', de: 'fünf', nl: 'vijf', fr: 'cinq' }[language]
    const four = { en: 'four', de: 'vier', nl: 'vier', fr: 'quatre' }[language]
    for (const players of [null, 2, 3, 4]) {
      const told = w.help.help.guide(players).at(-1)
      expect(told).toMatch(new RegExp(`\\b${four}\\b`, 'u'))
      expect(told).toMatch(new RegExp(`(?<!\\p{L})${five}(?!\\p{L})`, 'u'))
    }
  })

  it('mentions no command that people would not find', () => {
    const told = JSON.stringify([w, fullestNotices(w), w.help.help.guide(null), w.tableRefusals.noSuchSeat([])])
    const mentioned = [...told.matchAll(/\/bonfire ([\p{L}-]+)/gu)].map(([, name]) => name)
    const known: (string | undefined)[] = Object.values(w.help.commands).map(({ name }) => name)
    expect(mentioned.length).toBeGreaterThan(20)
    expect(mentioned.filter((name) => !known.includes(name))).toEqual([])
  })

  it('keeps tips to two lines or three on a phone, and reasons to a few words', () => {
    const { tips } = w.advice
    const tasks = standardBox.tasks.toSorted(
      (one, other) => w.tasks.condition(other.condition).length - w.tasks.condition(one.condition).length,
    )
    const [task] = tasks
    const island = standardBox.islands.find(({ kind }) => kind === 'task')
    if (task === undefined || island === undefined) throw new Error('an empty box')
    const fullest = Object.values({
      ...tips,
      ignite: tips.ignite(tasks.slice(0, 2)),
      novice: tips.novice('sevenTasks'),
      countdown: tips.countdown(5),
      countdownSoon: tips.countdownSoon({ novices: 2, turns: [5, 6] }),
      guardianToBonfire: tips.guardianToBonfire({ guardian: 'turquoise', space: 7, points: 8 }),
      fulfilledThere: tips.fulfilledThere({ task, island, here: false }),
      dearTask: tips.dearTask(3),
      portal: tips.portal('hexagon'),
      crystal: tips.crystal({ crystal: 'yellow', space: 7 }),
      placeFate: tips.placeFate(1),
      runningOut: tips.runningOut({ held: 4, most: 3 }),
    })
    for (const hint of fullest) expect(hint.length, hint).toBeLessThanOrEqual(110)
    for (const why of Object.values(w.panel.whyNotNow)) expect(why.length, why).toBeLessThanOrEqual(30)
  })

  it('uses few exclamation marks', () => {
    const texts: string[] = []
    const walk = (value: unknown): void => {
      if (typeof value === 'string') texts.push(value)
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk)
    }
    walk(w)
    expect(texts.length).toBeGreaterThan(300)
    for (const text of texts) {
      expect(text, text).not.toContain('!')
      expect(text, text).not.toMatch(/\bundefined\b|\[object/)
    }
  })
})

describe('the rules look-up', () => {
  const w = words('en')
  const rules = topicLists(w, standardRules).flatMap(({ entries }) => entries)

  it('covers every chapter of the rules in entries that can be looked up', () => {
    expect(rules.length).toBeGreaterThanOrEqual(40)
    const chapters = new Set(
      Object.values(RULE_TOPICS)
        .flat()
        .flatMap(({ rules }) => rules.map((rule) => rule.split('.')[0])),
    )
    for (let chapter = 1; chapter <= 16; chapter++) expect(chapters).toContain(`R${chapter}`)
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
    expect(new Set(rules.map(({ title }) => title)).size).toBe(rules.length)
    for (const { id, keywords } of rules) expect(keywords.length, id).toBeGreaterThan(0)
  })

  it('lists everything for nothing, and nothing for nonsense', () => {
    expect(rulesLookup(w, '  ')).toHaveLength(ruleEntries(w, standardRules).length)
    expect(rulesLookup(w, 'xyzzy')).toEqual([])
    expect(ruleEntryById(w, 'ship')?.title).toContain('ship')
    expect(ruleEntryById(w, 'nothing of the kind')).toBeNull()
  })

  it.each(LANGUAGES)('tells prices and points as the box has them, in %s', (language) => {
    const told = (id: string, rules: Rules) => ruleEntryById(words(language), id, rules)?.text ?? ''
    const tasks = standardBox.tasks.map(({ players: _, ...task }, index) =>
      index === 0
        ? { ...task, points: 3, players: [2, 3, 4] }
        : { ...task, points: task.points === 2 ? 3 : task.points },
    )
    const read = readBox({
      tasks,
      pathCost: { units: [1, 2, 2, 2, 2, 3], source: 'stated' },
      guardianValues: { values: [3, 3, 4, 4, 5, 5, 5], source: 'stated' },
    })
    if (!read.ok) throw new Error(read.problems.join())
    const other = rulesOf(read.box)
    expect(told('path', standardRules)).toMatch(/(?<!🟩)🟩 \P{N}*1 \P{N}*3.*(?<!🟩)🟩🟩 \P{N}*4 \P{N}*6/u)
    expect(told('path', other)).toMatch(/(?<!🟩)🟩 \P{N}*1.*(?<!🟩)🟩🟩 \P{N}*2 \P{N}*5.*🟩🟩🟩 \P{N}*6/u)
    expect(told('crystals', standardRules)).toMatch(/2 \p{L}+ 3.*4 \p{L}+ 5.*6 \p{L}+ 8/u)
    expect(told('crystals', other)).not.toMatch(/2 \p{L}+ 3/u)
    expect(told('scoring', standardRules)).toMatch(/2 \p{L}+ 8.*2 \p{L}+ 8/su)
    expect(told('scoring', other)).toMatch(/3 \p{L}+ 8.*3 \p{L}+ 5/su)
    const [leftOut] = standardBox.tasks.filter(({ players }) => players !== undefined)
    const called = leftOut === undefined ? '' : words(language).tasks.condition(leftOut.condition)
    expect(called).not.toBe('')
    expect(told('set-up', standardRules)).toContain(called)
    expect(told('set-up', other)).not.toContain(called)
  })

  it('names both editions where they differ', () => {
    for (const id of ['paying', 'fire-warden', 'editions']) {
      const { text, editions } = ruleEntryById(w, id) ?? { text: '' }
      if (id === 'editions') expect(text.toLowerCase()).toMatch(/rulebook.*online/)
      else expect(Object.values(editions ?? {}).every((one) => one.length > 20)).toBe(true)
    }
  })

  it.each(LANGUAGES)(
    'has an entry for every gnome, council space, task and term, and leads on to others, in %s',
    (language) => {
      const all = ruleEntries(words(language), standardRules)
      const ids = all.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toEqual(ruleEntries(w, standardRules).map(({ id }) => id))
      expect(ids.filter((id) => /^gnome-[SE]\d+$/.test(id))).toHaveLength(33)
      expect(ids.filter((id) => /^task-[BRY]\d+$/.test(id))).toHaveLength(standardBox.tasks.length)
      expect(ids).toEqual(expect.arrayContaining(COUNCIL_SPACES.map((space) => `council-${space}`)))
      for (const { id, title, text, related, explainedBy } of all) {
        expect(title.length, title).toBeLessThanOrEqual(LIMITS.suggestionName)
        expect(text.length, id).toBeLessThanOrEqual(1200)
        expect(text, id).toMatch(/\.$/)
        expect(related.length, id).toBeGreaterThan(0)
        expect(new Set(related).size, id).toBe(related.length)
        for (const other of related) expect([id, ids.includes(other)]).toEqual([id, true])
        // Whoever types what it is called finds it; instead of a word perhaps what explains it.
        const found = rulesLookup(words(language), title).slice(0, 25)
        expect(
          found.some((one) => one.id === id || one.id === explainedBy),
          title,
        ).toBe(true)
      }
      expect(rulesLookup(words(language), 'Errand Runner')[0]?.id).toBe('gnome-S26')
    },
  )

  it('has the words of the glossary', () => {
    const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8')
    const rows = /## What there is\n\n.*?\n.*?\n(.*?)\n\n/s.exec(glossary)?.[1]?.split('\n') ?? []
    expect(rows.map((row) => row.split('|')[1]?.trim())).toEqual(Object.values(words('en').terms))
  })
})

describe('clip', () => {
  it('never makes a text longer than the maximum, nor cuts a character in two', () => {
    for (const text of ['short', 'ä'.repeat(50), '🟦'.repeat(50), 'a 🌸 b 🪙 c '.repeat(9)])
      for (let max = 1; max < 40; max++) {
        const clipped = clip(text, max)
        expect(clipped.length).toBeLessThanOrEqual(max)
        expect(clipped).not.toMatch(/\p{Surrogate}/u)
        if (text.length <= max) expect(clipped).toBe(text)
        else expect(clipped.endsWith('…')).toBe(true)
      }
  })
})

describe('languageOf', () => {
  it('falls back to English', () => {
    expect(languageOf('en-GB')).toBe('en')
    expect(languageOf('pt-BR')).toBe('en')
    expect(languageOf(undefined)).toBe('en')
  })
})

it('every tile and space has a name', () => {
  const { names } = words('en')
  expect(new Set(ACTION_TILES.map((tile) => names.actionTile[tile])).size).toBe(7)
  expect(new Set(SPACES.map((space) => names.place(`b${space}`))).size).toBe(7)
})
