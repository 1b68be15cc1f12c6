import type { PictureRequest } from '#render'
import type { Post } from '../components.ts'
import type { PanelContext } from '../panel.ts'
import type { PanelPage } from '../panel-codecs.ts'
import { combinationPanel, firstChoicesOfCombination } from './combine.ts'
import { backButton, footerRows } from './footer.ts'
import { turnMenuPanel } from './menu.ts'
import { firstChoices, menuActionOfPage } from './menu-actions.ts'
import type { ChoicesToMark } from './options.ts'
import { aboveOptions, panelPost } from './panel-post.ts'
import { ownCityPicture, pictureBase, shipIslandPicture } from './pictures.ts'
import { choiceRows } from './voyage.ts'

/** One action of the menu: its options as lines, with the picture that shows them. */
export function actionPanel(panel: PanelContext, page: PanelPage): Post {
  const action = menuActionOfPage(page)
  const choices = action === null ? [] : firstChoices(panel.rules, panel.state, action)
  if (action === null || choices.length === 0) return turnMenuPanel(panel)
  const together = firstChoicesOfCombination(panel, page)
  if (together !== null) return combinationPanel(panel, [], together)
  const { rows, shown } = choiceRows(panel, page, choices)
  return panelPost(panel, pictureOf(panel, page, shown), [
    `### ${action.emoji} ${panel.words.panel.actions[action.page]}`,
    ...aboveOptions(panel),
    ...rows,
    ...footerRows(panel, { shown: { of: 'page', page }, also: [backButton(panel)] }),
  ])
}

function pictureOf(panel: PanelContext, page: PanelPage, lines: readonly ChoicesToMark[]): PictureRequest {
  switch (page) {
    case 'ship':
      return { ...pictureBase(panel, lines), scene: 'islands', seat: panel.seat }
    case 'task':
    case 'guardian':
      return shipIslandPicture(panel, lines)
    case 'gnome':
      return { ...pictureBase(panel, lines), scene: 'gnomes' }
    default:
      return ownCityPicture(panel, lines)
  }
}
