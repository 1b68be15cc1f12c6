import { describe, expect, it } from 'vitest'
import { type GameEvent, standardRules } from '#engine'
import { LANGUAGES, type Language, narrate, turnStory, words } from '#text'
import { sampleGames } from './games.ts'

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan']
const games = sampleGames()
const turns: readonly (readonly GameEvent[])[] = games.flatMap((steps) => steps.map(({ events }) => events))
/** In whole turns there are second sentences. */
const wholes: readonly (readonly GameEvent[])[] = games.map((steps) => steps.flatMap(({ events }) => events))

const anyOf = (verbs: string) => RegExp(`(?<!\\p{L})(?:${verbs.split(' ').join('|')})(?!\\p{L})`, 'u')

/** How somebody is addressed, and verbs in the form of another person. */
const FORMS: Readonly<Record<Language, { readonly you: RegExp; readonly wrong: RegExp; readonly out: string }>> = {
  en: {
    you: /^(?:Then you|You) /,
    wrong: anyOf('takes sits has'),
    out: 'You can’t do anything and take no more turns.',
  },
  de: {
    you: /^(?:Du \S+[sz]t |Danach \S+[sz]t du )/,
    wrong: anyOf(
      'legt baut fährt erhält holt führt zieht dreht wirbt entfacht schickt nimmt erfüllt bekommt bringt macht hat wirft sich',
    ),
    out: 'Du kannst nichts mehr tun und hast keine Züge mehr.',
  },
  nl: {
    you: /^(?:Je \S+|Daarna (?:laat|\S+[^t]) je) /,
    wrong:
      /(?<!\p{L})heeft(?!\p{L})|^Daarna .*(?<!\p{L})(?:legt|bouwt|vaart|ontvangt|haalt|krijgt|pakt|werft|ontsteekt|stuurt|draait|volbrengt|brengt)(?!\p{L})/u,
    out: 'Je kan niets meer doen en krijgt geen beurten meer.',
  },
  fr: {
    you: /^(?:Tu|Ensuite, tu) (?:n’y |n’|ne )?\S+[sx] /,
    wrong: anyOf(
      'place construit va reçoit accueille fait mène tourne recrute allume envoie prend accomplit récolte rapporte gagne marque joue',
    ),
    out: 'Tu ne peux plus rien faire et ne joues plus.',
  },
}

/** Without the names of tasks, which are not the person's verbs. */
const unquoted = (text: string): string => text.replace(/[„“«][^“”»]*[“”»]/gu, '')

describe.each(LANGUAGES)('what the reader did, in %s', (language) => {
  const say = words(language)
  const { you, wrong, out } = FORMS[language]

  it('is said to you, and what others did of them by name', () => {
    let [own, others] = [0, 0]
    for (const events of turns)
      for (const { seat, text } of turnStory(say, standardRules, NAMES, events, 0)) {
        if (seat === 0) {
          own++
          expect(text).not.toContain('Ana')
          expect(text).toMatch(you)
        } else if (seat !== null && NAMES[seat] !== undefined) {
          others++
          expect(text).toContain(NAMES[seat])
        }
      }
    expect(own).toBeGreaterThan(100)
    expect(others).toBeGreaterThan(100)
  })

  it('has its verbs in that person', () => {
    const stories = [...turns, ...wholes].flatMap((events) =>
      turnStory(say, standardRules, NAMES, events, 0).filter(({ seat }) => seat === 0),
    )
    const sentences = stories.flatMap(({ text }) => text.split(/(?<=\.) /u))
    for (const sentence of sentences) expect(sentence).toMatch(you)
    expect(sentences.length).toBeGreaterThan(stories.length)
    const told = [...sentences, ...turns.flatMap((events) => narrate(say, standardRules, NAMES, events, 0))]
    const mine = told.filter((text) => you.test(text))
    expect(told.filter((text) => text.includes('Ana'))).toEqual([])
    expect(mine.length).toBeGreaterThan(100)
    expect(mine.filter((text) => wrong.test(unquoted(text)))).toEqual([])
  })

  it('has a second verb in that person, too', () => {
    const events: readonly GameEvent[] = [{ kind: 'wentOut', seat: 0, satOut: false }]
    expect(narrate(say, standardRules, NAMES, events, 0)).toEqual([out])
  })
})
