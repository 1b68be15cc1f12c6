import { control } from '../../control.ts'
import type { BoxFacts, RuleTexts } from '../../words/rules.ts'
import { buttons } from '../buttons.ts'
import { count, either, list, span } from '../grammar.ts'
import { nouns } from '../nouns.ts'
import { tasks } from '../tasks.ts'

/** Ends with a space. */
function tasksLeftOut({ players, tasks: without }: BoxFacts['leftOut'][number]): string {
  const some = either(players.map(String))
  const called =
    without.length > 2
      ? count(without.length, nouns.task)
      : `de ${without.length === 1 ? 'opdracht' : 'opdrachten'} ${list(without.map((task) => `“${tasks.condition(task)}”`))}`
  return `Met ${some} ${some === '1' ? 'speler' : 'spelers'} ${without.length === 1 ? 'doet' : 'doen'} ${called} niet mee. `
}

/** What is in the game, how it begins, a turn, and paying. */
export const turnRules: RuleTexts<'turn'> = {
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
    title: 'Terugnemen, en het aanbod aanvullen',
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
    text: `De bot betaalt voor je met zo weinig mogelijk stuks, dan met zo weinig mogelijk geel en goud, dan met waar je het meeste van hebt. ${control(buttons.payOtherwise)} toont alle andere betalingen die precies kloppen. Te veel betalen kan niet.`,
  },
}
