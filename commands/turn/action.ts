import { type Choice, cityOf } from '#engine'
import type { PictureRequest } from '#render'
import { optionSequences } from '../choice-sequence.ts'
import { PICTURE, type Post, post } from '../components.ts'
import { accentOf, asQuote, choiceLabel, holdingsLine, openTurnStory, type PanelContext } from '../panel.ts'
import type { Page } from '../panel-codecs.ts'
import { footerRows } from './footer.ts'
import { panelInWords } from './in-words.ts'
import { turnPanel } from './menu.ts'
import { firstChoices, menuActionOf } from './menu-actions.ts'
import { onlyIgnition, optionLists, optionSelects } from './options.ts'
import { cityPicture, pictureBase } from './pictures.ts'

/** One action of the menu: its options as lines, with the picture that shows them. */
export function actionPanel(panel: PanelContext, page: Page): Post {
  const action = menuActionOf(page)
  const choices = action === null ? [] : firstChoices(panel.rules, panel.state, action)
  if (action === null || choices.length === 0) return turnPanel(panel)
  const options = optionLists(panel, optionSequences(panel.rules, panel.state, choices))
  const ignition = onlyIgnition(options.shown)
  const title = ignition === null ? panel.words.panel.actions[action.page] : choiceLabel(panel, panel.state, ignition)
  return post(
    [
      `### ${action.emoji} ${title}`,
      asQuote(panel.notice),
      openTurnStory(panel),
      holdingsLine(panel),
      PICTURE,
      ...optionSelects(panel, page, options),
      ...footerRows(panel, { shown: { of: 'page', page }, back: true, end: false }),
    ],
    {
      accent: accentOf(panel.seat),
      picture: pictureOf(panel, page, options.shown),
      inWords: (shown) => panelInWords(panel, shown),
    },
  )
}

function pictureOf(panel: PanelContext, page: Page, lines: readonly { choices: readonly Choice[] }[]): PictureRequest {
  const all = pictureBase(panel, lines)
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
    case 'ignite':
      return lines.every(({ choices }) => choices.some(({ kind }) => kind === 'council'))
        ? { ...all, scene: 'council' }
        : cityPicture(panel, lines)
    case 'novice':
      return { ...all, scene: 'council' }
    default:
      return cityPicture(panel, lines)
  }
}
