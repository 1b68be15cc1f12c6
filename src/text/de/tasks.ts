import type { ActionTile, Elder } from '#engine'
import { capital } from '../capital.ts'
import { EMOJI } from '../emoji.ts'
import { tilesAsEmoji } from '../goods.ts'
import type { GnomeFacts, GnomeNamer, GnomeWords, WordedSpecialist } from '../words/facts.ts'
import type { Words } from '../words/index.ts'
import { a, bare, count, inflected, inWords, isOne, list, type Noun, noun, the } from './grammar.ts'
import { names } from './names.ts'
import { colours, islands, nouns, resources } from './nouns.ts'

const noGold = (gold: boolean): string => (gold ? '' : ', kein Gold')

/** "3 weiße und 2 lila Marker" */
const coloured = (tiles: readonly ActionTile[]): string => {
  const kinds = [...new Set(tiles)].map(
    (tile) => `${tiles.filter((one) => one === tile).length} ${inflected(colours[tile], 'e')}`,
  )
  return `${list(kinds)} ${nouns.tile.many.nom}`
}

export const tasks: Words['tasks'] = {
  condition: (condition) => {
    switch (condition.kind) {
      case 'pathTileWithResource':
        return `${a(nouns.pathTile, 'nom')} mit ${names.resource[condition.resource]} ${EMOJI.resource[condition.resource]}`
      case 'guardian':
        return `${list(condition.colours.map((colour) => `die ${inflected(colours[colour], 'e')}`))} ${nouns.guardian.one.nom}`
      case 'offeringOnIslandWithResource':
        return `${a(nouns.offering, 'nom')} auf ${a(islands[condition.resource], 'dat')} ${EMOJI.resource[condition.resource]}`
      case 'offeringOnBothIslandsWithResource':
        return `Opferschalen auf beiden ${islands[condition.resource].many.dat} ${EMOJI.resource[condition.resource]}`
      case 'offeringsOnOneIsland':
        return `${count(condition.count, nouns.offering, 'nom')} auf ${isOne(condition.count) ? 'einer' : 'derselben'} Insel`
      case 'offeringsOnIslands':
        return condition.each === 1
          ? `Opferschalen auf ${count(condition.islands, nouns.island, 'dat')}`
          : `je ${count(condition.each, nouns.offering, 'nom')} auf ${count(condition.islands, nouns.island, 'dat')}`
      case 'emptyOfferingPile':
        return isOne(condition.count)
          ? 'ein leerer Stapel Opferschalen'
          : `${condition.count} leere Stapel Opferschalen`
      case 'gnomeWithResource':
        return `${a(nouns.gnome, 'nom')} mit ${names.resource[condition.resource]} ${EMOJI.resource[condition.resource]}`
      case 'gnomes':
        return count(condition.count, nouns.gnome, 'nom')
      case 'elders':
        return count(condition.count, nouns.elder, 'nom')
      case 'portals':
        return count(condition.count, nouns.portal, 'nom')
      case 'guardians':
        return count(condition.count, nouns.guardian, 'nom')
      case 'guardiansAtBonfires':
        return `${count(condition.count, nouns.bonfire, 'nom')} mit Hüterin`
      case 'bonfires':
        return count(condition.count, nouns.bonfire, 'nom')
      case 'bonfiresOfColours':
        return `${list(condition.colours.map((colour) => `ein ${inflected(colours[colour], 'es')}`))} Bonfire`
      case 'tasksOrBonfiresOfColour':
        return `${count(condition.count, nouns.task, 'nom', colours[condition.colour])} oder Bonfire`
      case 'commonTasks':
        return isOne(condition.count) ? 'eine Aufgabe des Rates' : `${condition.count} Aufgaben des Rates`
      case 'resource':
        return `${count(condition.count, resources[condition.resource], 'nom')} ${EMOJI.resource[condition.resource]}`
      case 'resourcePairs':
        return `je ${condition.each} Ressourcen von ${inWords(condition.kinds)} Sorten${noGold(condition.gold)}`
      case 'identicalResources':
        return `${condition.count} gleiche Ressourcen${noGold(condition.gold)}`
      case 'actionTiles':
        return coloured(condition.tiles)
      case 'pathTilesWithCrystal':
        return `${count(condition.count, nouns.pathTile, 'nom')} mit ${bare(nouns.crystal, 'dat', colours[condition.crystal])}`
      case 'adjacentPathTilesSameResource':
        return `${condition.count} benachbarte Wege mit gleicher Ressource`
      case 'fateGroups': {
        const groups = condition.groups.map(({ symbol, size }) => `${size} ${inflected(colours[symbol], 'en')}`)
        return `${isOne(groups.length) ? 'Gruppe' : 'Gruppen'} aus ${list(groups)} Symbolen`
      }
      case 'anyFateGroups':
        return `${inWords(condition.groups)} Gruppen aus je ${condition.size} gleichen Symbolen`
      case 'fateCovered':
        return FATE_COVERED[condition.spaces].short
    }
  },
  conditionAtLength: (condition) => {
    switch (condition.kind) {
      case 'pathTileWithResource':
        return `Eins deiner Wegplättchen zeigt ${names.resource[condition.resource]} ${EMOJI.resource[condition.resource]}.`
      case 'guardian':
        return `Du hast ${list(
          condition.colours.map((colour) => `${the(nouns.guardian, 'acc', colours[colour])} ${EMOJI.guardian[colour]}`),
        )}, egal wo in deiner Stadt.`
      case 'offeringOnIslandWithResource':
        return `Eine deiner Opferschalen liegt auf ${a(islands[condition.resource], 'dat')} ${EMOJI.resource[condition.resource]}. Was die Schale selbst zeigt, ist egal.`
      case 'offeringOnBothIslandsWithResource':
        return `Auf beiden ${islands[condition.resource].many.dat} ${EMOJI.resource[condition.resource]} liegt eine deiner Opferschalen.`
      case 'offeringsOnOneIsland':
        return `Auf einer Insel liegen ${inWords(condition.count)} deiner Opferschalen.`
      case 'offeringsOnIslands':
        return condition.each === 1
          ? `Deine Opferschalen liegen auf ${inWords(condition.islands)} verschiedenen Inseln.`
          : `Auf ${inWords(condition.islands)} Inseln liegen je ${inWords(condition.each)} deiner Opferschalen.`
      case 'emptyOfferingPile':
        return isOne(condition.count)
          ? 'Einer deiner beiden Stapel mit Opferschalen ist leer.'
          : `${condition.count} deiner Stapel mit Opferschalen sind leer.`
      case 'gnomeWithResource':
        return `Einer deiner Gnome zeigt ${names.resource[condition.resource]} ${EMOJI.resource[condition.resource]}. Älteste zählen mit.`
      case 'gnomes':
        return `Du hast ${count(condition.count, nouns.gnome, 'acc')}, Spezialisten oder Älteste.`
      case 'elders':
        return `Du hast ${count(condition.count, nouns.elder, 'acc')}.`
      case 'portals':
        return `Du hast ${count(condition.count, nouns.portal, 'acc')}.`
      case 'guardians':
        return `Du hast ${count(condition.count, nouns.guardian, 'acc')}. Deine naturfarbene zählt mit.`
      case 'guardiansAtBonfires':
        return `An ${condition.count} deiner Bonfire steht eine Hüterin.`
      case 'bonfires':
        return `Du hast ${count(condition.count, nouns.bonfire, 'acc')}. Dieses hier zählt noch nicht.`
      case 'bonfiresOfColours':
        return `Du hast ${list(condition.colours.map((colour) => `ein ${inflected(colours[colour], 'es')}`))} Bonfire. Dieses hier zählt noch nicht.`
      case 'tasksOrBonfiresOfColour':
        return `Du hast zusammen ${count(condition.count, nouns.task, 'acc', colours[condition.colour])} und Bonfire. Auch eine Aufgabe, die noch nicht entfacht ist, zählt.`
      case 'commonTasks':
        return isOne(condition.count)
          ? 'Du erfüllst eine der fünf Aufgaben des Rates. Ob ihr Rats-Novize noch da ist, ist egal.'
          : `Du erfüllst ${condition.count} der fünf Aufgaben des Rates.`
      case 'resource':
        return `Du hast ${count(condition.count, resources[condition.resource], 'acc')} ${EMOJI.resource[condition.resource]}. Abgeben musst du nichts.`
      case 'resourcePairs':
        return `Du hast von ${inWords(condition.kinds)} verschiedenen Ressourcen je ${condition.each}${condition.gold ? '' : ' (Gold zählt nicht)'}. Abgeben musst du nichts.`
      case 'identicalResources':
        return `Du hast ${condition.count} gleiche Ressourcen${condition.gold ? '' : ' (Gold zählt nicht)'}. Abgeben musst du nichts.`
      case 'actionTiles':
        return `Du hast ${tilesAsEmoji(condition.tiles)}. Gelbe Marker ersetzen hier keine anderen. Abgeben musst du nichts.`
      case 'pathTilesWithCrystal':
        return `${condition.count} deiner Wegplättchen haben ${a(nouns.crystal, 'acc', colours[condition.crystal])} ${EMOJI.crystal[condition.crystal]}.`
      case 'adjacentPathTilesSameResource':
        return `${condition.count} benachbarte Wegplättchen zeigen die gleiche Ressource.`
      case 'fateGroups':
        return `Dein Schicksalsfeld hat ${list(
          condition.groups.map((group) => `eine Gruppe aus ${group.size} ${EMOJI.actionTile[group.symbol]}`),
        )}, beliebig geformt.`
      case 'anyFateGroups':
        return `Dein Schicksalsfeld hat ${inWords(condition.groups)} Gruppen aus mindestens ${inWords(condition.size)} gleichen Symbolen, beliebig geformt.`
      case 'fateCovered':
        return FATE_COVERED[condition.spaces].long
    }
  },
  title: (task) => `${tasks.condition(task.condition)} (${names.points(task.points)})`,
  inBrief: (task) =>
    `${tasks.condition(task.condition)} (${tasks.kind(task.colour, false)}, ${names.points(task.points)})`,
  kind: (colour, lit) => bare(lit ? nouns.bonfire : nouns.task, 'nom', colours[colour]),
}

