import type { Words } from '../words/index.ts'

export const share: Words['share'] = {
  look: 'Delen',
  result: 'Uitslag delen',
  by: (name) => `${name} laat een spel zien:`,
  solved: (name, tries) =>
    tries === 1 ? `${name} loste hem in één keer op.` : `${name} loste hem bij poging ${tries} op.`,
  solvers: (people) =>
    people === 1 ? 'Eén persoon hier heeft hem opgelost.' : `${people} mensen hier hebben hem opgelost.`,
  tryIt: 'Zelf proberen',
}
