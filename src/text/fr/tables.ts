import type { Words } from '../words/index.ts'

export const tables: Words['tables'] = {
  mine: 'Tes tables',
  ofThisChannel: 'Les tables de ce salon',
  none: 'Tu n’es à aucune table ouverte. Ouvres-en une avec /bonfire nouvelle, ou rejoins-en une dans son salon avec /bonfire rejoindre.',
  inDirectMessages: 'dans nos messages privés',
  placeGone: 'Son salon a disparu.',
  placeGoneElsewhere:
    'Son salon a disparu, je ne peux donc y appeler personne. Tape /bonfire mes-tables dans le salon où tu veux continuer.',
  placeTaken: 'Une autre table est ouverte dans ce salon. Choisis un autre salon, ou ouvre un fil.',
  moved: 'La table est maintenant dans ce salon. Continuez ici.',
  placeGoneDirect: (others) =>
    `Le salon de ta table${others.length === 0 ? '' : ` avec ${others.join(', ')}`} a disparu, je ne peux donc y appeler personne. Ta partie ne risque rien : continue d’où tu veux avec /bonfire tour. Pour déplacer la table, tape /bonfire mes-tables dans un autre salon de son serveur.`,
  stopped: 'Arrêtée : un problème est survenu.',
  yourTurnElsewhere: 'À une autre table aussi, c’est à toi de jouer :',
}
