import type { ActionTile, Resource } from '#engine'
import { EMOJI } from '../emoji.ts'
import { tilesAsEmoji } from '../goods.ts'
import type { TaskWords } from '../words/tasks.ts'
import { count, inWords, joined, names, ofResource } from './names.ts'

/** "3 shells 🐚" */
const many = (resource: Resource, n: number): string => `${ofResource(n, resource)} ${EMOJI.resource[resource]}`

const gold = (allowed: boolean): string => (allowed ? '' : ', no gold')

/** "3 white and 2 purple" */
const coloured = (tiles: readonly ActionTile[]): string =>
  joined(
    [...new Set(tiles)].map((tile) => `${tiles.filter((one) => one === tile).length} ${names.actionTile[tile]}`),
    'and',
  )

export const tasks: TaskWords = {
  condition: (condition) => {
    switch (condition.kind) {
      case 'pathTileWithResource':
        return `a ${names.resource[condition.resource]} path tile ${EMOJI.resource[condition.resource]}`
      case 'guardian':
        return `the ${joined(condition.colours, 'and')} ${condition.colours.length === 1 ? 'guardian' : 'guardians'}`
      case 'offeringOnIslandWithResource':
        return `an offering on a ${names.resource[condition.resource]} island ${EMOJI.resource[condition.resource]}`
      case 'offeringOnBothIslandsWithResource':
        return `offerings on both ${names.resource[condition.resource]} islands ${EMOJI.resource[condition.resource]}`
      case 'offeringsOnOneIsland':
        return `${count(condition.count, 'offering')} on one island`
      case 'offeringsOnIslands':
        return condition.each === 1
          ? `offerings on ${count(condition.islands, 'island')}`
          : `${count(condition.each, 'offering')} on each of ${count(condition.islands, 'island')}`
      case 'emptyOfferingPile':
        return condition.count === 1 ? 'an empty offering pile' : `${condition.count} empty offering piles`
      case 'gnomeWithResource':
        return `a gnome who shows ${names.resource[condition.resource]} ${EMOJI.resource[condition.resource]}`
      case 'gnomes':
        return count(condition.count, 'gnome')
      case 'elders':
        return count(condition.count, 'elder')
      case 'portals':
        return count(condition.count, 'portal')
      case 'guardians':
        return count(condition.count, 'guardian')
      case 'guardiansAtBonfires':
        return `${count(condition.count, 'guardian')} at bonfires`
      case 'bonfires':
        return count(condition.count, 'bonfire')
      case 'bonfiresOfColours':
        return `a ${joined(condition.colours, 'and')} bonfire`
      case 'tasksOrBonfiresOfColour':
        return `${condition.count} ${names.crystal[condition.colour]} tasks or bonfires`
      case 'commonTasks':
        return condition.count === 1 ? 'any common task' : `${condition.count} common tasks`
      case 'resource':
        return many(condition.resource, condition.count)
      case 'resourcePairs':
        return condition.each === 2
          ? `${inWords(condition.kinds)} pairs of resources${gold(condition.gold)}`
          : `${condition.each} each of ${inWords(condition.kinds)} resources${gold(condition.gold)}`
      case 'identicalResources':
        return `${condition.count} of one resource${gold(condition.gold)}`
      case 'actionTiles':
        return `${coloured(condition.tiles)} tiles`
      case 'pathTilesWithCrystal':
        return `${condition.count} path tiles with ${names.crystal[condition.crystal]} crystals`
      case 'adjacentPathTilesSameResource':
        return `${condition.count} neighbouring path tiles alike`
      case 'fateGroups': {
        const groups = condition.groups.map((group) => `${group.size} ${names.actionTile[group.symbol]}`)
        return groups.length === 1
          ? `${groups.join('')} touching in your fate area`
          : `fate area with ${joined(groups, 'and')} touching`
      }
      case 'anyFateGroups':
        return `${inWords(condition.groups)} groups of ${condition.size} alike in your fate area`
      case 'fateCovered':
        return FATE_COVERED[condition.spaces].short
    }
  },
  conditionAtLength: (condition) => {
    switch (condition.kind) {
      case 'pathTileWithResource':
        return `One of your path tiles shows ${names.resource[condition.resource]} ${EMOJI.resource[condition.resource]}.`
      case 'guardian':
        return `You have ${joined(
          condition.colours.map((colour) => `the ${names.guardian[colour]} ${EMOJI.guardian[colour]}`),
          'and',
        )}, anywhere in your city.`
      case 'offeringOnIslandWithResource':
        return `One of your offering tiles lies on an island of ${names.resource[condition.resource]} ${EMOJI.resource[condition.resource]}. What the tile shows does not matter.`
      case 'offeringOnBothIslandsWithResource':
        return `You have an offering on both ${names.resource[condition.resource]} islands ${EMOJI.resource[condition.resource]}.`
      case 'offeringsOnOneIsland':
        return `One island holds ${inWords(condition.count)} of your offering tiles.`
      case 'offeringsOnIslands':
        return condition.each === 1
          ? `Your offering tiles lie on ${inWords(condition.islands)} different islands.`
          : `Each of ${inWords(condition.islands)} islands holds ${inWords(condition.each)} of your offering tiles.`
      case 'emptyOfferingPile':
        return condition.count === 1
          ? 'One of your two offering piles is used up.'
          : `${condition.count} of your offering piles are used up.`
      case 'gnomeWithResource':
        return `One of your gnomes shows ${names.resource[condition.resource]} ${EMOJI.resource[condition.resource]}. Elders count.`
      case 'gnomes':
        return `You have ${count(condition.count, 'gnome')}, specialists or elders.`
      case 'elders':
        return `You have ${count(condition.count, 'elder')}.`
      case 'portals':
        return `You have ${count(condition.count, 'portal')}.`
      case 'guardians':
        return `You have ${count(condition.count, 'guardian')}. Your wooden one counts.`
      case 'guardiansAtBonfires':
        return `${count(condition.count, 'guardian')} of yours stand at bonfires.`
      case 'bonfires':
        return `You have ${count(condition.count, 'bonfire')}. This one does not count yet.`
      case 'bonfiresOfColours':
        return `You have a bonfire in ${joined(condition.colours, 'and')}. This one does not count yet.`
      case 'tasksOrBonfiresOfColour':
        return `You have ${condition.count} ${names.crystal[condition.colour]} tasks or bonfires together. A task that is not ignited counts too.`
      case 'commonTasks':
        return condition.count === 1
          ? 'You fulfil one of the five common tasks. Its neutral novice need not be there.'
          : `You fulfil ${condition.count} of the five common tasks.`
      case 'resource':
        return `You hold ${many(condition.resource, condition.count)}. You keep them.`
      case 'resourcePairs':
        return `You hold ${condition.each} each of ${inWords(condition.kinds)} resources${condition.gold ? '' : ' (not gold)'}. You keep them.`
      case 'identicalResources':
        return `You hold ${condition.count} of one resource${condition.gold ? '' : ' (not gold)'}. You keep them.`
      case 'actionTiles':
        return `You hold ${tilesAsEmoji(condition.tiles)}. Yellow does not stand in. You keep them.`
      case 'pathTilesWithCrystal':
        return `${condition.count} of your path tiles have a ${names.crystal[condition.crystal]} crystal ${EMOJI.crystal[condition.crystal]}.`
      case 'adjacentPathTilesSameResource':
        return `${condition.count} path tiles next to each other show the same resource.`
      case 'fateGroups':
        return `Your fate area has ${joined(
          condition.groups.map((group) => `${group.size} ${EMOJI.actionTile[group.symbol]} joined side by side`),
          'and',
        )}, in any shape.`
      case 'anyFateGroups':
        return `Your fate area has ${inWords(condition.groups)} groups of at least ${inWords(condition.size)} equal symbols joined side by side, in any shape.`
      case 'fateCovered':
        return FATE_COVERED[condition.spaces].long
    }
  },
  title: (task) => `${tasks.condition(task.condition)}, ${names.points(task.points)}`,
  inBrief: (task) => `${names.crystal[task.colour]} ${task.points}: ${tasks.condition(task.condition)}`,
  kind: (colour, lit) => `${names.crystal[colour]} ${lit ? 'bonfire' : 'task'}`,
}

const FATE_COVERED = {
  gold: {
    short: `every gold fate space covered ${EMOJI.resource.gold}`,
    long: 'Fate tiles cover every gold space of your fate area.',
  },
  highlighted: {
    short: 'every highlighted fate space covered',
    long: 'Fate tiles cover every highlighted space of your fate area: the ones around the start.',
  },
  outerColumns: {
    short: 'both outer fate columns covered',
    long: 'Fate tiles cover every space of the first and the last column of your fate area.',
  },
} as const
