import { uncapital } from '../capital.ts'
import { controlInSentence } from '../control.ts'
import type { Words } from '../words/index.ts'
import { count, isOne } from './grammar.ts'
import { buttons, names } from './names.ts'
import { nouns } from './nouns.ts'

export const lobby: Words['lobby'] = {
  opened: ({ join, start }) =>
    `Je tafel is open, en het bericht ervan staat in dit kanaal. De anderen drukken daar op ${controlInSentence(join)}; daarna druk jij op ${controlInSentence(start)}.`,
  title: 'Bonfire: een nieuwe tafel',
  invitation: (host) => `${host} heeft een tafel geopend, voor twee tot vier spelers.`,
  again: (mentions) => `${mentions}: nog een keer? Druk op ${controlInSentence(buttons.join)}.`,
  seat: (number, name, host) => `${number}. ${name}${host ? ' (organisator)' : ''}`,
  freeSeat: (number) => `${number}. vrij`,
  edition: (edition) => `${names.edition[edition].name}: ${uncapital(names.edition[edition].about)}`,
  beginnerIslands: (on) =>
    on
      ? 'Eilanden voor beginners: op elk liggen opdrachten van verschillende kleuren.'
      : 'Eilanden: opdrachten willekeurig verdeeld.',
  language: (name) => `Taal: ${name}.`,
  stories: { turn: 'Een regel per beurt', round: 'Een bericht per ronde' },
  story: (each) =>
    each === 'turn'
      ? 'In het kanaal blijft per beurt een regel staan.'
      : 'In het kanaal blijft per ronde een bericht staan.',
  letTomDecide: (on) =>
    on ? 'Tom kiest zelf als hij iets te kiezen heeft.' : 'Heeft Tom iets te kiezen, dan kies jij.',
  handicap: (points) =>
    points === 0
      ? 'Geen voorsprong.'
      : points > 0
        ? `Tom begint met ${names.points(points)} voorsprong.`
        : `Jij begint met ${names.points(-points)} voorsprong.`,
  chooseOptions: 'Verander hoe jullie spelen',
  waiting: (seated, startAt) => {
    if (startAt > seated)
      return `Er ${isOne(startAt - seated) ? 'moet nog 1 speler' : `moeten nog ${startAt - seated} spelers`} bij, dan begint het spel.`
    return seated < 2
      ? 'Er moet nog minstens één speler bij.'
      : `Jullie zijn met ${seated}. De organisator kan starten.`
  },
  closesByItself: 'Gebeurt er een dag lang niets, dan sluit de tafel vanzelf.',
  components: (standard) =>
    standard
      ? 'Wat in de spelregels alleen op plaatjes staat, is hier nagemaakt. De beheerder van de bot kan de originele gegevens invoeren.'
      : 'Er wordt gespeeld met de onderdelen die de beheerder van deze bot erin heeft gezet.',
}

export const gathering: Words['gathering'] = {
  heldSeat: (number, mention, until) => `${number}. vrijgehouden voor ${mention} tot ${until}`,
  hold: 'Plaats vrijhouden voor…',
  release: (number) => `Plaats ${number} vrijgeven`,
  invited: (mentions) =>
    `${mentions}: er is een plaats voor je vrijgehouden. Druk op ${controlInSentence(buttons.join)}, of op ${controlInSentence(buttons.leave)} als je niet kunt.`,
  full: (mention) => `${mention}: alle plaatsen zijn bezet. Druk op ${controlInSentence(buttons.start)}.`,
  startAt: (people) => (people === 0 ? 'De organisator start.' : `Start vanzelf zodra er ${people} aan tafel zitten.`),
  startsAt: (when, relative) => `Het spel begint op ${when} (${relative}), als er dan minstens twee spelers zijn.`,
  soon: (mentions) => `${mentions}: het begint zo.`,
  startMissed: (mentions, when) =>
    `${mentions}: op ${when} is het spel niet vanzelf begonnen. Druk op ${controlInSentence(buttons.start)} zodra jullie met z’n tweeën zijn.`,
  startFixed: (when) => `Het spel begint op ${when}. Tien minuten van tevoren herinner ik iedereen eraan.`,
  noFixedStart: 'Start: geen vaste tijd.',
  notForBots: 'Dat is een bot, en die kan hier niet meespelen. Kies een mens.',
  notCalled: (mention, when) =>
    `Ik heb ${mention} niet geroepen, want dat heb ik het afgelopen uur al gedaan, of ik heb voor deze tafel al veel anderen geroepen. Laat het zelf even weten. Daarna kan het weer, bij een plaats die je dan vrijhoudt. Vroegste moment: ${when}.`,
  notAsked: (when) =>
    `Ik heb de anderen niet geroepen, want dat heb ik het afgelopen uur al voor een spel gedaan. Laat het zelf even weten. Eerstvolgende oproep: ${when}.`,
  gaveUp: ({ join }) =>
    `Dan wordt de plaats niet langer voor je vrijgehouden. Zolang er een vrij is, kun je nog steeds op ${controlInSentence(join)} drukken.`,
  direct: {
    invited: 'Er wordt een plaats voor je vrijgehouden',
    full: 'Alle plaatsen aan je tafel zijn bezet',
    soon: (when) => `Begin van je spel: ${when}`,
    startMissed: 'Je spel is niet vanzelf begonnen',
  },
}

const level: Words['computers']['level'] = { beginner: 'makkelijk', club: 'gemiddeld', expert: 'sterk' }

