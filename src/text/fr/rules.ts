import { controlInSentence } from '../control.ts'
import type { Words } from '../words/index.ts'
import type { BoxFacts, RuleTexts, RuleTopicListName } from '../words/rules.ts'
import { count, either, keywords, list, quoted, span } from './grammar.ts'
import { buttons } from './names.ts'
import { nouns, resources } from './nouns.ts'
import { tasks } from './tasks.ts'

/** Ends with a space. */
function tasksLeftOut({ players, tasks: without }: BoxFacts['leftOut'][number]): string {
  const called =
    without.length > 2
      ? count(without.length, nouns.task)
      : `${without.length === 1 ? 'la mission' : 'les missions'} ${list(without.map((task) => quoted(tasks.condition(task))))}`
  return `À ${either(players.map(String))}, retire ${called}. `
}

/** The rules in our own words, by topic; a reader needs one at a time. */
export const rules: RuleTexts = {
  // What is in the game, how it begins, a turn, and paying.
  goal: {
    title: 'Le but du jeu',
    keywords: keywords('but, objectif, aperçu, brasier, gagner, gagner la partie, victoire, résumé'),
    text: 'Tu rallumes les brasiers de ta cité. Va sur les îles, prends des missions, accomplis-les et allume-les : ce sont alors des brasiers. Construis un chemin avec des portails pour que des gardiennes rejoignent tes brasiers, et recrute des gnomes qui t’aident. Chaque brasier allumé envoie un novice au Haut Conseil. Quand il y en a assez, le compte à rebours de la fin commence. Le plus grand nombre de points gagne.',
  },
  resources: {
    title: 'Les ressources 🌸🍎🌿🐚🥕🪙',
    keywords: keywords('ressource, fleur, fruit, herbe, coquillage, racine, or, réserve, pomme, carotte'),
    text: 'Il y en a six : fleur, fruit, herbe, coquillage, racine et or. L’or est une ressource comme les autres, et quand tu paies, il peut remplacer n’importe laquelle. Là où une mission dit « sans or », l’or ne compte pas. La réserve générale est inépuisable.',
  },
  'action-tiles': {
    title: 'Les tuiles action et leurs couleurs',
    keywords: keywords('tuile action, couleur, vert, bleu, rouge, blanc, violet, marron, jaune, joker, jeton'),
    text: '🟩 Construire un chemin.\n🟦 Déplacer le navire.\n🟥 Recevoir une mission.\n⬜ Accueillir une gardienne, ou faire une procession.\n🟪 Utiliser le Grand Brasier.\n🟫 Recruter un gnome.\n🟨 Joker : remplace n’importe laquelle.\nTu gagnes la plupart des tuiles en plaçant des tuiles destin. La réserve générale est inépuisable.',
  },
  crystals: {
    title: 'Bleu, rouge et jaune : missions et cristaux',
    keywords: keywords('cristal, couleur de mission, couleur de brasier, valeurs'),
    text: ({ taskPoints: { blue, red, yellow } }) =>
      `Missions et brasiers ont trois couleurs : les bleus valent ${span(blue)} points, les rouges ${span(red)}, les jaunes ${span(yellow)}. Chaque tuile chemin montre un cristal de l’une de ces couleurs. S’il va avec le brasier à côté, il rapporte 2 points à la fin.`,
  },
  'set-up': {
    title: 'La mise en place',
    keywords: keywords(
      'mise en place, installation, îles, distribution, débutant, premier joueur, extension, bâtiment ovale, qui commence',
    ),
    text: ({ leftOut }) =>
      `Dix îles portent des missions visibles : trois chacune à 4 joueurs, deux à 1 ou 2 ; à 3, deux sur les quatre îles des coins et trois sur les autres. Chacune des quatre îles des gardiennes en porte quatre. Six experts, six sages et quatre tuiles chemin sont visibles. Chaque case du Grand Brasier a quatre portails à 3 ou 4, trois à 1 ou 2. ${leftOut.map(tasksLeftOut).join('')}Chaque cité reçoit une extension au hasard ; celle au bâtiment ovale commence. Avec les îles pour débuter, chaque île a des missions de couleurs différentes.`,
  },
  'first-tile': {
    title: 'Ta première tuile et tes ressources',
    keywords: keywords('premier tour, départ, ressources de départ, échanger, milieu, début'),
    text: 'Tu commences ton premier tour avec une tuile destin en main. Garde-la, ou échange-la contre celle du milieu de ta réserve. Place-la sur le centre marqué, dans un sens ou dans l’autre. Tu gagnes ses trois tuiles action, rien de plus. Tu reçois aussi une ressource de chaque sorte et deux 🟨.',
  },
  turn: {
    title: 'Un tour',
    keywords: keywords('tour, option, action, que puis-je faire, ordre, mon tour, trois options, jouer'),
    text: 'Fais une seule chose :\n• placer une tuile destin,\n• utiliser des tuiles action d’une couleur,\n• allumer un brasier.\nLes actions bonus viennent avant ou après. Si tu peux jouer, tu dois jouer ; on ne passe que pendant le compte à rebours. Si une seule chose est possible, le bot la fait.',
  },
  'no-turn-left': {
    title: 'Quand tu ne peux rien faire',
    keywords: keywords('bloqué, coincé, impossible, rien à faire, plus de tour, cas particulier'),
    text: 'Si, à ton tour, aucune des trois options ni aucune action bonus n’est possible, tu ne joues plus. S’il ne te reste qu’une action bonus, tu peux la faire ; si tu la refuses, tu ne joues plus. Pendant le compte à rebours, tu passes alors d’office et marques quand même les points de la tuile sablier.',
  },
  undo: {
    title: 'Annuler et compléter l’étalage',
    keywords: keywords(
      'annuler, revenir en arrière, reprendre un coup, révéler, compléter, caché, étalage, erreur, faute, se tromper',
    ),
    text: 'Tu peux annuler tes étapes jusqu’à la fin de ton tour, mais pas au-delà de ce qui a été révélé. C’est pourquoi l’étalage n’est complété, et ta prochaine offrande révélée, que si tu le demandes, si une étape suivante en a besoin, ou à la fin de ton tour. Une tuile chemin prise sans la voir et quatre nouvelles tuiles sont révélées tout de suite. Si rien n’a été révélé, tu peux encore, une fois ton tour fini, demander aux autres de pouvoir le reprendre : dans ton tableau de bord, tant que personne n’a rien choisi ensuite.',
  },
  discard: {
    title: 'Défausser des tuiles action',
    keywords: keywords('défausser, défausse, jeter, surplus, trop de tuiles'),
    text: 'À ton tour, tu peux défausser des tuiles action. Cela ne sert qu’avant de placer une tuile destin ; le bot le propose donc à ce moment-là : quand tu as plus de tuiles que permis et qu’une tuile destin aurait de la place.',
  },
  paying: {
    title: 'Payer : tuiles jaunes, or, deux pour un',
    keywords: keywords('payer, prix, coût, remplacer, joker, jaune, or, édition, deux pour un, substitution'),
    text: 'Remplace une tuile action par une 🟨 ou par deux tuiles action au choix. Remplace une ressource par un 🪙 ou par deux ressources au choix ; l’or aussi se remplace par deux ressources. Deux tuiles payées pour une comptent toujours pour une, par exemple pour un pas. Pour accomplir une mission, tu ne peux rien remplacer.',
    editions: {
      rulebook: 'Tu paies d’abord ce qui convient, et ne remplaces que ce qui te manque.',
      online: 'Tu peux tout remplacer, même ce que tu as.',
    },
  },
  prices: {
    title: 'Tous les prix',
    keywords: keywords('prix, tarif, coût, coûts, coûte, combien, tableau des prix, aperçu'),
    text: ({ pathPrices }) =>
      [
        `👣 **Tuile chemin :** ${pathPrices
          .map(
            ({ from, to, units }) =>
              `${'🟩'.repeat(units)} ${from === to ? `pour la tuile ${from}` : `pour chaque tuile de ${from} à ${to}`}`,
          )
          .join(', ')}`,
        '⛵ **Navire :** premier trajet 🟦 vers n’importe quelle île ; ensuite 🟦 une route, 🟦🟦 deux, 🟦🟦🟦 n’importe quelle île',
        '📜 **Mission :** 🟥, 🟥🟥 ou 🟥🟥🟥 pour ta première, deuxième ou troisième offrande là-bas, et 2 ressources',
        '💂 **Gardienne :** ⬜',
        '🚶 **Procession :** ⬜ par pas',
        '🌋 **Grand Brasier :** première fois de la partie 🟪 vers n’importe quelle case ; ensuite 🟪 une case, 🟪🟪 deux, 🟪🟪🟪 n’importe laquelle',
        '🧙 **Gnome :** 🟫🟫 et sa ressource, ou 🟫 et deux fois sa ressource',
        '🔥 **Tuile destin, brasier, novice neutre :** gratuit',
        'Remplace ce qui te manque par 🟨, par 🪙 ou à deux pour un.',
      ].join('\n'),
  },
  'pay-otherwise': {
    title: 'Comment le bot propose un paiement',
    keywords: keywords('payer autrement, proposition, paiement, automatique'),
    text: `Le bot paie pour toi avec le moins de pièces, puis le moins de tuiles jaunes et d’or, puis ce que tu as en plus grand nombre. ${controlInSentence(buttons.payOtherwise)} donne tous les autres paiements exacts. Tu ne paies jamais trop.`,
  },

  // The options of a turn: fate tiles, the six colours, igniting, and the council's bonuses.
  'fate-tile': {
    title: 'Placer une tuile destin',
    keywords: keywords('destin, placer, poser, tuile, limite, haut, bas, dessus, dessous, adjacent, zone'),
    text: 'Pour placer une tuile destin, tu dois avoir au plus une tuile action (trois avec l’Amasseur, gnome 14). Défausse d’abord le reste. Prends la tuile du dessus ou du dessous de ta réserve. Place-la à l’horizontale ou à la verticale, dans un sens ou dans l’autre : dans ta zone destin, sur des cases libres, contre au moins une tuile déjà placée.',
  },
  'fate-gain': {
    title: 'Ce que donne une tuile destin',
    keywords: keywords(
      'destin, gain, groupe, zone, relié, symboles, couvrir, couvert, plus tuiles, gagner des tuiles, avoir des tuiles, exemple',
    ),
    text: 'Pour chacun de ses trois symboles, compte le groupe d’un seul tenant dont il fait maintenant partie, lui compris, et prends autant de tuiles action. Les symboles se touchent par un côté, pas en diagonale. Si tu couvres un or ou une tuile jaune imprimés, tu les gagnes une fois (deux fois avec le Chanceux, gnome 16).',
  },
  'fate-overhang': {
    title: 'Tuiles destin qui dépassent (Funambule)',
    keywords: keywords('bord, dehors, dépasser, dépasse, hors zone, 27'),
    text: 'Avec le Funambule (gnome 27), une tuile destin peut dépasser de la zone destin, tant qu’au moins un de ses symboles est dedans. Les symboles du dehors forment des groupes et donnent des tuiles action, et rien ne peut les recouvrir. Mais ils ne couvrent aucun symbole imprimé et ne comptent pour aucune mission. Le Sage du destin compte la tuile.',
  },
  path: {
    title: 'Construire un chemin 🟩',
    keywords: keywords('chemin, construire, vert, tuile, cristal, six, prix, pioche, route pavée'),
    text: ({ pathPrices }) =>
      `Prends l’une des quatre tuiles chemin visibles, ou la première de la pioche sans la voir, et ajoute-la à ton chemin. Paie ${list(
        pathPrices.map(
          ({ from, to, units }) =>
            `${'🟩'.repeat(units)} ${from === to ? `pour la tuile ${from}` : `pour chaque tuile de ${from} à ${to}`}`,
        ),
      )}. Les tuiles gratuites comptent aussi dans cet ordre. Tu en construis six au plus. La première des sept cases chemin est imprimée sur ta tuile départ : elle montre de l’or et compte comme tuile chemin.`,
  },
  'new-path-tiles': {
    title: 'Quatre nouvelles tuiles chemin',
    keywords: keywords('chemin, étalage, remplacer, même cristal, renouveler, cas particulier'),
    text: 'Si les quatre tuiles chemin visibles ont un cristal de la même couleur quand tu construis, tu peux les mettre sous la pioche et en révéler quatre nouvelles. Tu dois alors prendre une tuile chemin. Si les quatre nouvelles sont encore pareilles, tu peux recommencer. Ce n’est pas possible avec un chemin gratuit du Conseil.',
  },
  ship: {
    title: 'Déplacer le navire 🟦',
    keywords: keywords(
      'navire, bateau, naviguer, route, île, bleu, déplacer, navigatrice, prix, port, embarcadère, agir à l’arrivée, action en plus, se bloquer',
    ),
    text: 'Ton premier trajet de la partie coûte 🟦 et mène à n’importe quelle île. Ensuite :\n🟦 une route\n🟦🟦 deux routes\n🟦🟦🟦 n’importe quelle île\nTu dois finir sur une autre île. Les navires ne se gênent jamais. Avec la Navigatrice (gnome 21), une ou deux tuiles peuvent te mener une route plus loin. Juste après, tu peux agir sur place au prix habituel : recevoir une mission, ou accueillir une gardienne.',
  },
  task: {
    title: 'Recevoir une mission 🟥',
    keywords: keywords('mission, recevoir, prendre, rouge, île, offrande, prix, tâche, objectif'),
    text: 'Ton navire doit être sur l’île de la mission, et ta cité compter moins de sept missions et brasiers. Paie :\n• 🟥 pour ta première offrande là-bas, 🟥🟥 pour la deuxième, 🟥🟥🟥 pour la troisième\n• la ressource d’une offrande visible, et celle de l’île\nLaisse cette offrande, et place la mission dans ta cité.',
  },
  offering: {
    title: 'Les offrandes',
    keywords: keywords('offrande, tuile offrande, pile, face cachée, visible, troqueur'),
    text: 'Tu en as dix, en deux piles ; la première de chaque pile est visible. Pour recevoir une mission, choisis l’une des deux : elle montre une ressource que tu paies, et tu la laisses face cachée sur l’île. Puis révèle la suivante de cette pile. Les offrandes des autres n’y changent rien. Avec le Troqueur (gnome 3), tu paies deux ressources au choix, mais tu laisses quand même la tuile.',
  },
  'task-space': {
    title: 'Choisir une case mission',
    keywords: keywords('case, case mission, cité, où, placer, plateau, plateau joueur'),
    text: 'Chacune des sept cases mission touche une case chemin, une encoche de portail et une valeur pour une gardienne. Une fois la mission allumée, un portail à côté vaut 2, un cristal de même couleur vaut 2, et une gardienne qui y arrive vaut la valeur indiquée. Le novice à côté de la case part au Haut Conseil.',
  },
  guardian: {
    title: 'Accueillir une gardienne ⬜',
    keywords: keywords('gardienne, gardien, accueillir, chercher, blanc, île, couleur, prix, héraut'),
    text: 'Ton navire doit être sur une île de gardiennes dont tu n’as pas encore la couleur, et il doit en rester une. Paie ⬜ et place-la sur ta tuile départ, qui en accueille autant que tu veux. Ta cité a cinq gardiennes au plus : celle en bois et une de chaque couleur des îles. Avec le Héraut (gnome 17), une procession d’un pas suit, mais ne rapporte rien.',
  },
  procession: {
    title: 'Les processions ⬜',
    keywords: keywords('procession, avancer, marcher, pas, blanc, gardienne, déplacer, ordre, doubler, dépasser, prix'),
    text: 'Paie une ou plusieurs ⬜. Chaque gardienne peut avancer d’autant de pas, une fois chacune, la plus avancée d’abord ; entre plusieurs sur une même case, tu choisis. Un pas mène à la case suivante du chemin, ou d’une case chemin au brasier à côté : il y faut un portail et une mission allumée. Une gardienne peut en dépasser d’autres, mais doit finir seule sur sa case. Au moins une doit avancer. Celles aux brasiers y restent.\nMeneuse (gnome 2) : un pas de plus. Aubergiste (gnome 1) : plusieurs gardiennes par case chemin.',
  },
  'procession-gain': {
    title: 'Ce que rapportent les gardiennes',
    keywords: keywords('procession, gain, rapporter, ressource, cueilleuse, compagne, portier, récolte'),
    text: 'Une gardienne qui finit sur une case chemin après au moins un pas en rapporte la ressource. À un brasier, elle ne rapporte rien sur le moment, mais des points à la fin. Avec la Cueilleuse (gnome 6), tu choisis la ressource. La Compagne de sa couleur (gnomes 10 à 13) la rapporte une fois de plus. Le Portier (gnome 20) ajoute 1 or sur la première case chemin.',
  },
  'great-bonfire': {
    title: 'Le Grand Brasier 🟪',
    keywords: keywords('grand brasier, violet, tourner, récompenses, sens horaire, tourne-feu, collectionneuse, prix'),
    text: 'La toute première utilisation de la partie, par n’importe qui, coûte 🟪 et mène à n’importe quelle case. Ensuite :\n🟪 une case dans le sens horaire\n🟪🟪 deux cases\n🟪🟪🟪 n’importe laquelle, même la même\nPrends deux des trois récompenses : la tuile action, la ressource (ou 2 points), un portail qui convient. Avec le Tourne-feu (gnome 22), une ou deux tuiles peuvent le tourner d’une case de plus. Avec la Collectionneuse (gnome 23), prends les trois.',
  },
  portals: {
    title: 'Portails et encoches',
    keywords: keywords('portail, portails, encoche, forme, ordre, poseur de portes, porte'),
    text: 'Tu remplis tes encoches de droite à gauche, à l’inverse du chemin : ton premier portail va à côté de la case chemin 7, le dernier à côté de la case 1. Sa forme doit aller dans l’encoche, sinon tu ne peux pas le prendre. Avec le Poseur de portes (gnome 25), n’importe quelle encoche libre de même forme convient. Un portail laisse passer les gardiennes vers le brasier allumé à côté.',
  },
  gnome: {
    title: 'Recruter un gnome 🟫',
    keywords: keywords('gnome, recruter, marron, brun, expert, prix, marchandeur, lutin'),
    text: 'Paie 🟫🟫 et la ressource du gnome une fois, ou 🟫 et sa ressource deux fois. Ta cité en accueille six. Le pouvoir d’un expert vaut pour toi dès maintenant ; un sage donne des points tout de suite. Regarde les gnomes pour lire ce que fait chacun.',
  },
  elders: {
    title: 'Les sages',
    keywords: keywords('sage, sages, ancien, points tout de suite'),
    text: 'Six sages sont visibles et ne sont pas remplacés. Quand tu en recrutes un, tu marques tout de suite, selon le sage : 1 point par tuile chemin (tuile départ comprise), ou par tuile destin de ta zone destin, ou par portail, ou par mission et brasier, ou par gardienne, ou par gnome (lui compris). L’Ami des sages (gnome 4) ajoute 2.',
  },
  ignite: {
    title: 'Allumer un brasier 🔥',
    keywords: keywords('allumer, brasier, mission, condition, accomplir, remplir, retourner, feu, allumage'),
    text: 'À ton tour, retourne une de tes missions dont la condition est remplie ; tu peux avoir plus que demandé. C’est gratuit. Pour sa propre condition, elle compte comme mission, mais pas encore comme brasier. Le novice placé à côté rejoint le Haut Conseil.',
  },
  council: {
    title: 'Le Haut Conseil',
    keywords: keywords('conseil, haut conseil, novice, case, bonus, point, couleur, porte-parole, doreur'),
    text: 'Ton novice va sur l’une des huit cases sans novice de sa couleur (sur n’importe laquelle avec le Porte-parole, gnome 24). Prends le bonus de la case, ou 1 point. Si le bonus est inutilisable, tu prends le point. Seule la case « Or et tuile jaune » ne donne pas de point à la place. Le Doreur (gnome 7) te donne 1 or par novice, même neutre.',
  },
  'council-bonuses': {
    title: 'Les huit bonus du Conseil',
    keywords: keywords(
      'conseil, bonus, chemin gratuit, gardienne gratuite, trajet gratuit, tuile destin en plus, expert',
    ),
    text: '🪙 Prends 2 or et une tuile jaune.\n👣 Prends une tuile chemin visible, ou celle de ton choix dans la pioche, mélangée ensuite.\n💂 Prends une gardienne d’une nouvelle couleur sur n’importe quelle île.\n🌋 Tourne le Grand Brasier vers la case de ton choix et prends les récompenses.\n🧙 Prends un expert visible ; pas un sage.\n🚶 Déplace une gardienne aussi loin que tu veux, en avant ou en arrière.\n⛵ Va sur l’île de ton choix ; y agir coûte le prix habituel.\n🔮 Place tout de suite ta prochaine tuile destin, peu importe combien de tuiles action tu as.\nTes limites restent : six tuiles chemin, cinq gardiennes, six gnomes, sept missions.',
  },
  'guide-guardian': {
    title: 'Bonus du Conseil : déplacer une gardienne',
    keywords: keywords('conseil, déplacer une gardienne, arrière, reculer, guider'),
    text: 'Déplace une gardienne d’au moins un pas, aussi loin que tu veux, en avant ou en arrière, vers une case chemin ou un brasier libres. Pour un brasier, il faut son portail, et il doit être allumé. Elle peut aussi quitter un brasier par son portail. Elle ne peut pas aller sur la tuile départ. Elle rapporte la ressource habituelle. Ce n’est pas une procession : la Meneuse (gnome 2) et le Héraut (gnome 17) n’y ajoutent rien.',
  },

  // Common tasks, the end, scoring, gnomes that need more words, and solo play.
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

export const ruleLists: Readonly<Record<RuleTopicListName, string>> = {
  turn: 'Le jeu, un tour, payer…',
  actions: 'Actions, gnomes, Conseil…',
  end: 'Missions du Conseil, fin, décompte…',
}

export const terms: Words['terms'] = {
  actionTile: nouns.actionTile.one,
  blossom: resources.blossom.one,
  bonfire: nouns.bonfire.one,
  city: 'cité',
  commonTask: 'mission du Conseil',
  countdown: 'compte à rebours',
  countdownTile: 'tuile sablier',
  crystal: nouns.crystal.one,
  display: 'étalage',
  elder: nouns.elder.one,
  fateArea: 'zone destin',
  fateTile: nouns.fateTile.one,
  fruit: resources.fruit.one,
  gnome: nouns.gnome.one,
  gold: resources.gold.one,
  greatBonfire: 'Grand Brasier',
  guardian: nouns.guardian.one,
  herb: resources.herb.one,
  highCouncil: 'Haut Conseil',
  island: nouns.island.one,
  landingStage: 'port',
  neutralNovice: 'novice neutre',
  notch: 'encoche',
  novice: nouns.novice.one,
  offeringTile: 'tuile offrande',
  pathTile: nouns.pathTile.one,
  point: nouns.point.one,
  portal: nouns.portal.one,
  resource: nouns.resource.one,
  reward: 'récompense',
  root: resources.root.one,
  shell: resources.shell.one,
  ship: 'navire',
  shipRoute: 'route maritime',
  specialist: 'expert',
  startingTile: 'tuile départ',
  supply: 'réserve',
  task: nouns.task.one,
  tomCard: 'carte Tom',
}
