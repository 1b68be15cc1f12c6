import type { GatheringWords } from '../words/gathering.ts'

export const gathering: GatheringWords = {
  heldSeat: (number, mention, until) => `${number}. vrijgehouden voor ${mention} tot ${until}`,
  hold: 'Plaats vrijhouden voor…',
  release: (number) => `Plaats ${number} vrijgeven`,
  invited: (mentions) =>
    `${mentions}: hier wordt een plaats vrijgehouden. Druk op “Meedoen”, of op “Opstaan” als je niet kunt.`,
  full: (mention) => `${mention}: alle plaatsen zijn bezet. Druk op “Starten”.`,
  startAt: (people) =>
    people === 0 ? 'Iemand drukt op “Starten”.' : `Start vanzelf zodra er ${people} aan tafel zitten.`,
  notForBots: 'Dat is een bot, die hier niet kan gaan zitten. Kies een mens.',
  gaveUp: ({ join }) =>
    `Dan wordt de plaats niet langer voor je vrijgehouden. Zolang er een vrij is, kun je nog steeds op “${join}” drukken.`,
  direct: { invited: 'Er wordt een plaats voor je vrijgehouden', full: 'Alle plaatsen aan je tafel zijn bezet' },
}
