import draw from '../../render/worker-entry.mjs'

export default draw

/** There is none in the camera. */
export function drawFrameBatch() {
  throw new Error('The film tore.')
}
