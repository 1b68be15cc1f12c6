import type { PublicTable } from '#table'
import { EMOJI, type Language, type Look, readingOf, words } from '#text'
import { button, buttonRows, type Post, post, select } from '../components.ts'
import { accentOf, nameOf, pressOn, safeNamesOf } from '../panel.ts'
import { seatOf, type View, viewId, viewLabel, viewOptions } from './view.ts'

const lookAt = (view: View): Look => {
  if (typeof view !== 'string') return { kind: 'island', island: view.island }
  switch (view) {
    case 'city0':
    case 'city1':
    case 'city2':
    case 'city3':
      return { kind: 'city', seat: seatOf(view) ?? 0, open: [] }
    default:
      return { kind: view }
  }
}

/**
 * A closer view in words, with no picture: the same table, the same facts, and what can be read next.
 * @param viewer the seat of the one who reads; null for a guest
 */
export function readingPost(table: PublicTable, view: View, language: Language, viewer: number | null): Post {
  const say = words(language)
  const { settled } = table
  if (settled === null) return post([say.notices.noTableHere], { accent: accentOf(null) })
  const seat = seatOf(view)
  const told = readingOf(
    {
      rules: table.rules,
      state: settled,
      names: safeNamesOf(table, language),
      words: say,
      viewer,
      lastTurn: table.lastTurn?.events ?? [],
    },
    lookAt(view),
  )
  return post(
    [
      `## ${seat === null ? viewLabel(table, view, language) : say.live.looks.city(nameOf(table, seat, language))}\n${told}`,
      select(
        pressOn(table, { verb: 'read', look: viewId(view) }),
        say.reading.placeholder,
        viewOptions(table, language, view),
      ),
      ...buttonRows([
        table.phase === 'playing'
          ? button(pressOn(table, { verb: 'readpanel', page: 'turn' }), say.buttons.openPanel, {
              emoji: EMOJI.turn,
              style: 'primary',
            })
          : null,
        button(pressOn(table, { verb: 'show', look: viewId(view) }), say.reading.showPicture),
        button(pressOn(table, { verb: 'log', page: 0 }), say.buttons.log, { emoji: EMOJI.log }),
        button(pressOn(table, { verb: 'rules' }), say.buttons.rules, { emoji: EMOJI.rules }),
      ]),
    ],
    { accent: accentOf(seat) },
  )
}
