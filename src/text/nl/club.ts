import type { RecordKey } from '#results'
import type { ScoreLineName } from '../words/facts.ts'
import type { Words } from '../words/index.ts'
import { count, list } from './grammar.ts'
import { names } from './names.ts'
import { nouns } from './nouns.ts'

export const scores: Words['scores'] = {
  title: 'Punten',
  lines: {
    duringPlay: 'Tijdens het spel',
    bonfires: 'Vreugdevuren',
    guardians: 'Hoeders bij vreugdevuren',
    portals: 'Portalen bij vreugdevuren',
    crystals: 'Passende kristallen',
    commonTasks: 'Opdrachten van de Raad',
    fateTiles: 'Lottegels over',
    leftovers: 'Over in voorraad (1 punt per 2)',
  },
  total: 'Totaal',
  ifItEndedNow: 'Als het spel nu zou eindigen',
  lost: 'Dit spel is met oudere regels uitgespeeld, en de eindstand is niet bewaard. In het logboek staat hoe het ging.',
  whenItStopped: 'Toen het spel ophield',
  madeOf: (lines) => lines.map(({ line, points }) => `${points} ${MADE_OF[line]}`).join(' · '),
  standing: (rank, name, points, bonfires) =>
    `${rank}. ${name}: ${names.points(points)}, ${count(bonfires, nouns.bonfire)}`,
  decidedBy: (ahead, more, line) =>
    `Gewonnen met ${names.points(ahead)} verschil, vooral door ${BIGGEST[line]} (+${more}).`,
  decidedByBonfires: (lit, others) => `Evenveel punten: het aantal vreugdevuren beslist, ${lit} tegen ${others}.`,
  won: (name, points) => `${name} wint met ${names.points(points)}.`,
  wonByBonfires: (name, points, bonfires) =>
    `${name} wint met ${names.points(points)}: evenveel punten, maar de meeste vreugdevuren (${bonfires}).`,
  shared: (shared, points) => `${list(shared)} delen de winst met ieder ${names.points(points)}.`,
  soloWon: (points, tom) => `Je wint van Tom: ${points} tegen ${tom}.`,
  soloLost: (points, tom) => `Tom wint: ${tom} tegen ${points}. Nog een keer?`,
  soloTied: (points) => `Gelijkspel met Tom, allebei ${names.points(points)}. Met één punt meer had je gewonnen.`,
  nextHandicap: (points) =>
    points === 0
      ? 'Volgende keer in de handicapmodus: niemand heeft voorsprong.'
      : points > 0
        ? `Volgende keer in de handicapmodus: Tom begint met ${names.points(points)} voorsprong.`
        : `Volgende keer in de handicapmodus: jij begint met ${names.points(-points)} voorsprong.`,
}

const BIGGEST: Readonly<Record<ScoreLineName, string>> = {
  duringPlay: 'punten tijdens het spel',
  bonfires: 'vreugdevuren',
  guardians: 'hoeders',
  portals: 'portalen',
  crystals: 'kristallen',
  commonTasks: 'opdrachten van de Raad',
  fateTiles: 'overgebleven lottegels',
  leftovers: 'wat er over was',
}

const MADE_OF: Readonly<Record<ScoreLineName, string>> = {
  duringPlay: 'tijdens het spel',
  bonfires: 'voor vreugdevuren',
  guardians: 'voor hoeders',
  portals: 'voor portalen',
  crystals: 'voor kristallen',
  commonTasks: 'voor opdrachten van de Raad',
  fateTiles: 'voor ongebruikte lottegels',
  leftovers: 'voor wat er over is',
}

