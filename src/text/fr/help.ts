import { controlInSentence } from '../control.ts'
import type { FirstGameWords } from '../words/facts.ts'
import type { Words } from '../words/index.ts'
import { inWords, quoted } from './grammar.ts'
import { buttons } from './names.ts'
import { ruleLists, rules } from './rules.ts'
import { live } from './table.ts'

const aim = 'Les brasiers en donnent le plus : prends des missions sur les îles, accomplis-les, allume-les.'
const tile =
  'Tu commences avec une tuile destin : garde celle que tu as en main, ou échange-la contre celle du milieu de ta réserve. Elle donne les trois tuiles action qu’elle montre : 🟦 pour déplacer le navire, 🟥 pour recevoir une mission là où il est, 🟩 pour construire un chemin, 🟫 pour recruter un gnome, ⬜ pour faire avancer tes gardiennes, 🟪 pour tourner le Grand Brasier.'
const turn =
  'Un tour, c’est **une** chose : placer une tuile destin, utiliser des tuiles action d’une couleur, ou allumer un brasier. Pour placer une tuile destin, il doit te rester une tuile action au plus : dépense d’abord. Bien pour débuter : 🟩 une tuile chemin, ou 🟦 le navire vers une île dont la mission te va. 🟨 remplace n’importe quelle couleur.'
const tasks = `regarde ${controlInSentence(live.looks.islands)}. Les bleues sont faciles et valent peu, les jaunes difficiles et valent beaucoup. Prends-en vite deux ou trois qui demandent la même chose : elles te disent quoi construire.`
const fate =
  'Bientôt à court de tuiles ? Place une tuile destin à côté de symboles identiques : un symbole donne autant de tuiles que son groupe compte alors de symboles. La liste met les meilleures places en premier.'
const gnomes =
  'Les gnomes (🟫) t’aident jusqu’à la fin : recrute tôt. Les chemins comptent deux fois : dans une procession (⬜), chaque gardienne rapporte la ressource de la tuile où elle s’arrête, et un cristal de la couleur du brasier à côté vaut des points à la fin.'
const igniting =
  'Une mission accomplie ? L’allumer prend un tour, rapporte des points à la fin et envoie un novice au Haut Conseil pour un bonus.'

const NOVICES: Readonly<Record<number, number>> = { 2: 7, 3: 10, 4: 13 }
function enough(players: number | null): string {
  const novices = players === null ? undefined : NOVICES[players]
  return `Avec ${novices === undefined ? 'sept novices là-bas (dix à trois, treize à quatre)' : `${inWords(novices)} novices là-bas`}`
}

export const guide: FirstGameWords = {
  againstTom: [
    `Le but : plus de points que Tom. ${aim}`,
    tile,
    turn,
    `Après chacun de tes tours, Tom joue une carte. Ton tableau de bord dit ce qu’il a fait ; s’il a le choix, c’est toi qui choisis. Maintenant, les missions : ${tasks}`,
    fate,
    gnomes,
    `${igniting} Avec sept novices là-bas, le compte à rebours commence ; la partie se termine aussi quand Tom a joué quatre fois ses huit cartes.`,
  ],
  withOthers: (players) => [
    `Le but : le plus de points. ${aim}`,
    tile,
    turn,
    `Les missions : ${tasks}`,
    fate,
    gnomes,
    `${igniting} ${enough(players)}, le compte à rebours commence : dès que le premier joueur finit ensuite un tour, il en reste cinq aux autres et quatre à lui.`,
  ],
}

