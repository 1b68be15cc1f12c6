import { z } from 'zod'

/** One of the shapes that `kind` tells apart; nothing else may stand in it. */
export const ofKind = <K extends string, S extends z.core.$ZodLooseShape>(kind: K, fields: S) =>
  z.strictObject({ kind: z.literal(kind), ...fields })
