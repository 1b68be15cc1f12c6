import type { Words } from '../words/index.ts'
import { quoted } from './grammar.ts'

export const times: Words['times'] = {
  unreadable: (typed) =>
    `Je ne comprends pas ${quoted(typed)}. Écris par exemple **20h**, **demain 19h30**, **sam 20h** ou **dans 2 heures**.`,
  noZone:
    'Je ne connais pas ton fuseau horaire. Tape une fois **/bonfire paramètres fuseau** et choisis la ville la plus proche, ou écris par exemple **dans 2 heures**.',
  past: 'C’est déjà passé. Choisis un moment plus tard.',
  tooFar: (days) => `C’est trop loin : choisis un moment dans les ${days} prochains jours.`,
}
