import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  journalSchema,
  newGame,
  playJournalLine,
  RULES_EDITIONS,
  RULES_NUMBER,
  replayToEnd,
  scoreSheets,
  standardRules,
} from '#engine'
import { markOf } from '#support/keep-rules/games'

const gameSchema = journalSchema.extend({ marks: z.string(), ended: z.string(), totals: z.array(z.int()) })
const folderOf = (rules: number) => new URL(`../kept/rules-${rules}/games/`, import.meta.url)
const readGame = (rules: number, name: string) =>
  gameSchema.parse(JSON.parse(readFileSync(new URL(name, folderOf(rules)), 'utf8')))
const namesOf = (rules: number): string[] => (existsSync(folderOf(rules)) ? readdirSync(folderOf(rules)) : [])

/** Where a kept game is played otherwise today; null when it is played alike to its end. */
function otherwise({ segments, marks, ended, totals }: z.infer<typeof gameSchema>): string | null {
  const [segment] = segments
  if (segment === undefined || !('setup' in segment.start)) return 'it does not begin with a setup'
  const kept = marks.split(' ')
  let state = newGame(standardRules, segment.start.setup)
  for (const [index, line] of segment.choices.entries()) {
    try {
      const played = playJournalLine(standardRules, state, line)
      if (markOf(played) !== kept[index]) return `line ${index}, '${line}', comes to something else`
      state = played.state
    } catch (error) {
      return `line ${index}: ${error instanceof Error ? error.message : error}`
    }
  }
  if (state.ended !== ended) return `it ends by ${state.ended}, not by ${ended}`
  const points = scoreSheets(standardRules, state).map(({ total }) => total)
  return String(points) === String(totals) ? null : `it ends with ${points} points, not ${totals}`
}

describe(`the kept games of rules ${RULES_NUMBER}`, () => {
  it('are there for every number of players and both editions: npm run tool -- keep-rules keeps them once a number is raised', () => {
    for (const players of [1, 2, 3, 4])
      for (const edition of RULES_EDITIONS)
        expect(
          namesOf(RULES_NUMBER).filter((name) => name.startsWith(`${players}-${edition}-`)).length,
        ).toBeGreaterThan(4)
  })

  it('are played alike, choice by choice; if one is not, the change is one of the rules, and RULES_NUMBER rises', () => {
    const differences = namesOf(RULES_NUMBER).flatMap((name) => {
      const difference = otherwise(readGame(RULES_NUMBER, name))
      return difference === null ? [] : [`${name}: ${difference}`]
    })
    expect(differences).toEqual([])
  })
})

it('of older rules some kept game is played otherwise today, and none is mistaken for one of today', () => {
  for (let rules = 1; rules < RULES_NUMBER; rules++) {
    const games = namesOf(rules).map((name) => readGame(rules, name))
    expect(games.some((game) => otherwise(game) !== null)).toBe(true)
    for (const { segments } of games)
      expect(() => replayToEnd({ segments })).toThrow(`played under rules ${rules}, these are rules ${RULES_NUMBER}`)
  }
})
