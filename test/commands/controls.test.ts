import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { channelCardPost, livePost, type Post } from '#commands'
import { inWords } from '#commands/components'
import { helpPost, rulesPost } from '#commands/help'
import { lessonAnswerResultPost, lessonPost } from '#commands/learn/post'
import { confirmLeaveOrClosePost } from '#commands/leaving'
import { settingsPost } from '#commands/settings'
import { liveMessageLabels } from '#commands/table-language'
import { tablesPost } from '#commands/table-list'
import { turnNoticeSettingsPost } from '#commands/turn-notices/settings'
import { asActor } from '#support/as-actor'
import { DEFAULT_SETTINGS, type TableForPerson, toPublicOnlyTable } from '#table'
import { LANGUAGES, type Language, LESSONS, words } from '#text'
import { acting, everything, noticesIn, planned, views } from './fullest.ts'
import { AT, history, person } from './history.ts'
import { readPost } from './read-post.ts'

/** What is in italics; names of people are written so that Discord shows their asterisks. */
const NAMED = /(?<![*\\])\*(?![*\s])([^*\n]+?)(?<![\s\\])\*(?!\*)/gu

/** The posts of a game with four, and what is said without buttons of its own. */
function said(language: Language): { posts: Post[]; sentences: string[] } {
  const { lobby, positions, last } = history('4-rulebook-1-51.json')
  const inLanguage = (table: TableForPerson): TableForPerson => ({ ...table, options: { ...table.options, language } })
  const tables = [lobby, ...positions, last].map(asActor).map(inLanguage)
  const solo = inLanguage(asActor(history('solo/online-1-1.json').positions[3] ?? lobby))
  const waiting = inLanguage(asActor(lobby))
  const reader = { person: person(0), language }
  const lessons = [...LESSONS.keys()].flatMap((lesson) => [
    lessonPost(lesson + 1, reader),
    lessonAnswerResultPost(lesson + 1, 0, reader),
  ])
  const abouts = [true, false].map((alone) => ({ table: null, solo: alone }))
  const { gathering, lobby: opened, card, tables: listed, tableRefusals } = words(language)
  const there = liveMessageLabels(waiting)
  return {
    posts: [
      ...[...tables, solo].flatMap((table) => [
        ...acting(table, language),
        ...(table.acting === null ? [] : planned(table, language)),
      ]),
      ...[lobby, ...positions.slice(-2), last].flatMap((fold) =>
        views(fold)
          .slice(0, 1)
          .flatMap((table) => everything(inLanguage(table), language)),
      ),
      ...everything(solo, language),
      channelCardPost(toPublicOnlyTable(waiting), language),
      livePost(toPublicOnlyTable({ ...waiting, seats: waiting.seats.slice(0, 1) }), language, solo),
      ...tables.slice(1, 2).map((table) => confirmLeaveOrClosePost(table, 'leave', { person: person(0), language })),
      ...abouts.flatMap((about) => [
        ...(['help', 'guide', 'more'] as const).map((part) => helpPost(about, language, part)),
        ...Object.keys(words(language).help.rules).map((topic) => rulesPost(topic, about, language)),
      ]),
      ...lessons,
      ...lessons.map(inWords),
      settingsPost(reader, { ...DEFAULT_SETTINGS, language }, null, null),
      turnNoticeSettingsPost(DEFAULT_SETTINGS, new Date(AT), language),
      tablesPost(
        [{ table: toPublicOnlyTable(waiting), link: '#', time: null, gone: 'movesHere' }],
        true,
        person(0).id,
        language,
      ),
    ],
    sentences: [
      ...noticesIn(language),
      gathering.gaveUp(there),
      gathering.invited('@'),
      gathering.full('@'),
      opened.opened(there),
      opened.again('@'),
      card.opened('#', there),
      listed.none,
      tableRefusals.notSeated('lobby', [], there),
      tableRefusals.notSeated('playing', [1], there),
    ],
  }
}

/** All that can be read, and what is written on controls. */
function shownIn(language: Language): { texts: string[]; labels: ReadonlySet<string> } {
  const { posts, sentences } = said(language)
  const read = posts.map((one) => readPost(one))
  const labels = read.flatMap(({ pressables }) => pressables.flatMap((one) => [one.label, ...one.labels]))
  return { texts: [...read.map(({ text }) => text), ...sentences], labels: new Set(labels) }
}

const namedIn = (text: string): string[] => [...text.matchAll(NAMED)].map(([, name]) => name ?? '')

/** Whether one of the labels is this, or this and what it is about: "Undo: Pay 🟦", "Pay otherwise (🟦)". */
const isOn = (labels: ReadonlySet<string>, name: string): boolean =>
  labels.has(name) ||
  [...labels].some((label) => label.startsWith(name) && /^(?:\s?: | \()/u.test(label.slice(name.length)))

/** Quoted or bold, but no name of a control: what is set, and not the option that sets it. */
const NO_CONTROLS = ['**Direktnachricht**']

describe.each(LANGUAGES)('a sentence that names a control, in %s', (language) => {
  const { texts, labels } = shownIn(language)

  it('names it by what is written on it', () => {
    const named = new Set(texts.flatMap(namedIn))
    expect([...named].filter((name) => !isOn(labels, name))).toEqual([])
    const { buttons, live } = words(language)
    for (const often of [buttons.join, buttons.endTurn, buttons.rules, live.lookPlaceholder, live.looks.islands])
      expect(named).toContain(often)
  })

  it('takes the name from where the control has it, and writes it in italics alone', () => {
    const folder = new URL(`../../src/text/${language}/`, import.meta.url)
    const wrong = readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
      if (!file.endsWith('.ts')) return []
      const lines = readFileSync(new URL(file, folder), 'utf8').split('\n')
      const texts = lines.filter((line) => !/^\s*(\/\*\*|\*|\/\/)/u.test(line))
      const quoted = texts.flatMap((line) => [
        ...line.matchAll(/[“„]([^“”„]+)[“”]|\*\*([^*]+)\*\*|(?<!\*)\*([^*\s][^*]*)\*(?!\*)/gu),
      ])
      return quoted.flatMap(([all, one, two, italic]) => {
        const name = one ?? two ?? italic ?? ''
        const isControl = italic !== undefined || isOn(labels, name)
        return isControl && !NO_CONTROLS.includes(all) ? `${file}: ${all}` : []
      })
    })
    expect(wrong).toEqual([])
  })

  it('stands nowhere where Discord would show the asterisks', () => {
    expect([...labels].filter((label) => /^\*[^*]|[^*]\*$/u.test(label))).toEqual([])
  })
})

it('README and docs/playing.md name controls by what is written on them', () => {
  const { share, looking } = words('en')
  const labels = new Set([...shownIn('en').labels, share.button, share.look, share.result, looking.buttons.out])
  const named = ['README.md', 'docs/playing.md'].flatMap((page) => namedIn(readFileSync(page, 'utf8')))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !isOn(labels, name))).toEqual([])
})
