import { capital } from '../capital.ts'
import type { Words } from '../words/index.ts'
import { de } from './grammar.ts'
import { freedBecause } from './pace.ts'

export const log: Words['log'] = {
  title: 'Ce qui s’est passé jusqu’ici',
  empty: 'Il ne s’est encore rien passé.',
  opened: (name) => `${name} ouvre la table.`,
  joined: (name) => `${name} rejoint la table.`,
  left: (name) => `${name} quitte la table.`,
  tiesDecided: 'Les égalités qui ne changeaient rien pour personne ont été tranchées selon la règle de Tom.',
  started: 'La partie commence.',
  frozen: 'La table s’est arrêtée : un problème est survenu.',
  thawed: (turnDropped) =>
    `La table s’était arrêtée, car un problème était survenu. C’est réparé, la partie continue${turnDropped ? ', mais la fin du tour en cours est perdue : rejoue-la' : ''}.`,
  tookOver: (name, seat) => `${name} reprend la place ${seat}.`,
  satOut: (name) => `La place ${de(name)} est sautée jusqu’à la fin de la partie.`,
  freed: (name, why) => `${capital(freedBecause(name, why))} : la place est libre.`,
  extended: 'Le bot était hors ligne quand le temps s’est écoulé : le tour a été prolongé.',
  substituteAsked: (name, wanted) =>
    wanted ? `${name} cherche quelqu’un pour prendre sa place.` : `${name} ne cherche plus personne pour sa place.`,
  rules: (number) => `Le bot a été mis à jour. La partie continue selon la version ${number} des règles.`,
  page: (page, pages) => `Page ${page} sur ${pages}`,
  round: (round) => (round === 0 ? 'Avant la partie' : `Manche ${round}`),
  turn: (turn) => `Tour ${turn}`,
  whose: 'Les tours de qui ?',
  everybody: 'Les tours de tout le monde',
  noTurns: 'Aucun tour ici pour l’instant.',
  first: 'Début',
  last: 'Fin',
  asFile: 'En fichier',
  back: 'Retour à l’historique',
  tableAfter: (round) => `Image de la manche ${round}`,
  stoodAfter: (turn, name) => `La table après le tour ${turn} (${name})`,
  whichTurn: 'Après quel tour de cette manche ?',
  cannotBeShown: 'Je ne peux plus montrer la table à ce moment-là : les règles ont été corrigées depuis.',
  fileName: 'bonfire-historique.txt',
  more: 'La suite est dans l’historique.',
  aboutFile: 'Tout l’historique en fichier texte. Les heures sont en UTC.',
  when: (at) => `${WHEN.format(at)} UTC`,
}

const WHEN = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
