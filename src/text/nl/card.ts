import { control } from '../control.ts'
import type { Words } from '../words/index.ts'
import { names } from './names.ts'

export const card: Words['card'] = {
  seated: (seated) => `Aan tafel: ${seated.join(', ')}`,
  lasts: 'In één keer gespeeld duurt een spel 70 tot 100 minuten.',
  picture: 'Een klein plaatje van het spel.',
  emptySeat: (name) => `Een vrije plaats is aan de beurt (${name} is weg).`,
  goThere: 'Naar de tafel',
  opened: (thread, { join, start }) =>
    `Je tafel is open: ${thread}. De anderen drukken daar of hier in het kanaal op ${control(join)}; daarna druk jij daar op ${control(start)}.`,
  openedHere: (rights) =>
    rights.length === 0
      ? 'Je tafel staat in dit kanaal: Discord laat me hier geen thread openen.'
      : `Je tafel staat in dit kanaal. Voor een eigen thread mis ik rechten: ${rights.map((right) => `“${names.right[right]}”`).join(', ')}. Een moderator kan ze me geven.`,
  locked: (mentions) =>
    `${mentions}: de thread van deze tafel is vergrendeld, dus ik kan daar niet schrijven. Een moderator kan hem ontgrendelen. Tot die tijd kunnen jullie hier verderspelen.`,
  threadGone:
    'De thread van deze tafel is weg. Wie meespeelt, typt in een ander kanaal /bonfire mijn-tafels: daar gaat de tafel dan verder.',
  where: { thread: 'In een eigen thread', here: 'Gewoon hier' },
}
