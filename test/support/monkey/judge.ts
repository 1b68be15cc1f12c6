import { type Caller, handleComponent, pressOrRefreshOfCustomId } from '#commands'
import { bodyOf } from '#discord/body'
import { type GameState, replayToEnd, scoreSheets, standardRules } from '#engine'
import { viewAsActor } from '#support/as-actor'
import { dealtAnew } from '#support/dealt-anew'
import type { Dice } from '#support/dice'
import { senseOf, verbOf } from '#support/monkey/sense'
import type { Stage } from '#support/stage'
import { type TableForPerson, toPublicOnlyTable } from '#table'
import { escapeName, gnomeInWords, words } from '#text'

/** What the table is at a moment, as only the service knows it. */
export interface Moment {
  readonly tableId: string
  readonly seq: number
  readonly phase: TableForPerson['phase'] | 'none'
  /** Person id of whoever must act. */
  readonly acting: string | null
  /** Counted over all seats. */
  readonly turn: number
  /** Choices of the open turn that stand. */
  readonly choices: number
}

/** Looks at the table from behind: the people do not, and nothing of it may reach them. */
export interface GameCheck {
  moment(): Promise<Moment>
  /** What is in a text that nobody may know yet; null when there is nothing. */
  tells(text: string): Promise<string | null>
  /** Whether the newest turn in the log began with what the game did by itself: nobody pressed that. */
  goesOn(): Promise<boolean>
  /** A message that would look different, were the hidden things dealt differently; null when there is none. */
  unlike(personId: string, dice: Dice): Promise<string | null>
  /** What differs between a journal's score sheets and "1. Ada: 54 points, 3 bonfires"; null when nothing does. */
  scoresDiffer(journal: unknown, lines: readonly string[]): Promise<string | null>
}

/** Whether a press only shows something of the table; what is recommended is thought of the true one. */
function shows(id: string): boolean {
  const sense = senseOf({ id })
  return (sense === 'look' || sense === 'menu' || sense === 'plan') && verbOf({ id }) !== 'recommend'
}

export function gameCheckOf(stage: Stage, channelId: string): GameCheck {
  let tableId: string | null = null
  const current = async (): Promise<TableForPerson | null> => {
    tableId ??= (await stage.service().inChannel(channelId))?.id ?? null
    return tableId === null ? null : await viewAsActor(stage.service(), tableId)
  }
  return {
    async moment() {
      const table = await current()
      return {
        tableId: table?.id ?? '',
        seq: table?.seq ?? -1,
        phase: table?.phase ?? 'none',
        acting: table?.phase === 'playing' ? table.acting : null,
        turn: table?.settled?.turn.number ?? 0,
        choices: table?.openTurn?.choices.length ?? 0,
      }
    },
    async tells(text) {
      const state = (await current())?.state ?? null
      if (state === null || state.ended !== null) return null
      if (text.includes(state.setup.seed)) return 'the seed'
      const hidden = state.gnomePile.map((gnome) => gnomeInWords(words('en'), standardRules, gnome).name)
      return hidden.find((name) => text.includes(name)) ?? null
    },
    async goesOn() {
      const table = await current()
      const log = table === null ? [] : ((await stage.service().log(table.id)) ?? [])
      const before = log.filter(({ kind }) => kind === 'turn').at(-2)
      if (before?.kind !== 'turn') return false
      const began = before.events.findLastIndex(({ kind }) => kind === 'turnBegan')
      return before.events.slice(began + 1).some(({ kind }) => kind === 'forced')
    },
    async unlike(personId, dice) {
      const table = await current()
      if (table?.phase !== 'playing' || table.settled === null || table.openTurn?.choices.length !== 0) return null
      const anew = dealtAnew(table.settled, dice)
      return await firstUnlike(stage, table, anew, personId)
    },
    async scoresDiffer(journal, lines) {
      const table = await current()
      const { rules, state } = replayToEnd(journal)
      if (JSON.stringify(state) !== JSON.stringify(table?.settled)) return 'the journal replays to another position'
      for (const { seat, rank, total, litBonfires } of scoreSheets(rules, state)) {
        const name = escapeName(table?.seats[seat]?.name ?? '')
        const line = lines.find((one) => one.includes(`${name}: `)) ?? ''
        const numbers = /^(\d+)\. .*: (-?\d+) points?, (\w+) bonfires?$/su.exec(line)
        if (Number(numbers?.[1]) !== rank || Number(numbers?.[2]) !== total)
          return `“${line}” should say rank ${rank} and ${total} points for ${name} (${litBonfires} bonfires)`
      }
      return null
    },
  }
}

/** Opens the panel, and from there whatever only shows something, at the true table and at one dealt anew. */
async function firstUnlike(
  stage: Stage,
  table: TableForPerson,
  anew: GameState,
  personId: string,
): Promise<string | null> {
  const service = stage.service()
  const own = await service.viewFor(personId, table.id)
  const may = { mayAskUndo: own?.mayAskUndo ?? false, mayPlan: own?.mayPlan ?? false }
  const mirrored: TableForPerson = { ...table, ...may, state: anew, settled: anew }
  const mirror = {
    ...service,
    view: async () => toPublicOnlyTable(mirrored),
    viewFor: async () => mirrored,
    inChannel: async () => toPublicOnlyTable(mirrored),
  }
  const caller: Caller = {
    person: { id: personId, name: 'anybody' },
    moderator: false,
    language: 'en',
    interactionId: 'judge',
    guildId: table.guildId,
    channelId: table.channelId,
    lacking: [],
    guest: false,
  }
  const shown = async (from: typeof service, id: string) =>
    JSON.stringify(bodyOf((await handleComponent(from, caller, pressOrRefreshOfCustomId(id), [])).post, 'none').body)
  const open = `b1:${table.id}:${table.seq}:open`
  const panel = await shown(service, open)
  const buttons = [...panel.matchAll(/"custom_id":"([^"]+)"/gu)].map(([, id = '']) => id)
  // The select of what is seldom needed stands for more of them.
  const options = [...panel.matchAll(/"value":"([^"]+)"/gu)].map(
    ([, value = '']) => `b1:${table.id}:${table.seq}:${value}`,
  )
  const ids = [...buttons, ...options.filter((id) => pressOrRefreshOfCustomId(id).kind === 'press')]
  for (const id of [open, ...ids.filter(shows)]) {
    const [here, there] = [await shown(service, id), await shown(mirror, id)]
    if (here !== there) return `${id}\nas it is: ${here}\ndealt anew: ${there}`
  }
  return null
}
