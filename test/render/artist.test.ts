import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { newGame, standardRules } from '#engine'
import { type Artist, altText, type PictureRequest, startArtist } from '#render'
import { encodePng } from '#render/png'
import { coloursByCrystal, guardianColours, resourceColours, seatColours, tileColours } from '#render/tokens'
import { rasterizeRequest } from '#render/worker'
import { seedFor } from '#support/dice'
import { otherRules } from '#support/other-box'
import { requestFor, SCENES, sample, samples } from '#support/sample-picture'
import { setupFor } from '#support/setups'

const artist: Artist = startArtist({ workers: 1 })
afterAll(() => artist.close())

const run = promisify(execFile)
const LIMITS = { table: 250_000, city: 150_000 } as const

/** Colours that tell things apart. */
const CODING = [
  ...Object.values(resourceColours),
  ...Object.values(tileColours).flatMap(({ fill, sign }) => [fill, sign]),
  ...Object.values(coloursByCrystal).flatMap(({ fill, dark, light }) => [fill, dark, light]),
  ...Object.values(guardianColours).flatMap(({ fill, sign }) => [fill, sign]),
  ...seatColours.flatMap(({ fill, sign }) => [fill, sign]),
]

/** What a PNG shows of an area of one colour. */
async function shownOf(hex: string): Promise<string> {
  const value = Number.parseInt(hex.slice(1), 16)
  const pixel = [value >> 16, (value >> 8) & 255, value & 255, 255]
  const data = Uint8ClampedArray.from(Array.from({ length: 16 }, () => pixel).flat())
  const shown = await sharp(encodePng({ width: 4, height: 4, read: () => data }))
    .removeAlpha()
    .raw()
    .toBuffer()
  return `#${shown.subarray(0, 3).toString('hex')}`
}

describe('a PNG of 256 colours', () => {
  it.each([...new Set(CODING)])('shows %s, which tells things apart, exactly', async (hex) => {
    expect(await shownOf(hex)).toBe(hex)
  })

  it.each(SCENES)('is near to what was painted of %s', async (scene) => {
    const painted = rasterizeRequest(requestFor(scene, sample({ players: 4, seed: 31, choices: 150 })))
    const shown = await sharp(encodePng(painted)).ensureAlpha().raw().toBuffer()
    const off = painted
      .read(0, painted.height)
      .reduce((sum, channel, at) => sum + Math.abs(channel - (shown[at] ?? 0)), 0)
    expect(off / (painted.width * painted.height * 3)).toBeLessThan(1.2)
  })
})

describe('the artist', () => {
  it('draws games of two boxes in turns, and tells each by its own', async () => {
    const requests = [standardRules, otherRules].flatMap((rules): PictureRequest[] => {
      const state = newGame(rules, { ...setupFor('artist', 2, 'rulebook', seedFor('artist')), box: rules.hash })
      const all = { rules, state, names: ['Ann', 'Ben'], language: 'en', candidates: [] } as const
      return [
        { ...all, scene: 'island', island: 'A1' },
        { ...all, scene: 'table', lastTurn: null },
      ]
    })
    const inTurns = [0, 2, 1, 3, 0].flatMap((at) => requests[at] ?? [])
    const pictures = await Promise.all(inTurns.map((request) => artist.draw(request)))
    pictures.forEach((picture, index) => {
      const request = inTurns[index]
      if (request === undefined) throw new Error('there are as many pictures as requests')
      expect(picture.alt).toBe(altText(request))
      expect(Buffer.compare(picture.bytes, encodePng(rasterizeRequest(request)))).toBe(0)
    })
    expect(pictures[0]?.alt).not.toBe(pictures[1]?.alt)
  })

  it.each(SCENES)('draws %s the same on a canvas that was larger, and full of another picture', (scene) => {
    const position = sample({ players: 3, seed: 4, choices: 150 })
    const first = encodePng(rasterizeRequest(requestFor(scene, position)))
    for (const other of SCENES) rasterizeRequest(requestFor(other, sample({ players: 4, seed: 5, choices: 200 })))
    expect(Buffer.compare(encodePng(rasterizeRequest(requestFor(scene, position))), first)).toBe(0)
  })

  it.each(SCENES)('draws %s as a PNG picture of the size that it says, with alt text', async (scene) => {
    const picture = await artist.draw(requestFor(scene, sample({ players: 3, seed: 4, choices: 150 })))
    const { format, width, height } = await sharp(picture.bytes).metadata()
    expect(format).toBe('png')
    expect([width, height]).toEqual([picture.width, picture.height])
    expect(picture).toMatchObject({ mime: 'image/png', extension: 'png' })
    expect(picture.alt.length).toBeGreaterThan(20)
  })

  it('keeps the table under 250 kB and a city under 150 kB, whatever happens in a game', async () => {
    for (const players of [1, 4]) {
      const game = [...samples({ players, seed: 70 + players })]
      for (const share of [0.1, 0.5, 0.75, 1])
        for (const scene of ['table', 'city'] as const) {
          const position = game[Math.floor((game.length - 1) * share)]
          if (position === undefined) throw new Error('the game is shorter than itself')
          const { bytes } = await artist.draw(requestFor(scene, position))
          expect(bytes.length).toBeLessThan(LIMITS[scene])
          expect(bytes.length).toBeGreaterThan(20_000)
        }
    }
  })

  it('draws the same position to the same bytes, whatever was drawn between', async () => {
    const request = requestFor('city', sample({ players: 4, seed: 3, choices: 210 }))
    const first = await artist.draw(request)
    await artist.draw(requestFor('table', sample({ players: 2, seed: 1, choices: 80 })))
    await artist.draw(requestFor('fate', sample({ players: 4, seed: 3, choices: 138 })))
    const again = await artist.draw(request)
    expect(Buffer.from(again.bytes).equals(Buffer.from(first.bytes))).toBe(true)
  })

  it('goes on after a request that cannot be drawn', async () => {
    const request = requestFor('island', sample({ players: 2, seed: 1, choices: 10 }))
    const broken: PictureRequest = request.scene === 'island' ? { ...request, island: 'Z9' } : request
    await expect(artist.draw(broken)).rejects.toThrow(/Z9/)
    await expect(artist.draw(request)).resolves.toMatchObject({ width: 1000 })
  })

  it('gives its memory back between pictures, in a process of its own', async () => {
    const options = ['--pictures', '60', '--different', '1', '--workers', '1']
    // Ends with another status, and throws here, when 50 MB are kept. Were their pixels kept, it would be 470 MB.
    const { stdout } = await run(process.execPath, ['--expose-gc', 'run.mjs', 'bench/index.ts', 'leak', ...options])
    expect(JSON.parse(stdout)).toMatchObject({ bench: 'leak', pictures: 60 })
  })
})
