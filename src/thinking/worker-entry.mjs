// A worker's own `--import tsx` is now and then too late for its first module: here TypeScript is registered first.
import { register } from 'tsx/esm/api'

register()
const { default: think, lookBack } = await import('./worker.ts')

export { lookBack }
export default think
