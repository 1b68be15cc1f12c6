import type { GatheringWords } from '../words/gathering.ts'

export const gathering: GatheringWords = {
  heldSeat: (number, mention, until) => `${number}. freigehalten für ${mention} bis ${until}`,
  hold: 'Platz freihalten für…',
  release: (number) => `Platz ${number} freigeben`,
  invited: (mentions) =>
    `${mentions}: Hier wird ein Platz freigehalten. Drück auf „Mitspielen“, oder auf „Aufstehen“, wenn du nicht kannst.`,
  full: (mention) => `${mention}: Alle Plätze sind besetzt. Drück auf „Starten“.`,
  startAt: (people) =>
    people === 0 ? 'Jemand drückt auf „Starten“.' : `Startet von selbst, sobald ${people} am Tisch sitzen.`,
  notForBots: 'Das ist ein Bot, der sich hier nicht hinsetzen kann. Wähl einen Menschen.',
  gaveUp: ({ join }) =>
    `Dann wird dir der Platz nicht länger freigehalten. Solange einer frei ist, kannst du immer noch auf „${join}“ drücken.`,
  direct: { invited: 'Dir wird ein Platz freigehalten', full: 'An deinem Tisch sind alle Plätze besetzt' },
}
