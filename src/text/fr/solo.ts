import type { Words } from '../words/index.ts'
import { count, signed } from './grammar.ts'
import { guide } from './guide.ts'
import { names } from './names.ts'
import { nouns } from './nouns.ts'

/** Somebody's head start, as the challenge counts it: below 0 it is the person's (R16.12). */
const start = (handicap: number): string => {
  if (handicap === 0) return 'pas d’avance'
  return handicap > 0
    ? `Tom part avec ${names.points(handicap)} d’avance`
    : `tu pars avec ${names.points(-handicap)} d’avance`
}
const price = (challenge: boolean): string =>
  challenge ? 'Cela compte comme une défaite, y compris dans ton défi handicap.' : 'Cela compte comme une défaite.'

export const solo: Words['solo'] = {
  challenge: (handicap) => `Défi handicap à ${signed(handicap)} : ${start(handicap)}.`,
  free: (handicap) => `Hors défi : ${start(handicap)}.`,
  challengeAfter: (before, after) =>
    before === after
      ? `Défi handicap : toujours à ${signed(after)}.`
      : `Défi handicap : ${signed(before)} → **${signed(after)}**. La prochaine fois : ${start(after)}.`,
  opened: 'Ta partie contre Tom t’attend dans nos messages privés.',
  toDirect: 'Y aller',
  playHere: 'Jouer plutôt ici (invisible pour les autres)',
  cannotOpen:
    'Discord ne me laisse pas t’ouvrir de messages privés pour l’instant, je n’ai donc pas lancé de partie. Réessaie dans quelques minutes. Si ça ne change rien, autorise les messages privés sur un serveur que nous partageons, ou ouvre mon profil, appuie sur Message et tape /bonfire solo là-bas.',
  cannotWrite: [
    'Je ne peux pas t’envoyer de messages privés. Ta partie est enregistrée, et tu peux la jouer ici même : personne d’autre ne voit ceci.',
    'Pour jouer en messages privés, partage un serveur avec moi et autorise les messages privés dans ses paramètres de confidentialité ; ton prochain tour apparaîtra là-bas.',
  ].join('\n'),
  openAlready: (turn, challenge, most) =>
    `Tu as déjà une partie en cours contre Tom, au tour ${turn}. ${most === 1 ? 'Une seule' : most} à la fois : continue-la ou abandonne-la. ${price(challenge)}`,
  leaving: (turn, challenge) => `Tu es au tour ${turn} de ta partie contre Tom. Abandonner ? ${price(challenge)}`,
  goOn: 'Continuer',
  giveUp: 'Abandonner',
  gaveUp: (handicap) =>
    handicap === null
      ? 'Tu as abandonné cette partie.'
      : `Tu as abandonné cette partie : elle est perdue. Ton défi est à ${signed(handicap)}.`,
  newGame: 'Nouvelle partie',
  choiceIsFinal: 'Ce choix est définitif : quelque chose est révélé juste après.',
  choiceIsLast: 'Ce choix termine la partie. Il est définitif.',
  undo: 'Annuler le choix de Tom',
  profile: {
    title: (name) => `${name} contre Tom`,
    none: 'Aucune partie pour l’instant. Lances-en une avec /bonfire solo.',
    games: (games, won, tied, lost) =>
      `${count(games, nouns.game)} : ${count(won, nouns.win)}, ${count(tied, nouns.tie)}, ${count(lost, nouns.loss)}`,
    handicap: (now, best) => `Handicap **${signed(now)}** : ${start(now)}. Ton record : ${signed(best)}.`,
    way: (chart, from, to) => `\`${chart}\`\n-# Ton défi, de ${signed(from)} à ${signed(to)}`,
  },
  guide: { title: 'Ta première partie', steps: guide.againstTom },
}
