import { uncapital } from '../capital.ts'
import { EMOJI } from '../emoji.ts'
import type { Words } from '../words/index.ts'
import { upToSteps } from './choices.ts'
import { count, either, isOne, the } from './grammar.ts'
import { names } from './names.ts'
import { colours, nouns } from './nouns.ts'

export const prompts: Words['prompts'] = {
  startTile: 'Je eerste lottegel: houd hem, of ruil hem voor de middelste uit je voorraad.',
  turn: ({ used, mayEnd, bonusActions, passPoints, mayGoOut }) => {
    const bonus =
      bonusActions === 0 ? '' : ` Je kunt nog ${isOne(bonusActions) ? 'een raadslid' : 'raadsleden'} inzetten.`
    if (used) return `Je hebt je actie gedaan.${bonus} Beëindig je beurt als je zover bent.`
    if (mayEnd) return `Je kunt niets meer doen.${bonus} Beëindig je beurt.`
    if (mayGoOut) return `Je kunt alleen nog een bonusactie doen.${bonus} Doe die, of speel geen beurten meer.`
    const pass = passPoints === null ? '' : ` Je kunt ook passen voor ${names.points(passPoints)}.`
    return `${bonus}${pass}`.trimStart()
  },
  payTiles: (goods) => `Dat kost ${goods}. Waarmee betaal je?`,
  payResources: (goods) => `Dat kost ${goods}. Waarmee betaal je?`,
  payAnyResources: (n) =>
    isOne(n)
      ? 'Dat kost een middel naar keuze. Welk geef je af?'
      : `Dat kost ${n} middelen naar keuze. Welke geef je af?`,
  takePath: 'Neem nu een wegfiche, of vervang ze alle vier nog eens als hun kristallen gelijk zijn.',
  offering: 'Welke offerschaal leg je neer?',
  taskSpace: 'Waar in je stad komt de opdracht?',
  islandAction: (island) =>
    island.kind === 'task'
      ? 'Je bent er. Wil je hier een opdracht ontvangen?'
      : `Je bent er. Wil je ${the(nouns.guardian, colours[island.guardian])} ophalen?`,
  procession: ({ steps, paid, next }) => {
    const who = either(next.map((guardian) => `de ${colours[guardian].inflected}`))
    return `Elke hoeder mag ${upToSteps(steps)} zetten, de voorste eerst. Nu gaat ${who}.${paid ? '' : ' Onderweg krijg je niets.'}`
  },
  yield: (times) =>
    isOne(times) ? 'Welk middel brengt ze mee?' : 'Welk middel brengt ze mee? Je krijgt het twee keer.',
  rewards: (all) => (all ? 'Neem je beloningen.' : 'Neem twee beloningen.'),
  council: (novice) =>
    novice === 'own' ? 'Naar welk raadsveld gaat je pupil?' : 'Naar welk raadsveld gaat het raadslid?',
  bonus: (space) => `Neem je de bonus of liever 1 punt? De bonus: ${uncapital(names.council[space].bonus)}`,
  freePath: 'Welk wegfiche leg je gratis?',
  freeGuardian: 'Welke hoeder haal je gratis op?',
  freeBonfire: 'Waar draai je het grote vreugdevuur heen?',
  freeSpecialist: 'Welke specialist werf je gratis?',
  freeMove: 'Welke hoeder verplaats je, en waarheen?',
  freeShip: 'Waar vaar je heen? Het kost niets.',
  freeFate: 'Leg je volgende lottegel. Hoeveel actiefiches je hebt, maakt nu niet uit.',
  tomTask: (highest) =>
    highest
      ? 'Er zijn meer opdrachten met de hoogste waarde. Welke neemt Tom?'
      : 'Er zijn meer opdrachten met de laagste waarde. Welke neemt Tom?',
  tomGuardian: 'Welke hoeder haalt Tom op?',
  tomCouncil: (task) =>
    task === null
      ? 'Naar welk veld in de Hoge Raad gaat Toms pupil?'
      : `Tom heeft een opdracht van de Raad volbracht: ${names.commonTask[task]}. Naar welk veld gaat het raadslid?`,
  tomGnome: (left) => `Tom heeft plaats voor ${count(left, nouns.gnome)}. Welke werft hij? ${EMOJI.tom}`,
}
