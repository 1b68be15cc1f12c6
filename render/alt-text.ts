import {
  ACTION_TILES,
  boxOf,
  type City,
  COMMON_TASKS,
  COUNCIL_SPACES,
  cityOf,
  councilCount,
  countdownTile,
  decision,
  fateGain,
  type GameState,
  guardiansLeft,
  nextFateTiles,
  nextNotches,
  pathTileParts,
  RESOURCES,
  scoreSheets,
  spaceFrom,
} from '#engine'
import {
  clip,
  gnomeOf,
  LIMITS,
  narrate,
  plainName,
  resultOf,
  scoreLines,
  standings,
  type Words,
  words as wordsOf,
} from '#text'
import type { CityRequest, FateRequest, IslandRequest, PictureRequest, TableRequest } from './request.ts'
import { spoken } from './spoken.ts'
import { type AltWords, pictureWords } from './words.ts'

interface Told {
  readonly state: GameState
  readonly names: readonly string[]
  readonly words: Words
  readonly alt: AltWords
}

/**
 * What a picture tells, in words, for who cannot see it: what matters most comes first.
 * @returns at most 1,024 characters
 */
export function altText(request: PictureRequest): string {
  const told: Told = {
    state: request.state,
    names: request.names.map(plainName),
    words: wordsOf(request.language),
    alt: pictureWords(request.language).alt,
  }
  const sentences = sentencesOf(request, told).filter((sentence) => sentence !== '')
  return clip(spoken(told.words, sentences.join(' ')), LIMITS.altText)
}

function sentencesOf(request: PictureRequest, told: Told): string[] {
  switch (request.scene) {
    case 'table':
      return table(request, told)
    case 'city':
      return city(request, told)
    case 'scores':
      return scores(told)
    case 'island':
      return island(request, told)
    case 'gnomes':
      return gnomes(told)
    case 'bonfire':
      return [greatBonfire(told), ...bonfireSpaces(told)]
    case 'council':
      return [progress(told), ...council(told), commonTasks(told)]
    case 'fate':
      return fate(request, told)
  }
}

/** Whose turn it is, or who has won. */
function headline({ state, names, words }: Told): string {
  const seat = decision(state)?.seat
  return seat === undefined
    ? resultOf(words, state, names, scoreSheets(state))
    : words.live.turnOf(names[seat] ?? words.names.emptySeat)
}

function progress({ state, words }: Told): string {
  const { novices, countdownAt } = councilCount(state)
  const tile = countdownTile(state, state.turn.seat)
  return `${words.live.novices(novices, countdownAt)}.${tile === null ? '' : ` ${words.live.countdown(tile)}.`}`
}

const listed = (alt: AltWords, items: readonly string[]): string => (items.length === 0 ? alt.none : items.join('; '))

function table({ lastTurn }: TableRequest, told: Told): string[] {
  const { state, names, words, alt } = told
  const totals = state.ended === null ? null : scoreSheets(state)
  return [
    headline(told),
    alt.scores(
      state.cities.map((one, seat) => `${names[seat] ?? ''} ${totals?.[seat]?.total ?? one.score}`).join(', '),
    ),
    progress(told),
    ...(lastTurn === null ? [] : [alt.lastTurn(clip(narrate(words, state, names, lastTurn.events).join(' '), 360))]),
    alt.ships(
      state.cities
        .flatMap((one, seat) =>
          state.tom !== null && seat === 1 ? [] : [`${names[seat] ?? ''} ${one.ship ?? words.names.landingStage}`],
        )
        .join(', '),
    ),
    greatBonfire(told),
    alt.paths(state.pathDisplay.flatMap((tile) => (tile === null ? [] : [pathName(words, tile)])).join('; ')),
    alt.gnomes(
      state.gnomeDisplay.flatMap((gnome) => (gnome === null ? [] : [gnomeOf(words, state, gnome).name])).join(', '),
    ),
  ]
}

const pathName = (words: Words, tile: City['path'][number]): string => {
  const { crystal, resource } = pathTileParts(tile)
  return words.names.pathTile(crystal, resource)
}

function greatBonfire({ state, words, alt }: Told): string {
  const { at } = state.bonfire
  const space = at === null ? undefined : boxOf(state).box.greatBonfire[at]
  return space === undefined ? alt.bonfireUnused : alt.bonfireAt(words.names.bonfireSpace(space.at))
}

function bonfireSpaces({ state, words }: Told): string[] {
  return boxOf(state).box.greatBonfire.map((space, i) => {
    const reward = space.reward === 'points' ? words.names.points(2) : words.names.resource[space.reward]
    const portals = (state.bonfire.portals[i] ?? []).map((portal) => words.names.portal[portal])
    return `${words.names.compass[space.at]}: ${[words.names.actionTile[space.actionTile], reward, ...portals].join(', ')}.`
  })
}

