import { uncapital } from '../capital.ts'
import { controlInSentence } from '../control.ts'
import type { Words } from '../words/index.ts'
import { count, quoted, signed } from './grammar.ts'
import { guide } from './help.ts'
import { buttons, names } from './names.ts'
import { nouns } from './nouns.ts'

const button = 'Apprendre à jouer'
const firstGame = 'Jouer ma première partie'

export const learn: Words['learn'] = {
  button,
  about: `${controlInSentence(button)} t’explique le jeu en six courtes leçons.`,
  heading: (number, of, title) => `Leçon ${number} sur ${of} : ${uncapital(title)}`,
  best: 'Oui, c’est le meilleur des trois choix.',
  notBest: 'C’est permis, mais il y a mieux.',
  tryAgain: 'Réessayer',
  next: (title) => `Suite : ${uncapital(title)}`,
  firstGame,
  done: `Tu connais maintenant le jeu. ${controlInSentence(firstGame)} en lance une contre Tom ; **/bonfire nouvelle** ouvre une table à plusieurs. Des astuces dans ton tableau de bord t’accompagnent, et ${controlInSentence(buttons.rules)} donne tous les détails.`,
  again: 'Tout reprendre',
  lessons: {
    fate: {
      title: 'Les tuiles destin',
      about: [
        'Pour agir, tu dépenses des tuiles action. Pour en avoir d’autres, tu poses une tuile destin. C’est permis seulement s’il te reste au plus une tuile action ; ici, tu n’en as aucune.',
        'Regarde ses trois symboles. Pour chacun, compte le groupe d’un seul tenant dont il fait maintenant partie, et prends autant de tuiles de sa couleur. Tu gagnes aussi l’or ou la tuile jaune imprimés dessous. Ton tour s’arrête là.',
      ].join('\n'),
      question: 'Quel emplacement te donne le plus ?',
      answers: [
        'Deux symboles rejoignent un groupe de leur couleur : tu prends cinq tuiles action. Aucun emplacement n’en donne davantage, mais ici tu ne couvres rien. Un autre te donne six choses en tout.',
        'Quatre tuiles action (un symbole rejoint sa couleur), plus les deux cases imprimées que tu couvres : 1 or et 1 tuile jaune, qui remplace n’importe quelle couleur. Six choses en un tour.',
        'Aucun symbole ne rejoint sa couleur et tu ne couvres rien. Tu prends seulement trois tuiles, une par symbole.',
      ],
    },
    ship: {
      title: 'Le navire et les missions',
      about: [
        'Les tuiles bleues déplacent ton navire. Ton premier trajet de la partie coûte une tuile et mène à n’importe quelle île. Ensuite, une tuile vaut une route, deux en valent deux, et trois mènent à n’importe quelle île.',
        'Juste après, tu peux agir sur place : recevoir une mission (une tuile rouge, la ressource de l’île et celle de ton offrande) ou accueillir une gardienne (une tuile blanche). Ta cité a de la place pour sept missions. Tu as déjà trois portails.',
      ].join('\n'),
      question: 'Tu n’as encore aucune mission. Où vas-tu ?',
      answers: [
        'Cette mission demande quatre missions ou brasiers rouges. Elle vaut beaucoup, mais tu n’as aucune mission : elle attendrait longtemps dans ta cité.',
        `Tu remplis déjà la condition de la mission ${quoted('3 portails')}. Prends-la tout de suite, avec ta tuile jaune à la place d’une rouge : tu pourras allumer son brasier au prochain tour, pour 4 points. Cherche des missions dont ta cité remplit presque la condition.`,
        'Tu pourrais accueillir une gardienne ici. Mais il lui faut un chemin et un brasier pour marquer des points, et la mission que tu accomplis déjà est sur une autre île.',
      ],
    },
    path: {
      title: 'Chemins et cristaux',
      about: [
        'Les tuiles vertes construisent ton chemin. Ici, tu n’en as pas : tu paies deux autres tuiles à la place. Tu peux construire jusqu’à six tuiles chemin, chacune à côté d’une case mission.',
        'Un chemin t’aide de deux façons. Dans une procession (tuiles blanches), chaque gardienne rapporte la ressource de la case où elle s’arrête. Et à la fin, un cristal de la couleur du brasier à côté vaut 2 points.',
      ].join('\n'),
      question: 'Ta prochaine tuile chemin va sur la case 3, à côté d’une mission bleue. Laquelle prends-tu ?',
      answers: [
        'Tu n’as pas encore de coquillage, la ressource tombe donc bien. Mais le cristal est jaune : à côté d’une mission bleue, il ne vaut jamais rien.',
        'La première tuile de la pioche peut être n’importe laquelle. Prends-la seulement si aucune tuile visible ne te convient.',
        'Son cristal bleu va avec la mission bleue : 2 points dès qu’elle sera un brasier. Et elle montre un fruit, qui te manque : il est à toi chaque fois qu’une gardienne s’arrête ici dans une procession.',
      ],
    },
    bonfire: {
      title: 'Le Grand Brasier',
      about: [
        'Une tuile violette tourne le Grand Brasier d’une case dans le sens horaire, deux le tournent de deux cases, trois vers la case de ton choix. Tu y prends deux récompenses sur trois : une tuile action, une ressource ou des points, et un portail.',
        'Les portails remplissent ta cité de droite à gauche, et chacun doit aller dans son encoche. La prochaine demande un cercle. Un portail ouvre aux gardiennes le brasier d’à côté, et y vaut 2 points. Tu n’as pas de tuile violette, mais une jaune.',
      ].join('\n'),
      question: 'Vers quelle case tournes-tu le Grand Brasier ?',
      answers: [
        'Une case, payée avec ta tuile jaune, et tu y trouves un cercle : ton troisième portail. Tu prends aussi une tuile marron ou un fruit.',
        'Deux cases coûtent deux tuiles violettes : tu dépenses plus. Et aucun portail ne va dans ton encoche : il ne te reste que les deux autres récompenses.',
        'Il y a aussi un cercle ici, mais il coûte trois tuiles violettes. Ta tuile jaune en remplace une, et tu paies deux tuiles pour chacune des autres. Cinq de tes six tuiles y passeraient.',
      ],
    },
    ignite: {
      title: 'Allumer un brasier',
      about: [
        'Quand une mission est accomplie, tu prends un tour pour la retourner : elle devient un brasier. C’est gratuit, et le brasier compte à la fin de la partie.',
        'Le novice à côté part au Haut Conseil, où tu choisis un bonus : 2 or et une tuile jaune, une tuile chemin, une gardienne, un gnome, une traversée gratuite…',
      ].join('\n'),
      question: `Ta mission ${quoted('3 portails')} est accomplie. Que fais-tu ce tour-ci ?`,
      answers: [
        'Une tuile chemin est utile, mais peut attendre. Plus ton novice arrive tôt au Haut Conseil, plus son bonus t’aide longtemps. Et certaines missions ne sont plus accomplies dès que tu dépenses quelque chose.',
        'Un gnome t’aide jusqu’à la fin : ce n’est pas un mauvais choix. Mais il coûte deux tuiles et deux ressources. Allumer ne coûte rien et te donne aussi un bonus.',
        '4 points, 2 de plus pour le portail à côté, et un bonus du Haut Conseil, le tout gratuitement. Allume tôt, tant que les meilleures cases du Conseil sont libres.',
      ],
    },
    end: {
      title: 'La fin de la partie',
      about: [
        'Le compte à rebours commence au septième novice au Haut Conseil (le dixième à trois, le treizième à quatre). Il reste alors quatre à six tours à chacun. Au lieu de jouer, tu peux passer : tu marques les points de la tuile sablier et tu ne joues plus.',
        'À la fin, tu marques tes brasiers, tes gardiennes aux brasiers, 2 par portail et par cristal assorti à côté d’un brasier, 4 par mission du Conseil, 3 par tuile destin restante, et 1 pour deux tuiles ou ressources restantes.',
      ].join('\n'),
      question: 'C’est ton dernier tour. Qu’est-ce qui rapporte le plus ?',
      answers: [
        'Ta gardienne passe le portail vers le brasier à côté d’elle : 4 points. C’est bien, mais autre chose rapporte plus.',
        'Passer rapporte les points de la tuile sablier : seulement 1 au dernier tour. Plus tôt, c’est jusqu’à 5, et cela en vaut parfois la peine.',
        '3 points pour le brasier, 2 pour le portail à côté, et un bonus du Haut Conseil ou 1 point de plus : six ou davantage. Dans les derniers tours, cherche ce qui rapporte tout de suite.',
      ],
    },
  },
}

