import { afterAll, describe, expect, it } from 'vitest'
import { splitIntoOptionLists } from '#commands/turn/options'
import { cityOf, decision, formatChoices, legalChoices, newGame, play, standardRules } from '#engine'
import { inChannelAsActor } from '#support/as-actor'
import { diceFor } from '#support/dice'
import { words } from '#text'
import { extendChoicesToFillSelect, type TriedSequence } from '../../commands/choice-sequence.ts'
import { MENU_ACTIONS } from '../../commands/turn/menu-actions.ts'
import { notNowLine } from '../../commands/turn/not-now.ts'
import { openService, Player, started } from './player.ts'
import { sentOf } from './read-post.ts'

const { service, close } = await openService()
afterAll(close)
let tables = 0
const SETUP = { players: 2, edition: 'rulebook', beginnerIslands: false, solo: null, box: standardRules.hash } as const

/** A started table whose acting player has laid the first fate tile and looks at the turn's menu. */
async function atTheMenu(edition: 'rulebook' | 'online' = 'rulebook'): Promise<{ acting: Player; other: Player }> {
  const channel = `panel${++tables}`
  const { table, players } = await started(service, [`ann${channel}`, `bob${channel}`], channel, edition)
  const acting = players.find(({ name }) => name === table.acting)
  const other = players.find(({ name }) => name !== table.acting)
  if (acting === undefined || other === undefined) throw new Error('nobody acts')
  await acting.type('turn')
  await acting.play()
  return { acting, other }
}

const view = (player: Player) => inChannelAsActor(service, player.channelId)

