import type { Words } from '../words/index.ts'

export const share: Words['share'] = {
  look: 'Teilen',
  result: 'Ergebnis teilen',
  by: (name) => `${name} zeigt eine Partie:`,
  solved: (name, tries) =>
    tries === 1 ? `${name} hat es im ersten Versuch gelöst.` : `${name} hat es im ${tries}. Versuch gelöst.`,
  solvers: (people) =>
    people === 1 ? 'Bisher hat es hier eine Person gelöst.' : `Bisher haben es hier ${people} Leute gelöst.`,
  tryIt: 'Selbst versuchen',
}