const FATE_COVERED = {
  gold: {
    short: `alles Gold im Schicksalsfeld überbaut ${EMOJI.resource.gold}`,
    long: 'In deinem Schicksalsfeld sind alle Goldfelder überbaut.',
  },
  highlighted: {
    short: 'alle markierten Felder überbaut',
    long: 'In deinem Schicksalsfeld sind alle markierten Felder überbaut: die rund um den Start.',
  },
  outerColumns: {
    short: 'beide Randspalten im Schicksalsfeld überbaut',
    long: 'In deinem Schicksalsfeld sind die erste und die letzte Spalte ganz überbaut.',
  },
} as const

export const gnomes: GnomeNamer = (gnome) => {
  switch (gnome.kind) {
    case 'specialist':
      return wordsOf(SPECIALISTS[gnome.number])
    case 'elder':
      return wordsOf(ELDERS[gnome.pointsPer])
    case 'companion':
      return {
        name: capital(bare(nouns.companion, 'nom', colours[gnome.guardian])),
        short: nouns.companion.one.nom,
        ability: `Deine ${bare(nouns.guardian, 'nom', colours[gnome.guardian])} bringt die Ressource ihres Wegfeldes doppelt.`,
      }
  }
}

/** As an object: "die Wegwirtin", "den Herold" */
export const theGnome = (gnome: GnomeFacts): string => {
  switch (gnome.kind) {
    case 'specialist':
      return the(SPECIALISTS[gnome.number].noun, 'acc')
    case 'elder':
      return the(ELDERS[gnome.pointsPer].noun, 'acc')
    case 'companion':
      return the(nouns.companion, 'acc', colours[gnome.guardian])
  }
}

