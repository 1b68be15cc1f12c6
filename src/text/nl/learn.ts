import { controlInSentence } from '../control.ts'
import type { Words } from '../words/index.ts'
import { count, isOne, signed } from './grammar.ts'
import { guide } from './help.ts'
import { buttons, names } from './names.ts'
import { nouns } from './nouns.ts'

const button = 'Leer spelen'
const firstGame = 'Speel je eerste spel'

export const learn: Words['learn'] = {
  button,
  about: `Met ${controlInSentence(button)} leer je het spel in zes korte lessen.`,
  heading: (number, of, title) => `Leren spelen, les ${number} van ${of}: ${title}`,
  best: 'Ja, dat is de beste van de drie.',
  notBest: 'Dat kan, maar er is iets beters.',
  tryAgain: 'Probeer opnieuw',
  next: (title) => `Verder: ${title}`,
  firstGame,
  done: `Nu ken je het spel. ${controlInSentence(firstGame)} begint een spel tegen Tom; met **/bonfire nieuw** open je een tafel voor jou en anderen. De tips in je paneel gaan hier verder, en onder ${controlInSentence(buttons.rules)} staat al het andere.`,
  again: 'Vanaf het begin',
  lessons: {
    fate: {
      title: 'Lottegels',
      about: [
        'Voor acties geef je actiefiches af. Nieuwe krijg je door een lottegel te leggen. Dat mag met hoogstens één actiefiche in je voorraad; hier heb je er geen.',
        'Kijk bij elk van de drie symbolen hoe groot de groep is waar het nu bij hoort, en neem evenveel fiches van die kleur. Goud of een geel fiche dat eronder gedrukt staat, krijg je ook. Dat is je hele beurt.',
      ].join('\n'),
      question: 'Welke plek brengt het meeste op?',
      answers: [
        'Twee symbolen komen naast hun eigen kleur, dus je krijgt vijf actiefiches. Geen plek geeft er meer, maar je overbouwt niets. Een andere plek geeft je zes dingen.',
        'Vier actiefiches, want één symbool komt naast zijn eigen kleur, plus wat je overbouwt: 1 goud en 1 geel fiche, dat elke kleur vervangt. Zes dingen in één beurt.',
        'Geen symbool komt naast zijn eigen kleur en je overbouwt niets. Je krijgt maar drie fiches, één per symbool.',
      ],
    },
    ship: {
      title: 'Schip en opdrachten',
      about: [
        'Met blauwe fiches verplaats je je schip. De eerste keer kost dat één fiche en vaar je naar een eiland naar keuze. Daarna kom je met één fiche één route ver, met twee fiches twee routes en met drie overal.',
        'Meteen daarna mag je op het eiland iets doen: een van de opdrachten ontvangen (een rood fiche, het middel van het eiland en dat van je offerschaal) of een hoeder ophalen (een wit fiche). In je stad passen zeven opdrachten. Drie portalen heb je al.',
      ].join('\n'),
      question: 'Je hebt nog geen enkele opdracht. Waar vaar je heen?',
      answers: [
        'Deze opdracht vraagt om vier rode opdrachten of vreugdevuren. Hij is veel waard, maar je hebt er nog geen: hij zou lang in je stad liggen.',
        '“3 portalen” heb je al volbracht. Ontvang de opdracht meteen, met je gele fiche in plaats van een rood, en je kunt hem in je volgende beurt ontsteken: 4 punten. Zoek opdrachten die je al bijna hebt volbracht.',
        'Hier kun je een hoeder ophalen. Maar ze heeft wegen en een vreugdevuur nodig voordat ze punten geeft, en de opdracht die je al hebt volbracht, ligt ergens anders.',
      ],
    },
    path: {
      title: 'Wegen en kristallen',
      about: [
        'Met groene fiches bouw je je weg. Hier heb je er geen, dus betaal je met twee andere fiches. Je kunt hoogstens zes wegfiches bouwen, elk naast een opdrachtveld.',
        'Een weg helpt je op twee manieren. In een optocht (witte fiches) brengt elke hoeder het middel mee van het veld waar ze stopt. En een kristal in de kleur van het vreugdevuur ernaast geeft aan het einde 2 punten.',
      ].join('\n'),
      question: 'Je volgende wegfiche komt op veld 3, naast een blauwe opdracht. Welk fiche neem je?',
      answers: [
        'Een schelp heb je nog niet, dus die komt goed uit. Maar het kristal is geel: naast een blauwe opdracht geeft het nooit punten.',
        'Het bovenste wegfiche van de stapel kan van alles zijn. Neem het alleen als er in het aanbod niets past.',
        'Het blauwe kristal past bij de blauwe opdracht ernaast: 2 punten zodra daar een vreugdevuur brandt. En het toont een vrucht, die je mist: je krijgt er een als een hoeder hier in een optocht stopt.',
      ],
    },
    bonfire: {
      title: 'Het grote vreugdevuur',
      about: [
        'Een paars fiche draait het grote vreugdevuur één veld met de klok mee, twee fiches twee velden, drie naar een veld naar keuze. Daar neem je twee van de drie beloningen: een actiefiche, een middel of punten, en een portaal.',
        'Portalen leg je in je stad van rechts naar links, en de vorm moet in de uitsparing passen: nu is een cirkel aan de beurt. Door een portaal komen hoeders bij het vreugdevuur ernaast, en het geeft daar 2 punten. Een paars fiche heb je niet, wel een geel.',
      ].join('\n'),
      question: 'Waar draai je het grote vreugdevuur heen?',
      answers: [
        'Eén veld, betaald met het gele fiche, en daar ligt een cirkel: je derde portaal. Daarnaast neem je een bruin fiche of een vrucht.',
        'Twee velden kosten twee paarse fiches, dus je bent meer kwijt. En geen portaal daar past in je uitsparing: alleen de andere twee beloningen blijven over.',
        'Ook hier ligt een cirkel, maar die kost drie paarse fiches. Je gele vervangt er één, en voor elk van de andere betaal je twee fiches naar keuze. Vijf van je zes fiches zouden weg zijn.',
      ],
    },
    ignite: {
      title: 'Een vreugdevuur ontsteken',
      about: [
        'Heb je een opdracht volbracht, dan kun je hem in een beurt omdraaien: nu is het een vreugdevuur. Dat kost niets en geeft aan het einde punten.',
        'De pupil ernaast gaat naar de Hoge Raad en haalt daar een bonus naar keuze: twee goud en een geel fiche, een wegfiche, een hoeder, een gnoom, een gratis vaart met het schip en meer.',
      ].join('\n'),
      question: '“3 portalen” is volbracht. Wat doe je met je beurt?',
      answers: [
        'Een wegfiche is nuttig, maar de weg kan wachten. Hoe eerder een pupil naar de Raad gaat, hoe langer je iets aan de bonus hebt; en sommige opdrachten zijn niet meer volbracht zodra je iets uitgeeft.',
        'Een gnoom helpt je de rest van het spel, dus fout is het niet. Maar hij kost twee fiches en twee middelen. Ontsteken kost niets en geeft je ook een bonus.',
        '4 punten, nog 2 voor het portaal ernaast en een bonus van de Hoge Raad, en dat alles gratis. Ontsteek vroeg, zolang de beste velden in de Raad vrij zijn.',
      ],
    },
    end: {
      title: 'Het einde van het spel',
      about: [
        'Met twee spelers begint het aftellen bij de zevende pupil in de Hoge Raad (met drie bij de tiende, met vier bij de dertiende): daarna heeft iedereen nog vier tot zes beurten. In plaats van een beurt kun je passen: je krijgt de punten van het aftelfiche en geen beurten meer.',
        'Aan het einde tellen je vreugdevuren en de hoeders die erbij staan. Portalen en passende kristallen naast een vreugdevuur geven elk 2 punten, opdrachten van de Raad 4, lottegels die je overhebt 3, en elke twee overgebleven fiches of middelen 1.',
      ].join('\n'),
      question: 'Dit is je laatste beurt. Wat geeft de meeste punten?',
      answers: [
        'De hoeder loopt door het portaal naar het vreugdevuur naast haar: 4 punten. Goed, maar iets anders geeft meer.',
        'Passen geeft het getal op het aftelfiche: in je laatste beurt maar 1. Eerder in het aftellen zijn het er meer, tot 5, en soms loont dat.',
        '3 punten voor het vreugdevuur, 2 voor het portaal ernaast, en een bonus van de Hoge Raad of nog een punt: minstens zes. Let in de laatste beurten op wat meteen telt.',
      ],
    },
  },
}

