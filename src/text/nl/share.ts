import type { Words } from '../words/index.ts'

export const share: Words['share'] = {
  look: 'Delen',
  result: 'Uitslag delen',
  by: (name) => `${name} laat een spel zien:`,
  solved: (name, tries, streak) =>
    `${name}: ${tries === 1 ? 'in één keer' : `bij poging ${tries}`}${streak < 2 ? '' : `, ${streak} dagen op rij`}`,
  more: (people) => `en nog ${people}`,
  shared: 'Gedeeld.',
  there: (channel) => `Het staat in ${channel}.`,
  tryIt: 'Zelf proberen',
}
