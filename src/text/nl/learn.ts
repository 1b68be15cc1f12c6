import { control } from '../control.ts'
import type { Words } from '../words/index.ts'
import { buttons } from './buttons.ts'

const button = 'Leer spelen'
const firstGame = 'Speel je eerste spel'

export const learn: Words['learn'] = {
  button,
  about: `${control(button)} leert je het spel in zes korte stellingen.`,
  heading: (number, of, title) => `Leren, ${number} van ${of}: ${title}`,
  rival: 'Tegenstander',
  best: 'Ja, dat is de beste van de drie.',
  notBest: 'Dat kan, maar er is iets beters.',
  tryAgain: 'Probeer opnieuw',
  next: (title) => `Verder: ${title}`,
  firstGame,
  done: `Nu ken je het spel. ${control(firstGame)} begint een spel tegen Tom; met **/bonfire nieuw** open je een tafel voor jou en anderen. De tips in je paneel gaan hier verder, en onder ${control(buttons.rules)} staat al het andere.`,
  again: 'Vanaf het begin',
  lessons: {
    fate: {
      title: 'Lottegels',
      about: [
        'Voor acties geef je actiefiches af. Nieuwe krijg je door een lottegel te leggen. Dat mag met hoogstens één actiefiche in je voorraad; hier heb je er geen.',
        'Tel voor elk van de drie symbolen de groep waar het nu bij hoort, en neem zoveel fiches van zijn kleur. Goud of een geel fiche dat eronder gedrukt staat, krijg je ook. Dat is je hele beurt.',
      ].join('\n'),
      question: 'Welke plek brengt het meeste op?',
      answers: [
        'Twee symbolen komen bij andere van hun kleur, dus vijf actiefiches. Meer fiches zijn hier niet te halen, maar er wordt niets bedekt wat gedrukt staat: een andere plek geeft zes dingen.',
        'Vier actiefiches, want één symbool komt bij een ander van zijn kleur, en twee gedrukte symbolen worden bedekt: één goud en één geel fiche, dat elke kleur vervangt. Zes dingen in één beurt.',
        'Geen symbool komt bij een ander van zijn kleur en er wordt niets bedekt: alleen de drie fiches van de symbolen zelf.',
      ],
    },
    ship: {
      title: 'Schip en opdrachten',
      about: [
        'Met een blauw fiche verplaats je het schip. De eerste keer vaar je naar een eiland naar keuze; later brengt één blauw fiche je één route ver, en met drie kom je overal.',
        'Meteen daarna mag je op het eiland iets doen: een van de opdrachten ontvangen (een rood fiche, het middel van het eiland en een offerschaal) of een hoeder ophalen (een wit fiche). In je stad passen zeven opdrachten. Drie portalen heb je al.',
      ].join('\n'),
      question: 'Je hebt nog geen enkele opdracht. Waar vaar je heen?',
      answers: [
        'Hier worden vier rode opdrachten of vreugdevuren gevraagd. Dat is veel waard, maar je hebt er nog geen: deze opdracht zou er lang liggen.',
        '“3 portalen” heb je op dit moment al volbracht. Ontvang de opdracht meteen, met je gele fiche in plaats van een rood, en je kunt hem in je volgende beurt ontsteken: 4 punten. Neem opdrachten waar je stad al dichtbij is.',
        'Hier wacht een hoeder en je zou haar mee kunnen nemen. Maar ze heeft wegen en een vreugdevuur nodig voordat ze punten geeft, en de opdracht die je al hebt volbracht, ligt ergens anders.',
      ],
    },
    path: {
      title: 'Wegen en kristallen',
      about: [
        'Met een groen fiche bouw je een wegfiche; hier vervangen twee fiches van andere kleuren het groene dat je mist. Je bouwt er hoogstens zes, elk naast een opdrachtveld.',
        'Aan een weg heb je op twee manieren iets. In een optocht (wit) brengt elke hoeder het middel mee van het veld waar ze stopt. En een kristal in de kleur van het vreugdevuur ernaast geeft aan het einde 2 punten.',
      ].join('\n'),
      question: 'Je volgende wegfiche komt op veld 3, naast een blauwe opdracht. Welk neem je?',
      answers: [
        'Een schelp heb je nog niet, dat klopt. Maar het kristal is geel: naast de blauwe opdracht geeft het nooit iets.',
        'Blind kan het van alles zijn. Dat loont alleen als er in het aanbod niets past.',
        'Het blauwe kristal past bij de blauwe opdracht ernaast: 2 punten zodra daar een vreugdevuur brandt. En elke optocht kan een vrucht geven, die je mist.',
      ],
    },
    bonfire: {
      title: 'Het grote vreugdevuur',
      about: [
        'Een paars fiche draait het grote vreugdevuur één veld met de klok mee, twee fiches twee velden, drie naar een veld naar keuze. Daar neem je twee van de drie beloningen: een actiefiche, een middel of punten, en een portaal.',
        'Portalen komen van rechts in je stad, en de vorm moet in de uitsparing passen: nu is een cirkel aan de beurt. Door een portaal komen hoeders bij het vreugdevuur ernaast, en het geeft daar 2 punten. Een paars fiche heb je niet, wel een geel.',
      ].join('\n'),
      question: 'Waar draai je het grote vreugdevuur heen?',
      answers: [
        'Eén veld, betaald met het gele fiche, en daar ligt een cirkel: je derde portaal. Daarnaast neem je een bruin fiche of een vrucht.',
        'Twee velden kosten twee paarse fiches, dus je bent meer kwijt. En geen portaal daar past in je uitsparing: alleen de andere twee beloningen blijven over.',
        'Ook hier ligt een cirkel, maar drie paarse fiches worden gevraagd, en voor elk dat je mist, betaal je twee andere. Vijf van je zes fiches zouden weg zijn.',
      ],
    },
    ignite: {
      title: 'Een vreugdevuur ontsteken',
      about: [
        'Heb je een opdracht volbracht, dan draai je hem met een beurt om: nu is het een vreugdevuur. Dat kost niets en geeft aan het einde punten.',
        'De pupil ernaast gaat naar de Hoge Raad en haalt daar een bonus naar keuze: twee goud en een geel fiche, een wegfiche, een hoeder, een gnoom, een gratis vaart met het schip en meer.',
      ].join('\n'),
      question: '“3 portalen” is volbracht. Wat doe je met je beurt?',
      answers: [
        'Een wegfiche is nuttig, maar de weg kan wachten. Hoe eerder een pupil naar de Raad gaat, hoe langer je iets aan de bonus hebt; en sommige opdrachten zijn niet meer volbracht zodra je iets uitgeeft.',
        'Gnomen helpen je de rest van het spel, dus fout is het niet. Maar deze kost twee fiches en middelen, terwijl het vreugdevuur niets kost en ook nog een bonus geeft.',
        '4 punten, nog 2 voor het portaal ernaast en een bonus van de Hoge Raad, en dat zonder één fiche. Ontsteek vroeg: nu zijn alle plaatsen nog vrij.',
      ],
    },
    end: {
      title: 'Het einde van het spel',
      about: [
        'Met twee spelers begint het aftellen bij de zevende pupil in de Hoge Raad (met drie bij de tiende, met vier bij de dertiende): daarna heeft iedereen nog vier tot zes beurten. Wie past, neemt in plaats van alle resterende beurten de punten van het aftelfiche.',
        'Dan wordt er geteld: vreugdevuren, hoeders bij vreugdevuren, portalen en kristallen naast vreugdevuren elk 2, opdrachten van de Raad 4, lottegels die over zijn 3, en één punt voor elke twee fiches of middelen die je over hebt.',
      ].join('\n'),
      question: 'Dit is je laatste beurt. Wat geeft de meeste punten?',
      answers: [
        'De hoeder loopt door het portaal naar het vreugdevuur naast haar: 4 punten. Goed, maar een van de andere mogelijkheden geeft meer.',
        'Wie past, krijgt het fiche: één punt, want het is het laatste. Vroeg in het aftellen zijn het er tot vijf, en soms loont dat.',
        '3 punten voor het vreugdevuur, 2 voor het portaal ernaast, en een bonus van de Hoge Raad of nog een punt: minstens zes. Let in de laatste beurten op wat meteen telt.',
      ],
    },
  },
}
