import { capital } from '../capital.ts'
import type { FreedWhy } from '../words/facts.ts'
import type { Words } from '../words/index.ts'
import { isOne, list } from './grammar.ts'

const hoursOf = (hours: number): string =>
  hours % 24 === 0 && hours > 24 ? `${hours / 24} Tage` : isOne(hours) ? 'eine Stunde' : `${hours} Stunden`
const withHours = (hours: number): string =>
  hours % 24 === 0 && hours > 24 ? `${hours / 24} Tagen` : isOne(hours) ? 'einer Stunde' : `${hours} Stunden`

/** Nach „dann“. */
const THEN = {
  nothing: 'passiert nichts',
  remind: 'kommt eine deutlichere Erinnerung',
  free: 'wird der Platz frei',
  sitOut: 'wird der Platz frei und übersprungen',
} as const

/** Why a seat is free. */
export const freedBecause = (name: string, why: FreedWhy): string =>
  ({
    time: `Die Zeit von ${name} war um`,
    vote: `Von ${name} kam lange nichts`,
    moderator: `Die Moderation hat ${name} vom Tisch genommen`,
  })[why]

export const pace: Words['pace'] = {
  clock: (clock) => {
    switch (clock.kind) {
      case 'live':
        return 'Live, am Stück, ohne Zeitlimit'
      case 'turn':
        return `Ohne Eile, ${hoursOf(clock.hours)} je Zug`
      case 'bank':
        return `Ohne Eile, Zeitvorrat von ${withHours(clock.hours)}, nach jedem Zug ${hoursOf(clock.refill)} dazu`
    }
  },
  atEnd: {
    nothing: 'Zeit um: Es passiert nichts',
    remind: 'Zeit um: deutlichere Erinnerung',
    free: 'Zeit um: Der Platz wird frei',
    sitOut: 'Zeit um: Der Platz wird frei und übersprungen',
  },
  chooseClock: 'Wie schnell ihr spielt',
  chooseEnd: 'Wenn die Zeit um ist',
  agreed: (pace) => {
    switch (pace.kind) {
      case 'live':
        return 'Gespielt wird live, ohne Zeitlimit.'
      case 'turn':
        return `${capital(hoursOf(pace.hours))} je Zug. Ist die Zeit um, ${THEN[pace.atEnd]}. Ruhezeiten und Abwesenheit zählen nicht mit.`
      case 'bank':
        return `Alle haben einen Zeitvorrat von ${withHours(pace.hours)}, nach jedem Zug gibt es ${hoursOf(pace.refill)} dazu; ist er aufgebraucht, ${THEN[pace.atEnd]}. Ruhezeiten und Abwesenheit zählen nicht mit.`
    }
  },
  timeUntil: (when, atEnd) => `Zeit bis ${when}${atEnd === 'nothing' ? '' : `, dann ${THEN[atEnd]}`}`,
  nearlyOver: (when, atEnd) => `**Ende der Zeit für diesen Zug: ${when}.** Dann ${THEN[atEnd]}.`,
  over: (when, atEnd) =>
    atEnd === 'remind' ? `**Die Zeit ist um.** Sie lief am ${when} ab.` : `Die Zeit lief am ${when} ab`,
  yourTime: (when, over) => (over ? `Deine Zeit für diesen Zug lief ab: ${when}` : `Frist für diesen Zug: ${when}`),
  moreTime: (when) => `Als die Zeit um war, war ich nicht da. Darum gibt es mehr: bis ${when}.`,
  away: (name, when) => `${name} ist bis ${when} nicht da.`,
  freed: (name, why, mentions) =>
    `${freedBecause(name, why)}, darum ist der Platz frei. ${mentions.join(' ')}: Wer mag, übernimmt ihn, auch ${name} selbst; ihr könnt auch ohne den Platz weiterspielen.`,
  freedToAct: (name, why, mentions) =>
    `Am Zug ist ein freier Platz: ${freedBecause(name, why)}. ${mentions.join(' ')}: Wer mag, übernimmt ihn, auch ${name} selbst; ihr könnt auch ohne den Platz weiterspielen.`,
  lost: (name) => `Die Zeit von ${name} war um.`,
  freeAsked: ({ name, silent, mentions, until, agreed, objected }) =>
    [
      `${name} fragt, ob der Platz von ${silent} frei werden soll: Von dort kam seit Tagen kein Zug. ${mentions.join(' ')}: Was meint ihr?`,
      `Dafür: ${list(agreed)}.${objected.length === 0 ? '' : ` Dagegen: ${list(objected)}.`}`,
      until === null
        ? 'Dafür braucht es die Mehrheit der anderen.'
        : `Frei wird er, sobald die Mehrheit der anderen dafür ist, oder am Ende der Frist (${until}), wenn niemand widerspricht. Spielt ${silent} vorher weiter, bleibt er besetzt.`,
    ].join(' '),
  kept: (silent, against) =>
    `${list(against)} ${isOne(against.length) ? 'ist' : 'sind'} dagegen, den Platz freizugeben: Er bleibt bei ${silent}. In drei Tagen kann wieder gefragt werden.`,
  silent: (name) => `Von ${name} kam seit mindestens drei Tagen nichts.`,
  buttons: {
    askFree: 'Platz freigeben?',
    agreeToFree: 'Platz freigeben',
    refuseToFree: 'Weiter warten',
    askSubstitute: 'Ersatz suchen',
    keepSeat: 'Platz behalten',
    back: 'Wieder da',
  },
  substituteWanted: (name) => `${name} sucht Ersatz und spielt weiter, bis sich jemand findet.`,
  substituteAsked:
    'Am Tisch steht jetzt, dass du Ersatz suchst. Bis jemand deinen Platz übernimmt, spielst du weiter wie bisher. Überlegst du es dir anders, tipp noch einmal /bonfire aussteigen.',
  substituteNotWanted: 'Du behältst deinen Platz. Am Tisch steht nicht mehr, dass du Ersatz suchst.',
  substituteCame: (name, mention) => `${mention}: ${name} hat jetzt deinen Platz.`,
  orSubstitute: 'Du kannst auch Ersatz suchen und so lange weiterspielen, bis sich jemand findet.',
  tookOver: (name) => `Du hast den Platz von ${name} übernommen, mit der ganzen Stadt.`,
  settings: {
    awayUntil: (when) => `Nicht da: **bis ${when}**. Deine Tische zeigen es; Uhren und Erinnerungen warten auf dich.`,
    notAway:
      'Bist du mal weg? Mit **/bonfire einstellungen weg** erfahren es deine Tische, und bis du zurück bist, ruhen Uhren und Erinnerungen.',
    unknownDay: (typed) =>
      `„${typed}“ verstehe ich nicht als Tag. Such dir beim Tippen einen aus der Liste aus, höchstens 30 Tage voraus.`,
    tooFar: (when) => `Weg sein kannst du höchstens 30 Tage, also bis ${when}. Wähl einen früheren Tag.`,
    day: (date, days) => `Wieder da am ${DAY.format(date)} (${days === 1 ? 'morgen' : `in ${days} Tagen`})`,
  },
  direct: {
    runningOut: (when) => `Frist für diesen Zug: ${when}`,
    freed: 'Dein Platz wurde frei; solange dort niemand sitzt, kannst du ihn wieder übernehmen',
    substituteCame: (name) => `Ersatz ist da: ${name} hat jetzt deinen Platz`,
    lost: 'Deine Zeit war um: Dein Platz wird für den Rest der Partie übersprungen',
    freeAsked: 'Soll ein stiller Platz frei werden?',
  },
}

