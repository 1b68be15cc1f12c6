import type { Direction, Guardian, RefusalCode, Space, Task } from '#engine'

/** Why an entry of the turn's menu leads nowhere. */
type MenuRefusal = Extract<
  RefusalCode,
  | 'tilesShort'
  | 'resourcesShort'
  | 'tooManyTiles'
  | 'noFateTiles'
  | 'doesNotFit'
  | 'cityFull'
  | 'pileEmpty'
  | 'shipElsewhere'
  | 'noSuchTask'
  | 'noOffering'
  | 'guardianOwned'
  | 'noGuardianThere'
  | 'nobodyCanMove'
  | 'noSuchGnome'
>

export interface PanelWords {
  readonly yourTurn: string
  readonly othersTurn: (name: string) => string
  /** Before what could be done in a turn of one's own. */
  readonly possibleNow: string
  readonly impossibleNow: string
  /** Instead of that, before the own first turn, and after the last. */
  readonly beforeFirstTurn: string
  readonly noMoreTurns: string
  /** To who waits in the countdown: the last turn was played (R14.3). */
  readonly endsBefore: string
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
  /** The menu's entry that ignites, with the spaces of what can be ignited: "Ignite bonfire 3 or 6"; how many, of more than two. */
  readonly ignite: (spaces: readonly Space[]) => string
  /** The menu's entry of fate tiles where so many action tiles have to be discarded first. */
  readonly fateFor: (tiles: number) => string
  /** On the select of closer views and all that is seldom needed. */
  readonly more: string
  /** Asked before somebody takes no more turns; points are those of the countdown tile. */
  readonly pass: {
    readonly title: string
    readonly brings: (points: number) => string
    /** What is given up: so many turns, this one included; all, where nobody knows how many those are. */
    readonly turns: (turns: number) => string
    readonly allTurns: string
    readonly unlit: (tasks: readonly Task[]) => string
    readonly stays: string
  }
  /** Own tasks that are fulfilled; `may`: one can be ignited in this turn. */
  readonly taskFulfilled: (tasks: readonly Task[], may: boolean) => string
  /** What cannot be done now: actions, each group with its reason in brackets. */
  readonly notNow: (actions: string) => string
  /** Those reasons, at most 30 characters each. */
  readonly whyNotNow: Readonly<Record<MenuRefusal, string>>
  readonly choosePlace: string
  readonly chooseOne: string
  /** Over the lists of islands: to sail and do something there, or only to sail. */
  readonly sailAndAct: string
  readonly onlySail: string
  /** Over the list of fate tiles and the ways in which they can lie. */
  readonly allPlaces: string
  /** One of them: "Top tile 🟩🟦🟥 to the right". */
  readonly way: (tile: string, symbols: string, direction: Direction) => string
  readonly topTile: string
  readonly bottomTile: string
  readonly best: string
  /** The next of several lists of places. */
  readonly morePlaces: (part: number, parts: number) => string
  readonly keepWhich: (most: number, held: number) => string
  readonly guardianMoves: (guardian: Guardian) => string
  readonly stepsPlaceholder: string
  readonly finalNow: string
  /** Beside the button that reveals what waits, after a colon. */
  readonly finalAhead: (what: readonly ('paths' | 'gnomes' | 'offerings')[]) => string
  readonly doneAndNext: (next: string | null) => string
  /** The bot came to play by other rules: whole turns, and choices of the turn that was open, fell away. */
  readonly fellAway: (turns: number, choices: number) => string
  readonly holdings: (tiles: string, resources: string) => string
}
