import { capital } from '../capital.ts'
import { control } from '../control.ts'
import type { GuideWords } from '../words/guide.ts'
import { inWords } from './grammar.ts'
import { live } from './live.ts'

const aim = 'Am meisten bringen dir Bonfire: Hol Aufgaben von den Inseln, erfülle sie, entfache sie.'
const tile =
  'Du beginnst mit einem Schicksalsplättchen auf der Hand: Behalte es, oder tausch es gegen das mittlere aus deinem Vorrat. Es bringt die drei Aktionsmarker, die es zeigt: 🟦 fährt mit dem Schiff, 🟥 holt dort eine Aufgabe, wo es liegt, 🟩 baut einen Weg, 🟫 wirbt einen Gnom an, ⬜ holt Hüterinnen ab oder lässt sie ziehen, 🟪 dreht das Große Bonfire.'
const turn =
  'In einem Zug machst du **eins von dreien**: ein Schicksalsplättchen anlegen, Aktionsmarker einer Farbe verwenden oder ein Bonfire entfachen. Ein Schicksalsplättchen darfst du nur anlegen, wenn du höchstens einen Aktionsmarker hast, also gib die anderen vorher aus. Gut für den Anfang: Bau mit 🟩 ein Wegplättchen, oder fahr mit 🟦 zu einer Insel, deren Aufgabe dir liegt. 🟨 steht für jede Farbe.'
const tasks = `Sieh dir ${control(live.looks.islands)} an. Blaue Aufgaben sind leicht und wenig wert, gelbe schwer und viel wert. Nimm dir früh zwei oder drei, die Ähnliches verlangen: Sie zeigen dir, was du bauen solltest.`
const fate =
  'Dir gehen die Marker aus? Leg ein Schicksalsplättchen neben gleiche Symbole: Jedes Symbol bringt so viele Marker, wie seine Gruppe dann groß ist. In der Liste stehen die besten Stellen oben.'
const gnomes =
  'Gnome (🟫) helfen dir bis zum Ende, also wirb sie früh an. Wege nützen dir zweifach: In einer Prozession (⬜) bringt jede Hüterin die Ressource des Wegplättchens mit, auf dem sie stehen bleibt; und ein Kristall in der Farbe des Bonfires daneben bringt am Ende Punkte.'
const lighting =
  'Eine Aufgabe ist erfüllt? Sie als Bonfire zu entfachen kostet einen Zug, bringt am Ende Punkte und schickt einen Novizen in den Hohen Rat, der dir dort einen Bonus holt.'

const NOVICES: Readonly<Record<number, number>> = { 2: 7, 3: 10, 4: 13 }
const enough = (players: number | null): string => {
  const novices = players === null ? undefined : NOVICES[players]
  return novices === undefined
    ? 'Sieben Novizen dort (zehn zu dritt, dreizehn zu viert)'
    : `${capital(inWords(novices))} Novizen dort`
}

export const guide: GuideWords = {
  againstTom: [
    `Dein Ziel: mehr Punkte als Tom. ${aim}`,
    tile,
    turn,
    `Nach jedem deiner Züge spielt Tom eine Karte. Deine Übersicht sagt, was er getan hat, und wo er die Wahl hat, entscheidest du für ihn. Jetzt zu den Aufgaben: ${tasks}`,
    fate,
    gnomes,
    `${lighting} Sieben Novizen dort lösen den Countdown aus; auch wenn Tom seine acht Karten viermal durchgespielt hat, ist Schluss.`,
  ],
  withOthers: (players) => [
    `Das Ziel: die meisten Punkte. ${aim}`,
    tile,
    turn,
    `Die Aufgaben: ${tasks}`,
    fate,
    gnomes,
    `${lighting} ${enough(players)} lösen den Countdown aus: Sobald danach die Person, die begonnen hat, ihren Zug beendet, hat sie noch vier Züge, und alle anderen haben noch fünf.`,
  ],
}
