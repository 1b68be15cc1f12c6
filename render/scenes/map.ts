import { discordAltBadgeSize } from '../corner.ts'
import { type Layout, makeRect } from '../layout.ts'
import { MAP_HEIGHT, map, mapBackground, mapChoiceRects, printedIslandNameRects } from '../parts/map.ts'
import { marks, printedNameAsMark } from '../parts/marks.ts'
import { layoutWithSky } from '../parts/sky.ts'
import type { ShipMapRequest, WithWords } from '../request.ts'
import { typeSize } from '../tokens.ts'

const W = 1200
const EDGE = 26
const H = EDGE + MAP_HEIGHT + discordAltBadgeSize(W).h

/** The sea with its islands, as on the table, where a ship may sail. */
export function mapLayout(request: WithWords<ShipMapRequest>): Layout {
  const { state, candidates } = request
  const at = makeRect(20, EDGE, W - 40, MAP_HEIGHT)
  const { back, sheet, frame, done } = layoutWithSky(W, H)
  mapBackground(back, at, request.rules)

  map(sheet, at, request, null)
  const places = mapChoiceRects(at, request.rules, state)
  const names = printedIslandNameRects(at, request.rules)
  // Its name is the island's mark, whatever is done there: what it asks to be paid, and its tasks, stay free to be seen.
  for (const label of new Set(candidates.map((one) => one.label))) {
    const printed = names.get(label)
    if (printed !== undefined) printedNameAsMark(sheet, printed, label, typeSize.body)
  }
  marks(sheet, frame, candidates, (choice) => (choice.kind === 'task' ? null : places(choice)), names)
  return done()
}
