import { ACTION_TILES, type ActionColour, type GainSource, type Guardian, RESOURCES } from '#engine'
import { capital } from '../capital.ts'
import { EMOJI } from '../emoji.ts'
import { countsByKind, type Goods, symbolsAsEmoji, tilesAsEmoji } from '../goods.ts'
import {
  type BuiltPathTile,
  byFullness,
  type DeedFullness,
  type DeedWords,
  type GuardianWalk,
  isToldInFull,
  type VerbAndRest,
  verbPhraseText,
} from '../words/deeds.ts'
import type { Words } from '../words/index.ts'
import { toPlace, upToSteps } from './choices.ts'
import { a, bare, type Case, count, countBare, inflected, isOne, list, the, toThe } from './grammar.ts'
import { names, yours } from './names.ts'
import { colours, islands, nouns, portals, resources as resourceNouns, resources } from './nouns.ts'
import { freedBecause } from './pace.ts'
import { gnomes, tasks, theGnome } from './tasks.ts'

/** In the present tense, as at the table: the verb stands second, and what belongs to it last. */
const deeds: DeedWords = {
  startTileLaid: ({ symbols, swapped }, how) =>
    swapped && isToldInFull(how)
      ? ['tauscht', `das erste Schicksalsplättchen gegen ${fateTile(symbols, how)} aus der Mitte des Vorrats`]
      : [
          'legt',
          byFullness(
            how,
            `das erste Schicksalsplättchen ${fateTile(symbols, how)} an`,
            'das erste Schicksalsplättchen an',
          ),
        ],
  fateTilePlaced: ({ symbols }, how) => [
    'legt',
    byFullness(how, `das Schicksalsplättchen ${fateTile(symbols, how)} an`, 'ein Schicksalsplättchen an'),
  ],
  discarded: ({ tiles }) => ['wirft', `${tilesAsEmoji(tiles)} ab`],
  pathsBuilt: ({ tiles }, how) => [
    'baut',
    byFullness(
      how,
      tiles.length === 1
        ? pathTile(tiles[0])
        : `Wege auf den Feldern ${list(tiles.map(({ space, resource, crystal }) => `${space} (${names.pathTile(crystal, resource)})`))}`,
      'einen Weg',
    ),
  ],
  pathsPutBack: () => ['legt', 'die vier offenen Wegplättchen zurück'],
  shipMoved: ({ island }, how) => [
    'fährt',
    byFullness(
      how,
      island.kind === 'task'
        ? `${toThe(islands[island.resource])} ${island.id}`
        : `nach ${island.id} zur Insel der ${inflected(colours[island.guardian], 'en')} ${nouns.guardian.many.nom}`,
      `nach ${island.id}`,
      'mit dem Schiff',
    ),
  ],
  offeringLaid: ({ resource }) => ['legt', `die Opferschale mit ${names.resource[resource]} ab`],
  taskReceived: ({ task, offering, lit }, how) => {
    const called = `„${tasks.condition(task.condition)}“`
    const kind = lit ? `das ${task.points}-Punkte-Bonfire` : `die ${task.points}-Punkte-Aufgabe`
    const laid = offering === null ? '' : ` gegen die Opferschale mit ${names.resource[offering]}`
    return [
      'erhält',
      lit
        ? byFullness(how, `${kind} ${called}${laid}`, `das Bonfire ${called}`, 'ein Bonfire')
        : byFullness(how, `${kind} ${called}${laid}`, `die Aufgabe ${called}`, 'eine Aufgabe'),
    ]
  },
  guardianReceived: ({ colour }, how) => {
    const her = `${the(nouns.guardian, 'acc', colours[colour])} ab`
    return ['holt', byFullness(how, her, her, 'eine Hüterin ab')]
  },
  procession: ({ steps, moves }, how) =>
    moves.length === 0 || !isToldInFull(how)
      ? ['führt', byFullness(how, `eine Prozession mit ${upToSteps(steps)} durch`, 'eine Prozession durch')]
      : ['führt', `in einer Prozession ${walked(moves)}`],
  guardianMoved: ({ walks }, how) => {
    const they = list(walks.map(({ guardian }, index) => guardianAmong(guardian, index)))
    return ['zieht', byFullness(how, walked(walks), they, walks.length === 1 ? 'eine Hüterin' : 'Hüterinnen')]
  },
  bonfireTurned: ({ compass }, how) =>
    isToldInFull(how) ? ['dreht', `das Große Bonfire nach ${names.compass[compass]}`] : ['nutzt', 'das Große Bonfire'],
  portalPlaced: ({ portal, space }, how) => {
    const it = the(portals[portal], 'acc')
    return ['legt', byFullness(how, `${it} an Feld ${space}`, `${it} an`, 'ein Portal an')]
  },
  gnomesJoined: ({ gnomes: joining }, how) => {
    const all = `${list(joining.map(theGnome))} an`
    return [
      'wirbt',
      byFullness(
        how,
        all,
        all,
        joining.length === 1 ? 'einen Gnom an' : `${count(joining.length, nouns.gnome, 'acc')} an`,
      ),
    ]
  },
  ignited: ({ task, space }, how) => {
    const called = `„${tasks.condition(task.condition)}“`
    return [
      'entfacht',
      byFullness(how, `auf Feld ${space} das ${task.points}-Punkte-Bonfire ${called}`, called, 'ein Bonfire'),
    ]
  },
  noviceMoved: ({ novice, to, met }) => {
    const neutral = the(nouns.neutralNovice, 'acc')
    const who =
      novice.kind === 'own'
        ? a(nouns.novice, 'acc')
        : met
          ? neutral
          : `${neutral} der Aufgabe „${capital(names.commonTask[novice.task])}“`
    return ['schickt', `${who} auf „${names.council[to].name}“`]
  },
  bonusTaken: () => ['nimmt', 'den Bonus'],
  commonTaskMet: ({ task }, how) => {
    const called = `„${capital(names.commonTask[task])}“`
    return ['erfüllt', byFullness(how, `die Aufgabe des Rates ${called}`, called, 'eine Aufgabe des Rates')]
  },
  islandActionDeclined: () => ['tut', 'dort nichts'],
  countdownBegan: () => ['löst', 'den Countdown aus'],
  passed: ({ byItself }, how) =>
    !isToldInFull(how)
      ? ['passt', '']
      : byItself
        ? ['hat', 'keinen Zug mehr und passt']
        : ['passt', 'und hat keine Züge mehr'],
  wentOut: ({ why }, how) => (isToldInFull(how) ? WENT_OUT[why] : ['hat', 'keine Züge mehr']),
  tomDrew: ({ card }) => ['zieht', `die Karte „${names.tomCard[card]}“`],
  tomIdle: ({ why }) =>
    why === 'outgrown' ? ['hat', 'diese Aufgabe des Rates schon erfüllt'] : ['kann', 'damit nichts anfangen'],
  paid: () => ['bezahlt', ''],
  gained: ({ rows }) => ['bekommt', rows.join(' plus ')],
}

