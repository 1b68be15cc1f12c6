import { expect, it } from 'vitest'
import { legalChoices, standardRules } from '#engine'
import type { PictureRequest, Scene } from '#render'
import type { Item, Layout, Rect } from '#render/layout'
import { centredBaseline, widthOf } from '#render/measure'
import { layoutOf } from '#render/scenes/index'
import { boundsOf } from '#support/bounds'
import { whatIs } from '#support/kept-layouts'
import { withPseudoLanguage } from '#support/pseudo-language'
import { type RandomPosition, randomPositions } from '#support/random-pictures'
import { requestFor, SCENES } from '#support/sample-picture'
import { ruleEntryById, words } from '#text'

/*
 * Discord's clients lay a badge, ALT, over the lower left corner of a picture that has a description, as all have. On a
 * phone it takes so many pixels of a picture that is 294 wide in a container.
 */
const BADGE = { w: 45, h: 25, at: 294 } as const

/** The corner, in picture pixels. */
function cornerOf({ width, height }: Layout): Rect {
  const scale = width / BADGE.at
  return { x: 0, y: height - BADGE.h * scale, w: BADGE.w * scale, h: BADGE.h * scale }
}

/** What a person reads or recognises an item by: of a text its letters. Ground, glows and land are nothing to be read. */
function seen(item: Item, corner: Rect): Rect | null {
  const bounds = boundsOf(item)
  switch (item.kind) {
    case 'text': {
      const { text, face, size, align } = item
      const { x, y, w, h } = item.rect
      const wide = widthOf(text, face, size)
      const left = x + { left: 0, centre: (w - wide) / 2, right: w - wide }[align]
      const line = y + centredBaseline(h, size)
      return { x: left, y: line - size * 0.75, w: wide, h: size }
    }
    case 'icon':
    case 'polyline':
      return bounds
    case 'roundRect':
      // What is far larger than the corner is the ground of other things, which are looked at themselves.
      return bounds.w > 2 * corner.w && bounds.h > 2 * corner.h ? null : bounds
    case 'shape':
    case 'glow':
    case 'sky':
      return null
  }
}

const meet = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

const hidden = (layout: Layout): string[] => {
  const corner = cornerOf(layout)
  return [...layout.back.items, ...layout.items].flatMap((item) => {
    const place = seen(item, corner)
    return place !== null && meet(place, corner)
      ? [`${whatIs(item)} at ${Math.round(place.x)},${Math.round(layout.height - place.y)} above the foot`]
      : []
  })
}

/** A scene at a position as it can be asked for: with the options marked and without, for each seat, with recommended turns. */
function requestsFor(scene: Scene, { position, names, spoken }: RandomPosition): PictureRequest[] {
  const request = { ...requestFor(scene, position), names, language: spoken.language }
  const marked = 'candidates' in request ? [request, { ...request, candidates: [] }] : [request]
  switch (request.scene) {
    case 'table':
      return [
        request,
        {
          ...request,
          candidates: legalChoices(standardRules, request.state).map((choice, i) => ({
            label: `${i + 1}.`,
            choices: [choice],
          })),
        },
      ]
    case 'city':
    case 'bonfire':
      return [...marked, ...request.state.cities.map((_, seat) => ({ ...request, seat, candidates: [] }))]
    case 'piece': {
      const example = ruleEntryById(words('en'), 'fate-gain')?.piece
      return example === undefined ? [] : [request, { ...request, piece: example }]
    }
    default:
      return marked
  }
}

const positions = randomPositions('corner', 100)
const playersIn = ({ position: { state } }: RandomPosition): number => (state.tom === null ? state.cities.length : 1)

it.each(SCENES.flatMap((scene) => [1, 2, 3, 4].map((players) => [scene, players] as const)))(
  'of the scene %s with %i players nothing that is read or recognised lies where Discord lays its badge',
  (scene, players) => {
    const here = positions.filter((one) => playersIn(one) === players)
    const found = new Set(
      here.flatMap((one) =>
        withPseudoLanguage(one.spoken.as, () =>
          requestsFor(scene, one).flatMap((request) => hidden(layoutOf(request))),
        ),
      ),
    )
    expect(here.length).toBeGreaterThan(15)
    expect([...found].slice(0, 20)).toEqual([])
  },
)
