import type { RuleTexts } from '../../words/rules.ts'
import { keywords, list } from '../grammar.ts'

/** The options of a turn: fate tiles, the six colours, igniting, and the council's bonuses. */
export const actionRules: RuleTexts<'actions'> = {
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
    title: 'Quelle case mission choisir',
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
    text: 'À ton tour, retourne une de tes missions dont la condition est remplie ; avoir plus que demandé est permis. C’est gratuit. La mission elle-même compte comme mission, mais pas encore comme brasier. Le novice placé à côté rejoint le Haut Conseil.',
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
    title: 'Conseil : déplacer une gardienne',
    keywords: keywords('conseil, déplacer une gardienne, arrière, reculer, guider'),
    text: 'Déplace une gardienne d’au moins un pas, aussi loin que tu veux, en avant ou en arrière, vers une case chemin ou un brasier libres. Pour un brasier, il faut son portail, et il doit être allumé. Elle peut aussi quitter un brasier par son portail. Elle ne peut pas aller sur la tuile départ. Elle rapporte la ressource habituelle. Ce n’est pas une procession : la Meneuse (gnome 2) et le Héraut (gnome 17) n’y ajoutent rien.',
  },
}