describe('the own panel', () => {
  it('has no more than four actions in a row: a fifth would stand alone beneath them', async () => {
    const { acting } = await atTheMenu()
    const rows = JSON.stringify(acting.answer && sentOf(acting.answer.post))
      .split('"type":1,')
      .slice(1)
    const actions = rows.map((row) => row.split(':page:').length - 1).filter((many) => many > 0)
    expect(actions.reduce((sum, many) => sum + many)).toBeGreaterThan(5)
    for (const many of actions) expect(many).toBeLessThanOrEqual(4)
  })

  it('tells who has ended a turn what they did as you, and who is next by name', async () => {
    const { acting, other } = await atTheMenu()
    await acting.push('page', ':path')
    await acting.play('path')
    await acting.push('end')
    expect(acting.seen.text).toContain(`✅ Done. ${other.name} is next. You placed`)
    expect(acting.seen.text).not.toContain(acting.name)
  })

  it('keeps every action in its place: what cannot be done is grey, and what scores comes first', async () => {
    const { acting, other } = await atTheMenu()
    const places = MENU_ACTIONS.filter(({ scores }) => !scores).map(({ page }) => page)
    const shown = () => acting.all('page').map(({ id }) => id.split(':').at(-1))
    expect(shown()).toEqual(places)
    expect(acting.all('page').map(({ disabled }) => disabled)).toContain(true)
    expect(acting.all('page').find(({ id }) => id.endsWith(':task'))?.disabled).toBe(true)
    await acting.push('page', ':path')
    await acting.play('path')
    expect(shown()).toEqual([])
    await acting.push('end')
    await other.type('turn')
    await other.play('start')
    await other.push('page', ':path')
    await other.play('path')
    await other.push('end')
    await acting.type('turn')
    expect(shown()).toEqual(places)
  })

  it('tells once what the first fate tile brought: as what is held', async () => {
    const { acting } = await atTheMenu()
    expect(acting.seen.text).toMatch(/You hold .+\./)
    expect(acting.seen.text).not.toContain('placed your first fate tile')
  })

  it('has what is seldom needed in one select, whose options do what buttons of theirs would', async () => {
    const { acting } = await atTheMenu()
    const [more] = acting.seen.pressables.filter(({ id }) => id.endsWith(':more'))
    expect(more?.values).toEqual([
      ...['show:city0', 'show:city1', 'show:table', 'show:islands', 'show:gnomes', 'show:bonfire', 'show:council'],
      ...['show:scores', 'whynot:turn', 'log:0', 'readpanel:turn', 'rules', 'settings', 'refresh'],
    ])
    const leadsTo = async (value: string) => {
      await acting.type('turn')
      const select = acting.seen.pressables.find(({ id }) => id.endsWith(':more'))
      await acting.press(select?.id ?? '', [value])
      return acting.seen.text
    }
    expect(await leadsTo('show:islands')).toContain(words('en').live.looks.islands)
    expect(await leadsTo('whynot:turn')).toContain(words('en').whyNot.title)
    expect(await leadsTo('log:0')).toContain(words('en').log.title)
    expect(await leadsTo('readpanel:turn')).toContain(words('en').reading.headings.options)
    expect(await leadsTo('rules')).toContain(words('en').help.rulesTitle)
    expect(await leadsTo('settings')).toContain(words('en').settings.title)
    expect(await leadsTo('more')).toContain(words('en').panel.yourTurn)
    expect(await leadsTo('nonsense')).toContain(words('en').panel.yourTurn)
  })

  it('of a plan looks like nothing else: its heading, its colour, and the button that says which plan it saves', async () => {
    const { acting, other } = await atTheMenu()
    await other.type('turn')
    const waits = other.answer?.post.accent
    await other.push('ahead', ':open')
    await other.play('start')
    const say = words('en').ahead
    expect(other.seen.text).toContain(`📅 ${say.drafted(1)}`)
    expect(other.seen.text).toContain(say.drafting)
    expect(other.answer?.post.accent).not.toBe(waits)
    await other.push('page', ':path')
    await other.play('path')
    const [save] = other.seen.pressables
    expect([save?.label, save?.id.split(':')[3]]).toEqual([say.save(1), 'end'])
    expect(other.all('ahead').map(({ label }) => label)).toEqual([say.leave, say.saveOpen(1)])
    await other.push('end')
    await other.push('ahead', ':begin')
    expect(other.answer?.post.panelOf).toBe((await view(acting))?.id)
    await other.play('start')
    expect(other.seen.text).toContain(say.drafted(2))
  })

  it('pays the proposed way at once, and another way with two presses more; what was bought stays', async () => {
    const { acting } = await atTheMenu('online')
    await acting.push('page', ':path')
    await acting.play('path')
    const before = (await view(acting))?.openTurn?.choices ?? []
    expect(before.map(({ kind }) => kind)).toEqual(['start', 'path', 'pay'])
    const presses = acting.presses
    await acting.push('repay')
    await acting.choose('pay', 'pay yellow')
    expect(acting.presses - presses).toBe(2)
    const after = (await view(acting))?.openTurn?.choices ?? []
    expect(after[1]).toEqual(before[1])
    expect(after[2]).toEqual({ kind: 'pay', tiles: ['yellow'] })
  })

  it('says that the game has begun to somebody of it who types start, and not that every seat is taken', async () => {
    const { acting, other } = await atTheMenu()
    for (const player of [acting, other]) {
      await player.type('start')
      expect(player.seen.text).toContain(words('en').tableRefusals.onlyBeforeStart)
      expect(player.seen.text).not.toContain(words('en').tableRefusals.alreadyStarted([]))
    }
  })

  it('offers the end of the turn first when the action is done, then to reveal', async () => {
    const { acting } = await atTheMenu()
    await acting.push('page', ':path')
    await acting.play('path')
    const verbs = acting.seen.pressables.map(({ id }) => id.split(':').slice(3).join(':'))
    expect(verbs[0]).toBe('end')
    expect(verbs).toContain('play:turnup')
    expect(acting.seen.text).toMatch(/Reveal now: this button shows new path tiles, and you can’t undo past that\.$/m)
  })

  it('calls an option by the name of its place where it has one, in the list as on the picture', async () => {
    const { acting } = await atTheMenu('online')
    await acting.push('page', ':ship')
    const picture = acting.answer?.post.picture
    if (picture?.scene !== 'islands' || picture.candidates === undefined) throw new Error('no islands')
    const labels = acting.lines().map((line) => line.label)
    expect(labels).toHaveLength(picture.candidates.length)
    picture.candidates.forEach(({ label }, index) => {
      expect(label).toMatch(/^[A-D][1-4]$/)
      expect(labels[index]).toMatch(new RegExp(`^${label} [(·]`))
    })
  })

  it('shows the six best places for a fate tile on one picture, and the others a press further', async () => {
    const { acting } = await atTheMenu()
    const listed = () => {
      const picture = acting.answer?.post.picture
      if (picture?.scene !== 'fate') throw new Error('no fate area')
      const lines = picture.candidates.map(({ choices }) => JSON.stringify(choices))
      expect(acting.all('place').flatMap((list) => list.labels)).toHaveLength(lines.length)
      return lines
    }
    await acting.push('page', ':fate')
    const best = listed()
    expect(best).toHaveLength(6)
    await acting.push('placing', 'best.e..1')
    const others = listed()
    expect(others.filter((one) => best.includes(one))).toEqual([])
    expect(acting.seen.pressables.map(({ label }) => label).join()).toContain('More places (2/')
  })

  it('redraws itself with one line when its button is stale, and changes nothing', async () => {
    const { acting } = await atTheMenu()
    await acting.push('page', ':path')
    const old = acting.lines()[0]?.id ?? ''
    await acting.press(old)
    const seq = (await view(acting))?.seq
    await acting.press(old)
    expect(acting.seen.text).toContain('moved on')
    expect((await view(acting))?.seq).toBe(seq)
  })

  it('tells somebody else, kindly, whose turn it is, and changes nothing', async () => {
    const { acting, other } = await atTheMenu()
    await acting.push('page', ':path')
    const seq = (await view(acting))?.seq
    await other.press(acting.lines()[0]?.id ?? '')
    expect(other.answer?.kind).toBe('reply')
    expect(other.seen.text).toContain(acting.name)
    expect((await view(acting))?.seq).toBe(seq)
  })

  it('shows what Undo takes back, and takes it back', async () => {
    const { acting } = await atTheMenu()
    await acting.push('page', ':gnome')
    await acting.play('gnome')
    expect(acting.all('undo')[0]?.label).toMatch(/^Undo: ./)
    await acting.push('undo')
    expect((await view(acting))?.openTurn?.choices.map(({ kind }) => kind)).toEqual(['start'])
  })

  it('stands where it stood when it is opened again, and says why other actions cannot be taken', async () => {
    const { acting } = await atTheMenu()
    await acting.type('turn')
    expect(acting.all('page').length).toBeGreaterThan(4)
    expect(acting.seen.text).toMatch(/Not possible now:.* Task .*no task at your ship/)
  })

  it('shrinks to one line when the turn ends', async () => {
    const { acting, other } = await atTheMenu()
    await acting.push('page', ':path')
    await acting.play('path')
    await acting.push('end')
    expect(acting.seen.pressables).toEqual([])
    expect(acting.seen.text).toContain(other.name)
  })

  it('of somebody whose turn it is not shows what would be possible, and at what price', async () => {
    const { acting, other } = await atTheMenu()
    await acting.push('page', ':path')
    await acting.play('path')
    await acting.push('end')
    await acting.type('turn')
    expect(acting.seen.text).toContain('Possible with what you have now**:')
    expect(acting.seen.text).toContain(other.name)
  })

  it('understands a typed move, and helps while it is typed wrongly', async () => {
    const { acting } = await atTheMenu()
    await acting.type('play', { move: 'fly me to the moon' })
    expect(acting.seen.text).toContain('fly me')
    await acting.push('page', ':ship')
    const move = acting.lines()[0]?.value ?? ''
    await acting.type('play', { move })
    expect(formatChoices((await view(acting))?.openTurn?.choices.slice(1) ?? [])).toBe(move)
  })
})

