import { type Choice, cityOf } from '#engine'
import type { PictureRequest } from '#render'
import { optionSequences } from '../choice-sequence.ts'
import { asQuote, PICTURE, type Post, post } from '../components.ts'
import { holdingsLine, openTurnStory, type PanelContext, panelAccent } from '../panel.ts'
import type { Page } from '../panel-codecs.ts'
import { nearestFirst } from '../voyages.ts'
import { beginningsOf, combinationPanel } from './combine.ts'
import { footerRows } from './footer.ts'
import { panelInWords } from './in-words.ts'
import { turnPanel } from './menu.ts'
import { firstChoices, menuActionOf } from './menu-actions.ts'
import { optionLists, optionRows } from './options.ts'
import { cityPicture, pictureBase } from './pictures.ts'
import { voyages } from './voyage.ts'

/** One action of the menu: its options as lines, with the picture that shows them. */
export function actionPanel(panel: PanelContext, page: Page): Post {
  const action = menuActionOf(page)
  const choices = action === null ? [] : firstChoices(panel.rules, panel.state, action)
  if (action === null || choices.length === 0) return turnPanel(panel)
  const together = beginningsOf(panel, page)
  if (together !== null) return combinationPanel(panel, [], together)
  const { rows, shown } = page === 'ship' ? voyages(panel, page, choices) : listed(panel, page, choices)
  return post(
    [
      `### ${action.emoji} ${panel.words.panel.actions[action.page]}`,
      asQuote(panel.notice),
      openTurnStory(panel),
      holdingsLine(panel),
      PICTURE,
      ...rows,
      ...footerRows(panel, { shown: { of: 'page', page }, back: true, end: false }),
    ],
    {
      accent: panelAccent(panel),
      picture: pictureOf(panel, page, shown),
      inWords: (shown) => panelInWords(panel, shown),
    },
  )
}

function listed(panel: PanelContext, page: Page, choices: readonly Choice[]) {
  const options = optionLists(panel, nearestFirst(optionSequences(panel.rules, panel.state, choices)))
  return { rows: optionRows(panel, page, options), shown: options.shown }
}

function pictureOf(panel: PanelContext, page: Page, lines: readonly { choices: readonly Choice[] }[]): PictureRequest {
  const all = pictureBase(panel, lines)
  switch (page) {
    case 'ship':
      return { ...all, scene: 'islands', seat: panel.seat }
    case 'task':
    case 'guardian': {
      const island = cityOf(panel.state, panel.seat).ship
      return island === null ? cityPicture(panel, lines) : { ...all, scene: 'island', island }
    }
    case 'gnome':
      return { ...all, scene: 'gnomes' }
    default:
      return cityPicture(panel, lines)
  }
}
