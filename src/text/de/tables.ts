import type { TablesWords } from '../words/tables.ts'

export const tables: TablesWords = {
  mine: 'Deine Tische',
  ofThisChannel: 'Tische dieses Kanals',
  none: 'Du sitzt an keinem offenen Tisch. Mit /bonfire neu eröffnest du einen, oder du setzt dich mit /bonfire mitspielen dazu, wo einer wartet.',
  stopped: 'Angehalten: Etwas ist kaputt.',
  yourTurnElsewhere: 'Auch an einem anderen Tisch bist du am Zug:',
}
