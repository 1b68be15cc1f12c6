import { ACTION_TILES, type ActionTile, type Crystal, type Elder } from '#engine'
import { capital } from '../capital.ts'
import { EMOJI } from '../emoji.ts'
import { countsByKind, tilesAsEmoji } from '../goods.ts'
import type { GnomeFacts, GnomeNamer, GnomeWords, WordedSpecialist } from '../words/facts.ts'
import type { Words } from '../words/index.ts'
import { agreed, bare, count, countBare, inWords, isOne, list, the } from './grammar.ts'
import { names } from './names.ts'
import { colours, islands, nouns, resources, someOf } from './nouns.ts'

const noGold = (gold: boolean): string => (gold ? '' : ', sans or')
const goldAside = (gold: boolean): string => (gold ? '' : ' (l’or ne compte pas)')

/** Of each resource: "en double", "en triple" */
const severalOf = (each: number): string => ({ 2: 'en double', 3: 'en triple' })[each] ?? `en ${each} exemplaires`

/** "3 tuiles blanches et 2 violettes" */
const coloured = (tiles: readonly ActionTile[]): string =>
  list(
    countsByKind(ACTION_TILES, tiles).map(({ kind, n }, at) =>
      (at === 0 ? count : countBare)(n, nouns.tile, colours[kind]),
    ),
  )

/** "un brasier bleu et un rouge" */
const oneOfEach = (crystals: readonly Crystal[]): string =>
  list(crystals.map((one, at) => `un ${at === 0 ? bare(nouns.bonfire, colours[one]) : names.crystal[one]}`))

