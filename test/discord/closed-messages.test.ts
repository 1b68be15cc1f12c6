import type { APIMessage } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import type { Outcome } from '#sandbox/person'
import { diceFor } from '#support/dice'
import { pressPlan, usefulPress } from '#support/monkey/policy'
import { readMessage } from '#support/monkey/read-message'
import { LANGUAGES, type Language, words } from '#text'
import { ADA, AWAITS_MENDING, CAMPFIRE, MAXIMILIANA, playground, SANNE, TEO, type } from './playground.ts'

/** So many presses in a game mean that there is no way on. */
const ENDLESS = 1500
const READERS: Readonly<Record<Language, string>> = { en: ADA, de: MAXIMILIANA, nl: SANNE, fr: TEO }

const games = LANGUAGES.flatMap((language) => [
  { language, pictures: true, form: 'drawn' },
  { language, pictures: false, form: 'in words' },
])

const ground = await playground({
  drawOneIn: 1_000_000,
  icons: true,
  ...AWAITS_MENDING,
})

describe('alone against Tom, where direct messages are closed', () => {
  it.each(games)('every press is answered to the end of the game, $form, in $language', async (game) => {
    const { language, pictures, form } = game
    const reader = await ground.person(READERS[language])
    reader.closeDms(true)
    await ground.service().saveSettings(reader.id, { pictures, language })
    const dice = diceFor(`closed ${language} ${form}`)
    const answer = ({ state, why, message }: Outcome, pressed: string): APIMessage => {
      if (message === null) throw new Error(`${pressed}: ${state} ${why ?? ''}\n${ground.lines.at(-1)}`)
      const { faults, texts } = readMessage(message)
      expect(faults, pressed).toEqual([])
      expect(texts[0], pressed).toBe(words(language).solo.cannotWrite)
      return message
    }
    let panel = answer(await type(reader, CAMPFIRE, 'solo', { tom: true }), 'solo')
    for (const command of ['help', 'look', 'scores', 'log', 'rules', 'settings', 'mine'])
      answer(await type(reader, CAMPFIRE, command), command)
    const [table] = await ground.service().openTablesOf(reader.id)
    const isOn = async () => (await ground.service().view(table?.id ?? ''))?.phase === 'playing'
    let presses = 0
    for (; await isOn(); presses++) {
      const plan = presses < ENDLESS ? usefulPress(readMessage(panel), dice) : null
      if (plan === null) throw new Error(`there is no way on after ${presses} presses: ${readMessage(panel).texts}`)
      panel = answer(await pressPlan(reader, panel, plan), plan.pressed.id)
    }
    expect(readMessage(panel).pressables.map(({ id }) => id.split(':')[3])).toContain('again')
  })
})
