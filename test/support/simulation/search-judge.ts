import { safeName } from '#commands/names'
import { madeAt } from '#sandbox/world/snowflake'
import type { World } from '#sandbox/world/world'
import type { Store } from '#store'
import { serviceOn } from '#support/chaos/judge'
import { readMessage } from '#support/monkey/read-message'
import { languageOf, words } from '#text'
import { MINUTE_MS } from '#time'

/** What changed so lately may just be shown. */
const SOON_MS = 2 * MINUTE_MS
/** What somebody's forgetting changed is due at once, and is shown by the next look for what is due. */
const DUE_MS = 5 * MINUTE_MS

/** Searches for players whose message does not show who is in, that have none, or that are over and kept; in words. */
export async function searchesShownOtherwise(store: Store, world: World, now: number): Promise<string[]> {
  const wrong: string[] = []
  const { lookings } = serviceOn(store)
  const messages = new Map([...world.rooms.values()].flatMap(({ posts }) => [...posts]))
  for (const { id } of await store.lookings.all(null)) {
    const search = await lookings.find(id)
    if (search === null || madeAt(id) > now - SOON_MS) continue
    if (search.messageId === null) wrong.push(`search ${id} is kept, and has no message`)
    const { people, players, host, until, language, dueAt } = search
    const isJustDue = dueAt.getTime() <= now && dueAt.getTime() > now - DUE_MS
    const isOpen = people.some((one) => one.id === host) && people.length < players && until > now
    if (!isOpen && until < now - SOON_MS) wrong.push(`search ${id} is over, and kept`)
    const post = messages.get(search.messageId ?? '')
    if (post === undefined || !isOpen || isJustDue) continue
    const shown = readMessage(post.message).texts.join('\n')
    const say = words(languageOf(language)).looking
    for (let nth = 0; nth < players; nth++) {
      const name = people[nth]?.name
      const seat = name === undefined ? say.free(nth + 1) : say.seat(nth + 1, safeName(name, languageOf(language)))
      if (!shown.includes(seat)) wrong.push(`search ${id} does not show: ${seat}`)
    }
  }
  return wrong
}