/** "die graue Hüterin", und nach ihr "die rote" */
const guardianAmong = (colour: Guardian, index: number): string =>
  index === 0 ? the(nouns.guardian, 'acc', colours[colour]) : `die ${inflected(colours[colour], 'e')}`
const walked = (walks: readonly GuardianWalk[]): string =>
  list(walks.map(({ guardian, to }, index) => `${guardianAmong(guardian, index)} ${toPlace(to)}`))

const WENT_OUT = {
  nothingLeft: ['kann', 'nichts mehr tun und hat keine Züge mehr'],
  declined: ['verzichtet', 'auf die letzte Bonusaktion und hat keine Züge mehr'],
  satOut: ['setzt', 'ab jetzt aus'],
} as const

/** After a word in front the verb comes before the person. */
const sentence = (name: string, [first = ['', ''], ...others]: readonly VerbAndRest[], then: boolean): string =>
  then
    ? `Danach ${first[0]} ${list([[name, first[1]] as const, ...others].map(verbPhraseText))}.`
    : `${name} ${list([first, ...others].map(verbPhraseText))}.`

export const cardsLeft = (left: number, round: number): string =>
  `${left === 0 ? 'Keine Karten mehr' : `Noch ${count(left, nouns.card, 'nom')}`}, Durchgang ${round} von 4`

