import type { PictureRequest } from './request.ts'

/** Discord's limit for a picture's description. */
export const ALT_TEXT_LIMIT = 1024

/**
 * What a picture tells, in words, for who cannot see it.
 * @returns at most 1,024 characters
 */
export function altText(request: PictureRequest): string {
  const scores = request.state.cities.map((city, seat) => `${request.names[seat] ?? ''} ${city.score}`).join(', ')
  return `Scores: ${scores}.`.slice(0, ALT_TEXT_LIMIT)
}
