import { EMOJI, nameAsOneLine, words } from '#text'
import type { Layout } from '../layout.ts'
import type { FilmRequest, PictureRequest, Scene, WithWords } from '../request.ts'
import { analysisLayout } from './analysis.ts'
import { greatBonfireLayout } from './bonfire.ts'
import { cityLayout } from './city.ts'
import { councilLayout } from './council.ts'
import { fateLayout } from './fate.ts'
import { gnomesLayout } from './gnomes.ts'
import { islandLayout } from './island.ts'
import { islandsLayout } from './islands.ts'
import { mapLayout } from './map.ts'
import { pieceLayout } from './piece.ts'
import { scoreLayout } from './score.ts'
import { statsLayout } from './stats.ts'
import { tableLayout } from './table.ts'
import { ownCityForTurnLayout } from './turn.ts'

/** The names as they are drawn: there is no room for the word that says that one is a computer player's, but for a mark. */
export function namesWithComputerMark({ names, computers = [], language }: PictureRequest | FilmRequest): string[] {
  const word = words(language).computers.named('')
  return names.map((name, seat) =>
    nameAsOneLine(
      computers.includes(seat) && name.endsWith(word) ? `${name.slice(0, -word.length)} ${EMOJI.computer}` : name,
    ),
  )
}

type RequestOf<S extends Scene> = Extract<PictureRequest, { readonly scene: S }>

const LAYOUTS: { readonly [S in Scene]: (request: WithWords<RequestOf<S>>) => Layout } = {
  table: tableLayout,
  map: mapLayout,
  city: cityLayout,
  turn: ownCityForTurnLayout,
  score: scoreLayout,
  island: islandLayout,
  islands: islandsLayout,
  gnomes: gnomesLayout,
  bonfire: greatBonfireLayout,
  council: councilLayout,
  fate: fateLayout,
  piece: pieceLayout,
  analysis: analysisLayout,
  stats: statsLayout,
}

/**
 * What lies where on a picture: the one description that is painted, and that tests read.
 * @param asked what is to be shown
 */
export function layoutOf<S extends Scene>(asked: RequestOf<S>): Layout {
  return LAYOUTS[asked.scene]({ ...asked, names: namesWithComputerMark(asked), words: words(asked.language) })
}