export const narration: Words['narration'] = {
  deeds,
  sentence,
  ownSentence: (clauses, then) => sentence(then ? 'du' : 'Du', clauses.map(yours), then),
  onlyThingPossible: 'einzige Möglichkeit',
  offeringTurnedUp: (resource) => ['deckt', `die Opferschale mit ${names.resource[resource]} auf`],
  brought: (goods, from) => {
    const isScore = goods.tiles.length + goods.resources.length === 0
    const [verb, end] = isScore ? ['erzielt', ''] : goods.points === 0 ? GAINED[from] : BEKOMMT
    return [verb, `${said(goods, 'acc')}${end}`]
  },
  symbols: (colours) => colours.map(capital).join('-'),
  forPrice: (goods) => `für ${goods}`,
  goods: (goods) => said(goods, 'acc'),
  paid: (goods) => `Bezahlt: ${said(goods, 'nom')}`,
  discarded: (goods) => `Abgeworfen: ${said(goods, 'nom')}`,
  pathsTurnedUp: (tiles) =>
    `${isOne(tiles.length) ? 'Neues Wegplättchen' : 'Neue Wegplättchen'} in der Auslage: ${tiles.map(({ crystal, resource }) => `${EMOJI.crystal[crystal]}${EMOJI.resource[resource]}`).join(' ')}.`,
  gnomesTurnedUp: (turnedUp) =>
    `${isOne(turnedUp.length) ? 'Neuer Gnom' : 'Neue Gnome'} in der Auslage: ${list(turnedUp.map((gnome) => gnomes(gnome).name))}.`,
  countdownBegan: (novices) =>
    `${EMOJI.countdown} Der Countdown beginnt: ${count(novices, nouns.novice, 'nom')} ${isOne(novices) ? 'sitzt' : 'sitzen'} im Hohen Rat.`,
  countdownHandedOn: (tile) => `${EMOJI.countdown} Countdown: Plättchen ${tile} wird weitergegeben.`,
  tomCard: (card, gnome, left, round) =>
    `${EMOJI.tom} Toms Karte: „${names.tomCard[card]}“${gnome === null ? '' : `. Aufgedeckt: ${gnomes(gnome).name} (${EMOJI.resource[gnome.resource]})`}. ${cardsLeft(left, round)}.`,
  gameEnded: (ending) => `🏁 Die Partie ist zu Ende. ${names.ending[ending]}`,
}

/** "Rot-Lila-Blau" */
const fateTile = (symbols: readonly ActionColour[], how: DeedFullness): string =>
  how === 'signs' ? symbolsAsEmoji(symbols) : symbols.map((symbol) => capital(names.actionTile[symbol])).join('-')

const BUILT_FROM = { display: '', pile: 'verdeckt gezogenen ', search: 'aus dem Stapel gesuchten ' } as const
const pathTile = ({ crystal, resource, space, from }: BuiltPathTile): string =>
  `auf Wegfeld ${space} einen ${BUILT_FROM[from]}Weg mit ${names.resource[resource]} und ${bare(nouns.crystal, 'dat', colours[crystal])}`

