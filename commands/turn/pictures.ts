import type { GameEvent } from '#engine'
import type { Candidate, CityRequest, OwnTurnRequest } from '#render'
import type { TableForPerson } from '#table'
import type { ChoiceSequence } from '../choice-sequence.ts'
import { drawnNames } from '../names.ts'
import type { PanelContext } from '../panel.ts'
import { optionMark } from './options.ts'

/** What every picture of a panel starts from: the open turn's position, and the options with their marks. */
export const pictureBase = (
  { rules, state, table, language }: Pick<PanelContext, 'rules' | 'state' | 'table' | 'language'>,
  lines: readonly Pick<ChoiceSequence, 'choices'>[] = [],
) => ({
  rules,
  state,
  ...drawnNames(table, language),
  language,
  candidates: lines.map(({ choices }, index): Candidate => ({ label: optionMark(lines, index), choices })),
})

/** The own city with what can still be taken back drawn as tentative, and the options where they lie. */
export const cityPicture = (
  panel: PanelContext,
  lines: readonly Pick<ChoiceSequence, 'choices'>[] = [],
): CityRequest => ({
  ...pictureBase(panel, lines),
  scene: 'city',
  own: true,
  seat: panel.seat,
  tentative: tentative(panel.table),
})

/** What a turn needs of the own city at a glance, and the options where they lie. */
export const turnPicture = (
  panel: Pick<PanelContext, 'rules' | 'state' | 'seat' | 'table' | 'language'>,
  lines: readonly Pick<ChoiceSequence, 'choices'>[] = [],
): OwnTurnRequest => ({
  ...pictureBase(panel, lines),
  scene: 'turn',
  seat: panel.seat,
  tentative: tentative(panel.table),
})

const tentative = (table: TableForPerson): readonly GameEvent[] =>
  table.openTurn?.undoTo === null ? [] : (table.openTurn?.events ?? [])
