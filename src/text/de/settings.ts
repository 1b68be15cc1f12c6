import type { Words } from '../words/index.ts'
import { count, isOne } from './grammar.ts'
import { nouns } from './nouns.ts'

export const settings: Words['settings'] = {
  title: 'Deine Einstellungen',
  about: 'Deine Einstellungen gelten an jedem Tisch, nur du siehst sie.',
  speaks: (language, asDiscord) => `Sprache: **${language}**${asDiscord ? ', wie in Discord' : ''}`,
  switches: {
    hints: (on) => ({
      told: `Tipps in deiner Übersicht: **${on ? 'an' : 'aus'}**`,
      switched: on ? 'Tipps ausblenden' : 'Tipps zeigen',
    }),
    warnings: (on) => ({
      told: `Warnungen in deiner Übersicht: **${on ? 'an' : 'aus'}**`,
      switched: on ? 'Warnungen ausblenden' : 'Warnungen zeigen',
    }),
    pictures: (on) =>
      on
        ? { told: 'Bilder: **an**', switched: 'Text statt Bilder' }
        : { told: 'Bilder: **aus**, alles als Text', switched: 'Bilder zeigen' },
    tomsTies: (on) =>
      on
        ? { told: 'Gleichstand bei Tom: **immer deine Sache**', switched: 'Tom entscheiden lassen' }
        : { told: 'Gleichstand bei Tom: **seine Sache, außer es betrifft dich**', switched: 'Für Tom entscheiden' },
    listed: (on) =>
      on
        ? { told: 'Dein Name in den Listen des Servers: **sichtbar**', switched: 'Mich in Listen verbergen' }
        : { told: 'Dein Name in den Listen des Servers: **verborgen**', switched: 'Mich in Listen nennen' },
  },
  tableSpeaks: (language) =>
    `Sprache dieses Tisches im Kanal: **${language}**. Wer hier sitzt, kann sie für alle ändern.`,
  forget: '/bonfire vergiss-mich löscht sie.',
  chooseOwn: 'Deine Sprache',
  chooseForTable: 'Die Sprache dieses Tisches',
  asDiscord: (language) => `Wie in Discord (${language})`,
}

export const follow: Words['follow'] = {
  title: 'Einen Tisch in diesem Kanal zeigen',
  none: 'Hier kannst du keinen Tisch zeigen. Das geht mit Tischen dieses Servers, an denen du sitzt oder die du moderierst, in jedem Kanal außer ihrem eigenen.',
  choose: 'Einen Tisch hier zeigen …',
  shown: (names) => `Dieser Kanal zeigt den Tisch von **${names}**.`,
  stop: 'Nicht mehr zeigen',
  begins: (playing) =>
    playing
      ? 'Ab jetzt zeigt dieser Kanal den Tisch: nach jedem Zug ein Bild und was geschehen ist. Das erste Bild kommt gleich.'
      : 'Ab jetzt zeigt dieser Kanal den Tisch, sobald die Partie begonnen hat: nach jedem Zug ein Bild und was geschehen ist.',
  stopped: 'Dieser Kanal zeigt den Tisch nicht mehr.',
  notYours: 'Das kann nur, wer an dem Tisch sitzt oder ihn moderiert.',
  ownChannel: 'Der Tisch ist schon in diesem Kanal. Gib /bonfire zeigen in einem anderen ein.',
  tooManyChannels: (most) =>
    `Der Tisch wird schon in ${most} anderen Kanälen gezeigt, und mehr geht nicht. Beende es erst in einem davon mit /bonfire zeigen.`,
  tooManyTables: (most) => `Dieser Kanal zeigt schon ${most} Tische, und mehr geht nicht. Beende erst einen.`,
  delay: (turns) =>
    turns === 0
      ? 'Ohne Verzögerung gezeigt'
      : turns === 1
        ? 'Einen Zug später gezeigt'
        : `${turns} Züge später gezeigt`,
  chooseDelay: 'Mit welcher Verzögerung?',
  byWhom: (mention) => `${mention} lässt diesen Tisch hier zeigen. /bonfire zeigen beendet das.`,
  alsoShown: (channel, mention) => `${mention} zeigt diesen Tisch jetzt auch in ${channel}.`,
  shownNoMore: (channel, mention) =>
    `${mention}: In ${channel} kann ich nicht mehr schreiben, darum wird dieser Tisch dort nicht mehr gezeigt. Sobald es wieder geht, tipp dort noch einmal /bonfire zeigen.`,
  earlier: 'Die Züge davor stehen im Verlauf.',
  tellEnd: 'Bei Spielende Bescheid sagen',
  willTell:
    'Ich sage es dir in einer Direktnachricht, wenn diese Partie zu Ende ist. Eine zur Probe hast du gerade bekommen, damit wir beide wissen, dass es klappt.',
  tellNot: 'Doch nicht',
  willNotTell: 'In Ordnung, am Ende dieser Partie sage ich dir nicht Bescheid.',
  directClosed:
    'Discord stellt dir keine Direktnachrichten von mir zu, darum kann ich dir nicht Bescheid sagen. Erlaub Nachrichten von Mitgliedern dieses Servers und drück noch einmal.',
  directWorks: (names, channel) => `Ich sage es dir hier, wenn die Partie von ${names} in ${channel} zu Ende ist.`,
  asked: 'Du wolltest Bescheid bekommen.',
}

