import { expect, it } from 'vitest'
import { KINDS } from '#support/fuzz/distort'
import { fuzz } from '#support/fuzz/run'

it('real interactions, spoilt in every way, are refused kindly and change nothing', async () => {
  const { spoilt, wrong } = await fuzz(150, 'suite')
  expect(wrong).toEqual([])
  for (const kind of KINDS) expect(spoilt[kind], kind).toBeGreaterThan(0)
})
