import { describe, expect, it } from 'vitest'
import {
  type Choice,
  type ChoiceKind,
  decision,
  type GameState,
  type GnomeId,
  isRevealingEvent,
  legalChoices,
  play,
  standardRules,
  whyNot,
} from '#engine'
import { EVERY_LANGUAGE, withPseudoLanguage } from '#support/pseudo-language'
import {
  type ChoiceInSequence,
  gnomeFacts,
  LANGUAGES,
  type Label,
  LIMITS,
  labelOf,
  labelOfSequence,
  narrate,
  promptOf,
  refusalText,
  words,
} from '#text'
import { position } from '../engine/position.ts'
import { otherwiseHidden, random, type Step, sampleGames } from './games.ts'

const MADE_UP = EVERY_LANGUAGE.filter(({ as }) => as !== null)
const steps: readonly Step[] = sampleGames().flat()
/** Every so many-th of the positions, of those that fall to a language: each is read in one of them. */
const some = (every: number, among = 0): readonly Step[] =>
  steps.filter((_, index) => index % LANGUAGES.length === among).filter((_, index) => index % every === 0)
const shown = ({ label, description, emoji }: Label): string => `${emoji ?? ''} ${label} | ${description}`

function expectFits({ label, description, emoji }: Label): void {
  expect(label.length, label).toBeLessThanOrEqual(LIMITS.buttonLabel)
  expect(label.length).toBeGreaterThan(0)
  expect(description.length, description).toBeLessThanOrEqual(LIMITS.optionDescription)
  expect(`${label} ${description}`).not.toMatch(/undefined|NaN|null|\[object| {2}/)
  if (emoji !== undefined) expect(emoji).toMatch(/^\p{Emoji_Presentation}$/u)
}

/** What a gnome costs where a brown tile is missing, and where much is: six kinds of pieces. */
const PRICE = '🟩 🟦 🐚🐚'
const LONG_PRICE = '🟩 🟦 🟪 🟨 🐚 🌸'

describe('the effect of a gnome', () => {
  it.each(LANGUAGES)('is never cut off behind a long price, in %s', (language) => {
    const { choices } = words(language)
    const { specialists, elders } = standardRules.box
    const entries = [
      ...specialists.map(({ number }) => ({ id: `S${number}` as const, before: choices.price(LONG_PRICE) })),
      ...elders.map(({ number }) => ({
        id: `E${number}` as const,
        before: `${choices.price(PRICE)} · ${choices.gain('12 🏅')}`,
      })),
    ]
    for (const { id, before } of entries) {
      const { note = '', brief = note } = choices.gnome({ gnome: gnomeFacts(standardRules, id) })
      const entry = `${before} · ${brief}`
      expect(entry.length, entry).toBeLessThanOrEqual(LIMITS.optionDescription)
    }
  })
})

/** Choices in a row, with what came of each. */
function played(state: GameState, choices: readonly Choice[]): ChoiceInSequence[] {
  const steps: ChoiceInSequence[] = []
  let now = state
  for (const choice of choices) {
    const result = play(standardRules, now, choice)
    steps.push({ state: now, choice, played: result })
    now = result.state
  }
  return steps
}

/** A line as a panel would offer it: a choice, what follows at random, up to where the turn's menu is asked again. */
function randomLine(state: GameState, next: () => number): Choice[] {
  const line: Choice[] = []
  let now = state
  for (let length = 0; length < 5; length++) {
    const choices = legalChoices(standardRules, now)
    const choice = choices[Math.floor(next() * choices.length)]
    if (choice === undefined) break
    line.push(choice)
    const { state: after, events } = play(standardRules, now, choice)
    now = after
    if (decision(now)?.question.kind === 'turn' || events.some(isRevealingEvent)) break
  }
  return line
}

describe.each(LANGUAGES)('labels in %s', (language) => {
  const w = words(language)
  const among = LANGUAGES.indexOf(language)

  it('exist for every kind of choice', () => {
    const kinds = new Set<ChoiceKind>()
    for (const { state, choice } of steps) {
      kinds.add(choice.kind)
      expectFits(labelOf(w, standardRules, state, choice))
    }
    // Hardly ever is a bonus action all there is.
    const onlyNovice = position({
      gnomes: ['E1', 'E2', 'E3', 'E4', 'S18', 'S21'],
      change: (_, city) => {
        city.fate.supply = []
      },
    })
    for (const choice of legalChoices(standardRules, onlyNovice)) kinds.add(choice.kind)
    expect(labelOf(w, standardRules, onlyNovice, { kind: 'out' })).toMatchObject({ label: w.choices.out.label })
    expect(kinds.size).toBe(34)
  })

  it('fit into Discord for all choices of hundreds of positions, and tell them apart', () => {
    for (const { state } of some(3, among)) {
      const all = legalChoices(standardRules, state).map((choice) => labelOf(w, standardRules, state, choice))
      for (const label of all) expectFits(label)
      expect(new Set(all.map(shown)).size).toBe(all.length)
    }
  })

  it('call a task by what it asks, never by its code, as do prompts and what happened', () => {
    // B1 to B3 are islands too.
    const code = /\b(?:[RY]\d+|B(?:[4-9]|\d\d))\b/
    for (const { state, choice, events } of some(1, among)) {
      const { label, description } = labelOf(w, standardRules, state, choice)
      const asked = decision(state)?.question
      const said = [label, description, ...narrate(w, standardRules, ['Ana', 'Ben', 'Cleo', 'Dan'], events)]
      if (asked !== undefined) said.push(promptOf(w, standardRules, state, asked))
      expect(said.filter((line) => code.test(line))).toEqual([])
    }
  })

  it('say where a guardian walks who has only one way', () => {
    const alone = position({ actionTiles: { white: 1 } })
    const { label } = labelOf(w, standardRules, alone, { kind: 'procession', units: 1 })
    expect(label).toBe(
      [w.choices.procession({ steps: 1 }), w.choices.move({ guardian: 'wood', to: 'p1', points: null })]
        .map((said) => said.label)
        .join(' → '),
    )
  })

  it('fit for lines of several choices', () => {
    const next = random(7)
    for (const { state } of some(2, among))
      expectFits(labelOfSequence(w, standardRules, played(state, randomLine(state, next))))
  })

  it('show the price that the line really pays', () => {
    const { state, choice } = found('ship')
    const paid = legalChoices(standardRules, play(standardRules, state, choice).state).filter(
      (one) => one.kind === 'pay',
    )
    const prices = paid.map((pay) => labelOfSequence(w, standardRules, played(state, [choice, pay])).description)
    expect(new Set(prices).size).toBe(paid.length)
    expect(labelOf(w, standardRules, state, choice).description).toBe(prices[0])
    for (const price of prices) expect(price.startsWith(w.choices.price(''))).toBe(true)
  })

  it('show the gain of a fate tile', () => {
    const { state, choice, events } = found('fate')
    const gained = events.flatMap((event) => (event.kind === 'gained' ? event.tiles : []))
    expect(gained.length).toBeGreaterThan(0)
    expect(labelOf(w, standardRules, state, choice).description).toContain(w.choices.gain(''))
  })

  it('gather the tiles that are discarded before a fate tile is placed, and say nothing more of them', () => {
    const full = position({ actionTiles: { green: 1, red: 1, brown: 1 } })
    const discards: Choice[] = [
      { kind: 'discard', tile: 'green' },
      { kind: 'discard', tile: 'red' },
    ]
    const room = discards.reduce((state, choice) => play(standardRules, state, choice).state, full)
    const fate = legalChoices(standardRules, room).find(({ kind }) => kind === 'fate')
    if (fate === undefined) throw new Error('no fate tile can be placed')
    const { label, description } = labelOfSequence(w, standardRules, played(full, [...discards, fate]))
    expect(label.startsWith(`${w.choices.discards(['green', 'red'])} → `)).toBe(true)
    expect(description).toBe(labelOf(w, standardRules, room, fate).description)
  })

  it('do not say that a bonus is taken where they say what it brings', () => {
    const before = position({
      resources: { blossom: 2, fruit: 2 },
      change: (_draft, city) => {
        city.tasks[0] = { task: 'B18', lit: false }
      },
    })
    const begun: Choice[] = [{ kind: 'ignite', space: 1 }, { kind: 'council', space: 'pathTile' }, { kind: 'bonus' }]
    const asked = played(before, begun).at(-1)?.played?.state ?? before
    const path = legalChoices(standardRules, asked).find(({ kind }) => kind === 'path')
    if (path === undefined) throw new Error('no path tile can be taken')
    const labelFor = (line: readonly Choice[]) => labelOfSequence(w, standardRules, played(before, line)).label
    const bonus = w.choices.bonus('pathTile')
    expect(labelFor(begun)).toContain(` → ${bonus.short ?? bonus.label}`)
    expect(labelFor([...begun, path])).not.toContain(` → ${bonus.short ?? bonus.label}`)
  })

  it('say which guardian the council gives, whose island is not named before', () => {
    const before = position({
      resources: { blossom: 2, fruit: 2 },
      change: (_draft, city) => {
        city.tasks[0] = { task: 'B18', lit: false }
      },
    })
    const line: Choice[] = [
      { kind: 'ignite', space: 1 },
      { kind: 'council', space: 'guardian' },
      { kind: 'bonus' },
      { kind: 'guardian', colour: 'red' },
    ]
    const room = { label: 160, description: 100 }
    const { label } = labelOfSequence(w, standardRules, played(before, line), room)
    expect(label.endsWith(` → ${w.choices.guardian('red').label}`)).toBe(true)
  })

  it('say of a council space whose bonus is of no use that it brings the point', () => {
    const useless = steps.filter(
      ({ choice, events }) =>
        choice.kind === 'council' && events.some((event) => event.kind === 'forced' && event.choice.kind === 'point'),
    )
    expect(useless.length).toBeGreaterThan(0)
    // Where specialist 7 lives, her gold comes with it.
    for (const { state, choice } of useless)
      expect(['+1 🏅', '🪙 +1 🏅'].map((goods) => `${w.choices.gain(goods)} · ${w.choices.onlyPoint}`)).toContain(
        labelOf(w, standardRules, state, choice).description,
      )
  })

  it('do not promise the player what Tom gains', () => {
    const toms = steps.filter(({ choice }) => choice.kind === 'tomCouncil')
    expect(toms.length).toBeGreaterThan(0)
    for (const { state, choice } of toms)
      expect(labelOf(w, standardRules, state, choice).description).not.toContain('🏅')
  })

  it('explain choices that are not legal now instead of failing', () => {
    const next = random(3)
    let refused = 0
    for (const { state } of some(5, among)) {
      for (let time = 0; time < 6; time++) {
        const other = steps[Math.floor(next() * steps.length)]?.choice
        if (other === undefined || other.kind === 'bonus') continue
        const refusal = whyNot(standardRules, state, other)
        if (refusal === null) continue
        refused += 1
        const reason = refusalText(w, refusal)
        expect(reason).toMatch(/^\S.*\.$/u)
        expect(reason.length, reason).toBeLessThanOrEqual(200)
        expect(reason).not.toMatch(/undefined|NaN/)
        if (known(state, other)) expectFits(labelOf(w, standardRules, state, other))
      }
    }
    expect(refused).toBeGreaterThan(100)
  })
})

/** Tiles and tasks of another set-up may not be in this box's game, but islands, spaces and gnomes always are. */
const known = (state: GameState, choice: Choice): boolean =>
  choice.kind !== 'take' || state.bonfire.at !== null || choice.portal === null

function found(kind: ChoiceKind): Step {
  const step = steps.find(
    ({ state, choice }) =>
      choice.kind === kind &&
      (kind !== 'ship' ||
        legalChoices(standardRules, play(standardRules, state, choice).state).filter((one) => one.kind === 'pay')
          .length > 2),
  )
  if (step === undefined) throw new Error(`no ${kind} in the sample games`)
  return step
}

describe.each(MADE_UP)('in a language that is $name', ({ language, as }) => {
  it('labels and buttons fit into Discord all the same', () => {
    withPseudoLanguage(as, () => {
      const w = words(language)
      for (const { state } of steps.filter((_, index) => index % 40 === 0))
        for (const choice of legalChoices(standardRules, state)) expectFits(labelOf(w, standardRules, state, choice))
      for (const text of Object.values(w.buttons))
        if (typeof text === 'string') expect(text.length, text).toBeLessThanOrEqual(LIMITS.buttonLabel)
    })
  })
})

describe.each(LANGUAGES)('prompts in %s', (language) => {
  const w = words(language)

  it('ask a short question for every kind of decision that occurs', () => {
    const kinds = new Set<string>()
    for (const { state } of steps) {
      const now = decision(state)
      if (now === null) continue
      kinds.add(now.question.kind)
      const prompt = promptOf(w, standardRules, state, now.question)
      // Where a turn can be used for anything, the actions that stand below say so.
      if (prompt !== '' || now.question.kind !== 'turn') expect(prompt).toMatch(/^\S.*[.?]( 🎩)?$/u)
      expect(prompt.length, prompt).toBeLessThanOrEqual(220)
    }
    expect(kinds.size).toBeGreaterThan(15)
  })
})

describe('what is hidden', () => {
  const w = words('en')

  it('changes no label, no line and no prompt', () => {
    const next = random(5)
    for (const { state } of some(4)) {
      const other = otherwiseHidden(state)
      const now = decision(state)
      if (now === null) continue
      expect(promptOf(w, standardRules, other, now.question)).toBe(promptOf(w, standardRules, state, now.question))
      for (const choice of legalChoices(standardRules, state).slice(0, 25))
        expect(labelOf(w, standardRules, other, choice)).toEqual(labelOf(w, standardRules, state, choice))
      const line = randomLine(state, next)
      const [told, otherwise] = [state, other].map((one) => labelOfSequence(w, standardRules, played(one, line)))
      expect(otherwise).toEqual(told)
    }
  })

  it('is not told by what the Gleaner would bring from the top of the pile', () => {
    let different = 0
    for (const { state } of steps) {
      const choice = legalChoices(standardRules, state).find((one) => one.kind === 'path' && one.from === 'pile')
      if (choice === undefined) continue
      const gleaner = withGnome(state, 'S8')
      const other = otherwiseHidden(gleaner)
      if (other.pathPile[0] !== gleaner.pathPile[0]) different += 1
      expect(labelOf(w, standardRules, other, choice)).toEqual(labelOf(w, standardRules, gleaner, choice))
    }
    expect(different).toBeGreaterThan(10)
  })
})

/** The same position with a specialist in the acting city. */
const withGnome = (state: GameState, gnome: GnomeId): GameState => ({
  ...state,
  cities: state.cities.map((city, seat) => (seat === state.turn.seat ? { ...city, gnomes: [gnome] } : city)),
})
