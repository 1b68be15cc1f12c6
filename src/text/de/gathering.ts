import { control } from '../control.ts'
import type { Words } from '../words/index.ts'
import { buttons } from './buttons.ts'

export const gathering: Words['gathering'] = {
  heldSeat: (number, mention, until) => `${number}. freigehalten für ${mention} bis ${until}`,
  hold: 'Platz freihalten für …',
  release: (number) => `Platz ${number} freigeben`,
  invited: (mentions) =>
    `${mentions}: Hier wird ein Platz freigehalten. Drück auf ${control(buttons.join)} oder, wenn du nicht kannst, auf ${control(buttons.leave)}.`,
  full: (mention) => `${mention}: Alle Plätze sind besetzt. Drück auf ${control(buttons.start)}.`,
  startAt: (people) =>
    people === 0 ? 'Die Tischleitung startet.' : `Startet von selbst, sobald ${people} am Tisch sitzen.`,
  startsAt: (when, relative) => `Los geht’s am ${when} (${relative}), wenn dann mindestens zwei da sind.`,
  soon: (mentions) => `${mentions}: Gleich geht’s los.`,
  startMissed: (mentions, when) =>
    `${mentions}: Am ${when} ging es nicht von selbst los. Drückt auf ${control(buttons.start)}, sobald ihr zu zweit seid.`,
  startFixed: (when) => `Am ${when} geht’s los. Zehn Minuten vorher erinnere ich alle.`,
  noFixedStart: 'Start: zu keiner festen Zeit.',
  notForBots: 'Das ist ein Bot, und der kann hier nicht mitspielen. Wähl einen Menschen.',
  notCalled: (mention, when) =>
    `In der letzten Stunde habe ich ${mention} schon an einen Tisch gerufen, oder viele andere an diesen. Darum rufe ich jetzt nicht: Sag selbst Bescheid. ${when} rufe ich wieder, wenn du dann einen Platz freihältst.`,
  notAsked: (when) =>
    `Sie wurden in der letzten Stunde schon zu einer Partie gerufen, darum rufe ich nicht noch einmal: Sagt ihnen Bescheid. ${when} kann ich sie wieder rufen.`,
  gaveUp: ({ join }) =>
    `Dann wird dir der Platz nicht länger freigehalten. Solange einer frei ist, kannst du immer noch auf ${control(join)} drücken.`,
  direct: {
    invited: 'Dir wird ein Platz freigehalten',
    full: 'An deinem Tisch sind alle Plätze besetzt',
    soon: (when) => `Deine Partie beginnt ${when}`,
    startMissed: 'Deine Partie hat nicht von selbst begonnen',
  },
}
