import { capital } from '../capital.ts'
import { controlInSentence } from '../control.ts'
import type { FirstGameWords } from '../words/facts.ts'
import type { Words } from '../words/index.ts'
import { inWords } from './grammar.ts'
import { buttons } from './names.ts'
import { ruleLists, rules } from './rules.ts'
import { live } from './table.ts'

const aim = 'De meeste komen van vreugdevuren: haal opdrachten op de eilanden, volbreng ze en ontsteek ze.'
const tile =
  'Je begint met een lottegel: houd de tegel in je hand, of ruil hem voor de middelste uit je voorraad. Hij geeft de drie actiefiches die erop staan. Met 🟦 vaar je, met 🟥 ontvang je een opdracht waar je schip ligt, met 🟩 bouw je een weg, met 🟫 werf je een gnoom, met ⬜ haal je hoeders op of laat je ze lopen, met 🟪 draai je het grote vreugdevuur.'
const turn =
  'In een beurt doe je **één** ding: een lottegel leggen, actiefiches van één kleur gebruiken, of een vreugdevuur ontsteken. Een lottegel mag je alleen leggen als je hoogstens één actiefiche overhebt, dus geef ze eerst uit. Goed om mee te beginnen: 🟩 een wegfiche, of met 🟦 naar een eiland met een haalbare opdracht. 🟨 vervangt elke kleur.'
const tasks = `bekijk ${controlInSentence(live.looks.islands)}. Blauw is makkelijk en weinig waard, geel is moeilijk en veel waard. Ontvang er vroeg twee of drie die op elkaar lijken: dan weet je wat je moet bouwen.`
const fate =
  'Raken je fiches op? Leg een lottegel naast gelijke symbolen: elk symbool geeft zoveel fiches als zijn groep dan groot is. De beste plekken staan bovenaan de lijst.'
const gnomes =
  'Gnomen (🟫) helpen je de rest van het spel, dus werf er vroeg een. Aan een weg heb je op twee manieren iets: in een optocht (⬜) brengt elke hoeder het middel mee van het wegfiche waar ze stopt, en een kristal in de kleur van het vreugdevuur ernaast geeft aan het einde punten.'
const igniting =
  'Opdracht volbracht? Ontsteken kost een beurt, geeft aan het einde punten en stuurt een pupil naar de Hoge Raad, die daar een bonus voor je haalt.'

const NOVICES: Readonly<Record<number, number>> = { 2: 7, 3: 10, 4: 13 }
const enough = (players: number | null): string => {
  const novices = players === null ? undefined : NOVICES[players]
  return novices === undefined
    ? 'Zitten daar zeven pupillen (tien met z’n drieën, dertien met z’n vieren)'
    : `Zitten daar ${inWords(novices)} pupillen`
}

export const guide: FirstGameWords = {
  againstTom: [
    `Je doel: meer punten dan Tom. ${aim}`,
    tile,
    turn,
    `Na elke beurt van jou speelt Tom een kaart. In je paneel staat wat hij heeft gedaan, en waar hij iets te kiezen heeft, kies jij voor hem. Dan de opdrachten: ${tasks}`,
    fate,
    gnomes,
    `${igniting} Bij zeven pupillen daar begint het aftellen; het spel is ook afgelopen als Tom vier keer door zijn acht kaarten is.`,
  ],
  withOthers: (players) => [
    `Het doel: de meeste punten. ${aim}`,
    tile,
    turn,
    `De opdrachten: ${tasks}`,
    fate,
    gnomes,
    `${igniting} ${capital(enough(players))}, dan begint het aftellen. Na de eerstvolgende beurt van wie het spel begon, heeft die speler er nog vier, en ieder ander vijf.`,
  ],
}

