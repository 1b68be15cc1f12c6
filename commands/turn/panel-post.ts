import type { PictureRequest } from '#render'
import { asQuote, PICTURE_PART, type Post, type PostPart, post } from '../components.ts'
import { holdingsLine, openTurnStory, type PanelContext, panelAccent } from '../panel.ts'
import { panelInWords } from './in-words.ts'

/** A panel with its picture; who wants no pictures reads all of it in words. */
export const panelPost = (
  panel: Pick<PanelContext, 'table' | 'seat' | 'language'>,
  picture: PictureRequest | null,
  parts: readonly (PostPart | null)[],
): Post => post(parts, { accent: panelAccent(panel), picture, inWords: (shown) => panelInWords(panel, shown) })

/** What stands above the options: what is the matter, what the turn came to so far, what is held, and the picture. */
export const aboveOptions = (panel: PanelContext): (PostPart | null)[] => [
  asQuote(panel.notice),
  openTurnStory(panel),
  holdingsLine(panel),
  PICTURE_PART,
]
