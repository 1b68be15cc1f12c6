import { EMOJI } from '../emoji.ts'
import type { Words } from '../words/index.ts'
import { toPlace, upToSteps } from './choices.ts'
import { gnomes, theGnome } from './gnomes.ts'
import { a, bare, count, isOne, list, the } from './grammar.ts'
import { names } from './names.ts'
import { colours, islands, nouns, portals } from './nouns.ts'
import { tasks } from './tasks.ts'

/** In the present tense, as it is said at the table. */
export const narration: Words['narration'] = {
  sentence: (name, deeds) => `${name} ${list(deeds)}.`,
  deeds: {
    startTileLaid: (symbols, swapped) =>
      swapped ? `ruilt de eerste lottegel en legt ${symbols}` : `legt de eerste lottegel ${symbols}`,
    fateTilePlaced: (symbols) => `legt de lottegel ${symbols}`,
    discarded: (tiles) => `legt ${tiles} af`,
    pathBuilt: ({ crystal, resource, space, from }) =>
      `bouwt op wegveld ${space} een weg met ${names.resource[resource]} en ${bare(nouns.crystal, colours[crystal])}${BUILT_FROM[from]}`,
    pathsPutBack: 'legt de vier open wegfiches terug',
    shipMoved: (island) =>
      island.kind === 'task'
        ? `vaart naar ${the(islands[island.resource])} ${island.id}`
        : `vaart naar ${the(nouns.guardian, colours[island.guardian])} op ${island.id}`,
    offeringLaid: (resource) => `legt de offerschaal met ${names.resource[resource]} neer`,
    taskReceived: (task, offering) =>
      `ontvangt de opdracht “${tasks.title(task)}”${offering === null ? '' : ` in ruil voor de offerschaal met ${names.resource[offering]}`}`,
    guardianReceived: (colour) => `haalt ${the(nouns.guardian, colours[colour])} op`,
    processionBegan: (steps) => `houdt een optocht van ${upToSteps(steps)}`,
    guardianMoved: (guardian, to) => `verplaatst ${the(nouns.guardian, colours[guardian])} ${toPlace(to)}`,
    bonfireTurned: (compass) => `draait het grote vreugdevuur naar het ${names.compass[compass]}`,
    portalPlaced: (portal, space) => `legt ${the(portals[portal])} bij veld ${space}`,
    gnomeJoined: (gnome) => `werft ${theGnome(gnome)}`,
    ignited: (task, space) => `ontsteekt op veld ${space} het vreugdevuur van ${names.points(task.points)}`,
    noviceMoved: (novice, to) =>
      `stuurt ${novice.kind === 'own' ? a(nouns.novice) : `${the(nouns.neutralNovice)} van “${names.commonTask[novice.task]}”`} naar “${names.council[to].name}”`,
    bonusTaken: () => 'neemt de bonus',
    commonTaskMet: (task) => `volbrengt een opdracht van de Raad: ${names.commonTask[task]}`,
    islandActionDeclined: 'doet daar niets',
    passed: (byItself) => (byItself ? 'heeft geen beurt meer en past' : 'past en krijgt geen beurten meer'),
    wentOut: (why) => WENT_OUT[why],
    outgrown: 'had deze opdracht van de Raad al volbracht',
    paid: 'betaalt',
    gained: 'krijgt',
  },
  onlyThingPossible: 'iets anders kon niet',
  pathsTurnedUp: (tiles) =>
    `Nieuw bij de wegfiches: ${tiles.map(({ crystal, resource }) => `${EMOJI.crystal[crystal]}${EMOJI.resource[resource]}`).join(' ')}.`,
  gnomesTurnedUp: (turnedUp) => `Nieuw bij de gnomen: ${list(turnedUp.map((gnome) => gnomes(gnome).name))}.`,
  offeringTurnedUp: (name, resource) => `${name} draait de offerschaal met ${names.resource[resource]} om.`,
  countdownBegan: (novices) =>
    `${EMOJI.countdown} Het aftellen begint: in de Hoge Raad ${isOne(novices) ? 'zit' : 'zitten'} ${count(novices, nouns.novice)}.`,
  countdownHandedOn: (tile) => `${EMOJI.countdown} Aftellen: fiche ${tile} gaat door naar de volgende.`,
  tomCard: (card, gnome, left, round) =>
    `${EMOJI.tom} Toms kaart: ${names.tomCard[card]}${gnome === null ? '' : `. Omgedraaid: ${gnomes(gnome).name} ${EMOJI.resource[gnome.resource]}`}. Nog ${count(left, nouns.card)}, ronde ${round} van 4.`,
  tomFoundNothing: `${EMOJI.tom} Daar zit voor Tom niets bij.`,
  gameEnded: (ending) => `🏁 Het spel is afgelopen. ${names.ending[ending]}`,
}

const WENT_OUT = {
  nothingLeft: 'kan niets meer doen en krijgt geen beurten meer',
  declined: 'laat de bonusactie liggen, meer kon er niet, en krijgt geen beurten meer',
  satOut: 'wordt vanaf nu overgeslagen',
} as const
const BUILT_FROM = { display: '', pile: ', blind van de stapel', search: ', uit de stapel gezocht' } as const
