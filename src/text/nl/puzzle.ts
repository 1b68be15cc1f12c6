import type { Words } from '../words/index.ts'

const tries = (n: number): string => `poging ${n}`

export const puzzle: Words['puzzle'] = {
  command: { name: 'bonfire-puzzel', description: 'De puzzel van de dag: vind de beste beurt' },
  title: (day) => `Puzzel van ${day}`,
  task: 'Iedereen krijgt vandaag dezelfde situatie, en één beurt is duidelijk de beste. Speel een beurt in je paneel en beëindig die: dan zie je hoe goed hij was. Alleen jij ziet dit, en aan je spellen verandert er niets.',
  hard: 'Een moeilijke: kijk verder dan deze beurt.',
  inPanel: (n) => `Puzzel van de dag, ${tries(n)}. Dit is geen echt spel.`,
  solved: (n) => `Opgelost bij ${tries(n)}: dat is de beste beurt.`,
  streak: (days) => `Dat is ${days} dagen op rij.`,
  foundAfterShown: 'Dat is de beste beurt. Je had hem al gezien, dus de puzzel telt niet als opgelost.',
  behind: {
    little: 'Net niet: één beurt is een beetje beter.',
    some: 'Er is een betere beurt.',
    much: 'Er is een veel betere beurt.',
  },
  best: 'De beste beurt',
  about:
    'Computers hebben deze beurt na lang zoeken gevonden. Ze weten niet meer dan jij, en alle waarden zijn schattingen.',
  tryAgain: 'Probeer opnieuw',
  showBest: 'Beste beurt tonen',
  showBestCosts: 'Daarna telt de puzzel niet meer als opgelost.',
  board: (solved, more, others) => {
    const list = solved.map(({ mention, tries: n }) => `${mention} (${tries(n)})`).join(', ')
    const all = more > 0 ? `${list} en nog ${more}` : list
    const rest = others === 0 ? '' : others === 1 ? ' Eén persoon puzzelt nog.' : ` ${others} mensen puzzelen nog.`
    return solved.length === 0 ? `Hier heeft nog niemand hem opgelost.${rest}` : `Hier opgelost: ${all}.${rest}`
  },
  over: 'Die puzzel is voorbij. Die van vandaag vind je met /bonfire-puzzel.',
}
