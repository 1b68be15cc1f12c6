import type { Words } from '../words/index.ts'

export const share: Words['share'] = {
  button: 'Teilen',
  look: 'Rückblick teilen',
  result: 'Ergebnis teilen',
  by: (name) => `${name} zeigt eine Partie:`,
  solved: (name, tries, streak) =>
    `${name}: ${tries === 1 ? 'im ersten Versuch' : `im ${tries}. Versuch`}${streak < 2 ? '' : `, ${streak} Tage in Folge`}`,
  tried: (name, tries) => `${name}: noch nicht gelöst, ${tries === 1 ? '1 Versuch' : `${tries} Versuche`}`,
  more: (people) => `und ${people} weitere`,
  shared: 'Geteilt.',
  there: (channel) => `Es steht in ${channel}.`,
  tryIt: 'Selbst versuchen',
}
