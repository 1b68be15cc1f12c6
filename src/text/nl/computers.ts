import type { Words } from '../words/index.ts'
import { count } from './grammar.ts'
import { nouns } from './nouns.ts'

const level: Words['computers']['level'] = { beginner: 'makkelijk', club: 'gemiddeld', expert: 'sterk' }
const GIVEN: Words['computers']['level'] = { beginner: 'Makkelijke', club: 'Gemiddelde', expert: 'Sterke' }

export const computers: Words['computers'] = {
  named: (name) => `${name} (computer)`,
  level,
  seated: (name, how) => `${name}, ${level[how]}`,
  choose: 'Computerspelers…',
  add: (how) => `Computerspeler erbij: ${level[how]}`,
  remove: (name) => `${name} weghalen`,
  give: 'Een computer laten verderspelen…',
  giveSeat: (name, how) => `${GIVEN[how]} computer in plaats van ${name}`,
  thinks: (name) => `${name} denkt na.`,
  satDown: (name, seat, how) => `${name} speelt op plaats ${seat} (${level[how]}).`,
  gotUp: (name) => `${name} speelt niet meer mee.`,
  alone: {
    opened: (players, how) =>
      `Je spel tegen ${count(players, nouns.computer)} (${level[how]}) staat klaar in je privéberichten.`,
    openAlready: (turn) =>
      `Je bent al bezig met een spel tegen computers (beurt ${turn}). Meer dan één tegelijk gaat niet: speel verder, of sluit het.`,
    close: 'Sluiten',
    onlyWithTom: (typed) =>
      `Alleen tegen Tom kun je dit kiezen: ${typed.join(', ')}. Er is geen spel begonnen: typ /bonfire solo opnieuw, zonder die keuze of zonder computers.`,
    against: (players, how) => `Tegen ${count(players, nouns.computer)}: ${level[how]}.`,
  },
}
