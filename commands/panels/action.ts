import { type Choice, cityOf } from '#engine'
import type { PictureRequest } from '#render'
import { actionOf, begins } from '../actions.ts'
import { PICTURE, type Post, post } from '../build.ts'
import type { Page } from '../custom-id.ts'
import { MOST_OPTIONS, optionLines } from '../lines.ts'
import { accentOf, cityPicture, foot, listed, type Panel, pictured, quoted, selects, soFar, supply } from '../panel.ts'
import { turnPanel } from './turn.ts'

/** One action of the menu: its options as lines, with the picture that shows them. */
export function actionPanel(panel: Panel, page: Page): Post {
  const action = actionOf(page)
  const choices = action === null ? [] : begins(panel.state, action)
  if (action === null || choices.length === 0) return turnPanel(panel)
  const lines = optionLines(panel.state, choices, page === 'bonfire' ? 4 * MOST_OPTIONS : MOST_OPTIONS)
  const options = listed(panel, lines)
  return post(
    [
      `### ${action.emoji} ${panel.words.panel.actions[action.page]}`,
      quoted(panel.notice),
      soFar(panel),
      supply(panel),
      PICTURE,
      ...selects(panel, page, options),
      ...foot(panel, { back: true, end: false }),
    ],
    { accent: accentOf(panel.seat), picture: pictureOf(panel, page, options.shown) },
  )
}

function pictureOf(panel: Panel, page: Page, lines: readonly { choices: readonly Choice[] }[]): PictureRequest {
  const all = pictured(panel, lines)
  switch (page) {
    case 'ship':
      return { ...all, scene: 'map' }
    case 'task':
    case 'guardian': {
      const island = cityOf(panel.state, panel.seat).ship
      return island === null ? cityPicture(panel, lines) : { ...all, scene: 'island', island }
    }
    case 'bonfire':
      return { ...all, scene: 'bonfire', seat: panel.seat }
    case 'gnome':
      return { ...all, scene: 'gnomes' }
    case 'novice':
      return { ...all, scene: 'council' }
    default:
      return cityPicture(panel, lines)
  }
}
