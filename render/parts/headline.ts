import { type GameState, type Rules, scoreSheets } from '#engine'
import type { PictureWords } from '#text'
import type { LayoutDraft, Rect } from '../layout.ts'
import { shorten, widthOf } from '../measure.ts'
import type { PartInput } from '../request.ts'
import { colours, textStyle, typeSize } from '../tokens.ts'

/** The large line over a picture that says whose turn it is (`acting`) or, when the game is over, who has won. */
export function turnOrWinnerHeadline(
  sheet: LayoutDraft,
  r: Rect,
  { rules, state, names, words: { pictures } }: PartInput,
  acting: number | null,
): void {
  const about = (acting === null ? winners(rules, state) : [acting]).map((seat) => names[seat] ?? '')
  const say = (short: readonly string[]): string =>
    acting === null ? outcome(state, short, pictures) : pictures.turnOf(short[0] ?? '')
  sheet.text(r, shortened(r.w, about, say), textStyle.display(typeSize.title, colours.cream))
}

/** Seats that have won (R15.6). */
const winners = (rules: Rules, state: GameState): number[] =>
  scoreSheets(rules, state).flatMap((sheet) => (sheet.rank === 1 ? [sheet.seat] : []))

/** A tie with Tom is nobody's win (R16.10). */
const outcome = (state: GameState, names: readonly string[], words: PictureWords): string =>
  state.setup.solo !== null && names.length > 1 ? words.tie : words.wins(names)

/** Long names give way, what is said about them does not; and what is left can be read at a glance. */
function shortened(width: number, names: readonly string[], say: (names: readonly string[]) => string): string {
  const wide = (words: string): number => widthOf(words, 'display', typeSize.titleLeast)
  if (wide(say(names)) <= width) return say(names)
  const left = (width - wide(say(names.map(() => '')))) / names.length
  return say(names.map((name) => shorten(name, 'display', typeSize.titleLeast, left)))
}
