import type { Task } from '#engine'
import type { StyleTrait } from '#players'
import { capital } from '../capital.ts'
import type { Words } from '../words/index.ts'
import { a, bare, count, either, inWords, isOne, list, the } from './grammar.ts'
import { names } from './names.ts'
import { colours, islands, nouns, portals } from './nouns.ts'
import { tasks } from './tasks.ts'

const called = (task: Task): string => `“${tasks.condition(task.condition)}”`

export const advice: Words['advice'] = {
  tips: {
    startTile: 'Je eerste lottegel geeft de drie actiefiches die erop staan.',
    ignite: ([first, ...others]) =>
      first === undefined
        ? ''
        : `Ontsteek ${called(first)}${others.length > 0 ? ' of een andere' : ''}: ${names.points(first.points)} en een bonus van de Raad.`,
    novice: (task) => `Je hebt ${names.commonTask[task]}: zet het raadslid in. Dat kost niets.`,
    countdown: (turns) =>
      `${isOne(turns) ? 'Dit is je laatste beurt' : `Je hebt nog ${count(turns, nouns.turn)}`}: ontsteek wat kan, en breng hoeders naar je vreugdevuren.`,
    countdownSoon: ({ novices, turns }) =>
      `Nog ${count(novices, nouns.novice)} erbij in de Hoge Raad en het aftellen begint: je hebt dan nog ${either(turns.map(inWords))} beurten.`,
    guardianToBonfire: ({ guardian, space, points }) =>
      `Je ${bare(nouns.guardian, colours[guardian])} kan naar vreugdevuur ${space}: ${names.points(points)} aan het einde.`,
    fulfilledThere: ({ task, island, here }) =>
      `Al volbracht: ${called(task)}. Ontvang de opdracht ${here ? 'hier' : island.kind === 'task' ? `op ${the(islands[island.resource])} ${island.id}` : `op ${island.id}`}.`,
    dearTask: (units) =>
      `Hier ligt al een offerschaal van jou: de volgende opdracht kost hier ${count(units, nouns.tile, colours.red)}, elders maar één.`,
    portal: (portal) =>
      `Met één paars fiche draai je het grote vreugdevuur naar ${the(portals[portal])}, dat je nu nodig hebt.`,
    crystal: ({ crystal, space }) =>
      `Een wegfiche met ${a(nouns.crystal, colours[crystal])} past bij veld ${space}: 2 punten als daar een vreugdevuur brandt.`,
    placeFate: (held) =>
      `Je hebt ${held === 0 ? 'geen' : 'bijna geen'} actiefiches meer: leg een lottegel naast gelijke symbolen.`,
    runningOut: ({ held, most }) =>
      `Je hebt nog ${count(held, nouns.actionTile)}. Met hoogstens ${most} kun je een lottegel leggen, en die geeft nieuwe.`,
    firstTask: 'Je hebt nog geen opdracht: vaar naar een eiland met een haalbare opdracht, en ontvang die.',
    firstGnome: 'Gnomen helpen je de rest van het spel: werf er vroeg een.',
    procession: 'In een optocht brengt elke hoeder het middel mee van het veld waar ze stopt.',
    oneThing: 'In een beurt doe je één ding: een lottegel leggen, fiches van één kleur gebruiken of ontsteken.',
  },
  warnings: {
    noviceLeft: (task) => `Het raadslid van “${names.commonTask[task]}” kun je nog gratis inzetten.`,
    ignitableLeft: (task) => `Je kunt nog ${called(task)} ontsteken: ${names.points(task.points)}.`,
    crystalMisses: ({ task, lit, space }) => `past niet: ${tasks.kind(task, lit)} op veld ${space}`,
    taskMisses: (crystal) => `daar ligt ${a(nouns.crystal, colours[crystal])}, dat past niet`,
    stays: (guardian) =>
      `${capital(the(nouns.guardian, colours[guardian]))} kan lopen, maar blijft staan en brengt niets mee.`,
  },
}

const BETTER = { little: 'iets betere', some: 'betere', much: 'veel betere' } as const

const quoted = (some: readonly Task[]): string => list(some.map((task) => `“${tasks.condition(task.condition)}”`))

/** A task that is fulfilled, by when it is. */
const IGNITING = { now: ': ontsteek die in je volgende beurt', next: ', daarna ontsteek je die' } as const

const share = ({ have, need }: { have: number; need: number }): string => `${have} van de ${need}`

const GAINS: Words['recommendations']['gain'] = {
  guardians: () => 'hoeders dichter bij vreugdevuren',
  goods: (size) =>
    ({ little: 'een beetje voorraad', some: 'voorraad voor later', much: 'volop voorraad voor later' })[size],
  fate: (size) => `${BETTER[size]} plekken voor latere lottegels`,
  time: () => 'minder beurten voor de anderen',
}

