import { afterAll, describe, expect, it } from 'vitest'
import { inWords } from '#commands/components'
import { puzzleDateText, puzzlePost, sharedPuzzleResultsPost } from '#commands/puzzle/post'
import {
  type Choice,
  decision,
  formatChoice,
  type GameState,
  legalChoices,
  newGame,
  play,
  playJournalLine,
  type Setup,
  standardRules,
} from '#engine'
import { EVERY_LANGUAGE, speakingThroughout } from '#support/pseudo-language'
import { bestChoicesOfPuzzle } from '#table'
import { allPuzzles, lineKey, puzzleDay, puzzleOf } from '#table/puzzles/puzzles'
import { words } from '#text'
import { openService, Player } from './player.ts'
import { readPost } from './read-post.ts'

const DAY = 24 * 60 * 60 * 1000
let now = new Date('2026-11-22T10:00:00Z')
const { service, close } = await openService(undefined, { now: () => now })
afterAll(close)

const positionOf = ({ setup, played }: { setup: Setup; played: readonly string[] }): GameState =>
  played.reduce((state, line) => playJournalLine(standardRules, state, line).state, newGame(standardRules, setup))

/** Some turn that is not the best one, to its end. */
function otherTurn(from: GameState, best: readonly Choice[]): Choice[] {
  for (const first of legalChoices(standardRules, from)) {
    const line: Choice[] = []
    let state = from
    for (let choice: Choice | undefined = first; choice !== undefined; ) {
      line.push(choice)
      state = play(standardRules, state, choice).state
      if (state.turn.number !== from.turn.number || state.ended !== null) break
      const legal = legalChoices(standardRules, state)
      choice = legal.find(({ kind }) => kind === 'end') ?? legal[0]
    }
    if (lineKey(line) !== lineKey(best)) return line
  }
  throw new Error('there is but one turn')
}

/** Presses each choice of a turn, as it stands on the panel that is seen. */
async function playTurn(player: Player, line: readonly Choice[]): Promise<void> {
  for (const choice of line) {
    const table = player.seen.pressables.map(({ id }) => id.split(':')).find(([, id]) => id?.startsWith('puzzle-'))
    await player.press(`b1:${table?.[1]}:${table?.[2]}:play:${formatChoice(choice)}`)
  }
}
const say = words('en').puzzle
const typed = (name: string, channel = 'guild') => new Player(service, name, channel).type('bonfire-puzzle')

describe('each puzzle', () => {
  it('is at a turn’s beginning, and its best turn is legal to its end and none of the others', () => {
    expect(allPuzzles().length).toBeGreaterThanOrEqual(20)
    for (const puzzle of allPuzzles()) {
      const state = positionOf(puzzle)
      expect(decision(state)?.question.kind).toBe('turn')
      const best = bestChoicesOfPuzzle(puzzle)
      expect(best.map(formatChoice)).toEqual(puzzle.best)
      const end = best.reduce((at, choice) => play(standardRules, at, choice).state, state)
      expect(end.ended !== null || end.turn.number > state.turn.number).toBe(true)
      expect(puzzle.others.length).toBeGreaterThan(0)
      expect(puzzle.others.map(({ line }) => line)).not.toContain(lineKey(best))
    }
    expect(new Set(allPuzzles().map(({ setup, played }) => `${setup.seed} ${played.length}`)).size).toBe(
      allPuzzles().length,
    )
  })

  it.each(EVERY_LANGUAGE)(
    'keeps to Discord’s limits, as it is asked and with its answer, in $name',
    ({ language, as }) =>
      speakingThroughout(as, async () => {
        const reader = { id: `reader ${language} ${as}`, name: '龘'.repeat(32) }
        const solved = Array.from({ length: 60 }, (_, n) => ({ personId: '9'.repeat(19), tries: n + 1 }))
        const first = puzzleDay(now.getTime())
        for (let day = first; day < first + allPuzzles().length; day += as === null && language === 'en' ? 3 : 9) {
          const asked = await service.puzzles.of(day, reader)
          const done = { ...asked, tries: 9, verdict: 'much' as const, shown: true }
          const posts = [asked, done, { ...done, shown: false }].map((view) =>
            puzzlePost(view, { solved, others: 9 }, 1000, reader.id, language),
          )
          const shared = solved.map((one) => ({ ...one, solved: true, streak: 1000 }))
          const tried = shared.map((one) => ({ ...one, solved: false }))
          const shown = [shared, tried].map((people) => sharedPuzzleResultsPost(day, people, language))
          for (const post of [...posts, ...posts.map(inWords), ...shown]) readPost(post)
        }
      }),
  )
})

