import type { Colour } from '#engine'

export interface PanelWords {
  readonly yourTurn: string
  readonly othersTurn: (name: string) => string
  /** Before what could be done in a turn of one's own. */
  readonly possibleNow: string
  readonly impossibleNow: string
  /** Instead of that, before the own first turn, and after the last. */
  readonly beforeFirstTurn: string
  readonly noMoreTurns: string
  readonly actions: {
    readonly fate: string
    readonly path: string
    readonly ship: string
    readonly task: string
    readonly guardian: string
    readonly procession: string
    readonly bonfire: string
    readonly gnome: string
    readonly ignite: string
    readonly novice: string
    readonly discard: string
  }
  /** What a button of the turn's menu says, short enough that several stand side by side on a phone. */
  readonly menu: {
    readonly fate: string
    readonly path: string
    readonly ship: string
    readonly task: string
    readonly guardian: string
    readonly procession: string
    readonly bonfire: string
    readonly gnome: string
    readonly ignite: string
    readonly novice: string
  }
  readonly actionOf: Readonly<Record<Colour, string>>
  readonly choosePlace: string
  readonly chooseOne: string
  readonly topTile: string
  readonly bottomTile: string
  readonly best: string
  /** The next of several lists of places. */
  readonly morePlaces: (part: number, parts: number) => string
  readonly keepWhich: (most: number, held: number) => string
  readonly guardianMoves: (guardian: string) => string
  readonly stepsPlaceholder: string
  readonly paid: (goods: string) => string
  /** Under the turn's menu; `actions` each with its price. */
  readonly tooDear: (actions: string) => string
  readonly finalNow: string
  readonly finalAhead: string
  readonly undone: string
  readonly doneAndNext: (next: string | null) => string
  readonly redrawn: string
  /** The bot came to play by other rules: whole turns, and choices of the turn that was open, fell away. */
  readonly fellAway: (turns: number, choices: number) => string
  readonly holdings: (tiles: string, resources: string) => string
  readonly nothing: string
}
