// Where the sources run, a drawing thread still runs what they compile to: that begins in a third of the time.
import { compiled } from '../build.mjs'

const { default: draw, drawIcon, drawFrameBatch } = await compiled('render/worker.js')

export { drawFrameBatch, drawIcon }
export default draw
