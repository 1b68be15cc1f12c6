import type { Words } from '../words/index.ts'

const tries = (n: number): string => (n === 1 ? '1er essai' : `${n}e essai`)

export const puzzle: Words['puzzle'] = {
  command: { name: 'bonfire-énigme', description: 'L’énigme du jour : trouve le meilleur tour' },
  title: (day) => `Énigme du ${day}`,
  task: 'Aujourd’hui, tout le monde a la même position, et un tour y vaut nettement mieux que les autres. Joue un tour dans ton panneau, finis-le et découvre ce qu’il valait. Personne d’autre ne le voit, et cela ne change rien à tes parties.',
  hard: 'Difficile : vois plus loin que ce tour.',
  inPanel: (n) => `Énigme du jour, ${tries(n)}. Ce n’est pas une vraie partie.`,
  solved: (n) => `Résolue au ${tries(n)} : c’est le meilleur tour.`,
  streak: (days) => `Cela fait ${days} jours de suite.`,
  foundAfterShown: 'C’est le meilleur tour. Tu l’avais déjà vu, l’énigme ne compte donc pas comme résolue.',
  behind: {
    little: 'Pas tout à fait : il y a un tour un peu meilleur.',
    some: 'Il y a un meilleur tour.',
    much: 'Il y a un bien meilleur tour.',
  },
  best: 'Le meilleur tour',
  about:
    'Des ordinateurs l’ont trouvé après une longue recherche, sans en savoir plus que toi. Toutes les valeurs sont des estimations.',
  tryAgain: 'Réessayer',
  showBest: 'Montrer le meilleur tour',
  showBestCosts: 'Ensuite, l’énigme ne compte plus comme résolue.',
  board: (solved, more, others) => {
    const list = solved.map(({ mention, tries: n }) => `${mention} (${tries(n)})`).join(', ')
    const all = more > 0 ? `${list} et ${more} de plus` : list
    const rest = others === 0 ? '' : ` ${others} ${others === 1 ? 'personne cherche' : 'personnes cherchent'} encore.`
    return solved.length === 0 ? `Personne ne l’a encore résolue ici.${rest}` : `Résolue ici par ${all}.${rest}`
  },
  over: 'Cette énigme est terminée. Tape /bonfire-énigme pour celle d’aujourd’hui.',
}
