import { cityOf, type GameEvent } from '#engine'
import type { CityRequest, OptionToMark, OwnCityForTurnRequest, PictureRequest } from '#render'
import type { TableForPerson } from '#table'
import type { TriedSequence } from '../choice-sequence.ts'
import type { PanelContext } from '../panel.ts'
import { pictureRequestBase } from '../pictures.ts'
import { type ChoicesToMark, optionMark } from './options.ts'

/** What every picture of a panel starts from: the open turn's position, and the options with their marks. */
export const pictureBase = (
  { state, table, language }: Pick<PanelContext, 'state' | 'table' | 'language'>,
  lines: readonly ChoicesToMark[] = [],
) => ({
  ...pictureRequestBase(table, state, language),
  candidates: lines.map(({ choices }, index): OptionToMark => ({ label: optionMark(lines, index), choices })),
})

/** The own city with what can still be taken back drawn as tentative, and the options where they lie. */
export const ownCityPicture = (panel: PanelContext, lines: readonly ChoicesToMark[] = []): CityRequest => ({
  ...pictureBase(panel, lines),
  scene: 'city',
  own: true,
  seat: panel.seat,
  tentative: tentative(panel.table),
})

/** The island where the own ship lies, and the options there; the own city as long as it lies nowhere. */
export function shipIslandPicture(panel: PanelContext, lines: readonly ChoicesToMark[]): PictureRequest {
  const island = cityOf(panel.state, panel.seat).ship
  return island === null ? ownCityPicture(panel, lines) : { ...pictureBase(panel, lines), scene: 'island', island }
}

/** What a turn needs of the own city at a glance, and the options where they lie. */
export const ownTurnPicture = (
  panel: Pick<PanelContext, 'state' | 'seat' | 'table' | 'language'>,
  lines: readonly ChoicesToMark[] = [],
): OwnCityForTurnRequest => ({
  ...pictureBase(panel, lines),
  scene: 'turn',
  seat: panel.seat,
  tentative: tentative(panel.table),
})

/** The same as it is after a line, which is drawn as tentative, too. */
export function ownTurnPictureAfter(
  panel: PanelContext,
  { after, events }: TriedSequence,
  lines: readonly ChoicesToMark[],
): OwnCityForTurnRequest {
  const picture = ownTurnPicture(panel, lines)
  return { ...picture, state: after, tentative: [...picture.tentative, ...events] }
}

const tentative = (table: TableForPerson): readonly GameEvent[] =>
  table.openTurn?.undoTo === null ? [] : (table.openTurn?.events ?? [])
