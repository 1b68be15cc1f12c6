import type { Words } from '../words/index.ts'

const tries = (n: number): string => `${n}. Versuch`

export const puzzle: Words['puzzle'] = {
  command: { name: 'bonfire-rätsel', description: 'Das Rätsel des Tages: Finde den besten Zug' },
  title: (day) => `Rätsel vom ${day}`,
  task: 'Heute bekommen alle diese Stellung, und ein Zug ist klar der beste. Spiel ihn in deiner Übersicht, beende den Zug, und du erfährst, wie gut er war. Nur du siehst das, und keine Partie ist davon berührt.',
  hard: 'Ein schweres: Denk über diesen Zug hinaus.',
  inPanel: (n) => `Rätsel des Tages, ${tries(n)}: keine echte Partie.`,
  solved: (n) => `Gelöst im ${tries(n)}: Das ist der beste Zug.`,
  foundAfterShown: 'Das ist der beste Zug. Er wurde dir schon gezeigt, darum zählt es nicht als gelöst.',
  behind: {
    little: 'Nicht ganz: Es gibt einen Zug, der ein wenig besser ist.',
    some: 'Es gibt einen besseren Zug.',
    much: 'Es gibt einen viel besseren Zug.',
  },
  best: 'Der beste Zug',
  about:
    'Gefunden in langer Suche von Computerspielern, die nicht mehr wissen als du. Wie viel etwas wert ist, ist geschätzt.',
  tryAgain: 'Noch einmal versuchen',
  showBest: 'Den besten Zug zeigen',
  showBestCosts: 'Ist er gezeigt, kann das Rätsel nicht mehr als gelöst zählen.',
  board: (solved, more, others) => {
    const list = solved.map(({ mention, tries: n }) => `${mention} (${tries(n)})`).join(', ')
    const all = more > 0 ? `${list} und ${more} weitere` : list
    const rest = others === 0 ? '' : others === 1 ? ' Eine Person rätselt noch.' : ` ${others} rätseln noch.`
    return solved.length === 0 ? `Hier hat es noch niemand gelöst.${rest}` : `Hier gelöst: ${all}.${rest}`
  },
  over: 'Dieses Rätsel ist vorbei. Das von heute gibt es mit /bonfire-rätsel.',
}