const tries = (n: number): string => `poging ${n}`

export const puzzle: Words['puzzle'] = {
  command: { name: 'bonfire-puzzel', description: 'De puzzel van de dag: vind de beste beurt' },
  title: (day) => `Puzzel van ${day}`,
  task: 'Iedereen krijgt vandaag dezelfde situatie, en één beurt is duidelijk de beste. Speel een beurt in je paneel en beëindig die: dan zie je hoe goed hij was. Alleen jij ziet dit, en aan je spellen verandert niets.',
  hard: 'Een moeilijke: kijk verder dan deze beurt.',
  inPanel: (n) => `Puzzel van de dag, ${tries(n)}. Dit is geen echte partij.`,
  solved: (n) => `Opgelost bij ${tries(n)}: dat is de beste beurt.`,
  streak: (days) => `Dat is ${days} dagen op rij.`,
  foundAfterShown: 'Dat is de beste beurt. Je had hem al gezien, dus de puzzel telt niet als opgelost.',
  behind: {
    little: 'Net niet: één beurt is een beetje beter.',
    some: 'Er is een betere beurt.',
    much: 'Er is een veel betere beurt.',
  },
  best: 'De beste beurt',
  about:
    'Computers hebben deze beurt na lang zoeken gevonden. Ze weten niet meer dan jij, en alle waarden zijn schattingen.',
  tryAgain: 'Probeer opnieuw',
  showBest: 'Beste beurt tonen',
  showBestCosts: 'Daarna telt de puzzel niet meer als opgelost.',
  board: (solved, more, others) => {
    const list = solved.map(({ mention, tries: n }) => `${mention} (${tries(n)})`).join(', ')
    const all = more > 0 ? `${list} en nog ${more}` : list
    const rest = others === 0 ? '' : others === 1 ? ' Eén persoon puzzelt nog.' : ` ${others} mensen puzzelen nog.`
    return solved.length === 0 ? `Hier heeft nog niemand hem opgelost.${rest}` : `Hier opgelost: ${all}.${rest}`
  },
  over: 'Die puzzel is voorbij. Die van vandaag vind je met /bonfire-puzzel.',
}

