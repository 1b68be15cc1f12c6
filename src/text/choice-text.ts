import {
  type ActionColour,
  type Choice,
  type City,
  type CouncilSpace,
  cityOf,
  countdownTileOnPass,
  crystalMatchesTask,
  decision,
  type FateTileDirection,
  faceUpOfferingOfPile,
  fittingPortalsAt,
  type GameState,
  guardianPointsAt,
  guardiansLeftOfColour,
  mostTilesHeldToPlaceFate,
  nextPathSpace,
  ownsGuardian,
  type PathTile,
  pathTileAt,
  type Rules,
  resourceAndCrystal,
  stepsForUnits,
  taskMet,
  totalTiles,
} from '#engine'
import { gnomeFacts } from './gnomes.ts'
import { symbolsAsEmoji } from './goods.ts'
import type { ChoiceLabels } from './words/facts.ts'
import type { Words } from './words/index.ts'

/** Which way a fate tile lies. */
export const FATE_TILE_ARROWS: Readonly<Record<FateTileDirection, string>> = { e: '→', s: '↓', w: '←', n: '↑' }

/** A fate tile's symbols in the order in which they lie, from left to right or from top to bottom. */
export const fateSymbolsAsLaid = (rules: Rules, tile: string, direction: FateTileDirection): readonly ActionColour[] =>
  direction === 'w' || direction === 'n' ? rules.symbols(tile).toReversed() : rules.symbols(tile)

/** The same as emoji. */
export const fateSymbolsAsEmoji = (rules: Rules, tile: string, direction: FateTileDirection): string =>
  symbolsAsEmoji(fateSymbolsAsLaid(rules, tile, direction))

/** A choice in words, without price and gain: what the state says about it goes to the language's own function. */
export function choiceText(words: Words, rules: Rules, state: GameState, choice: Choice): ChoiceLabels {
  const say = words.choices
  const city = cityOf(state, state.turn.seat)
  switch (choice.kind) {
    case 'start':
      return say.start({
        symbols: fateSymbolsAsEmoji(rules, choice.tile, choice.direction),
        swapped: choice.tile !== city.fate.hand,
      })
    case 'fate': {
      const { supply } = city.fate
      const end = supply.length === 1 ? 'only' : choice.tile === supply[0] ? 'top' : 'bottom'
      const { row, column, direction } = choice
      return say.fate({
        end,
        symbols: fateSymbolsAsEmoji(rules, choice.tile, 'e'),
        row,
        column,
        arrow: FATE_TILE_ARROWS[direction],
      })
    }
    case 'path':
      return choice.from === 'pile'
        ? say.pathFromPile({ space: nextPathSpace(city) })
        : say.path(pathFacts(rules, city, choice.from))
    case 'search':
      return say.search(pathFacts(rules, city, choice.tile))
    case 'ship': {
      const island = rules.island(choice.island)
      return say.ship({
        island,
        tasks: (state.islands[choice.island]?.tasks ?? []).map((id) => rules.task(id)),
        guardiansLeft: island.kind === 'guardian' ? guardiansLeftOfColour(state, island.guardian) : 0,
        owned: island.kind === 'guardian' && ownsGuardian(city, island.guardian),
      })
    }
    case 'task':
      return say.task({ task: rules.task(choice.task), met: taskMet(rules, state, state.turn.seat, choice.task) })
    case 'offer':
      return say.offer({ resource: faceUpOfferingOfPile(city, choice.pile), pile: choice.pile })
    case 'space': {
      const tile = pathTileAt(city, choice.space)
      return say.space({
        space: choice.space,
        value: rules.guardianValue(choice.space),
        portal: city.portals[choice.space - 1] ?? null,
        crystal: tile === undefined ? null : resourceAndCrystal(tile).crystal,
      })
    }
    case 'guardian':
    case 'tomGuardian':
      return say[choice.kind](choice.colour)
    case 'procession':
      return say.procession({ steps: stepsForUnits(city, choice.units) })
    case 'move':
      return say.move({
        guardian: choice.guardian,
        to: choice.to,
        points: guardianPointsAt(rules, state, city, choice.to),
      })
    case 'stay':
      return say.stay(choice.guardian)
    case 'yield':
      return say.yield(choice.resource)
    case 'bonfire': {
      const space = rules.box.greatBonfire[choice.space]
      if (space === undefined) return { label: String(choice.space) }
      return say.bonfire({
        compass: space.at,
        tile: space.actionTile,
        reward: space.reward,
        portals: fittingPortalsAt(rules, state, city, choice.space),
      })
    }
    case 'take': {
      const space = rules.box.greatBonfire[state.bonfire.at ?? 0]
      return say.take({
        tile: choice.tile ? (space?.actionTile ?? null) : null,
        reward: choice.reward ? (space?.reward ?? null) : null,
        portal: choice.portal,
      })
    }
    case 'gnome':
      return say.gnome({ gnome: gnomeFacts(rules, choice.gnome) })
    case 'ignite': {
      const lying = city.tasks[choice.space - 1] ?? null
      return say.ignite({ space: choice.space, task: lying === null ? null : rules.task(lying.task) })
    }
    case 'novice':
      return say.novice(choice.task)
    case 'council':
      return withoutGoods(say.council(choice.space), choice.space)
    case 'bonus': {
      const asked = decision(state)?.question
      return asked?.kind === 'bonus' ? withoutGoods(say.bonus(asked.space), asked.space) : { label: '' }
    }
    case 'pay':
      return say.pay(choice.tiles)
    case 'give':
      return say.give(choice.resources)
    case 'discard':
      return say.discard({
        tile: choice.tile,
        held: totalTiles(city.actionTiles),
        most: mostTilesHeldToPlaceFate(city),
      })
    case 'decline':
      return say.decline(city.ship === null ? 'task' : rules.island(city.ship).kind)
    case 'tomTask':
      return say.tomTask(rules.task(choice.task))
    case 'tomCouncil':
      return say.tomCouncil(choice.space)
    case 'tomGnome':
      return say.tomGnome(gnomeFacts(rules, choice.gnome))
    case 'pass':
      return say.pass(countdownTileOnPass(state, state.turn.seat))
    case 'newpaths':
    case 'point':
    case 'turnup':
    case 'out':
    case 'end':
      return say[choice.kind]
  }
}

/** What is sure to be gained stands before the note, which would say it again. */
const withoutGoods = ({ note, ...text }: ChoiceLabels, space: CouncilSpace): ChoiceLabels =>
  space === 'goldAndYellow' || note === undefined ? text : { ...text, note }

function pathFacts(rules: Rules, city: City, tile: PathTile) {
  const { crystal, resource } = resourceAndCrystal(tile)
  const space = nextPathSpace(city)
  return { crystal, resource, space, matches: space !== null && crystalMatchesTask(rules, city, space, tile) }
}
