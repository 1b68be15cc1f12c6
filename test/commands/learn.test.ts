import { afterAll, describe, expect, it } from 'vitest'
import { trySequence, withProposedPayments } from '#commands/choice-sequence'
import { lessonAt, lessonPosition } from '#commands/learn/lessons'
import {
  cityOf,
  countdownTileOnPass,
  crystalMatchesTask,
  decision,
  type GameState,
  litCount,
  parseChoices,
  pointsByScoreLine,
  standardRules,
  taskMet,
  totalResources,
  totalTiles,
  unitsToTurnGreatBonfireTo,
} from '#engine'
import { LESSONS, type LessonName, words } from '#text'
import { openService, Player } from './player.ts'

const { service, close } = await openService()
afterAll(close)

/** What each answer of a lesson comes to, by what the lesson is about: the best one has most of it. */
const MEASURES: {
  readonly [L in LessonName]: (before: GameState, after: GameState, seat: number, line: string) => number
} = {
  fate: (_, after, seat) => totalTiles(cityOf(after, seat).actionTiles) + totalResources(cityOf(after, seat).resources),
  ship: (_, after, seat) =>
    (after.islands[cityOf(after, seat).ship ?? '']?.tasks ?? []).filter((task) =>
      taskMet(standardRules, after, seat, task),
    ).length,
  path: (before, after, seat) => {
    const tile = cityOf(after, seat).path.at(-1)
    return tile !== undefined && crystalMatchesTask(standardRules, cityOf(before, seat), 3, tile) ? 1 : 0
  },
  bonfire: (before, after, seat, line) => {
    const fits = after.bonfire.portals[after.bonfire.at ?? 0]?.includes('circle')
    return (fits ? 10 : 0) - unitsToTurnGreatBonfireTo(before, cityOf(before, seat), Number(line.split(' ')[1]))
  },
  ignite: (_, after, seat) => litCount(cityOf(after, seat)),
  end: (_, after, seat) =>
    Object.values(pointsByScoreLine(standardRules, after, seat)).reduce((sum, one) => sum + one, 0),
}

describe('a lesson', () => {
  it.each(LESSONS)('about the %s has three legal answers, of which the rules say that one is the best', (name) => {
    const lesson = lessonAt(LESSONS.indexOf(name) + 1)
    const { state, seat } = lessonPosition(lesson)
    expect(decision(state)).toMatchObject({ seat, question: { kind: 'turn' } })
    const worth = lesson.answers.map((line) => {
      const played = trySequence(standardRules, state, parseChoices(line) ?? [])
      if ('refusal' in played) throw new Error(`${line}: ${played.refusal.code}`)
      return MEASURES[name](state, withProposedPayments(played.sequence).after, seat, line)
    })
    const others = worth.filter((_, answer) => answer !== lesson.best)
    expect(worth[lesson.best]).toBeGreaterThan(Math.max(...others))
  })

  it('stands where its words say: without a task, before the circle, three portals, and in the last turn', () => {
    const at = (name: LessonName) => {
      const { state, seat } = lessonPosition(lessonAt(LESSONS.indexOf(name) + 1))
      return { state, seat, city: cityOf(state, seat) }
    }
    expect(at('fate').city.actionTiles).toEqual(expect.objectContaining({ green: 0, yellow: 0 }))
    expect(at('ship').city).toMatchObject({ ship: null, tasks: [null, null, null, null, null, null, null] })
    expect(at('path').city).toMatchObject({ path: ['blue-root'], resources: { shell: 0, fruit: 0 } })
    expect(at('bonfire').city).toMatchObject({ actionTiles: { purple: 0, yellow: 1 } })
    expect(totalTiles(at('bonfire').city.actionTiles)).toBe(6)
    expect(at('ignite').city.portals.filter(Boolean)).toHaveLength(3)
    expect(countdownTileOnPass(at('end').state, at('end').seat)).toBe(1)
  })
})

describe('learning', () => {
  it('goes from the help through six lessons by pressing, with a wrong answer tried again, and nothing is kept', async () => {
    const say = words('en').learn
    const ann = await new Player(service, 'ann', 'nowhere').type('help')
    expect(ann.seen.text).toContain(say.about)
    await ann.push('learn', ':1')
    for (const [index, name] of LESSONS.entries()) {
      const { best } = lessonAt(index + 1)
      const wrong = best === 0 ? 1 : 0
      expect(ann.seen.text).toContain(say.lessons[name].question)
      await ann.push('learn', `:${index + 1}:${wrong}`)
      expect(ann.seen.text).toContain(say.lessons[name].answers[wrong])
      expect(ann.seen.text).toContain(say.notBest)
      await ann.push('learn', `:${index + 1}`)
      await ann.push('learn', `:${index + 1}:${best}`)
      expect(ann.seen.text).toContain(say.lessons[name].answers[best])
      expect(ann.seen.text).toContain(say.best)
      if (index < LESSONS.length - 1) await ann.push('learn', `:${index + 2}`)
    }
    expect(ann.seen.text).toContain(say.done)
    expect(await service.openTablesOf('ann')).toEqual([])
    await ann.push('firstgame')
    const [table] = await service.openTablesOf('ann')
    expect(table).toMatchObject({
      solo: true,
      options: { challenge: false, letTomDecide: true, beginnerIslands: true },
    })
    expect(ann.seen.text).not.toMatch(/challenge|head start/)
  })

  it('has the text version that its pictures speak of, which leads back', async () => {
    const cid = new Player(service, 'cid', 'text version')
    await cid.press('b1:-:0:learn:3')
    expect(cid.answer?.post.picture?.scene).toBe('city')
    await cid.push('readlearn', ':3')
    expect(cid.answer?.post.picture).toBeNull()
    expect(cid.seen.text).toContain(words('en').learn.lessons.path.question)
    await cid.push('showlearn', ':3')
    expect(cid.answer?.post.picture?.scene).toBe('city')
  })

  it('is offered in a lobby and at the beginning of a game against Tom, and told in words to who wants no pictures', async () => {
    const bob = await new Player(service, 'bob', 'lobby').type('new')
    const lobby = await service.inChannel('lobby')
    expect(bob.answer?.kind).toBe('done')
    await bob.type('look')
    await bob.push('learn', ':1')
    expect(bob.answer?.post.picture?.scene).toBe('fate')
    await service.saveSettings('bob', { pictures: false })
    await bob.press(`b1:${lobby?.id}:1:learn:4`)
    expect(bob.answer?.post.picture).toBeNull()
    expect(bob.seen.text).toContain('circle portal')
    await bob.press('b1:-:0:learn:1')
    expect(bob.seen.text).toContain('Top tile green-blue-white from row 2, column 2 going right')
    expect(bob.seen.text).toContain('Gain 1 green, 2 blue and 2 white tiles')
    expect(bob.seen.text).toContain('You hold 1 blossom')
    await bob.press('b1:-:0:learn:7')
    expect(bob.seen.text).toContain(words('en').notices.gone)
  })
})
