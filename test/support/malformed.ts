import { isDeepStrictEqual } from 'node:util'
import {
  formatChoice,
  type GameState,
  legalChoices,
  newGame,
  play,
  RULES_NUMBER,
  readBox,
  readState,
  replayToEnd,
  standardBox,
  standardRules,
} from '#engine'
import { type Dice, diceFor, seedFor } from '#support/dice'
import { journalOf } from '#support/random-game'
import { samplePosition } from '#support/sample-position'
import { setupFor } from '#support/setups'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** What should not stand there, or not just there. */
const JUNK: readonly Json[] = [
  null,
  true,
  -1,
  0,
  1,
  3,
  1.5,
  99,
  1e300,
  '',
  'x',
  'B1',
  'S5',
  'yellow',
  'gold',
  'p7',
  [],
  {},
  [null],
  [[1]],
  { kind: 'turn' },
  '__proto__',
  'start F1 e',
  'pay yellow yellow yellow yellow yellow yellow yellow yellow yellow yellow yellow yellow yellow yellow yellow',
]

type Path = readonly (string | number)[]

/** Where every list and object in it lies, itself included. */
function partsOf(json: Json, at: Path = []): Path[] {
  if (typeof json !== 'object' || json === null) return []
  const inner = Array.isArray(json) ? json.entries() : Object.entries(json)
  return [at, ...[...inner].flatMap(([key, value]) => partsOf(value, [...at, key]))]
}

/** The same with one part changed; only what lies around that is copied. */
function changed(json: Json, [key, ...rest]: Path, change: (part: Json) => Json): Json {
  if (key === undefined) return change(json)
  if (Array.isArray(json)) return json.map((inner, at) => (at === key ? changed(inner, rest, change) : inner))
  if (typeof json !== 'object' || json === null) throw new Error(`nothing lies at ${key}`)
  return { ...json, [key]: changed(json[key] ?? null, rest, change) }
}

/** A whole input, from which malformed ones are made. */
interface Sample {
  readonly json: Json
  readonly parts: readonly Path[]
}

/** Breaks one thing: a value replaced, an entry gone, one too many, two exchanged, a key renamed. */
function broken(dice: Dice, { json, parts }: Sample): Json {
  if (dice.oneIn(200)) return dice.pick(JUNK)
  return changed(json, dice.pick(parts), (part) =>
    Array.isArray(part) ? brokenList(dice, part) : brokenObject(dice, Object.entries(part ?? {})),
  )
}

function brokenList(dice: Dice, whole: readonly Json[]): Json {
  const part = [...whole]
  const at = dice.below(part.length + 1)
  const other = dice.below(part.length + 1)
  const item = part[at]
  switch (dice.below(4)) {
    case 0:
      part.splice(at, 1, dice.pick(JUNK))
      break
    case 1:
      part.splice(at, 1)
      break
    case 2:
      part.splice(other, 0, item ?? dice.pick(JUNK))
      break
    default:
      if (item !== undefined && other < part.length) {
        part[at] = part[other] ?? null
        part[other] = item
      }
  }
  return part
}

function brokenObject(dice: Dice, whole: readonly (readonly [string, Json])[]): Json {
  const part = Object.fromEntries(whole)
  const keys = Object.keys(part)
  const key = keys.length > 0 ? dice.pick(keys) : 'more'
  switch (dice.below(4)) {
    case 0:
    case 1:
      part[key] = dice.pick(JUNK)
      break
    case 2:
      delete part[key]
      break
    default:
      part[dice.pick(['more', `${key} `, 'constructor'])] = dice.pick(JUNK)
  }
  return part
}

/** An error says where something is wrong: a path or a part's name, a colon, and what. */
const SAYS_WHERE = /^[a-zA-Z][\w. ]*: ./

/** What is read, and how much of it. */
interface Run {
  readonly seed: string
  /** Malformed inputs. */
  readonly count: number
}

/**
 * Reads malformed inputs.
 * @param accepted what must hold of an input that was taken nevertheless
 * @returns how many were refused
 */
