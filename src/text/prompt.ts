import {
  cityOf,
  countdownTileOnPass,
  type GameState,
  hasAbility,
  legalChoices,
  nextGuardians,
  type Question,
  type Rules,
} from '#engine'
import { EMOJI } from './emoji.ts'
import { repeatEmoji } from './goods.ts'
import { resourcePriceAsEmoji } from './label.ts'
import type { Words } from './words/index.ts'

/**
 * What is asked now, in a sentence or two.
 * @param asked of the engine's `decision(state)`
 */
export function promptOf(words: Words, rules: Rules, state: GameState, asked: Question): string {
  const say = words.prompts
  const city = cityOf(state, state.turn.seat)
  switch (asked.kind) {
    case 'turn': {
      const choices = legalChoices(rules, state)
      const mayPass = choices.some((choice) => choice.kind === 'pass')
      return say.turn({
        used: state.turn.used,
        mayEnd: choices.some((choice) => choice.kind === 'end'),
        bonusActions: choices.filter((choice) => choice.kind === 'novice').length,
        mayGoOut: choices.some((choice) => choice.kind === 'out'),
        passPoints: mayPass ? countdownTileOnPass(state, state.turn.seat) : null,
      })
    }
    case 'payTiles':
      return say.payTiles(repeatEmoji(EMOJI.actionTile[asked.colour], asked.units))
    case 'payResources':
      return asked.any > 0 ? say.payAnyResources(asked.any) : say.payResources(resourcePriceAsEmoji(asked))
    case 'islandAction':
      return city.ship === null ? '' : say.islandAction(rules.island(city.ship))
    case 'procession':
      return say.procession({ steps: asked.steps, paid: asked.paid, next: nextGuardians(city, asked.waiting) })
    case 'yield':
      return say.yield(asked.times)
    case 'rewards':
      return say.rewards(hasAbility(city, 'allRewards'))
    case 'council':
      return say.council(typeof asked.novice === 'number' ? 'own' : 'neutral')
    case 'bonus':
      return say.bonus(asked.space)
    case 'tomTask':
      return say.tomTask(!asked.novice)
    case 'tomCouncil':
      return say.tomCouncil(asked.novice)
    case 'tomGnome':
      return say.tomGnome(asked.left)
    default:
      return say[asked.kind]
  }
}
