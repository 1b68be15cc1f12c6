import { control } from '../control.ts'
import type { Words } from '../words/index.ts'
import { buttons } from './buttons.ts'
import { guide } from './guide.ts'
import { ruleLists, rules } from './rules.ts'

export const help: Words['help'] = {
  bonfire: { name: 'bonfire', description: 'Speel het bordspel Bonfire' },
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
    takeover: { name: 'overnemen', description: 'Neem een lege plaats over' },
    sitout: { name: 'overslaan', description: 'Sla een lege plaats de rest van het spel over' },
    close: { name: 'sluiten', description: 'Sluit de tafel (organisator of moderator)' },
    journal: { name: 'verslag', description: 'Krijg een uitgespeeld spel als bestand om na te spelen' },
    analysis: { name: 'terugblik', description: 'Kijk terug op je laatste spel: hoe het ging en waar het kantelde' },
    settings: {
      name: 'instellingen',
      description: 'Taal, tips, afbeeldingen of woorden, hoe je van je beurt hoort; de taal van je tafel',
    },
    'forget-me': { name: 'vergeet-me', description: 'Wis wat er over je wordt bewaard' },
    rules: { name: 'regels', description: 'Zoek iets op in de regels' },
    help: { name: 'help', description: 'Hoe je hier speelt' },
  },
  aCity: 'Een stad',
  options: {
    where: { name: 'waar', description: 'Kies je niets, dan in een eigen thread; of gewoon hier' },
    edition: { name: 'editie', description: 'Welke regels: de Engelse/Duitse spelregels of de online-editie' },
    beginners: { name: 'beginners', description: 'Op elk eiland opdrachten van verschillende kleuren' },
    friend: { name: 'voor', description: 'Houd een dag lang een plaats vrij voor iemand, die een vermelding krijgt' },
    language: { name: 'taal', description: 'Taal van de tafel in het kanaal; kies je niets, dan die van de server' },
    handicap: {
      name: 'handicap',
      description: 'Buiten de handicap-modus: voorsprong, boven 0 voor Tom, onder 0 voor jou',
    },
    tom: { name: 'tom', description: 'Tom beslist zelf bij een gelijke stand' },
    challenge: { name: 'meetellen', description: 'Telt mee in de handicap-modus (ja, tenzij je nee zegt)' },
    opponent: { name: 'tegenstander', description: 'Tegen wie je speelt: kies je niets, dan Tom; of computers' },
    opponents: { name: 'aantal', description: 'Hoeveel computers: kies je niets, dan één' },
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
    away: { name: 'weg', description: 'Je bent er niet: de dag waarop je terug bent, hoogstens over 30 dagen' },
  },
  help: {
    title: 'Hoe je hier speelt',
    open: 'Open met **/bonfire nieuw** een tafel voor jou en anderen of computers, of speel alleen met **/bonfire solo**.',
    text: ({ takeTurn }) =>
      [
        `Ben je aan de beurt, druk dan op ${control(takeTurn)}. Je paneel is alleen voor jou te zien. Bij elke keuze staat wat die kost en wat die oplevert.`,
        `Wat je kiest, staat vast zodra je op ${control(buttons.endTurn)} drukt. Met ${control(buttons.undo)} maak je het tot dan toe ongedaan, zolang er niets is omgedraaid.`,
      ].join('\n'),
    byItself: 'Is er maar één mogelijkheid, dan gebeurt die meteen vanzelf.',
    watch: ({ lookAt }) => `In het kanaal mag iedereen meekijken: ${control(lookAt)} toont alles wat open ligt.`,
    rules: `Twijfel je over een regel? Onder ${control(buttons.rules)} staan ze per onderwerp, en met **/bonfire regels** zoek je er een op.`,
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
    'Wat de spelregels alleen als plaatje tonen, zoals gnomen, opdrachten en de volgorde van de portalen, is nagemaakt: aantallen en soorten kloppen, losse onderdelen kunnen van jouw doos verschillen.',
  about:
    'Een onofficieel fanproject voor wie Bonfire van Stefan Feld kent of heeft. De uitgever heeft er niets mee te maken; afbeeldingen en teksten zijn van onszelf.',
}