function refusals<T>(
  { seed, count }: Run,
  what: string,
  samples: readonly Json[],
  read: (json: Json) => T,
  accepted: (read: T, json: Json) => void,
): number {
  const dice = diceFor(`${seed} ${what}`)
  const wholes = samples.map((json) => ({ json, parts: partsOf(json) }))
  let refused = 0
  for (let input = 0; input < count; input++) {
    const json = broken(dice, dice.pick(wholes))
    let taken: T
    try {
      taken = read(json)
    } catch (error) {
      if (!(error instanceof Error) || error.constructor !== Error) throw error
      if (!SAYS_WHERE.test(error.message)) throw new Error(`This does not say where: ${error.message}`)
      refused += 1
      continue
    }
    accepted(taken, json)
  }
  return refused
}

const plain = (value: object): Json => JSON.parse(JSON.stringify(value))

/** So many choices lead out of whatever was going on, and into the next turns. */
const CHOICES_ON = 8

/** Whatever is taken for a state can be played on: by the first choice that there is, and then by others. */
function goesOn(state: GameState, choicesOn: number): void {
  const dice = diceFor(`${state.setup.seed} ${state.turn.number}`)
  let now = state
  for (let made = 0; made < choicesOn && now.ended === null; made++) {
    const choices = legalChoices(standardRules, now)
    if (choices.length === 0) throw new Error('a game that goes on has no choice')
    const choice = made === 0 ? choices[0] : dice.pick(choices)
    if (choice === undefined) return
    now = readState(standardRules, play(standardRules, now, choice).state)
  }
}

function isWhole(taken: unknown, json: unknown): void {
  if (!isDeepStrictEqual(taken, json)) throw new Error('what was taken is not what stood there')
}

const positions = (seed: string): GameState[] =>
  [1, 2, 3, 4].flatMap((players) => [0, 35, 90].map((choices) => samplePosition(seed, players, 'rulebook', choices)))

/**
 * Each reader, with malformed inputs of its own: how many of them it refused.
 * @throws when an input is refused without saying where it is wrong, or what was taken is no good
 */
export const MALFORMED = {
  /** States are refused with the place of the fault, or are whole and can be played on. */
  states: (run: Run): number =>
    refusals(
      run,
      'state',
      positions(run.seed).map(plain),
      (json) => readState(standardRules, json),
      (state, json) => {
        isWhole(state, json)
        goesOn(state, CHOICES_ON)
      },
    ),

  /** Journals are refused with the line of the fault, or play another game. */
  journals: (run: Run): number => {
    const setup = setupFor(run.seed, 2, 'online', seedFor(run.seed))
    const lines: string[] = []
    for (let state = newGame(standardRules, setup); lines.length < 12; ) {
      const choice = diceFor(`${lines}`).pick(legalChoices(standardRules, state))
      lines.push(formatChoice(choice))
      state = play(standardRules, state, choice).state
    }
    const [fromState] = positions(run.seed)
    const journals = [
      plain(journalOf(setup, lines)),
      plain({ ...journalOf(setup, lines), box: undefined }),
      plain({ segments: [{ rules: RULES_NUMBER, start: { state: fromState }, choices: [] }] }),
    ]
    return refusals(
      run,
      'journal',
      journals,
      (json) => replayToEnd(json).state,
      (state) => goesOn(state, 1),
    )
  },

  /** Boxes are refused with the place of the fault, or a game can be set up with them. */
  boxes: (run: Run): number => {
    // Mostly files that replace one part, as people write them.
    const files = [plain(standardBox), ...Object.entries(standardBox).map(([name, part]) => plain({ [name]: part }))]
    const read = (json: Json) => {
      const result = readBox(json)
      if (!result.ok) throw new Error(result.problems[0])
      return result.box
    }
    return refusals(run, 'box', files, read, (taken, json) =>
      isWhole(taken, { ...standardBox, ...(json instanceof Object ? json : {}) }),
    )
  },
} as const
