import { uncapital } from '../capital.ts'
import { EMOJI } from '../emoji.ts'
import type { Words } from '../words/index.ts'
import { count, list } from './grammar.ts'
import { names } from './names.ts'
import { resources, someOf } from './nouns.ts'

export const entries: Words['entries'] = {
  task: (asked, points) =>
    `Condition pour l’allumer : ${uncapital(asked)} Devenue brasier, elle rapporte ${names.points(points)} à la fin.`,
  gnomePrice: (resource) =>
    `Montre ${someOf(resource)} ${EMOJI.resource[resource]} : coûte 2 tuiles marron et ${count(1, resources[resource])}, ou 1 tuile marron et ${count(2, resources[resource])}.`,
  orPoint: 'Tu peux prendre 1 point à la place du bonus.',
  pages: (pages) => `Livret, ${pages.length === 1 ? 'page' : 'pages'} ${list(pages.map(String))}`,
  fateExample: (groups, covered) =>
    [
      'Exemple sur l’image : la tuile au cadre vert est nouvelle.',
      ...groups.map(({ tile, count: size }) =>
        size === 1
          ? `${EMOJI.actionTile[tile]} est tout seul : prends-en 1.`
          : `${EMOJI.actionTile[tile]} fait partie d’un groupe de ${size} : prends-en ${size}.`,
      ),
      ...(covered === '' ? [] : [`Prends aussi ce qu’elle couvre : ${covered}.`]),
    ].join('\n'),
  fillers:
    'a ai alors as au aux avec avoir c ca ce cela ces cet cette combien comme comment d dans de des dois doit du elle elles en est et etre fait fais faire faut il ils j je l la le les leur lorsque m ma me mes moi mon n ne nous on ont ou par pas peut peux peuvent pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa se sert servent ses si son sont sur t ta te tes ton tout tu un une va veut veux vous y',
  more: 'Voir aussi…',
  here: (edition) => `À cette table (${edition})`,
}
