import type { Box, Crystal, Rules } from '#engine'
import type { BoxFacts, ValueRange } from '../words/rules.ts'

const spanOf = (numbers: readonly number[]): ValueRange => ({ least: Math.min(...numbers), most: Math.max(...numbers) })

/** What the rules' texts tell of a box. */
export function boxFacts({ box }: Rules): BoxFacts {
  const pointsOf = (colour: Crystal) => spanOf(box.tasks.flatMap((task) => (task.colour === colour ? task.points : [])))
  return {
    pathPrices: pathPrices(box.pathCost.units),
    taskPoints: { blue: pointsOf('blue'), red: pointsOf('red'), yellow: pointsOf('yellow') },
    allTaskPoints: spanOf(box.tasks.map(({ points }) => points)),
    guardianValues: spanOf(box.guardianValues.values),
    leftOut: leftOut(box.tasks),
  }
}

/** Prices in their order, those that follow each other and are equal together. */
function pathPrices(all: readonly number[]): BoxFacts['pathPrices'] {
  const begins = all.flatMap((units, index) => (units === all[index - 1] ? [] : { from: index + 1, units }))
  return begins.map((price, index) => ({ ...price, to: (begins[index + 1]?.from ?? all.length + 1) - 1 }))
}

/** Tasks that are not used with some numbers of players, those together that are not used with the same. */
function leftOut(tasks: Box['tasks']): BoxFacts['leftOut'] {
  const limited = tasks.flatMap(({ players = [1, 2, 3, 4], condition }) => {
    const without = [1, 2, 3, 4].filter((one) => !players.includes(one))
    return without.length === 0 ? [] : { without, condition }
  })
  return [...new Set(limited.map(({ without }) => without.join()))].map((without) => ({
    players: without.split(',').map(Number),
    tasks: limited.flatMap((task) => (task.without.join() === without ? task.condition : [])),
  }))
}
