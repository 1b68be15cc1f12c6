import { z } from 'zod'
import { LESSONS } from '#text'
import { codec, cut, number } from '../codec.ts'

/** A lesson by its number, from 1, or an answer to it, from 0. */
export const ofLesson = codec(
  z.strictObject({ lesson: z.int().min(1).max(LESSONS.length), answer: z.int().min(0).max(2).nullable() }),
  ({ lesson, answer }) => (answer === null ? String(lesson) : `${lesson}:${answer}`),
  (argument) => {
    const [lesson, answer] = cut(argument)
    return { lesson: number(lesson), answer: answer === '' ? null : number(answer) }
  },
)