export const forget: Words['forget'] = {
  ask: [
    '**Soll ich dich vergessen?** Deine Partien gegen Tom, dein Handicap und deine Einstellungen werden gelöscht. Wo du mitgespielt hast, steht an deinem Platz dann „Jemand von früher“; die Partien selbst bleiben für die anderen erhalten. Das lässt sich nicht rückgängig machen.',
    '-# Nachrichten, die schon in einem Kanal stehen, bleiben, wie sie sind. Die Moderation kann sie löschen.',
  ].join('\n'),
  confirm: 'Vergiss mich',
  seated:
    'Du sitzt noch an einem Tisch. Steig erst dort aus (/bonfire aussteigen, oder /bonfire schließen, wenn es dein Tisch ist), dann frag mich noch einmal:',
  done: (tables) =>
    `Erledigt. Ich weiß nichts mehr über dich${tables === 0 ? '' : `: An ${count(tables, nouns.table, 'dat')} steht jetzt „Jemand von früher“ an deinem Platz`}. Wenn du wieder spielst, fängst du von vorn an.`,
}

const played = (games: number): string => (games === 1 ? 'ist 1 beendete Partie' : `sind ${games} beendete Partien`)

export const server: Words['server'] = {
  title: 'Regeln dieses Servers',
  about: 'Das gilt ab jetzt für alle auf diesem Server. Laufende Partien gehen weiter wie bisher.',
  pages: { limits: 'Wer wo spielen kann', defaults: 'Neue Tische und das Rätsel' },
  channels: (channels) =>
    channels.length === 0 ? 'Tische gibt es **in jedem Kanal**.' : `Tische gibt es nur in ${channels.join(', ')}.`,
  chooseChannels: 'Kanäle für Tische (keiner: alle)',
  opener: (role) =>
    role === null ? '**Alle** können Tische eröffnen.' : `Nur ${role} und die Moderation können Tische eröffnen.`,
  chooseOpener: 'Rolle dafür (keine: alle)',
  puzzles: (channel) =>
    channel === null
      ? 'Geteilte Rätsel stehen dort, **wo das erste des Tages geteilt wird**.'
      : `Geteilte Rätsel stehen in ${channel}.`,
  choosePuzzles: 'Kanal für das Rätsel des Tages',
  choices: {
    person: 'Höchstzahl offener Tische pro Person',
    tables: 'Höchstzahl offener Tische auf diesem Server',
    computers: 'Höchstzahl der Computer pro Tisch',
    roles: 'Rolle erwähnen, wenn jemand Leute sucht',
    where: 'Wo er eröffnet wird',
    edition: 'Fassung',
    pace: 'Tempo',
    hints: 'Zugvorschläge in Partien zu mehreren',
    language: 'Sprache',
  },
  unlimited: 'ohne Grenze',
  hints: { off: 'aus', on: 'an' },
  asDiscord: 'wie der Server in Discord',
  notYours: 'Das kann nur die Moderation. Wenn du dazugehörst, tipp /bonfire-server einstellungen.',
  wrongChannel: (channels) => `Auf diesem Server gibt es Tische nur in ${channels.join(', ')}. Eröffne deinen dort.`,
  wrongPlace: (channels) =>
    `Auf diesem Server gibt es Tische nur in ${channels.join(', ')}. Tipp dort /bonfire meine-tische.`,
  needsRole: (role) => `Auf diesem Server kann nur ${role} Tische eröffnen. An einem offenen kannst du mitspielen.`,
  block: {
    done: (person) =>
      `${person} kann auf diesem Server keine Tische mehr eröffnen und nirgends mehr mitspielen. Besetzte Plätze machst du mit /bonfire-server tische frei.`,
    undone: (person) => `${person} kann auf diesem Server wieder spielen.`,
    not: (person) => `${person} ist auf diesem Server nicht gesperrt.`,
    list: (people) =>
      people.length === 0
        ? 'Auf diesem Server ist niemand gesperrt. Um jemanden zu sperren, gib beim Befehl eine Person an.'
        : `Hier gesperrt: ${people.join(', ')}`,
    itself: 'Du kannst weder mich noch dich selbst sperren.',
  },
  tables: {
    title: 'Offene Tische auf diesem Server',
    none: 'Auf diesem Server ist kein Tisch offen.',
    choose: 'Tisch oder Platz wählen',
    close: (table, people) => `${table}. Schließen: ${people.join(', ')}`,
    stop: (table, people) => `${table}. Partie abbrechen: ${people.join(', ')}`,
    free: (table, person) => `${table}. Platz von ${person} frei machen`,
    askClose: (people) =>
      `Den Tisch von ${people.join(', ')} schließen? Die Partie hat noch nicht begonnen; sie können einen anderen eröffnen.`,
    askStop: (people) =>
      `Die Partie von ${people.join(', ')} abbrechen? Sie endet endgültig und ohne Ergebnis. Alle erfahren, dass es die Moderation war.`,
    askFree: (person) => `Den Platz von ${person} frei machen? Dann kann ihn jemand anders übernehmen, ${person} auch.`,
    confirm: { close: 'Ja, schließen', stop: 'Ja, abbrechen', free: 'Ja, frei machen' },
    back: 'Zurück zu den Tischen',
    closed: 'Der Tisch ist geschlossen.',
    stopped: 'Die Partie ist abgebrochen.',
    freed: 'Der Platz ist frei.',
  },
  log: {
    title: 'Was die Moderation getan hat',
    none: 'Die Moderation hat hier noch nichts getan.',
    somebody: 'jemand',
    line: (deed, by, whom, where) => {
      switch (deed) {
        case 'settings':
          return `${by} hat die Regeln geändert`
        case 'blocked':
          return `${by} hat eine Sperre verhängt: ${whom}`
        case 'unblocked':
          return `${by} hat eine Sperre aufgehoben: ${whom}`
        case 'exported':
          return `${by} hat die Partien heruntergeladen`
        case 'closed':
          return `${by} hat den Tisch in ${where} geschlossen`
        case 'stopped':
          return `${by} hat die Partie in ${where} abgebrochen`
        case 'freed':
          return `${by} hat einen Platz in ${where} frei gemacht: ${whom}`
        case 'other':
          return `${by} hat etwas getan`
      }
    },
  },
  export: {
    done: (games) => `Hier ${played(games)} dieses Servers, die neueste zuerst: je eine Zeile JSON.`,
    none: 'Auf diesem Server wurde noch keine Partie zu Ende gespielt.',
    left: 'Mehr Partien passten nicht in eine Datei: Die ältesten fehlen. Du bekommst sie, wenn du einen Monat angibst.',
  },
  delete: {
    ask: (tables, open) =>
      `Das löscht alles, was ich von diesem Server aufbewahre: ${tables === 1 ? '1 Tisch' : `${tables} Tische`} mit allen Partien (davon offen: ${open}), seine Regeln, die Sperren und was die Moderation getan hat. Partien in Direktnachrichten bleiben denen, die sie spielen. Die Partien sicherst du vorher mit /bonfire-server export.`,
    ask2: 'Niemand kann es zurückholen. Nachrichten in den Kanälen bleiben. Alles löschen?',
    confirm: 'Alles löschen …',
    confirm2: 'Ja, alles löschen',
    done: 'Alles, was ich von diesem Server hatte, ist gelöscht.',
  },
  rights: {
    title: 'Was ich auf diesem Server darf',
    fine: (fine, all) =>
      fine === all
        ? `In ${all === 1 ? '1 Kanal' : `allen ${all} Kanälen`} darf ich alles, was ich brauche.`
        : `In ${fine} von ${all} Kanälen darf ich alles, was ich brauche.`,
    everywhere: (rights) =>
      `In allen Kanälen ${isOne(rights.length) ? 'fehlt' : 'fehlen'} mir ${rights.join(', ')}. Öffne „Servereinstellungen“, dann „Rollen“, wähle meine Rolle und erlaube es dort.`,
    lacks: (channel, rights) => `${channel}: Mir ${isOne(rights.length) ? 'fehlt' : 'fehlen'} ${rights.join(', ')}.`,
    how: 'Öffne die Einstellungen des Kanals, dann „Berechtigungen“, wähle dort meine Rolle und erlaube, was fehlt.',
    more: 'Es gibt noch mehr solche Kanäle.',
    unknown: 'Discord sagt es mir gerade nicht. Versuch es in einer Minute noch einmal.',
  },
}
