import type { ScoreSheet } from '#engine'

export type ScoreLine = keyof ScoreSheet['lines']
