import { controlInSentence } from '../control.ts'
import type { BoxFacts, RuleTexts, RuleTopicListName } from '../words/rules.ts'
import type { NamesByTerm } from '../words/terms.ts'
import { count, either, list, span } from './grammar.ts'
import { buttons } from './names.ts'
import { nouns } from './nouns.ts'
import { tasks } from './tasks.ts'

/** Ends with a space. */
function tasksLeftOut({ players, tasks: without }: BoxFacts['leftOut'][number]): string {
  const some = either(players.map(String))
  const called =
    without.length > 2
      ? count(without.length, nouns.task)
      : `de ${without.length === 1 ? 'opdracht' : 'opdrachten'} ${list(without.map((task) => `“${tasks.condition(task)}”`))}`
  return `Met ${some} ${some === '1' ? 'speler' : 'spelers'} ${without.length === 1 ? 'doet' : 'doen'} ${called} niet mee. `
}

/** The rules in our own words, by topic; a reader needs one at a time. */
export const rules: RuleTexts = {
  // What is in the game, how it begins, a turn, and paying.
  goal: {
    title: 'Waar het om gaat',
    keywords: ['doel', 'overzicht', 'vreugdevuur', 'winnen', 'win', 'winnaar'],
    text: 'Je laat de vreugdevuren van je stad weer branden. Haal opdrachten op de eilanden, volbreng ze en ontsteek ze als vreugdevuur. Over een weg met portalen komen hoeders bij de vreugdevuren. Gnomen helpen je. Elk vreugdevuur dat je ontsteekt, stuurt een pupil naar de Hoge Raad; zitten er daar genoeg, dan begint het aftellen. Wie de meeste punten heeft, wint.',
  },
  resources: {
    title: 'Middelen 🌸🍎🌿🐚🥕🪙',
    keywords: ['middel', 'middelen', 'bloem', 'vrucht', 'kruid', 'schelp', 'wortel', 'goud', 'voorraad', 'grondstof'],
    text: 'Er zijn er zes: bloem, vrucht, kruid, schelp, wortel en goud. Goud is een middel als alle andere, en bij het betalen vervangt het elk ander middel. Staat er bij een opdracht “geen goud”, dan telt goud niet. De algemene voorraad raakt nooit op.',
  },
  'action-tiles': {
    title: 'Actiefiches en hun kleuren',
    keywords: ['actiefiche', 'fiche', 'kleur', 'groen', 'blauw', 'rood', 'wit', 'paars', 'bruin', 'geel', 'joker'],
    text: '🟩 Een weg bouwen.\n🟦 Het schip verplaatsen.\n🟥 Een opdracht ontvangen.\n⬜ Een hoeder ophalen of een optocht houden.\n🟪 Het grote vreugdevuur gebruiken.\n🟫 Een gnoom werven.\n🟨 Vervangt elk ander fiche.\nFiches krijg je vooral door lottegels te leggen. De algemene voorraad raakt nooit op.',
  },
  crystals: {
    title: 'Blauw, rood, geel: opdrachten en kristallen',
    keywords: ['kristal', 'kristallen', 'kleur van de opdracht', 'waarde', 'moeilijkheid'],
    text: ({ taskPoints: { blue, red, yellow } }) =>
      `Opdrachten en vreugdevuren zijn er in drie kleuren: blauw is ${span(blue)} punten waard, rood ${span(red)}, geel ${span(yellow)}. Op elk wegfiche staat een kristal in een van die kleuren. Ligt het naast een vreugdevuur van dezelfde kleur, dan geeft het aan het einde 2 punten.`,
  },
  'set-up': {
    title: 'Hoe de tafel wordt klaargezet',
    keywords: [
      'voorbereiding',
      'opzetten',
      'eilanden',
      'start',
      'beginner',
      'startspeler',
      'aanbouwsel',
      'wie begint',
      'begint',
      'eerste speler',
    ],
    text: ({ leftOut }) =>
      `Op tien eilanden liggen open opdrachten: met 4 spelers op elk drie, met 1 of 2 op elk twee. Met 3 spelers liggen er twee op de vier hoekeilanden en drie op de andere. Op vier andere eilanden staan elk vier hoeders. Zes specialisten, zes ouderen en vier wegfiches liggen open. Rond het grote vreugdevuur liggen portalen: op elk veld vier, met 1 of 2 spelers drie. ${leftOut.map(tasksLeftOut).join('')}Wie het aanbouwsel met het ovale gebouw krijgt, begint. Eilanden voor beginners: op elk liggen opdrachten van verschillende kleuren.`,
  },
  'first-tile': {
    title: 'Je eerste lottegel en wat je bij de start hebt',
    keywords: ['eerste beurt', 'start', 'beginvoorraad', 'ruilen', 'middelste'],
    text: 'Aan het begin van je eerste beurt heb je één lottegel in je hand. Houd hem, of ruil hem voor de middelste uit je voorraad. Leg hem op het gemarkeerde midden, welke kant op je wilt. Hij geeft zijn drie actiefiches en niet meer, wat er ook naast ligt. Verder krijg je van elk middel één en twee 🟨.',
  },
  turn: {
    title: 'Een beurt',
    keywords: ['beurt', 'beurten', 'actie', 'optie', 'wat kan ik doen', 'verloop', 'mijn beurt', 'drie opties'],
    text: 'Doe precies één van deze dingen:\n• een lottegel leggen,\n• actiefiches van één kleur gebruiken,\n• een vreugdevuur ontsteken.\nBonusacties mogen ervoor en erna. Kun je een van de drie doen, dan moet het; passen kan alleen tijdens het aftellen. Is er maar één mogelijkheid, dan doet de bot dat meteen voor je.',
  },
  'no-turn-left': {
    title: 'Als je niets kunt doen',
    keywords: ['niets mogelijk', 'bijzonder geval', 'vast', 'geen beurt', 'eruit', 'speciale situatie'],
    text: 'Kun je, als je aan de beurt bent, geen van de drie dingen en ook geen bonusactie doen, dan krijg je geen beurten meer. Kan alleen nog een bonusactie, dan mag je die doen; doe je dat niet, dan krijg je ook geen beurten meer. Tijdens het aftellen pas je dan vanzelf en krijg je toch de punten van je aftelfiche.',
  },
  undo: {
    title: 'Stappen terugnemen en het aanbod aanvullen',
    keywords: [
      'terugnemen',
      'ongedaan maken',
      'omdraaien',
      'aanvullen',
      'verborgen',
      'aanbod',
      'zet terugnemen',
      'fout',
      'verkeerd geklikt',
    ],
    text: 'Tot je je beurt beëindigt, kun je stappen terugnemen, maar niet verder terug dan waar er iets is omgedraaid. Daarom wordt het aanbod pas aangevuld, en je volgende offerschaal pas omgedraaid, als jij erom vraagt, als een latere stap het nodig heeft of als je beurt eindigt. Een wegfiche dat je blind neemt, en vier nieuwe, worden meteen omgedraaid. Is er in de hele beurt niets omgedraaid, dan kun je de anderen ook na afloop vragen of je mag terugnemen: in je paneel, tot de volgende speler iets kiest.',
  },
  discard: {
    title: 'Actiefiches afleggen',
    keywords: ['afleggen', 'weggooien', 'te veel', 'overbodig'],
    text: 'In je eigen beurt mag je overbodige actiefiches afleggen. Dat heeft alleen zin voordat je een lottegel legt, dus daar wordt het aangeboden: als je er te veel hebt en er een lottegel zou passen.',
  },
  paying: {
    title: 'Betalen: gele fiches, goud, twee voor één',
    keywords: ['betalen', 'prijs', 'kosten', 'vervangen', 'joker', 'geel', 'goud', 'editie', 'twee voor één', 'ruilen'],
    text: 'Eén 🟨, of twee actiefiches naar keuze, vervangen een fiche. Eén 🪙, of twee middelen naar keuze, vervangen een middel; ook goud dat je moet betalen, kun je door twee middelen vervangen. Twee fiches die er één vervangen, zijn nog steeds maar één stap. Voor het volbrengen van opdrachten wordt nooit iets vervangen.',
    editions: {
      rulebook:
        'Je vervangt alleen wat je niet hebt, dus wat past, gaat eerst weg. (De Nederlandse spelregels stellen die voorwaarde niet.)',
      online: 'Je mag alles vervangen, ook wat je wel hebt. Zo staat het ook in de Nederlandse spelregels.',
    },
  },
  prices: {
    title: 'Alle prijzen',
    keywords: ['prijzen', 'prijs', 'kosten', 'prijslijst', 'overzicht', 'kost'],
    text: ({ pathPrices }) =>
      [
        `👣 **Wegfiche:** ${pathPrices
          .map(
            ({ from, to, units }) =>
              `${'🟩'.repeat(units)} voor ${from === to ? `fiche ${from}` : `elk van de fiches ${from} tot en met ${to}`}`,
          )
          .join(', ')}`,
        '⛵ **Schip:** eerste vaart 🟦 naar een eiland naar keuze; later 🟦 één route, 🟦🟦 twee, 🟦🟦🟦 een eiland naar keuze',
        '📜 **Opdracht:** 🟥, 🟥🟥 of 🟥🟥🟥 voor je eerste, tweede of derde offerschaal daar, en 2 middelen',
        '💂 **Hoeder:** ⬜',
        '🚶 **Optocht:** ⬜ per stap',
        '🌋 **Groot vreugdevuur:** eerste keer in het spel 🟪 naar een veld naar keuze; later 🟪 één veld, 🟪🟪 twee, 🟪🟪🟪 een veld naar keuze',
        '🧙 **Gnoom:** 🟫🟫 en zijn middel, of 🟫 en twee keer zijn middel',
        '🔥 **Lottegel, vreugdevuur, raadslid:** gratis',
        'Wat je mist, vervang je met 🟨, 🪙 of twee voor één.',
      ].join('\n'),
  },
  'pay-otherwise': {
    title: 'Hoe de bot een betaling voorstelt',
    keywords: ['anders betalen', 'voorstel', 'betaling', 'automatisch'],
    text: `De bot betaalt voor je met zo weinig mogelijk stuks, dan met zo weinig mogelijk geel en goud, dan met waar je het meeste van hebt. ${controlInSentence(buttons.payOtherwise)} toont alle andere betalingen die precies kloppen. Te veel betalen kan niet.`,
  },

  // The options of a turn: fate tiles, the six colours, igniting, and the council's bonuses.
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
    text: 'Je schip moet bij het eiland liggen, en in je stad moet nog plaats zijn. Betaal:\n• 🟥 voor je eerste offerschaal daar, 🟥🟥 voor de tweede, 🟥🟥🟥 voor de derde\n• het middel van een open offerschaal en dat van het eiland\nLaat de schaal daar en leg de opdracht in je stad.',
  },
  offering: {
    title: 'Offerschalen',
    keywords: ['offerschaal', 'offer', 'stapel', 'gedekt', 'open', 'ruilhandelaar'],
    text: 'Je hebt er tien, in twee stapels waarvan de bovenste open ligt. Een opdracht kost een van de open schalen: die toont welk middel je afgeeft, en blijft gedekt op het eiland liggen. Daarna wordt de volgende van die stapel omgedraaid. Schalen van anderen daar tellen niet. Met de Ruilhandelaar (gnoom 3) betaal je twee middelen naar keuze, maar de schaal gaat toch weg.',
  },
  'task-space': {
    title: 'Een opdrachtveld kiezen',
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
    text: 'Zes ouderen liggen open en worden niet aangevuld. Een oudere die je werft, geeft meteen 1 punt voor elk wegfiche (de starttegel telt mee), elke gelegde lottegel, elk portaal, elke opdracht en elk vreugdevuur, elke hoeder, of elke gnoom (de oudere telt zelf mee); welk van die zes, staat erbij. De Vriend der Ouderen (gnoom 4) doet er 2 bij.',
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
    text: 'Voldoe je aan de voorwaarde van een van je opdrachten, dan kun je die opdracht als actie omdraaien; meer dan gevraagd mag ook. Het kost niets. Voor de voorwaarde telt de opdracht zelf al mee als opdracht, maar nog niet als vreugdevuur. De pupil ernaast gaat naar de Hoge Raad.',
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
    text: '🪙 2 goud en een geel fiche.\n👣 Een wegfiche: uit het aanbod, of een naar keuze uit de stapel, die daarna wordt geschud.\n💂 Een hoeder in een kleur die je nog niet hebt, van welk eiland ook.\n🌋 Het grote vreugdevuur naar een veld naar keuze, met de beloningen.\n🧙 Een specialist uit het aanbod; geen oudere.\n🚶 Eén hoeder zo ver je wilt, vooruit of achteruit.\n⛵ Het schip naar een eiland naar keuze; voor wat je daar doet, betaal je de gewone prijs.\n🔮 Meteen je volgende lottegel, hoeveel actiefiches je ook hebt.\nJe grenzen blijven gelden: zes wegfiches, vijf hoeders, zes gnomen, zeven opdrachten.',
  },
  'guide-guardian': {
    title: 'Hoge Raad: een hoeder verplaatsen',
    keywords: ['hoge raad', 'hoeder verplaatsen', 'achteruit', 'terug'],
    text: 'Eén hoeder zet minstens één stap en gaat zo ver je wilt, vooruit of achteruit, naar een vrij wegveld of een vrij vreugdevuur. Van een vreugdevuur weg mag ook, door het portaal. Naar een vreugdevuur mag alleen als er een portaal ligt en het ontstoken is. Op de starttegel eindigen mag niet. Daarna krijg je zoals altijd het middel van het wegveld. Het is geen optocht: de Gangmaker (gnoom 2) en de Heraut (gnoom 17) doen niets.',
  },

  // Common tasks, the end, scoring, gnomes that need more words, and solo play.
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

