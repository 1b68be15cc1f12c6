import type { ActionTile, Condition, Crystal, Elder, Resource, Task } from '#engine'
import { capital } from '../capital.ts'
import { EMOJI } from '../emoji.ts'
import { tilesAsEmoji } from '../goods.ts'
import type { GnomeNamer, GnomeWords, WordedSpecialist } from '../words/facts.ts'
import { count, inWords, joined, names, resourceWithCount } from './names.ts'

/** "3 shells 🐚" */
const many = (resource: Resource, n: number): string => `${resourceWithCount(n, resource)} ${EMOJI.resource[resource]}`

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
        return `a gnome with ${aResource(condition.resource)} ${EMOJI.resource[condition.resource]}`
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
  /** The same in a list with others: "4 blue tasks or bonfires (red task, 4 points)" */
  inBrief: (task: Task): string =>
    `${tasks.condition(task.condition)} (${tasks.kind(task.colour, false)}, ${names.points(task.points)})`,
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

export const gnomes: GnomeNamer = (gnome) => {
  switch (gnome.kind) {
    case 'specialist':
      return SPECIALISTS[gnome.number]
    case 'elder':
      return ELDERS[gnome.pointsPer]
    case 'companion':
      return {
        name: `${capital(gnome.guardian)} Companion`,
        short: 'Companion',
        ability: `Your ${names.guardian[gnome.guardian]} gains the resource of her path space twice.`,
      }
  }
}

const SPECIALISTS: Readonly<Record<WordedSpecialist, GnomeWords>> = {
  1: {
    name: 'Wayside Host',
    ability: 'Your path spaces hold any number of guardians.',
  },
  2: {
    name: 'Pacesetter',
    ability: 'In every procession, move one step further than you paid for.',
  },
  3: {
    name: 'Barterer',
    ability: 'Pay any two resources to receive a task.',
  },
  4: {
    name: 'Elders’ Friend',
    ability: 'Score 2 extra points for each elder you recruit.',
  },
  5: {
    name: 'Doubler',
    ability: 'A yellow tile you pay counts as two tiles of one colour.',
  },
  6: {
    name: 'Forager',
    ability: 'On path spaces, your guardians gain a resource of your choice.',
  },
  7: {
    name: 'Gilder',
    ability: 'Gain 1 gold for each novice you send to the Council.',
  },
  8: {
    name: 'Gleaner',
    ability: 'Whenever you take a path tile, gain its resource at once.',
  },
  9: {
    name: 'Haggler',
    ability: 'Pay any resources to recruit a gnome.',
  },
  14: {
    name: 'Hoarder',
    ability: 'You may place a fate tile while holding up to 3 action tiles.',
  },
  15: {
    name: 'Welcomer',
    ability: 'Gain 1 yellow tile for each gnome you recruit, including this one.',
  },
  16: {
    name: 'Lucky Finder',
    ability: 'Gain double the symbols you cover in your fate area.',
  },
  17: {
    name: 'Herald',
    ability: 'Receiving a guardian starts a 1-step procession (no resources).',
  },
  18: {
    name: 'Fire Warden',
    ability: 'Score 2 extra points for each guardian at a bonfire.',
  },
  19: {
    name: 'Feast Giver',
    ability: 'Gain 1 gold and 1 yellow tile for each common task you fulfil.',
  },
  20: {
    name: 'Gatekeeper',
    ability: 'A guardian who stops on your first path space gains 1 extra gold.',
  },
  21: {
    name: 'Navigator',
    ability: 'Move your ship up to one route further than you paid for.',
  },
  22: {
    name: 'Fire Turner',
    ability: 'Turn the Great Bonfire up to one space further than you paid for.',
  },
  23: {
    name: 'Collector',
    ability: 'Take all three rewards from the Great Bonfire.',
  },
  24: {
    name: 'Speaker',
    ability: 'You may send any novice to a space that already has one of its colour.',
  },
  25: {
    name: 'Gate Fitter',
    ability: 'Place portals in any free notch that matches.',
  },
  26: {
    name: 'Errand Runner',
    ability: 'Each task costs you only 1 red tile.',
  },
  27: {
    name: 'Edge Walker',
    ability: 'Your fate tiles may stick out of your fate area.',
  },
}

const ELDERS: Readonly<Record<Elder['pointsPer'], GnomeWords>> = {
  pathTile: {
    name: 'Elder of Paths',
    ability: 'Score 1 point at once for each of your path tiles.',
  },
  fateTileInArea: {
    name: 'Elder of Fate',
    ability: 'Score 1 point at once for each fate tile in your fate area.',
  },
  portal: {
    name: 'Elder of Portals',
    ability: 'Score 1 point at once for each of your portals.',
  },
  taskAndBonfire: {
    name: 'Elder of Tasks',
    ability: 'Score 1 point at once for each of your tasks and bonfires.',
  },
  guardian: {
    name: 'Elder of Guardians',
    ability: 'Score 1 point at once for each of your guardians.',
  },
  gnome: {
    name: 'Elder of Gnomes',
    ability: 'Score 1 point at once for each of your gnomes, including this one.',
  },
}
