import { COUNCIL_SPACES, type GameState } from '#engine'
import { type IconName, seatPieceIcon } from '../icons/index.ts'
import { eachCell, grid, type LayoutDraft, makeRect, middle, type Rect, rectIn, square } from '../layout.ts'
import { CARD_STYLE, CHANGE_OUTLINE, colours, radius, textStyle, typeSize } from '../tokens.ts'
import type { BoardChanges } from './changes.ts'
import type { ChoiceRectFinder } from './marks.ts'

type Novice = GameState['council']['pathTile'][number]

/** The icon of a novice in the council. */
export const noviceIconName = (novice: Novice): IconName =>
  novice === 'neutral' ? 'novice-neutral' : novice === 'flat' ? 'novice-flat' : seatPieceIcon('novice', novice)

/** Everybody who may stand in the council, each with a place of their own on every space. */
const everybody = (state: GameState): Novice[] => [
  ...state.cities.map((_, seat) => seat),
  'neutral',
  ...(state.tom === null ? [] : (['flat'] as const)),
]

/** All novices in the council, those of a sender together. */
export const councilNovicesInSenderOrder = (state: GameState): Novice[] =>
  everybody(state).flatMap((sender) =>
    COUNCIL_SPACES.flatMap((space) => state.council[space].filter((novice) => novice === sender)),
  )

const cellsOf = (r: Rect): Rect[] => grid(r, 4, 2, 8)
/** Where a novice is sent. */
export const councilChoiceRects =
  (r: Rect): ChoiceRectFinder =>
  (choice) =>
    choice.kind === 'council' ? (cellsOf(r)[COUNCIL_SPACES.indexOf(choice.space)] ?? null) : null

/** The council's eight spaces: what each gives, and the novices who stand there, each sender at a fixed place. */
export function council(sheet: LayoutDraft, r: Rect, state: GameState, changes: BoardChanges): void {
  const senders = everybody(state)
  eachCell(cellsOf(r), COUNCIL_SPACES, (cell, space) => {
    const changed = changes.council.has(space)
    sheet.roundRect(cell, {
      ...CARD_STYLE,
      ...(changed ? CHANGE_OUTLINE : {}),
      radius: radius.chip,
    })
    sheet.icon(square(cell.x + cell.w / 2, cell.y + 24, 44), `council-${space}`)
    const places = grid(rectIn(cell, 4, cell.h - 36, cell.w - 8, 34), senders.length, 1, 0)
    eachCell(places, senders, (place, sender) => {
      const [x, y] = middle(place)
      const there = state.council[space].filter((novice) => novice === sender).length
      if (there === 0) sheet.roundRect(square(x, y + 4, 8), { fill: colours.stoneDark, radius: 4 })
      else sheet.icon(square(x, y, Math.min(34, place.w + 3)), noviceIconName(sender))
      if (there > 1)
        sheet.text(makeRect(x - 2, y - 2, 18, 22), `${there}`, {
          ...textStyle.strong(typeSize.least, colours.cream),
          seam: colours.ink,
          on: true,
        })
    })
  })
}
