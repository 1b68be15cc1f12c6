import type { RuleTexts } from '../../words/rules.ts'
import { keywords, span } from '../grammar.ts'

/** Common tasks, the end, scoring, gnomes that need more words, and solo play. */
export const endRules: RuleTexts<'end'> = {
  'common-tasks': {
    title: 'Les cinq missions du Conseil',
    keywords: keywords(
      'mission du conseil, mission commune, neutre, novice, sept, cinq gardiennes, six gnomes, 4 points',
    ),
    text: '• sept missions ou brasiers\n• sept portails\n• sept tuiles chemin (tuile départ comprise)\n• cinq gardiennes\n• six gnomes\nChacune que tu accomplis vaut 4 points à la fin, que tu aies envoyé son novice neutre ou non. Si tu as sept brasiers, la première en vaut 7.',
  },
  'bonus-action': {
    title: 'Actions bonus : les novices neutres',
    keywords: keywords('action bonus, novice neutre, mission du conseil'),
    text: 'Si tu accomplis une mission du Conseil et que son novice neutre est encore là, tu peux l’envoyer sur une case du Conseil sans novice neutre et prendre le bonus de la case. Autant de fois que possible, à n’importe lequel de tes tours, avant ou après ton action. Finis chaque action bonus avant la suivante.',
  },
  'feast-giver': {
    title: 'Le Festoyeur (gnome 19)',
    keywords: keywords('19, fête, festoyeur, mission du conseil, or et jaune'),
    text: 'Chaque fois que ta cité accomplit pour la première fois une mission du Conseil pendant que tu as le Festoyeur, prends aussitôt 1 or et 1 🟨. Deux missions d’un coup rapportent deux fois. Celles d’avant ne rapportent rien. Si le Festoyeur est ton sixième gnome, cette mission compte. Allumer les sept brasiers n’est pas une nouvelle mission.',
  },
  doubler: {
    title: 'Le Doubleur (gnome 5)',
    keywords: keywords('5, jaune, double, doubleur, deux tuiles, édition'),
    text: 'Une 🟨 que tu paies compte comme deux tuiles d’une même couleur. S’il ne t’en faut qu’une des deux, l’autre est perdue. Pour placer une tuile destin, pour les missions et au décompte, elle ne compte que pour une.',
    editions: {
      rulebook: 'Elle peut remplacer deux tuiles s’il t’en manque au moins une ; tu gardes alors l’autre.',
      online: 'Elle peut remplacer deux tuiles quelconques, même si tu les as.',
    },
  },
  'fire-warden': {
    title: 'Le Garde-feu (gnome 18)',
    keywords: keywords('18, garde-feu, gardienne, brasier, édition'),
    text: 'Tes gardiennes aux brasiers valent 2 points de plus chacune.',
    editions: {
      rulebook: 'Tu les marques à la fin, pour chaque gardienne à un brasier.',
      online: 'Tu les marques tout de suite, chaque fois qu’une gardienne arrive à un brasier.',
    },
  },
  countdown: {
    title: 'Le compte à rebours',
    keywords: keywords('compte à rebours, rebours, fin, novices, derniers tours, combien, sablier, tuiles sablier'),
    text: 'Il commence quand le Haut Conseil compte 7 novices (à 1 ou 2 joueurs), 10 (à 3) ou 13 (à 4), neutres compris. Le premier joueur transmet ensuite une tuile sablier après chacun de ses tours, de 5 à 1. Quand la tuile 1 revient, la partie se termine.',
  },
  'turns-left': {
    title: 'Combien de tours il reste',
    keywords: keywords('compte à rebours, tours restants, premier joueur, dernière manche, combien de tours'),
    text: 'La première tuile sablier est transmise à la fin du tour du premier joueur : celui où il a déclenché le compte à rebours, sinon le suivant. Dès lors, il reste cinq tours à tous les autres et quatre à lui. Chaque tuile fait le tour de la table et sort du jeu à son retour ; elle saute les places qui ne jouent plus. Quand plus personne ne joue, la partie se termine.',
  },
  passing: {
    title: 'Passer',
    keywords: keywords('passer, compte à rebours, points, arrêter plus tôt, sauter un tour, passer son tour'),
    text: 'On ne passe que pendant le compte à rebours, et à la place d’un tour entier : marque les points de la tuile sablier, un par tour qu’il te reste, et ne joue plus. Tu ne peux pas y ajouter d’action bonus. Pour le premier joueur, c’est la tuile qu’il transmettrait. Avant la première tuile transmise, les autres ne peuvent pas passer.',
  },
  ending: {
    title: 'Comment se termine une partie',
    keywords: keywords('fin, finir, fin de partie, fin du jeu, quand est-ce fini, terminer'),
    text: 'La partie se termine au bout du compte à rebours, ou plus tôt si plus personne ne peut jouer. Contre Tom, elle se termine aussi quand il a joué son paquet pour la quatrième fois. Vient alors le décompte final.',
  },
  scoring: {
    title: 'Le décompte final',
    keywords: keywords('score, décompte, points, final, fin, compter'),
    text: ({ allTaskPoints, guardianValues }) =>
      `• Chaque brasier : sa valeur (${span(allTaskPoints)})\n• Chaque gardienne à un brasier : la valeur de sa case (${span(guardianValues)})\n• Chaque portail à côté d’un brasier : 2\n• Chaque cristal assorti au brasier à côté : 2\n• Chaque mission du Conseil : 4 (sept brasiers : 7)\n• Chaque tuile destin restée en réserve : 3\n• Deux tuiles action ou ressources restantes : 1\nLes missions non allumées ne valent rien.`,
  },
  ties: {
    title: 'Les égalités',
    keywords: keywords('égalité, ex æquo, ex aequo, départager, match nul, même score'),
    text: 'Le plus grand nombre de points gagne. À égalité, le plus grand nombre de brasiers. Si l’égalité demeure, la victoire est partagée. Contre Tom, rien ne départage : il te faut plus de points que lui.',
  },
  editions: {
    title: 'Livret de règles ou édition en ligne',
    keywords: keywords('édition, en ligne, livret, différence, variante'),
    text: 'Tu choisis en ouvrant une table. Trois choses diffèrent.\nPayer : avec le livret, tu remplaces seulement ce qui te manque ; en ligne, tout ce que tu veux.\nDoubleur (gnome 5) : avec le livret, sa tuile jaune remplace deux tuiles seulement s’il t’en manque une ; en ligne, deux quelconques.\nGarde-feu (gnome 18) : 2 points par gardienne à un brasier à la fin, ou en ligne tout de suite, chaque fois qu’une y arrive.',
  },
  solo: {
    title: 'En solo contre Tom',
    keywords: keywords('solo, tom, tout seul, un joueur, messages privés'),
    text: 'Tu suis les règles pour deux et tu commences toujours. Les îles portent 7 missions bleues, 7 rouges et 6 jaunes : deux par île, de couleurs différentes. Les trois experts qui montrent de l’or sont retirés. Après chacun de tes tours, Tom exécute sa première carte. Il n’a jamais de tuiles action ni de ressources, n’utilise aucun pouvoir de gnome, et ses novices ne bloquent jamais les tiens.',
  },
  'tom-cards': {
    title: 'Les cartes de Tom',
    keywords: keywords('tom, carte, paquet, signe gnome, mission i, mission ii'),
    text: 'Pour Gnome, Chemin et les deux Missions, on révèle d’abord un gnome. Sa ressource décide de ce que fait Tom.\nGnome : Tom prend tous les experts visibles qui montrent la ressource.\nChemin : il construit toutes les tuiles chemin visibles qui la montrent.\nMission I : il prend la mission la plus forte des deux îles de cette ressource et l’allume aussitôt. Mission II : pareil avec la plus faible ; un de ses novices va aussi au Conseil, et il marque 1.\nGardienne : il en prend une qui lui manque.\nGrand Brasier : il le tourne vers le prochain portail qu’il lui faut et prend ce portail.',
  },
  'tom-choices': {
    title: 'Ce que tu décides pour Tom',
    keywords: keywords('tom, choisir, égalité, décider, trancher'),
    text: 'Quand une carte laisse un choix (missions à égalité, quelle gardienne, quelle case du Conseil), tu choisis pour Tom. En ouvrant la table, tu peux laisser Tom trancher.',
  },
  'tom-points': {
    title: 'Comment Tom marque',
    keywords: keywords('tom, points, marquer, trois points, ne peut pas agir'),
    text: 'Quand Tom accomplit une mission du Conseil dont le novice neutre est encore là, celui-ci va sur une case de ton choix et Tom marque 1. S’il ne peut pas agir parce qu’il a déjà accompli la mission du Conseil correspondante, il marque 3. Pour toute autre raison, il ne se passe rien. À la fin, il marque comme toi, mais rien pour les gardiennes aux brasiers, les tuiles destin et les restes.',
  },
  'tom-end': {
    title: 'La fin d’un solo contre Tom',
    keywords: keywords('tom, fin, quatrième, paquet, 32, compte à rebours'),
    text: 'Comme à deux, le compte à rebours commence au septième novice. La partie se termine aussi dès que Tom a joué son paquet pour la quatrième fois, après 32 cartes, même pendant le compte à rebours. Si tu as passé ou ne joues plus, il continue seul. Tom ne passe jamais.',
  },
  handicap: {
    title: 'Le défi handicap',
    keywords: keywords('handicap, défi, avance, solo, niveau, difficulté'),
    text: 'Un handicap au-dessus de 0 est l’avance de Tom ; au-dessous, c’est la tienne. Tu commences à −10. Une victoire ajoute 5, une défaite retire 2, une égalité ne change rien. Le bot retient ton handicap.',
  },
}
