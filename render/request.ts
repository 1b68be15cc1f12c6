import type { Choice, GameEvent, GameState, IslandId, Journal, Rules, ScoreLineName, Seat } from '#engine'
import type { Language, RuleEntry, Words } from '#text'

/** What every picture needs to know. Names are those of the seats, in their order, and may be anything people are called. */
interface Everywhere {
  /** Those that the game is played by. */
  readonly rules: Rules
  readonly state: GameState
  readonly names: readonly string[]
  /** Whose names are a computer player's, which end with the word for it; nobody's where it is absent. */
  readonly computers?: readonly Seat[]
  readonly language: Language
}

/** A request as it is drawn: with the names that there is room for, and the words of its language. */
export type WithWords<R> = R & { readonly words: Words }
/** What every part of a picture is drawn from. */
export type PartInput = WithWords<Everywhere>

/**
 * An option of a select to be pointed out on the picture. `label` is the short mark (1 to 3 characters) that the option
 * starts with; `choices` are the ones that it makes, in order. The last of them that has a place on the picture is
 * marked there.
 */
export interface OptionToMark {
  readonly label: string
  readonly choices: readonly Choice[]
}
interface Asking extends Everywhere {
  readonly candidates: readonly OptionToMark[]
}

/** What the last finished turn changed; it is marked on the picture. */
export interface LastTurnEvents {
  readonly seat: Seat
  readonly events: readonly GameEvent[]
}

export interface TableRequest extends Everywhere {
  readonly scene: 'table'
  readonly lastTurn: LastTurnEvents | null
  /** Turns that are recommended, at what is taken or where it happens; none where it is absent. */
  readonly candidates?: readonly OptionToMark[]
}
/** The islands of the table alone, with the places where a ship may go. */
export interface ShipMapRequest extends Asking {
  readonly scene: 'map'
}
export interface CityRequest extends Asking {
  readonly scene: 'city'
  readonly seat: Seat
  /** Events of the open turn, already carried out in `state`, that can still be taken back: drawn as tentative. */
  readonly tentative: readonly GameEvent[]
  /** Only that seat's person is shown it, and is called you in its alt text. */
  readonly own?: true
}
/** As much of somebody's own city as a turn is decided by. */
export interface OwnCityForTurnRequest extends Everywhere {
  readonly scene: 'turn'
  readonly seat: number
  /** As in `CityRequest`. */
  readonly tentative: readonly GameEvent[]
  /** Options that lie on the path, or beside it; none where it is absent. */
  readonly candidates?: readonly OptionToMark[]
}
export interface ScoreSheetRequest extends Everywhere {
  readonly scene: 'score'
}
export interface IslandRequest extends Asking {
  readonly scene: 'island'
  readonly island: IslandId
}
/** All islands side by side, each task's condition in words. */
export interface AllIslandsRequest extends Everywhere {
  readonly scene: 'islands'
  /** Whose prices are shown; null when the one who looks has no city. */
  readonly seat: Seat | null
  /** Islands to be pointed out, by their names; none where it is absent. */
  readonly candidates?: readonly OptionToMark[]
}
export interface GnomesRequest extends Asking {
  readonly scene: 'gnomes'
}
export interface GreatBonfireRequest extends Asking {
  readonly scene: 'bonfire'
  /** Whose city the portals have to fit; null when the one who looks has none. */
  readonly seat: Seat | null
}
export interface HighCouncilRequest extends Asking {
  readonly scene: 'council'
}
/** Its candidates are placements (`fate` or `start` choices), six in a panel, in the order of the select. */
export interface FateRequest extends Asking {
  readonly scene: 'fate'
  readonly seat: Seat
}

/** What an entry of the rules shows, whatever game is on: a task, a gnome, or a fate tile as an example. */
export interface PieceRequest extends Omit<Everywhere, 'state'> {
  readonly scene: 'piece'
  /** The hash of the box that it is from: two boxes may call different pieces alike. */
  readonly box: string
  readonly piece: NonNullable<RuleEntry['piece']>
}

/** How a finished game went: what each could expect from turn to turn, and the turns that cost most. */
export interface AnalysisRequest extends Omit<Everywhere, 'state'> {
  readonly scene: 'analysis'
  /** After so many turns of all, the final points that each seat could expect; the last of them are what was scored. */
  readonly course: readonly { readonly turns: number; readonly points: readonly number[] }[]
  /** Marked 1, 2, 3: whose turn, and its number. */
  readonly turningPoints: readonly { readonly seat: Seat; readonly number: number }[]
}

/** What somebody's cities came to on average, beside all cities of their server. The only name is theirs. */
export interface StatsRequest extends Omit<Everywhere, 'state'> {
  readonly scene: 'stats'
  readonly average: number
  /** Points of their best city. */
  readonly best: number
  /** Points a game, by where they come from. */
  readonly lines: Readonly<Record<ScoreLineName, { readonly own: number; readonly server: number }>>
}

/** A picture that moves: how a city of a finished game grew, from its first tile to its last fire. */
export interface FilmRequest extends Omit<Everywhere, 'state'> {
  readonly scene: 'film'
  readonly seat: Seat
  /** The game's journal, whose newest segment is shown. */
  readonly segments: Journal['segments']
}

/** A picture to be drawn: plain data, but for the rules, which a worker makes anew of their box. */
export type PictureRequest =
  | TableRequest
  | ShipMapRequest
  | CityRequest
  | OwnCityForTurnRequest
  | ScoreSheetRequest
  | IslandRequest
  | AllIslandsRequest
  | GnomesRequest
  | GreatBonfireRequest
  | HighCouncilRequest
  | FateRequest
  | PieceRequest
  | AnalysisRequest
  | StatsRequest

export type Scene = PictureRequest['scene']
