import { CRYSTALS, cityOf, litCount, newGame, scoreSheets } from '#engine'
import type { AchievementKey } from '#results'
import type { SeasonGame } from '#support/season'
import { rulesOfGame } from './games.ts'
import { type RetoldGame, retold } from './retold.ts'

type Proof = (
  game: RetoldGame & { readonly setup: SeasonGame['setup']; readonly began: readonly number[] },
  seat: number,
) => boolean

const points = ({ sheets }: RetoldGame, seat: number): number => sheets[seat]?.total ?? 0
const bestOther = (game: RetoldGame, seat: number): number =>
  Math.max(...game.sheets.filter((one) => one.seat !== seat).map(({ total }) => total))
const lead = (game: RetoldGame, seat: number): number => points(game, seat) - bestOther(game, seat)
const alone = ({ sheets }: RetoldGame, seat: number): boolean =>
  sheets.every((one) => (one.seat === seat ? one.rank === 1 : one.rank > 1))
const gnomes = ({ end }: RetoldGame, seat: number): readonly string[] => cityOf(end, seat).gnomes
const fires = ({ events }: RetoldGame, seat: number) =>
  events.flatMap(([turn, event]) =>
    event.kind === 'ignited' && event.seat === seat ? { turn, colour: event.colour } : [],
  )
const yellow = (game: RetoldGame, seat: number): number =>
  fires(game, seat).filter(({ colour }) => colour === 'yellow').length
const times = ({ events }: RetoldGame, seat: number, kind: string): number =>
  events.filter(([, event]) => event.kind === kind && 'seat' in event && event.seat === seat).length
const line = ({ sheets }: RetoldGame, seat: number, name: keyof RetoldGame['sheets'][number]['lines']): number =>
  sheets[seat]?.lines[name] ?? 0

/** Who led alone after each turn. */
const leaders = ({ turns }: RetoldGame): (number | null)[] =>
  turns.map(({ points: all }) => {
    const most = Math.max(...all)
    return all.filter((one) => one === most).length > 1 ? null : all.indexOf(most)
  })

/** Who led alone for a whole round, or after the last turn, each with the turn from which on. */
function leads(game: RetoldGame): { seat: number; turn: number }[] {
  const by = leaders(game)
  const found: { seat: number; turn: number }[] = []
  for (let from = 0, to = 0; from < by.length; from = to) {
    while (to < by.length && by[to] === by[from]) to++
    const seat = by[from] ?? null
    if (seat === null || (to - from < game.sheets.length && to < by.length) || found.at(-1)?.seat === seat) continue
    found.push({ seat, turn: game.turns[from]?.number ?? 0 })
  }
  return found
}

/** What a seat's own turns brought, one after the other. */
function gains({ turns, began }: Parameters<Proof>[0], seat: number): number[] {
  const course = [began[seat] ?? 0, ...turns.flatMap((one) => (one.seats.has(seat) ? (one.points[seat] ?? 0) : []))]
  return course.slice(1).map((now, index) => now - (course[index] ?? 0))
}

/** What the city would have scored at the end of the turn in which the countdown began. */
const atCountdown = ({ turns }: RetoldGame): readonly number[] | undefined =>
  turns.find(({ countdown }) => countdown)?.points

const PROOFS: { readonly [A in AchievementKey]: Proof } = {
  sevenBonfires: ({ end }, seat) => litCount(cityOf(end, seat)) === 7,
  fiveElders: (game, seat) => gnomes(game, seat).filter((one) => one[0] === 'E').length > 4,
  noGnomes: (game, seat) => alone(game, seat) && gnomes(game, seat).length === 0,
  lastToFirst: (game, seat) => {
    const then = atCountdown(game)
    return alone(game, seat) && then !== undefined && then.filter((one) => one <= (then[seat] ?? 0)).length === 1
  },
  tomByThirty: (game, seat) => {
    const { solo } = game.setup
    return solo !== null && seat === 0 && lead(game, seat) - Math.max(0, -solo.handicap) >= 30
  },
  fourYellow: (game, seat) => yellow(game, seat) > 3,
  twoOfEachColour: (game, seat) =>
    CRYSTALS.every((colour) => fires(game, seat).filter((one) => one.colour === colour).length > 1),
  noYellow: (game, seat) => alone(game, seat) && yellow(game, seat) === 0,
  fewestBonfires: (game, seat) =>
    alone(game, seat) &&
    game.sheets.every((one) => one.seat === seat || one.litBonfires > (game.sheets[seat]?.litBonfires ?? 0)),
  ledThroughout: (game, seat) => alone(game, seat) && leads(game).length === 1,
  lastRound: (game, seat) => {
    const all = leads(game)
    const [first] = all.filter((one) => one.seat === seat)
    return (
      alone(game, seat) &&
      all.length > 1 &&
      first !== undefined &&
      first.turn > game.end.turn.number - game.sheets.length
    )
  },
  byAPoint: (game, seat) => alone(game, seat) && lead(game, seat) < 2,
  greatTurn: (game, seat) => Math.max(...gains(game, seat)) >= 20,
  byThirty: (game, seat) => game.setup.solo === null && lead(game, seat) >= 30,
  noDiscards: (game, seat) => alone(game, seat) && times(game, seat, 'discarded') === 0,
  shortVoyage: (game, seat) => alone(game, seat) && times(game, seat, 'shipMoved') < 3,
  nothingLeft: (game, seat) => line(game, seat, 'leftovers') === 0 && line(game, seat, 'fateTiles') === 0,
  threeInARow: (game, seat) => {
    const turns = fires(game, seat).map(({ turn }) => turn)
    return turns.some((turn, index) => (turns[index + 2] ?? Number.POSITIVE_INFINITY) - turn <= 2 * game.sheets.length)
  },
  threeWatches: ({ end }, seat) => cityOf(end, seat).guardians.filter(({ place }) => place[0] === 'b').length > 2,
  sevenPortals: (game, seat) => line(game, seat, 'portals') > 13,
  fiveCrystals: (game, seat) => line(game, seat, 'crystals') > 9,
  ofEverything: (game, seat) => Object.values(game.sheets[seat]?.lines ?? {}).filter((one) => one > 7).length > 5,
  lateFire: (game, seat) => {
    const first = Math.min(...fires(game, seat).map(({ turn }) => turn))
    return alone(game, seat) && Number.isFinite(first) && 3 * first > 2 * game.end.turn.number
  },
  countdownRun: (game, seat) => {
    const then = atCountdown(game)?.[seat]
    return then !== undefined && points(game, seat) - then > 29
  },
}

/** What each seat achieved in a game, worked out from its journal and nothing that the bot keeps. */
export function achievedIn(game: SeasonGame): readonly (readonly string[])[] {
  const rules = rulesOfGame(game)
  const began = scoreSheets(rules, newGame(rules, game.setup)).map(({ total }) => total)
  const played = { ...retold(game), setup: game.setup, began }
  return played.sheets.map(({ seat }) =>
    Object.entries(PROOFS).flatMap(([name, holds]) => (holds(played, seat) ? name : [])),
  )
}
