import type { Words } from '../words/index.ts'

export const times: Words['times'] = {
  unreadable: (typed) =>
    `“${typed}” begrijp ik niet. Schrijf bijvoorbeeld **20:00**, **morgen 19:30**, **za 20:00** of **over 2 uur**.`,
  noZone:
    'Ik ken je tijdzone niet. Typ één keer **/bonfire instellingen tijdzone** en kies de dichtstbijzijnde stad, of schrijf bijvoorbeeld **over 2 uur**.',
  past: 'Dat is al voorbij. Kies een latere tijd.',
  tooFar: (days) => `Dat is te ver vooruit: kies een tijd binnen ${days} dagen.`,
}
