import { capital } from '../capital.ts'
import type { Words } from '../words/index.ts'
import type { FreedWhy } from '../words/pace.ts'
import { list } from './grammar.ts'

const hoursOf = (hours: number): string => (hours % 24 === 0 && hours > 24 ? `${hours / 24} dagen` : `${hours} uur`)

/** Na “dan”. */
const THEN = {
  nothing: 'gebeurt er niets',
  remind: 'komt er een duidelijkere herinnering',
  free: 'komt de plaats vrij',
  sitOut: 'komt de plaats vrij en wordt hij overgeslagen',
} as const

/** Why a seat is free. */
export const freedBecause = (name: string, why: FreedWhy): string =>
  ({
    time: `de tijd van ${name} was om`,
    vote: `${name} liet lang niets van zich horen`,
    moderator: `een moderator heeft ${name} van tafel gehaald`,
  })[why]

export const pace: Words['pace'] = {
  clock: (clock) => {
    switch (clock.kind) {
      case 'live':
        return 'Live, in één keer, zonder klok'
      case 'turn':
        return `Rustig aan, ${hoursOf(clock.hours)} per beurt`
      case 'bank':
        return `Rustig aan, ${hoursOf(clock.hours)} bedenktijd, na elke beurt ${hoursOf(clock.refill)} erbij`
    }
  },
  atEnd: {
    nothing: 'Als de tijd om is, gebeurt er niets',
    remind: 'Als de tijd om is, komt er een duidelijkere herinnering',
    free: 'Als de tijd om is, komt de plaats vrij',
    sitOut: 'Als de tijd om is, komt de plaats vrij en wordt hij overgeslagen',
  },
  chooseClock: 'Hoe snel jullie spelen',
  chooseEnd: 'Als de tijd om is',
  agreed: (pace) => {
    switch (pace.kind) {
      case 'live':
        return 'Jullie spelen live, zonder klok.'
      case 'turn':
        return `${hoursOf(pace.hours)} per beurt. Is de tijd om, dan ${THEN[pace.atEnd]}. Stille uren en afwezigheid tellen niet mee.`
      case 'bank':
        return `Iedereen heeft ${hoursOf(pace.hours)} bedenktijd en krijgt er na elke beurt ${hoursOf(pace.refill)} bij; is die op, dan ${THEN[pace.atEnd]}. Stille uren en afwezigheid tellen niet mee.`
    }
  },
  timeUntil: (when, atEnd) => `Tijd tot ${when}${atEnd === 'nothing' ? '' : `, dan ${THEN[atEnd]}`}`,
  nearlyOver: (when, atEnd) => `**De tijd is ${when} om**: dan ${THEN[atEnd]}.`,
  over: (when, atEnd) =>
    atEnd === 'remind' ? `**De tijd is om.** Hij liep af op ${when}.` : `De tijd liep af op ${when}`,
  yourTime: (when, over) => `Je tijd voor deze beurt ${over ? 'was' : 'is'} ${when} om`,
  moreTime: (when) => `Toen de tijd om was, was ik er niet. Daarom is er meer tijd: tot ${when}.`,
  away: (name, when) => `${name} is tot ${when} afwezig.`,
  freed: (name, why, mentions) =>
    `${capital(freedBecause(name, why))}, dus die plaats is vrij. ${mentions.join(' ')}: wie wil, neemt hem over, ook ${name} zelf, of jullie slaan hem over.`,
  freedToAct: (name, why, mentions) =>
    `Een vrije plaats is aan de beurt: ${freedBecause(name, why)}. ${mentions.join(' ')}: wie wil, neemt hem over, ook ${name} zelf, of jullie slaan hem over.`,
  lost: (name) => `De tijd van ${name} was om.`,
  freeAsked: ({ name, silent, mentions, until, agreed, objected }) =>
    [
      `${silent} laat al dagen niets van zich horen. ${name} vraagt of die plaats vrij moet komen. ${mentions.join(' ')}: wat vinden jullie?`,
      `Voor: ${list(agreed)}.${objected.length === 0 ? '' : ` Tegen: ${list(objected)}.`}`,
      until === null
        ? 'Daarvoor is de meerderheid van de anderen nodig.'
        : `Hij komt vrij zodra de meerderheid van de anderen dat wil, of ${until} als niemand bezwaar maakt. ${silent} houdt hem door verder te spelen.`,
    ].join(' '),
  kept: (silent, against) =>
    `${list(against)} ${against.length === 1 ? 'is' : 'zijn'} ertegen om de plaats vrij te geven: hij blijft van ${silent}. Over drie dagen kan het weer gevraagd worden.`,
  silent: (name) => `${name} laat al minstens drie dagen niets van zich horen.`,
  buttons: {
    askFree: 'Plaats vrijmaken?',
    agreeToFree: 'Plaats vrijmaken',
    refuseToFree: 'Nog wachten',
    askSubstitute: 'Vervanging zoeken',
    keepSeat: 'Plaats houden',
    back: 'Ik ben terug',
  },
  substituteWanted: (name) => `${name} zoekt vervanging en speelt door tot er iemand komt.`,
  substituteAsked:
    'Bij de tafel staat nu dat je vervanging zoekt. Tot iemand je plaats overneemt, speel je gewoon door. Met /bonfire verlaten kun je dit ook terugnemen.',
  substituteNotWanted: 'Je houdt je plaats. Bij de tafel staat niet meer dat je vervanging zoekt.',
  substituteCame: (name, mention) => `${mention}: ${name} heeft je plaats overgenomen.`,
  orSubstitute: 'Je kunt ook vervanging zoeken en doorspelen tot er iemand komt.',
  tookOver: (name, seat) => `Je hebt plaats ${seat} van ${name} overgenomen, met alles wat er in de stad is.`,
  settings: {
    awayUntil: (when) =>
      `Afwezig: **tot ${when}**. Dat staat bij je tafels; tot dan staan klokken en herinneringen stil.`,
    notAway:
      'Ben je even weg? Meld het met **/bonfire instellingen weg**: tot je terug bent, staan klokken en herinneringen stil.',
    unknownDay: (typed) =>
      `De dag “${typed}” ken ik niet. Kies er tijdens het typen een uit de lijst, hoogstens 30 dagen vooruit.`,
    tooFar: (when) => `Weg zijn kan hoogstens 30 dagen, dus tot ${when}. Kies een eerdere dag.`,
    day: (date, days) => `Terug op ${DAY.format(date)} (${days === 1 ? 'morgen' : `over ${days} dagen`})`,
  },
  direct: {
    runningOut: (when) => `Je tijd voor deze beurt is ${when} om`,
    freed: 'Je plaats is vrijgekomen; zolang er niemand zit, kun je hem weer overnemen',
    substituteCame: (name) => `Er is vervanging: ${name} heeft je plaats overgenomen`,
    lost: 'Je tijd was om: je plaats wordt de rest van het spel overgeslagen',
    freeAsked: 'Moet een stille plaats vrijkomen?',
  },
}

const DAY = new Intl.DateTimeFormat('nl', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
