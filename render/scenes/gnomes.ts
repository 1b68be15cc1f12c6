import { type GnomeId, isElder } from '#engine'
import { gnomeInWords } from '#text'
import { discordAltBadgeSize } from '../corner.ts'
import { iconRow } from '../icon-rows.ts'
import { type Layout, type LayoutDraft, makeRect, type Rect, square } from '../layout.ts'
import { marks } from '../parts/marks.ts'
import { layoutWithSky } from '../parts/sky.ts'
import type { GnomesRequest, PartInput, WithWords } from '../request.ts'
import { gnomeAbilityIcons } from '../signs.ts'
import { CARD_STYLE, colours, PARCHMENT_STYLE, spacing, textStyle, typeSize } from '../tokens.ts'

const W = 1100
const ROW = 116
const GAP = 10

/** The gnomes who can be recruited, with what each costs and does. */
export function gnomesLayout(request: WithWords<GnomesRequest>): Layout {
  const { state } = request
  const words = request.words.pictures
  const open = state.gnomeDisplay.flatMap((gnome) => gnome ?? [])
  const rows = open.length + state.elders.length
  const height = 108 + Math.max(1, rows) * ROW + (state.elders.length > 0 ? 70 : 0) - GAP + discordAltBadgeSize(W).h
  const { sheet, frame, done } = layoutWithSky(W, height, [{ x: 200, y: 200, size: 900 }])
  const title = textStyle.display(typeSize.heading, colours.flame)
  sheet.icon(square(66, 58, 78), 'gnome')
  sheet.text(makeRect(120, 20, 700, 76), words.gnomes, { ...title, size: typeSize.score })
  sheet.icon(square(W - 150, 58, 56), 'pile')
  sheet.text(
    makeRect(W - 112, 20, 90, 76),
    `${state.gnomePile.length}`,
    textStyle.strong(typeSize.heading, colours.ash),
  )
  const below = 108 + open.length * ROW
  if (state.elders.length > 0) sheet.text(makeRect(spacing.edge, below + 10, 600, 56), words.elders, title)
  const places = new Map<GnomeId, Rect>([
    ...open.map((gnome, i) => [gnome, rowAt(108 + i * ROW)] as const),
    ...state.elders.map((elder, i) => [elder, rowAt(below + 70 + i * ROW)] as const),
  ])
  for (const [gnome, place] of places) row(sheet, place, request, gnome)
  marks(sheet, frame, request.candidates, (choice) =>
    choice.kind === 'gnome' || choice.kind === 'tomGnome' ? (places.get(choice.gnome) ?? null) : null,
  )
  return done()
}

const rowAt = (y: number): Rect => makeRect(spacing.edge, y, W - 2 * spacing.edge, ROW - GAP)

function row(sheet: LayoutDraft, r: Rect, { rules, words }: PartInput, gnome: GnomeId): void {
  const { y } = r
  sheet.roundRect(r, { ...CARD_STYLE, fill: colours.card })
  const elder = isElder(gnome)
  sheet.icon(square(r.x + 54, y + r.h / 2, 86), elder ? 'elder' : 'gnome')
  sheet.roundRect(square(r.x + 148, y + r.h / 2, 78), PARCHMENT_STYLE)
  sheet.icon(square(r.x + 148, y + r.h / 2, 62), rules.gnomeResource(gnome))
  const { name, ability } = gnomeInWords(words, rules, gnome)
  sheet.text(makeRect(r.x + 204, y + 2, 560, 40), name, textStyle.display(typeSize.body, colours.flame))
  sheet.paragraph(makeRect(r.x + 204, y + 40, 660, 66), ability, {
    ...textStyle.label(typeSize.small, colours.cream),
    leading: 32,
  })
  iconRow(sheet, makeRect(r.x + 872, y + 20, r.w - 884, r.h - 40), gnomeAbilityIcons(rules, gnome), 66)
}
