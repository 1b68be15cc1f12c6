import { afterAll, describe, expect, it } from 'vitest'
import { whyNotPost } from '#commands/turn/why-not'
import { type GameState, standardRules } from '#engine'
import { everyRefusalText } from '#support/every-refusal'
import { LANGUAGES, type Language, words } from '#text'
import { position } from '../engine/position.ts'
import { openService, Player, started } from './player.ts'
import { readPost } from './read-post.ts'

const { service, close } = await openService()
afterAll(close)
const { table, players } = await started(service, ['ann', 'bob'], 'why')
const [acting, other] = players.toSorted((one) => (one.name === table.acting ? -1 : 1))
if (acting === undefined || other === undefined) throw new Error('nobody acts')

/** The list as it is read in a position, on a page. */
const told = (state: GameState, language: Language, page: Parameters<typeof whyNotPost>[1] = 'turn'): string =>
  readPost(whyNotPost({ table, rules: standardRules, state, seat: state.turn.seat, words: words(language) }, page)).text

describe('“Why not?”', () => {
  it('leads from the panel to each action with its reason, from there to each option, and back', async () => {
    await acting.type('turn')
    expect(acting.all('whynot')).toHaveLength(0)
    await acting.play('start')
    await acting.push('whynot', ':turn')
    expect(acting.seen.text).toContain('### 🤔 Why not?')
    expect(acting.seen.text).toContain('**Ignite**: You have no task to ignite.')
    expect(acting.seen.text).toMatch(
      /\*\*Pass\*\*: You can pass only during the countdown\. It begins once there are 7 novices/,
    )
    const [list] = acting.all('whynot')
    await acting.press(list?.id ?? '', ['novice'])
    expect(acting.seen.text).toContain('“Six gnomes” isn’t fulfilled yet (0 of 6).')
    await acting.push('page')
    expect(acting.seen.text).toContain(words('en').panel.yourTurn)
  })

  it('answers somebody who waits of their own city, and a guest as everything else does', async () => {
    await other.type('turn')
    // Before the own first turn there is nothing to explain.
    expect(other.all('whynot')).toHaveLength(0)
    await acting.type('turn')
    const [button] = acting.all('whynot')
    await other.press(button?.id ?? '')
    expect(other.seen.text).toContain(`It’s ${acting.name}’s turn`)
    const guest = new Player(service, 'eve', 'why')
    await guest.press(button?.id ?? '')
    expect(guest.seen.pressables.some(({ id }) => id.includes(':line:'))).toBe(false)
  })

  it('speaks of this position: what is short, where offerings lie, what has been reached', () => {
    const state = position({
      actionTiles: { red: 2 },
      resources: { gold: 2 },
      change: (draft, city) => {
        city.ship = 'B2'
        draft.islands.B2?.offerings.push(draft.turn.seat, draft.turn.seat)
        city.tasks[0] = { task: 'R3', lit: false }
      },
    })
    expect(told(state, 'en')).toContain(
      'You already have 2 offerings there, so the third costs 3 red tiles, and you’re 1 short.',
    )
    expect(told(state, 'de')).toContain(
      'Dort liegen schon zwei Opferschalen von dir, die dritte kostet 3 rote Marker; dir fehlt einer.',
    )
    expect(told(state, 'nl')).toContain(
      'Daar liggen al twee offerschalen van je, dus de derde kost 3 rode fiches, en je komt er 1 tekort.',
    )
    expect(told(state, 'en', 'ignite')).toContain('“4 gold” isn’t fulfilled yet (2 of 4).')
    expect(told(state, 'de', 'ignite')).toContain('„4 Gold“ ist noch nicht erfüllt (2 von 4).')
    const placing = told(position(), 'en', 'fate')
    expect(placing).toMatch(/\*\*\d+ places\*\*: One of your fate tiles is already there\./)
    expect(placing).toMatch(/\*\*\d+ places\*\*: It must touch one of your fate tiles\./)
    expect(placing).toMatch(/\*\*\d+ places\*\*: It would stick out of your fate area\./)
    expect(told(state, 'en', 'task')).toMatch(
      /\*\*A1 \(\w+ island\); .*\*\*: You receive tasks where your ship is, and your ship is at B2\./,
    )
  })
})

it.each(LANGUAGES)('every reason is a sentence that stands alone, in %s', (language) => {
  for (const { why, instead = '' } of everyRefusalText(words(language))) {
    expect(why).toMatch(/^[\p{Lu}“„«][^\n]*[.]$/u)
    expect(why).not.toMatch(/undefined|NaN|\[object|\b(null|nul)\b/)
    expect(`${why} ${instead}`.length, why).toBeLessThanOrEqual(200)
  }
})
