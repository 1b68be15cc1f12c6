import { clip, isolatedName, LIMITS, words as wordsOf } from '#text'
import { city, fate } from './alt/city.ts'
import type { AltContext } from './alt/context.ts'
import { island, islands } from './alt/islands.ts'
import { commonTasks, council, gnomes, greatBonfireCloseBy, progress, scores, table } from './alt/table.ts'
import type { PictureRequest } from './request.ts'
import { namePlaceholders, withNames, withoutEmoji } from './without-emoji.ts'
import { pictureWords } from './words.ts'

/**
 * What a picture tells, in words, for who cannot see it: what matters most comes first.
 * @returns at most 1,024 characters
 */
export function altText(request: PictureRequest): string {
  const names = request.names.map(isolatedName)
  const told: AltContext = {
    state: request.state,
    names: namePlaceholders(names),
    words: wordsOf(request.language),
    alt: pictureWords(request.language).alt,
  }
  const sentences = sentencesOf(request, told).filter((sentence) => sentence !== '')
  return clip(withNames(withoutEmoji(told.words, sentences.join(' ')), names), LIMITS.altText)
}

function sentencesOf(request: PictureRequest, told: AltContext): string[] {
  switch (request.scene) {
    case 'table':
      return table(request, told)
    case 'map':
      return islands(told)
    case 'city':
      return city(request, told)
    case 'score':
      return scores(told)
    case 'island':
      return island(request, told)
    case 'islands':
      return islands(told)
    case 'gnomes':
      return gnomes(told)
    case 'bonfire':
      return greatBonfireCloseBy(request, told)
    case 'council':
      return [progress(told), ...council(told), commonTasks(told)]
    case 'fate':
      return fate(request, told)
  }
}
