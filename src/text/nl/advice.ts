import type { Task } from '#engine'
import { capital } from '../capital.ts'
import type { Words } from '../words/index.ts'
import { a, bare, count, either, inWords, isOne, the } from './grammar.ts'
import { names } from './names.ts'
import { colours, islands, nouns, portals } from './nouns.ts'
import { tasks } from './tasks.ts'

const called = (task: Task): string => `“${tasks.condition(task.condition)}”`

export const advice: Words['advice'] = {
  tips: {
    startTile: 'Je eerste lottegel geeft de drie actiefiches die erop staan.',
    ignite: ([first, ...others]) =>
      first === undefined
        ? ''
        : `Ontsteek ${called(first)}${others.length > 0 ? ' of een andere' : ''}: ${names.points(first.points)} en een bonus van de Raad.`,
    novice: (task) => `Je hebt ${names.commonTask[task]}: zet het raadslid in. Dat kost niets.`,
    countdown: (turns) =>
      `${isOne(turns) ? 'Dit is je laatste beurt' : `Je hebt nog ${count(turns, nouns.turn)}`}: ontsteek wat kan, en breng hoeders naar je vreugdevuren.`,
    countdownSoon: ({ novices, turns }) =>
      `Nog ${count(novices, nouns.novice)} erbij in de Hoge Raad en het aftellen begint: je hebt dan nog ${either(turns.map(inWords))} beurten.`,
    guardianToBonfire: ({ guardian, space, points }) =>
      `Je ${bare(nouns.guardian, colours[guardian])} kan naar vreugdevuur ${space}: ${names.points(points)} aan het einde.`,
    fulfilledThere: ({ task, island, here }) =>
      `${called(task)} is al volbracht: ontvang de opdracht ${here ? 'hier' : island.kind === 'task' ? `op ${the(islands[island.resource])} ${island.id}` : `op ${island.id}`}.`,
    dearTask: (units) =>
      `Hier ligt al een offerschaal van jou: de volgende opdracht kost hier ${count(units, nouns.tile, colours.red)}, elders maar één.`,
    portal: (portal) =>
      `Met één paars fiche draai je het grote vreugdevuur naar ${the(portals[portal])}, dat je nu nodig hebt.`,
    crystal: ({ crystal, space }) =>
      `Een wegfiche met ${a(nouns.crystal, colours[crystal])} past bij veld ${space}: 2 punten als daar een vreugdevuur brandt.`,
    placeFate: (held) =>
      `Je hebt ${held === 0 ? 'geen' : 'bijna geen'} actiefiches meer: leg een lottegel naast gelijke symbolen.`,
    runningOut: ({ held, most }) =>
      `Je hebt nog ${count(held, nouns.actionTile)}. Met hoogstens ${most} kun je een lottegel leggen, en die geeft nieuwe.`,
    firstTask: 'Je hebt nog geen opdracht: vaar naar een eiland met een opdracht die je ligt, en ontvang die.',
    firstGnome: 'Gnomen helpen je de rest van het spel: werf er vroeg een.',
    procession: 'In een optocht brengt elke hoeder het middel mee van het veld waar ze stopt.',
    oneThing: 'In een beurt doe je één ding: een lottegel leggen, fiches van één kleur gebruiken of ontsteken.',
  },
  warnings: {
    noviceLeft: (task) => `Het raadslid van “${names.commonTask[task]}” kun je nog gratis inzetten.`,
    ignitableLeft: (task) => `Je kunt nog ${called(task)} ontsteken: ${names.points(task.points)}.`,
    crystalMisses: ({ task, lit, space }) => `past niet: ${tasks.kind(task, lit)} op veld ${space}`,
    taskMisses: (crystal) => `daar ligt ${a(nouns.crystal, colours[crystal])}, dat past niet`,
    stays: (guardian) =>
      `${capital(the(nouns.guardian, colours[guardian]))} kan lopen, maar blijft staan en brengt niets mee.`,
  },
}
