import type { ActionTile, Condition, Crystal, Resource, Task } from '#engine'
import { EMOJI } from '../emoji.ts'
import { tilesAsEmoji } from '../goods.ts'
import { count, inWords, joined, names, ofResource } from './names.ts'

/** "3 shells 🐚" */
const many = (resource: Resource, n: number): string => `${ofResource(n, resource)} ${EMOJI.resource[resource]}`

/** "a shell", "gold" */
const aResource = (resource: Resource): string =>
  resource === 'gold' ? names.resource.gold : `a ${names.resource[resource]}`

const gold = (allowed: boolean): string => (allowed ? '' : ', no gold')

/** "3 white and 2 purple" */
const coloured = (tiles: readonly ActionTile[]): string =>
  joined(
    [...new Set(tiles)].map((tile) => `${tiles.filter((one) => one === tile).length} ${names.actionTile[tile]}`),
    'and',
  )

/** "a blue and a red" */
const aOfEach = (colours: readonly string[]): string =>
  joined(
    colours.map((colour) => `a ${colour}`),
    'and',
  )

export const tasks = {
  /** At most 45 characters: "4 blue tasks or bonfires". */
  condition: (condition: Condition): string => {
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
        return `a gnome that shows ${aResource(condition.resource)} ${EMOJI.resource[condition.resource]}`
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
        return `${aOfEach(condition.colours)} bonfire`
      case 'tasksOrBonfiresOfColour':
        return `${condition.count} ${names.crystal[condition.colour]} tasks or bonfires`
      case 'commonTasks':
        return condition.count === 1 ? 'one common task' : `${condition.count} common tasks`
      case 'resource':
        return many(condition.resource, condition.count)
      case 'resourcePairs':
        return condition.each === 2
          ? `${inWords(condition.kinds)} pairs of resources${gold(condition.gold)}`
          : `${condition.each} each of ${inWords(condition.kinds)} different resources${gold(condition.gold)}`
      case 'identicalResources':
        return `${condition.count} of one resource${gold(condition.gold)}`
      case 'actionTiles':
        return `${coloured(condition.tiles)} tiles`
      case 'pathTilesWithCrystal':
        return `${condition.count} path tiles with ${names.crystal[condition.crystal]} crystals`
      case 'adjacentPathTilesSameResource':
        return `${condition.count} adjacent path tiles with the same resource`
      case 'fateGroups': {
        const [group, another] = condition.groups
        return group !== undefined && another === undefined
          ? `${group.size} adjacent ${names.actionTile[group.symbol]} fate symbols`
          : `groups of ${joined(
              condition.groups.map(({ size, symbol }) => `${size} ${names.actionTile[symbol]}`),
              'and',
            )} fate symbols`
      }
      case 'anyFateGroups':
        return `${inWords(condition.groups)} groups of ${condition.size} identical symbols`
      case 'fateCovered':
        return FATE_COVERED[condition.spaces].short
    }
  },
  /** A full sentence: what must be true when the task is turned over. */
  conditionAtLength: (condition: Condition): string => {
    switch (condition.kind) {
      case 'pathTileWithResource':
        return `One of your path tiles shows ${aResource(condition.resource)} ${EMOJI.resource[condition.resource]}.`
      case 'guardian':
        return `You have ${joined(
          condition.colours.map((colour) => `the ${names.guardian[colour]} ${EMOJI.guardian[colour]}`),
          'and',
        )}, anywhere in your city.`
      case 'offeringOnIslandWithResource':
        return `You have an offering tile on a ${names.resource[condition.resource]} island ${EMOJI.resource[condition.resource]}. The tile itself may show anything.`
      case 'offeringOnBothIslandsWithResource':
        return `You have offering tiles on both ${names.resource[condition.resource]} islands ${EMOJI.resource[condition.resource]}.`
      case 'offeringsOnOneIsland':
        return `You have ${inWords(condition.count)} offering tiles on one island.`
      case 'offeringsOnIslands':
        return condition.each === 1
          ? `You have an offering tile on each of ${inWords(condition.islands)} different islands.`
          : `You have ${inWords(condition.each)} offering tiles on each of ${inWords(condition.islands)} islands.`
      case 'emptyOfferingPile':
        return condition.count === 1
          ? 'One of your two piles of offering tiles is empty.'
          : `${condition.count} of your piles of offering tiles are empty.`
      case 'gnomeWithResource':
        return `One of your gnomes shows ${aResource(condition.resource)} ${EMOJI.resource[condition.resource]}. Elders count.`
      case 'gnomes':
        return `You have ${count(condition.count, 'gnome')}, specialists or elders.`
      case 'elders':
        return `You have ${count(condition.count, 'elder')}.`
      case 'portals':
        return `You have ${count(condition.count, 'portal')}.`
      case 'guardians':
        return `You have ${count(condition.count, 'guardian')}. Your wooden one counts.`
      case 'guardiansAtBonfires':
        return `You have ${count(condition.count, 'guardian')} at bonfires.`
      case 'bonfires':
        return `You have ${count(condition.count, 'bonfire')}. This task doesn’t count yet.`
      case 'bonfiresOfColours':
        return `You have ${aOfEach(condition.colours)} bonfire. This task doesn’t count yet.`
      case 'tasksOrBonfiresOfColour':
        return `You have ${condition.count} ${names.crystal[condition.colour]} tasks or bonfires in total. Tasks you haven’t ignited count too.`
      case 'commonTasks':
        return condition.count === 1
          ? 'You fulfil one of the five common tasks, even if its neutral novice is gone.'
          : `You fulfil ${condition.count} of the five common tasks.`
      case 'resource':
        return `You have ${many(condition.resource, condition.count)}. You keep them.`
      case 'resourcePairs':
        return `You have ${condition.each} each of ${inWords(condition.kinds)} different resources${condition.gold ? '' : ' (no gold)'}. You keep them.`
      case 'identicalResources':
        return `You have ${condition.count} of one resource${condition.gold ? '' : ' (no gold)'}. You keep them.`
      case 'actionTiles':
        return `You have ${tilesAsEmoji(condition.tiles)}. Yellow tiles can’t replace them. You keep them.`
      case 'pathTilesWithCrystal':
        return `You have ${condition.count} path tiles with a ${names.crystal[condition.crystal]} crystal ${EMOJI.crystal[condition.crystal]}.`
      case 'adjacentPathTilesSameResource':
        return `You have ${condition.count} path tiles in a row that show the same resource.`
      case 'fateGroups':
        return `Your fate area has ${condition.groups.length === 1 ? 'a connected group' : 'connected groups'} of ${joined(
          condition.groups.map((group) => `${group.size} ${EMOJI.actionTile[group.symbol]}`),
          'and',
        )}, in any shape.`
      case 'anyFateGroups':
        return `Your fate area has ${inWords(condition.groups)} groups of ${inWords(condition.size)} or more connected identical symbols.`
      case 'fateCovered':
        return FATE_COVERED[condition.spaces].long
    }
  },
  /** What a task is called: by what it asks, never by its code. "4 blue tasks or bonfires (4 points)" */
  title: (task: Task): string => `${tasks.condition(task.condition)} (${names.points(task.points)})`,
  /** The same in a list with others: "4 blue tasks or bonfires (red, 4 points)" */
  inBrief: (task: Task): string =>
    `${tasks.condition(task.condition)} (${names.crystal[task.colour]}, ${names.points(task.points)})`,
  /** "4-point bonfire", "red task" */
  kind: (colour: Crystal, lit: boolean): string => `${names.crystal[colour]} ${lit ? 'bonfire' : 'task'}`,
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
