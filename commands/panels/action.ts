import type { PictureRequest } from '#render'
import { actionOf, begins } from '../actions.ts'
import { PICTURE, type Post, post } from '../build.ts'
import type { Page } from '../custom-id.ts'
import { MOST_OPTIONS, optionLines } from '../lines.ts'
import { accentOf, cityPicture, foot, lists, type Panel, quoted, soFar, supply } from '../panel.ts'
import { turnPanel } from './turn.ts'

/** One action of the menu: its options as lines, with the picture that shows them. */
export function actionPanel(panel: Panel, page: Page): Post {
  const action = actionOf(page)
  const choices = action === null ? [] : begins(panel.state, action)
  if (action === null || choices.length === 0) return turnPanel(panel)
  return post(
    [
      `### ${action.emoji} ${panel.words.panel.actions[action.page]}`,
      quoted(panel.notice),
      soFar(panel),
      supply(panel),
      PICTURE,
      ...lists(panel, page, optionLines(panel.state, choices, page === 'bonfire' ? 4 * MOST_OPTIONS : MOST_OPTIONS)),
      ...foot(panel, { back: true, end: false }),
    ],
    { accent: accentOf(panel.seat), picture: pictureOf(panel, page) },
  )
}

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
