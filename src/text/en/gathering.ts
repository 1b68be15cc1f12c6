import { control } from '../control.ts'
import type { GatheringWords } from '../words/gathering.ts'
import { buttons } from './buttons.ts'

export const gathering: GatheringWords = {
  heldSeat: (number, mention, until) => `${number}. kept for ${mention} until ${until}`,
  hold: 'Keep a seat for a friend…',
  release: (number) => `Release seat ${number}`,
  invited: (mentions) =>
    `${mentions}: a seat is kept for you. Press ${control(buttons.join)}, or ${control(buttons.leave)} if you cannot come.`,
  full: (mention) => `${mention}: all seats are taken. Press ${control(buttons.start)}.`,
  startAt: (people) => (people === 0 ? 'Start: by hand.' : `Starts by itself as soon as ${people} sit here.`),
  notForBots: 'That is a bot, which cannot sit down here. Choose a person.',
  notCalled: (mention, when) =>
    `Within the last hour ${mention}, or many others for this table, were called to a seat. So I do not call them to this one: tell them yourself. I can do it again ${when}, for a seat that you keep then.`,
  notAsked: (when) =>
    `They were asked to a game within the last hour, so I do not call them again: tell them if they should know. I can call them again ${when}.`,
  gaveUp: ({ join }) =>
    `Then the seat is not kept for you any more. You can still press ${control(join)} as long as one is free.`,
  direct: { invited: 'A seat is kept for you', full: 'All seats at your table are taken' },
}
