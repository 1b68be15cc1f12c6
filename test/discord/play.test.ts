import { describe, expect, it } from 'vitest'
import { ADA, BJORN, CAMPFIRE, playground, read, shown, type, withVerb } from './playground.ts'

const ground = await playground()
const ada = await ground.person(ADA)
const bjorn = await ground.person(BJORN)

describe('a table in a channel', () => {
  it('is opened by a command, joined by a press, started by a press, and shows whose turn it is', async () => {
    const opened = await type(ada, CAMPFIRE, 'new')
    expect(opened.state, `${opened.why} ${ground.lines.join('\n')}`).toBe('answered')
    const lobby = await bjorn.until(CAMPFIRE, (message) => withVerb(message, 'join').length > 0)
    const join = withVerb(lobby, 'join')[0]
    await bjorn.press(lobby, join?.id ?? '')
    const full = await ada.until(CAMPFIRE, (message) => withVerb(message, 'start').some(({ disabled }) => !disabled))
    await ada.press(full, withVerb(full, 'start')[0]?.id ?? '')
    const live = await ada.until(CAMPFIRE, (message) => withVerb(message, 'open').length > 0)
    console.log(read(live), ground.lines)
    const panel = await ada.press(live, withVerb(live, 'open')[0]?.id ?? '')
    console.log(JSON.stringify(read(shown(panel)), null, 1))
  })
})
