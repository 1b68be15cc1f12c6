import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createPanelUpdates } from '#discord/panels'

/** Edits panels, and tells what arrived. */
function edited() {
  const panels = createPanelUpdates()
  const arrived: string[] = []
  const edit = (panel: string, by: string, sent = sleep(0)) =>
    panels.edit(panel, panels.shownFrom(panel, by), async () => {
      await sent
      arrived.push(by)
    })
  return { arrived, edit }
}

it('edits of one panel arrive one after the other, and one that is not wanted any more by then is not sent', async () => {
  const { arrived, edit } = edited()
  await Promise.all([
    edit('city', 'slow', sleep(50)),
    edit('scores', 'elsewhere'),
    edit('city', 'overtaken'),
    edit('city', 'newest'),
  ])
  expect(arrived).toEqual(['elsewhere', 'slow', 'newest'])
})

it('an edit that fails does not keep the next one', async () => {
  const { arrived, edit } = edited()
  const lost = edit('city', 'lost', Promise.reject(new Error('lost')))
  const next = edit('city', 'next')
  await expect(lost).rejects.toThrow('lost')
  await next
  expect(arrived).toEqual(['next'])
})
