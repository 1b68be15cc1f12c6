import type { Words } from '../words/index.ts'

const tries = (n: number): string => `${n}. Versuch`

export const puzzle: Words['puzzle'] = {
  command: { name: 'bonfire-rätsel', description: 'Das Rätsel des Tages: Finde den besten Zug' },
  title: (day) => `Rätsel vom ${day}`,
  task: 'Heute rätseln alle über diese Stellung, und ein Zug ist klar der beste. Spiel in deiner Übersicht einen Zug und beende ihn: Dann siehst du, wie gut er war. Nur du siehst das, und an deinen Partien ändert es nichts.',
  hard: 'Ein schweres Rätsel: Denk über diesen Zug hinaus.',
  inPanel: (n) => `Rätsel des Tages, ${tries(n)}. Das ist keine echte Partie.`,
  solved: (n) => `Gelöst im ${tries(n)}: Das ist der beste Zug.`,
  streak: (days) => `Das sind ${days} Tage in Folge.`,
  foundAfterShown: 'Das ist der beste Zug. Er wurde dir schon gezeigt, darum zählt es nicht als gelöst.',
  behind: {
    little: 'Nicht ganz: Ein Zug ist ein wenig besser.',
    some: 'Es gibt einen besseren Zug.',
    much: 'Es gibt einen viel besseren Zug.',
  },
  best: 'Der beste Zug',
  about: 'Computer haben ihn nach langer Suche gefunden. Sie wissen nicht mehr als du, und alle Werte sind geschätzt.',
  tryAgain: 'Noch einmal versuchen',
  showBest: 'Den besten Zug zeigen',
  showBestCosts: 'Danach zählt das Rätsel nicht mehr als gelöst.',
  board: (solved, more, others) => {
    const list = solved.map(({ mention, tries: n }) => `${mention} (${tries(n)})`).join(', ')
    const all = more > 0 ? `${list} und ${more} weitere` : list
    const rest = others === 0 ? '' : others === 1 ? ' Eine Person rätselt noch.' : ` ${others} rätseln noch.`
    return solved.length === 0 ? `Hier hat es noch niemand gelöst.${rest}` : `Hier gelöst: ${all}.${rest}`
  },
  over: 'Dieses Rätsel ist vorbei. Das von heute gibt es mit /bonfire-rätsel.',
}
