import { z } from 'zod'
import type { FromPage, TypedOption } from '#sandbox/page-protocol'

/** A page's frames are decoded here; what does not fit is refused with a line that says where. */

const option: z.ZodType<TypedOption> = z.lazy(() =>
  z.object({
    name: z.string(),
    type: z.int(),
    value: z.union([z.string(), z.number(), z.boolean()]).exactOptional(),
    focused: z.boolean().exactOptional(),
    options: z.array(option).exactOptional(),
  }),
)
const typed = { nonce: z.string(), channelId: z.string(), name: z.string(), options: z.array(option) }

export const fromPage: z.ZodType<FromPage> = z.discriminatedUnion('t', [
  z.object({ t: z.literal('command'), ...typed }),
  z.object({ t: z.literal('autocomplete'), ...typed }),
  z.object({
    t: z.literal('press'),
    nonce: z.string(),
    channelId: z.string(),
    messageId: z.string(),
    customId: z.string(),
    componentType: z.int(),
    values: z.array(z.string()).exactOptional(),
  }),
  z.object({
    t: z.literal('modal'),
    nonce: z.string(),
    of: z.string(),
    customId: z.string(),
    fields: z.array(z.object({ customId: z.string(), value: z.string(), values: z.array(z.string()).exactOptional() })),
  }),
  z.object({ t: z.literal('say'), channelId: z.string(), content: z.string().min(1).max(2000) }),
  z.object({ t: z.literal('openThread'), channelId: z.string(), name: z.string().min(1).max(100) }),
  z.object({
    t: z.literal('changeThread'),
    channelId: z.string(),
    archived: z.boolean().exactOptional(),
    locked: z.boolean().exactOptional(),
  }),
  z.object({ t: z.literal('openDm') }),
  z.object({
    t: z.literal('history'),
    nonce: z.string(),
    channelId: z.string(),
    before: z.string().exactOptional(),
  }),
  z.object({ t: z.literal('closeDms'), closed: z.boolean() }),
])
