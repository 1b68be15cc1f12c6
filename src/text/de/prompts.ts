import { EMOJI } from '../emoji.ts'
import type { Words } from '../words/index.ts'
import { count, either, inflected, isOne, the } from './grammar.ts'
import { names } from './names.ts'
import { colours, nouns } from './nouns.ts'

export const prompts: Words['prompts'] = {
  startTile: 'Dein erstes Schicksalsplättchen: Behalte es, oder tausch es gegen das mittlere aus deinem Vorrat.',
  turn: ({ used, mayEnd, bonusActions, passPoints, mayGoOut }) => {
    const bonus =
      bonusActions === 0
        ? ''
        : ` Du kannst noch ${isOne(bonusActions) ? 'einen Rats-Novizen' : 'Rats-Novizen'} einsetzen.`
    if (used) return `Deine Aktion hast du gemacht.${bonus} Beende deinen Zug, wenn du so weit bist.`
    if (mayEnd) return `Eine Aktion ist nicht mehr möglich.${bonus} Beende deinen Zug.`
    if (mayGoOut) return `Nur eine Bonusaktion ist noch möglich.${bonus} Sonst hast du keine Züge mehr.`
    const pass = passPoints === null ? '' : ` Du kannst auch für ${names.points(passPoints)} passen.`
    return `${bonus}${pass}`.trimStart()
  },
  payTiles: (goods) => `Das kostet ${goods}. Womit bezahlst du?`,
  payResources: (goods) => `Das kostet ${goods}. Womit bezahlst du?`,
  payAnyResources: (n) =>
    isOne(n)
      ? 'Das kostet eine beliebige Ressource. Welche gibst du ab?'
      : `Das kostet ${n} beliebige Ressourcen. Welche gibst du ab?`,
  takePath:
    'Nimm jetzt ein Wegplättchen, oder tausch die vier noch einmal aus, wenn auch sie die gleiche Kristallfarbe haben.',
  offering: 'Welche Opferschale legst du ab?',
  taskSpace: 'Wohin kommt die Aufgabe?',
  islandAction: (island) =>
    island.kind === 'task'
      ? 'Du bist da. Willst du hier eine Aufgabe erhalten?'
      : `Du bist da. Willst du ${the(nouns.guardian, 'acc', colours[island.guardian])} abholen?`,
  procession: ({ steps, paid, next }) => {
    const who = either(next.map((guardian) => `die ${inflected(colours[guardian], 'e')}`))
    return `Jede Hüterin darf ${isOne(steps) ? 'einen Schritt' : `bis zu ${count(steps, nouns.step, 'acc')}`} gehen, die vorderste zuerst. Jetzt ist ${who} dran.${paid ? '' : ' Ressourcen gibt es dabei nicht.'}`
  },
  yield: (times) =>
    isOne(times) ? 'Welche Ressource bringt sie mit?' : 'Welche Ressource bringt sie mit? Du bekommst sie doppelt.',
  rewards: (all) => (all ? 'Nimm dir deine Belohnungen.' : 'Nimm dir zwei Belohnungen.'),
  council: (novice) =>
    novice === 'own' ? 'Auf welches Ratsfeld geht dein Novize?' : 'Auf welches Feld geht der Rats-Novize?',
  bonus: (space) => `Bonus oder lieber 1 Punkt? Der Bonus: ${names.council[space].bonus}`,
  freePath: 'Welches Wegplättchen baust du gratis?',
  freeGuardian: 'Welche Hüterin holst du gratis ab?',
  freeBonfire: 'Wohin drehst du das Große Bonfire?',
  freeSpecialist: 'Welchen Spezialisten wirbst du gratis an?',
  freeMove: 'Welche Hüterin zieht, und wohin?',
  freeShip: 'Wohin fährt dein Schiff? Es kostet nichts.',
  freeFate: 'Leg dein nächstes Schicksalsplättchen an. Wie viele Aktionsmarker du hast, ist diesmal egal.',
  tomTask: (highest) =>
    highest
      ? 'Mehrere Aufgaben haben den höchsten Wert. Welche nimmt Tom?'
      : 'Mehrere Aufgaben haben den niedrigsten Wert. Welche nimmt Tom?',
  tomGuardian: 'Welche Hüterin holt Tom ab?',
  tomCouncil: (task) =>
    task === null
      ? 'Auf welches Feld im Hohen Rat geht Toms Novize?'
      : `Tom hat eine Aufgabe des Rates erfüllt: ${names.commonTask[task]}. Auf welches Feld geht ihr Rats-Novize?`,
  tomGnome: (left) => `Tom hat Platz für ${count(left, nouns.gnome, 'acc')}. Wen wirbt er an? ${EMOJI.tom}`,
}
