import { PrismaClientKnownRequestError } from '@prisma/client/runtime/client'
import { kindOf } from './statements.ts'

/**
 * Does a write whose key somebody else may have.
 *
 * @returns true when it is written, false when a row with that key was there already (then nothing is written)
 */
export async function unlessTaken(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write()
    return true
  } catch (error) {
    if (error instanceof PrismaClientKnownRequestError && error.code === 'P2002') return false
    if (kindOf(error) === 'UniqueConstraintViolation') return false
    throw error
  }
}
