/** Groups a list by a key; groups and members keep their order. */
export function groupBy<One>(all: Iterable<One>, nameOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>()
  for (const one of all) {
    const name = nameOf(one)
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [one])
    else group.push(one)
  }
  return groups
}
