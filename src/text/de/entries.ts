import { EMOJI } from '../emoji.ts'
import type { Words } from '../words/index.ts'
import { count, list } from './grammar.ts'
import { names } from './names.ts'
import { resources } from './nouns.ts'

export const entries: Words['entries'] = {
  task: (asked, points) =>
    `Bedingung zum Entfachen: ${asked} Als Bonfire bringt die Aufgabe am Ende ${names.points(points)}.`,
  gnomePrice: (resource) =>
    `Ressource: ${names.resource[resource]} ${EMOJI.resource[resource]}. Kostet 2 braune Marker und ${count(1, resources[resource], 'acc')} oder 1 braunen Marker und ${count(2, resources[resource], 'acc')}.`,
  orPoint: 'Statt des Bonus kannst du 1 Punkt nehmen.',
  pages: (pages) => `Spielanleitung, ${pages.length === 1 ? 'Seite' : 'Seiten'} ${list(pages.map(String))}`,
  fateExample: (groups, covered) =>
    [
      'Beispiel im Bild: Das grün umrahmte Plättchen ist neu.',
      ...groups.map(({ tile, count: size }) =>
        size === 1
          ? `${EMOJI.actionTile[tile]} steht allein: Nimm 1.`
          : `${EMOJI.actionTile[tile]} gehört zu einer Gruppe von ${size}: Nimm ${size}.`,
      ),
      ...(covered === '' ? [] : [`Darunter war ${covered} aufgedruckt: Nimm auch das.`]),
    ].join('\n'),
  fillers:
    'aber alle als am an auf aus bei beim bin das dass dem den der des die dies du ein eine einem einen einer eines es fur gibt hat habe ich ihn im in ist kann kannst man mein meine meinen mich mit muss nach oder sich sie sind so soll um und von vom wann war warum was welche welches wem wen wenn wer werden wie wieso wird wo wofur wohin womit wozu zu zum zur',
  more: 'Mehr über …',
  here: (edition) => `An diesem Tisch (${edition})`,
}