export const recommendations: Words['recommendations'] = {
  button: 'Hint vragen',
  title: (turns) => (turns === 1 ? 'Een goede beurt' : `${turns === 2 ? 'Twee' : 'Drie'} goede beurten`),
  play: (number, how) => `${number} · Spelen${{ open: '', final: ': definitief', ends: ': beëindigt je spel' }[how]}`,
  about:
    'Zo ziet een computerspeler het, en die weet niet meer dan jij. Het is een schatting, en die kan ernaast zitten: jij beslist.',
  deed: {
    scores: (points) => `meteen ${names.points(points)}`,
    secures: (points) => `aan het einde zeker ${names.points(points)}`,
    fulfils: (task, when) => `je volbrengt ${quoted([task])}${IGNITING[when]} voor ${names.points(task.points)}`,
    receives: (task, progress, when) =>
      progress === null
        ? `een opdracht die al volbracht is, ${quoted([task])}${IGNITING[when]} voor ${names.points(task.points)}`
        : `een nieuwe opdracht, ${quoted([task])} (${share(progress)}), voor ${names.points(task.points)}`,
    nearer: (task, progress) => `${share(progress)} voor ${quoted([task])}, ${names.points(task.points)} waard`,
    sailsTo: (task, progress) =>
      `daar ligt ${quoted([task])} (${progress === null ? 'al volbracht' : share(progress)}), ${names.points(task.points)} waard`,
    common: (task, progress, bonus) =>
      `${share(progress)} voor “${names.commonTask[task]}”, een opdracht van de Raad: ${names.points(4)}${bonus ? ' en een bonus' : ''}`,
  },
  next: (deed, turns) => `dan ${turns === 1 ? 'in je volgende beurt' : `over ${turns} beurten`}: ${deed}`,
  gain: GAINS,
  elders: (size) => `ouderen die je ${{ little: 'iets meer', some: 'meer', much: 'veel meer' }[size]} opleveren`,
  cost: {
    goods: (size) =>
      ({ little: 'je houdt iets minder over', some: 'je houdt minder over', much: 'je houdt veel minder over' })[size],
    fate: () => 'er blijven minder lottegels over voor later',
    time: () => 'het einde van het spel komt dichterbij',
  },
  reason: (deeds, gains, costs) => {
    const told = [...deeds, list(gains), list(costs)].filter((part) => part !== '')
    return told.map((part) => `${capital(part)}.`).join(' ')
  },
  behind: (size) =>
    size === null
      ? 'ongeveer even goed'
      : { little: 'bijna even goed', some: 'iets zwakker', much: 'duidelijk zwakker' }[size],
  waiting: (some) =>
    `Met ${quoted(some)} kun je wachten: vreugdevuren tellen pas aan het einde. ${some.length === 1 ? 'De opdracht moet' : 'De opdrachten moeten'} wel volbracht blijven tot je ${some.length === 1 ? 'die' : 'ze'} ontsteekt.`,
  off: 'Aan deze tafel speelt iedereen zonder hints. Wie hier zit, kan dat voor iedereen veranderen: /bonfire instellingen.',
  notNow: 'Hints zijn er alleen voor je eigen beurt, als jij moet beslissen.',
  failed: 'Het lukte niet om op tijd een hint te bedenken. Probeer het zo nog eens; van je beurt gaat niets verloren.',
  option: (on) => (on ? 'Hints: aan voor iedereen aan tafel.' : 'Hints: uit.'),
  switchOption: (on) => (on ? 'Hints voor iedereen' : 'Geen hints'),
}

const of = (amount: number, total: number): string => `${amount} van de ${count(total, nouns.point)}`

const MOST: Readonly<Record<StyleTrait, (amount: number, total: number) => string>> = {
  bonfires: (amount, total) => `zette in op vreugdevuren, goed voor ${of(amount, total)}`,
  guardians: (amount, total) => `stuurde de hoeders op pad, goed voor ${of(amount, total)}`,
  path: (amount, total) => `bouwde een passende weg: kristallen en portalen waren goed voor ${of(amount, total)}`,
  common: (amount, total) => `volbracht opdrachten van de Raad, goed voor ${of(amount, total)}`,
  alongTheWay: (amount, total) => `scoorde onderweg al ${of(amount, total)}`,
  stock: (amount, total) => `legde een voorraad aan, goed voor ${of(amount, total)}`,
  gnomes: (amount) => `zocht gezelschap: ${count(amount, nouns.gnome)} in de stad`,
}
const LEAST: Readonly<Record<StyleTrait, string>> = {
  bonfires: 'er brandden maar weinig vreugdevuren',
  guardians: 'de hoeders brachten bijna niets op',
  path: 'kristallen en portalen brachten bijna niets op',
  common: 'de opdrachten van de Raad brachten bijna niets op',
  alongTheWay: 'onderweg kwam er weinig bij',
  stock: 'er was niets over',
  gnomes: 'er kwam bijna geen gnoom mee',
}

export const analysis: Words['analysis'] = {
  button: 'Terugblik',
  title: 'Terugblik',
  about:
    'Een computer schat dit op basis van wat iedereen kon zien. Gemiddeld klopt het, maar bij een enkele beurt kan het ernaast zitten.',
  turningPoints: (turns) => (turns === 1 ? 'Het keerpunt' : `De ${turns === 2 ? 'twee' : 'drie'} keerpunten`),
  noTurningPoints: 'Niet één beurt heeft dit spel beslist: geen enkele kostte veel.',
  cost: (turn, points) => `Beurt ${turn}: ongeveer ${count(points, nouns.point)} laten liggen`,
  played: (name, turn) => `${name}: ${turn}`,
  there: (turn) => `Beter: ${turn}`,
  before: (turn) => `Tafel vóór beurt ${turn}`,
  styles: 'Speelstijl',
  style: (name, { most, amount, least }, total) =>
    `${name} ${MOST[most](amount, total)}.${least === null ? '' : ` ${capital(LEAST[least])}.`}`,
  course: 'Verwachte eindstand',
  expected: (name, all, scored) =>
    `${name}: ongeveer ${all.map(({ turns, points }, index) => `${index === 0 ? names.points(points) : points} ${turns === 0 ? 'in het begin' : `na beurt ${turns}`}`).join(', ')}; het werden er ${scored}.`,
  none: 'Speel hier een spel uit, dan zie je waar het kantelde.',
  notOver: 'Dit spel is niet uitgespeeld, dus er is geen terugblik.',
  otherRules: 'Dit spel is met oudere regels gespeeld, dus een terugblik kan niet meer. Het logboek is er nog wel.',
  failed: 'De terugblik kwam niet op tijd klaar. Probeer het over een minuut nog eens; met het spel zelf is niets mis.',
}
