import { capital } from '../capital.ts'
import { controlInSentence } from '../control.ts'
import type { BoxFacts, RuleTexts, RuleTopicListName } from '../words/rules.ts'
import type { NamesByTerm } from '../words/terms.ts'
import { count, list, span } from './grammar.ts'
import { buttons } from './names.ts'
import { nouns } from './nouns.ts'
import { tasks } from './tasks.ts'

const TOGETHER: Readonly<Record<number, string>> = { 1: 'allein', 2: 'zu zweit', 3: 'zu dritt', 4: 'zu viert' }

/** Ends with a space. */
function tasksLeftOut({ players, tasks: without }: BoxFacts['leftOut'][number]): string {
  const some = capital(list(players.map((one) => TOGETHER[one] ?? '')))
  if (without.length > 2) return `${some} fehlen ${count(without.length, nouns.task, 'nom')}. `
  const called = list(without.map((task) => `„${tasks.condition(task)}“`))
  return `${some} ${without.length === 1 ? 'fehlt die Aufgabe' : 'fehlen die Aufgaben'} ${called}. `
}

/** The rules in our own words, by topic; a reader needs one at a time. */
export const rules: RuleTexts = {
  // What is in the game, how it begins, a turn, and paying.
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
    text: 'In deinem Zug machst du genau eins von dreien:\n• ein Schicksalsplättchen anlegen,\n• Aktionsmarker einer Farbe verwenden,\n• ein Bonfire entfachen.\nBonusaktionen darfst du davor und danach machen. Ist mindestens eins möglich, musst du eins machen; passen kannst du nur im Countdown. Hast du nur eine Möglichkeit, spielt der Bot sie.',
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
    text: `Der Bot bezahlt für dich mit möglichst wenigen Teilen, dann mit möglichst wenig Gelb und Gold, dann mit dem, wovon du am meisten hast. ${controlInSentence(buttons.payOtherwise)} zeigt, womit du sonst noch genau bezahlen kannst. Mehr als nötig zahlst du nie.`,
  },

  // The options of a turn: fate tiles, the six colours, igniting, and the council's bonuses.
  'fate-tile': {
    title: 'Schicksalsplättchen anlegen',
    keywords: ['schicksal', 'anlegen', 'plättchen', 'höchstens', 'oberstes', 'unterstes', 'angrenzen'],
    text: 'Beim Anlegen darfst du höchstens einen Aktionsmarker haben (mit dem Hamsterer, Gnom 14, drei). Wirf den Rest vorher ab. Nimm das oberste oder das unterste Plättchen aus deinem Vorrat. Leg es quer oder hochkant, egal wie herum, ganz ins Schicksalsfeld, auf freie Felder und Seite an Seite mit mindestens einem Plättchen, das schon liegt.',
  },
  'fate-gain': {
    title: 'Was ein Schicksalsplättchen bringt',
    keywords: [
      'schicksal',
      'ertrag',
      'gruppe',
      'fläche',
      'verbunden',
      'symbole',
      'überbaut',
      'mehr marker',
      'marker bekommen',
      'beispiel',
    ],
    text: 'Zähl für jedes seiner drei Symbole die Gruppe, zu der es jetzt gehört; es selbst zählt mit. Nimm so viele Aktionsmarker dieser Farbe. Gruppen hängen an den Seiten zusammen, nicht über Eck. Überbaust du ein aufgedrucktes Gold oder einen gelben Marker, bekommst du das einmal, mit dem Glückspilz (Gnom 16) zweimal.',
  },
  'fate-overhang': {
    title: 'Schicksalsplättchen über den Rand (Grenzgängerin)',
    keywords: ['rand', 'überstehen', 'hinausragen', 'grenzgängerin', '27'],
    text: 'Mit der Grenzgängerin (Gnom 27) darf ein Schicksalsplättchen über den Rand ragen, wenn mindestens ein Symbol innen liegt. Symbole draußen gehören zu Gruppen und bringen Aktionsmarker, und auf ihnen kann nichts liegen. Sie überbauen nichts und zählen für keine Aufgabe. Der Älteste des Schicksals zählt das Plättchen mit.',
  },
  path: {
    title: 'Weg bauen 🟩',
    keywords: ['weg', 'bauen', 'grün', 'wegplättchen', 'kristall', 'sechs', 'nachziehstapel'],
    text: ({ pathPrices }) =>
      `Nimm ein offenes Wegplättchen oder verdeckt das oberste vom Stapel und leg es an deinen Weg an. Du zahlst ${list(
        pathPrices.map(({ from, to, units }) =>
          from === to
            ? `${'🟩'.repeat(units)} für Plättchen ${from}`
            : `je ${'🟩'.repeat(units)} für die Plättchen ${from} bis ${to}`,
        ),
      )}; auch geschenkte zählen dabei mit. Du baust höchstens sechs. Das erste der sieben Wegfelder ist auf dein Startfeld gedruckt: Es zeigt Gold und zählt als Wegplättchen.`,
  },
  'new-path-tiles': {
    title: 'Vier neue Wegplättchen',
    keywords: ['weg', 'auslage', 'austauschen', 'gleiche kristalle', 'neu', 'sonderfall'],
    text: 'Haben alle vier offenen Wegplättchen die gleiche Kristallfarbe, wenn du baust, darfst du sie unter den Stapel legen und vier neue aufdecken. Danach musst du ein Wegplättchen nehmen. Sind auch die neuen vier gleichfarbig, darfst du es wieder tun. Mit einem Wegplättchen aus dem Hohen Rat geht das nicht.',
  },
  ship: {
    title: 'Schiff fahren 🟦',
    keywords: ['schiff', 'fahren', 'route', 'insel', 'blau', 'reise', 'lotsin', 'steg', 'doppelaktion', 'blockieren'],
    text: 'Deine erste Fahrt kostet 🟦 und führt zu einer Insel deiner Wahl. Danach:\n🟦 eine Route\n🟦🟦 zwei Routen\n🟦🟦🟦 eine Insel deiner Wahl\nDu kommst immer auf einer anderen Insel an, und Schiffe stören einander nie. Mit der Lotsin (Gnom 21) darfst du bei einem oder zwei Markern eine Route weiter fahren. Gleich nach der Ankunft darfst du dort zum üblichen Preis etwas tun: eine Aufgabe erhalten oder eine Hüterin abholen.',
  },
  task: {
    title: 'Aufgabe erhalten 🟥',
    keywords: ['aufgabe', 'erhalten', 'rot', 'insel', 'opferschale', 'preis'],
    text: 'Dein Schiff muss an der Insel liegen, und du darfst zusammen noch keine sieben Aufgaben und Bonfire haben. Gib ab:\n• 🟥 für deine erste Opferschale dort, 🟥🟥 für die zweite, 🟥🟥🟥 für die dritte\n• die Ressource einer offenen Opferschale und die der Insel\nLass die Schale dort und leg die Aufgabe in deine Stadt.',
  },
  offering: {
    title: 'Opferschalen',
    keywords: ['opferschale', 'opfergabe', 'opfer', 'stapel', 'verdeckt', 'händlerin'],
    text: 'Du hast zehn in zwei Stapeln, die oberste ist jeweils offen. Für eine Aufgabe legst du eine der offenen ab: Sie zeigt, welche Ressource du abgibst, und bleibt verdeckt auf der Insel. Dann wird die nächste ihres Stapels aufgedeckt. Schalen von anderen dort zählen nicht. Mit der Händlerin (Gnom 3) zahlst du stattdessen zwei beliebige Ressourcen, die Schale geht trotzdem weg.',
  },
  'task-space': {
    title: 'Aufgabenfeld wählen',
    keywords: ['feld', 'aufgabenfeld', 'stadt', 'wohin', 'platz', 'tableau', 'spielertableau', 'spielertafel'],
    text: 'Jedes der sieben Aufgabenfelder liegt neben einem Wegfeld, einer Aussparung für ein Portal und dem Wert für eine Hüterin. Brennt das Bonfire, bringt dort ein Portal 2 Punkte, ein Kristall der gleichen Farbe 2, und eine Hüterin, die dorthin gelangt, den Wert des Feldes. Der Novize neben dem Feld geht in den Hohen Rat.',
  },
  guardian: {
    title: 'Hüterin abholen ⬜',
    keywords: ['hüterin', 'abholen', 'weiß', 'insel', 'farbe'],
    text: 'Dein Schiff liegt an einer Insel, deren Farbe dir noch fehlt, und dort steht noch eine Hüterin. Gib ⬜ ab und stell die Hüterin auf dein Startfeld, auf dem beliebig viele stehen dürfen. Eine Stadt hat höchstens fünf: deine naturfarbene und je eine in jeder Inselfarbe. Mit dem Herold (Gnom 17) folgt eine Prozession von einem Schritt, bei der es keine Ressourcen gibt.',
  },
  procession: {
    title: 'Prozession ⬜',
    keywords: ['prozession', 'laufen', 'schritte', 'weiß', 'hüterin', 'ziehen', 'reihenfolge', 'überholen'],
    text: 'Gib ein oder mehr ⬜ ab. Jede Hüterin darf einmal höchstens so viele Schritte gehen, die vorderste zuerst; stehen mehrere zusammen, wählst du, wer zuerst geht. Ein Schritt führt ein Feld den Weg entlang, oder von einem Wegfeld zum Bonfire daneben, wenn dort ein Portal ist und es brennt. Sie darf an anderen vorbei, muss aber am Ende allein auf ihrem Feld stehen. Mindestens eine muss ziehen. Wer bei einem Bonfire steht, bleibt dort.\nSchrittmacher (Gnom 2): ein Schritt mehr. Wegwirtin (Gnom 1): Auf Wegfeldern dürfen beliebig viele stehen.',
  },
  'procession-gain': {
    title: 'Was Hüterinnen mitbringen',
    keywords: ['prozession', 'ertrag', 'ressource', 'allesfinderin', 'gefährtin', 'pförtnerin'],
    text: 'Eine Hüterin, die nach mindestens einem Schritt auf einem Wegfeld stehen bleibt, bringt dessen Ressource; bei einem Bonfire gibt es jetzt nichts. Mit der Allesfinderin (Gnom 6) suchst du dir die Ressource aus. Die Gefährtin ihrer Farbe (Gnome 10 bis 13) bringt sie noch einmal. Die Pförtnerin (Gnom 20) legt auf dem ersten Wegfeld 1 Gold dazu.',
  },
  'great-bonfire': {
    title: 'Das Große Bonfire 🟪',
    keywords: ['großes bonfire', 'lila', 'drehen', 'belohnungen', 'uhrzeigersinn', 'feuerdreher', 'sammler'],
    text: 'Beim ersten Mal in der Partie drehst du es für 🟪 auf ein Feld deiner Wahl. Danach:\n🟪 ein Feld im Uhrzeigersinn\n🟪🟪 zwei Felder\n🟪🟪🟪 ein Feld deiner Wahl, auch dasselbe\nNimm zwei der drei Belohnungen: den Aktionsmarker, die Ressource (oder 2 Punkte) und ein Portal, das passt. Mit dem Feuerdreher (Gnom 22) darfst du bei einem oder zwei Markern ein Feld weiter drehen. Mit dem Sammler (Gnom 23) nimmst du alle drei.',
  },
  portals: {
    title: 'Portale und Aussparungen',
    keywords: ['portal', 'aussparung', 'form', 'reihenfolge', 'portalschmied', 'passen'],
    text: 'Portale füllen deine Aussparungen dem Weg entgegen: Das erste kommt neben Wegfeld 7, das letzte neben Wegfeld 1. Form und Aussparung müssen zusammenpassen, sonst darfst du das Portal nicht nehmen. Mit dem Portalschmied (Gnom 25) geht jede freie Aussparung, die passt. Ein Portal lässt Hüterinnen zum brennenden Bonfire daneben.',
  },
  gnome: {
    title: 'Gnom anwerben 🟫',
    keywords: ['gnom', 'anwerben', 'braun', 'spezialist', 'preis', 'feilscher'],
    text: 'Gib 🟫🟫 und die Ressource des Gnoms ab oder 🟫 und die Ressource zweimal. Deine Stadt hat Platz für sechs. Der Effekt eines Spezialisten gilt ab sofort; Älteste bringen gleich Punkte. Sieh dir die Gnome an, um zu lesen, was jeder kann.',
  },
  elders: {
    title: 'Älteste',
    keywords: ['älteste', 'ältester', 'punkte', 'sofort punkte'],
    text: 'Sechs Älteste liegen offen aus und werden nicht ersetzt. Wirbst du einen davon an, bekommst du je nach Art sofort 1 Punkt für jedes Wegplättchen (das Startfeld zählt mit), jedes angelegte Schicksalsplättchen, jedes Portal, jede Aufgabe und jedes Bonfire, jede Hüterin oder jeden Gnom (er selbst zählt mit). Der Ältestenfreund (Gnom 4) legt 2 dazu.',
  },
  ignite: {
    title: 'Bonfire entfachen 🔥',
    keywords: ['entfachen', 'anzünden', 'bonfire', 'aufgabe', 'bedingung', 'erfüllen', 'umdrehen'],
    text: 'Dreh als Aktion deines Zuges eine deiner Aufgaben um, deren Bedingung du jetzt erfüllst; mehr als verlangt ist in Ordnung. Es kostet nichts. Die Aufgabe selbst zählt dabei schon als Aufgabe, aber noch nicht als Bonfire. Der Novize daneben geht in den Hohen Rat.',
  },
  council: {
    title: 'Der Hohe Rat',
    keywords: ['hoher rat', 'rat', 'novize', 'feld', 'bonus', 'punkt', 'farbe', 'fürsprecherin', 'vergolderin'],
    text: 'Dein Novize geht auf eins von acht Feldern, auf dem noch keiner seiner Farbe sitzt (mit der Fürsprecherin, Gnom 24, auf jedes). Nimm den Bonus des Feldes oder 1 Punkt. Die Vergolderin (Gnom 7) bringt für jeden Novizen 1 Gold, auch für Rats-Novizen. Kannst du einen Bonus nicht nutzen, bleibt dir der Punkt. Beim ersten Feld, 2 Gold und 1 🟨, gibt es keinen Punkt zur Wahl.',
  },
  'council-bonuses': {
    title: 'Die acht Boni im Hohen Rat',
    keywords: [
      'hoher rat',
      'bonus',
      'boni',
      'wegplättchen gratis',
      'hüterin gratis',
      'freie fahrt',
      'schicksalsplättchen',
      'spezialist',
    ],
    text: '🪙 2 Gold und ein gelber Marker.\n👣 Ein Wegplättchen: aus der Auslage oder ein beliebiges aus dem Stapel, der dann gemischt wird.\n💂 Eine Hüterin, deren Farbe dir fehlt, von irgendeiner Insel.\n🌋 Das Große Bonfire auf ein beliebiges Feld, mit dessen Belohnungen.\n🧙 Ein Spezialist aus der Auslage; keine Ältesten.\n🚶 Eine Hüterin beliebig weit vor oder zurück.\n⛵ Das Schiff zu einer beliebigen Insel; was du dort tust, kostet so viel wie sonst.\n🔮 Sofort dein nächstes Schicksalsplättchen, egal wie viele Aktionsmarker du hast.\nDeine Grenzen gelten weiter: sechs Wegplättchen, fünf Hüterinnen, sechs Gnome, sieben Aufgaben.',
  },
  'guide-guardian': {
    title: 'Hoher Rat: eine Hüterin bewegen',
    keywords: ['hoher rat', 'hüterin ziehen', 'rückwärts', 'zurück'],
    text: 'Eine Hüterin geht mindestens einen Schritt und beliebig weit, vor oder zurück, auf ein freies Wegfeld oder zu einem freien Bonfire. Durch das Portal darf sie ein Bonfire auch wieder verlassen. Zu einem Bonfire hin braucht sie Portal und Feuer. Das Startfeld ist kein Ziel. Sie bringt die übliche Ressource mit. Eine Prozession ist das nicht: Schrittmacher (Gnom 2) und Herold (Gnom 17) ändern nichts.',
  },

  // Common tasks, the end, scoring, gnomes that need more words, and solo play.
  'common-tasks': {
    title: 'Die fünf Aufgaben des Rates',
    keywords: ['aufgabe des rates', 'rats-novize', 'sieben', 'fünf hüterinnen', 'sechs gnome', '4 punkte'],
    text: '• sieben Aufgaben oder Bonfire\n• sieben Portale\n• sieben Wegplättchen (das Startfeld zählt mit)\n• fünf Hüterinnen\n• sechs Gnome\nJede, die du erfüllst, bringt am Ende 4 Punkte, egal wer ihren Rats-Novizen eingesetzt hat. Hast du sieben Bonfire, bringt die erste davon 7.',
  },
  'bonus-action': {
    title: 'Bonusaktion: Rats-Novizen einsetzen',
    keywords: ['bonusaktion', 'rats-novize', 'zusätzlich', 'aufgabe des rates'],
    text: 'Erfüllst du eine Aufgabe des Rates und steht ihr Rats-Novize noch da, darfst du ihn auf ein Feld im Hohen Rat schicken, auf dem noch kein Rats-Novize sitzt, und dessen Bonus nehmen. Das geht in jedem deiner Züge, beliebig oft, vor oder nach deiner Aktion. Jede Bonusaktion wird zu Ende gebracht, bevor die nächste beginnt.',
  },
  'feast-giver': {
    title: 'Festmeister (Gnom 19)',
    keywords: ['19', 'festmeister', 'aufgabe des rates', 'gold und gelb'],
    text: 'Jedes Mal, wenn du eine Aufgabe des Rates zum ersten Mal erfüllst, während der Festmeister bei dir wohnt, nimmst du sofort 1 Gold und 1 🟨. Erfüllst du zwei auf einmal, bekommst du das doppelt. Was du vorher schon erfüllt hast, bringt nichts. Ist er selbst dein sechster Gnom, zählt das. Alle sieben Bonfire zu entfachen ist keine neue Aufgabe.',
  },
  doubler: {
    title: 'Verdoppler (Gnom 5)',
    keywords: ['5', 'verdoppler', 'gelb', 'doppelt', 'zwei marker', 'fassung'],
    text: 'Jeder 🟨, den du abgibst, zählt wie zwei Marker einer Farbe deiner Wahl. Eine Hälfte, die übrig bleibt, verfällt. Für die Grenze beim Schicksalsplättchen, für Aufgaben und für die Wertung ist er ein Marker.',
    editions: {
      rulebook: 'Er darf zwei ersetzen, wenn dir mindestens einer davon fehlt; einen, den du hast, behältst du dann.',
      online: 'Er darf immer zwei ersetzen, auch solche, die du hast.',
    },
  },
  'fire-warden': {
    title: 'Feuerwächterin (Gnom 18)',
    keywords: ['18', 'feuerwächterin', 'hüterin', 'bonfire', 'fassung'],
    text: 'Jede deiner Hüterinnen bei einem Bonfire bringt 2 Punkte mehr.',
    editions: {
      rulebook: 'Die Punkte gibt es am Ende, für jede Hüterin, die bei einem Bonfire steht.',
      online: 'Die Punkte gibt es sofort, jedes Mal, wenn eine Hüterin zu einem Bonfire gelangt.',
    },
  },
  countdown: {
    title: 'Der Countdown',
    keywords: ['countdown', 'ende', 'novizen', 'letzte züge', 'wie viele', 'plättchen'],
    text: 'Der Countdown beginnt mit dem 7. Novizen im Hohen Rat, zu dritt mit dem 10., zu viert mit dem 13.; Rats-Novizen zählen mit. Wer die Partie begonnen hat, gibt dann nach jedem eigenen Zug ein Countdown-Plättchen weiter, von der 5 bis zur 1. Ist die 1 zurück, endet die Partie.',
  },
  'turns-left': {
    title: 'Wie viele Züge noch kommen',
    keywords: ['countdown', 'züge übrig', 'letzte runde', 'startplatz', 'wie viele züge', 'noch züge'],
    text: 'Das erste Plättchen geht weiter, sobald die Person, die die Partie begonnen hat, einen Zug beendet: den, in dem sie den Countdown ausgelöst hat, sonst ihren nächsten. Von da an hat sie noch vier Züge, und alle anderen haben fünf. Jedes Plättchen geht reihum und ist aus dem Spiel, wenn es zurückkommt; an Plätzen ohne Züge geht es vorbei. Hat niemand mehr Züge, ist die Partie zu Ende.',
  },
  passing: {
    title: 'Passen',
    keywords: ['passen', 'countdown', 'punkte', 'früher aufhören', 'aussetzen', 'zug überspringen'],
    text: 'Nur im Countdown und nur anstelle eines ganzen Zuges: Du bekommst die Punkte des aktuellen Plättchens, so viele, wie du noch Züge hättest, und hast keine Züge mehr. Eine Bonusaktion geht dabei nicht. Wer die Partie begonnen hat, bekommt das Plättchen, das jetzt weitergegeben würde. Bevor das erste weitergegeben ist, können die anderen nicht passen.',
  },
  ending: {
    title: 'Wie eine Partie endet',
    keywords: ['ende', 'spielende', 'schluss', 'spiel zu ende', 'partie zu ende', 'vorbei'],
    text: 'Die Partie endet, wenn der Countdown abgelaufen ist, oder früher, wenn niemand mehr einen Zug hat. Gegen Tom endet sie auch, wenn er seinen Stapel zum vierten Mal durchgespielt hat. Dann folgt die Schlusswertung.',
  },
  scoring: {
    title: 'Schlusswertung',
    keywords: ['wertung', 'schlusswertung', 'punkte', 'abrechnung', 'ende'],
    text: ({ allTaskPoints, guardianValues }) =>
      `• Jedes Bonfire: sein Wert (${span(allTaskPoints)})\n• Jede Hüterin bei einem Bonfire: der Wert ihres Feldes (${span(guardianValues)})\n• Jedes Portal neben einem Bonfire: 2\n• Jeder Kristall in der Farbe des Bonfires daneben: 2\n• Jede Aufgabe des Rates: 4 (sieben Bonfire: 7)\n• Jedes Schicksalsplättchen, das noch in deinem Vorrat liegt: 3\n• Je zwei übrige Aktionsmarker oder Ressourcen: 1\nAufgaben, die nicht entfacht sind, bringen nichts.`,
  },
  ties: {
    title: 'Gleichstand',
    keywords: ['gleichstand', 'unentschieden', 'punktgleich', 'tiebreaker'],
    text: 'Es gewinnt, wer die meisten Punkte hat. Bei Gleichstand gewinnt, wer mehr Bonfire hat; ist auch das gleich, wird der Sieg geteilt. Gegen Tom ist ein Gleichstand ein Unentschieden: Du gewinnst nur mit mehr Punkten.',
  },
  editions: {
    title: 'Spielanleitung oder Online-Fassung',
    keywords: ['fassung', 'online', 'spielregel', 'spielanleitung', 'regelheft', 'unterschied', 'variante'],
    text: 'Die Fassung wird beim Eröffnen des Tisches gewählt. Es gibt drei Unterschiede.\nBezahlen: Nach der Spielanleitung darf nur ersetzt werden, was fehlt, in der Online-Fassung alles.\nVerdoppler (Gnom 5): Nach der Spielanleitung ersetzt er nur dann zwei Marker, wenn dir einer davon fehlt, in der Online-Fassung immer.\nFeuerwächterin (Gnom 18): 2 Punkte je Hüterin bei einem Bonfire am Ende, in der Online-Fassung sofort, jedes Mal, wenn eine dorthin gelangt.',
  },
  solo: {
    title: 'Allein gegen Tom',
    keywords: ['solo', 'tom', 'allein', 'einzelspiel', 'direktnachricht'],
    text: 'Du spielst nach den Regeln für zwei und beginnst immer. 7 blaue, 7 rote und 6 gelbe Aufgaben liegen aus, auf jeder Insel zwei verschiedenfarbige. Die drei Spezialisten, die Gold zeigen, bleiben draußen. Nach jedem deiner Züge wird Toms oberste Karte ausgeführt. Er hat nie Aktionsmarker oder Ressourcen, seine Gnome haben keinen Effekt, und seine Novizen blockieren dir nichts.',
  },
  'tom-cards': {
    title: 'Toms Karten',
    keywords: ['tom', 'karte', 'stapel', 'gnom-ressource', 'aufgabe i', 'aufgabe ii'],
    text: 'Bei Gnom, Weg und den beiden Aufgaben wird erst ein Gnom aufgedeckt, dessen Ressource die Karte bestimmt.\nGnom: Tom wirbt alle offenen Spezialisten mit dieser Ressource an.\nWeg: Er baut alle offenen Wegplättchen mit dieser Ressource.\nAufgabe I: die wertvollste Aufgabe der beiden Inseln dieser Ressource, gleich entfacht. Aufgabe II: die mit dem niedrigsten Wert; dazu geht einer seiner Novizen in den Hohen Rat, und er bekommt 1 Punkt.\nHüterin: Er nimmt sich eine, die er noch nicht hat.\nGroßes Bonfire: Es dreht sich zum nächsten Portal, das er braucht, und er nimmt es.',
  },
  'tom-choices': {
    title: 'Was du für Tom entscheidest',
    keywords: ['tom', 'wählen', 'gleichstand', 'entscheiden'],
    text: 'Lässt eine Karte die Wahl, etwa zwischen gleich wertvollen Aufgaben, zwischen Hüterinnen oder zwischen Feldern im Hohen Rat, wählst du für ihn. Beim Eröffnen kannst du einstellen, dass Tom selbst entscheidet.',
  },
  'tom-points': {
    title: 'Wie Tom Punkte bekommt',
    keywords: ['tom', 'punkte', 'drei punkte', 'kann nicht'],
    text: 'Erfüllt er eine Aufgabe des Rates, deren Rats-Novize noch da ist, geht dieser auf ein Feld im Hohen Rat, das du aussuchst, und er bekommt 1 Punkt. Nützt ihm eine Karte nichts, weil er die Aufgabe des Rates dazu schon erfüllt hat, bekommt er 3. Kann er sie aus einem anderen Grund nicht nutzen, geschieht nichts. Am Ende wird er gewertet wie alle, aber nicht für Hüterinnen an seinen Bonfire, für Schicksalsplättchen und für Übriges im Vorrat.',
  },
  'tom-end': {
    title: 'Wie eine Partie gegen Tom endet',
    keywords: ['tom', 'ende', 'viertes mal', 'stapel', '32', 'countdown'],
    text: 'Der Countdown beginnt mit dem siebten Novizen, wie zu zweit. Die Partie endet außerdem sofort, auch im Countdown, wenn Toms Stapel zum vierten Mal durchgespielt ist, nach 32 Karten. Hast du gepasst oder keinen Zug mehr, spielt er allein weiter. Tom passt nie.',
  },
  handicap: {
    title: 'Der Handicap-Modus',
    keywords: ['handicap', 'herausforderung', 'vorsprung', 'solo', 'wertung'],
    text: 'Ein Handicap über 0 ist Toms Vorsprung, unter 0 ist es deiner. Es beginnt bei −10. Ein Sieg bringt 5 dazu, eine Niederlage kostet 2, ein Unentschieden ändert nichts. Der Bot merkt sich dein Handicap.',
  },
}

