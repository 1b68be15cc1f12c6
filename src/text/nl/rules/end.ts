import type { RuleTexts } from '../../words/rules.ts'
import { span } from '../grammar.ts'

/** Common tasks, the end, scoring, gnomes that need more words, and solo play. */
export const endRules: RuleTexts<'end'> = {
  'common-tasks': {
    title: 'De vijf opdrachten van de Raad',
    keywords: ['opdracht van de raad', 'raadslid', 'zeven', 'vijf hoeders', 'zes gnomen', '4 punten'],
    text: '• zeven opdrachten of vreugdevuren\n• zeven portalen\n• zeven wegfiches (de starttegel telt mee)\n• vijf hoeders\n• zes gnomen\nElke opdracht die je volbrengt, geeft aan het einde 4 punten, wie het raadslid ook heeft ingezet. Zijn alle zeven al vreugdevuren, dan geeft die opdracht er 7.',
  },
  'bonus-action': {
    title: 'Bonusactie: raadslid inzetten',
    keywords: ['bonusactie', 'raadslid', 'raadsleden', 'raadslieden', 'extra', 'opdracht van de raad'],
    text: 'Heb je een opdracht van de Raad volbracht en staat het raadslid er nog, dan mag je het naar een veld in de Hoge Raad sturen waar nog geen raadslid zit, en de bonus daarvan nemen. Zo vaak je wilt, voor of na je gewone actie, in elke beurt van jou. Elke bonusactie wordt afgemaakt voor de volgende begint.',
  },
  'feast-giver': {
    title: 'Feestmeester (gnoom 19)',
    keywords: ['19', 'feestmeester', 'opdracht van de raad', 'goud en geel'],
    text: 'Elke keer dat je een opdracht van de Raad voor het eerst volbrengt terwijl de Feestmeester bij je woont, neem je meteen 1 goud en 1 🟨. Volbreng je er twee tegelijk, dan krijg je dat twee keer. Wat je al eerder had volbracht, geeft niets. Is hij zelf je zesde gnoom, dan telt dat. Alle zeven vreugdevuren ontsteken is geen nieuwe opdracht.',
  },
  doubler: {
    title: 'Verdubbelaar (gnoom 5)',
    keywords: ['5', 'verdubbelaar', 'geel', 'dubbel', 'twee fiches', 'editie'],
    text: 'Een 🟨 dat je afgeeft, telt als twee fiches van één kleur. Een half fiche dat je overhoudt, vervalt. Voor de grens bij lottegels, voor opdrachten en voor de eindtelling is het één fiche.',
    editions: {
      rulebook:
        'Het mag er twee vervangen als je minstens een van die twee niet hebt; het fiche dat je wel hebt, houd je dan.',
      online: 'Het mag er altijd twee vervangen, ook die je wel hebt.',
    },
  },
  'fire-warden': {
    title: 'Vuurwachter (gnoom 18)',
    keywords: ['18', 'vuurwachter', 'hoeder', 'vreugdevuur', 'editie'],
    text: 'Je hoeders bij een vreugdevuur zijn elk 2 punten meer waard.',
    editions: {
      rulebook: 'De punten krijg je aan het einde, voor elke hoeder die bij een vreugdevuur staat.',
      online: 'De punten krijg je meteen, elke keer dat een hoeder bij een vreugdevuur komt.',
    },
  },
  countdown: {
    title: 'Het aftellen',
    keywords: ['aftellen', 'aftelfase', 'einde', 'pupillen', 'laatste beurten', 'hoeveel', 'aftelfiche'],
    text: 'Het aftellen begint als er 7 pupillen in de Hoge Raad zitten (met drie spelers 10, met vier 13). Raadsleden tellen mee. De startspeler geeft dan na elke eigen beurt een aftelfiche door, van 5 tot en met 1. Is de 1 terug, dan eindigt het spel.',
  },
  'turns-left': {
    title: 'Hoeveel beurten er nog komen',
    keywords: ['aftellen', 'beurten over', 'startspeler', 'laatste ronde', 'hoeveel beurten', 'nog beurten'],
    text: 'Het eerste fiche wordt doorgegeven zodra er een beurt eindigt van wie het spel begon: de beurt waarin die speler het aftellen in gang zette, of anders de eerstvolgende. Vanaf dan hebben alle anderen nog vijf beurten, en die speler vier. Elk fiche gaat de tafel rond en verdwijnt als het terug is; het slaat plaatsen zonder beurten over. Heeft niemand meer een beurt, dan is het spel afgelopen.',
  },
  passing: {
    title: 'Passen',
    keywords: ['passen', 'aftellen', 'punten', 'eerder stoppen', 'overslaan', 'beurt overslaan'],
    text: 'Alleen tijdens het aftellen, en alleen in plaats van een hele beurt: je krijgt de punten van het huidige fiche, zoveel als je nog beurten had, en daarna geen beurten meer. Een bonusactie kan er niet bij. Wie het spel begon, krijgt de punten van het fiche dat nu zou worden doorgegeven. Voordat het eerste is doorgegeven, kunnen de anderen niet passen.',
  },
  ending: {
    title: 'Hoe een spel eindigt',
    keywords: ['einde', 'afgelopen', 'slot', 'spel afgelopen', 'voorbij'],
    text: 'Het spel eindigt als het aftellen voorbij is, of eerder, als niemand meer een beurt heeft. Tegen Tom eindigt het ook als hij voor de vierde keer door zijn stapel is. Daarna volgt de eindtelling.',
  },
  scoring: {
    title: 'Eindtelling',
    keywords: ['telling', 'eindtelling', 'punten', 'score', 'einde'],
    text: ({ allTaskPoints, guardianValues }) =>
      `• Elk vreugdevuur: zijn waarde (${span(allTaskPoints)})\n• Elke hoeder bij een vreugdevuur: de waarde van dat veld (${span(guardianValues)})\n• Elk portaal naast een vreugdevuur: 2\n• Elk kristal in de kleur van het vreugdevuur ernaast: 2\n• Elke opdracht van de Raad: 4 (zeven vreugdevuren: 7)\n• Elke lottegel die nog in je voorraad ligt: 3\n• Per twee actiefiches of middelen die je overhebt: 1\nOpdrachten die niet ontstoken zijn, geven niets.`,
  },
  ties: {
    title: 'Gelijke stand',
    keywords: ['gelijke stand', 'gelijkspel', 'gelijk', 'tiebreaker'],
    text: 'Wie de meeste punten heeft, wint. Bij een gelijke stand wint wie meer vreugdevuren heeft; is dat ook gelijk, dan wordt de winst gedeeld. Tegen Tom is gelijk ook echt gelijk: je wint alleen met meer punten.',
  },
  editions: {
    title: 'De twee edities en hun verschillen',
    keywords: ['editie', 'online', 'spelregels', 'verschil', 'variant'],
    text: 'Dat kies je bij het openen van de tafel. Er zijn drie verschillen.\nBetalen: volgens de Engelse en Duitse spelregels vervang je alleen wat je niet hebt, in de online-editie alles. De Nederlandse spelregels betalen zoals de online-editie.\nVerdubbelaar (gnoom 5): volgens de Engelse en Duitse spelregels vervangt hij er alleen twee als je een van die twee niet hebt, in de online-editie altijd.\nVuurwachter (gnoom 18): 2 punten per hoeder bij een vreugdevuur aan het einde, in de online-editie meteen, elke keer dat er een komt.',
  },
  solo: {
    title: 'Alleen tegen Tom',
    keywords: ['solo', 'tom', 'alleen', 'solospel', 'privébericht'],
    text: 'Je speelt met de regels voor twee en begint altijd. Er liggen 7 blauwe, 7 rode en 6 gele opdrachten, op elk eiland twee van verschillende kleuren. De drie specialisten die goud tonen, doen niet mee. Na elke beurt van jou wordt Toms bovenste kaart uitgevoerd. Hij heeft nooit actiefiches of middelen, zijn gnomen doen niets, en zijn pupillen zitten jou niet in de weg.',
  },
  'tom-cards': {
    title: 'Toms kaarten',
    keywords: ['tom', 'kaart', 'kaarten', 'stapel', 'gnoommiddel', 'opdracht i', 'opdracht ii'],
    text: 'Bij Gnoom, Weg en de twee kaarten Opdracht wordt eerst een gnoom omgedraaid; diens middel bepaalt waar de kaart over gaat.\nGnoom: Tom werft alle open specialisten met dat middel.\nWeg: hij bouwt alle open wegfiches met dat middel.\nOpdracht I: de hoogste opdracht van de twee eilanden met dat middel, meteen ontstoken. Opdracht II: de laagste; bovendien gaat een van zijn pupillen naar de Hoge Raad en krijgt hij 1 punt.\nHoeder: een die hij nog niet heeft.\nGroot vreugdevuur: het draait naar het volgende portaal dat hij nodig heeft, en hij neemt het.',
  },
  'tom-choices': {
    title: 'Wat jij voor Tom beslist',
    keywords: ['tom', 'kiezen', 'gelijke waarde', 'beslissen'],
    text: 'Laat een kaart iets te kiezen over, zoals opdrachten die evenveel waard zijn, welke hoeder of welk veld in de Hoge Raad, dan kies jij voor hem. Bij het openen van de tafel kun je instellen dat Tom dat zelf doet.',
  },
  'tom-points': {
    title: 'Hoe Tom punten krijgt',
    keywords: ['tom', 'punten', 'drie punten', 'kan niet'],
    text: 'Volbrengt hij een opdracht van de Raad waar het raadslid nog bij staat, dan gaat dat naar een veld in de Hoge Raad dat jij kiest, en krijgt hij 1 punt. Heeft hij niets aan een kaart omdat hij de opdracht van de Raad die erbij hoort al heeft volbracht, dan krijgt hij er 3. Levert de kaart om een andere reden niets op, dan gebeurt er niets. Aan het einde krijgt hij punten zoals iedereen, maar niet voor hoeders bij vreugdevuren, lottegels en wat er over is.',
  },
  'tom-end': {
    title: 'Hoe een spel tegen Tom eindigt',
    keywords: ['tom', 'einde', 'vierde keer', 'stapel', '32', 'aftellen'],
    text: 'Het aftellen begint bij de zevende pupil, zoals met twee. Het spel is ook meteen afgelopen, zelfs tijdens het aftellen, als Tom voor de vierde keer door zijn stapel is, na 32 kaarten. Heb je gepast of geen beurten meer, dan speelt hij alleen verder. Tom past nooit.',
  },
  handicap: {
    title: 'De handicapmodus',
    keywords: ['handicap', 'uitdaging', 'voorsprong', 'solo', 'modus'],
    text: 'Een handicap boven 0 is de voorsprong van Tom, onder 0 die van jou. Hij begint op −10. Bij winst komt er 5 bij, bij verlies gaat er 2 af, bij een gelijke stand verandert er niets. De bot onthoudt de jouwe.',
  },
}