const DAY = new Intl.DateTimeFormat('de', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

export const turnNotices: Words['turnNotices'] = {
  title: 'Wenn du am Zug bist',
  open: 'Züge und Ruhezeiten',
  back: 'Alle Einstellungen',
  how: {
    channel: {
      label: 'Erwähnung im Kanal',
      told: 'Wenn du dran bist, erwähne ich dich **im Kanal**, an Tischen ohne Eile höchstens einmal pro Stunde.',
    },
    direct: {
      label: 'Direktnachricht',
      told: 'Wenn du dran bist, schicke ich dir eine **Direktnachricht**, an Tischen ohne Eile höchstens eine pro Tisch und Stunde.',
    },
    none: { label: 'Gar nicht', told: 'Wenn du dran bist, sage ich dir **nichts**.' },
  },
  chooseHow: 'Wie du benachrichtigt wirst',
  chooseReminder: 'Erinnerung',
  chooseFrom: 'Ruhezeit beginnt um …',
  chooseTo: 'Ruhezeit endet um … (höchstens 12 Stunden)',
  reminder: (hours) =>
    hours === 0
      ? { label: 'Keine Erinnerung', told: 'Erinnerung: **keine**' }
      : { label: `Erinnerung nach ${hours} Stunden`, told: `Erinnerung: **nach ${hours} Stunden**` },
  next: (on) => ({
    switched: on ? 'Kein Bescheid vor meinem Zug' : 'Bescheid vor meinem Zug',
    told: `Wenn du als Nächstes dran bist: **${on ? 'Bescheid, außer du hast gerade gespielt' : 'kein Bescheid'}**`,
  }),
  quiet: (from, to) => `Ruhezeit: **${from} bis ${to} Uhr**. Was in dieser Zeit kommt, erfährst du danach.`,
  mostQuiet: (from, to) =>
    `Mehr als zwölf Stunden Ruhezeit am Tag gehen nicht, damit die anderen nicht zu lange warten. Deine ist jetzt von ${from} bis ${to} Uhr.`,
  clocksFrom: (when) =>
    `Die Uhr deiner Züge richtet sich ab ${when} nach deiner jetzigen Ruhezeit und Zeitzone: Mehr als eine Änderung am Tag gilt nicht.`,
  notQuiet: { label: 'Keine Ruhezeit', told: 'Ruhezeit: **keine**' },
  from: (hour) => `Ruhezeit ab ${hour} Uhr`,
  to: (hour) => `Ruhezeit bis ${hour} Uhr`,
  zone: (zone) => `Zeitzone: **${zone}**`,
  noZone:
    'Für eine Ruhezeit brauche ich deine Zeitzone, und Discord verrät sie mir nicht: Tipp **/bonfire einstellungen zeitzone** und wähl die nächste große Stadt (auf Englisch).',
  zoneUnknown: (typed) => `Die Zeitzone „${typed}“ kenne ich nicht. Such dir beim Tippen eine aus der Liste aus.`,
  directWorks: 'So melde ich mich, wenn du am Zug bist.',
  directSent: 'Ich habe dir gerade eine Direktnachricht geschickt, damit wir beide wissen, dass es klappt.',
  directClosed:
    'Discord stellt dir keine Direktnachrichten von mir zu, darum erwähne ich dich weiter im Kanal. Erlaub Nachrichten von Mitgliedern dieses Servers, dann wähl noch einmal.',
  about: 'Wie du benachrichtigt wirst, stellst du mit /bonfire einstellungen ein.',
  direct: {
    title: 'Mehrere Tische warten auf dich',
    yourTurn: 'Du bist am Zug',
    stillYourTurn: 'Du bist noch am Zug',
    next: 'Du bist als Nächstes dran',
    undoAsked: 'Jemand möchte einen Zug zurücknehmen: Stimmst du zu?',
    left: 'Ein Platz ist leer',
    over: 'Die Partie ist zu Ende',
    again: 'Noch eine Partie? Du bist eingeladen',
    toTheTable: 'Zum Tisch',
  },
  nextInChannel: (mention) => `${mention} ist als Nächstes dran.`,
  unreached: {
    closed: (name) => `Direktnachrichten an ${name} kommen nicht an, darum stehen die Erwähnungen wieder hier.`,
    left: (name, others) =>
      `${name} ist nicht mehr auf diesem Server.${others.length === 0 ? '' : ` ${others.join(' ')}:`} Die Tischleitung oder die Moderation kann den Tisch schließen. Wer zurückkommt, kann weiterspielen.`,
  },
}
