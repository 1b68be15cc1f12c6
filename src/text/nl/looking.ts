import { control } from '../control.ts'
import type { Words } from '../words/index.ts'

const buttons = { in: 'Ik doe mee', out: 'Toch niet' }

export const looking: Words['looking'] = {
  buttons,
  title: 'Wie speelt er mee?',
  about: (host, players, until) =>
    `${host} zoekt medespelers: de tafel gaat open zodra er ${players} meedoen. De oproep staat open tot ${until}.`,
  seat: (number, name) => `${number}. ${name}`,
  free: (number) => `${number}. vrij`,
  how: (into) => `Druk op ${control(into)}. Ik roep je één keer, als de tafel opengaat.`,
  posted: (out) => `Je oproep staat in het kanaal. Druk daar op ${control(out)} om hem in te trekken.`,
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
    again: (when) => `Het afgelopen uur is hier al een rol vermeld. Laat hem weg, of probeer het ${when} opnieuw.`,
  },
}
