import type { GameEvent, IslandId, Seat } from '#engine'
import { emojiAsWords, namePlaceholders, withNames } from '../spoken.ts'
import { citySections } from './city.ts'
import type { ReadingContext, Section } from './context.ts'
import { islandSections, islandsSections } from './islands.ts'
import { councilSections, gnomesSections, greatBonfireSections, scoresSections, tableSections } from './table.ts'

/** What can be looked at. */
export type LookTarget =
  | { readonly kind: 'table' | 'islands' | 'gnomes' | 'bonfire' | 'council' | 'scores' }
  | { readonly kind: 'city'; readonly seat: Seat; readonly open: readonly GameEvent[] }
  | { readonly kind: 'island'; readonly island: IslandId }

/**
 * A look in words alone, with headings, in Discord's Markdown: whose turn, what changed, what there is. Colours and
 * places are said, and no emoji stands for anything.
 * @param reading its names are those to show, made harmless by `escapeName`
 */
export const readingOf = (reading: ReadingContext, look: LookTarget): string =>
  readingSections(reading, look).join('\n')

/** The same heading by heading, where there is no room for all. */
export function readingSections(reading: ReadingContext, look: LookTarget): string[] {
  const stood = { ...reading, names: namePlaceholders(reading.names) }
  return sectionsOf(stood, look)
    .map((section) => withNames(sectionText(reading, section).join('\n'), reading.names))
    .filter((told) => told !== '')
}

function sectionsOf(reading: ReadingContext, look: LookTarget): Section[] {
  switch (look.kind) {
    case 'table':
      return tableSections(reading)
    case 'city':
      return citySections(reading, look.seat, look.open)
    case 'islands':
      return islandsSections(reading)
    case 'island':
      return islandSections(reading, look.island)
    case 'gnomes':
      return gnomesSections(reading)
    case 'bonfire':
      return greatBonfireSections(reading)
    case 'council':
      return councilSections(reading)
    case 'scores':
      return scoresSections(reading)
  }
}

/** A line of several is an item of a list, which a screen reader counts. */
function sectionText({ words }: ReadingContext, { heading, lines }: Section): string[] {
  const told = lines.map((line) => emojiAsWords(words, line)).filter((line) => line !== '')
  if (told.length === 0) return []
  const items = told.length === 1 ? told : told.map((line) => `- ${line}`)
  return heading === undefined ? items : [`### ${heading}`, ...items]
}