describe('the panel against Tom', () => {
  it('takes back what was chosen for him, by its name, also after his turn, and says where that cannot be', async () => {
    const ann = new Player(service, 'ann alone', 'alone')
    await service.saveSettings(ann.name, { tomsTies: true })
    await ann.type('solo', { challenge: false })
    const answers = { undone: 0, final: 0 }
    while (answers.undone < 2 || answers.final < 1) {
      const table = await view(ann)
      if (table?.state == null) throw new Error('the game is over')
      const choices = legalChoices(standardRules, table.state)
      const choice = choices.find(({ kind }) => kind === 'end') ?? choices.find(({ kind }) => kind !== 'discard')
      if (choice === undefined) throw new Error('nothing to choose')
      if (choice.kind.startsWith('tom')) {
        await ann.type('turn')
        const final = /can’t undo this choice|ends the game/.test(ann.seen.text)
        const asked = ann.seen.text
        expect(asked).toContain('Tom’s card: ')
        await ann.play()
        const [undo] = ann.all('undo')
        answers[final ? 'final' : 'undone']++
        if (final) expect(undo).toBeUndefined()
        else {
          expect(undo?.label).toMatch(/^Undo Tom’s choice(?:: |$)/)
          await ann.push('undo')
          expect(ann.seen.text).toBe(asked)
          await ann.play()
        }
        continue
      }
      const press = { tableId: table.id, seq: table.seq, person: { id: ann.name, name: ann.name } }
      await service.act({
        ...press,
        moderator: false,
        interactionId: null,
        action: { kind: 'choices', choices: [choice] },
      })
    }
  })

  it('lists every option, however few of them share a beginning', async () => {
    const { acting } = await atTheMenu()
    const state = (await view(acting))?.state
    if (state == null) throw new Error('no game')
    const [line] = extendChoicesToFillSelect(standardRules, state, legalChoices(standardRules, state))
    if (line === undefined) throw new Error('no option')
    const guardians = ['red', 'grey', 'pink', 'wood'] as const
    const moving = (n: number): TriedSequence => {
      const guardian = guardians[n % guardians.length] ?? 'red'
      return { ...line, choices: [{ kind: 'move', guardian, to: n % 2 === 0 ? 'p1' : 'p2' }] }
    }
    for (const count of [25, 26, 60, 104, 125]) {
      const lines = Array.from({ length: count }, (_, n) => moving(n))
      const lists = splitIntoOptionLists(words('en'), lines)
      expect(new Set(lists.flatMap((list) => list.lines))).toEqual(new Set(lines))
      expect(lists.length).toBeLessThanOrEqual(5)
      for (const list of lists) expect(list.lines.length).toBeLessThanOrEqual(25)
    }
  })

  it('says once that there are too few tiles, for all actions that cost more than there are', async () => {
    const dice = diceFor('empty hands')
    let state = newGame(standardRules, { ...SETUP, seed: '1'.repeat(32) })
    let told: string | null = null
    while (told === null) {
      state = play(standardRules, state, dice.pick(legalChoices(standardRules, state))).state
      const asked = decision(state)
      if (asked === null) throw new Error('nobody ever had empty hands')
      const tiles = Object.values(cityOf(state, asked.seat).actionTiles).reduce((all, some) => all + some, 0)
      if (asked.question.kind === 'turn' && !state.turn.used && tiles === 0)
        told = notNowLine(state, { rules: standardRules, words: words('en') })
    }
    expect(told.match(/too few tiles/g)).toHaveLength(1)
    for (const action of ['Path', 'Ship', 'Gnome']) expect(told).toMatch(new RegExp(`${action}: \\d.*too few tiles`))
    expect(told.split('\n')).toHaveLength(1)
  })
})
