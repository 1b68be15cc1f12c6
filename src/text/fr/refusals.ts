import { type CouncilSpace, RESOURCES, type Refusal, type Resource } from '#engine'
import { capital } from '../capital.ts'
import { controlInSentence } from '../control.ts'
import type { RefusalWhyAndInstead } from '../words/facts.ts'
import type { Words } from '../words/index.ts'
import { count, either, inWords, isOne, list, quoted, the } from './grammar.ts'
import { names } from './names.ts'
import { colours, nouns, portals, resources } from './nouns.ts'
import { tasks } from './tasks.ts'

type Tiles = Refusal<'tilesShort'>['figures']

/** "ta 4e tuile chemin": all that is numbered here is feminine. */
const nth = (n: number): string => (n === 1 ? '1re' : `${n}e`)

/** What so many action tiles are the price of: "Ta 4e tuile chemin coûte 2 tuiles vertes". */
function tilePrice({ colour, needed, cause }: Tiles): string {
  const costs = `coûte ${count(needed, nouns.tile, colours[colour])}`
  switch (cause.kind) {
    case 'always':
      return `Cela ${costs}`
    case 'offerings':
      return `Tu as déjà ${count(cause.there, nouns.offering)} là-bas, la ${nth(cause.there + 1)} ${costs}`
    case 'routes':
      return `Parcourir ${count(cause.routes, nouns.route)} ${costs}`
    case 'spaces':
      return `Le tourner de ${count(cause.spaces, nouns.space)} ${costs}`
    case 'pathTile':
      return `Ta ${nth(cause.nth)} tuile chemin ${costs}`
  }
}

/** "1 herbe et 2 or" */
const goods = (price: Readonly<Partial<Record<Resource, number>>>): string =>
  list(
    RESOURCES.flatMap((resource) => {
      const n = price[resource] ?? 0
      return n === 0 ? [] : count(n, resources[resource])
    }),
  )
const missing = (short: number): string => `il t’en manque ${isOne(short) ? 'une' : short}`

const NO_TASK: RefusalWhyAndInstead = {
  why: 'Tu n’as aucune mission à allumer.',
  instead: 'Prends-en d’abord une, sur une île.',
}

const NO_BONUS: Readonly<Record<CouncilSpace, string>> = {
  goldAndYellow: 'Cette case ne donne pas de point à la place de son bonus.',
  pathTile: 'Ton chemin est complet, il n’y a plus de place pour une tuile chemin.',
  guardian: 'Tu as déjà une gardienne de chaque couleur qui reste.',
  greatBonfire: 'Tu ne peux pas utiliser le Grand Brasier maintenant.',
  specialist: 'Pas de place pour un gnome de plus, ou plus aucun expert.',
  moveGuardian: 'Aucune de tes gardiennes n’a de place libre où aller.',
  moveShip: 'Ton navire ne peut pas bouger maintenant.',
  fateTile: 'Tu ne peux placer aucune de tes tuiles destin.',
}

const ELSEWHERE = 'Choisis une autre place.'

