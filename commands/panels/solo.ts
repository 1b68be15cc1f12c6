import { type APIButtonComponentWithURL, ButtonStyle, ComponentType } from 'discord-api-types/v10'
import { type GameState, legalChoices, play, revealed } from '#engine'
import { isTomsChoice } from '#engine/tom'
import { nextHandicap, type Person, type Profile, soloResult, type TableView } from '#table'
import { EMOJI, escapeName, type Language, narrate, turnSummary, words } from '#text'
import { button, buttonRows, type Post, post } from '../build.ts'
import { accentOf, at, type Panel, safeNamesOf } from '../panel.ts'

/** What a person with a game open already hears: which, and that giving it up has a price. */
export const offerPost = (table: TableView, language: Language): Post =>
  goOnOrGiveUp(table, language, words(language).solo.openAlready)

/** What a person hears who wants to leave a game against Tom. */
export const leavingPost = (table: TableView, language: Language): Post =>
  goOnOrGiveUp(table, language, words(language).solo.leaving)

function goOnOrGiveUp(table: TableView, language: Language, said: (turn: number, challenge: boolean) => string): Post {
  const { solo } = words(language)
  // Tom's turns are counted too.
  const turn = Math.ceil((table.state?.turn.number ?? 1) / 2)
  return post(
    [
      `${EMOJI.tom} ${said(turn, table.options.challenge)}`,
      ...buttonRows([
        button(at(table, { verb: 'open' }), solo.goOn, { emoji: EMOJI.turn, style: 'success' }),
        button(at(table, { verb: 'giveup' }), solo.giveUp, { emoji: EMOJI.out, style: 'danger' }),
      ]),
    ],
    { accent: accentOf(null) },
  )
}

/** In a channel of a server: the game is elsewhere, with the way there. */
export function elsewherePost(table: TableView, language: Language): Post {
  const { solo } = words(language)
  const link: APIButtonComponentWithURL = {
    type: ComponentType.Button,
    style: ButtonStyle.Link,
    label: solo.toDirect,
    url: `https://discord.com/channels/@me/${table.channelId}`,
  }
  const here = button(at(table, { verb: 'open' }), solo.playHere)
  return post(
    [
      `${EMOJI.tom} ${solo.opened}`,
      `-# ${standingOf(table, language)}`,
      { type: ComponentType.ActionRow, components: [link, here] },
    ],
    { accent: accentOf(null) },
  )
}

/** The head start of a game, and whether it counts in the challenge. */
export function standingOf({ options }: TableView, language: Language): string {
  const { solo } = words(language)
  return options.challenge ? solo.challenge(options.handicap) : solo.free(options.handicap)
}

/** What an ended game did to the challenge (R16.12); null when it did not count. */
export function afterwards(table: TableView, language: Language): string | null {
  const { challenge, handicap } = table.options
  const result = soloResult(table)
  if (!table.solo || !challenge || result === null) return null
  return words(language).solo.challengeAfter(handicap, nextHandicap(handicap, result))
}

/** A solo game that was given up. */
export function gaveUpLine(table: TableView, language: Language): string {
  const { challenge, handicap } = table.options
  return words(language).solo.gaveUp(challenge ? nextHandicap(handicap, 'lost') : null)
}

/** The last turn: the person's in short, Tom's in full, so that his card can be followed. */
export function storyWithTom(table: TableView, state: GameState, language: Language): string | null {
  const events = table.lastTurn?.events ?? []
  const card = events.findIndex(({ kind }) => kind === 'tomCard')
  const say = words(language)
  const names = safeNamesOf(table, language)
  const own = turnSummary(say, state, names, card < 0 ? events : events.slice(0, card))
  const toms = card < 0 ? [] : narrate(say, state, names, events.slice(card))
  const told = [own, ...toms].filter((line) => line !== '').join('\n')
  return told === '' ? null : told
}

/** Where something is asked for Tom: the turn before, with the card that asks. */
export function cardOf({ table, state, seat, language }: Panel): string | null {
  return state.turn.seat === seat || table.settled === null ? null : storyWithTom(table, table.settled, language)
}

/** Said where a choice made for Tom cannot be taken back: with his turn's end something is turned up, or the game ends. */
export function finality(panel: Panel): string | null {
  const [first] = legalChoices(panel.state)
  if (first === undefined || !isTomsChoice(first.kind)) return null
  const { state, events } = play(panel.state, first)
  const { choiceIsFinal, choiceIsLast } = panel.words.solo
  if (state.ended !== null) return `-# ${choiceIsLast}`
  return events.some(revealed) ? `-# ${choiceIsFinal}` : null
}

/** Text of a message that is left for hints. */
const ROOM = 3900

/** A person's first turns with a hint above the panel, where there is room for it. */
export function withHint(panel: Panel, made: Post): Post {
  const { table, state, words: say } = panel
  if (!table.options.guide || state.turn.seat !== panel.seat) return made
  const { guide } = say.solo
  const step = state.todo.some(({ kind }) => kind === 'startTile') ? 0 : Math.ceil(state.turn.number / 2)
  const text = guide.steps[step]
  if (text === undefined || JSON.stringify(made.components).length > 3 * ROOM) return made
  const hint = post(
    [
      `### 💡 ${guide.title} · ${step + 1}/${guide.steps.length}`,
      text,
      ...buttonRows([button(at(table, { verb: 'nohints' }), guide.hide)]),
    ],
    { accent: 0xffd166 },
  )
  const all = { ...made, components: [...hint.components, ...made.components] }
  return textOf(all) > ROOM ? made : all
}

const textOf = (made: Post): number =>
  made.components
    .flatMap((one) => (one.type === ComponentType.Container ? one.components : []))
    .reduce((sum, one) => sum + (one.type === ComponentType.TextDisplay ? one.content.length : 0), 0)

/** `/bonfire profile`: games, wins, and the way of the handicap. */
export function profilePost(person: Person, profile: Profile, language: Language): Post {
  const say = words(language).solo.profile
  const { games, won, tied, lost, handicap, best, handicaps } = profile
  const shown = handicaps.slice(-CHART)
  return post(
    [
      `### ${EMOJI.tom} ${say.title(escapeName(person.name))}`,
      games.length === 0 ? say.none : say.games(games.length, won, tied, lost),
      say.handicap(handicap, best),
      shown.length < 2 ? null : say.way(chart(shown), shown[0] ?? 0, handicap),
    ],
    { accent: accentOf(null) },
  )
}

const CHART = 40
const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const

/** Values from left to right as bars, the lowest one eighth high. */
function chart(values: readonly number[]): string {
  const least = Math.min(...values)
  const span = Math.max(...values) - least
  return values.map((value) => BARS[span === 0 ? 3 : Math.round(((value - least) / span) * 7)]).join('')
}
