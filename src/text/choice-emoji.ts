import { type Choice, decision, type GameState, isElder, type Rules, resourceAndCrystal } from '#engine'
import { EMOJI } from './emoji.ts'

/** The emoji that stands before a choice. */
export function choiceEmoji(rules: Rules, state: GameState, choice: Choice): string | undefined {
  switch (choice.kind) {
    case 'start':
    case 'fate':
      return EMOJI.fate
    case 'path':
      return choice.from === 'pile' ? EMOJI.pile : EMOJI.resource[resourceAndCrystal(choice.from).resource]
    case 'search':
      return EMOJI.resource[resourceAndCrystal(choice.tile).resource]
    case 'newpaths':
    case 'turnup':
      return EMOJI.turnUp
    case 'ship': {
      const island = rules.island(choice.island)
      return island.kind === 'task' ? EMOJI.resource[island.resource] : EMOJI.guardian[island.guardian]
    }
    case 'task':
    case 'tomTask':
      return EMOJI.crystal[rules.task(choice.task).colour]
    case 'offer':
      return EMOJI.offering
    case 'space':
      return EMOJI.task
    case 'guardian':
    case 'tomGuardian':
      return EMOJI.guardian[choice.colour]
    case 'move':
    case 'stay':
      return EMOJI.guardian[choice.guardian]
    case 'yield':
      return EMOJI.resource[choice.resource]
    case 'bonfire':
    case 'take':
      return EMOJI.greatBonfire
    case 'gnome':
    case 'tomGnome':
      return isElder(choice.gnome) ? EMOJI.elder : EMOJI.specialist
    case 'ignite':
      return EMOJI.bonfire
    case 'council':
    case 'tomCouncil':
      return EMOJI.council[choice.space]
    case 'bonus': {
      const asked = decision(state)?.question
      return asked?.kind === 'bonus' ? EMOJI.council[asked.space] : undefined
    }
    case 'point':
      return EMOJI.points
    case 'pay':
    case 'give':
      return undefined
    case 'discard':
      return EMOJI.actionTile[choice.tile]
    case 'procession':
    case 'novice':
    case 'decline':
    case 'pass':
    case 'out':
      return EMOJI[choice.kind]
    case 'end':
      return EMOJI.endTurn
  }
}
