import type { Elder } from '#engine'
import { capital } from '../capital.ts'
import type { Gnome, GnomeNamer, GnomeWords, SpecialistNumber } from '../words/gnomes.ts'
import { agreed, the } from './grammar.ts'
import { colours, nouns } from './nouns.ts'

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
export function theGnome(gnome: Gnome): string {
  const { name } = gnomes(gnome)
  if (/^(?:[AEIOUÉ]|Hô)/u.test(name)) return `l’${name}`
  const feminine = gnome.kind === 'companion' || (gnome.kind === 'specialist' && FEMININE.includes(gnome.number))
  return `${feminine ? 'la' : 'le'} ${name}`
}

const SPECIALISTS: Readonly<Record<SpecialistNumber, GnomeWords>> = {
  1: { name: 'Aubergiste', ability: 'Tes cases chemin accueillent autant de gardiennes que tu veux.' },
  2: { name: 'Meneuse', ability: 'Chaque procession compte un pas de plus, gratuitement.' },
  3: { name: 'Troqueur', ability: 'Paie deux ressources au choix pour recevoir une mission.' },
  4: { name: 'Ami des sages', ability: 'Marque 2 points de plus pour chaque sage que tu recrutes.' },
  5: { name: 'Doubleur', ability: 'Une tuile jaune payée compte comme deux tuiles d’une même couleur.' },
  6: { name: 'Cueilleuse', ability: 'Sur le chemin, tes gardiennes rapportent la ressource de ton choix.' },
  7: { name: 'Doreur', ability: 'Gagne 1 or pour chaque novice que tu envoies au Conseil.' },
  8: { name: 'Glaneuse', ability: 'Quand tu prends une tuile chemin, gagne aussitôt sa ressource.' },
  9: { name: 'Marchandeur', ability: 'Paie les ressources de ton choix pour recruter un gnome.' },
  14: { name: 'Amasseur', ability: 'Place une tuile destin même avec 3 tuiles action en réserve.' },
  15: { name: 'Hôtesse', ability: 'Gagne 1 tuile jaune par gnome recruté, celui-ci compris.' },
  16: { name: 'Chanceux', ability: 'Gagne en double l’or et les tuiles jaunes que tu couvres en zone destin.' },
  17: {
    name: 'Héraut',
    ability: 'Accueillir une gardienne lance une procession d’un pas, sans gain.',
  },
  18: { name: 'Garde-feu', ability: 'Marque 2 points de plus pour chaque gardienne à un brasier.' },
  19: { name: 'Festoyeur', ability: 'Gagne 1 or et 1 tuile jaune pour chaque mission du Conseil accomplie.' },
  20: { name: 'Portier', ability: 'Sur ta première case chemin, une gardienne rapporte 1 or de plus.' },
  21: { name: 'Navigatrice', ability: 'Ton navire peut parcourir une route de plus, gratuitement.' },
  22: { name: 'Tourne-feu', ability: 'Tu peux tourner le Grand Brasier d’une case de plus, gratuitement.' },
  23: { name: 'Collectionneuse', short: 'Collectrice', ability: 'Prends les trois récompenses du Grand Brasier.' },
  24: { name: 'Porte-parole', ability: 'Envoie tes novices, même neutres, là où leur couleur est déjà.' },
  25: {
    name: 'Poseur de portes',
    short: 'Poseur',
    ability: 'Place tes portails dans n’importe quelle encoche libre de même forme.',
  },
  26: { name: 'Messagère', ability: 'Chaque mission ne te coûte qu’une tuile rouge.' },
  27: { name: 'Funambule', ability: 'Tes tuiles destin peuvent dépasser de ta zone destin.' },
}

/** Those called "la". */
const FEMININE: readonly SpecialistNumber[] = [2, 6, 8, 21, 23, 26]

const ELDERS: Readonly<Record<Elder['pointsPer'], GnomeWords>> = {
  pathTile: { name: 'Sage des chemins', ability: 'Marque aussitôt 1 point par tuile chemin dans ta cité.' },
  fateTileInArea: { name: 'Sage du destin', ability: 'Marque aussitôt 1 point par tuile destin dans ta zone destin.' },
  portal: { name: 'Sage des portails', ability: 'Marque aussitôt 1 point par portail dans ta cité.' },
  taskAndBonfire: { name: 'Sage des missions', ability: 'Marque aussitôt 1 point par mission et par brasier.' },
  guardian: { name: 'Sage des gardiennes', ability: 'Marque aussitôt 1 point par gardienne.' },
  gnome: { name: 'Sage des gnomes', ability: 'Marque aussitôt 1 point par gnome, celui-ci compris.' },
}
