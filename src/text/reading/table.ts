import {
  COUNCIL_SPACES,
  cityOf,
  countdownProgress,
  countdownTileOnPass,
  decision,
  fillableCityNotches,
  type GameState,
  greatBonfireSpacesNextFirst,
  lastPathSpace,
  litCount,
  portalCount,
  resourceAndCrystal,
  SCORE_LINES,
  type Seat,
  scoreSheetOf,
  scoreSheets,
  taskAndBonfireCount,
  unitsToTurnGreatBonfireTo,
} from '#engine'
import { gnomeInWords } from '../gnomes.ts'
import { narrate } from '../narrate.ts'
import { decidingDifferenceSentence, resultSentence, standings } from '../scores.ts'
import { commonTaskProgressLines, gnomeLines } from './city.ts'
import { nameAt, type ReadingContext, type Section } from './context.ts'

/** Whose turn it is, or who has won. */
export function turnOrResultText(
  reading: Pick<ReadingContext, 'rules' | 'state' | 'names' | 'words'> & Partial<Pick<ReadingContext, 'viewer'>>,
): string {
  const { rules, state, names, words, viewer } = reading
  const seat = decision(state)?.seat
  if (seat !== undefined && seat === viewer) return words.live.yourTurn
  return seat === undefined
    ? resultSentence(words, state, names, scoreSheets(rules, state))
    : words.live.turnOf(nameAt(reading, seat))
}

/** How near the end is. */
export function councilProgressText({ state, words }: Pick<ReadingContext, 'state' | 'words'>): string {
  const seat = decision(state)?.seat
  return words.alt.council({
    ...countdownProgress(state),
    tile: seat === undefined ? null : countdownTileOnPass(state, seat),
  })
}

/** The whole table: whose turn, what changed, what the one who looks has, what the others have, what is on display. */
export function tableSections(reading: ReadingContext): Section[] {
  const { rules, state, names, words, viewer, lastTurn } = reading
  const { alt } = words
  const { headings } = words.reading
  const seats = state.cities.map((_, seat) => seat)
  return [
    { heading: headings.turn, lines: [turnOrResultText(reading), councilProgressText(reading)] },
    { heading: headings.changed, lines: narrate(words, rules, names, lastTurn, viewer) },
    { heading: headings.yours, lines: viewer === null ? [] : seatLines(reading, viewer) },
    {
      heading: viewer === null ? headings.everybody : headings.others,
      lines: seats.filter((seat) => seat !== viewer).flatMap((seat) => seatLines(reading, seat)),
    },
    {
      heading: headings.display,
      lines: [
        alt.openPaths(state.pathDisplay.filter((tile) => tile !== null).map((tile) => resourceAndCrystal(tile))),
        alt.gnomes(openGnomes(state).map((gnome) => gnomeInWords(words, rules, gnome))),
        alt.elders(state.elders.map((elder) => gnomeInWords(words, rules, elder))),
        greatBonfire(reading),
        alt.bonfirePortals(
          rules.box.greatBonfire.map(({ at }, i) => ({ compass: at, portals: state.bonfire.portals[i] ?? [] })),
        ),
        alt.commonTasks(state.commonNovices),
      ],
    },
  ]
}

/** What a seat has, and what it holds and would score. */
function seatLines(reading: ReadingContext, seat: Seat): string[] {
  const { rules, state, words, viewer } = reading
  const one = cityOf(state, seat)
  const { total } = scoreSheetOf(rules, state, seat)
  const name = seat === viewer ? words.reading.you : nameAt(reading, seat)
  const lit = litCount(one)
  return [
    words.reading.seat({
      name,
      points: state.ended === null ? one.score : total,
      island: one.ship,
      tasks: taskAndBonfireCount(one) - lit,
      bonfires: lit,
      portals: portalCount(one),
      guardians: one.guardians.length,
      gnomes: one.gnomes.length,
      fateTiles: one.fate.supply.length,
    }),
    words.alt.holds({
      name,
      tiles: one.actionTiles,
      resources: one.resources,
      path: lastPathSpace(one),
      total: state.ended === null ? total : null,
    }),
  ]
}

function greatBonfire({ rules, state, words }: ReadingContext): string {
  const { at } = state.bonfire
  return words.alt.bonfireAt(at === null ? null : (rules.box.greatBonfire[at]?.at ?? null))
}

/** The Great Bonfire's spaces in the order in which it turns to them. */
export function greatBonfireSections(reading: ReadingContext): Section[] {
  const { rules, state, words, viewer } = reading
  const city = viewer === null ? null : cityOf(state, viewer)
  return [
    {
      lines: [
        greatBonfire(reading),
        city === null ? '' : words.alt.fittingPortals(fillableCityNotches(rules, city).map(({ portal }) => portal)),
      ],
    },
    {
      heading: words.reading.headings.options,
      lines: greatBonfireSpacesNextFirst(state.bonfire.at).flatMap((space) => {
        const one = rules.box.greatBonfire[space]
        if (one === undefined) return []
        return words.reading.bonfireSpace({
          compass: one.at,
          tile: one.actionTile,
          reward: one.reward,
          portals: state.bonfire.portals[space] ?? [],
          units: city === null ? null : unitsToTurnGreatBonfireTo(state, city, space),
        })
      }),
    },
  ]
}

const openGnomes = ({ gnomeDisplay }: GameState) => gnomeDisplay.filter((gnome) => gnome !== null)

export function gnomesSections(reading: ReadingContext): Section[] {
  const { state, words } = reading
  const { headings } = words.reading
  return [
    { heading: headings.gnomes, lines: gnomeLines(reading, openGnomes(state)) },
    { heading: headings.elders, lines: gnomeLines(reading, state.elders) },
  ]
}

/** The council: how full it is, who stands where and what a space brings, and the common tasks. */
export function councilSections(reading: ReadingContext): Section[] {
  const { state, words, viewer } = reading
  return [
    { lines: [councilProgressText(reading)] },
    {
      heading: words.live.looks.council,
      lines: COUNCIL_SPACES.map((space) => {
        const novices = state.council[space].map((novice) =>
          typeof novice === 'number' ? { of: nameAt(reading, novice) } : novice,
        )
        return `${words.alt.councilSpace(space, novices)} ${words.names.council[space].bonus}`
      }),
    },
    {
      heading: words.reading.headings.commonTasks,
      lines: viewer === null ? [words.alt.commonTasks(state.commonNovices)] : commonTaskProgressLines(reading, viewer),
    },
  ]
}

export function scoresSections({ rules, state, names, words }: ReadingContext): Section[] {
  const sheets = scoreSheets(rules, state)
  const ended = state.ended !== null
  return [
    {
      lines: [
        ended ? resultSentence(words, state, names, sheets) : words.alt.ifItEnded,
        ended ? decidingDifferenceSentence(words, sheets) : '',
        ...standings(words, names, sheets),
      ],
    },
    ...sheets.map(({ seat, lines, total }) => ({
      heading: names[seat] ?? words.names.nobody,
      lines: [
        ...SCORE_LINES.filter((line) => lines[line] !== 0).map((line) =>
          words.phrases.labelled(words.scores.lines[line], String(lines[line])),
        ),
        words.phrases.labelled(words.scores.total, String(total)),
      ],
    })),
    ...(ended ? [{ lines: [words.reading.grown] }] : []),
  ]
}