const tries = (n: number): string => (n === 1 ? '1er essai' : `${n}e essai`)

export const puzzle: Words['puzzle'] = {
  command: { name: 'bonfire-énigme', description: 'L’énigme du jour : trouve le meilleur tour' },
  title: (day) => `Énigme du ${day}`,
  task: 'Aujourd’hui, tout le monde a la même position, et un tour y vaut nettement mieux que les autres. Joue un tour dans ton tableau de bord, finis-le et découvre ce qu’il valait. Personne d’autre ne le voit, et cela ne change rien à tes parties.',
  hard: 'Difficile : regarde plus loin que ce tour.',
  inPanel: (n) => `Énigme du jour, ${tries(n)}. Ce n’est pas une vraie partie.`,
  solved: (n) => `Résolue au ${tries(n)} : c’est le meilleur tour.`,
  streak: (days) => `Cela fait ${days} jours de suite.`,
  foundAfterShown: 'C’est le meilleur tour. Tu l’avais déjà vu, l’énigme ne compte donc pas comme résolue.',
  behind: {
    little: 'Pas tout à fait : il y a un tour un peu meilleur.',
    some: 'Il y a un meilleur tour.',
    much: 'Il y a un bien meilleur tour.',
  },
  best: 'Le meilleur tour',
  about:
    'Des ordinateurs l’ont trouvé après une longue recherche, sans en savoir plus que toi. Toutes les valeurs sont des estimations.',
  tryAgain: 'Réessayer',
  showBest: 'Montrer le meilleur tour',
  showBestCosts: 'Ensuite, l’énigme ne compte plus comme résolue.',
  board: (solved, more, others) => {
    const list = solved.map(({ mention, tries: n }) => `${mention} (${tries(n)})`).join(', ')
    const all = more > 0 ? `${list} et ${more} de plus` : list
    const rest = others === 0 ? '' : ` ${others} ${others === 1 ? 'personne cherche' : 'personnes cherchent'} encore.`
    return solved.length === 0 ? `Personne ne l’a encore résolue ici.${rest}` : `Résolue ici par ${all}.${rest}`
  },
  over: 'Cette énigme est terminée. Tape /bonfire-énigme pour celle d’aujourd’hui.',
}

/** Somebody's head start, as the challenge counts it: below 0 it is the person's (R16.12). */
const start = (handicap: number): string => {
  if (handicap === 0) return 'pas d’avance'
  return handicap > 0
    ? `Tom part avec ${names.points(handicap)} d’avance`
    : `tu pars avec ${names.points(-handicap)} d’avance`
}
const price = (challenge: boolean): string =>
  `Un abandon compte comme une défaite${challenge ? ', y compris dans ton défi handicap' : ''}.`

export const solo: Words['solo'] = {
  challenge: (handicap) => `Défi handicap à ${signed(handicap)} : ${start(handicap)}.`,
  free: (handicap) => `Hors défi : ${start(handicap)}.`,
  challengeAfter: (before, after) =>
    before === after
      ? `Défi handicap : toujours à ${signed(after)}.`
      : `Défi handicap : ${signed(before)} → **${signed(after)}**. La prochaine fois : ${start(after)}.`,
  opened: 'Ta partie contre Tom t’attend dans nos messages privés.',
  countsHere: 'Une fois terminée, elle compte dans l’historique et les records de ce serveur.',
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
  undo: 'Annuler le choix pour Tom',
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
