import type { Words } from '../words/index.ts'
import { count } from './grammar.ts'
import { nouns } from './nouns.ts'

export const forget: Words['forget'] = {
  ask: [
    '**Soll ich dich vergessen?** Deine Partien gegen Tom, dein Handicap und deine Einstellungen werden gelöscht. Wo du mitgespielt hast, steht an deinem Platz dann „Jemand von früher“; die Partien selbst bleiben für die anderen erhalten. Das lässt sich nicht rückgängig machen.',
    '-# Nachrichten, die schon in einem Kanal stehen, bleiben, wie sie sind. Die Moderation kann sie löschen.',
  ].join('\n'),
  confirm: 'Vergiss mich',
  seated:
    'Du sitzt noch an einem Tisch. Steig erst dort aus (/bonfire aussteigen, oder /bonfire schließen, wenn es dein Tisch ist), dann frag mich noch einmal:',
  done: (tables) =>
    `Erledigt. Ich weiß nichts mehr über dich${tables === 0 ? '' : `: An ${count(tables, nouns.table, 'dat')} steht jetzt „Jemand von früher“ an deinem Platz`}. Wenn du wieder spielst, fängst du von vorn an.`,
}
