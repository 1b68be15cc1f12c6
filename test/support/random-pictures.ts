import type { PictureRequest } from '#render'
import { type Dice, diceFor } from '#support/dice'
import { everyLanguage, type Spoken } from '#support/pseudo-language'
import { requestFor, type Sample, SCENES, samples } from '#support/sample-picture'

/** A position to be looked at, and the numbers by which `npm run tool -- draw-picture` draws it again (with plain names). */
export interface RandomPosition {
  readonly where: string
  readonly position: Sample
  readonly names: readonly string[]
  readonly spoken: Spoken
}

/** What people may be called: plain, 32 wide characters, emoji, right to left, tall letters, nothing at all. */
const NAMES = [
  'Ada',
  'Bartholomew',
  'W'.repeat(32),
  '名前がとても長い人のための試験です名前がとても長い人のための試験',
  '이름이아주긴사람을위한시험입니다이름이아주긴사람을위한시험입니다',
  '👨‍👩‍👧‍👦🏳️‍🌈🔥🔥🔥🔥🔥🔥🔥🔥',
  '🦊 Fuchs',
  'אבגדהוזחטיכלמנסעפצקרשתאבגדהוזחטי',
  'محمد بن عبد الله الطويل جدا جدا',
  'Åsa Ñandú Ǧőĝ',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘',
  'Ωmega Жук',
  'ab\u202ecd\ne\tf',
  ' ',
] as const

const GAMES_EACH = 2
let games: { readonly players: number; readonly seed: number; readonly positions: readonly Sample[] }[] = []
/** Two games for each number of players, played once. */
function allGames() {
  if (games.length === 0)
    games = [1, 2, 3, 4].flatMap((players) =>
      Array.from({ length: GAMES_EACH }, (_, seed) => ({ players, seed, positions: [...samples({ players, seed })] })),
    )
  return games
}

function nameSeats(dice: Dice, { state }: Sample): string[] {
  if (state.tom !== null) return [dice.pick(NAMES), 'Tom']
  return state.cities.map(() => dice.pick(NAMES))
}

/**
 * Positions of whole games for 1 (against Tom) to 4 players, each as likely, with all kinds of names, in one language
 * after the other.
 * @param name the same one gives the same positions
 */
export function randomPositions(name: string, count: number): RandomPosition[] {
  const dice = diceFor(name)
  return Array.from({ length: count }, (_, i) => {
    const { players, seed, positions } = dice.pick(allGames())
    const choices = dice.below(positions.length)
    const position = dice.pick(positions.slice(choices, choices + 1))
    const where = `--players ${players} --seed ${seed} --choices ${choices}`
    return { where, position, names: nameSeats(dice, position), spoken: everyLanguage(i) }
  })
}

/** Each scene in turn, each of another position. */
export function randomPictures(name: string, count: number): { where: string; request: PictureRequest }[] {
  return randomPositions(name, count).map(({ where, position, names }, i) => {
    const scene = SCENES[i % SCENES.length] ?? 'table'
    return { where: `--scene ${scene} ${where}`, request: { ...requestFor(scene, position), names } }
  })
}
