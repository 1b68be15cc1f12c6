import { control } from '../../control.ts'
import type { BoxFacts, RuleTexts } from '../../words/rules.ts'
import { buttons } from '../buttons.ts'
import { count, either, keywords, list, quoted, span } from '../grammar.ts'
import { nouns } from '../nouns.ts'
import { tasks } from '../tasks.ts'

/** Ends with a space. */
function tasksLeftOut({ players, tasks: without }: BoxFacts['leftOut'][number]): string {
  const called =
    without.length > 2
      ? count(without.length, nouns.task)
      : `${without.length === 1 ? 'la mission' : 'les missions'} ${list(without.map((task) => quoted(tasks.condition(task))))}`
  return `À ${either(players.map(String))}, retire ${called}. `
}

/** What is in the game, how it begins, a turn, and paying. */
export const turnRules: RuleTexts<'turn'> = {
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
    title: 'Annuler, et compléter l’étalage',
    keywords: keywords(
      'annuler, revenir en arrière, reprendre un coup, révéler, compléter, caché, étalage, erreur, faute, se tromper',
    ),
    text: 'Tu peux annuler tes étapes jusqu’à la fin de ton tour, mais pas au-delà de ce qui a été révélé. C’est pourquoi l’étalage n’est complété, et ta prochaine offrande révélée, que si tu le demandes, si une étape suivante en a besoin, ou à la fin de ton tour. Une tuile chemin prise sans la voir et quatre nouvelles tuiles sont révélées tout de suite. Si rien n’a été révélé, tu peux encore, une fois ton tour fini, demander aux autres de pouvoir le reprendre : dans ton panneau, tant que personne n’a rien choisi ensuite.',
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
      rulebook: 'Remplace seulement ce qui te manque : ce qui convient part d’abord.',
      online: 'Remplace tout, même ce que tu as.',
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
    text: `Le bot paie pour toi avec le moins de pièces, puis le moins de tuiles jaunes et d’or, puis ce que tu as en plus grand nombre. ${control(buttons.payOtherwise)} donne tous les autres paiements exacts. Tu ne paies jamais trop.`,
  },
}
