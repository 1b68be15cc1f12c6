import type { Words } from '../words/index.ts'

export const turnNotices: Words['turnNotices'] = {
  title: 'Wenn du am Zug bist',
  open: 'Züge und Ruhezeiten',
  back: 'Alle Einstellungen',
  how: {
    channel: {
      label: 'Erwähnung im Kanal',
      told: 'Wenn du dran bist, erwähne ich dich **im Kanal**; wo ohne Eile gespielt wird, höchstens einmal in der Stunde.',
    },
    direct: {
      label: 'Direktnachricht',
      told: 'Wenn du dran bist, schicke ich dir eine **Direktnachricht**; wo ohne Eile gespielt wird, je Tisch höchstens eine in der Stunde.',
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
      `${name} ist nicht mehr auf diesem Server.${others.length === 0 ? '' : ` ${others.join(' ')}:`} Tischleitung oder Moderation kann den Tisch schließen; wer zurückkommt, kann weiterspielen.`,
  },
}
