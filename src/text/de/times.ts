import type { Words } from '../words/index.ts'

export const times: Words['times'] = {
  unreadable: (typed) =>
    `„${typed}“ verstehe ich nicht. Schreib zum Beispiel **20:00**, **morgen 19:30**, **Sa 20:00** oder **in 2 Stunden**.`,
  noZone:
    'Deine Zeitzone kenne ich nicht. Tipp einmal **/bonfire einstellungen zeitzone** und wähl die nächste Stadt, oder schreib zum Beispiel **in 2 Stunden**.',
  past: 'Das ist schon vorbei. Wähl eine spätere Zeit.',
  tooFar: (days) => `Das ist zu weit voraus: Wähl eine Zeit in den nächsten ${days} Tagen.`,
}
