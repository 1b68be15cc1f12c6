import type { Words } from '../words/index.ts'

const tries = (n: number): string => `poging ${n}`

export const puzzle: Words['puzzle'] = {
  command: { name: 'bonfire-puzzel', description: 'De puzzel van de dag: vind de beste beurt' },
  title: (day) => `Puzzel van ${day}`,
  task: 'Iedereen krijgt vandaag deze stelling, en één beurt is duidelijk de beste. Speel hem in je paneel, beëindig de beurt, en je hoort hoe goed hij was. Alleen jij ziet dit, en geen spel verandert erdoor.',
  hard: 'Een moeilijke: kijk verder dan deze beurt.',
  inPanel: (n) => `Puzzel van de dag, ${tries(n)}: geen echt spel.`,
  solved: (n) => `Opgelost bij ${tries(n)}: dat is de beste beurt.`,
  foundAfterShown: 'Dat is de beste beurt. Je had hem al laten tonen, dus het telt niet als opgelost.',
  behind: {
    little: 'Net niet: er is een beurt die een beetje beter is.',
    some: 'Er is een betere beurt.',
    much: 'Er is een veel betere beurt.',
  },
  best: 'De beste beurt',
  about:
    'Gevonden na lang zoeken door computerspelers die niet meer weten dan jij. Hoeveel iets waard is, is een schatting.',
  tryAgain: 'Probeer opnieuw',
  showBest: 'Toon de beste beurt',
  showBestCosts: 'Is hij getoond, dan kan de puzzel niet meer als opgelost tellen.',
  board: (solved, more, others) => {
    const list = solved.map(({ mention, tries: n }) => `${mention} (${tries(n)})`).join(', ')
    const all = more > 0 ? `${list} en nog ${more}` : list
    const rest = others === 0 ? '' : others === 1 ? ' Eén persoon puzzelt nog.' : ` ${others} mensen puzzelen nog.`
    return solved.length === 0 ? `Hier heeft nog niemand hem opgelost.${rest}` : `Hier opgelost: ${all}.${rest}`
  },
  over: 'Die puzzel is voorbij. Die van vandaag vind je met /bonfire-puzzel.',
}