interface GnomeEntry {
  readonly noun: Noun
  readonly ability: string
}
const wordsOf = ({ noun, ability }: GnomeEntry): GnomeWords => ({ name: noun.one.nom, ability })

const he = (name: string): Noun => noun('m', name, name)
const she = (name: string): Noun => noun('f', name, name)
/** "Ältester der Wege", as an object "den Ältesten der Wege" */
const elder = (of: string): Noun => {
  const { gender, one, many } = nouns.elder
  return {
    gender,
    one: { nom: `${one.nom} ${of}`, acc: `${one.acc} ${of}`, dat: `${one.dat} ${of}` },
    many: { nom: `${many.nom} ${of}`, acc: `${many.acc} ${of}`, dat: `${many.dat} ${of}` },
  }
}

const SPECIALISTS: Readonly<Record<WordedSpecialist, GnomeEntry>> = {
  1: { noun: she('Wegwirtin'), ability: 'Auf deinen Wegfeldern dürfen beliebig viele Hüterinnen stehen.' },
  2: { noun: he('Schrittmacher'), ability: 'Jede Prozession geht einen Schritt weiter als bezahlt.' },
  3: { noun: she('Händlerin'), ability: 'Für eine Aufgabe gibst du zwei beliebige Ressourcen ab.' },
  4: { noun: he('Ältestenfreund'), ability: 'Jeder Älteste, den du anwirbst, bringt 2 Punkte mehr.' },
  5: { noun: he('Verdoppler'), ability: 'Jeder gelbe Marker zählt beim Bezahlen als zwei Marker einer Farbe.' },
  6: { noun: she('Allesfinderin'), ability: 'Hüterinnen bringen dir von Wegfeldern eine Ressource deiner Wahl.' },
  7: { noun: she('Vergolderin'), ability: 'Für jeden Novizen, den du in den Rat schickst, nimmst du 1 Gold.' },
  8: { noun: she('Ährenleserin'), ability: 'Jedes neue Wegplättchen gibt dir sofort seine Ressource.' },
  9: { noun: he('Feilscher'), ability: 'Gnome bezahlst du mit beliebigen Ressourcen.' },
  14: {
    noun: he('Hamsterer'),
    ability: 'Du darfst Schicksalsplättchen mit bis zu 3 Markern im Vorrat anlegen.',
  },
  15: {
    noun: she('Gastgeberin'),
    ability: 'Jeder Gnom, den du anwirbst, bringt 1 gelben Marker, auch dieser.',
  },
  16: { noun: he('Glückspilz'), ability: 'Was du auf deinem Schicksalsfeld überbaust, bekommst du doppelt.' },
  17: { noun: he('Herold'), ability: 'Jede neue Hüterin löst eine Prozession aus (1 Schritt, keine Ressourcen).' },
  18: { noun: she('Feuerwächterin'), ability: 'Jede Hüterin bei einem Bonfire ist 2 Punkte mehr wert.' },
  19: { noun: he('Festmeister'), ability: 'Jede erfüllte Aufgabe des Rates bringt 1 Gold und 1 gelben Marker.' },
  20: {
    noun: she('Pförtnerin'),
    ability: 'Auf deinem ersten Wegfeld bringt jede Hüterin 1 Gold mehr.',
  },
  21: { noun: she('Lotsin'), ability: 'Dein Schiff darf eine Route weiter fahren als bezahlt.' },
  22: { noun: he('Feuerdreher'), ability: 'Das Große Bonfire darfst du ein Feld weiter drehen als bezahlt.' },
  23: { noun: he('Sammler'), ability: 'Am Großen Bonfire nimmst du dir alle drei Belohnungen.' },
  24: {
    noun: she('Fürsprecherin'),
    ability: 'Im Rat dürfen Novizen einer Farbe aufs selbe Feld, auch Rats-Novizen.',
  },
  25: { noun: he('Portalschmied'), ability: 'Portale darfst du in jede freie Aussparung legen, die passt.' },
  26: { noun: she('Botin'), ability: 'Eine Aufgabe kostet dich immer nur 1 roten Marker.' },
  27: { noun: she('Grenzgängerin'), ability: 'Deine Schicksalsplättchen dürfen über den Rand hinausragen.' },
}

const ELDERS: Readonly<Record<Elder['pointsPer'], GnomeEntry>> = {
  pathTile: { noun: elder('der Wege'), ability: 'Du bekommst sofort 1 Punkt für jedes deiner Wegplättchen.' },
  fateTileInArea: {
    noun: elder('des Schicksals'),
    ability: 'Du bekommst sofort 1 Punkt je Plättchen im Schicksalsfeld.',
  },
  portal: { noun: elder('der Portale'), ability: 'Du bekommst sofort 1 Punkt für jedes deiner Portale.' },
  taskAndBonfire: {
    noun: elder('der Aufgaben'),
    ability: 'Du bekommst sofort 1 Punkt je Aufgabe und Bonfire deiner Stadt.',
  },
  guardian: { noun: elder('der Hüterinnen'), ability: 'Du bekommst sofort 1 Punkt für jede deiner Hüterinnen.' },
  gnome: { noun: elder('der Gnome'), ability: 'Du bekommst sofort 1 Punkt für jeden deiner Gnome, auch diesen.' },
}
