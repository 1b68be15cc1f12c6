import { decision, type GameState, SCORE_LINES, scoreSheetOf, scoreSheets } from '#engine'
import {
  briefTurn,
  clip,
  clipToClause,
  councilProgressText,
  emojiAsWords,
  gnomeFacts,
  gnomeInWords,
  isolatedName,
  LIMITS,
  namePlaceholders,
  standings,
  turnOrResultText,
  turnStory,
  type Words,
  withNames,
  withoutCutName,
  words as wordsOf,
} from '#text'
import type { AnalysisRequest, FilmRequest, PictureRequest, PieceRequest, StatsRequest } from './request.ts'

/**
 * What a picture shows, in a sentence or two for who cannot see it: what changed comes first. Everything that it tells
 * is said by the look in words (`readingOf`), which the last sentence names.
 * @returns at most 160 characters
 */
export function altText(request: PictureRequest): string {
  const names = request.names.map(isolatedName)
  const words = wordsOf(request.language)
  if (request.scene === 'piece') return clip(emojiAsWords(words, pieceText(request, words)), LIMITS.altText)
  return shortened(sentencesOf({ ...request, names: namePlaceholders(names) }, words).join(' '), names, words)
}

/**
 * What a film shows: nothing that has to be known, so the last sentence leads to what is told of the game.
 * @param end the finished game
 * @returns at most 160 characters
 */
export function filmAltText({ rules, seat, names, language }: FilmRequest, end: GameState): string {
  const words = wordsOf(language)
  const { total, litBonfires } = scoreSheetOf(rules, end, seat)
  const name = namePlaceholders(names)[seat] ?? words.names.nobody
  return shortened(words.alt.film(name, litBonfires, total), names.map(isolatedName), words)
}

/** Sentences as far as there is room, and where all of it is told. */
function shortened(sentences: string, names: readonly string[], words: Words): string {
  const told = emojiAsWords(words, sentences)
  const { whole } = words.reading
  return `${withNames(withoutCutName(clipToClause(told, LIMITS.altText - whole.length - 1)), names)} ${whole}`
}

/** A task, a gnome, or an example: the words that stand beside the picture say no more. */
function pieceText({ rules, piece }: PieceRequest, { tasks, gnomes, alt, phrases }: Words): string {
  if ('task' in piece) {
    const task = rules.task(piece.task)
    return phrases.labelled(tasks.kind(task.colour, false), tasks.title(task))
  }
  if ('fate' in piece) return alt.fateExample
  const gnome = gnomeFacts(rules, piece.gnome)
  return alt.gnome(gnomes(gnome), gnome.resource)
}

/** What is told of Tom's turn are sentences already. */
const asSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

/** How a finished game went. */
function courseText({ names, course, turningPoints }: AnalysisRequest, { alt }: Words): string {
  const scored = course.at(-1)?.points ?? []
  return alt.course(
    names.map((name, seat) => ({ name, points: Math.round(scored[seat] ?? 0) })),
    turningPoints.map(({ number }) => number),
  )
}

/** What somebody's points come from most. */
function statsText({ names: [name = ''], average, best, lines }: StatsRequest, { alt }: Words): string {
  const [most] = SCORE_LINES.map((line) => ({ line, ...lines[line] })).sort((a, b) => b.own - a.own)
  return most === undefined ? name : alt.stats(name, average, best, most)
}

function sentencesOf(request: Exclude<PictureRequest, PieceRequest>, words: Words): readonly string[] {
  if (request.scene === 'analysis') return [courseText(request, words)]
  if (request.scene === 'stats') return [statsText(request, words)]
  const { rules, state, names } = request
  const { alt } = words
  const reading = { rules, state, names, words }
  const nameAt = (seat: number): string => names[seat] ?? words.names.nobody
  switch (request.scene) {
    case 'table': {
      const { lastTurn } = request
      if (lastTurn === null) return [turnOrResultText(reading), councilProgressText(reading)]
      const told = asSentence(briefTurn(words, rules, nameAt(lastTurn.seat), lastTurn, 'short'))
      // Tom's turn begins with his card, which says whose it was.
      const isToms = lastTurn.events.some(({ kind }) => kind === 'tomCard')
      return [turnOrResultText(reading), isToms ? told : alt.lastTurn(told)]
    }
    case 'city':
    case 'turn': {
      const points = (state.ended === null ? null : scoreSheets(rules, state)[request.seat]?.total) ?? null
      const reader = request.scene === 'turn' || request.own === true ? request.seat : null
      const head = alt.city(
        reader === null ? nameAt(request.seat) : null,
        points ?? state.cities[request.seat]?.score ?? 0,
      )
      const soFar = turnStory(words, rules, names, request.tentative, reader)
      return soFar.length === 0 ? [head] : [head, alt.soFar(soFar.map(({ text }) => text).join(' '))]
    }
    case 'map':
    case 'islands':
      return [`${words.live.looks.islands}.`]
    case 'score':
      return [
        decision(state) === null ? turnOrResultText(reading) : alt.ifItEnded,
        `${words.phrases.apart(standings(words, names, scoreSheets(rules, state)))}.`,
      ]
    case 'island':
      return [alt.island(rules.island(request.island))]
    case 'gnomes':
      return [
        alt.gnomes(state.gnomeDisplay.flatMap((gnome) => (gnome === null ? [] : [gnomeInWords(words, rules, gnome)]))),
      ]
    case 'bonfire': {
      const { at } = state.bonfire
      return [alt.bonfireAt(at === null ? null : (rules.box.greatBonfire[at]?.at ?? null))]
    }
    case 'council':
      return [councilProgressText(reading)]
    case 'fate':
      return [alt.fateOf]
  }
}
