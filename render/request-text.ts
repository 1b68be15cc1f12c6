import type { FilmRequest, PictureRequest } from './request.ts'

type WithoutRules<R> = R extends unknown ? Omit<R, 'rules'> : never

const texts = new WeakMap<PictureRequest | FilmRequest, string>()

/**
 * A request as text, made once: equal for requests of which each would be drawn alike, for the position names its rules.
 * A text is copied to a worker quickly; the many small objects of a position would be copied one by one, by the answering
 * thread.
 */
export function serializeRequest(request: PictureRequest | FilmRequest): string {
  const known = texts.get(request)
  if (known !== undefined) return known
  const { rules: _, ...plain } = request
  const text = JSON.stringify(plain)
  texts.set(request, text)
  return text
}

/** What a text says; all but the rules. */
export const deserializeRequest = (text: string): WithoutRules<PictureRequest> => JSON.parse(text)
export const deserializeFilmRequest = (text: string): WithoutRules<FilmRequest> => JSON.parse(text)
