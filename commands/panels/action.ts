import type { PictureRequest } from '#render'
import { actionOf, begins } from '../actions.ts'
import { PICTURE, type Post, post } from '../build.ts'
import type { Page } from '../custom-id.ts'
import { optionLines } from '../lines.ts'
import { accentOf, cityPicture, foot, lists, notice, type Panel, soFar, supply } from '../panel.ts'
import { turnPanel } from './turn.ts'

/** One action of the menu: its options as lines, with the picture that shows them. */
export function actionPanel(panel: Panel, page: Page): Post {
  const action = actionOf(page)
  const choices = action === null ? [] : begins(panel.state, action)
  if (action === null || choices.length === 0) return turnPanel(panel)
  return post(
    [
      `### ${action.emoji} ${action.label}`,
      notice(panel),
      soFar(panel),
      supply(panel),
      PICTURE,
      ...lists(panel, page, optionLines(panel.state, choices), QUESTIONS[action.page]),
      ...foot(panel, { back: true, end: false }),
    ],
    { accent: accentOf(panel.seat), picture: pictureOf(panel, page) },
  )
}

const QUESTIONS = {
  fate: 'Where does it go?',
  path: 'Which path tile?',
  ship: 'Where does the ship go?',
  task: 'Which task?',
  guardian: 'Which guardian?',
  procession: 'How far?',
  bonfire: 'Which space, which rewards?',
  gnome: 'Which gnome?',
  ignite: 'Which bonfire, and where does the novice go?',
  novice: 'Which neutral novice, and where does it go?',
} as const

function pictureOf(panel: Panel, page: Page): PictureRequest {
  const { state, names, language } = panel
  switch (page) {
    case 'ship':
      return { scene: 'table', state, names, language, lastTurn: null }
    case 'task': {
      const island = state.cities[panel.seat]?.ship
      return island ? { scene: 'island', state, names, language, island } : cityPicture(panel)
    }
    case 'bonfire':
      return { scene: 'bonfire', state, names, language }
    case 'gnome':
      return { scene: 'gnomes', state, names, language }
    default:
      return cityPicture(panel)
  }
}