export const tasks: Words['tasks'] = {
  condition: (condition) => {
    switch (condition.kind) {
      case 'pathTileWithResource':
        return `une tuile chemin avec ${someOf(condition.resource)} ${EMOJI.resource[condition.resource]}`
      case 'guardian':
        return list(
          condition.colours.map((colour, at) =>
            at === 0 ? the(nouns.guardian, colours[colour]) : `la ${agreed(nouns.guardian, false, colours[colour])}`,
          ),
        )
      case 'offeringOnIslandWithResource':
        return `une offrande sur une ${islands[condition.resource].one} ${EMOJI.resource[condition.resource]}`
      case 'offeringOnBothIslandsWithResource':
        return `offrandes sur les 2 ${islands[condition.resource].many} ${EMOJI.resource[condition.resource]}`
      case 'offeringsOnOneIsland':
        return `${count(condition.count, nouns.offering)} sur une même île`
      case 'offeringsOnIslands':
        return condition.each === 1
          ? `offrandes sur ${count(condition.islands, nouns.island)}`
          : `${count(condition.islands, nouns.island)} avec ${count(condition.each, nouns.offering)} chacune`
      case 'emptyOfferingPile':
        return isOne(condition.count) ? 'une pile d’offrandes vide' : `${condition.count} piles d’offrandes vides`
      case 'gnomeWithResource':
        return `un gnome avec ${someOf(condition.resource)} ${EMOJI.resource[condition.resource]}`
      case 'gnomes':
        return count(condition.count, nouns.gnome)
      case 'elders':
        return count(condition.count, nouns.elder)
      case 'portals':
        return count(condition.count, nouns.portal)
      case 'guardians':
        return count(condition.count, nouns.guardian)
      case 'guardiansAtBonfires':
        return `${count(condition.count, nouns.guardian)} ${isOne(condition.count) ? 'à un brasier' : 'aux brasiers'}`
      case 'bonfires':
        return count(condition.count, nouns.bonfire)
      case 'bonfiresOfColours':
        return oneOfEach(condition.colours)
      case 'tasksOrBonfiresOfColour':
        return `${count(condition.count, nouns.task)} ou brasiers ${agreed(nouns.bonfire, true, colours[condition.colour])}`
      case 'commonTasks':
        return isOne(condition.count) ? 'une mission du Conseil' : `${condition.count} missions du Conseil`
      case 'resource':
        return `${count(condition.count, resources[condition.resource])} ${EMOJI.resource[condition.resource]}`
      case 'resourcePairs':
        return condition.each === 2
          ? `${inWords(condition.kinds)} paires de ressources${noGold(condition.gold)}`
          : `${inWords(condition.kinds)} ressources ${severalOf(condition.each)}${noGold(condition.gold)}`
      case 'identicalResources':
        return `${condition.count} ressources identiques${noGold(condition.gold)}`
      case 'actionTiles':
        return coloured(condition.tiles)
      case 'pathTilesWithCrystal':
        return `${count(condition.count, nouns.pathTile)} à ${bare(nouns.crystal, colours[condition.crystal])}`
      case 'adjacentPathTilesSameResource':
        return `${condition.count} chemins voisins avec la même ressource`
      case 'fateGroups': {
        const groups = condition.groups.map(
          ({ symbol, size }, index) =>
            `${size} ${index === 0 ? 'symboles ' : ''}${agreed(nouns.symbol, true, colours[symbol])}`,
        )
        return `${isOne(groups.length) ? 'groupe' : 'groupes'} de ${list(groups)}`
      }
      case 'anyFateGroups':
        return `${inWords(condition.groups)} groupes de ${condition.size} symboles identiques`
      case 'fateCovered':
        return FATE_COVERED[condition.spaces].short
    }
  },
  conditionAtLength: (condition) => {
    switch (condition.kind) {
      case 'pathTileWithResource':
        return `L’une de tes tuiles chemin montre ${someOf(condition.resource)} ${EMOJI.resource[condition.resource]}.`
      case 'guardian':
        return `Tu as ${list(
          condition.colours.map((colour) => `${the(nouns.guardian, colours[colour])} ${EMOJI.guardian[colour]}`),
        )}, n’importe où dans ta cité.`
      case 'offeringOnIslandWithResource':
        return `Tu as une offrande sur une ${islands[condition.resource].one} ${EMOJI.resource[condition.resource]}. Ce que montre l’offrande importe peu.`
      case 'offeringOnBothIslandsWithResource':
        return `Tu as une offrande sur chacune des deux ${islands[condition.resource].many} ${EMOJI.resource[condition.resource]}.`
      case 'offeringsOnOneIsland':
        return `Tu as ${inWords(condition.count)} offrandes sur une même île.`
      case 'offeringsOnIslands':
        return condition.each === 1
          ? `Tu as des offrandes sur ${inWords(condition.islands)} îles différentes.`
          : `${capital(inWords(condition.islands))} îles portent chacune ${inWords(condition.each)} de tes offrandes.`
      case 'emptyOfferingPile':
        return isOne(condition.count)
          ? 'L’une de tes deux piles d’offrandes est vide.'
          : `${condition.count} de tes piles d’offrandes sont vides.`
      case 'gnomeWithResource':
        return `L’un de tes gnomes montre ${someOf(condition.resource)} ${EMOJI.resource[condition.resource]}. Les sages comptent.`
      case 'gnomes':
        return `Tu as ${count(condition.count, nouns.gnome)}, experts ou sages.`
      case 'elders':
        return `Tu as ${count(condition.count, nouns.elder)}.`
      case 'portals':
        return `Tu as ${count(condition.count, nouns.portal)}.`
      case 'guardians':
        return `Tu as ${count(condition.count, nouns.guardian)}. Celle en bois compte.`
      case 'guardiansAtBonfires':
        return `${count(condition.count, nouns.guardian)} de ta cité ${isOne(condition.count) ? 'est à un brasier' : 'sont aux brasiers'}.`
      case 'bonfires':
        return `Tu as ${count(condition.count, nouns.bonfire)}. Cette mission-ci ne compte pas encore.`
      case 'bonfiresOfColours':
        return `Tu as ${oneOfEach(condition.colours)}. Cette mission-ci ne compte pas encore.`
      case 'tasksOrBonfiresOfColour':
        return `Tu as en tout ${count(condition.count, nouns.task)} ou brasiers ${agreed(nouns.bonfire, true, colours[condition.colour])}. Les missions non allumées comptent aussi.`
      case 'commonTasks':
        return isOne(condition.count)
          ? 'Tu accomplis l’une des cinq missions du Conseil, même si son novice neutre est parti.'
          : `Tu accomplis ${condition.count} des cinq missions du Conseil.`
      case 'resource':
        return `Tu as ${count(condition.count, resources[condition.resource])} ${EMOJI.resource[condition.resource]}. Tu ne perds rien.`
      case 'resourcePairs':
        return `Tu as ${inWords(condition.kinds)} ressources ${severalOf(condition.each)}${goldAside(condition.gold)}. Tu ne perds rien.`
      case 'identicalResources':
        return `Tu as ${condition.count} ressources identiques${goldAside(condition.gold)}. Tu ne perds rien.`
      case 'actionTiles':
        return `Tu as ${tilesAsEmoji(condition.tiles)}. Les tuiles jaunes ne les remplacent pas. Tu ne perds rien.`
      case 'pathTilesWithCrystal':
        return `Tu as ${count(condition.count, nouns.pathTile)} avec un ${bare(nouns.crystal, colours[condition.crystal])} ${EMOJI.crystal[condition.crystal]}.`
      case 'adjacentPathTilesSameResource':
        return `Tu as ${condition.count} tuiles chemin à la suite qui montrent la même ressource.`
      case 'fateGroups':
        return `Ta zone destin a ${list(
          condition.groups.map((group) => `un groupe de ${group.size} ${EMOJI.actionTile[group.symbol]}`),
        )}, de n’importe quelle forme.`
      case 'anyFateGroups':
        return `Ta zone destin a ${inWords(condition.groups)} groupes d’au moins ${inWords(condition.size)} symboles identiques, de n’importe quelle forme.`
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
    short: `cases or ${EMOJI.resource.gold} de la zone destin couvertes`,
    long: 'Tes tuiles destin couvrent toutes les cases or de ta zone destin.',
  },
  highlighted: {
    short: 'cases du centre de la zone destin couvertes',
    long: 'Tes tuiles destin couvrent toutes les cases du centre de ta zone destin : celles marquées autour du départ.',
  },
  outerColumns: {
    short: 'colonnes du bord de la zone destin couvertes',
    long: 'Tes tuiles destin couvrent la première et la dernière colonne de ta zone destin.',
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
        name: `Compagne ${agreed(nouns.guardian, false, colours[gnome.guardian])}`,
        short: 'Compagne',
        ability: `${capital(the(nouns.guardian, colours[gnome.guardian]))} rapporte deux fois la ressource de sa case.`,
      }
  }
}

