import { uncapital } from '../capital.ts'
import { control } from '../control.ts'
import type { Words } from '../words/index.ts'
import { buttons } from './buttons.ts'
import { names } from './names.ts'

export const lobby: Words['lobby'] = {
  opened: ({ join, start }) =>
    `Je tafel is open, en het bericht ervan staat in dit kanaal. De anderen drukken daar op ${control(join)}; daarna druk jij op ${control(start)}.`,
  title: 'Bonfire: een nieuwe tafel',
  invitation: (host) => `${host} heeft een tafel geopend, voor twee tot vier spelers.`,
  again: (mentions) => `${mentions}: nog een keer? Druk op ${control(buttons.join)}.`,
  seat: (number, name, host) => `${number}. ${name}${host ? ' (organisator)' : ''}`,
  freeSeat: (number) => `${number}. vrij`,
  edition: (edition) => `${names.edition[edition].name}: ${uncapital(names.edition[edition].about)}`,
  beginnerIslands: (on) =>
    on
      ? 'Eilanden voor beginners: op elk liggen opdrachten van verschillende kleuren.'
      : 'Eilanden: opdrachten willekeurig verdeeld.',
  language: (name) => `Taal: ${name}.`,
  stories: { turn: 'Een regel per beurt', round: 'Een bericht per ronde' },
  story: (each) =>
    each === 'turn'
      ? 'In het kanaal blijft per beurt een regel staan.'
      : 'In het kanaal blijft per ronde een bericht staan.',
  letTomDecide: (on) =>
    on ? 'Tom kiest zelf als hij iets te kiezen heeft.' : 'Heeft Tom iets te kiezen, dan kies jij.',
  handicap: (points) =>
    points === 0
      ? 'Geen voorsprong.'
      : points > 0
        ? `Tom begint met ${names.points(points)} voorsprong.`
        : `Jij begint met ${names.points(-points)} voorsprong.`,
  chooseOptions: 'Verander hoe jullie spelen',
  waiting: (seated) =>
    seated < 2 ? 'Er moet nog iemand bij.' : `Jullie zijn met ${seated}. De organisator kan starten.`,
  closesByItself: 'Gebeurt er een dag lang niets, dan sluit de tafel vanzelf.',
  components: (standard) =>
    standard
      ? 'Wat in de spelregels alleen als plaatje staat, is hier nagemaakt. De beheerder van de bot kan de originele gegevens invoeren.'
      : 'Er wordt gespeeld met de onderdelen die de beheerder van deze bot erin heeft gezet.',
}
