import type { APIMessage } from 'discord-api-types/v10'
import { expect } from 'vitest'
import type { FaultOrders } from '#sandbox'
import type { ScriptedPerson } from '#sandbox/person'
import { eventually } from '#support/eventually'
import { ADA, type Playground, playFirst, read, shown, type, withVerb } from './playground.ts'

type Deed = NonNullable<FaultOrders['deeds']>[number]

export const isPrivate = ({ flags }: APIMessage) => ((flags ?? 0) & 64) !== 0
export const isLive = (message: APIMessage) => withVerb(message, 'open').length > 0 && !isPrivate(message)
const idOf = (message: APIMessage, verb: string) => withVerb(message, verb)[0]?.id ?? `no ${verb}`

/** Games of two on a playground: how they begin, and a turn of theirs. */
export function turnsOf(ground: Playground, ada: ScriptedPerson, bjorn: ScriptedPerson) {
  const now = (...deeds: Deed[]) => ground.sandbox.faults.set({ deeds })
  const tableIn = async (channel: string) => {
    const table = await ground.service().inChannel(channel)
    if (table === null) throw new Error('no table')
    return table
  }

  /** A game that has just begun; whose turn it is comes first. */
  async function begun(channel: string) {
    await type(ada, channel, 'new')
    const lobby = await bjorn.until(channel, (message) => withVerb(message, 'join').length > 0)
    await bjorn.press(lobby, idOf(lobby, 'join'))
    const full = await ada.until(channel, (message) => withVerb(message, 'start').some(({ disabled }) => !disabled))
    await ada.press(full, idOf(full, 'start'))
    const live = await ada.until(channel, isLive)
    const table = await tableIn(channel)
    const acting = table.acting === ADA ? ada : bjorn
    return { id: table.id, live, acting, other: acting === ada ? bjorn : ada }
  }

  /** A game whose channel was forbidden to the bot within a turn; the one who must act has heard so. */
  async function forbidden(channel: string) {
    const game = await begun(channel)
    now({ do: 'deny', channelId: channel, permissions: ['SendMessages', 'ViewChannel'] })
    await takeTurn(game.acting, channel)
    await eventually(async () => {
      expect(read(shown(await type(game.other, channel, 'turn'))).text).toContain('Send Messages')
    })
    return { ...game, allow: () => now({ do: 'deny', channelId: channel, permissions: [] }) }
  }

  return { now, tableIn, begun, forbidden }
}

/** All pages of a log, the oldest first, turned one by one from the newest, which is shown. */
export async function allPages(person: ScriptedPerson, newest: APIMessage): Promise<string> {
  const pages = [read(newest).text]
  let page = newest
  for (let left = Number(/^-# Page (\d+) of \1$/mu.exec(pages[0] ?? '')?.[1] ?? 1) - 1; left > 0; left--) {
    // The oldest page is a button of its own, which stands before the one for the page before.
    const [, older] = withVerb(page, 'logpage')
    page = shown(await person.press(page, older?.id ?? 'no older'))
    expect(read(page).text).toContain(`Page ${left} of ${pages.length + left}`)
    pages.unshift(read(page).text)
  }
  return pages.join('\n')
}

/** Chooses the first of what is listed. */
async function choose(person: ScriptedPerson, panel: APIMessage): Promise<APIMessage> {
  return shown(await playFirst(person, panel))
}

/** From anywhere, by commands and the panel: a tile, a path, the end. */
export async function takeTurn(person: ScriptedPerson, from: string): Promise<APIMessage> {
  return endTurn(person, await playTurn(person, from))
}

/** The same without the end. */
export async function playTurn(person: ScriptedPerson, from: string): Promise<APIMessage> {
  const menu = await choose(person, shown(await type(person, from, 'turn')))
  const path = withVerb(menu, 'page').find(({ id }) => id.endsWith(':path'))
  return choose(person, shown(await person.press(menu, path?.id ?? 'no path')))
}

export const endTurn = async (person: ScriptedPerson, panel: APIMessage): Promise<APIMessage> =>
  shown(await person.press(panel, idOf(panel, 'end')))
