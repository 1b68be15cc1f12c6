// Where the sources run, a thinking thread still runs what they compile to: that begins in a third of the time.
import { compiled } from '../../build.mjs'

export const { recommended, chosen, factsOf, lookBack } = await compiled('src/thinking/worker.js')
