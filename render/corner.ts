import { spacing } from './tokens.ts'

/**
 * Discord's clients lay a badge over the lower left corner of every picture that has a description: so many pixels on a
 * phone, which shows a picture 294 px wide in a container.
 */
const BADGE = { w: 45, h: 25, at: 294 } as const

/**
 * The lower left corner that a picture keeps free of what has to be read or recognised.
 * @param width the picture's
 * @returns its size in picture pixels, with a hair of room
 */
export function discordAltBadgeSize(width: number): { readonly w: number; readonly h: number } {
  const scale = width / BADGE.at
  return { w: Math.ceil(BADGE.w * scale) + spacing.hair, h: Math.ceil(BADGE.h * scale) + spacing.hair }
}
