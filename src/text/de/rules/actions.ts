import type { RuleTexts } from '../../words/rules.ts'
import { list } from '../grammar.ts'

/** The options of a turn: fate tiles, the six colours, igniting, and the council's bonuses. */
export const actionRules: RuleTexts<'actions'> = {
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
      `Nimm ein offenes Wegplättchen oder unbesehen das oberste vom Stapel und leg es an deinen Weg an. Du zahlst ${list(
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
    text: 'Dein Schiff muss an der Insel der Aufgabe liegen, und du darfst noch keine sieben Aufgaben und Bonfire haben. Gib ab:\n• 🟥 für deine erste Opferschale dort, 🟥🟥 für die zweite, 🟥🟥🟥 für die dritte\n• die Ressource einer offenen Opferschale und die der Insel\nLass die Schale dort und leg die Aufgabe in deine Stadt.',
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
    text: '🪙 2 Gold und ein gelber Marker.\n👣 Ein Wegplättchen: aus der Auslage oder ein beliebiges aus dem Stapel, der dann gemischt wird.\n💂 Eine Hüterin, deren Farbe dir fehlt, von irgendeiner Insel.\n🌋 Das Große Bonfire auf ein beliebiges Feld, mit dessen Belohnungen.\n🧙 Ein Spezialist aus der Auslage; keine Ältesten.\n🚶 Eine Hüterin beliebig weit vor oder zurück.\n⛵ Das Schiff zu einer beliebigen Insel; was du dort tust, kostet wie immer.\n🔮 Sofort dein nächstes Schicksalsplättchen, egal wie viele Aktionsmarker du hast.\nDeine Grenzen gelten weiter: sechs Wegplättchen, fünf Hüterinnen, sechs Gnome, sieben Aufgaben.',
  },
  'guide-guardian': {
    title: 'Hoher Rat: eine Hüterin ziehen',
    keywords: ['hoher rat', 'hüterin ziehen', 'rückwärts', 'zurück'],
    text: 'Eine Hüterin geht mindestens einen Schritt und beliebig weit, vor oder zurück, auf ein freies Wegfeld oder zu einem freien Bonfire. Durch das Portal darf sie ein Bonfire auch wieder verlassen. Zu einem Bonfire hin braucht sie Portal und Feuer. Das Startfeld ist kein Ziel. Sie bringt die übliche Ressource mit. Eine Prozession ist das nicht: Schrittmacher (Gnom 2) und Herold (Gnom 17) ändern nichts.',
  },
}