/** "l’Aubergiste", "la Cueilleuse": behind a verb. */
export function theGnome(gnome: GnomeFacts): string {
  const { name } = gnomes(gnome)
  if (/^(?:[AEIOUÉ]|Hô)/u.test(name)) return `l’${name}`
  const feminine = gnome.kind === 'companion' || (gnome.kind === 'specialist' && FEMININE.includes(gnome.number))
  return `${feminine ? 'la' : 'le'} ${name}`
}

const SPECIALISTS: Readonly<Record<WordedSpecialist, GnomeWords>> = {
  1: { name: 'Aubergiste', ability: 'Tes cases chemin accueillent autant de gardiennes que tu veux.' },
  2: { name: 'Meneuse', ability: 'Chaque procession compte un pas de plus, gratuitement.' },
  3: { name: 'Troqueur', ability: 'Tu paies deux ressources au choix pour recevoir une mission.' },
  4: { name: 'Ami des sages', ability: 'Tu marques 2 points de plus pour chaque sage que tu recrutes.' },
  5: { name: 'Doubleur', ability: 'Quand tu paies, une tuile jaune compte pour deux tuiles de même couleur.' },
  6: { name: 'Cueilleuse', ability: 'Sur le chemin, tes gardiennes rapportent la ressource de ton choix.' },
  7: { name: 'Doreur', ability: 'Tu gagnes 1 or pour chaque novice que tu envoies au Conseil.' },
  8: { name: 'Glaneuse', ability: 'Quand tu prends une tuile chemin, tu gagnes aussitôt sa ressource.' },
  9: { name: 'Marchandeur', ability: 'Tu paies les ressources de ton choix pour recruter un gnome.' },
  14: { name: 'Amasseur', ability: 'Tu peux placer une tuile destin même avec 3 tuiles action en réserve.' },
  15: { name: 'Hôtesse', ability: 'Tu gagnes 1 tuile jaune par gnome recruté, celui-ci compris.' },
  16: { name: 'Chanceux', ability: 'Tu gagnes deux fois l’or et les tuiles jaunes que tu recouvres.' },
  17: {
    name: 'Héraut',
    ability: 'Accueillir une gardienne lance une procession d’un pas, sans gain.',
  },
  18: { name: 'Garde-feu', ability: 'Tu marques 2 points de plus pour chaque gardienne à un brasier.' },
  19: { name: 'Festoyeur', ability: 'Tu gagnes 1 or et 1 tuile jaune pour chaque mission du Conseil accomplie.' },
  20: { name: 'Portier', ability: 'Sur ta première case chemin, une gardienne rapporte 1 or de plus.' },
  21: { name: 'Navigatrice', ability: 'Ton navire peut parcourir une route de plus, gratuitement.' },
  22: { name: 'Tourne-feu', ability: 'Tu peux tourner le Grand Brasier d’une case de plus, gratuitement.' },
  23: { name: 'Collectionneuse', short: 'Collectrice', ability: 'Tu prends les trois récompenses du Grand Brasier.' },
  24: { name: 'Porte-parole', ability: 'Tes novices, même neutres, peuvent rejoindre un novice de leur couleur.' },
  25: {
    name: 'Poseur de portes',
    short: 'Poseur',
    ability: 'Tes portails vont dans n’importe quelle encoche libre de même forme.',
  },
  26: { name: 'Messagère', ability: 'Chaque mission ne te coûte qu’une tuile rouge.' },
  27: { name: 'Funambule', ability: 'Tes tuiles destin peuvent dépasser de ta zone destin.' },
}

/** Those called "la". */
const FEMININE: readonly WordedSpecialist[] = [2, 6, 8, 21, 23, 26]

const ELDERS: Readonly<Record<Elder['pointsPer'], GnomeWords>> = {
  pathTile: { name: 'Sage des chemins', ability: 'Tu marques aussitôt 1 point par tuile chemin de ta cité.' },
  fateTileInArea: { name: 'Sage du destin', ability: 'Tu marques aussitôt 1 point par tuile destin placée.' },
  portal: { name: 'Sage des portails', ability: 'Tu marques aussitôt 1 point par portail de ta cité.' },
  taskAndBonfire: { name: 'Sage des missions', ability: 'Tu marques aussitôt 1 point par mission et 1 par brasier.' },
  guardian: { name: 'Sage des gardiennes', ability: 'Tu marques aussitôt 1 point par gardienne.' },
  gnome: { name: 'Sage des gnomes', ability: 'Tu marques aussitôt 1 point par gnome, celui-ci compris.' },
}