describe('the puzzle of the day', () => {
  const puzzle = puzzleOf(puzzleDay(now.getTime()))
  const best = bestChoicesOfPuzzle(puzzle)
  const other = otherTurn(positionOf(puzzle), best)

  it('is played in one’s own panel: a worse turn is told to be one, tried again, taken back, and solved', async () => {
    const ann = await typed('ann')
    expect(ann.seen.text).toContain(say.task)
    expect(ann.seen.text).toContain(say.inPanel(1))
    expect(ann.seen.pressables.filter(({ id }) => id.includes(':recommend'))).toEqual([])
    await playTurn(ann, other)
    const told = Object.values(say.behind).filter((text) => ann.seen.text.includes(text))
    expect(told).toHaveLength(1)
    expect(ann.seen.text).not.toContain(say.best)
    await ann.push('puzzle', ':again')
    expect(ann.seen.text).toContain(say.inPanel(2))
    await playTurn(ann, best.slice(0, 1))
    if (ann.all('undo').length > 0) await ann.push('undo')
    await ann.type('bonfire-puzzle')
    const standing = (await service.puzzles.of(puzzleDay(now.getTime()), { id: 'ann', name: 'ann' })).table
    await playTurn(ann, best.slice(standing.openTurn?.choices.length ?? 0))
    expect(ann.seen.text).toContain(say.solved(2))
    expect(ann.seen.text).toContain(say.best)
    expect(ann.seen.text).toContain(say.about)
    // One's own statistics tell it, and nobody else's.
    await ann.type('bonfire-club stats')
    const day = puzzleDateText(puzzleDay(now.getTime()))
    expect(ann.seen.text).toContain(words('en').club.stats.puzzles(1, day))
    const stranger = await new Player(service, 'bob').type('bonfire-club stats', { whose: 'ann' })
    expect(stranger.seen.text).not.toContain(day)
  })

  it('says on a server’s board who solved it and when, without a word of what was played, and forgets whoever asks', async () => {
    const bob = await typed('bob')
    expect(bob.seen.text).toContain('<@ann> (try 2)')
    expect(bob.seen.text).not.toContain(say.best)
    await playTurn(bob, best)
    expect(bob.seen.text).toContain(say.solved(1))
    expect(bob.seen.text).toMatch(/<@bob> \(first try\), <@ann> \(try 2\)/)
    await bob.push('sharepuzzle')
    expect(bob.seen.text).toContain(words('en').share.shared)
    const shared = await service.puzzles.shared(puzzleDay(now.getTime()), 'guild')
    expect(shared).toEqual([{ personId: 'bob', solved: true, tries: 1, streak: 1 }])
    const cleo = await typed('cleo')
    const posted = readPost(sharedPuzzleResultsPost(puzzleDay(now.getTime()), shared, 'en'))
    expect(posted.text).not.toContain(say.best)
    const [tryIt] = posted.pressables
    await cleo.press(tryIt?.id ?? 'no button')
    expect(cleo.seen.text).toContain(say.inPanel(1))
    expect(bob.answer?.post.mentions).toEqual([])
    await service.forget('ann')
    expect((await typed('dan')).seen.text).not.toContain('ann')
    await playTurn(cleo, other)
    await cleo.push('puzzle', ':show')
    expect(cleo.seen.text).toContain(say.best)
    await cleo.push('puzzle', ':again')
    await playTurn(cleo, best)
    expect(cleo.seen.text).toContain(say.foundAfterShown)
  })

  it('is another one tomorrow, can be finished until then, and is deleted after', async () => {
    const eve = await typed('eve')
    await playTurn(eve, best.slice(0, 1))
    const today = now
    now = new Date(now.getTime() + DAY)
    await service.closeStaleLobbies(now)
    const rest = best.slice(
      (await service.puzzles.of(puzzleDay(today.getTime()), { id: 'eve', name: '' })).table.openTurn?.choices.length,
    )
    await playTurn(eve, rest)
    expect(eve.seen.text).toContain(say.solved(1))
    expect((await typed('eve')).seen.text).toContain(say.inPanel(1))
    now = new Date(now.getTime() + DAY)
    await service.closeStaleLobbies(now)
    expect(await service.puzzles.board(puzzleDay(today.getTime()), 'guild')).toEqual({ solved: [], others: 0 })
    await eve.press(`b1:puzzle-${puzzleDay(today.getTime())}-1:9:page:turn`)
    expect(eve.seen.text).toContain(say.over)
    now = today
  })

  it('counts a press twice delivered, or made on what has moved on, but once', async () => {
    const finn = await typed('finn')
    const { id = '' } = finn.all('page')[0] ?? {}
    const [, table, seq] = id.split(':')
    const first = `b1:${table}:${seq}:play:${formatChoice(best[0] ?? { kind: 'end' })}`
    await finn.press(first)
    const { text } = finn.seen
    await finn.press(first)
    expect(finn.seen.text).toContain(words('en').notices.stale)
    const day = puzzleDay(now.getTime())
    const { openTurn } = (await service.puzzles.of(day, { id: 'finn', name: 'finn' })).table
    expect(openTurn?.choices.map(formatChoice)).toContain(formatChoice(best[0] ?? { kind: 'end' }))
    expect(text).not.toContain(words('en').notices.stale)
  })
})
