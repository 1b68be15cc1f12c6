/** Why a choice cannot be made, for the words: a code, the rule that forbids it, and the figures that a sentence needs. */
export interface Refusal {
  readonly code: RefusalCode
  /** A number of the rules inventory, `R8.2`. */
  readonly rule: string
  readonly figures?: Readonly<Record<string, string | number>>
}

export type RefusalCode =
  /** The game is over. */
  | 'gameOver'
  /** This is not what is being decided now. figures: asked (kind of the decision) */
  | 'notAskedNow'
  /** The turn's option has been taken already. */
  | 'optionTaken'
  /** An option can still be taken, so the turn cannot end. */
  | 'optionOpen'
  /** figures: colour, needed, short */
  | 'tilesShort'
  /** figures: short */
  | 'resourcesShort'
  /** A payment that does not pay, pays too much, or replaces what is held. */
  | 'notThePrice'
  /** figures: most, held */
  | 'tooManyTiles'
  | 'noSuchTile'
  /** The own supply of fate tiles is empty. */
  | 'noFateTiles'
  | 'doesNotFit'
  /** The tile is neither the top nor the bottom one. */
  | 'notTopOrBottom'
  /** figures: most */
  | 'cityFull'
  | 'notOnDisplay'
  | 'pileEmpty'
  | 'notOneColour'
  | 'alreadyThere'
  | 'noSuchIsland'
  | 'shipElsewhere'
  | 'noSuchTask'
  | 'noOffering'
  | 'spaceTaken'
  | 'guardianOwned'
  | 'noGuardianThere'
  | 'nobodyCanMove'
  | 'tooManySteps'
  | 'notFurthest'
  | 'tooFar'
  | 'noWay'
  | 'occupied'
  | 'somebodyMustMove'
  | 'noSuchSpace'
  | 'portalDoesNotFit'
  | 'takeTwo'
  | 'noSuchGnome'
  /** figures: task */
  | 'conditionNotMet'
  | 'noTaskThere'
  | 'alreadyLit'
  | 'noviceGone'
  | 'noviceThere'
  | 'bonusUnusable'
  | 'nothingToTurnUp'
  | 'nothingToDiscard'
  | 'noCountdownTile'
  | 'mustTake'

/** A refusal as a value. */
export const refuse = (code: RefusalCode, rule: string, figures?: Refusal['figures']): Refusal =>
  figures === undefined ? { code, rule } : { code, rule, figures }
