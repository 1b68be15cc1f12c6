import found from './weights.json' with { type: 'json' }

/** What a player goes by: costs in own turns, worth in points. */
export interface Weights {
  /** Novices that a seat sends to the council in a round, before the countdown. */
  readonly noviceRate: number
  /** The same for Tom. */
  readonly tomNoviceRate: number
  /** Points by which a turn more serves the rivals: in a game against Tom, of two, of three or four. */
  readonly tomPace: number
  readonly duelPace: number
  readonly tablePace: number
  /** Share of the turns left that projects can count upon. */
  readonly usable: number
  /** Chance that a project is not abandoned, for each turn it still takes. */
  readonly patience: number
  /** A bonus action of the council, in points. */
  readonly bonus: number
  /** Turns for each of these things. */
  readonly pathTurns: number
  readonly gnomeTurns: number
  readonly portalTurns: number
  readonly guardianTurns: number
  readonly taskTurns: number
  readonly offeringTurns: number
  readonly routeTurns: number
  readonly igniteTurns: number
  readonly stepTurns: number
  readonly resourceTurns: number
  readonly tileTurns: number
  readonly setTurns: number
  readonly symbolTurns: number
  readonly cellTurns: number
  /** How much less likely each portal further off is to come; the same for path tiles. */
  readonly portalChance: number
  readonly pathChance: number
  /** In points. */
  readonly tile: number
  readonly yellow: number
  readonly resource: number
  readonly gold: number
  readonly gnome: number
  readonly specialist: number
  readonly portal: number
  readonly path: number
  readonly fateTile: number
  readonly fateGroup: number
  readonly guardian: number
  readonly freeSpace: number
  /** What is beside a bonfire, before a task lies there. */
  readonly besides: number
  /** How much of a task that lies on an island still counts. */
  readonly prospect: number
}

/** Set by hand, in the form that `npm run tune` writes. */
export const WEIGHTS: Weights = found
