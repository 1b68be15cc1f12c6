import type { Elder } from '#engine'
import { capital } from '../capital.ts'
import type { Gnome, GnomeNamer, GnomeWords, SpecialistNumber } from '../words/gnomes.ts'
import { bare, the } from './grammar.ts'
import { colours, nouns } from './nouns.ts'

export const gnomes: GnomeNamer = (gnome) => {
  switch (gnome.kind) {
    case 'specialist':
      return SPECIALISTS[gnome.number]
    case 'elder':
      return ELDERS[gnome.pointsPer]
    case 'companion':
      return {
        name: capital(bare(nouns.companion, colours[gnome.guardian])),
        short: capital(nouns.companion.one),
        ability: `Je ${bare(nouns.guardian, colours[gnome.guardian])} brengt van elk wegveld het middel twee keer mee.`,
      }
  }
}

/** In a sentence: "de Heraut", "de rode metgezel" */
export const theGnome = (gnome: Gnome): string =>
  gnome.kind === 'companion' ? the(nouns.companion, colours[gnome.guardian]) : `de ${gnomes(gnome).name}`

const SPECIALISTS: Readonly<Record<SpecialistNumber, GnomeWords>> = {
  1: { name: 'Herbergier', ability: 'Op je wegvelden mogen zoveel hoeders staan als je wilt.' },
  2: { name: 'Gangmaker', ability: 'Elke optocht gaat een stap verder dan je betaalt.' },
  3: { name: 'Ruilhandelaar', ability: 'Betaal voor een opdracht twee middelen naar keuze.' },
  4: { name: 'Ouderenvriend', ability: 'Elke oudere die je werft, geeft 2 punten extra.' },
  5: { name: 'Verdubbelaar', ability: 'Een geel fiche dat je afgeeft, telt als twee fiches van één kleur.' },
  6: { name: 'Sprokkelaar', ability: 'Van wegvelden brengen je hoeders een middel naar keuze mee (ook goud).' },
  7: { name: 'Vergulder', ability: 'Neem 1 goud voor elke pupil die je naar de Raad stuurt.' },
  8: { name: 'Arenlezer', ability: 'Elk nieuw wegfiche geeft je meteen het middel dat erop staat.' },
  9: { name: 'Pingelaar', ability: 'Betaal gnomen met middelen naar keuze.' },
  14: { name: 'Hamsteraar', ability: 'Je mag nog 3 actiefiches hebben als je een lottegel legt.' },
  15: { name: 'Gastvrouw', ability: 'Neem 1 geel fiche voor elke gnoom die je werft, ook voor deze.' },
  16: { name: 'Geluksvogel', ability: 'Symbolen die je overbouwt, leveren het dubbele op.' },
  17: { name: 'Heraut', ability: 'Na elke nieuwe hoeder houd je een optocht van één stap, zonder opbrengst.' },
  18: { name: 'Vuurwachter', ability: 'Elke hoeder bij een vreugdevuur is 2 punten meer waard.' },
  19: {
    name: 'Feestmeester',
    ability: 'Volbreng je een opdracht van de Raad, neem dan 1 goud en 1 geel fiche.',
  },
  20: { name: 'Poortwachter', ability: 'Een hoeder die op je eerste wegveld stopt, brengt 1 goud extra mee.' },
  21: { name: 'Stuurman', ability: 'Je schip mag één route verder varen dan je betaalt.' },
  22: { name: 'Vuurdraaier', ability: 'Je mag het grote vreugdevuur één veld verder draaien dan je betaalt.' },
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
