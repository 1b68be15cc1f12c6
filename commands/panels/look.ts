import type { GameState } from '#engine'
import type { PictureRequest } from '#render'
import type { TableView } from '#table'
import { EMOJI, type Language, words } from '#text'
import { button, buttonRows, type Option, PICTURE, type Post, post, type Row, select } from '../build.ts'
import { LOOKS, type Look } from '../custom-id.ts'
import { accentOf, at, nameOf, namesOf } from '../panel.ts'
import { standing } from './scores.ts'

const CITIES = ['city0', 'city1', 'city2', 'city3'] as const

/** The looks that a table offers: every city first. */
export function looksOf(table: TableView): Look[] {
  const state = table.settled
  if (state === null) return []
  return [...CITIES.slice(0, state.cities.length), ...LOOKS]
}

/** @returns null for what is no look */
export const readLook = (value: string): Look | null =>
  [...CITIES, ...LOOKS].find((look): look is Look => look === value) ?? null

const seatOf = (look: Look): number | null => (look.startsWith('city') ? Number(look.slice(4)) : null)

function labelOf(table: TableView, look: Look, language: Language): string {
  const { looks } = words(language).live
  switch (look) {
    case 'city0':
    case 'city1':
    case 'city2':
    case 'city3':
      return looks.city(namesOf(table, language)[seatOf(look) ?? 0] ?? '')
    default:
      return looks[look]
  }
}

const LOOK_EMOJI: Readonly<Record<Look, string>> = {
  city0: EMOJI.city,
  city1: EMOJI.city,
  city2: EMOJI.city,
  city3: EMOJI.city,
  table: EMOJI.turn,
  islands: EMOJI.island,
  gnomes: EMOJI.specialist,
  bonfire: EMOJI.greatBonfire,
  council: EMOJI.highCouncil,
  scores: EMOJI.scores,
}

/** "Look at…": a select of closer views, for everybody. */
export function lookSelect(table: TableView, language: Language): Row {
  const options: Option[] = looksOf(table).map((look) => ({
    value: look,
    label: labelOf(table, look, language),
    emoji: LOOK_EMOJI[look],
  }))
  return select(at(table, { verb: 'look' }), words(language).live.lookPlaceholder, options)
}

/** One closer view, as everybody may see it: the table as of the last finished turn. */
export function lookPost(table: TableView, look: Look, language: Language): Post {
  const state = table.settled
  const say = words(language)
  if (state === null) return post([say.notices.noTableHere], { accent: accentOf(null) })
  const seat = seatOf(look)
  return post(
    [
      `### ${LOOK_EMOJI[look]} ${seat === null ? labelOf(table, look, language) : say.live.looks.city(nameOf(table, seat, language))}`,
      look === 'scores' ? standing(table, language) : null,
      PICTURE,
      lookSelect(table, language),
      ...buttonRows([
        table.phase === 'playing'
          ? button(at(table, { verb: 'open' }), say.buttons.openPanel, { emoji: EMOJI.turn, style: 'primary' })
          : null,
        button(at(table, { verb: 'log', page: 0 }), say.buttons.log, { emoji: EMOJI.log }),
        button(at(table, { verb: 'rules' }), say.buttons.rules, { emoji: EMOJI.rules }),
      ]),
    ],
    { accent: accentOf(seat), picture: lookPicture(table, state, look, language) },
  )
}

function lookPicture(table: TableView, state: GameState, look: Look, language: Language): PictureRequest {
  const everywhere = { state, names: namesOf(table, language), language }
  switch (look) {
    case 'gnomes':
    case 'bonfire':
    case 'council':
    case 'scores':
      return { ...everywhere, scene: look }
    case 'table':
    case 'islands':
      return { ...everywhere, scene: 'table', lastTurn: table.lastTurn }
    default:
      return { ...everywhere, scene: 'city', seat: seatOf(look) ?? 0, tentative: [], candidates: [] }
  }
}
