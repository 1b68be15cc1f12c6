import { clip, isolatedName, LIMITS, words as wordsOf } from '#text'
import { city, fate } from './alt/city.ts'
import type { AltContext } from './alt/context.ts'
import { island, islands } from './alt/islands.ts'
import { council, gnomes, greatBonfireCloseBy, scores, table } from './alt/table.ts'
import type { PictureRequest } from './request.ts'
import { namePlaceholders, withNames, withoutEmoji } from './without-emoji.ts'

/**
 * What a picture tells, in words, for who cannot see it: what matters most comes first.
 * @returns at most 1,024 characters
 */
export function altText(request: PictureRequest): string {
  const names = request.names.map(isolatedName)
  const words = wordsOf(request.language)
  const context: AltContext = {
    rules: request.rules,
    state: request.state,
    names: namePlaceholders(names),
    words,
    alt: words.alt,
  }
  const sentences = sentencesOf(request, context).filter((sentence) => sentence !== '')
  return clip(withNames(withoutEmoji(words, sentences.join(' ')), names), LIMITS.altText)
}

function sentencesOf(request: PictureRequest, context: AltContext): string[] {
  switch (request.scene) {
    case 'table':
      return table(request, context)
    case 'map':
    case 'islands':
      return islands(context)
    case 'city':
      return city(request, context)
    case 'score':
      return scores(context)
    case 'island':
      return island(request, context)
    case 'gnomes':
      return gnomes(context)
    case 'bonfire':
      return greatBonfireCloseBy(request, context)
    case 'council':
      return council(context)
    case 'fate':
      return fate(request, context)
  }
}