export const refusals: Words['refusals'] = {
  gameOver: () => ({ why: 'La partie est terminée, il n’y a plus rien à jouer.', instead: 'Regarde les scores.' }),
  notAskedNow: () => ({
    why: 'Ce n’est pas ce que tu as à décider en ce moment.',
    instead: 'Ouvre ton tableau de bord pour voir tes choix.',
  }),
  optionTaken: () => ({
    why: 'Tu as déjà fait ton action de ce tour.',
    instead: 'Tu peux encore faire des actions bonus, ou finir ton tour.',
  }),
  optionOpen: () => ({
    why: 'Tu ne peux pas encore finir ton tour, car il te reste une action.',
    instead: 'Choisis-en une.',
  }),
  tilesShort: ({ figures }) => ({
    why: `${tilePrice(figures)} ; ${missing(figures.short)}.`,
    instead: 'Une tuile jaune ou deux tuiles au choix remplacent une tuile.',
  }),
  resourcesShort: ({ figures: { any, price, short } }) =>
    any > 0
      ? { why: `Cela coûte ${count(any, nouns.resource)} au choix ; ${missing(short)}.` }
      : {
          why: `Cela coûte ${goods(price)} ; il te manque ${count(short, nouns.resource)}.`,
          instead: 'Un or ou deux ressources au choix remplacent une ressource.',
        },
  notThePrice: () => ({ why: 'Ce paiement n’est pas exact.', instead: 'Choisis-en un dans la liste.' }),
  tooManyTiles: ({ figures }) => ({
    why: `Tu as ${count(figures.held, nouns.actionTile)}. Pour placer une tuile destin, tu dois en avoir ${figures.most} au plus.`,
    instead: 'Défausse d’abord.',
  }),
  noFateTiles: () => ({ why: 'Tu n’as plus de tuile destin.' }),
  noSuchTile: () => ({ why: 'Cette tuile n’est pas là.', instead: 'Choisis-en une autre.' }),
  doesNotFit: ({ figures: { lacks } }) => ({ why: NO_PLACE[lacks ?? 'all'] }),
  notTopOrBottom: () => ({ why: 'Tu ne peux placer que la tuile du dessus ou du dessous de ta réserve.' }),
  cityFull: ({ figures }) => ({ why: FULL[figures.of](figures.most) }),
  notOnDisplay: () => ({ why: 'Cette tuile chemin n’est plus visible.', instead: 'Choisis-en une autre.' }),
  pileEmpty: () => ({ why: 'La pioche est vide.', instead: 'Prends une tuile visible.' }),
  notOneColour: ({ figures: { crystals, open } }) => ({
    why: `Pour cela, les quatre tuiles chemin visibles doivent avoir un cristal de la même couleur ; ${
      crystals.length > 1
        ? `il y a ${list(crystals.map((one) => `du ${names.crystal[one]}`))}`
        : open === 0
          ? 'il n’y en a aucune'
          : `il n’y en a que ${isOne(open) ? 'une' : inWords(open)}`
    }.`,
  }),
  alreadyThere: () => ({ why: 'Ton navire y est déjà.', instead: 'Choisis une autre île.' }),
  noSuchIsland: () => ({ why: 'Cette île n’existe pas.', instead: 'Elles vont de A1 à D4.' }),
  shipElsewhere: ({ figures: { colour, at, ship } }) => ({
    why: `${capital(the(nouns.guardian, colours[colour]))} est en ${at}, mais ton navire est ${ship === null ? 'encore au port' : `en ${ship}`}.`,
    instead: 'Va d’abord sur son île.',
  }),
  noSuchTask: ({ figures: { at, ship } }) =>
    at === null
      ? { why: 'Tu ne peux pas recevoir cette mission ici.', instead: 'Choisis-en une autre.' }
      : {
          why: `Tu ne peux recevoir que les missions de l’île où est ton navire, et il est ${ship === null ? 'encore au port' : `en ${ship}`}.`,
          instead: 'Va d’abord sur l’île de la mission, ou fais autre chose.',
        },
  noOffering: () => ({
    why: 'Il ne reste aucune offrande dans cette pile.',
    instead: 'Prends l’autre pile, s’il en reste.',
  }),
  spaceTaken: () => ({ why: 'Cette case a déjà une mission.', instead: 'Choisis une case libre.' }),
  guardianOwned: ({ figures }) => ({
    why: `Tu as déjà ${the(nouns.guardian, colours[figures.colour])}.`,
    instead: 'Ta cité n’en accueille qu’une de chaque couleur.',
  }),
  noGuardianThere: ({ figures }) => ({
    why: `Il ne reste plus de ${names.guardian[figures.colour]} sur son île.`,
  }),
  nobodyCanMove: ({ figures }) =>
    figures.walkers === 0
      ? { why: 'Toutes tes gardiennes sont aux brasiers, où elles restent.' }
      : {
          why: 'Aucune de tes gardiennes ne peut faire un pas.',
          instead: 'Prolonge ton chemin, ou place un portail ou allume un brasier à côté d’elles.',
        },
  tooManySteps: ({ figures }) => ({
    why: `Aucune de tes gardiennes ne peut faire plus de ${count(figures.most, nouns.step)}.`,
    instead: 'Paies-en moins.',
  }),
  notFurthest: () => ({ why: 'La gardienne la plus avancée marche en premier.' }),
  tooFar: ({ figures }) => ({
    why: `Il faut ${count(figures.needed, nouns.step)}, mais cette procession n’en compte ${isOne(figures.steps) ? 'qu’un' : `que ${figures.steps}`}.`,
    instead: 'Choisis une place plus proche.',
  }),
  noWay: ({ figures: { to, lacks } }) => {
    const there = capital(`${names.place(to).startsWith('brasier') ? 'le' : 'la'} ${names.place(to)}`)
    switch (lacks) {
      case 'path':
        return { why: 'Ton chemin ne va pas encore jusque-là.', instead: 'Prolonge-le d’abord.' }
      case 'portal':
        return { why: `${there} n’a pas encore de portail.`, instead: ELSEWHERE }
      case 'ignition':
        return { why: `${there} ne brûle pas encore.`, instead: ELSEWHERE }
      case 'forward':
        return { why: 'De là où elle est, elle ne peut pas y aller.', instead: ELSEWHERE }
    }
  },
  occupied: ({ figures }) => ({
    why: `${capital(the(nouns.guardian, colours[figures.by]))} y est déjà.`,
    instead: 'Choisis une place libre.',
  }),
  somebodyMustMove: () => ({ why: 'Dans une procession payée, au moins une gardienne doit avancer.' }),
  noSuchSpace: () => ({ why: 'Le Grand Brasier n’a pas cette case.', instead: 'Choisis l’une des sept.' }),
  portalDoesNotFit: ({ figures: { portal, there, next } }) => ({
    why: !there
      ? `Il n’y a pas de ${names.portal[portal]} ici.`
      : next === null
        ? `Tu n’as pas d’encoche libre pour ${the(portals[portal])}.`
        : `Ta prochaine encoche demande ${the(portals[next])}, pas ${the(portals[portal])}.`,
    instead: 'Choisis d’autres récompenses.',
  }),
  takeTwo: () => ({ why: 'Prends deux des trois récompenses.' }),
  noSuchGnome: () => ({ why: 'Ce gnome n’est pas disponible.', instead: 'Choisis-en un dans la liste.' }),
  conditionNotMet: ({ figures: { asked, have, need } }) => ({
    why: `La mission ${quoted(typeof asked === 'string' ? names.commonTask[asked] : tasks.condition(asked))} n’est pas encore accomplie${need === 1 ? '' : ` (${have} sur ${need})`}.`,
  }),
  noTaskThere: ({ figures }) =>
    figures.unlit === 0
      ? NO_TASK
      : { why: 'Cette case n’a pas de mission.', instead: 'Choisis-en une qui a une mission.' },
  alreadyLit: ({ figures }) =>
    figures.unlit === 0
      ? NO_TASK
      : { why: 'Cette mission est déjà un brasier.', instead: 'Choisis-en une qui n’est pas allumée.' },
  noviceGone: ({ figures }) => ({
    why: `Le novice neutre de ${quoted(names.commonTask[figures.task])} est déjà parti.`,
    instead: 'Tu auras quand même les points à la fin.',
  }),
  noviceThere: ({ figures }) => ({
    why: `${figures.neutral ? 'Un novice neutre' : 'L’un de tes novices'} y est déjà.`,
    instead: 'Choisis une autre case.',
  }),
  bonusUnusable: ({ figures }) => ({ why: NO_BONUS[figures.space], instead: 'Fais l’autre choix.' }),
  nothingToTurnUp: () => ({ why: 'Il n’y a rien à révéler.' }),
  nothingToDiscard: () => ({
    why: 'Tu n’as rien à défausser, car tu as assez peu de tuiles, ou aucune tuile destin n’a de place.',
  }),
  noCountdownTile: ({ figures: { novices, countdownAt, begun } }) => ({
    why: begun
      ? 'Tu pourras passer quand la première tuile sablier aura été transmise.'
      : `On ne passe que pendant le compte à rebours. Il commence à ${countdownAt} novices au Conseil ; il ${novices === 0 ? 'n’y en a aucun' : `y en a ${novices}`} pour l’instant.`,
  }),
  mayPass: () => ({ why: 'Tu as une tuile sablier.', instead: 'Passe plutôt, et marque ses points.' }),
  mustTake: () => ({ why: 'Tu as révélé de nouvelles tuiles chemin et dois en prendre une.' }),
}