/** Goods in a case: "1 blauer und 2 rote Marker, 3 Wurzeln und 4 Punkte", "1 blauer und 2 rote Marker sowie 1 Gold" */
export function said({ tiles, resources, points }: Goods, which: Case): string {
  const kinds = countsByKind(ACTION_TILES, tiles)
  const parts = [
    list(
      kinds.map(({ kind, n }, index) =>
        index < kinds.length - 1
          ? countBare(n, nouns.tile, which, colours[kind])
          : count(n, nouns.tile, which, colours[kind]),
      ),
    ),
    ...countsByKind(RESOURCES, resources).map(({ kind, n }) => count(n, resourceNouns[kind], which)),
    points === 0 ? '' : count(points, nouns.point, which),
  ].filter((part) => part !== '')
  return parts.length === 2 && kinds.length > 1 ? parts.join(' sowie ') : list(parts)
}

const BEKOMMT: VerbAndRest = ['bekommt', '']
const NIMMT_SICH: VerbAndRest = ['nimmt sich', '']
/** The verb, and what stands at the end. */
const GAINED: Readonly<Record<GainSource, VerbAndRest>> = {
  setUp: BEKOMMT,
  fateArea: NIMMT_SICH,
  covered: NIMMT_SICH,
  path: BEKOMMT,
  procession: BEKOMMT,
  moveGuardian: BEKOMMT,
  greatBonfire: NIMMT_SICH,
  council: NIMMT_SICH,
  point: BEKOMMT,
  elder: BEKOMMT,
  specialist: BEKOMMT,
  countdown: BEKOMMT,
  tom: BEKOMMT,
}

export const brief: Words['brief'] = {
  tomsTurn: (card, deeds, left, round) =>
    `Toms Karte: „${names.tomCard[card]}“.${deeds.length === 0 ? '' : ` Tom ${list(deeds)}.`} ${cardsLeft(left, round)}.`,
  turn: (name, deeds) => (deeds.length === 0 ? `${name} hat gespielt` : `${name} ${list(deeds)}`),
  sinceYourTurn: 'Seit deinem letzten Zug',
  sinceTheStart: 'Seit dem Start',
  page: (page, pages) => `Seite ${page} von ${pages}, das Älteste zuerst.`,
  moreTurns: (turns) => `${count(turns, nouns.turn, 'nom')} nicht gezeigt`,
  pastTurn: (number, name, deeds) =>
    `${number === 0 ? 'Ein früherer Zug' : `Zug ${number}`} · ${name}${deeds.length === 0 ? '' : ` ${list(deeds)}.`}`,
  roundPoints: 'Punkte nach dieser Runde',
  pastLobby: (people) => `Die Partie begann: ${list(people)}.`,
  pastTakenBack: 'Der Zug davor wurde zurückgenommen.',
  past: 'Eine frühere Nachricht dieses Tisches.',
}

