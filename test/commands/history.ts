import { readFileSync } from 'node:fs'
import {
  decision,
  type Journal,
  journalSchema,
  legalChoices,
  parseChoice,
  play,
  RULES_NUMBER,
  standardRules,
} from '#engine'
import { asActor, STANDARD } from '#support/as-actor'
import { DEFAULT_OPTIONS } from '#table'
import { type LogItem, tableLog } from '#table/log/log'
import type { TableEntry, TimedEntry } from '#table/state/entries'
import { storedEventsOf } from '#table/state/entries'
import { evolve } from '#table/state/evolve'
import { emptyTableState, type TableState } from '#table/state/state'

const FIXTURES = new URL('../engine/fixtures/', import.meta.url)
export const AT = Date.UTC(2026, 10, 20)
/** The widest letters, and those that a message has to escape with two more each. */
export const NAMES = ['龘'.repeat(32), '@'.repeat(32)]
export const person = (seat: number) => ({ id: `99999999999999999${seat}`, name: NAMES[0] ?? '' })

/** A table's history, with the table after each entry that is worth to be looked at. */
interface History {
  readonly lobby: TableState
  readonly positions: readonly TableState[]
  readonly last: TableState
  readonly log: readonly LogItem[]
}

const HISTORIES = new Map<string, History>()
/** @param file below the engine's fixtures; each is played once */
export function history(file: string): History {
  const known = HISTORIES.get(file) ?? played(file)
  HISTORIES.set(file, known)
  return known
}

/** @param file below the engine's fixtures */
export const journalOf = (file: string): Journal =>
  journalSchema.parse(JSON.parse(readFileSync(new URL(file, FIXTURES), 'utf8')))

/** Plays a fixture at a table: of its later part, the fullest position of each kind of question and some others. */
function played(file: string): History {
  const [segment] = journalOf(file).segments
  if (segment === undefined || !('setup' in segment.start)) throw new Error(`${file} does not begin with a setup`)
  const { setup } = segment.start
  const solo = setup.players === 1
  const kept: TableEntry[] = []
  let fold = emptyTableState(
    {
      id: 'abcdefghijkl',
      guildId: solo ? null : '9'.repeat(19),
      channelId: '9'.repeat(19),
      cardChannelId: solo ? null : '8'.repeat(19),
    },
    new Date(AT),
  )
  const add = (entry: TimedEntry): void => {
    const one = { seq: fold.seq + 1, actor: null, interactionId: null, entry }
    kept.push(one)
    fold = evolve(fold, one, STANDARD)
  }
  const pace = { kind: 'bank', hours: 168, refill: 168, atEnd: 'sitOut' } as const
  const options = {
    ...{ ...DEFAULT_OPTIONS, edition: setup.edition, challenge: solo, handicap: -10, recommendations: !solo },
    ...(solo ? {} : { pace }),
  }
  add({ type: 'opened', at: AT, host: person(0), solo, options })
  for (let seat = 1; seat < setup.players; seat++) add({ type: 'joined', at: AT, person: person(seat) })
  const lobby = fold
  add({ type: 'started', at: AT, rules: RULES_NUMBER, setup })
  const first = fold
  const fullest = new Map<string, { fold: TableState; choices: number }>()
  const others: TableState[] = []
  segment.choices.forEach((choice, index) => {
    const parsed = parseChoice(choice)
    const { state } = asActor(fold)
    const asked = state && decision(state)
    if (!parsed || !state || !asked) throw new Error(`${file}: '${choice}' cannot be played`)
    if (index > segment.choices.length / 2) {
      const choices = legalChoices(standardRules, state).length
      if (choices > (fullest.get(asked.question.kind)?.choices ?? 0))
        fullest.set(asked.question.kind, { fold, choices })
      if (index % 150 === 0) others.push(fold)
    }
    const told = storedEventsOf(play(standardRules, state, parsed).events)
    add({ type: 'choice', at: AT, seat: asked.seat, choice, press: fold.seq, told: [...told] })
  })
  return {
    lobby,
    positions: [first, ...[...fullest.values()].map((one) => one.fold), ...others],
    last: fold,
    log: tableLog(kept),
  }
}