export const help: Words['help'] = {
  bonfire: { name: 'bonfire', description: 'Joue au jeu de société Bonfire' },
  bonfireClub: { name: 'bonfire-club', description: 'Résultats, classement et partenaires de jeu sur ce serveur' },
  bonfireServer: {
    name: 'bonfire-serveur',
    description: 'Décide de ce qui est permis sur ce serveur, et garde un œil sur les tables',
  },
  commands: {
    new: { name: 'nouvelle', description: 'Ouvre une table de 2 à 4, dans son propre fil ou ici même' },
    mine: { name: 'mes-tables', description: 'Tes tables ouvertes, d’abord celles qui t’attendent' },
    solo: { name: 'solo', description: 'Joue sans les autres, contre Tom ou des ordinateurs, en messages privés' },
    profile: { name: 'profil', description: 'Tes parties contre Tom et ton défi handicap' },
    join: { name: 'rejoindre', description: 'Rejoint la table de ce salon' },
    start: { name: 'commencer', description: 'Lance la partie avec celles et ceux qui sont là' },
    turn: { name: 'tour', description: 'Ouvre ton tableau de bord : ce que tu peux faire maintenant' },
    hint: { name: 'suggestion', description: 'Jusqu’à trois bonnes façons de jouer ton tour, et pourquoi' },
    look: { name: 'regarder', description: 'Montre la table, une cité, les îles, les gnomes et plus' },
    scores: { name: 'scores', description: 'Montre les scores, ligne par ligne' },
    log: { name: 'historique', description: 'Raconte ce qui s’est passé jusqu’ici' },
    follow: { name: 'suivre', description: 'Montre ici une table d’un autre salon, tour par tour' },
    play: { name: 'jouer', description: 'Joue un coup que tu tapes' },
    undo: { name: 'annuler', description: 'Annule ta dernière étape' },
    end: { name: 'fin', description: 'Finit ton tour' },
    resign: { name: 'quitter', description: 'Quitte la table ; en cours de partie, on peut reprendre ta place' },
    takeover: { name: 'reprendre', description: 'Reprend une place vide' },
    sitout: { name: 'sauter', description: 'Saute une place vide pour le reste de la partie' },
    close: { name: 'fermer', description: 'Ferme la table (hôte ou modération)' },
    journal: { name: 'fichier', description: 'Donne une partie terminée en fichier à rejouer' },
    analysis: { name: 'bilan', description: 'Revient sur ta dernière partie : son déroulement et ses tournants' },
    settings: { name: 'paramètres', description: 'Ta langue, les astuces, les images, et comment je te préviens' },
    'forget-me': { name: 'oublie-moi', description: 'Efface tout ce que je sais de toi' },
    rules: { name: 'règles', description: 'Cherche quelque chose dans les règles' },
    help: { name: 'aide', description: 'Comment on joue ici' },
  },
  club: {
    history: { name: 'parties', description: 'Les parties terminées sur ce serveur' },
    ranking: { name: 'classement', description: 'Qui joue le mieux sur ce serveur' },
    stats: { name: 'statistiques', description: 'Tes parties sur ce serveur, ou celles d’une autre personne' },
    looking: {
      name: 'chercher',
      description: 'Cherche du monde pour jouer : un message ici, puis une table dès qu’il y a assez de monde',
    },
  },
  server: {
    settings: { name: 'réglages', description: 'Règles des tables sur ce serveur : où, qui, combien, comment' },
    tables: {
      name: 'tables',
      description: 'Tables ouvertes sur ce serveur ; fermes-en une, arrête une partie ou libère une place',
    },
    block: { name: 'bloquer', description: 'Empêche quelqu’un de jouer sur ce serveur' },
    unblock: { name: 'débloquer', description: 'Laisse quelqu’un rejouer sur ce serveur' },
    rights: {
      name: 'droits',
      description: 'Montre salon par salon ce que je n’ai pas le droit de faire, et comment y remédier',
    },
    log: { name: 'journal', description: 'Ce que la modération a fait ici' },
    export: { name: 'export', description: 'Toutes les parties terminées de ce serveur dans un fichier' },
    delete: { name: 'supprimer', description: 'Supprime tout ce que je garde de ce serveur' },
  },
  aCity: 'Une cité',
  options: {
    where: { name: 'lieu', description: 'Dans son propre fil ou ici même (par défaut : un fil)' },
    edition: { name: 'édition', description: 'Règles du livret ou édition en ligne (par défaut : le livret)' },
    beginners: { name: 'débutants', description: 'Sur chaque île, des missions de couleurs différentes' },
    friend: { name: 'invité', description: 'Réserve une place pour quelqu’un pendant un jour, et le mentionne' },
    language: { name: 'langue', description: 'La langue de la table dans le salon (par défaut : celle du serveur)' },
    story: { name: 'récit', description: 'Ce qui reste des tours dans le salon (par défaut : une ligne par tour)' },
    handicap: { name: 'handicap', description: 'Avance hors défi : au-dessus de 0 pour Tom, au-dessous pour toi' },
    tom: { name: 'tom', description: 'Tom tranche ses égalités lui-même' },
    challenge: { name: 'défi', description: 'Compte cette partie dans ton défi handicap (par défaut : oui)' },
    opponent: { name: 'adversaire', description: 'Tom ou des ordinateurs (par défaut : Tom)' },
    opponents: { name: 'adversaires', description: 'Combien d’ordinateurs (par défaut : un)' },
    computer: { name: 'ordinateur', description: 'Confie la place à un ordinateur' },
    guide: { name: 'astuces', description: 'Montre des astuces dans ton tableau de bord' },
    seat: { name: 'place', description: 'Quelle place' },
    at: { name: 'quoi', description: 'Ce que tu veux voir' },
    player: { name: 'qui', description: 'La cité de qui' },
    move: { name: 'coup', description: 'Ton coup : commence à taper, puis choisis dans la liste' },
    page: { name: 'page', description: 'Quelle page' },
    topic: { name: 'sujet', description: 'Ce que tu cherches, par exemple navire, tuile jaune ou compte à rebours' },
    island: { name: 'île', description: 'Quelle île' },
    zone: {
      name: 'fuseau',
      description: 'Ton fuseau horaire, pour les heures de silence : la grande ville la plus proche',
    },
    whose: { name: 'qui', description: 'Les parties de qui' },
    month: { name: 'mois', description: 'Quel mois, par exemple 2026-11' },
    away: { name: 'absence', description: 'Le jour de ton retour, dans 30 jours au plus' },
    person: { name: 'personne', description: 'Qui ; sans réponse, tu vois qui est bloqué' },
    players: { name: 'joueurs', description: 'Combien de joueurs' },
    pace: { name: 'rythme', description: 'À quel rythme vous jouez (sinon celui du serveur)' },
    role: { name: 'rôle', description: 'Un rôle à mentionner une fois, si ce serveur le permet' },
    until: { name: 'jusqu-à', description: 'Jusqu’à quand tu cherches : 22h, dans 2 heures (sinon quatre heures)' },
    time: { name: 'début', description: 'Quand ça commence : 20h, demain 19h30, sam 20h, dans 2 heures' },
  },
  help: {
    title: 'Comment on joue ici',
    open: 'Ouvre une table avec **/bonfire nouvelle** et joue à plusieurs ou contre des ordinateurs, ou joue en solo avec **/bonfire solo**.',
    text: ({ takeTurn }) =>
      [
        `Quand c’est à toi, appuie sur ${controlInSentence(takeTurn)}. Personne d’autre ne voit ton tableau de bord. Chaque choix montre ce qu’il coûte et ce qu’il rapporte.`,
        `Rien n’est définitif avant ${controlInSentence(buttons.endTurn)} : ${controlInSentence(buttons.undo)} revient sur un choix, sauf si quelque chose a été révélé.`,
      ].join('\n'),
    byItself: 'Quand une seule chose est possible, je la fais pour toi.',
    watch: ({ lookAt }) =>
      `Tout le salon peut regarder : ${controlInSentence(lookAt)} montre tout ce qu’il y a sur la table.`,
    rules: `Un doute sur les règles ? ${controlInSentence(buttons.rules)} les donne par sujet, et **/bonfire règles** en cherche une.`,
    more: '**/bonfire regarder** montre la table, une cité, les îles, les gnomes, le Grand Brasier ou le Haut Conseil. **/bonfire mes-tables** donne tes tables. **/bonfire paramètres** règle ta langue, les astuces, les images, et comment je te préviens.',
    guide: guide.withOthers,
    pages: { guide: 'Ta première partie', more: 'Autres commandes' },
  },
  rules,
  ruleLists,
  firstQuestions: {
    turn: 'Que puis-je faire maintenant ?',
    task: 'Comment recevoir une mission ?',
    ignite: 'Pourquoi ne puis-je pas allumer ?',
    gnome: 'Que fait un gnome ?',
    countdown: 'Quand se termine la partie ?',
  },
  whatGnomeDoes: 'Que fait ce gnome ?',
  rulesTitle: 'Les règles, par sujet',
  rulesChoose: 'Choisis un sujet ci-dessous, ou tape un mot après /bonfire règles.',
  rulesNothing: (query) =>
    `Je n’ai rien trouvé sur ${quoted(query)}. Essaie un seul mot, comme navire, portail ou rebours.`,
  reconstructed:
    'Les livrets ne montrent certaines choses qu’en image : gnomes, missions, ordre des portails. Nous les avons reconstituées : nombres et sortes sont justes, mais une pièce peut différer de celle de ta boîte.',
  about:
    'Un projet de fans, non officiel, pour celles et ceux qui connaissent ou possèdent Bonfire de Stefan Feld ; sans lien avec son éditeur. Toutes les images et tous les textes sont de nous.',
}
