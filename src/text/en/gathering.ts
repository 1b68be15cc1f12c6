import { control } from '../control.ts'
import type { GatheringWords } from '../words/gathering.ts'
import { buttons } from './buttons.ts'

export const gathering: GatheringWords = {
  heldSeat: (number, mention, until) => `${number}. kept for ${mention} until ${until}`,
  hold: 'Keep a seat for a friend…',
  release: (number) => `Release seat ${number}`,
  invited: (mentions) =>
    `${mentions}: a seat is kept for you. Press ${control(buttons.join)}, or ${control(buttons.leave)} if you can’t come.`,
  full: (mention) => `${mention}: all seats are taken. Press ${control(buttons.start)}.`,
  startAt: (people) => (people === 0 ? 'Start: manual.' : `Start: as soon as ${people} players are here.`),
  notForBots: 'That’s a bot, which can’t play here. Choose a person.',
  notCalled: (mention, when) =>
    `I haven’t mentioned ${mention}, because I mentioned them, or many others for this table, within the last hour. Please tell them yourself. I can do it again ${when}, for a seat you keep then.`,
  notAsked: (when) =>
    `I haven’t mentioned the others, because I invited them to a game within the last hour. Please tell them yourself. I can do it again ${when}.`,
  gaveUp: ({ join }) =>
    `OK, the seat is no longer kept for you. You can still press ${control(join)} while a seat is free.`,
  direct: { invited: 'A seat is kept for you', full: 'All seats at your table are taken' },
}
