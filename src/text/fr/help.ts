import { control } from '../control.ts'
import type { Words } from '../words/index.ts'
import { buttons } from './buttons.ts'
import { quoted } from './grammar.ts'
import { guide } from './guide.ts'
import { ruleLists, rules } from './rules.ts'

export const help: Words['help'] = {
  bonfire: { name: 'bonfire', description: 'Joue au jeu de société Bonfire' },
  commands: {
    new: { name: 'nouvelle', description: 'Ouvre une table de 2 à 4, dans son propre fil ou ici même' },
    mine: { name: 'mes-tables', description: 'Tes tables ouvertes, d’abord celles qui t’attendent' },
    solo: { name: 'solo', description: 'Joue sans les autres, contre Tom ou des ordinateurs, en messages privés' },
    profile: { name: 'profil', description: 'Tes parties contre Tom et ton défi handicap' },
    join: { name: 'rejoindre', description: 'Rejoint la table de ce salon' },
    start: { name: 'commencer', description: 'Lance la partie avec celles et ceux qui sont là' },
    turn: { name: 'tour', description: 'Ouvre ton panneau : ce que tu peux faire maintenant' },
    hint: { name: 'suggestion', description: 'Jusqu’à trois bonnes façons de jouer ton tour, et pourquoi' },
    look: { name: 'regarder', description: 'Montre la table, une cité, les îles, les gnomes et plus' },
    scores: { name: 'scores', description: 'Montre les scores, ligne par ligne' },
    log: { name: 'historique', description: 'Relis ce qui s’est passé jusqu’ici' },
    follow: { name: 'suivre', description: 'Montre ici une table d’un autre salon, tour par tour' },
    play: { name: 'jouer', description: 'Joue un coup que tu tapes' },
    undo: { name: 'annuler', description: 'Annule ta dernière étape' },
    end: { name: 'fin', description: 'Finit ton tour' },
    resign: { name: 'quitter', description: 'Quitte la table ; en cours de partie, on peut reprendre ta place' },
    takeover: { name: 'reprendre', description: 'Reprend une place vide' },
    sitout: { name: 'sauter', description: 'Saute une place vide pour le reste de la partie' },
    close: { name: 'fermer', description: 'Ferme la table (hôte ou modération)' },
    journal: { name: 'fichier', description: 'Donne une partie terminée en fichier à rejouer' },
    analysis: { name: 'bilan', description: 'Revois ta dernière partie : son cours et ses tournants' },
    settings: { name: 'paramètres', description: 'Ta langue, les astuces, les images, et comment je te préviens' },
    'forget-me': { name: 'oublie-moi', description: 'Efface tout ce que je sais de toi' },
    rules: { name: 'règles', description: 'Cherche quelque chose dans les règles' },
    help: { name: 'aide', description: 'Comment on joue ici' },
  },
  aCity: 'Une cité',
  options: {
    where: { name: 'lieu', description: 'Dans son propre fil ou ici même (par défaut : un fil)' },
    edition: { name: 'édition', description: 'Règles du livret ou édition en ligne (par défaut : le livret)' },
    beginners: { name: 'débutants', description: 'Sur chaque île, des missions de couleurs différentes' },
    friend: { name: 'invité', description: 'Réserve une place pour quelqu’un pendant un jour, et le mentionne' },
    language: { name: 'langue', description: 'La langue de la table dans le salon (par défaut : celle du serveur)' },
    handicap: { name: 'handicap', description: 'Avance hors défi : au-dessus de 0 pour Tom, au-dessous pour toi' },
    tom: { name: 'tom', description: 'Tom tranche ses égalités lui-même' },
    challenge: { name: 'défi', description: 'Compte cette partie dans ton défi handicap (par défaut : oui)' },
    opponent: { name: 'adversaire', description: 'Tom ou des ordinateurs (par défaut : Tom)' },
    opponents: { name: 'adversaires', description: 'Combien d’ordinateurs (par défaut : un)' },
    computer: { name: 'ordinateur', description: 'Confie la place à un ordinateur' },
    guide: { name: 'astuces', description: 'Montre des astuces dans ton panneau' },
    seat: { name: 'place', description: 'Quelle place' },
    at: { name: 'quoi', description: 'Ce que tu veux voir' },
    player: { name: 'qui', description: 'La cité de qui' },
    move: { name: 'coup', description: 'Ton coup ; choisis-le dans la liste en tapant' },
    page: { name: 'page', description: 'Quelle page' },
    topic: { name: 'sujet', description: 'Ce que tu cherches, par exemple navire, tuile jaune ou compte à rebours' },
    island: { name: 'île', description: 'Quelle île' },
    zone: {
      name: 'fuseau',
      description: 'Ton fuseau horaire, pour les heures calmes : la grande ville la plus proche',
    },
    away: { name: 'absence', description: 'Le jour de ton retour, dans 30 jours au plus' },
  },
  help: {
    title: 'Comment on joue ici',
    open: 'Ouvre une table avec **/bonfire nouvelle** et joue à plusieurs ou contre des ordinateurs, ou joue en solo avec **/bonfire solo**.',
    text: ({ takeTurn }) =>
      [
        `Quand c’est à toi, appuie sur ${control(takeTurn)}. Personne d’autre ne voit ton panneau. Chaque choix montre ce qu’il coûte et ce qu’il te donne.`,
        `Rien n’est définitif avant ${control(buttons.endTurn)} : ${control(buttons.undo)} reprend un choix, sauf si quelque chose a été révélé.`,
      ].join('\n'),
    byItself: 'Quand une seule chose est possible, je la fais pour toi.',
    watch: ({ lookAt }) => `Tout le salon peut regarder : ${control(lookAt)} montre tout ce qu’il y a sur la table.`,
    rules: `Un doute sur une règle ? ${control(buttons.rules)} les donne par sujet, et **/bonfire règles** en cherche une.`,
    more: '**/bonfire regarder** montre la table, une cité, les îles, les gnomes, le Grand Brasier ou le Haut Conseil. **/bonfire mes-tables** donne tes tables. **/bonfire paramètres** règle ta langue, les astuces, les images, et comment je te préviens.',
    guide: guide.withOthers,
    pages: { guide: 'Ta première partie', more: 'Plus de commandes' },
  },
  rules,
  ruleLists,
  firstQuestions: {
    turn: 'Que puis-je faire maintenant ?',
    task: 'Comment avoir une mission ?',
    ignite: 'Pourquoi ne puis-je pas allumer ?',
    gnome: 'Que fait un gnome ?',
    countdown: 'Quand est-ce fini ?',
  },
  whatGnomeDoes: 'Que fait ce gnome ?',
  rulesTitle: 'Les règles, par sujet',
  rulesChoose: 'Choisis-en un ci-dessous, ou tape un mot après /bonfire règles.',
  rulesNothing: (query) =>
    `Je n’ai rien trouvé sur ${quoted(query)}. Essaie un seul mot, comme navire, portail ou rebours.`,
  reconstructed:
    'Les livrets ne montrent certaines choses qu’en image : gnomes, missions, ordre des portails. Nous les avons reconstituées : nombres et sortes sont justes, mais une pièce peut différer de ta boîte.',
  about:
    'Un projet de fans, non officiel, pour celles et ceux qui connaissent ou possèdent Bonfire de Stefan Feld ; sans lien avec son éditeur. Toutes les images et tous les textes sont de nous.',
}
