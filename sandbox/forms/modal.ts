import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord-api-types/v10'
import { z } from 'zod'
import { customId, numbered, stringSelect, textDisplay } from './components.ts'
import { list, text, withoutNulls } from './form.ts'

const inputBase = {
  ...numbered,
  type: z.literal(ComponentType.TextInput),
  custom_id: customId,
  style: z.enum(TextInputStyle),
  placeholder: text(100).exactOptional(),
  value: text(4000).exactOptional(),
  min_length: z.int().min(0).max(4000).exactOptional(),
  max_length: z.int().min(1).max(4000).exactOptional(),
  required: z.boolean().exactOptional(),
}

/** In a row of its own a text input brings its label; inside a label component it must not. */
const row = z.object({
  ...numbered,
  type: z.literal(ComponentType.ActionRow),
  components: list(z.discriminatedUnion('type', [z.object({ ...inputBase, label: text(1, 45) })]), 1, 1),
})
/** Only emoji of Unicode. */
const selectOfModal = stringSelect.refine(
  ({ options }) => options.every(({ emoji }) => emoji?.id === undefined),
  'COMPONENT_INVALID_EMOJI: Invalid emoji',
)
const label = z.object({
  ...numbered,
  type: z.literal(ComponentType.Label),
  label: text(1, 45),
  description: text(1, 100).exactOptional(),
  component: z.discriminatedUnion('type', [z.object(inputBase), selectOfModal]),
})

/** A modal: a title and one to five components, their custom ids all different. */
export const modal: z.ZodType<APIModalInteractionResponseCallbackData> = z
  .object({
    custom_id: customId,
    title: text(1, 45),
    components: z.preprocess(withoutNulls, list(z.discriminatedUnion('type', [row, label, textDisplay]), 5, 1)),
  })
  .superRefine(({ components }, check) => {
    const seen = new Set<string>()
    components.forEach((component, at) => {
      const inner =
        component.type === ComponentType.Label
          ? [component.component]
          : component.type === ComponentType.ActionRow
            ? component.components
            : []
      for (const { custom_id } of inner) {
        if (seen.has(custom_id)) {
          check.addIssue({
            code: 'custom',
            path: ['components', at],
            message: 'COMPONENT_CUSTOM_ID_DUPLICATED: Component custom id cannot be duplicated',
          })
        }
        seen.add(custom_id)
      }
    })
  })