export const help: Words['help'] = {
  bonfire: { name: 'bonfire', description: 'Speel het bordspel Bonfire' },
  bonfireClub: { name: 'bonfire-club', description: 'Uitslagen, ranglijst en medespelers op deze server' },
  bonfireServer: {
    name: 'bonfire-server',
    description: 'Bepaal wat op deze server mag, en houd de tafels in de gaten',
  },
  commands: {
    new: { name: 'nieuw', description: 'Open een tafel voor 2 tot 4 spelers, in een eigen thread of gewoon hier' },
    mine: { name: 'mijn-tafels', description: 'Je open tafels, eerst die waar je aan de beurt bent' },
    solo: { name: 'solo', description: 'Speel alleen tegen Tom of computers, in privéberichten' },
    profile: { name: 'profiel', description: 'Je spellen tegen Tom en je handicap' },
    join: { name: 'meedoen', description: 'Schuif aan bij de tafel in dit kanaal' },
    start: { name: 'start', description: 'Start het spel met wie er aan tafel zit' },
    turn: { name: 'beurt', description: 'Open je paneel: wat je nu kunt doen' },
    hint: { name: 'hint', description: 'Voor je beurt: tot drie goede mogelijkheden, en waarom' },
    look: { name: 'bekijken', description: 'Bekijk de tafel, een stad, de eilanden, de gnomen en meer' },
    scores: { name: 'punten', description: 'Bekijk de punten, regel voor regel' },
    log: { name: 'logboek', description: 'Lees wat er tot nu toe is gebeurd' },
    follow: { name: 'tonen', description: 'Toon hier een tafel uit een ander kanaal, beurt voor beurt' },
    play: { name: 'zet', description: 'Doe een zet door hem te typen' },
    undo: { name: 'terugnemen', description: 'Neem je laatste stap terug' },
    end: { name: 'klaar', description: 'Beëindig je beurt' },
    resign: {
      name: 'verlaten',
      description: 'Verlaat de tafel; is het spel bezig, dan kan iemand je plaats overnemen',
    },
    takeover: { name: 'overnemen', description: 'Neem een vrije plaats over' },
    sitout: { name: 'overslaan', description: 'Sla een vrije plaats de rest van het spel over' },
    close: { name: 'sluiten', description: 'Sluit de tafel (organisator of moderator)' },
    journal: { name: 'verslag', description: 'Krijg een uitgespeeld spel als bestand om na te spelen' },
    analysis: { name: 'terugblik', description: 'Kijk terug op je laatste spel: hoe het ging en waar het kantelde' },
    settings: {
      name: 'instellingen',
      description: 'Taal, tips, afbeeldingen of woorden, hoe je hoort dat je aan de beurt bent; de taal van je tafel',
    },
    'forget-me': { name: 'vergeet-me', description: 'Wis wat er over je wordt bewaard' },
    rules: { name: 'regels', description: 'Zoek iets op in de regels' },
    help: { name: 'help', description: 'Hoe je hier speelt' },
  },
  club: {
    history: { name: 'spellen', description: 'Afgelopen spellen op deze server' },
    ranking: { name: 'ranglijst', description: 'Wie er op deze server het best speelt' },
    stats: { name: 'statistiek', description: 'Jouw spellen op deze server, of die van iemand anders' },
    looking: {
      name: 'medespelers-zoeken',
      description: 'Zoek medespelers: een bericht in dit kanaal, en een tafel zodra er genoeg zijn',
    },
  },
  server: {
    settings: { name: 'instellingen', description: 'Regels voor tafels op deze server: waar, wie, hoeveel, hoe' },
    tables: { name: 'tafels', description: 'Open tafels op deze server; sluit of stop er een, maak een plaats vrij' },
    block: { name: 'blokkeren', description: 'Laat iemand niet meer spelen op deze server' },
    unblock: { name: 'deblokkeren', description: 'Laat iemand weer spelen op deze server' },
    rights: { name: 'rechten', description: 'Zie kanaal voor kanaal wat ik niet mag, en hoe je dat verandert' },
    log: { name: 'logboek', description: 'Wat moderators hier deden' },
    export: { name: 'export', description: 'Alle afgelopen spellen van deze server als bestand' },
    delete: { name: 'verwijderen', description: 'Verwijder alles wat ik van deze server bewaar' },
  },
  aCity: 'Een stad',
  options: {
    where: { name: 'waar', description: 'In een eigen thread of gewoon hier; kies je niets, dan in een thread' },
    edition: { name: 'editie', description: 'Welke regels: de Engelse/Duitse spelregels of de online-editie' },
    beginners: { name: 'beginners', description: 'Op elk eiland opdrachten van verschillende kleuren' },
    friend: { name: 'voor', description: 'Houd een dag lang een plaats vrij voor iemand; die krijgt een vermelding' },
    language: { name: 'taal', description: 'Taal van de tafel in het kanaal; kies je niets, dan die van de server' },
    story: {
      name: 'verhaal',
      description: 'Wat er van beurten in het kanaal blijft staan; kies je niets, dan een regel per beurt',
    },
    handicap: {
      name: 'handicap',
      description: 'Buiten de handicapmodus: voorsprong, boven 0 voor Tom, onder 0 voor jou',
    },
    tom: { name: 'tom', description: 'Tom kiest zelf als hij iets te kiezen heeft' },
    challenge: { name: 'meetellen', description: 'Telt mee in de handicapmodus (ja, tenzij je nee zegt)' },
    opponent: { name: 'tegenstander', description: 'Tegen wie je speelt: Tom of computers; kies je niets, dan Tom' },
    opponents: { name: 'aantal', description: 'Hoeveel computers; kies je niets, dan één' },
    computer: { name: 'computer', description: 'Laat een computer op die plaats spelen in plaats van jou' },
    guide: { name: 'tips', description: 'Tips in je paneel' },
    seat: { name: 'plaats', description: 'Welke plaats' },
    at: { name: 'wat', description: 'Wat je wilt bekijken' },
    player: { name: 'speler', description: 'Van wie je de stad wilt zien' },
    move: { name: 'zet', description: 'Je zet; de lijst helpt je tijdens het typen' },
    page: { name: 'pagina', description: 'Welke pagina' },
    topic: { name: 'onderwerp', description: 'Wat je zoekt, bijvoorbeeld schip, geel fiche of aftellen' },
    island: { name: 'eiland', description: 'Welk eiland' },
    zone: { name: 'tijdzone', description: 'Je tijdzone voor stille uren: de dichtstbijzijnde grote stad' },
    whose: { name: 'wiens', description: 'Wiens spellen' },
    month: { name: 'maand', description: 'Welke maand, bijvoorbeeld 2026-11' },
    away: { name: 'weg', description: 'Je bent er niet: de dag waarop je terug bent, uiterlijk over 30 dagen' },
    person: { name: 'persoon', description: 'Wie; laat dit leeg om te zien wie geblokkeerd is' },
    players: { name: 'spelers', description: 'Hoeveel spelers' },
    pace: { name: 'tempo', description: 'Hoe snel jullie spelen; kies je niets, dan zoals op de server' },
    role: { name: 'rol', description: 'Een rol die één keer vermeld wordt, als deze server dat toestaat' },
    until: { name: 'tot', description: 'Tot wanneer je zoekt: 22:00, over 2 uur; kies je niets, dan vier uur' },
    time: { name: 'om', description: 'Wanneer het begint: 20:00, morgen 19:30, za 20:00, over 2 uur' },
  },
  help: {
    title: 'Hoe je hier speelt',
    open: 'Open met **/bonfire nieuw** een tafel voor jou en anderen of computers, of speel alleen met **/bonfire solo**.',
    text: ({ takeTurn }) =>
      [
        `Ben je aan de beurt, druk dan op ${controlInSentence(takeTurn)}. Je paneel is alleen voor jou te zien. Bij elke keuze staat wat die kost en wat die oplevert.`,
        `Niets staat vast tot je op ${controlInSentence(buttons.endTurn)} drukt: met ${controlInSentence(buttons.undo)} neem je een keuze terug, tenzij er iets is omgedraaid.`,
      ].join('\n'),
    byItself: 'Is er maar één mogelijkheid, dan doe ik dat meteen voor je.',
    watch: ({ lookAt }) =>
      `In het kanaal mag iedereen meekijken: ${controlInSentence(lookAt)} toont alles wat open ligt.`,
    rules: `Twijfel je over een regel? Onder ${controlInSentence(buttons.rules)} staan ze per onderwerp, en met **/bonfire regels** zoek je er een op.`,
    more: 'Met **/bonfire bekijken** zie je de tafel, een stad, de eilanden, de gnomen, het grote vreugdevuur of de Hoge Raad. **/bonfire mijn-tafels** toont je tafels, eerst die waar je aan de beurt bent. Onder **/bonfire instellingen** kies je je taal, tips en waarschuwingen, of je afbeeldingen of woorden wilt, en hoe je hoort dat je aan de beurt bent.',
    guide: guide.withOthers,
    pages: { guide: 'Je eerste spel', more: 'Meer commando’s' },
  },
  rules,
  ruleLists,
  firstQuestions: {
    turn: 'Wat kan ik nu doen?',
    task: 'Hoe krijg ik een opdracht?',
    ignite: 'Waarom kan ik niet ontsteken?',
    gnome: 'Wat doet een gnoom?',
    countdown: 'Wanneer is het afgelopen?',
  },
  whatGnomeDoes: 'Wat doet deze gnoom?',
  rulesTitle: 'De regels, per onderwerp',
  rulesChoose: 'Kies hieronder een onderwerp, of typ een woord achter /bonfire regels.',
  rulesNothing: (query) =>
    `Over “${query}” heb ik niets gevonden. Probeer één woord, zoals schip, portaal of aftellen.`,
  reconstructed:
    'Wat in de spelregels alleen op plaatjes staat, zoals gnomen, opdrachten en de volgorde van de portalen, is nagemaakt: aantallen en soorten kloppen, losse onderdelen kunnen anders zijn dan in jouw doos.',
  about:
    'Een onofficieel fanproject voor wie Bonfire van Stefan Feld kent of heeft. De uitgever heeft er niets mee te maken; afbeeldingen en teksten zijn van onszelf.',
}
