import type { Layout } from '../layout.ts'
import type { Measure } from '../measure.ts'
import type { PictureRequest } from '../request.ts'
import { cityLayout } from './city.ts'
import { tableLayout } from './table.ts'

/**
 * What lies where on a picture: the one description that is painted, and that tests read.
 * @param request what is to be shown
 * @param measure how wide text is
 */
export function layoutOf(request: PictureRequest, measure: Measure): Layout {
  switch (request.scene) {
    case 'table':
      return tableLayout(request, measure)
    case 'city':
      return cityLayout(request, measure)
    default:
      throw new Error('not yet')
  }
}
