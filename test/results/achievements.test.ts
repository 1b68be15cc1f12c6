import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { journalSchema, standardRules } from '#engine'
import {
  ACHIEVEMENT_KEYS,
  achievementsOfSeat,
  breaksRecord,
  gameFactsOf,
  recordOffers,
  standoutPlayStyles,
  storyOfGame,
} from '#results'

/** Games that show every achievement, found by `npm run tool -- achievements --keep`. */
const kept = z
  .array(z.object({ journal: journalSchema, achieved: z.array(z.array(z.enum(ACHIEVEMENT_KEYS))) }))
  .parse(JSON.parse(gunzipSync(readFileSync('test/kept/achievements.json.gz')).toString()))
  .map(({ journal, achieved }) => ({ achieved, facts: gameFactsOf(standardRules, journal) }))

describe('achievements', () => {
  it('are each found in a game that shows it, and no others there', () => {
    for (const { achieved, facts } of kept)
      for (const [seat, of] of achieved.entries()) expect(achievementsOfSeat(facts, seat)).toEqual(of)
    expect(new Set(kept.flatMap(({ achieved }) => achieved.flat()))).toEqual(new Set(ACHIEVEMENT_KEYS))
  })

  it('are nobody’s who sat out, nor anybody’s where a part of the game cannot be told', () => {
    for (const { achieved, facts } of kept) {
      const out = { ...facts, seats: facts.seats.map((seat) => ({ ...seat, satOut: 1 })) }
      for (const seat of achieved.keys()) {
        expect(achievementsOfSeat({ ...facts, whole: false }, seat)).toEqual([])
        expect(achievementsOfSeat(out, seat)).toEqual([])
      }
    }
  })
})

it('a game offers its best to the records, and equal ones stay with whoever was first', () => {
  for (const { facts } of kept) {
    const people = facts.seats.filter((_, seat) => facts.tom === null || seat === 0)
    const offers = recordOffers(facts, [...people.keys()])
    const points = offers.find(({ key }) => key === `points${people.length}`)
    expect(points?.value).toBe(Math.max(...people.map((one) => one.points)))
    expect(offers.find(({ key }) => key === 'turn')?.value).toBe(
      Math.max(...people.map(({ greatest }) => greatest?.points ?? 0)),
    )
    const closest = offers.find(({ key }) => key === 'closest')
    if (closest !== undefined) expect([facts.tom, facts.seats[closest.seat]?.rank]).toEqual([null, 1])
    const second = recordOffers(facts, [1])
    expect(second.every(({ seat }) => seat === 1)).toBe(true)
    if (facts.tom !== null) expect(recordOffers({ ...facts, tom: { handicap: -10 } }, [0])).toEqual([])
  }
  expect([null, 70, 71, 72].map((was) => breaksRecord({ key: 'points2', value: 71 }, was))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect([null, 0, 1, 2].map((was) => breaksRecord({ key: 'closest', value: 1 }, was))).toEqual([
    true,
    false,
    false,
    true,
  ])
})

it('what is told of each player is said of nobody else there, and the story has five parts at most', () => {
  const told = new Set<string>()
  for (const { facts } of kept) {
    const portraits = standoutPlayStyles(facts).flatMap((one) => one?.portrait ?? [])
    expect(portraits).toHaveLength(facts.tom === null ? facts.seats.length : 1)
    expect(new Set(portraits).size).toBe(portraits.length)
    for (const one of portraits) told.add(one)
    const story = storyOfGame(facts)
    expect(story.length).toBeGreaterThan(1)
    expect(story.length).toBeLessThanOrEqual(5)
  }
  expect(told.size).toBeGreaterThan(7)
})
