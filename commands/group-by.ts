/** Parts a list by what its members are called; groups and members stay in the order in which they come. */
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
