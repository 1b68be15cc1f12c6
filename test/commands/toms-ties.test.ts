import { afterAll, beforeAll, expect, it } from 'vitest'
import { decision, isChoiceForTom, legalChoices, standardRules, taskMet } from '#engine'
import { viewAsActor } from '#support/as-actor'
import type { TableService } from '#table'
import { openService, Player } from './player.ts'

let service: TableService
let close: () => Promise<void>
beforeAll(async () => {
  ;({ service, close } = await openService('00112233445566778899aabbccddeeff'))
})
afterAll(() => close())

/** Plays a game against Tom in a hurry; what was asked for him, and whether something of the person's hung on it. */
async function play(
  name: string,
  channelId: string,
): Promise<{ asked: { kind: string; touches: boolean }[]; log: string }> {
  const ann = new Player(service, name, channelId)
  await ann.type('solo', { challenge: false })
  const asked: { kind: string; touches: boolean }[] = []
  const [{ id } = { id: '' }] = await service.openTablesOf(name)
  for (let turns = 0; turns < 400; turns++) {
    const table = await viewAsActor(service, id)
    const { state } = table ?? {}
    if (table === null || state == null || table.phase !== 'playing') break
    const choices = legalChoices(standardRules, state)
    const choice = choices.find(({ kind }) => kind === 'end') ?? choices.find(({ kind }) => kind !== 'discard')
    if (choice === undefined) throw new Error('nothing to choose')
    const question = decision(state)?.question
    if (question !== undefined && isChoiceForTom(question.kind)) {
      const tasks = question.kind === 'tomTask' ? question.tasks : []
      const ship = state.cities[0]?.ship ?? ''
      const touches = tasks.some(
        (task) => taskMet(standardRules, state, 0, task) || state.islands[ship]?.tasks.includes(task) === true,
      )
      asked.push({ kind: question.kind, touches })
    }
    const press = { tableId: id, seq: table.seq, person: { id: name, name }, moderator: false, interactionId: null }
    await service.act({ ...press, action: { kind: 'choices', choices: [choice] } })
  }
  await ann.type('log')
  return { asked, log: ann.seen.text }
}

it('What touches nobody is decided by Tom’s rule of thumb, and the log says so; all else is asked', async () => {
  const { asked, log } = await play('ann', 'ann')
  expect(asked.filter(({ kind }) => kind === 'tomCouncil')).toEqual([])
  expect(asked.filter(({ kind, touches }) => kind === 'tomTask' && !touches)).toEqual([])
  expect(asked.map(({ kind }) => kind)).toContain('tomGuardian')
  expect(log).toContain('rule of thumb')
})

it('What was so decided can be taken back as long as nothing was revealed after it: then it is asked', async () => {
  const ann = new Player(service, 'cleo', 'cleo')
  await ann.type('solo', { challenge: false })
  const [{ id } = { id: '' }] = await service.openTablesOf('cleo')
  for (let turns = 0; turns < 400; turns++) {
    const table = await viewAsActor(service, id)
    if (table?.state == null || table.phase !== 'playing') throw new Error('nothing could be taken back')
    const tie = table.openTurn?.undoes[0]?.choice.kind ?? ''
    if (isChoiceForTom(tie) && tie !== 'tomGuardian' && tie !== 'tomGnome') {
      await ann.type('turn')
      await ann.push('undo')
      const asked = await viewAsActor(service, id)
      expect(asked?.state && decision(asked.state)?.question.kind).toBe(tie)
      return
    }
    const choices = legalChoices(standardRules, table.state)
    const choice = choices.find(({ kind }) => kind === 'end') ?? choices.find(({ kind }) => kind !== 'discard')
    if (choice === undefined) throw new Error('nothing to choose')
    const press = { tableId: id, seq: table.seq, person: { id: 'cleo', name: 'cleo' }, moderator: false }
    await service.act({ ...press, interactionId: null, action: { kind: 'choices', choices: [choice] } })
  }
})

it('Whoever wants to decide is asked all of it', async () => {
  await service.saveSettings('bo', { tomsTies: true })
  const { asked, log } = await play('bo', 'bo')
  expect(asked.map(({ kind }) => kind)).toContain('tomCouncil')
  expect(log).not.toContain('rule of thumb')
})
