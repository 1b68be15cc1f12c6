import { control } from '../control.ts'
import type { Words } from '../words/index.ts'
import { count, either, list } from './grammar.ts'
import { nouns } from './nouns.ts'

const seatsOf = (seats: readonly number[]): string => `la place ${either(seats.map(String))}`

export const tableRefusals: Words['tableRefusals'] = {
  rules: (reason) => reason,
  notYourTurn: (name) =>
    name === null
      ? 'La place qui doit jouer est vide. Reprends-la, ou saute-la.'
      : `C’est à ${name} de jouer. En attendant, regarde ce que tu veux.`,
  notSeated: (phase, seats, { join, lookAt }) => {
    if (phase === 'lobby') return `Tu n’as pas encore rejoint cette table : appuie sur ${control(join)}.`
    const stay = `Tu peux regarder autant que tu veux : ${control(lookAt)} montre tout.`
    return `Tu ne joues pas à cette table. ${seats.length === 0 ? '' : `Tu peux reprendre ${seatsOf(seats)}. `}${stay}`
  },
  alreadySeated: 'Tu es déjà à cette table. /bonfire tour ouvre ton panneau.',
  full: 'Les quatre places sont prises. Ouvre une table dans un autre salon ou un fil.',
  seatsHeld: 'Les places restantes sont réservées. Sans nouvelles d’ici un jour, elles se libèrent.',
  sitsAlready: 'Cette personne est déjà à la table, ou une place lui est déjà réservée.',
  seatNotHeld: 'Aucune place n’est plus réservée pour cette personne.',
  alreadyStarted: (seats) =>
    seats.length === 0
      ? 'Cette partie a commencé et toutes les places sont prises. Tu peux regarder.'
      : `Cette partie a commencé. Tu peux reprendre ${seatsOf(seats)}.`,
  onlyBeforeStart: 'Cela n’est possible qu’avant la partie. /bonfire tour ouvre ton panneau.',
  notStarted: 'La partie n’a pas encore commencé. C’est à l’hôte de la lancer.',
  tooFewPeople: (seated, needed) =>
    `Il faut être ${needed}, et ${seated === 1 ? 'il n’y a qu’une personne' : `vous êtes ${seated}`} ici. Invite quelqu’un, ajoute un ordinateur, ou joue contre Tom avec /bonfire solo.`,
  notTheHost: (name) => `Seul l’hôte, ${name}, peut faire cela.`,
  notHostNorModerator: (name) =>
    `Seuls l’hôte (${name}) et la modération du serveur de cette table peuvent faire cela.`,
  tableOver: (phase) =>
    phase === 'frozen'
      ? 'Cette table s’est arrêtée : un problème est survenu. La personne qui héberge ce bot peut peut-être la relancer ; sinon, on peut la fermer.'
      : 'Cette partie est terminée. Ouvre-en une avec /bonfire nouvelle.',
  noSuchSeat: (seats) =>
    seats.length === 0
      ? 'Aucune place n’est vide à cette table. Tu peux regarder, ou ouvrir la tienne dans un autre salon avec /bonfire nouvelle.'
      : `Cette table n’a pas cette place. ${seats.length === 1 ? `La place ${seats.join('')} est vide` : `Ces places sont vides : ${list(seats.map(String))}`}.`,
  seatNotEmpty: (name) =>
    `Cette place n’est pas vide : ${name} y joue, et personne d’autre ne peut la libérer (/bonfire quitter).`,
  satOut: 'Cette place est sautée jusqu’à la fin de la partie. Choisis-en une autre.',
  computerSits: (name) => `${name} joue à cette place. Pour la jouer toi-même, tape /bonfire reprendre.`,
  noSuchComputer: 'Il n’y a plus d’ordinateur de ce nom ici.',
  computerInTurn: 'Cet ordinateur est en train de jouer. Réessaie dans un instant.',
  soloTable: 'C’est une partie solo contre Tom. Ouvre la tienne avec /bonfire solo.',
  nothingToUndo: 'Il n’y a rien à annuler : tu n’as encore rien choisi ce tour-ci.',
  undoTooFar: 'Quelque chose a été révélé depuis : tu ne peux plus annuler cela.',
  undoNotYours:
    'Seule la personne qui a fini le dernier tour peut demander à y revenir, et seulement jusqu’à la fin du suivant.',
  undoTooLate: 'Trop tard pour revenir sur ce tour : le suivant a commencé.',
  undoAskedBefore: 'Tu as déjà demandé une fois ce tour-ci. Tu ne peux pas redemander.',
  undoNotAsked: 'Cette demande est close : la partie a continué, ou quelqu’un a dit non.',
  undoAnsweredBefore: 'Tu as déjà dit oui. Les autres n’ont pas encore répondu.',
  freeNotSilent:
    'Cette place n’est pas restée inactive trois jours. Les jours d’absence ne comptent pas, ni le temps où ce n’était pas à elle de jouer.',
  freePaceDecides:
    'Cette table a déjà décidé de ce qui se passe quand le temps est écoulé, et chacun peut utiliser tout son temps. Tu pourras faire cette demande une fois ce temps passé, heures calmes comprises, si la place est restée inactive trois jours.',
  freeAskedBefore: 'Quelqu’un a déjà demandé : réponds dans le salon.',
  freeNotAsked: 'Ce vote est clos : la partie a continué, ou la décision est prise.',
  freeAnsweredBefore: 'Tu as déjà répondu.',
  substituteAskedBefore: 'C’est déjà le cas. Rien n’a changé.',
  noChoices: 'Tu n’as rien choisi. Ouvre ton panneau et choisis dans une liste.',
  pressTooLong: 'C’est trop d’un coup. Va pas à pas.',
  planStops:
    'Cela révélerait quelque chose, et un plan s’arrête avant. Garde ce que tu as : je le joue quand vient ton tour, puis je t’appelle.',
  placeThere: 'La table a encore son salon, ou en a déjà un nouveau.',
  planFull: (most) => `Tu as déjà ${count(most, nouns.plan)}, et c’est le maximum. Retires-en d’abord un.`,
  newerRules: 'Le bot se met à jour. Réessaie dans une minute ; rien n’est perdu.',
  failed:
    'Quelque chose n’a pas marché de mon côté, et rien n’a changé. Réessaie, ou essaie autre chose. La personne qui héberge ce bot trouvera l’erreur dans son journal.',
  tooManyTables: (most) =>
    `Tu es à ${count(most, nouns.table)}, et la limite est de ${most} par personne. Quittes-en une avec /bonfire quitter dans son salon, ou finis-la. Puis réessaie.`,
  blockedHere:
    'La modération de ce serveur ne te laisse pas jouer ici. Si tu penses que c’est une erreur, demande-lui.',
  tooManyHere: (most) =>
    `Tu as ${most === 1 ? '1 table ouverte' : `${most} tables ouvertes`} sur ce serveur, le maximum par personne. Quitte-en une dans son salon avec /bonfire quitter, ou termine-la. Puis réessaie.`,
  fewerComputers: (most) =>
    most === 0
      ? 'Sur ce serveur, les tables n’acceptent pas d’ordinateurs.'
      : `Sur ce serveur, une table a au plus ${most === 1 ? '1 ordinateur' : `${most} ordinateurs`}.`,
}
