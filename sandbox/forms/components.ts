import {
  ButtonStyle,
  ChannelType,
  ComponentType,
  SelectMenuDefaultValueType,
  SeparatorSpacingSize,
} from 'discord-api-types/v10'
import { z } from 'zod'
import { list, mediaUrl, snowflake, text } from './form.ts'

/** Every component may be numbered; Discord numbers those that are not. */
export const numbered = { id: z.int().min(0).max(2_147_483_647).exactOptional() }

const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Regional_Indicator}|^[#*0-9]\uFE0F?\u20E3$/u

/** One of Unicode, or an id: whether there is such a one is looked up elsewhere. */
const emoji = z
  .object({ id: snowflake.exactOptional(), name: text(1, 32).exactOptional(), animated: z.boolean().exactOptional() })
  .refine(
    ({ id, name }) => id !== undefined || (name !== undefined && PICTOGRAPH.test(name)),
    'COMPONENT_INVALID_EMOJI: Invalid emoji',
  )

export const customId = text(1, 100)

const NO_URL = 'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE: A custom id and url cannot both be specified'

const buttonBase = {
  ...numbered,
  type: z.literal(ComponentType.Button),
  label: text(80).exactOptional(),
  emoji: emoji.exactOptional(),
  disabled: z.boolean().exactOptional(),
}

const pressable = z.object({
  ...buttonBase,
  style: z.literal([ButtonStyle.Primary, ButtonStyle.Secondary, ButtonStyle.Success, ButtonStyle.Danger]),
  custom_id: z
    .string({
      error: (issue) =>
        issue.input === undefined ? 'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED: A custom id is required' : undefined,
    })
    .pipe(customId),
  url: z.never(NO_URL).exactOptional(),
})

const link = z.object({
  ...buttonBase,
  style: z.literal(ButtonStyle.Link),
  url: z
    .string({
      error: (issue) => (issue.input === undefined ? 'BUTTON_COMPONENT_URL_REQUIRED: A url is required' : undefined),
    })
    .pipe(text(1, 512))
    .refine(
      (url) => /^(https?|discord):\/\/\S+$/i.test(url),
      `URL_TYPE_INVALID_SCHEME: Scheme must be one of ('http', 'https', 'discord').`,
    ),
  custom_id: z.never(NO_URL).exactOptional(),
})

/** Buttons need a label where no emoji stands. Buttons that sell something do not exist here. */
const button = z
  .discriminatedUnion('style', [pressable, link], {
    error: () => 'BASE_TYPE_CHOICES: Value must be one of {1, 2, 3, 4, 5}.',
  })
  .refine(({ label, emoji }) => emoji !== undefined || (label ?? '') !== '', {
    path: ['label'],
    error: 'BASE_TYPE_REQUIRED: This field is required',
  })

const selectBase = {
  ...numbered,
  custom_id: customId,
  placeholder: text(150).exactOptional(),
  min_values: z.int().min(0).max(25).exactOptional(),
  max_values: z.int().min(1).max(25).exactOptional(),
  disabled: z.boolean().exactOptional(),
  required: z.boolean().exactOptional(),
}

const option = z.object({
  label: text(1, 100),
  value: text(1, 100),
  description: text(100).exactOptional(),
  emoji: emoji.exactOptional(),
  default: z.boolean().exactOptional(),
})

export const stringSelect = z
  .object({ ...selectBase, type: z.literal(ComponentType.StringSelect), options: list(option, 25, 1) })
  .superRefine((select, check) => {
    const seen = new Set<string>()
    select.options.forEach(({ value }, at) => {
      if (seen.has(value)) {
        check.addIssue({
          code: 'custom',
          path: ['options', at],
          message: 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED: The specified option value is already used',
        })
      }
      seen.add(value)
    })
    const [least, most] = [select.min_values ?? 1, select.max_values ?? 1]
    if (least > most) {
      check.addIssue({
        code: 'custom',
        path: ['min_values'],
        message: `SELECT_COMPONENT_MIN_VALUES_EXCEEDS_MAX_VALUES: min_values must be less than or equal to ${most}`,
      })
    }
    if (most > select.options.length || least > select.options.length) {
      check.addIssue({
        code: 'custom',
        path: most > select.options.length ? ['max_values'] : ['min_values'],
        message: `SELECT_COMPONENT_MAX_VALUES_EXCEEDS_OPTIONS: Must be less than or equal to the number of options (${select.options.length})`,
      })
    }
    if (select.options.filter((one) => one.default === true).length > most) {
      check.addIssue({
        code: 'custom',
        path: ['options'],
        message: 'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES: Too many default values specified',
      })
    }
  })

function pick<const T extends SelectMenuDefaultValueType>(kinds: readonly [T, ...T[]]) {
  return list(z.object({ id: snowflake, type: z.literal([...kinds]) }), 25).exactOptional()
}

const { User, Role, Channel } = SelectMenuDefaultValueType
const userSelect = z.object({
  ...selectBase,
  type: z.literal(ComponentType.UserSelect),
  default_values: pick([User]),
})
const roleSelect = z.object({
  ...selectBase,
  type: z.literal(ComponentType.RoleSelect),
  default_values: pick([Role]),
})
const mentionableSelect = z.object({
  ...selectBase,
  type: z.literal(ComponentType.MentionableSelect),
  default_values: pick([User, Role]),
})
const channelSelect = z.object({
  ...selectBase,
  type: z.literal(ComponentType.ChannelSelect),
  default_values: pick([Channel]),
  channel_types: z.array(z.enum(ChannelType)).exactOptional(),
})

const inRow = z.discriminatedUnion('type', [
  button,
  stringSelect,
  userSelect,
  roleSelect,
  mentionableSelect,
  channelSelect,
])

/** A row is five buttons wide, and a select takes all of it. */
const row = z
  .object({ ...numbered, type: z.literal(ComponentType.ActionRow), components: list(inRow, 5, 1) })
  .superRefine(({ components }, check) => {
    let width = 0
    components.forEach((component, at) => {
      width += component.type === ComponentType.Button ? 1 : 5
      if (width > 5) {
        check.addIssue({
          code: 'custom',
          path: ['components', at],
          message: 'COMPONENT_LAYOUT_WIDTH_EXCEEDED: The specified component exceeds the maximum width',
        })
      }
    })
  })

export const textDisplay = z.object({
  ...numbered,
  type: z.literal(ComponentType.TextDisplay),
  content: text(1, 4000),
})

const media = z.object({ url: mediaUrl })
const shown = { description: text(1, 1024).exactOptional(), spoiler: z.boolean().exactOptional() }

const thumbnail = z.object({ ...numbered, type: z.literal(ComponentType.Thumbnail), media, ...shown })

const section = z.object({
  ...numbered,
  type: z.literal(ComponentType.Section),
  components: list(z.discriminatedUnion('type', [textDisplay]), 3, 1),
  accessory: z.discriminatedUnion('type', [button, thumbnail]),
})

const gallery = z.object({
  ...numbered,
  type: z.literal(ComponentType.MediaGallery),
  items: list(z.object({ media, ...shown }), 10, 1),
})

const file = z.object({
  ...numbered,
  type: z.literal(ComponentType.File),
  file: z.object({
    url: text(2048).refine(
      (url) => /^attachment:\/\/\S+$/.test(url),
      `URL_TYPE_INVALID_SCHEME: Scheme must be one of ('attachment',).`,
    ),
  }),
  spoiler: z.boolean().exactOptional(),
})

const separator = z.object({
  ...numbered,
  type: z.literal(ComponentType.Separator),
  divider: z.boolean().exactOptional(),
  spacing: z.enum(SeparatorSpacingSize).exactOptional(),
})

const container = z.object({
  ...numbered,
  type: z.literal(ComponentType.Container),
  accent_color: z.int().min(0).max(0xffffff).exactOptional(),
  spoiler: z.boolean().exactOptional(),
  components: list(z.discriminatedUnion('type', [row, section, textDisplay, gallery, file, separator]), 40, 1),
})

/** What may stand in a message without IS_COMPONENTS_V2. */
export const classicComponents = list(z.discriminatedUnion('type', [row]), 5)

/** What may stand in a message with IS_COMPONENTS_V2; the count of all, nested ones too, is checked elsewhere. */
export const layoutComponents = z.array(
  z.discriminatedUnion('type', [row, section, textDisplay, gallery, file, separator, container]),
)