const MONTH = new Intl.DateTimeFormat('nl', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const TOGETHER: Readonly<Record<number, string>> = { 2: 'tweeën', 3: 'drieën', 4: 'vieren' }
const mean = (value: number): string => value.toLocaleString('nl', { maximumFractionDigits: 1 })

export const club: Words['club'] = {
  behind: 'Er worden nog spellen geteld; dit is dus nog niet alles.',
  page: (page) => `Pagina ${page}`,
  history: {
    title: 'Spellen op deze server',
    none: 'Op deze server is nog geen spel uitgespeeld. Een spel verschijnt hier kort na het einde.',
    noneFits: 'Geen spellen gevonden.',
    players: (players) => `Met z’n ${TOGETHER[players] ?? players}`,
    month: (first) => MONTH.format(first),
    unknownMonth: (typed) => `Ik ken de maand “${typed}” niet. Kies er een uit de lijst, of schrijf hem als 2026-11.`,
    game: (seats) =>
      seats.map(({ name, points, won }) => (won ? `**${name} ${points}**` : `${name} ${points}`)).join(' · '),
    choose: 'Open een spel',
    back: 'Alle spellen',
    there: 'Naar de tafel',
  },
  ranking: {
    title: 'Ranglijst',
    none: 'Er staat nog niemand in de ranglijst.',
    about: (games) =>
      `Spellen tussen mensen op deze server tellen mee. In de ranglijst staan spelers met ${games} meetellende spellen, tegen minstens twee verschillende mensen. Verlaat of verlies je je plaats, dan word je laatste.`,
    own: (rating, games) => `Jij: waardering ${rating}, nog niet in de ranglijst, na ${count(games, nouns.game)}`,
    place: ({ place, name, rating, games }) =>
      `${place}. **${name}** · waardering ${rating} · ${count(games, nouns.game)}`,
  },
  stats: {
    title: (name) => `${name} op deze server`,
    none: 'Hier zijn nog geen afgelopen spellen met anderen.',
    hidden: 'Deze speler wil niet in lijsten staan.',
    rating: (rating) => `Waardering ${rating}`,
    among: (players, games, wins) => `Met ${players} spelers: ${count(games, nouns.game)}, ${wins} gewonnen`,
    mean,
    points: (average, best) => `Gemiddeld ${mean(average)} punten, hoogste score ${best}`,
    where: 'Punten per spel, naast het gemiddelde van de server',
    line: (bar, line, own, server) => `${bar} ${scores.lines[line]}: ${mean(own)} (server ${mean(server)})`,
    bonfires: 'Favoriete vreugdevuren',
    gnomes: 'Favoriete gnomen',
    times: (name, times) => `${times}× ${name}`,
    versus: 'Onderling',
    versusLine: (name, won, tied, lost) =>
      `${name}: ${won} keer voor${tied === 0 ? '' : `, ${tied} keer gelijk`}, ${lost} keer achter`,
    achievements: 'Prestaties',
    achieved: (name, what, when) => `**${name}**: ${what} · ${when}`,
    chooseAchieved: 'Open het spel bij een prestatie',
    computers: (games, wins) => `Met computers aan tafel: ${count(games, nouns.game)}, ${wins} gewonnen`,
    tom: (games, wins) => `Tegen Tom: ${count(games, nouns.game)}, ${wins} gewonnen`,
    puzzles: (days, when) =>
      `Puzzel van de dag: ${days === 1 ? `laatst opgelost op ${when}` : `${days} dagen op rij opgelost, laatst op ${when}`}`,
  },
  reliability: {
    title: 'De laatste 90 dagen:',
    person: (name, finished, left, lost) =>
      `${name}: ${finished} uitgespeeld, ${left} verlaten, ${lost} verloren door tijd of stemming`,
  },
}

export const records: Words['records'] = {
  title: 'Records',
  stands: (key, value, name) => `${WHAT[key]}: **${amount(key, value)}**, ${name}`,
  news: (key, value, name, before) =>
    `Nieuw serverrecord – ${WHAT[key]}: ${name}, **${amount(key, value)}** (tot nu toe: ${before.name}, ${amount(key, before.value)})`,
  choose: 'Open het spel bij een record',
}

const WHAT: Readonly<Record<RecordKey, string>> = {
  points1: 'Meeste punten tegen Tom',
  points2: 'Meeste punten met 2 spelers',
  points3: 'Meeste punten met 3 spelers',
  points4: 'Meeste punten met 4 spelers',
  turn: 'Meeste punten in één beurt',
  closest: 'Krapste overwinning',
  streak: 'Langste zegereeks tegen Tom',
}

function amount(key: RecordKey, value: number): string {
  if (key === 'streak') return count(value, nouns.game)
  if (key !== 'closest') return names.points(value)
  return value === 0 ? 'gelijk, beslist door vreugdevuren' : `${names.points(value)} verschil`
}

export const achievements: Words['achievements'] = {
  sevenBonfires: { name: 'Lichtstad', what: 'alle zeven vreugdevuren ontstoken' },
  fiveElders: { name: 'Raad van ouderen', what: 'vijf ouderen in één spel' },
  noGnomes: { name: 'Helemaal alleen', what: 'gewonnen zonder gnoom' },
  lastToFirst: { name: 'Van laatste naar eerste', what: 'laatste toen het aftellen begon, en toch gewonnen' },
  tomByThirty: { name: 'Toms slechte dag', what: 'Tom met 30 punten verschil verslagen' },
  fourYellow: { name: 'Gouden gloed', what: 'vier gele vreugdevuren' },
  twoOfEachColour: { name: 'In alle kleuren', what: 'twee vreugdevuren van elke kleur' },
  noYellow: { name: 'Kleine vlammen', what: 'gewonnen zonder geel vreugdevuur' },
  fewestBonfires: { name: 'Zuinig met hout', what: 'gewonnen met de minste vreugdevuren' },
  ledThroughout: { name: 'Nooit ingehaald', what: 'van de eerste voorsprong tot het einde aan kop' },
  lastRound: { name: 'Op het nippertje', what: 'pas in de laatste ronde op kop' },
  byAPoint: { name: 'Op een vonk na', what: 'met hoogstens één punt verschil gewonnen' },
  greatTurn: { name: 'Glansmoment', what: '20 punten in één beurt' },
  byThirty: { name: 'Ver vooruit', what: 'met 30 punten verschil gewonnen' },
  noDiscards: { name: 'Niets verspild', what: 'gewonnen zonder een actiefiche af te leggen' },
  shortVoyage: { name: 'Dicht bij huis', what: 'gewonnen en hoogstens twee keer gevaren' },
  nothingLeft: { name: 'Tot het laatste fiche', what: 'aan het eind niets over' },
  threeInARow: { name: 'Vuurketen', what: 'vreugdevuren in drie beurten achter elkaar' },
  threeWatches: { name: 'Nachtwacht', what: 'drie hoeders bij vreugdevuren' },
  sevenPortals: { name: 'Alle poorten open', what: 'bij alle zeven vreugdevuren een portaal' },
  fiveCrystals: { name: 'Oog voor kristallen', what: 'vijf passende kristallen' },
  ofEverything: { name: 'Van alles wat', what: 'minstens 8 punten in zes regels van de telling' },
  lateFire: { name: 'Late vlam', what: 'pas in het laatste derde van het spel een vreugdevuur, en toch gewonnen' },
  countdownRun: { name: 'Eindsprint', what: '30 punten nadat het aftellen begon' },
}

export const share: Words['share'] = {
  button: 'Delen',
  look: 'Terugblik delen',
  result: 'Uitslag delen',
  by: (name) => `${name} laat een spel zien:`,
  solved: (name, tries, streak) =>
    `${name}: ${tries === 1 ? 'in één keer' : `bij poging ${tries}`}${streak < 2 ? '' : `, ${streak} dagen op rij`}`,
  tried: (name, tries) => `${name}: nog niet opgelost, ${tries === 1 ? '1 poging' : `${tries} pogingen`}`,
  more: (people) => `en nog ${people}`,
  shared: 'Gedeeld.',
  there: (channel) => `Het staat in ${channel}.`,
  tryIt: 'Zelf proberen',
}
