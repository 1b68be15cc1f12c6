import type { RuleTexts } from '../../words/rules.ts'
import { list } from '../grammar.ts'

/** The options of a turn: fate tiles, the six colours, igniting, and the council's bonuses. */
export const actionRules: RuleTexts<'actions'> = {
  'fate-tile': {
    title: 'Een lottegel leggen',
    keywords: ['lot', 'lottegel', 'leggen', 'tegel', 'hoogstens', 'bovenste', 'onderste', 'aangrenzend'],
    text: 'Als je een lottegel legt, mag je hoogstens één actiefiche hebben (drie met de Hamsteraar, gnoom 14). Leg de rest eerst af. Neem de bovenste of de onderste lottegel uit je voorraad. Leg hem liggend of staand, welke kant op je wilt, helemaal binnen je lotveld, op vrije velden en met een zijde tegen minstens één tegel die er al ligt.',
  },
  'fate-gain': {
    title: 'Wat een lottegel oplevert',
    keywords: [
      'lot',
      'opbrengst',
      'groep',
      'vlak',
      'verbonden',
      'symbolen',
      'overbouwd',
      'meer fiches',
      'fiches krijgen',
      'voorbeeld',
    ],
    text: 'Kijk bij elk van de drie symbolen hoe groot de groep is waar het nu bij hoort; het symbool zelf telt mee. Neem evenveel actiefiches van die kleur. In een groep liggen symbolen met een zijde tegen elkaar; schuin telt niet. Overbouw je een afgebeeld goud of geel fiche, dan krijg je dat één keer, met de Geluksvogel (gnoom 16) twee keer.',
  },
  'fate-overhang': {
    title: 'Lottegels over de rand (Grensganger)',
    keywords: ['rand', 'buiten', 'uitsteken', 'grensganger', '27'],
    text: 'Met de Grensganger (gnoom 27) mag een lottegel over de rand steken, als minstens één symbool binnen ligt. Symbolen buiten de rand tellen mee in groepen en geven actiefiches, maar je kunt er niets op leggen. Ze overbouwen niets en tellen voor geen enkele opdracht. De Oudere van het Lot telt de tegel mee.',
  },
  path: {
    title: 'Een weg bouwen 🟩',
    keywords: ['weg', 'wegen', 'bouwen', 'groen', 'wegfiche', 'kristal', 'zes', 'trekstapel'],
    text: ({ pathPrices }) =>
      `Neem een open wegfiche, of blind het bovenste van de stapel, en leg het aan je weg. Je betaalt ${list(
        pathPrices.map(({ from, to, units }) =>
          from === to
            ? `${'🟩'.repeat(units)} voor fiche ${from}`
            : `${'🟩'.repeat(units)} voor elk van de fiches ${from} tot en met ${to}`,
        ),
      )}; gratis fiches tellen daarbij mee. Je bouwt er hoogstens zes. Het eerste van de zeven wegvelden staat op je starttegel: het toont goud en telt als wegfiche.`,
  },
  'new-path-tiles': {
    title: 'Vier nieuwe wegfiches',
    keywords: ['weg', 'aanbod', 'vervangen', 'gelijke kristallen', 'nieuw'],
    text: 'Hebben alle vier de open wegfiches dezelfde kleur kristal als je bouwt, dan mag je ze onder de stapel leggen en vier nieuwe omdraaien. Daarna moet je een wegfiche nemen. Zijn de nieuwe vier ook weer gelijk, dan mag het nog eens. Met een gratis wegfiche uit de Hoge Raad kan dit niet.',
  },
  ship: {
    title: 'Het schip verplaatsen 🟦',
    keywords: [
      'schip',
      'varen',
      'route',
      'eiland',
      'blauw',
      'reis',
      'stuurman',
      'kade',
      'dubbele actie',
      'schepen',
      'elkaar in de weg',
    ],
    text: 'Je eerste vaart kost 🟦 en gaat naar een eiland naar keuze. Daarna:\n🟦 één route\n🟦🟦 twee routes\n🟦🟦🟦 een eiland naar keuze\nJe komt altijd bij een ander eiland uit, en schepen zitten elkaar nooit in de weg. Met de Stuurman (gnoom 21) mag je met een of twee fiches één route verder. Meteen na aankomst mag je er voor de gewone prijs iets doen: een opdracht ontvangen of een hoeder ophalen.',
  },
  task: {
    title: 'Een opdracht ontvangen 🟥',
    keywords: ['opdracht', 'opdrachten', 'ontvangen', 'rood', 'eiland', 'offerschaal', 'prijs'],
    text: 'Dat kan als je schip bij het eiland ligt en je samen nog geen zeven opdrachten en vreugdevuren in je stad hebt. Betaal:\n• 🟥 voor je eerste offerschaal daar, 🟥🟥 voor de tweede, 🟥🟥🟥 voor de derde\n• het middel van een open offerschaal en dat van het eiland\nLaat de schaal daar en leg de opdracht in je stad.',
  },
  offering: {
    title: 'Offerschalen',
    keywords: ['offerschaal', 'offer', 'stapel', 'gedekt', 'open', 'ruilhandelaar'],
    text: 'Je hebt er tien, in twee stapels waarvan de bovenste open ligt. Een opdracht kost een van de open schalen: die toont welk middel je afgeeft, en blijft gedekt op het eiland liggen. Daarna wordt de volgende van die stapel omgedraaid. Schalen van anderen daar tellen niet. Met de Ruilhandelaar (gnoom 3) betaal je twee middelen naar keuze, maar de schaal gaat toch weg.',
  },
  'task-space': {
    title: 'Welk opdrachtveld je kiest',
    keywords: ['veld', 'opdrachtveld', 'stad', 'waar', 'plek', 'tableau', 'spelerstableau'],
    text: 'Naast elk van de zeven opdrachtvelden liggen een wegveld en een uitsparing voor een portaal, en er staat hoeveel punten een hoeder daar waard is. Is het vreugdevuur ontstoken, dan geeft een portaal daar 2 punten, een kristal van dezelfde kleur ook 2, en een hoeder die er komt die waarde. De pupil naast het veld gaat naar de Hoge Raad.',
  },
  guardian: {
    title: 'Een hoeder ophalen ⬜',
    keywords: ['hoeder', 'ophalen', 'wit', 'eiland', 'kleur'],
    text: 'Dat kan als je schip bij een eiland ligt waar nog een hoeder staat, in een kleur die je nog niet hebt. Geef ⬜ af en zet haar op je starttegel, waar er zoveel mogen staan als je wilt. In een stad staan er hoogstens vijf: je neutrale hoeder en van elke kleur van de eilanden één. Met de Heraut (gnoom 17) volgt een optocht van één stap, zonder middelen.',
  },
  procession: {
    title: 'Optochten ⬜',
    keywords: ['optocht', 'lopen', 'stappen', 'wit', 'hoeder', 'volgorde', 'processie', 'inhalen'],
    text: 'Geef een of meer ⬜ af. Elke hoeder mag één keer hoogstens zoveel stappen zetten, de voorste eerst; staan er meerdere op één veld, dan kies jij wie eerst gaat. Een stap gaat één veld verder over de weg, of van een wegveld naar het vreugdevuur ernaast, als daar een portaal ligt en het ontstoken is. Een hoeder mag andere passeren, maar moet aan het einde alleen op een veld staan. Minstens één moet lopen. Hoeders bij een vreugdevuur blijven daar.\nGangmaker (gnoom 2): een stap meer. Herbergier (gnoom 1): op wegvelden mogen er zoveel staan als je wilt.',
  },
  'procession-gain': {
    title: 'Wat hoeders meebrengen',
    keywords: ['optocht', 'opbrengst', 'middel', 'sprokkelaar', 'metgezel', 'poortwachter'],
    text: 'Een hoeder die na minstens één stap op een wegveld stopt, brengt het middel van dat veld mee; bij een vreugdevuur krijg je nu niets. Met de Sprokkelaar (gnoom 6) kies je zelf het middel (ook goud). De Metgezel van die kleur (gnomen 10 tot en met 13) brengt het nog een keer mee. De Poortwachter (gnoom 20) doet er op het eerste wegveld 1 goud bij.',
  },
  'great-bonfire': {
    title: 'Het grote vreugdevuur 🟪',
    keywords: [
      'groot vreugdevuur',
      'grote vreugdevuur',
      'paars',
      'draaien',
      'beloningen',
      'met de klok mee',
      'vuurdraaier',
      'verzamelaar',
    ],
    text: 'De eerste keer in het spel kost het 🟪 en kies je zelf naar welk veld. Daarna:\n🟪 één veld met de klok mee\n🟪🟪 twee velden\n🟪🟪🟪 een veld naar keuze, ook hetzelfde\nNeem twee van de drie beloningen: het actiefiche, het middel (of 2 punten), een portaal dat past. Met de Vuurdraaier (gnoom 22) mag je met een of twee fiches één veld verder draaien. Met de Verzamelaar (gnoom 23) neem je ze alle drie.',
  },
  portals: {
    title: 'Portalen en uitsparingen',
    keywords: ['portaal', 'portalen', 'uitsparing', 'vorm', 'volgorde', 'portaalsmid', 'passen'],
    text: 'Portalen vullen je uitsparingen tegen de richting van je weg in: het eerste komt naast wegveld 7, het laatste naast wegveld 1. Vorm en uitsparing moeten bij elkaar passen, anders mag je het niet nemen. Met de Portaalsmid (gnoom 25) mag het in elke vrije uitsparing waar het past. Door een portaal kunnen hoeders naar het ontstoken vreugdevuur ernaast.',
  },
  gnome: {
    title: 'Een gnoom werven 🟫',
    keywords: ['gnoom', 'gnomen', 'werven', 'bruin', 'specialist', 'prijs', 'pingelaar'],
    text: 'Geef 🟫🟫 en het middel van de gnoom af, of 🟫 en twee keer dat middel. In je stad is plaats voor zes. Wat een specialist kan, geldt meteen; een oudere geeft meteen punten. Bekijk de gnomen om te lezen wat elk van hen doet.',
  },
  elders: {
    title: 'Ouderen',
    keywords: ['oudere', 'ouderen', 'punten', 'meteen punten'],
    text: 'Zes ouderen liggen open en worden niet aangevuld. Een oudere die je werft, geeft meteen 1 punt voor elk wegfiche (de starttegel telt mee), elke gelegde lottegel, elk portaal, elke opdracht en elk vreugdevuur, elke hoeder, of elke gnoom (de oudere telt zelf mee); welk van die zes, staat erbij. De Ouderenvriend (gnoom 4) doet er 2 bij.',
  },
  ignite: {
    title: 'Een vreugdevuur ontsteken 🔥',
    keywords: [
      'ontsteken',
      'aansteken',
      'vreugdevuur',
      'vreugdevuren',
      'opdracht',
      'voorwaarde',
      'volbrengen',
      'omdraaien',
    ],
    text: 'Voldoe je aan de voorwaarde van een van je opdrachten, dan kun je die als actie van je beurt omdraaien; meer hebben dan gevraagd mag ook. Het kost niets. Bij het tellen geldt de opdracht zelf al als opdracht, maar nog niet als vreugdevuur. De pupil ernaast gaat naar de Hoge Raad.',
  },
  council: {
    title: 'De Hoge Raad',
    keywords: ['hoge raad', 'raad', 'pupil', 'pupillen', 'veld', 'bonus', 'punt', 'kleur', 'woordvoerder', 'vergulder'],
    text: 'Je pupil gaat naar een van de acht velden waar nog geen pupil van jou zit (met de Woordvoerder, gnoom 24, naar elk veld). Neem de bonus van het veld of 1 punt. De Vergulder (gnoom 7) geeft 1 goud voor elke pupil, ook voor raadsleden. Kun je een bonus niet gebruiken, dan neem je het punt. Alleen op het veld met 2 goud en 1 🟨 kun je het punt niet kiezen.',
  },
  'council-bonuses': {
    title: 'De acht bonussen van de Hoge Raad',
    keywords: [
      'hoge raad',
      'bonus',
      'bonussen',
      'gratis wegfiche',
      'gratis hoeder',
      'vrije vaart',
      'extra lottegel',
      'specialist',
    ],
    text: '🪙 2 goud en een geel fiche.\n👣 Een wegfiche: uit het aanbod, of een naar keuze uit de stapel, die daarna wordt geschud.\n💂 Een hoeder in een kleur die je nog niet hebt, van welk eiland ook.\n🌋 Het grote vreugdevuur naar een veld naar keuze, met de beloningen.\n🧙 Een specialist uit het aanbod; geen oudere.\n🚶 Eén hoeder zo ver je wilt, vooruit of achteruit.\n⛵ Het schip naar een eiland naar keuze; wat je daar doet, kost de gewone prijs.\n🔮 Meteen je volgende lottegel, hoeveel actiefiches je ook hebt.\nJe grenzen blijven gelden: zes wegfiches, vijf hoeders, zes gnomen, zeven opdrachten.',
  },
  'guide-guardian': {
    title: 'Hoge Raad: een hoeder verplaatsen',
    keywords: ['hoge raad', 'hoeder verplaatsen', 'achteruit', 'terug'],
    text: 'Eén hoeder zet minstens één stap en gaat zo ver je wilt, vooruit of achteruit, naar een vrij wegveld of een vrij vreugdevuur. Van een vreugdevuur weg mag ook, door het portaal. Naar een vreugdevuur mag alleen als er een portaal ligt en het ontstoken is. Op de starttegel eindigen mag niet. Daarna krijg je zoals altijd het middel van het wegveld. Het is geen optocht: de Gangmaker (gnoom 2) en de Heraut (gnoom 17) doen niets.',
  },
}
