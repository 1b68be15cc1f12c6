import { capital } from '../capital.ts'
import type { FreedWhy } from '../words/facts.ts'
import type { Words } from '../words/index.ts'
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
  nearlyOver: (when, atEnd) => `**De tijd is bijna om** (${when}). Daarna ${THEN[atEnd]}.`,
  over: (when, atEnd) => (atEnd === 'remind' ? `**De tijd is om** (sinds ${when}).` : `De tijd liep af op ${when}`),
  yourTime: (when) => `Einde van je bedenktijd: ${when}`,
  moreTime: (when) => `Toen de tijd om was, was ik er niet. Daarom is er meer tijd: tot ${when}.`,
  away: (name, when) => `${name} is tot ${when} afwezig.`,
  freed: (name, why, mentions) =>
    `${capital(freedBecause(name, why))}, dus die plaats is vrij. ${mentions.join(' ')}: wie wil, neemt hem over, ook ${name} zelf. Jullie kunnen hem ook overslaan.`,
  freedToAct: (name, why, mentions) =>
    `Een vrije plaats is aan de beurt: ${freedBecause(name, why)}. ${mentions.join(' ')}: wie wil, neemt hem over, ook ${name} zelf. Jullie kunnen hem ook overslaan.`,
  lost: (name) => `De tijd van ${name} was om.`,
  freeAsked: ({ name, silent, mentions, until, agreed, objected }) =>
    [
      `${silent} laat al dagen niets van zich horen. ${name} vraagt of die plaats vrij moet komen. ${mentions.join(' ')}: wat vinden jullie?`,
      `Voor: ${list(agreed)}.${objected.length === 0 ? '' : ` Tegen: ${list(objected)}.`}`,
      until === null
        ? 'Daarvoor is de meerderheid van de anderen nodig.'
        : `Hij komt vrij zodra de meerderheid van de anderen dat wil, of vanzelf als niemand bezwaar maakt. ${silent} houdt hem door verder te spelen. Einde van de bezwaartermijn: ${until}.`,
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
      `Afwezig: **tot ${when}**. Dat staat bij je tafels; tot dan staan je klokken stil en krijg je geen herinneringen.`,
    notAway:
      'Ben je even weg? Meld het met **/bonfire instellingen weg**: tot je terug bent, staan je klokken stil en krijg je geen herinneringen.',
    unknownDay: (typed) =>
      `De dag “${typed}” ken ik niet. Kies er tijdens het typen een uit de lijst, hoogstens 30 dagen vooruit.`,
    tooFar: (when) => `Weg zijn kan hoogstens 30 dagen, dus tot ${when}. Kies een eerdere dag.`,
    day: (date, days) => `Terug op ${DAY.format(date)} (${days === 1 ? 'morgen' : `over ${days} dagen`})`,
  },
  direct: {
    runningOut: (when) => `Einde van je bedenktijd: ${when}`,
    freed: 'Je plaats is vrijgekomen; zolang er niemand zit, kun je hem weer overnemen',
    substituteCame: (name) => `Er is vervanging: ${name} heeft je plaats overgenomen`,
    lost: 'Je tijd was om: je plaats wordt de rest van het spel overgeslagen',
    freeAsked: 'Moet een stille plaats vrijkomen?',
  },
}

const DAY = new Intl.DateTimeFormat('nl', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

export const turnNotices: Words['turnNotices'] = {
  title: 'Als je aan de beurt bent',
  open: 'Beurten en stille uren',
  back: 'Alle instellingen',
  how: {
    channel: {
      label: 'Vermelding in het kanaal',
      told: 'Als je aan de beurt bent, vermeld ik je **in het kanaal**; bij een rustig tempo hooguit één keer per uur.',
    },
    direct: {
      label: 'Privébericht',
      told: 'Als je aan de beurt bent, stuur ik je een **privébericht**; bij een rustig tempo hooguit één per tafel per uur.',
    },
    none: { label: 'Geen bericht', told: 'Als je aan de beurt bent, laat ik je **niets** weten.' },
  },
  chooseHow: 'Hoe je bericht krijgt',
  chooseReminder: 'Herinnering',
  chooseFrom: 'Stille uren beginnen om…',
  chooseTo: 'Stille uren eindigen om… (hooguit 12 uur)',
  reminder: (hours) =>
    hours === 0
      ? { label: 'Geen herinnering', told: 'Herinnering: **geen**' }
      : { label: `Herinnering na ${hours} uur`, told: `Herinnering: **na ${hours} uur**` },
  next: (on) => ({
    switched: on ? 'Niet melden als ik de volgende ben' : 'Melden als ik de volgende ben',
    told: `Als jij de volgende bent: **${on ? 'bericht, tenzij je net gespeeld hebt' : 'geen bericht'}**`,
  }),
  quiet: (from, to) => `Stille uren: **van ${from}:00 tot ${to}:00 uur**. Wat er dan gebeurt, hoor je daarna.`,
  mostQuiet: (from, to) =>
    `Meer dan twaalf stille uren per dag kan niet, want dan wachten de anderen te lang. Die van jou zijn nu van ${from}:00 tot ${to}:00 uur.`,
  clocksFrom: (when) =>
    `De klok van je beurten volgt je nieuwe stille uren en tijdzone vanaf ${when}: dat kan één keer per dag.`,
  notQuiet: { label: 'Geen stille uren', told: 'Stille uren: **geen**' },
  from: (hour) => `Stille uren vanaf ${hour}:00 uur`,
  to: (hour) => `Stille uren tot ${hour}:00 uur`,
  zone: (zone) => `Tijdzone: **${zone}**`,
  noZone:
    'Voor stille uren moet ik je tijdzone weten, en Discord vertelt me die niet: typ **/bonfire instellingen tijdzone** en kies de dichtstbijzijnde grote stad (in het Engels).',
  zoneUnknown: (typed) => `De tijdzone “${typed}” ken ik niet. Kies er tijdens het typen een uit de lijst.`,
  directWorks: 'Zo laat ik je weten dat je aan de beurt bent.',
  directSent: 'Ik heb je net een privébericht gestuurd, zodat we allebei weten dat het werkt.',
  directClosed:
    'Discord laat me je geen privéberichten sturen, dus ik blijf je in het kanaal vermelden. Sta berichten van leden van deze server toe en kies dan opnieuw.',
  about: 'Met /bonfire instellingen kies je hoe je bericht krijgt.',
  direct: {
    title: 'Meerdere tafels wachten op je',
    yourTurn: 'Je bent aan de beurt',
    stillYourTurn: 'Je bent nog aan de beurt',
    next: 'Hierna ben jij aan de beurt',
    undoAsked: 'Iemand wil een beurt terugnemen: vind je dat goed?',
    left: 'Er is een plaats vrij',
    over: 'Het spel is afgelopen',
    again: 'Nog een keer? Je bent uitgenodigd',
    toTheTable: 'Naar de tafel',
  },
  nextInChannel: (mention) => `Hierna is ${mention} aan de beurt.`,
  unreached: {
    closed: (name) => `Privéberichten aan ${name} komen niet aan; de vermelding staat daarom weer hier.`,
    left: (name, others) =>
      `${name} zit niet meer op deze server.${others.length === 0 ? '' : ` ${others.join(' ')}:`} ${others.length === 0 ? 'De' : 'de'} organisator of een moderator kan de tafel sluiten; wie terugkomt, kan verderspelen.`,
  },
}
