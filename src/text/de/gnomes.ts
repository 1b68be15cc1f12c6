import type { Elder } from '#engine'
import { capital } from '../capital.ts'
import type { Gnome, GnomeNamer, GnomeWords, SpecialistNumber } from '../words/gnomes.ts'
import { bare, type Noun, noun, the } from './grammar.ts'
import { colours, nouns } from './nouns.ts'

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
export const theGnome = (gnome: Gnome): string => {
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

const SPECIALISTS: Readonly<Record<SpecialistNumber, GnomeEntry>> = {
  1: { noun: she('Wegwirtin'), ability: 'Auf deinen Wegfeldern dürfen beliebig viele Hüterinnen stehen.' },
  2: { noun: he('Schrittmacher'), ability: 'Jede Prozession geht einen Schritt weiter als bezahlt.' },
  3: { noun: she('Händlerin'), ability: 'Für eine Aufgabe gibst du zwei beliebige Ressourcen ab.' },
  4: { noun: he('Ältestenfreund'), ability: 'Jeder Älteste, den du anwirbst, bringt 2 Punkte mehr.' },
  5: { noun: he('Verdoppler'), ability: 'Ein gelber Marker, den du abgibst, zählt wie zwei Marker einer Farbe.' },
  6: { noun: she('Allesfinderin'), ability: 'Hüterinnen bringen dir von Wegfeldern eine Ressource deiner Wahl.' },
  7: { noun: she('Vergolderin'), ability: 'Für jeden Novizen, den du in den Rat schickst, nimmst du 1 Gold.' },
  8: { noun: she('Ährenleserin'), ability: 'Jedes neue Wegplättchen gibt dir sofort seine Ressource.' },
  9: { noun: he('Feilscher'), ability: 'Gnome bezahlst du mit beliebigen Ressourcen.' },
  14: { noun: he('Hamsterer'), ability: 'Schicksalsplättchen darfst du auch mit 2 oder 3 Aktionsmarkern anlegen.' },
  15: {
    noun: she('Gastgeberin'),
    ability: 'Jeder Gnom, den du anwirbst, bringt 1 gelben Marker, auch dieser.',
  },
  16: { noun: he('Glückspilz'), ability: 'Aufgedrucktes, das du überbaust, bekommst du doppelt.' },
  17: { noun: he('Herold'), ability: 'Jede neue Hüterin löst eine Prozession mit 1 Schritt ohne Ressourcen aus.' },
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
  pathTile: { noun: elder('der Wege'), ability: 'Sofort 1 Punkt für jedes deiner Wegplättchen.' },
  fateTileInArea: {
    noun: elder('des Schicksals'),
    ability: 'Sofort 1 Punkt je Schicksalsplättchen im Schicksalsfeld.',
  },
  portal: { noun: elder('der Portale'), ability: 'Sofort 1 Punkt für jedes deiner Portale.' },
  taskAndBonfire: {
    noun: elder('der Aufgaben'),
    ability: 'Sofort 1 Punkt je Aufgabe und Bonfire in deiner Stadt.',
  },
  guardian: { noun: elder('der Hüterinnen'), ability: 'Sofort 1 Punkt für jede deiner Hüterinnen.' },
  gnome: { noun: elder('der Gnome'), ability: 'Sofort 1 Punkt für jeden deiner Gnome, er selbst zählt mit.' },
}