export const ruleLists: Readonly<Record<RuleTopicListName, string>> = {
  turn: 'Spiel, Zug, Bezahlen …',
  actions: 'Aktionen, Gnome, Hoher Rat …',
  end: 'Aufgaben des Rates, Ende, Wertung …',
}

export const terms: NamesByTerm = {
  actionTile: 'Aktionsmarker',
  blossom: 'Blüte',
  bonfire: 'Bonfire',
  city: 'Stadt',
  commonTask: 'Aufgabe des Rates',
  countdown: 'Countdown',
  countdownTile: 'Countdown-Plättchen',
  crystal: 'Kristall',
  display: 'Auslage',
  elder: 'Ältester',
  fateArea: 'Schicksalsfeld',
  fateTile: 'Schicksalsplättchen',
  fruit: 'Frucht',
  gnome: 'Gnom',
  gold: 'Gold',
  greatBonfire: 'Großes Bonfire',
  guardian: 'Hüterin',
  herb: 'Kraut',
  highCouncil: 'Hoher Rat',
  island: 'Insel',
  landingStage: 'Steg',
  neutralNovice: 'Rats-Novize',
  notch: 'Aussparung',
  novice: 'Novize',
  offeringTile: 'Opferschale',
  pathTile: 'Wegplättchen',
  point: 'Punkt',
  portal: 'Portal',
  resource: 'Ressource',
  reward: 'Belohnung',
  root: 'Wurzel',
  shell: 'Muschel',
  ship: 'Schiff',
  shipRoute: 'Schiffsroute',
  specialist: 'Spezialist',
  startingTile: 'Startfeld für Hüterinnen',
  supply: 'Vorrat',
  task: 'Aufgabe',
  tomCard: 'Tom-Karte',
}
