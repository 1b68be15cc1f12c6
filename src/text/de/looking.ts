import { control } from '../control.ts'
import type { Words } from '../words/index.ts'

const buttons = { in: 'Ich bin dabei', out: 'Doch nicht' }

export const looking: Words['looking'] = {
  buttons,
  title: 'Wer spielt mit?',
  about: (host, players, until) =>
    `${host} sucht Leute zum Spielen: Der Tisch wird eröffnet, sobald ihr zu ${{ 2: 'zweit', 3: 'dritt', 4: 'viert' }[players] ?? players} seid. Die Suche läuft bis ${until}.`,
  seat: (number, name) => `${number}. ${name}`,
  free: (number) => `${number}. frei`,
  how: (into) => `Drück auf ${control(into)}. Ich rufe dich einmal, sobald der Tisch eröffnet ist.`,
  posted: (out) => `Die Suche steht im Kanal. Zum Absagen drück dort auf ${control(out)}.`,
  already: 'Du suchst auf diesem Server schon Leute zum Spielen. Sag das erst ab.',
  gone: 'Diese Suche ist vorbei.',
  over: 'Es kamen nicht genug Leute zusammen.',
  calledOff: 'Die Suche wurde abgesagt.',
  opening: 'Alle sind da: Der Tisch wird eröffnet.',
  failed: 'Ihr seid genug, aber ich konnte den Tisch nicht eröffnen. Eröffnet ihn mit /bonfire neu.',
  role: {
    notHere:
      'Auf diesem Server darf ich keine Rolle erwähnen. Lass sie weg, oder frag die Moderation: /bonfire-server einstellungen.',
    notMentionable: (role) => `${role} kann ich nicht erwähnen. Wähl eine Rolle, die alle erwähnen dürfen.`,
    again: (when) =>
      `In der letzten Stunde wurde hier schon eine Rolle erwähnt. Lass sie weg, oder versuch es ${when} wieder.`,
  },
}