/** Somebody's head start, as the challenge counts it: below 0 it is the person's (R16.12). */
const start = (handicap: number): string => {
  if (handicap === 0) return 'niemand heeft voorsprong'
  return handicap > 0
    ? `Tom begint met ${names.points(handicap)} voorsprong`
    : `jij begint met ${names.points(-handicap)} voorsprong`
}
const price = (challenge: boolean): string =>
  challenge ? 'Opgeven telt als verlies, ook in de handicapmodus.' : 'Opgeven telt als verlies.'

export const solo: Words['solo'] = {
  challenge: (handicap) => `Handicapmodus, stand ${signed(handicap)}: ${start(handicap)}.`,
  free: (handicap) => `Buiten de handicapmodus: ${start(handicap)}.`,
  challengeAfter: (before, after) =>
    before === after
      ? `Handicapmodus: je blijft op ${signed(after)}.`
      : `Handicapmodus: ${signed(before)} → **${signed(after)}**. Volgende keer: ${start(after)}.`,
  opened: 'Je spel tegen Tom staat klaar in je privéberichten.',
  countsHere: 'Als het spel is afgelopen, telt het mee in de geschiedenis en de records van deze server.',
  toDirect: 'Naar de privéberichten',
  playHere: 'Liever hier spelen (alleen jij ziet het)',
  cannotOpen:
    'Discord laat me je nu geen privébericht sturen, dus er is geen spel begonnen. Probeer het over een paar minuten nog eens. Blijft het zo, sta dan privéberichten toe op een server waar we allebei zijn, of open mijn profiel, kies “Bericht” en typ daar /bonfire solo.',
  cannotWrite: [
    'Ik kan je geen privébericht sturen. Je spel blijft bewaard, en je kunt het gewoon hier spelen: alleen jij ziet dit.',
    'Wil je het liever in privéberichten? Zorg dat we samen op een server zitten, en sta daar bij de privacyinstellingen privéberichten toe. Je volgende beurt verschijnt dan daar.',
  ].join('\n'),
  openAlready: (turn, challenge, most) =>
    `Je bent al bezig met een spel tegen Tom (beurt ${turn}). Meer dan ${isOne(most) ? 'één' : most} tegelijk gaat niet: speel verder, of geef het op. ${price(challenge)}`,
  leaving: (turn, challenge) => `Je zit in beurt ${turn} van je spel tegen Tom. Wil je opgeven? ${price(challenge)}`,
  goOn: 'Verderspelen',
  giveUp: 'Opgeven',
  gaveUp: (handicap) =>
    handicap === null
      ? 'Je hebt dit spel opgegeven.'
      : `Je hebt dit spel opgegeven: verloren. Je handicap staat op ${signed(handicap)}.`,
  newGame: 'Nieuw spel',
  choiceIsFinal: 'Wat je hier kiest, kun je niet terugnemen: daarna wordt er iets omgedraaid.',
  choiceIsLast: 'Met wat je hier kiest, is het spel afgelopen. Je kunt het niet terugnemen.',
  undo: 'Toms keuze terugnemen',
  profile: {
    title: (name) => `${name} tegen Tom`,
    none: 'Nog geen spel. Begin er een met /bonfire solo.',
    games: (games, won, tied, lost) => `${count(games, nouns.game)}: ${won} gewonnen, ${tied} gelijk, ${lost} verloren`,
    handicap: (now, best) => `Handicap **${signed(now)}**: ${start(now)}. Je record: ${signed(best)}.`,
    way: (chart, from, to) => `\`${chart}\`\n-# De handicapmodus van ${signed(from)} tot ${signed(to)}`,
  },
  guide: {
    title: 'Je eerste spel',
    steps: guide.againstTom,
  },
}
