import type { GatheringWords } from '../words/gathering.ts'

export const gathering: GatheringWords = {
  heldSeat: (number, mention, until) => `${number}. kept for ${mention} until ${until}`,
  hold: 'Keep a seat for a friend…',
  release: (number) => `Release seat ${number}`,
  invited: (mentions) => `${mentions}: a seat is kept for you. Press Join, or Leave if you cannot come.`,
  full: (mention) => `${mention}: all seats are taken. Press Start.`,
  startAt: (people) => (people === 0 ? 'Somebody presses Start.' : `Starts by itself as soon as ${people} sit here.`),
  notForBots: 'That is a bot, which cannot sit down here. Choose a person.',
  gaveUp: ({ join }) =>
    `Then the seat is not kept for you any more. You can still press ${join} as long as one is free.`,
  direct: { invited: 'A seat is kept for you', full: 'All seats at your table are taken' },
}
