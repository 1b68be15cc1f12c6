import type { GameState } from '#engine'
import type { PictureRequest } from '#render'
import type { PublicTable } from '#table'
import { gnomeInWords, type Language, words } from '#text'
import { logButton, rulesButton, seatPanelButton } from '../buttons.ts'
import { accentOf, buttonRows, PICTURE_PART, post, type Row, select } from '../components.ts'
import { pressOn } from '../custom-id.ts'
import { standingsText } from '../live/scores.ts'
import { safeNameOf } from '../names.ts'
import { pictureRequestBase } from '../pictures.ts'
import { readingPost } from './read.ts'
import { citySeatOfView, type MakeLookPost, readButton, type View, viewEmoji, viewLabel, viewSelect } from './view.ts'

/** In a picture. */
export const viewPost: MakeLookPost = (table, view, language, viewer, also = []) => {
  const state = table.settled
  const say = words(language)
  if (state === null) return post([say.notices.noTableHere])
  const seat = citySeatOfView(view)
  return post(
    [
      `### ${viewEmoji(view)} ${viewLabel(table, view, language, safeNameOf)}`,
      view === 'scores' ? standingsText(table, language) : null,
      also,
      PICTURE_PART,
      view === 'gnomes' ? gnomeSelect(table, state, language) : null,
      viewSelect(table, language, view),
      ...buttonRows([
        readButton(table, view, language),
        seatPanelButton(table, viewer, language),
        logButton(table, language),
        rulesButton(table, language),
      ]),
    ],
    {
      accent: accentOf(seat),
      picture: viewPicture(table, state, view, language, viewer),
      inWords: () => readingPost(table, view, language, viewer, also),
    },
  )
}

/** What each open gnome does, as the rules have it. */
function gnomeSelect(table: PublicTable, { gnomeDisplay, elders }: GameState, language: Language): Row | null {
  const say = words(language)
  const open = [...gnomeDisplay, ...elders].flatMap((id) => id ?? [])
  if (open.length === 0) return null
  return select(
    pressOn(table, { verb: 'topic', list: 0 }),
    say.help.whatGnomeDoes,
    open.map((id) => {
      const { name, emoji } = gnomeInWords(say, table.rules, id)
      return { value: `gnome-${id}`, label: name, emoji }
    }),
  )
}

function viewPicture(
  table: PublicTable,
  state: GameState,
  view: View,
  language: Language,
  seat: number | null,
): PictureRequest {
  const all = { ...pictureRequestBase(table, state, language), candidates: [] }
  if (typeof view !== 'string') return { ...all, scene: 'island', island: view.island }
  switch (view) {
    case 'gnomes':
    case 'council':
      return { ...all, scene: view }
    case 'bonfire':
    case 'islands':
      return { ...all, scene: view, seat }
    case 'scores':
      return { ...all, scene: 'score' }
    case 'table':
      return { ...all, scene: 'table', lastTurn: table.lastTurn }
    default:
      return { ...all, scene: 'city', seat: citySeatOfView(view) ?? 0, tentative: [] }
  }
}
