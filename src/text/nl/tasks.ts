import type { ActionTile } from '#engine'
import { EMOJI } from '../emoji.ts'
import { tilesAsEmoji } from '../goods.ts'
import type { Words } from '../words/index.ts'
import { a, bare, count, inWords, isOne, list, the } from './grammar.ts'
import { names } from './names.ts'
import { colours, islands, nouns, resources, shown } from './nouns.ts'

const noGold = (gold: boolean): string => (gold ? '' : ', geen goud')

/** "3 witte en 2 paarse fiches" */
const coloured = (tiles: readonly ActionTile[]): string => {
  const kinds = [...new Set(tiles)].map(
    (tile) => `${tiles.filter((one) => one === tile).length} ${colours[tile].inflected}`,
  )
  return `${list(kinds)} ${nouns.tile.many}`
}

export const tasks: Words['tasks'] = {
  condition: (condition) => {
    switch (condition.kind) {
      case 'pathTileWithResource':
        return `${a(nouns.pathTile)} met ${shown(condition.resource)} ${EMOJI.resource[condition.resource]}`
      case 'guardian':
        return `${list(condition.colours.map((colour) => `de ${colours[colour].inflected}`))} ${nouns.guardian.one}`
      case 'offeringOnIslandWithResource':
        return `${a(nouns.offering)} op ${a(islands[condition.resource])} ${EMOJI.resource[condition.resource]}`
      case 'offeringOnBothIslandsWithResource':
        return `offerschalen op beide ${islands[condition.resource].many} ${EMOJI.resource[condition.resource]}`
      case 'offeringsOnOneIsland':
        return `${count(condition.count, nouns.offering)} op één eiland`
      case 'offeringsOnIslands':
        return condition.each === 1
          ? `offerschalen op ${count(condition.islands, nouns.island)}`
          : `op ${count(condition.islands, nouns.island)} elk ${count(condition.each, nouns.offering)}`
      case 'emptyOfferingPile':
        return isOne(condition.count) ? 'een lege stapel offerschalen' : `${condition.count} lege stapels offerschalen`
      case 'gnomeWithResource':
        return `${a(nouns.gnome)} met ${shown(condition.resource)} ${EMOJI.resource[condition.resource]}`
      case 'gnomes':
        return count(condition.count, nouns.gnome)
      case 'elders':
        return count(condition.count, nouns.elder)
      case 'portals':
        return count(condition.count, nouns.portal)
      case 'guardians':
        return count(condition.count, nouns.guardian)
      case 'guardiansAtBonfires':
        return `${count(condition.count, nouns.guardian)}, elk bij een vreugdevuur`
      case 'bonfires':
        return count(condition.count, nouns.bonfire)
      case 'bonfiresOfColours':
        return `${list(condition.colours.map((colour) => `een ${colours[colour].plain}`))} ${nouns.bonfire.one}`
      case 'tasksOrBonfiresOfColour':
        return `${count(condition.count, nouns.task, colours[condition.colour])} of vreugdevuren`
      case 'commonTasks':
        return isOne(condition.count) ? 'een opdracht van de Raad' : `${condition.count} opdrachten van de Raad`
      case 'resource':
        return `${count(condition.count, resources[condition.resource])} ${EMOJI.resource[condition.resource]}`
      case 'resourcePairs':
        return `van ${inWords(condition.kinds)} soorten middelen elk ${condition.each}${noGold(condition.gold)}`
      case 'identicalResources':
        return `${condition.count} gelijke middelen${noGold(condition.gold)}`
      case 'actionTiles':
        return coloured(condition.tiles)
      case 'pathTilesWithCrystal':
        return `${count(condition.count, nouns.pathTile)} met ${a(nouns.crystal, colours[condition.crystal])}`
      case 'adjacentPathTilesSameResource':
        return `${condition.count} wegfiches naast elkaar met hetzelfde middel`
      case 'fateGroups': {
        const groups = condition.groups.map(({ symbol, size }) => `${size} ${colours[symbol].inflected}`)
        return `${isOne(groups.length) ? 'groep' : 'groepen'} van ${list(groups)} lotsymbolen`
      }
      case 'anyFateGroups':
        return `${inWords(condition.groups)} groepen van ${condition.size} gelijke lotsymbolen`
      case 'fateCovered':
        return FATE_COVERED[condition.spaces].short
    }
  },
  conditionAtLength: (condition) => {
    switch (condition.kind) {
      case 'pathTileWithResource':
        return `Op een van je wegfiches staat ${shown(condition.resource)} ${EMOJI.resource[condition.resource]}.`
      case 'guardian':
        return `Je hebt ${list(
          condition.colours.map((colour) => `${the(nouns.guardian, colours[colour])} ${EMOJI.guardian[colour]}`),
        )}, waar dan ook in je stad.`
      case 'offeringOnIslandWithResource':
        return `Op ${a(islands[condition.resource])} ${EMOJI.resource[condition.resource]} ligt een offerschaal van jou. Wat de schaal zelf toont, maakt niet uit.`
      case 'offeringOnBothIslandsWithResource':
        return `Op beide ${islands[condition.resource].many} ${EMOJI.resource[condition.resource]} ligt een offerschaal van jou.`
      case 'offeringsOnOneIsland':
        return `Op één eiland liggen ${inWords(condition.count)} offerschalen van jou.`
      case 'offeringsOnIslands':
        return condition.each === 1
          ? `Je offerschalen liggen op ${inWords(condition.islands)} verschillende eilanden.`
          : `Op ${inWords(condition.islands)} eilanden liggen elk ${inWords(condition.each)} offerschalen van jou.`
      case 'emptyOfferingPile':
        return isOne(condition.count)
          ? 'Een van je twee stapels offerschalen is op.'
          : `${condition.count} van je stapels offerschalen zijn op.`
      case 'gnomeWithResource':
        return `Een van je gnomen toont ${shown(condition.resource)} ${EMOJI.resource[condition.resource]}. Ouderen tellen mee.`
      case 'gnomes':
        return `Je hebt ${count(condition.count, nouns.gnome)}, specialisten of ouderen.`
      case 'elders':
        return `Je hebt ${count(condition.count, nouns.elder)}.`
      case 'portals':
        return `Je hebt ${count(condition.count, nouns.portal)}.`
      case 'guardians':
        return `Je hebt ${count(condition.count, nouns.guardian)}. Je neutrale hoeder telt mee.`
      case 'guardiansAtBonfires':
        return `${condition.count} van je hoeders staan elk bij een vreugdevuur.`
      case 'bonfires':
        return `Je hebt ${count(condition.count, nouns.bonfire)}. Dit vreugdevuur zelf telt nog niet mee.`
      case 'bonfiresOfColours':
        return `Je hebt ${list(condition.colours.map((colour) => `een ${colours[colour].plain}`))} vreugdevuur. Dit vreugdevuur zelf telt nog niet mee.`
      case 'tasksOrBonfiresOfColour':
        return `Je hebt in totaal ${count(condition.count, nouns.task, colours[condition.colour])} of vreugdevuren. Ook een opdracht die nog niet ontstoken is, telt mee.`
      case 'commonTasks':
        return isOne(condition.count)
          ? 'Je hebt een van de vijf opdrachten van de Raad volbracht. Het raadslid hoeft er niet meer te staan.'
          : `Je hebt ${condition.count} van de vijf opdrachten van de Raad volbracht.`
      case 'resource':
        return `Je hebt ${count(condition.count, resources[condition.resource])} ${EMOJI.resource[condition.resource]}. Je geeft niets af.`
      case 'resourcePairs':
        return `Je hebt van ${inWords(condition.kinds)} soorten middelen elk ${condition.each}${condition.gold ? '' : ' (geen goud)'}. Je geeft niets af.`
      case 'identicalResources':
        return `Je hebt ${condition.count} gelijke middelen${condition.gold ? '' : ' (geen goud)'}. Je geeft niets af.`
      case 'actionTiles':
        return `Je hebt ${tilesAsEmoji(condition.tiles)}. Geel vervangt hier niets. Je geeft niets af.`
      case 'pathTilesWithCrystal':
        return `${condition.count} van je wegfiches hebben ${a(nouns.crystal, colours[condition.crystal])} ${EMOJI.crystal[condition.crystal]}.`
      case 'adjacentPathTilesSameResource':
        return `${condition.count} wegfiches naast elkaar tonen hetzelfde middel.`
      case 'fateGroups':
        return `Op je lotveld heb je ${list(
          condition.groups.map((group) => `een groep van ${group.size} ${EMOJI.actionTile[group.symbol]}`),
        )}, in welke vorm dan ook.`
      case 'anyFateGroups':
        return `Op je lotveld heb je ${inWords(condition.groups)} groepen van minstens ${inWords(condition.size)} gelijke symbolen, in welke vorm dan ook.`
      case 'fateCovered':
        return FATE_COVERED[condition.spaces].long
    }
  },
  title: (task) => `${tasks.condition(task.condition)} (${names.points(task.points)})`,
  inBrief: (task) => `${tasks.condition(task.condition)} (${names.crystal[task.colour]}, ${names.points(task.points)})`,
  kind: (colour, lit) => bare(lit ? nouns.bonfire : nouns.task, colours[colour]),
}

const FATE_COVERED = {
  gold: {
    short: `lotveld met alle goudvelden overbouwd ${EMOJI.resource.gold}`,
    long: 'Op je lotveld zijn alle goudvelden overbouwd.',
  },
  highlighted: {
    short: 'lotveld met alle gemarkeerde velden overbouwd',
    long: 'Op je lotveld zijn alle gemarkeerde velden rond het startveld overbouwd.',
  },
  outerColumns: {
    short: 'lotveld met beide zijkolommen overbouwd',
    long: 'Op je lotveld zijn de eerste en de laatste kolom helemaal overbouwd.',
  },
} as const