const NO_PLACE = {
  free: 'L’une de tes tuiles destin y est déjà.',
  beside: 'Elle doit toucher l’une de tes tuiles destin.',
  inside: 'Elle dépasserait de ta zone destin.',
  all: 'La tuile ne va pas là. Il faut des cases libres de la zone, contre l’une de tes tuiles.',
}

const FULL: Readonly<Record<Refusal<'cityFull'>['figures']['of'], (most: number) => string>> = {
  pathTiles: (most) => `Ton chemin est complet, avec ${inWords(most)} tuiles chemin construites.`,
  tasks: (most) => `Ta cité a déjà ${inWords(most)} missions et brasiers.`,
  gnomes: (most) => `Ta cité a déjà ${inWords(most)} gnomes.`,
}

const seatsOf = (seats: readonly number[]): string => `la place ${either(seats.map(String))}`

export const tableRefusals: Words['tableRefusals'] = {
  rules: (reason) => reason,
  notYourTurn: (name) =>
    name === null
      ? 'La place qui doit jouer est vide. Reprends-la, ou saute-la.'
      : `C’est à ${name} de jouer. En attendant, regarde ce que tu veux.`,
  notSeated: (phase, seats, { join, lookAt }) => {
    if (phase === 'lobby') return `Tu n’as pas encore rejoint cette table : appuie sur ${controlInSentence(join)}.`
    const stay = `Tu peux regarder autant que tu veux : ${controlInSentence(lookAt)} montre tout.`
    return `Tu ne joues pas à cette table. ${seats.length === 0 ? '' : `Tu peux reprendre ${seatsOf(seats)}. `}${stay}`
  },
  alreadySeated: 'Tu es déjà à cette table. /bonfire tour ouvre ton tableau de bord.',
  full: 'Les quatre places sont prises. Ouvre une table dans un autre salon ou un fil.',
  seatsHeld: 'Les places restantes sont réservées. Sans nouvelles d’ici un jour, elles se libèrent.',
  sitsAlready: 'Cette personne est déjà à la table, ou une place lui est déjà réservée.',
  seatNotHeld: 'Aucune place n’est plus réservée pour cette personne.',
  alreadyStarted: (seats) =>
    seats.length === 0
      ? 'Cette partie a commencé et toutes les places sont prises. Tu peux regarder.'
      : `Cette partie a commencé. Tu peux reprendre ${seatsOf(seats)}.`,
  onlyBeforeStart: 'Cela n’est possible qu’avant la partie. /bonfire tour ouvre ton tableau de bord.',
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
    'Cette table a déjà décidé de ce qui se passe quand le temps est écoulé, et chacun peut utiliser tout son temps. Tu pourras faire cette demande une fois ce temps passé, heures de silence comprises, si la place est restée inactive trois jours.',
  freeAskedBefore: 'Quelqu’un a déjà demandé : réponds dans le salon.',
  freeNotAsked: 'Ce vote est clos : la partie a continué, ou la décision est prise.',
  freeAnsweredBefore: 'Tu as déjà répondu.',
  substituteAskedBefore: 'C’est déjà le cas. Rien n’a changé.',
  noChoices: 'Tu n’as rien choisi. Ouvre ton tableau de bord et choisis dans une liste.',
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
