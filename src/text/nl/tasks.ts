import type { ActionTile, Elder } from '#engine'
import { capital } from '../capital.ts'
import { EMOJI } from '../emoji.ts'
import { tilesAsEmoji } from '../goods.ts'
import type { GnomeFacts, GnomeNamer, GnomeWords, WordedSpecialist } from '../words/facts.ts'
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
        return `${count(condition.count, nouns.guardian)} bij vreugdevuren`
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
  inBrief: (task) =>
    `${tasks.condition(task.condition)} (${tasks.kind(task.colour, false)}, ${names.points(task.points)})`,
  kind: (colour, lit) => bare(lit ? nouns.bonfire : nouns.task, colours[colour]),
}

const FATE_COVERED = {
  gold: {
    short: `alle goudvelden van je lotveld overbouwd ${EMOJI.resource.gold}`,
    long: 'Op je lotveld zijn alle goudvelden overbouwd.',
  },
  highlighted: {
    short: 'elk gemarkeerd veld van je lotveld overbouwd',
    long: 'Op je lotveld zijn alle gemarkeerde velden rond het startveld overbouwd.',
  },
  outerColumns: {
    short: 'beide zijkolommen van je lotveld overbouwd',
    long: 'Op je lotveld zijn de eerste en de laatste kolom helemaal overbouwd.',
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
        name: `${capital(colours[gnome.guardian].inflected)} Metgezel`,
        short: 'Metgezel',
        ability: `Je ${bare(nouns.guardian, colours[gnome.guardian])} levert het middel van elk wegveld dubbel op.`,
      }
  }
}

/** In a sentence: "de Heraut", "de Rode Metgezel" */
export const theGnome = (gnome: GnomeFacts): string => `de ${gnomes(gnome).name}`

const SPECIALISTS: Readonly<Record<WordedSpecialist, GnomeWords>> = {
  1: { name: 'Herbergier', ability: 'Op je wegvelden mogen zoveel hoeders staan als je wilt.' },
  2: { name: 'Gangmaker', ability: 'Elke optocht gaat een stap verder dan waarvoor je betaalt.' },
  3: { name: 'Ruilhandelaar', ability: 'Betaal voor een opdracht twee middelen naar keuze.' },
  4: { name: 'Vriend der Ouderen', short: 'Vriend', ability: 'Elke oudere die je werft, geeft 2 punten extra.' },
  5: { name: 'Verdubbelaar', ability: 'Een geel fiche dat je afgeeft, telt als twee fiches van één kleur.' },
  6: { name: 'Sprokkelaar', ability: 'Je kiest zelf welk middel een hoeder van een wegveld meebrengt (ook goud).' },
  7: { name: 'Vergulder', ability: 'Neem 1 goud voor elke pupil die je naar de Raad stuurt.' },
  8: { name: 'Arenlezer', ability: 'Elk nieuw wegfiche geeft je meteen het middel dat erop staat.' },
  9: { name: 'Pingelaar', ability: 'Betaal gnomen met middelen naar keuze.' },
  14: { name: 'Hamsteraar', ability: 'Je mag een lottegel leggen als je hoogstens 3 actiefiches hebt.' },
  15: { name: 'Gastvrouw', ability: 'Neem 1 geel fiche voor elke gnoom die je werft, ook voor deze.' },
  16: { name: 'Geluksvogel', ability: 'Symbolen die je overbouwt, leveren het dubbele op.' },
  17: { name: 'Heraut', ability: 'Na elke nieuwe hoeder houd je een optocht van één stap, zonder opbrengst.' },
  18: { name: 'Vuurwachter', ability: 'Elke hoeder bij een vreugdevuur is 2 punten meer waard.' },
  19: {
    name: 'Feestmeester',
    ability: 'Volbreng je een opdracht van de Raad, neem dan 1 geel fiche en 1 goud.',
  },
  20: { name: 'Poortwachter', ability: 'Een hoeder die op je eerste wegveld stopt, brengt 1 goud extra mee.' },
  21: { name: 'Stuurman', ability: 'Je schip mag één route verder varen dan waarvoor je betaalt.' },
  22: { name: 'Vuurdraaier', ability: 'Het grote vreugdevuur mag één veld verder dan waarvoor je betaalt.' },
  23: { name: 'Verzamelaar', ability: 'Neem alle drie de beloningen van het grote vreugdevuur.' },
  24: { name: 'Woordvoerder', ability: 'Pupillen en raadsleden mogen naar een veld waar al een van hun kleur zit.' },
  25: { name: 'Portaalsmid', ability: 'Je mag een portaal in elke vrije uitsparing leggen waar het past.' },
  26: { name: 'Boodschapper', ability: 'Een opdracht kost je altijd maar 1 rood fiche.' },
  27: { name: 'Grensganger', ability: 'Je lottegels mogen over de rand van je lotveld steken.' },
}

const ELDERS: Readonly<Record<Elder['pointsPer'], GnomeWords>> = {
  pathTile: { name: 'Oudere der Wegen', ability: 'Meteen 1 punt voor elk van je wegfiches.' },
  fateTileInArea: { name: 'Oudere van het Lot', ability: 'Meteen 1 punt voor elke lottegel op je lotveld.' },
  portal: { name: 'Oudere der Portalen', ability: 'Meteen 1 punt voor elk van je portalen.' },
  taskAndBonfire: {
    name: 'Oudere der Opdrachten',
    ability: 'Meteen 1 punt voor elk van je opdrachten en vreugdevuren.',
  },
  guardian: { name: 'Oudere der Hoeders', ability: 'Meteen 1 punt voor elk van je hoeders.' },
  gnome: { name: 'Oudere der Gnomen', ability: 'Meteen 1 punt voor elk van je gnomen, deze ook.' },
}