export const computers: Words['computers'] = {
  named: (name) => `${name} (computer)`,
  level,
  seated: (name, how) => `${name}, ${level[how]}`,
  choose: 'Computerspelers…',
  add: (how) => `Computerspeler erbij: ${level[how]}`,
  remove: (name) => `${name} weghalen`,
  give: 'Een computer laten verderspelen…',
  giveSeat: (name, how) => `Computer (${level[how]}) in plaats van ${name}`,
  thinks: (name) => `${name} denkt na.`,
  satDown: (name, seat, how) => `${name} speelt op plaats ${seat} (${level[how]}).`,
  gotUp: (name) => `${name} speelt niet meer mee.`,
  alone: {
    opened: (players, how) =>
      `Je spel tegen ${count(players, nouns.computer)} (${level[how]}) staat klaar in je privéberichten.`,
    openAlready: (turn) =>
      `Je bent al bezig met een spel tegen computers (beurt ${turn}). Meer dan één tegelijk gaat niet: speel verder, of sluit het.`,
    close: 'Sluiten',
    onlyWithTom: (typed) =>
      `Alleen tegen Tom kun je dit kiezen: ${typed.join(', ')}. Er is geen spel begonnen: typ /bonfire solo opnieuw, zonder die keuze of zonder computers.`,
    against: (players, how) => `Tegen ${count(players, nouns.computer)}: ${level[how]}.`,
  },
}

export const leaving: Words['leaving'] = {
  ask: {
    leave:
      '**Dit spel verlaten?** Je plaats komt vrij en je stad blijft zoals die is. Iedereen kan je plaats overnemen, jij ook; zolang niemand dat doet, mogen de anderen hem de rest van het spel overslaan. Ze krijgen bericht.',
    leaveLast:
      '**Dit spel verlaten?** Je bent hier de laatste: de tafel wordt gesloten, en het spel eindigt zonder uitslag.',
    closeLobby:
      '**Deze tafel sluiten?** Dan kan niemand meer aanschuiven, en is het kanaal vrij voor een andere tafel.',
    closeGame:
      '**Deze tafel sluiten?** Het spel eindigt voor iedereen, zonder uitslag, en kan niet verder. Wil alleen jij stoppen, dan kunnen de anderen verderspelen als je /bonfire verlaten typt.',
    closeFrozen:
      '**Deze tafel sluiten?** Wat er is gespeeld, blijft bewaard, maar het spel kan niet verder. Het kanaal is dan vrij voor een andere tafel.',
  },
  confirm: {
    leave: 'Spel verlaten',
    leaveLast: 'Verlaten en tafel sluiten',
    closeLobby: 'Tafel sluiten',
    closeGame: 'Spel voor iedereen beëindigen',
    closeFrozen: 'Tafel sluiten',
  },
  stay: 'Toch niet',
  done: {
    leave: 'Je hebt het spel verlaten. Je plaats is vrij: iedereen kan hem overnemen met /bonfire overnemen, jij ook.',
    leaveLast:
      'Je hebt het spel verlaten. Er zat verder niemand meer, dus de tafel is gesloten. Met /bonfire nieuw open je een andere.',
    closeLobby: 'Je hebt de tafel gesloten. Met /bonfire nieuw open je een andere.',
    closeGame:
      'Je hebt de tafel gesloten: het spel is zonder uitslag geëindigd. Met /bonfire nieuw open je een andere.',
    closeFrozen:
      'Je hebt de tafel gesloten. Wat er is gespeeld, blijft bewaard. Met /bonfire nieuw open je een andere.',
    leaveLobby: 'Je bent opgestaan. Tot het spel begint, kun je weer aanschuiven.',
    leaveLobbyLast:
      'Je bent opgestaan. Er zat verder niemand, dus de tafel is gesloten. Met /bonfire nieuw open je een andere.',
  },
}

const inOrOut = { in: 'Ik doe mee', out: 'Toch niet' }

export const looking: Words['looking'] = {
  buttons: inOrOut,
  title: 'Wie speelt er mee?',
  about: (host, players, until) =>
    `${host} zoekt medespelers: de tafel gaat open zodra er ${players} meedoen. De oproep staat open tot ${until}.`,
  seat: (number, name) => `${number}. ${name}`,
  free: (number) => `${number}. vrij`,
  how: (into) => `Druk op ${controlInSentence(into)}. Ik roep je één keer, als de tafel opengaat.`,
  posted: (out) => `Je oproep staat in het kanaal. Druk daar op ${controlInSentence(out)} om hem in te trekken.`,
  already: 'Je zoekt op deze server al medespelers. Trek die oproep eerst in.',
  gone: 'Die oproep is voorbij.',
  over: 'Er kwamen niet genoeg spelers.',
  calledOff: 'De oproep is ingetrokken.',
  opening: 'Iedereen is er: de tafel gaat open.',
  failed: 'Jullie zijn met genoeg, maar ik kon de tafel niet openen. Open hem met /bonfire nieuw.',
  role: {
    notHere:
      'Op deze server mag ik geen rol vermelden. Laat hem weg, of vraag het een moderator: /bonfire-server instellingen.',
    notMentionable: (role) => `${role} kan ik niet vermelden. Kies een rol die iedereen mag vermelden.`,
    again: (when) =>
      `Het afgelopen uur is hier al een rol vermeld. Laat hem weg, of wacht tot het weer kan. Eerstvolgende vermelding: ${when}.`,
  },
}
