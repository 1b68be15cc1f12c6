import { type Rules, readBox, rulesOf, standardBox } from '#engine'

/** The rules of a box that is not the standard one: herbs and fruit change their islands, guardians score otherwise. */
export const otherRules = ((): Rules => {
  const changed = { herb: 'fruit', fruit: 'herb' } as const
  const islands = standardBox.islands.map((island) =>
    island.kind === 'task' && (island.resource === 'herb' || island.resource === 'fruit')
      ? { ...island, resource: changed[island.resource] }
      : island,
  )
  const values = standardBox.guardianValues.values.toReversed()
  const read = readBox({ islands, guardianValues: { values, source: 'reconstructed' } })
  if (!read.ok) throw new Error(read.problems.join())
  return rulesOf(read.box)
})()
