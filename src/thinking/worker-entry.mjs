// Where the sources run, a thinking thread still runs what they compile to: that begins in a third of the time.
import { compiled } from '../../build.mjs'

const { default: think, factsOf, lookBack } = await compiled('src/thinking/worker.js')

export { factsOf, lookBack }
export default think
