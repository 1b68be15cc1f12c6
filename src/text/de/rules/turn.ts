import { capital } from '../../capital.ts'
import { control } from '../../control.ts'
import type { BoxFacts, RuleTexts } from '../../words/rules.ts'
import { buttons } from '../buttons.ts'
import { count, list, span } from '../grammar.ts'
import { nouns } from '../nouns.ts'
import { tasks } from '../tasks.ts'

const TOGETHER: Readonly<Record<number, string>> = { 1: 'allein', 2: 'zu zweit', 3: 'zu dritt', 4: 'zu viert' }

/** Ends with a space. */
function tasksLeftOut({ players, tasks: without }: BoxFacts['leftOut'][number]): string {
  const some = capital(list(players.map((one) => TOGETHER[one] ?? '')))
  if (without.length > 2) return `${some} fehlen ${count(without.length, nouns.task, 'nom')}. `
  const called = list(without.map((task) => `„${tasks.condition(task)}“`))
  return `${some} ${without.length === 1 ? 'fehlt die Aufgabe' : 'fehlen die Aufgaben'} ${called}. `
}

/** What is in the game, how it begins, a turn, and paying. */
export const turnRules: RuleTexts<'turn'> = {
  goal: {
    title: 'Worum es geht',
    keywords: ['ziel', 'überblick', 'bonfire', 'gewinnen', 'sieg', 'gewinne', 'gewinner'],
    text: 'Du bringst die Bonfire deiner Stadt wieder zum Brennen. Hol Aufgaben von den Inseln, erfülle sie und entfache sie als Bonfire. Über einen Weg mit Portalen gelangen Hüterinnen zu den Feuern. Gnome helfen dir. Jedes Bonfire, das du entfachst, schickt einen Novizen in den Hohen Rat; sitzen dort genug, beginnt der Countdown. Es gewinnt, wer die meisten Punkte hat.',
  },
  resources: {
    title: 'Ressourcen 🌸🍎🌿🐚🥕🪙',
    keywords: ['ressource', 'blüte', 'frucht', 'kraut', 'muschel', 'wurzel', 'gold', 'vorrat'],
    text: 'Es gibt sechs: Blüte, Frucht, Kraut, Muschel, Wurzel und Gold. Gold ist eine Ressource wie die anderen und ersetzt beim Bezahlen jede andere. Steht bei einer Aufgabe „kein Gold“, zählt Gold nicht. Der allgemeine Vorrat geht nie aus.',
  },
  'action-tiles': {
    title: 'Aktionsmarker und ihre Farben',
    keywords: ['aktionsmarker', 'marker', 'farbe', 'grün', 'blau', 'rot', 'weiß', 'lila', 'braun', 'gelb', 'joker'],
    text: '🟩 Weg bauen.\n🟦 Schiff fahren.\n🟥 Aufgabe erhalten.\n⬜ Hüterin abholen oder Prozession durchführen.\n🟪 Großes Bonfire nutzen.\n🟫 Gnom anwerben.\n🟨 ersetzt jeden anderen Marker.\nMarker bekommst du vor allem mit Schicksalsplättchen. Der allgemeine Vorrat geht nie aus.',
  },
  crystals: {
    title: 'Blau, rot, gelb: Aufgaben und Kristalle',
    keywords: ['kristall', 'farbe der aufgabe', 'wert', 'schwierigkeit'],
    text: ({ taskPoints: { blue, red, yellow } }) =>
      `Aufgaben und Bonfire gibt es in drei Farben: Blau ist ${span(blue)} Punkte wert, Rot ${span(red)}, Gelb ${span(yellow)}. Auf jedem Wegplättchen ist ein Kristall in einer dieser Farben. Liegt er neben einem Bonfire seiner Farbe, bringt er am Ende 2 Punkte.`,
  },
  'set-up': {
    title: 'Aufbau des Tisches',
    keywords: [
      'aufbau',
      'vorbereitung',
      'inseln',
      'start',
      'einstieg',
      'startspieler',
      'anbau',
      'wer fängt an',
      'fängt',
      'anfangen',
      'wer beginnt',
      'beginnt',
    ],
    text: ({ leftOut }) =>
      `Auf zehn Inseln liegen offene Aufgaben: zu viert je drei, zu zweit und allein je zwei. Zu dritt sind es auf den vier Inseln in den Ecken zwei, sonst drei. Auf vier weiteren Inseln stehen je vier Hüterinnen. Sechs Spezialisten, sechs Älteste und vier Wegplättchen liegen offen aus. Um das Große Bonfire liegen Portale: auf jedem Feld vier, zu zweit und allein drei. ${leftOut.map(tasksLeftOut).join('')}Wer den Anbau mit dem ovalen Gebäude zugelost bekommt, beginnt. Inseln für den Einstieg: Jede bekommt Aufgaben in verschiedenen Farben.`,
  },
  'first-tile': {
    title: 'Dein erstes Schicksalsplättchen und dein Startvorrat',
    keywords: ['erster zug', 'start', 'startvorrat', 'tauschen', 'mitte'],
    text: 'Zu Beginn deines ersten Zuges hast du ein Schicksalsplättchen auf der Hand. Behalte es, oder tausch es gegen das mittlere aus deinem Vorrat. Leg es auf die markierte Mitte, egal wie herum. Es bringt seine drei Aktionsmarker und nicht mehr, egal was daneben liegt. Außerdem bekommst du eine von jeder Ressource und zwei 🟨.',
  },
  turn: {
    title: 'Ein Zug',
    keywords: ['zug', 'aktion', 'option', 'was kann ich tun', 'ablauf', 'mein zug', 'drei möglichkeiten'],
    text: 'In deinem Zug machst du genau eins davon:\n• ein Schicksalsplättchen anlegen,\n• Aktionsmarker einer Farbe verwenden,\n• ein Bonfire entfachen.\nBonusaktionen darfst du davor und danach machen. Ist eins der drei möglich, musst du es auch tun; passen kannst du nur im Countdown. Ist nur eins möglich, macht der Bot es für dich.',
  },
  'no-turn-left': {
    title: 'Wenn du nichts tun kannst',
    keywords: ['nichts möglich', 'sonderfall', 'fest', 'kein zug', 'raus', 'ausgeschieden'],
    text: 'Kannst du, wenn du am Zug bist, weder eine Aktion noch eine Bonusaktion machen, hast du keine Züge mehr. Geht nur noch eine Bonusaktion, darfst du sie machen; verzichtest du darauf, hast du ebenfalls keine Züge mehr. Im Countdown passt so ein Platz von selbst und bekommt die Punkte seines Plättchens.',
  },
  undo: {
    title: 'Zurücknehmen und Auslage auffüllen',
    keywords: [
      'zurücknehmen',
      'rückgängig',
      'aufdecken',
      'auffüllen',
      'verdeckt',
      'auslage',
      'zug zurücknehmen',
      'fehler',
      'verklickt',
    ],
    text: 'Bis du deinen Zug beendest, kannst du Schritte zurücknehmen, aber nur bis dahin, wo zuletzt etwas aufgedeckt wurde. Darum werden Auslagen erst aufgefüllt und deine nächste Opferschale erst aufgedeckt, wenn du es willst, wenn ein späterer Schritt sie braucht oder wenn dein Zug endet. Ein unbesehenes Wegplättchen und vier neue werden sofort aufgedeckt. Wurde im ganzen Zug nichts aufgedeckt, kannst du auch nach seinem Ende die anderen um Rücknahme bitten: in deiner Übersicht, bis nach dir jemand etwas wählt.',
  },
  discard: {
    title: 'Aktionsmarker abwerfen',
    keywords: ['abwerfen', 'überzählig', 'zu viele', 'loswerden'],
    text: 'In deinem Zug darfst du überzählige Aktionsmarker abwerfen. Einen Sinn hat das nur vor dem Anlegen eines Schicksalsplättchens, darum wird es dir dort angeboten: wenn du zu viele hast und ein Schicksalsplättchen passen würde.',
  },
  paying: {
    title: 'Bezahlen: gelbe Marker, Gold, zwei für eins',
    keywords: [
      'bezahlen',
      'preis',
      'kosten',
      'ersetzen',
      'joker',
      'gelb',
      'gold',
      'fassung',
      'zwei für eins',
      'tauschen',
    ],
    text: 'Ein 🟨 oder zwei beliebige Aktionsmarker ersetzen einen Marker. Ein 🪙 oder zwei beliebige Ressourcen ersetzen eine Ressource; auch Gold, das du schuldest, lässt sich durch zwei Ressourcen ersetzen. Zwei Marker, die einen ersetzen, bringen trotzdem nur einen Schritt. Zum Erfüllen von Aufgaben wird nie ersetzt.',
    editions: {
      rulebook: 'Ersetzen darfst du nur, was dir fehlt; was du hast, gibst du also zuerst ab.',
      online: 'Ersetzen darfst du alles, auch was du hast.',
    },
  },
  prices: {
    title: 'Preise auf einen Blick',
    keywords: ['preise', 'preis', 'kosten', 'preistabelle', 'übersicht', 'kostet'],
    text: ({ pathPrices }) =>
      [
        `👣 **Wegplättchen:** ${pathPrices
          .map(
            ({ from, to, units }) =>
              `${from === to ? '' : 'je '}${'🟩'.repeat(units)} für ${from === to ? `Plättchen ${from}` : `die Plättchen ${from} bis ${to}`}`,
          )
          .join(', ')}`,
        '⛵ **Schiff:** erste Fahrt 🟦 zu einer Insel deiner Wahl; später 🟦 eine Route, 🟦🟦 zwei, 🟦🟦🟦 eine Insel deiner Wahl',
        '📜 **Aufgabe:** 🟥, 🟥🟥 oder 🟥🟥🟥 für deine erste, zweite oder dritte Opferschale dort, dazu 2 Ressourcen',
        '💂 **Hüterin:** ⬜',
        '🚶 **Prozession:** ⬜ je Schritt',
        '🌋 **Großes Bonfire:** beim ersten Mal in der Partie 🟪 auf ein Feld nach Wahl; danach 🟪 ein Feld weiter, 🟪🟪 zwei weiter, 🟪🟪🟪 auf ein Feld nach Wahl',
        '🧙 **Gnom:** 🟫🟫 und seine Ressource oder 🟫 und seine Ressource zweimal',
        '🔥 **Schicksalsplättchen, Bonfire, Rats-Novize:** kostenlos',
        'Was dir fehlt, ersetzt du mit 🟨, 🪙 oder zwei beliebigen.',
      ].join('\n'),
  },
  'pay-otherwise': {
    title: 'Wie der Bot für dich bezahlt',
    keywords: ['anders bezahlen', 'vorschlag', 'bezahlung', 'automatisch'],
    text: `Der Bot bezahlt für dich mit möglichst wenigen Teilen, dann mit möglichst wenig Gelb und Gold, dann mit dem, wovon du am meisten hast. ${control(buttons.payOtherwise)} zeigt, womit du sonst noch genau bezahlen kannst. Mehr als nötig zahlst du nie.`,
  },
}