export const ruleLists: Readonly<Record<RuleTopicListName, string>> = {
  turn: 'Het spel, een beurt, betalen…',
  actions: 'Acties, gnomen, Raad…',
  end: 'Opdrachten van de Raad, einde, telling…',
}

export const terms: NamesByTerm = {
  actionTile: 'actiefiche',
  blossom: 'bloem',
  bonfire: 'vreugdevuur',
  city: 'stad',
  commonTask: 'opdracht van de Raad',
  countdown: 'aftellen',
  countdownTile: 'aftelfiche',
  crystal: 'kristal',
  display: 'aanbod',
  elder: 'oudere',
  fateArea: 'lotveld',
  fateTile: 'lottegel',
  fruit: 'vrucht',
  gnome: 'gnoom',
  gold: 'goud',
  greatBonfire: 'groot vreugdevuur',
  guardian: 'hoeder',
  herb: 'kruid',
  highCouncil: 'Hoge Raad',
  island: 'eiland',
  landingStage: 'kade',
  neutralNovice: 'raadslid',
  notch: 'uitsparing',
  novice: 'pupil',
  offeringTile: 'offerschaal',
  pathTile: 'wegfiche',
  point: 'punt',
  portal: 'portaal',
  resource: 'middel',
  reward: 'beloning',
  root: 'wortel',
  shell: 'schelp',
  ship: 'schip',
  shipRoute: 'scheepsroute',
  specialist: 'specialist',
  startingTile: 'starttegel voor hoeders',
  supply: 'voorraad',
  task: 'opdracht',
  tomCard: 'Tom-kaart',
}
