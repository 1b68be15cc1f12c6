import { afterAll, describe, expect, it } from 'vitest'
import { whyRecommendedText } from '#commands/advice/reason'
import { type Choice, cityOf, type GameState, legalChoices, play, standardRules } from '#engine'
import { knownOf, LEVELS, type Part, type Recommendation, recommend as recommended } from '#players'
import { inChannelAsActor } from '#support/as-actor'
import { diceFor } from '#support/dice'
import { actAtTable } from '#support/driver'
import { hintPositions } from '#support/hint-positions'
import { atRandom } from '#support/policies'
import type { TableServiceOptions } from '#table'
import { capital, LANGUAGES, type Language, words } from '#text'
import { startThinkers } from '#thinking'
import { openService, Player, started } from './player.ts'

/** Longer than usual: thinking threads give way to all others, and the machine may have much else to do. */
const thinkers = startThinkers({ workers: 1, level: 'club', deadlineMs: 60_000 })
let asked = 0
let broken = false
/** What is recommended instead of what is thought of. */
let instead: readonly Recommendation[] | null = null
const recommend: TableServiceOptions['recommend'] = (...position) => {
  asked++
  if (instead !== null) return Promise.resolve(instead)
  return broken ? Promise.reject(new Error('the thought broke')) : thinkers.recommend(...position)
}
/** Whether nothing was thought of for a while. */
let asleep = false
const { service, close } = await openService(undefined, { recommend, thinksFirst: () => asleep })
afterAll(async () => {
  await close()
  await thinkers.close()
})
const en = words('en').recommendations