function city({ seat, tentative }: CityRequest, told: Told): string[] {
  const { state, names, words, alt } = told
  const one = cityOf(state, seat)
  const name = names[seat] ?? ''
  const { box, task } = boxOf(state)
  const counts = <T extends string>(
    kinds: readonly T[],
    of: Readonly<Record<T, number>>,
    say: Readonly<Record<T, string>>,
  ) => kinds.flatMap((kind) => (of[kind] === 0 ? [] : [`${of[kind]} ${say[kind]}`]))
  const tasks = one.tasks.flatMap((here, i) => {
    if (here === null) return []
    const { points, colour, condition } = task(here.task)
    return [alt.task(i + 1, words.names.crystal[colour], points, here.lit ? alt.lit : words.tasks.condition(condition))]
  })
  const next = nextNotches(state, one)
  const ending = state.ended === null ? undefined : scoreSheets(state)[seat]?.total
  return [
    alt.city(name, words.names.points(ending ?? one.score)),
    alt.tiles(listed(alt, counts(ACTION_TILES, one.actionTiles, words.names.actionTile))),
    alt.resources(listed(alt, counts(RESOURCES, one.resources, words.names.resource))),
    ...(tentative.length === 0 ? [] : [alt.soFar(clip(narrate(words, state, names, tentative).join(' '), 260))]),
    alt.tasks(listed(alt, tasks)),
    alt.guardians(
      one.guardians
        .map((guardian) => `${words.names.guardian[guardian.colour]}: ${words.names.place(guardian.place)}`)
        .join(', '),
    ),
    alt.path(one.path.length === 0 ? alt.none : one.path.map((tile) => pathName(words, tile)).join('; ')),
    alt.portals(
      listed(
        alt,
        one.portals.flatMap((portal, i) => (portal === null ? [] : [`${i + 1} ${words.names.portal[portal]}`])),
      ),
      next.map(({ portal, space }) => `${words.names.portal[portal]} (${space})`).join(', '),
    ),
    alt.gnomes(
      listed(
        alt,
        one.gnomes.map((gnome) => gnomeOf(words, state, gnome).name),
      ),
    ),
    ...(state.tom !== null && seat === 1 ? [] : [fateSupply(told, one)]),
    one.ship === null ? '' : alt.ships(words.names.island(boxOf(state).island(one.ship))),
    box.tomCards.length > 0 && state.tom !== null && seat === 1
      ? alt.tomsDeck(state.tom.deck.length, state.tom.round)
      : '',
  ]
}

function fateSupply({ state, words, alt }: Told, one: City): string {
  const signs = (tile: string) =>
    boxOf(state)
      .symbols(tile)
      .map((sign) => words.names.actionTile[sign])
      .join('-')
  return alt.fate(one.fate.placed.length, one.fate.supply.length, nextFateTiles(one).map(signs).join(', '))
}

function scores({ state, names, words, alt }: Told): string[] {
  const sheets = scoreSheets(state)
  return [
    state.ended === null ? alt.ifItEnded : resultOf(words, state, names, sheets),
    `${standings(words, names, sheets).join('; ')}.`,
    ...sheets.map(
      (sheet) =>
        `${names[sheet.seat] ?? ''}: ${scoreLines(words, sheet)
          .filter(({ points }) => points !== 0)
          .map((line) => `${line.name} ${line.points}`)
          .join(', ')}.`,
    ),
  ]
}

function island({ island: id }: IslandRequest, { state, names, words, alt }: Told): string[] {
  const lookup = boxOf(state)
  const one = lookup.island(id)
  const there = state.islands[id]
  const ships = state.cities.flatMap((each, seat) => (each.ship === id ? [names[seat] ?? ''] : []))
  return [
    `${words.names.island(one)}.`,
    one.kind === 'guardian' ? alt.guardiansLeft(guardiansLeft(state, one.guardian)) : '',
    ...(there?.tasks ?? []).map((task) => `${words.tasks.title(lookup.task(task))}.`),
    (there?.offerings.length ?? 0) > 0
      ? alt.offerings((there?.offerings ?? []).map((seat) => names[seat] ?? '').join(', '))
      : '',
    ships.length > 0 ? alt.ships(ships.join(', ')) : '',
  ]
}

function gnomes({ state, words }: Told): string[] {
  const open = state.gnomeDisplay.flatMap((gnome) => gnome ?? [])
  return [...open, ...state.elders].map((id) => {
    const { name, ability } = gnomeOf(words, state, id)
    return `${name} (${words.names.resource[boxOf(state).gnomeResource(id)]}): ${ability}`
  })
}

function council({ state, names, words, alt }: Told): string[] {
  return COUNCIL_SPACES.map((space) => {
    const there = state.council[space].map((novice) => (typeof novice === 'number' ? (names[novice] ?? '') : novice))
    return `${words.names.council[space].name}: ${listed(alt, there)}.`
  })
}

const commonTasks = ({ state, words, alt }: Told): string =>
  alt.commonTasks(
    listed(
      alt,
      COMMON_TASKS.filter((task) => state.commonNovices.includes(task)).map((task) => words.names.commonTask[task]),
    ),
  )

function fate({ seat, candidates }: FateRequest, told: Told): string[] {
  const { state, names, words, alt } = told
  const places = candidates.flatMap(({ label, choice }) => {
    if (choice.kind !== 'fate') return []
    const space = spaceFrom(choice.column)
    const { areas, covered } = fateGain(state, seat, choice)
    const gains = [
      ...areas.map(({ tile, count }) => `${count} ${words.names.actionTile[tile]}`),
      ...covered.resources.map((one) => words.names.resource[one]),
      ...covered.tiles.map((one) => words.names.actionTile[one]),
    ]
    return [
      `${label} ${alt.cell(choice.row, space ?? choice.column)} ${words.names.direction[choice.direction]}: ${gains.join(', ')}.`,
    ]
  })
  return [alt.fateOf(names[seat] ?? ''), fateSupply(told, cityOf(state, seat)), ...places]
}
