import { type GameState, parseChoices, standardRules } from '#engine'
import type { OptionToMark, PictureRequest } from '#render'
import {
  clip,
  EMOJI,
  escapeName,
  type Language,
  LESSONS,
  LIMITS,
  type LookTarget,
  labelOfSequence,
  readingSections,
  spoken,
  words,
} from '#text'
import { otherFormButton, rulesButton } from '../buttons.ts'
import { type TriedSequence, trySequence, withProposedPayments } from '../choice-sequence.ts'
import {
  accentOf,
  button,
  buttonRows,
  inWords,
  PICTURE_PART,
  type Post,
  post,
  type Row,
  yieldingLines,
} from '../components.ts'
import { type ComponentPress, pressOn } from '../custom-id.ts'
import { plainPersonName } from '../names.ts'
import { holdingsLine } from '../panel.ts'
import { type OptionalTableContext, type Reader, type Reply, reply } from '../reply.ts'
import { textArrowsInWords } from '../turn/in-words.ts'
import { labelWithAction } from '../turn/menu-actions.ts'
import { optionMark } from '../turn/options.ts'
import { type Lesson, type LessonPosition, lessonAt, lessonPosition } from './lessons.ts'

/** Leads to the first lesson. What is pressed in one says all that has to be known of it: nothing is kept of who learns. */
export const learnButton = (language: Language) =>
  button(pressOn(null, { verb: 'learn', lesson: 1, answer: null }), words(language).learn.button, {
    emoji: EMOJI.lesson,
  })

export const pressLearn = (
  { caller }: OptionalTableContext,
  { lesson, answer }: ComponentPress<'learn' | 'readlearn' | 'showlearn'>,
): Reply => reply(answer === null ? lessonPost(lesson, caller) : lessonAnswerResultPost(lesson, answer, caller))

/** The same in words. */
export const pressReadLearn = (context: OptionalTableContext, press: ComponentPress<'readlearn'>): Reply =>
  reply(inWords(pressLearn(context, press).post))

/** Opens a game that asks nothing. */
const firstGameButton = (language: Language) =>
  button(pressOn(null, { verb: 'firstgame' }), words(language).learn.firstGame, {
    emoji: EMOJI.bonfire,
    style: 'success',
  })

/** A lesson: what has to be known, a position, and three answers to choose from. */
export function lessonPost(number: number, reader: Reader): Post {
  const { language } = reader
  const { learn } = words(language)
  const lesson = lessonAt(number)
  const position = lessonPosition(lesson)
  const said = learn.lessons[nameOf(number)]
  const answers = answersOf(lesson)
  const labels = answers.map((one) => labelIn(language, one).label)
  const short = labels.every(({ length }) => length <= LIMITS.buttonOnAPhone)
  return shown(number, reader, {
    position,
    answer: null,
    texts: [said.about, `**${said.question}**`],
    answers,
    // What is too long for a button stands above it, behind the same letter.
    rows: buttonRows(
      labels.map((label, answer) =>
        button(pressOn(null, { verb: 'learn', lesson: number, answer }), short ? label : (label.split(' ')[0] ?? ''), {
          style: 'primary',
        }),
      ),
    ),
  })
}

/** What comes of an answer, and why it is the best one or not. */
export function lessonAnswerResultPost(number: number, answer: number, reader: Reader): Post {
  const { language } = reader
  const { learn } = words(language)
  const lesson = lessonAt(number)
  const position = lessonPosition(lesson)
  const said = learn.lessons[nameOf(number)]
  const best = answer === lesson.best
  const chosen = answersOf(lesson)[answer]
  const next = learn.lessons[nameOf(number + 1)]
  const last = number === LESSONS.length
  return shown(number, reader, {
    position: chosen === undefined ? position : { ...position, state: chosen.sequence.after },
    answer,
    texts: [
      chosen === undefined ? null : labelIn(language, chosen).label,
      `${best ? `${EMOJI.endTurn} ` : ''}**${best ? learn.best : learn.notBest}** ${said.answers[answer] ?? ''}`,
      last && best ? learn.done : null,
    ],
    answers: [],
    rows: buttonRows([
      last && best ? firstGameButton(language) : null,
      best
        ? null
        : button(pressOn(null, { verb: 'learn', lesson: number, answer: null }), learn.tryAgain, {
            emoji: EMOJI.undo,
            style: 'primary',
          }),
      button(
        pressOn(null, { verb: 'learn', lesson: last ? 1 : number + 1, answer: null }),
        last ? learn.again : clip(learn.next(next.title), LIMITS.buttonOnAPhone),
        { style: best && !last ? 'primary' : 'secondary' },
      ),
      rulesButton(null, language),
    ]),
  })
}

