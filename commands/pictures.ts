import type { GameState } from '#engine'
import type { PictureRequest } from '#render'
import type { LiveMessageTable } from '#table'
import type { Language } from '#text'
import { drawnNames } from './names.ts'

/** What every picture of a position at a table starts from. */
export const pictureRequestBase = (table: LiveMessageTable, state: GameState, language: Language) => ({
  rules: table.rules,
  state,
  ...drawnNames(table, language),
  language,
})

/** The whole table as everybody may see it; null before the start. */
export const tablePicture = (table: LiveMessageTable, language: Language): PictureRequest | null =>
  table.settled === null
    ? null
    : { scene: 'table', ...pictureRequestBase(table, table.settled, language), lastTurn: table.lastTurn }

/** The winner's city and the score sheet; null where the game's end is not kept. */
export const endPicture = (table: LiveMessageTable, language: Language): PictureRequest | null =>
  table.settled?.ended == null ? null : { scene: 'score', ...pictureRequestBase(table, table.settled, language) }
