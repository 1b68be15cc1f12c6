import { EMOJI } from '../emoji.ts'
import type { Words } from '../words/index.ts'
import { count, list } from './grammar.ts'
import { names } from './names.ts'
import { resources, shown } from './nouns.ts'

export const entries: Words['entries'] = {
  task: (asked, points) =>
    `Bij het ontsteken moet dit kloppen: ${asked} Als vreugdevuur levert de opdracht aan het einde ${names.points(points)} op.`,
  gnomePrice: (resource) =>
    `Toont ${shown(resource)} ${EMOJI.resource[resource]} en kost 2 bruine fiches en ${count(1, resources[resource])}, of 1 bruin fiche en ${count(2, resources[resource])}.`,
  orPoint: 'In plaats van de bonus mag je 1 punt nemen.',
  pages: (pages) => `Spelregels, ${pages.length === 1 ? 'bladzijde' : 'bladzijden'} ${list(pages.map(String))}`,
  fateExample: (groups, covered) =>
    [
      'Voorbeeld op de afbeelding: de groen omlijnde tegel is nieuw.',
      ...groups.map(({ tile, count: size }) =>
        size === 1
          ? `${EMOJI.actionTile[tile]} staat alleen: neem er 1.`
          : `${EMOJI.actionTile[tile]} hoort bij een groep van ${size}: neem er ${size}.`,
      ),
      ...(covered === '' ? [] : [`Hij overbouwt een afgebeeld ${covered}: neem dat ook.`]),
    ].join('\n'),
  fillers:
    'aan als bij dan dat de deze die dit doen doet door een eens en er gaat geeft had hebben heb hebt heeft het hij hoe hoeveel ik in is je jij kan kun kunnen maar mag me mee met mij mijn moet moeten na naar of om op over te tot uit van voor waar waarom waarvoor wanneer was wat we welk welke werkt wie wil word worden wordt ze zich zij zijn zo',
  more: 'Meer over…',
  here: (edition) => `Aan deze tafel (${edition})`,
}
