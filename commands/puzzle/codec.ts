import { z } from 'zod'
import { codec, cut, number } from '../codec.ts'

/** Of the puzzle of a day the next try, or its best turn. What is played in it is pressed as at a table. */
export const ofPuzzle = codec(
  z.strictObject({ day: z.int().min(0).max(999_999), what: z.enum(['again', 'show']) }),
  ({ day, what }) => `${day}:${what}`,
  (argument) => {
    const [day, what] = cut(argument)
    return { day: number(day), what }
  },
)