describe('who plays alone', async () => {
  const ann = new Player(service, 'ann', 'alone')
  await ann.type('solo')

  it('has the hint begun while looking at the panel, where nothing was thought of for a while', async () => {
    const before = asked
    await ann.type('turn')
    expect(asked).toBe(before)
    asleep = true
    await ann.type('turn')
    expect(asked).toBe(before + 1)
    asleep = false
    expect((await ann.type('hint')).seen.text).toContain(en.about)
    expect(asked).toBe(before + 1)
  })

  it('is recommended turns with reasons, by a command or a button, and the same position is thought of once', async () => {
    await ann.type('turn')
    expect(ann.seen.text).toContain('first fate tile')
    expect((await ann.push('recommend')).seen.text).toContain(en.about)
    const { text } = (await ann.type('hint')).seen
    expect(text).toMatch(/^### 💡 .*good turn/u)
    expect(text).toMatch(/^(.+ )?\*\*1 · .+\*\*\n(.+\n)?[A-Z].*\.$/mu)
    expect(text).toContain(en.about)
    const { picture } = ann.answer?.post ?? {}
    const marked = picture != null && 'candidates' in picture ? picture.candidates?.map(({ label }) => label) : []
    expect(marked).toEqual([...text.matchAll(/\*\*(\d) · /gu)].map(([, label]) => label))
    const before = asked
    await ann.type('hint')
    expect(asked).toBe(before)
    await ann.push('page', 'turn')
    expect(ann.seen.text).not.toContain(en.about)
  })

  it('hears kindly that nothing was thought of, and is recommended turns when asking again', async () => {
    await ann.play()
    broken = true
    expect((await ann.type('hint')).seen.text).toContain(en.failed)
    broken = false
    expect((await ann.push('recommend')).seen.text).toContain(en.about)
  })
})

async function stateOf(channelId: string) {
  const { state } = (await inChannelAsActor(service, channelId)) ?? {}
  if (state == null) throw new Error('no game is on')
  return state
}

/** A turn for which one part speaks, or none. */
const turn = (choices: readonly Choice[], part?: Part): Recommendation => ({
  choices,
  gains: part === undefined ? [] : [{ part, size: 'some' }],
  costs: [],
  next: null,
  nearer: [],
  newTask: false,
  behind: null,
})

/** Somebody who plays alone and could ignite a task now, with that choice and another one. */
async function beforeIgniting(name: string, language: Language) {
  // Most games of chance end before; with these dice it comes soon.
  const policy = atRandom(diceFor('ignite 18'))
  const ann = await new Player(service, name, name, false, language).type('solo')
  for (;;) {
    const table = await inChannelAsActor(service, name)
    if (table?.state == null) throw new Error('nothing was fulfilled')
    const legal = legalChoices(standardRules, table.state)
    const [ignite, other] = [legal.find(({ kind }) => kind === 'ignite'), legal.find(({ kind }) => kind !== 'ignite')]
    if (ignite?.kind === 'ignite' && other !== undefined) {
      const task = cityOf(table.state, 0).tasks[ignite.space - 1]?.task ?? ''
      const waiting = words(language).recommendations.waiting([standardRules.task(task)])
      return { ann, ignite, other, task: standardRules.task(task), waiting }
    }
    await actAtTable(service, table.id, policy)
  }
}

it.each(LANGUAGES)(
  'who could ignite a task hears why none of the turns does so, if none does, in %s',
  async (language) => {
    for (const does of [false, true]) {
      const { ann, ignite, other, waiting } = await beforeIgniting(`${language} ${does}`, language)
      instead = [turn([does ? ignite : other])]
      const { text } = (await ann.type('hint')).seen
      instead = null
      expect(text.includes(waiting)).toBe(!does)
    }
  },
)

it.each(LANGUAGES)('says what igniting secures for the end, in %s', async (language) => {
  const say = words(language).recommendations
  const { ann, ignite, task } = await beforeIgniting(`${language} at the end`, language)
  instead = [turn([ignite])]
  const { text } = (await ann.type('hint')).seen
  instead = null
  const [, points] = new RegExp(say.deed.secures(7).replace('7', '(\\d+)'), 'iu').exec(text) ?? []
  expect(Number(points)).toBeGreaterThanOrEqual(task.points)
})

it.each(LANGUAGES)('names all tasks of the island to which a turn only sails, in %s', async (language) => {
  const ann = await new Player(service, `${language} sails`, `${language} sails`, false, language).type('solo')
  await ann.play()
  const state = await stateOf(`${language} sails`)
  const lyingAt = (island: string) =>
    Object.entries(state.islands).flatMap(([id, { tasks }]) =>
      id === island ? tasks.map((task) => words(language).tasks.inBrief(standardRules.task(task))) : [],
    )
  const voyages = legalChoices(standardRules, state)
    .flatMap((choice) => (choice.kind === 'ship' ? choice : []))
    .sort((a, b) => lyingAt(b.island).join().length - lyingAt(a.island).join().length)
    .slice(0, 3)
  instead = voyages.map((voyage) => turn([voyage]))
  const { text } = (await ann.type('hint')).seen
  instead = null
  const tasks = voyages.flatMap(({ island }) => lyingAt(island))
  expect(tasks).toHaveLength(6)
  expect(tasks.filter((task) => ![task, capital(task)].some((one) => text.includes(one)))).toEqual([])
})

it.each(LANGUAGES)('names the goal of a turn with how far it is: a gnome, one of six, in %s', async (language) => {
  const say = words(language).recommendations
  const name = `${language} gnome`
  const ann = await new Player(service, name, name, false, language).type('solo')
  const start = legalChoices(standardRules, await stateOf(name)).find(({ kind }) => kind === 'start')
  if (start === undefined) throw new Error('nothing can be chosen')
  const begun = play(standardRules, await stateOf(name), start).state
  const gnome = legalChoices(standardRules, begun).find(({ kind }) => kind === 'gnome')
  const path = legalChoices(standardRules, begun).find(({ kind }) => kind === 'path')
  const [deed, task] = gnome === undefined ? ([path, 'sevenPathTiles'] as const) : ([gnome, 'sixGnomes'] as const)
  if (deed === undefined) throw new Error('neither a gnome nor a path tile can be had')
  instead = [turn([start, ...withPayments(begun, deed)])]
  const { text } = (await ann.type('hint')).seen
  instead = null
  const far = task === 'sixGnomes' ? { have: 1, need: 6 } : { have: 2, need: 7 }
  // Where it begins the line, its first letter is a capital.
  expect(text).toContain(say.deed.common(task, far, true).slice(1))
})

describe('a hint’s button', () => {
  /** Somebody who plays alone, after the first fate tile, with hints for these choices. */
  async function hinted(name: string, of: (legal: readonly Choice[]) => readonly Choice[], then: Choice[] = []) {
    const ann = await new Player(service, name, name).type('solo')
    await ann.play()
    const state = await stateOf(name)
    instead = of(legalChoices(standardRules, state)).map((choice) => turn([...withPayments(state, choice), ...then]))
    await ann.type('hint')
    return { ann, before: await stateOf(name) }
  }
  const paths = (legal: readonly Choice[]) =>
    legal.filter((choice) => choice.kind === 'path' && choice.from !== 'pile').slice(0, 3)

  it('plays it, which can be taken back, and leaves its end to be said', async () => {
    const { ann, before } = await hinted('plays', paths)
    const [, second] = paths(legalChoices(standardRules, before))
    expect(ann.all('playhint').map(({ label }) => label)).toEqual([1, 2, 3].map((nth) => en.play(nth, 'open')))
    await ann.press(ann.all('playhint')[1]?.id ?? '')
    instead = null
    expect((await stateOf('plays')).cities[0]?.path).toEqual([second?.kind === 'path' ? second.from : null])
    expect(ann.all('end')).toHaveLength(1)
    await ann.push('undo')
    expect(await stateOf('plays')).toEqual(before)
  })

  it('does nothing once the table has moved on, and says so kindly', async () => {
    const { ann } = await hinted('late', paths)
    const [late] = ann.all('playhint')
    await ann.press(ann.all('playhint')[1]?.id ?? '')
    const after = await stateOf('late')
    expect((await ann.press(late?.id ?? '')).seen.text).toContain(words('en').notices.stale)
    expect(await stateOf('late')).toEqual(after)
    instead = null
  })

  it('plays nothing else than it was beside: where another turn is thought of now, it shows that one', async () => {
    const { ann, before } = await hinted('changed', paths)
    const id = ann.all('playhint')[0]?.id ?? ''
    expect(id).toMatch(/:playhint:1:\w{1,7}$/)
    await ann.press(id.replace(/\w+$/, 'other'))
    expect(await stateOf('changed')).toEqual(before)
    expect(ann.all('playhint').map((one) => one.id)).toContain(id)
    instead = null
  })

  it.each([[], [{ kind: 'novice', task: 'sixGnomes' } as const]])(
    'says where undo ends with it, stops where something is turned up, and thinks anew if anything remains: %j',
    async (...then) => {
      const name = `unseen ${then.length}`
      const unseen = (legal: readonly Choice[]) =>
        legal.filter((choice) => choice.kind === 'path' && choice.from === 'pile')
      const { ann } = await hinted(name, unseen, then)
      const [only] = ann.all('playhint')
      expect(only?.label).toBe(en.play(1, 'final'))
      instead = [turn([{ kind: 'end' }])]
      await ann.press(only?.id ?? '')
      instead = null
      expect((await stateOf(name)).cities[0]?.path).toHaveLength(1)
      expect(ann.all('undo')).toEqual([])
      expect(ann.seen.text.includes(en.about)).toBe(then.length > 0)
    },
  )
})

/** A choice with its payments as they are proposed. */
function withPayments(from: GameState, choice: Choice): Choice[] {
  const made = [choice]
  for (let now = play(standardRules, from, choice).state; ; ) {
    const [pay] = legalChoices(standardRules, now)
    if (pay === undefined || (pay.kind !== 'pay' && pay.kind !== 'give')) return made
    made.push(pay)
    now = play(standardRules, now, pay).state
  }
}

it('each turn says with figures what it comes to, or what a later one does', () => {
  const vague: string[] = []
  let turns = 0
  for (const { name, state, seat } of hintPositions('reasons')) {
    if (turns >= 60) break
    if (state.turn.number % 7 !== 0) continue
    for (const one of recommended(standardRules, knownOf(state), seat, LEVELS.club, () => diceFor(name))) {
      turns++
      const told = LANGUAGES.map((language) => whyRecommendedText(words(language), standardRules, state, one))
      vague.push(...told.filter((reason) => !/\d/.test(reason)))
    }
  }
  expect(vague).toEqual([])
})

it('a thought that takes too long is given up', async () => {
  const hasty = startThinkers({ workers: 1, level: 'beginner', deadlineMs: 1 })
  const table = await service.inChannel('alone')
  if (table?.settled == null) throw new Error('no game is on')
  await expect(hasty.recommend(table.rules, knownOf(table.settled), 0)).rejects.toThrow(/abort/iu)
  await hasty.close()
})

it('two play without, unless one who sits there wants it, which the table shows and nobody else may', async () => {
  const { players } = await started(service, ['ada', 'bob'], 'both')
  const table = await inChannelAsActor(service, 'both')
  const acting = players.find(({ name }) => name === table?.acting)
  const waiting = players.find(({ name }) => name !== table?.acting)
  if (acting === undefined || waiting === undefined || table === null) throw new Error('nobody acts')
  const before = asked
  expect((await acting.type('hint')).seen.text).toContain(en.off)
  expect(acting.all('recommend')).toEqual([])

  const stranger = new Player(service, 'cem', 'both')
  expect((await stranger.type('settings')).all('tablerecommend')).toEqual([])
  await stranger.press(`b1:${table.id}:${table.seq}:tablerecommend:on`)
  expect((await acting.type('hint')).seen.text).toContain(en.off)
  expect(asked).toBe(before)

  await waiting.type('settings')
  expect((await waiting.push('tablerecommend', ':on')).seen.text).toContain(en.option(true))
  expect((await service.inChannel('both'))?.options.recommendations).toBe(true)
  expect((await waiting.type('hint')).seen.text).toContain(en.notNow)
  expect((await acting.type('hint')).seen.text).toContain(en.about)
  await waiting.type('settings')
  await waiting.push('tablerecommend', ':off')
  expect((await acting.type('hint')).seen.text).toContain(en.off)
})

it('one person among computer players is recommended turns until they want none', async () => {
  const ann = await new Player(service, 'eva', 'among').type('new')
  await ann.type('look')
  await ann.choose('computers', 'add club')
  await ann.type('start')
  await service.computersPlayed((await service.inChannel('among'))?.id ?? '', 60_000)
  expect((await ann.type('hint')).seen.text).toContain(en.about)
  await ann.type('settings')
  await ann.push('tablerecommend', ':off')
  expect((await ann.type('hint')).seen.text).toContain(en.off)
})
