import { afterAll, describe, expect, it } from 'vitest'
import { decision, type GameState } from '#engine'
import { inChannelAsActor } from '#support/as-actor'
import { openService, type Player, started } from './player.ts'

const { service, close } = await openService()
afterAll(close)

/** Presses from opening the panel to End turn; a council's questions are counted apart. */
interface Counted {
  readonly kind: string
  readonly presses: number
  readonly council: number
}

const COUNCIL = [
  'council',
  'bonus',
  'freePath',
  'freeGuardian',
  'freeBonfire',
  'freeSpecialist',
  'freeMove',
  'freeShip',
  'freeFate',
]
/** Asked because of an ability, or of Tom: not part of any action. */
const EXTRAS = ['yield', 'procession', 'takePath']

const asks = (state: GameState | null | undefined): string =>
  state ? (decision(state)?.question.kind ?? 'over') : 'over'

async function state(player: Player): Promise<GameState | null | undefined> {
  return (await inChannelAsActor(service, player.channelId))?.state
}

/** Takes one turn with one kind of action, the first option always; null when it cannot be taken. */
async function turnWith(player: Player, kind: string): Promise<Counted | null> {
  player.presses = 0
  await player.type('turn')
  if (asks(await state(player)) === 'startTile') {
    await player.choose('line')
    player.presses = 1
  }
  const page = kind === 'ship and task' ? 'ship' : kind === 'any fate' ? 'fate' : kind
  const entry = player.all('page').find(({ id, disabled }) => id.endsWith(`:${page}`) && !disabled)
  if (entry === undefined) return null
  await player.press(entry.id)
  if (kind === 'procession') await player.push('go')
  else if (kind === 'fate') await player.choose('place')
  else if (kind === 'any fate') {
    const end = player.all('placing').some(({ id }) => id.includes(':bottom.e.')) ? 'bottom' : 'top'
    await player.push('placing', `${end}.e..0`)
    await player.push('placing', `${end}.s..0`)
    if (player.all('place').length === 0) return null
    await player.choose('place')
  } else if (kind === 'ship and task') {
    const [list] = player.all('line')
    const at = list?.labels.findIndex((label) => label.includes('island')) ?? -1
    const value = list?.values[at]
    if (list === undefined || value === undefined) return null
    await player.press(list.id, [value])
    if (
      asks(await state(player)) !== 'islandAction' ||
      !player.all('line')[0]?.values.some((one) => one.startsWith('task'))
    ) {
      await player.push('undo')
      return null
    }
    await player.choose('line', 'task')
  } else if (kind === 'ship') {
    const [list] = player.all('line')
    const value = list?.values.find((one) => !/task|guardian/.test(one))
    if (list === undefined || value === undefined) return null
    await player.press(list.id, [value])
  } else await player.choose('line')
  let council = 0
  for (let more = 0; more < 12; more++) {
    const now = asks(await state(player))
    if (now === 'turn' || now === 'over') break
    if (now === 'islandAction') {
      const ends = player.all('play').find(({ id }) => id.endsWith('decline;end'))
      if (ends !== undefined) {
        await player.press(ends.id)
        return { kind, presses: player.presses - council, council }
      }
    }
    if (COUNCIL.includes(now) || EXTRAS.includes(now)) council++
    if (player.all('place').length > 0) await player.choose('place')
    else if (player.all('go').length > 0) await player.push('go')
    else await player.choose('line')
  }
  await player.push('end')
  return { kind, presses: player.presses - council, council }
}

const BUDGET: Readonly<Record<string, number>> = {
  path: 4,
  gnome: 4,
  ship: 4,
  bonfire: 4,
  fate: 4,
  procession: 5,
  ignite: 5,
  'ship and task': 6,
  'any fate': 6,
  task: 6,
}

describe('presses', () => {
  it('from opening the panel to End turn stay within the budget of each kind of turn', {
    timeout: 120_000,
  }, async () => {
    const counted: Counted[] = []
    for (let game = 0; game < 6 && new Set(counted.map(({ kind }) => kind)).size < Object.keys(BUDGET).length; game++) {
      const { players, table } = await started(service, [`a${game}`, `b${game}`], `budget${game}`)
      for (let turn = 0; turn < 90; turn++) {
        const now = await service.view(table.id)
        const acting = players.find(({ name }) => name === now?.acting)
        if (acting === undefined) break
        // Whatever was seen least comes first.
        const seen = (kind: string) => counted.filter((one) => one.kind === kind).length
        const kinds = Object.keys(BUDGET).sort((a, b) => seen(a) - seen(b))
        let done: Counted | null = null
        for (const kind of kinds) {
          done = await turnWith(acting, kind)
          if (done !== null) break
        }
        if (done === null) break
        counted.push(done)
      }
    }
    for (const { kind, presses } of counted) expect(presses, kind).toBeLessThanOrEqual(BUDGET[kind] ?? 0)
    const unseen = Object.keys(BUDGET).filter((kind) => counted.every((one) => one.kind !== kind))
    expect(unseen).toEqual([])
  })
})