const nameOf = (number: number) => LESSONS[number - 1] ?? LESSONS[0]

interface Answer {
  /** As the picture marks it. */
  readonly mark: string
  readonly sequence: TriedSequence
  /** What it is has to be said, for the other answers are something else. */
  readonly told: boolean
}

function answersOf(lesson: Lesson): Answer[] {
  const { state } = lessonPosition(lesson)
  const sequences = lesson.answers.map((line) => {
    const played = trySequence(standardRules, state, parseChoices(line) ?? [])
    if ('refusal' in played) throw new Error(`the answer '${line}' is not legal: ${played.refusal.code}`)
    return withProposedPayments(played.sequence)
  })
  const told = new Set(sequences.map(({ choices }) => choices[0]?.kind)).size > 1
  return sequences.map((sequence, index) => ({ mark: optionMark(sequences, index), sequence, told }))
}

/** What an answer is called, after its mark unless that is the name of its place; and what it costs and brings. */
function labelIn(language: Language, { mark, sequence, told }: Answer) {
  const say = words(language)
  const { label, description } = labelOfSequence(say, standardRules, sequence.steps)
  const marked = `${mark} · ${told ? labelWithAction(say, sequence.choices, label) : label}`
  return { label: /\d/.test(mark) && label.startsWith(mark) ? label : marked, facts: description }
}

interface Shown {
  readonly position: LessonPosition
  /** To the lesson; null where it asks. */
  readonly answer: number | null
  readonly texts: readonly (string | null)[]
  /** To be marked in the picture. */
  readonly answers: readonly Answer[]
  readonly rows: readonly Row[]
}

function shown(number: number, reader: Reader, content: Shown, told = false): Post {
  const { position, answer, texts, answers, rows } = content
  const say = words(reader.language)
  const { state, seat } = position
  const { scene } = lessonAt(number)
  const heading = `### ${EMOJI.lesson} ${say.learn.heading(number, LESSONS.length, say.learn.lessons[nameOf(number)].title)}`
  const listed = answers.map((answer) => {
    const { label, facts } = labelIn(reader.language, answer)
    return facts === '' ? `**${label}**` : say.phrases.labelled(`**${label}**`, facts)
  })
  const drawn = [
    heading,
    ...texts.filter((one) => one !== null),
    listed.join('\n'),
    holdingsLine({ state, seat, words: say }),
  ]
  const above = told
    ? drawn.map((text) => textArrowsInWords(say, spoken(say, text, []), nameOf(number) === 'fate'))
    : drawn
  const verb = told ? 'showlearn' : 'readlearn'
  const other = otherFormButton(pressOn(null, { verb, lesson: number, answer }), reader.language)
  const form = told ? yieldingLines(positionInWords(position, scene, reader), '…') : PICTURE_PART
  return post([...above, form, ...rows, ...buttonRows([other])], {
    accent: accentOf(seat),
    picture: told ? null : pictureOf(position, scene, answers, reader),
    inWords: () => shown(number, reader, content, true),
  })
}

/** Who plays the other city: a name as computer players have. */
const RIVAL = 'Odrin'

/** Of the two seats: who learns has one. */
const namesOf = ({ person, language }: Reader, seat: number): string[] =>
  [0, 1].map((one) => (one === seat ? plainPersonName(person.name, language) : RIVAL))

function positionInWords({ state, seat }: LessonPosition, scene: Lesson['scene'], reader: Reader): readonly string[] {
  const look: LookTarget =
    scene === 'map' ? { kind: 'islands' } : scene === 'bonfire' ? { kind: scene } : { kind: 'city', seat, open: [] }
  const reading = {
    rules: standardRules,
    state,
    names: namesOf(reader, seat).map(escapeName),
    words: words(reader.language),
    viewer: seat,
    lastTurn: [],
  }
  return readingSections(reading, look)
}

function pictureOf(
  { state, seat }: { readonly state: GameState; readonly seat: number },
  scene: Lesson['scene'],
  answers: readonly Answer[],
  reader: Reader,
): PictureRequest {
  const candidates = answers.map(({ mark, sequence }): OptionToMark => ({ label: mark, choices: sequence.choices }))
  const all = { rules: standardRules, state, names: namesOf(reader, seat), language: reader.language, candidates }
  switch (scene) {
    case 'map':
      return { ...all, scene }
    case 'city':
      return { ...all, scene, seat, tentative: [] }
    default:
      return { ...all, scene, seat }
  }
}