export const log: Words['log'] = {
  title: 'Was bisher geschah',
  empty: 'Noch ist nichts geschehen.',
  opened: (name) => `${name} hat den Tisch eröffnet.`,
  joined: (name) => `${name} hat sich dazugesetzt.`,
  left: (name) => `${name} ist aufgestanden.`,
  tiesDecided: 'Gleichstände, die niemanden betreffen, hat Tom nach seiner Faustregel entschieden.',
  started: 'Die Partie hat begonnen.',
  frozen: 'Der Tisch wurde angehalten: Etwas ist kaputt.',
  thawed: (turnDropped) =>
    `Der Tisch war angehalten, weil etwas kaputt war. Der Fehler ist behoben, es geht weiter${turnDropped ? ', aber ein Teil des offenen Zuges ist verloren: Dieser Zug muss neu zu Ende gespielt werden' : ''}.`,
  tookOver: (name, seat) => `${name} hat Platz ${seat} übernommen.`,
  satOut: (name) => `Der Platz von ${name} wird ab jetzt übersprungen.`,
  freed: (name, why) => `${freedBecause(name, why)}: Der Platz wurde frei.`,
  extended: 'Als die Zeit für den Zug um war, war der Bot nicht da. Darum gab es mehr Zeit.',
  substituteAsked: (name, wanted) => (wanted ? `${name} sucht Ersatz.` : `${name} sucht keinen Ersatz mehr.`),
  rules: (number) => `Der Bot wurde aktualisiert. Die Partie geht mit Regelstand ${number} weiter.`,
  page: (page, pages) => `Seite ${page} von ${pages}`,
  round: (round) => (round === 0 ? 'Vor der Partie' : `Runde ${round}`),
  turn: (turn) => `Zug ${turn}`,
  whose: 'Wessen Züge?',
  everybody: 'Züge von allen',
  noTurns: 'Hier gibt es noch keinen Zug.',
  first: 'Anfang',
  last: 'Neueste',
  asFile: 'Als Datei',
  back: 'Zurück zum Verlauf',
  tableAfter: (round) => `Bild von Runde ${round}`,
  stoodAfter: (turn, name) => `Der Tisch nach Zug ${turn} (${name})`,
  whichTurn: 'Nach welchem Zug dieser Runde?',
  cannotBeShown:
    'Wie der Tisch damals stand, lässt sich nicht mehr zeigen: Gespielt wurde da nach einem anderen Regelstand.',
  fileName: 'bonfire-verlauf.txt',
  more: 'Mehr davon steht im Verlauf.',
  aboutFile: 'Der ganze Verlauf als Textdatei. Alle Zeiten sind in UTC.',
  when: (at) => `${WHEN.format(at)} UTC`,
}

const WHEN = new Intl.DateTimeFormat('de', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

export const entries: Words['entries'] = {
  task: (asked, points) =>
    `Bedingung zum Entfachen: ${asked} Als Bonfire bringt die Aufgabe am Ende ${names.points(points)}.`,
  gnomePrice: (resource) =>
    `Ressource: ${names.resource[resource]} ${EMOJI.resource[resource]}. Kostet 2 braune Marker und ${count(1, resources[resource], 'acc')} oder 1 braunen Marker und ${count(2, resources[resource], 'acc')}.`,
  orPoint: 'Statt des Bonus kannst du 1 Punkt nehmen.',
  pages: (pages) => `Spielanleitung, ${pages.length === 1 ? 'Seite' : 'Seiten'} ${list(pages.map(String))}`,
  fateExample: (groups, covered) =>
    [
      'Beispiel im Bild: Das grün umrahmte Plättchen ist neu.',
      ...groups.map(({ tile, count: size }) =>
        size === 1
          ? `${EMOJI.actionTile[tile]} steht allein: Nimm 1.`
          : `${EMOJI.actionTile[tile]} gehört zu einer Gruppe von ${size}: Nimm ${size}.`,
      ),
      ...(covered === '' ? [] : [`Darunter war ${covered} aufgedruckt: Nimm auch das.`]),
    ].join('\n'),
  fillers:
    'aber alle als am an auf aus bei beim bin das dass dem den der des die dies du ein eine einem einen einer eines es fur gibt hat habe ich ihn im in ist kann kannst man mein meine meinen mich mit muss nach oder sich sie sind so soll um und von vom wann war warum was welche welches wem wen wenn wer werden wie wieso wird wo wofur wohin womit wozu zu zum zur',
  more: 'Mehr über …',
  here: (edition) => `An diesem Tisch (${edition})`,
}

export const journal: Words['journal'] = {
  choose: 'Welche deiner beendeten Partien möchtest du als Datei?',
  none: 'Du hast noch keine Partie zu Ende gespielt. Ein Protokoll verrät auch Verdecktes, darum gibt es erst danach eins.',
  about: (file) =>
    [
      `**${file}** enthält die ganze Partie: den Aufbau samt allem, was verdeckt war, und jede Entscheidung der Reihe nach.`,
      `-# Wer den Code dieses Bots hat, spielt sie mit \`npm run bonfire -- replay ${file}\` nach und bekommt die Endabrechnung.`,
    ].join('\n'),
}
