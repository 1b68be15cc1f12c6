import { control } from '../control.ts'
import type { Words } from '../words/index.ts'
import { names } from './names.ts'

export const card: Words['card'] = {
  seated: (seated) => `Am Tisch: ${seated.join(', ')}`,
  lasts: 'Eine Partie dauert am Stück 70 bis 100 Minuten.',
  picture: 'Ein kleines Bild vom Spiel.',
  emptySeat: (name) => `Am Zug ist ein leerer Platz (${name} ist ausgestiegen).`,
  goThere: 'Zum Tisch',
  opened: (thread, { join, start }) =>
    `Dein Tisch ist eröffnet: ${thread}. Die anderen drücken dort oder hier im Kanal auf ${control(join)}, danach du dort auf ${control(start)}.`,
  openedHere: (rights) =>
    rights.length === 0
      ? 'Dein Tisch steht in diesem Kanal: Discord lässt mich hier keinen Thread eröffnen.'
      : `Dein Tisch steht in diesem Kanal. Für einen eigenen Thread fehlt mir: ${rights.map((right) => `„${names.right[right]}“`).join(', ')}. Die Moderation kann das ändern.`,
  locked: (mentions) =>
    `${mentions}: Der Thread dieses Tisches ist gesperrt, ich kann dort nicht schreiben. Die Moderation kann ihn entsperren. Bis dahin könnt ihr von hier aus spielen.`,
  threadGone:
    'Den Thread dieses Tisches gibt es nicht mehr. Wer mitspielt, kann den Tisch mit /bonfire meine-tische in einen anderen Kanal holen.',
  where: { thread: 'In einem eigenen Thread', here: 'Direkt hier' },
}
