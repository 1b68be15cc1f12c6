import { RULES_EDITIONS, type Rules, standardRules } from '#engine'
import type { PictureRequest, PieceRequest } from '#render'
import type { PublicTable, TableService } from '#table'
import {
  clip,
  EMOJI,
  escapeName,
  type Language,
  LIMITS,
  NEWCOMER_TOPICS,
  type RuleEntry,
  ruleEntryById,
  rulesLookup,
  topicLists,
  type Words,
  words,
} from '#text'
import { rulesButton } from './buttons.ts'
import {
  button,
  buttonRows,
  noticePost,
  PICTURE_PART,
  type Post,
  post,
  putAbove,
  type Row,
  select,
} from './components.ts'
import { type ComponentPress, pressOn } from './custom-id.ts'
import { learnButton } from './learn/post.ts'
import type { HelpPart } from './plain-codecs.ts'
import { type Caller, type OptionalTableContext, type Reply, reply } from './reply.ts'
import { type Subcommand, textOption } from './subcommand.ts'
import { liveMessageLabels } from './table-language.ts'

/** How to play here. */
export const helpCommand: Subcommand = {
  name: 'help',
  run: async (service, caller) => {
    const post = helpPost(await aboutHere(service, caller), caller.language)
    return reply(caller.guest ? putAbove(noticePost(words(caller.language).notices.guest), post) : post)
  },
}

/** Looks something up in the rules. */
export const rulesCommand: Subcommand = {
  name: 'rules',
  options: [textOption('topic', { autocomplete: true })],
  run: async (service, caller, typed) =>
    reply(rulesPost(String(typed.topic ?? ''), await aboutHere(service, caller), caller.language)),
  suggest: async (service, caller, typed) => {
    const about = await aboutHere(service, caller)
    return rulesLookup(words(caller.language), typed, boxOf(about))
      .filter(({ solo }) => solo !== true || typed !== '' || aboutTom(about))
      .map(({ id, title }) => ({ name: clip(title, LIMITS.suggestionName), value: id }))
  },
}

/** What help is about: the table here, or what can be played here. */
export interface GameForHelp {
  readonly table: PublicTable | null
  /** Against Tom, where no table says otherwise. */
  readonly solo: boolean
}

/** In direct messages, games against Tom. */
const aboutOf = ({ guildId }: Caller, table: PublicTable | null): GameForHelp => ({ table, solo: guildId === null })

/** The table here. */
const aboutHere = async (service: TableService, caller: Caller): Promise<GameForHelp> =>
  aboutOf(caller, await service.inChannel(caller.channelId))

/** The rules, for a press on a table's message or on any other. */
const rulesOn = ({ caller, table }: OptionalTableContext, query = ''): Post =>
  rulesPost(query, aboutOf(caller, table), caller.language)

/** The topics of the rules; on a table's message as a private one of its own. */
export const pressShowRulesTopics = (context: OptionalTableContext): Reply =>
  context.table === null ? reply(rulesOn(context)) : { kind: 'ephemeral', post: rulesOn(context) }

export const pressRulesEntry = (context: OptionalTableContext, { entry }: ComponentPress<'about'>): Reply =>
  reply(rulesOn(context, entry))

export const pressRulesSelect = (context: OptionalTableContext): Reply => reply(rulesOn(context, context.values[0]))

/** A page of the help; on a table's message about that table. */
export const pressHelp = ({ caller, table }: OptionalTableContext, { part }: ComponentPress<'help'>): Reply =>
  reply(helpPost(aboutOf(caller, table), caller.language, part))

const goldPost = (parts: Parameters<typeof post>[0], picture: PictureRequest | null = null): Post =>
  post(parts, { accent: 0xffd166, picture })

/** The pieces of the game that is played there. */
const boxOf = ({ table }: GameForHelp): Rules => table?.rules ?? standardRules
const aboutTom = ({ table, solo }: GameForHelp): boolean => table?.solo ?? solo

/** How to play here in five lines; or a page of the rest. */
export function helpPost(about: GameForHelp, language: Language, part: HelpPart = 'help'): Post {
  const { help, phrases, solo, buttons, puzzle } = words(language)
  const to = (one: HelpPart, label: string, look = {}) =>
    button(pressOn(about.table, { verb: 'help', part: one }), label, look)
  const back = buttonRows([to('help', buttons.back)])
  switch (part) {
    case 'help':
      return goldPost([
        `### ${help.help.title}`,
        fiveLines(about, language),
        ...buttonRows([
          learnButton(language),
          to('guide', help.help.pages.guide, { emoji: EMOJI.bonfire }),
          rulesButton(about.table, language),
          button(pressOn(about.table, { verb: 'settings' }), buttons.settings, { emoji: EMOJI.settings }),
          to('more', help.help.pages.more),
        ]),
      ])
    case 'guide':
      return goldPost([
        `### ${EMOJI.bonfire} ${solo.guide.title}`,
        stepsOf(about, language).map((step, nth) => `${nth + 1}. ${step}`),
        ...back,
      ])
    case 'more':
      return goldPost([
        `### ${help.help.pages.more}`,
        [
          help.help.byItself,
          help.help.more,
          phrases.labelled(`**/${puzzle.command.name}**`, `${puzzle.command.description}.`),
        ],
        `-# ${help.reconstructed}`,
        ...back,
      ])
  }
}

function fiveLines(about: GameForHelp, language: Language): string[] {
  const { help, buttons, live, learn } = words(language)
  const { table } = about
  const there = table === null ? { ...buttons, lookAt: live.lookPlaceholder } : liveMessageLabels(table)
  const first = table === null ? help.help.open : aboutTom(about) ? help.help.byItself : help.help.watch(there)
  return [first, help.help.text(there), learn.about, help.help.rules]
}

/** What to know in a first game, against Tom or with others. */
const stepsOf = (about: GameForHelp, language: Language): readonly string[] => {
  const { help, solo } = words(language)
  const { table } = about
  return aboutTom(about)
    ? solo.guide.steps
    : help.help.guide(table === null || table.phase === 'lobby' ? null : table.seats.length)
}

/**
 * The rules look-up: the topic that answers best, above all topics to choose from.
 * @param query an entry's id, or what was typed; empty for the topics alone
 */
export function rulesPost(query: string, about: GameForHelp, language: Language): Post {
  const say = words(language)
  const { help } = say
  const box = boxOf(about)
  const entry = query === '' ? undefined : (ruleEntryById(say, query, box) ?? rulesLookup(say, query, box)[0])
  const lists = topicLists(say, box).map(({ title, entries }, list): Row => {
    const offered = entries.filter((rule) => aboutTom(about) || rule.solo !== true)
    return select(
      pressOn(about.table, { verb: 'topic', list }),
      title,
      offered.map((rule) => ({ value: rule.id, label: rule.title, chosen: rule.id === entry?.id })),
    )
  })
  if (entry !== undefined) return entryPost(entry, lists, about, say)
  const nothing = query === '' ? help.rulesChoose : help.rulesNothing(escapeName(query))
  return goldPost([
    `### ${EMOJI.rules} ${help.rulesTitle}`,
    nothing,
    ...buttonRows(
      NEWCOMER_TOPICS.map((id) => button(pressOn(about.table, { verb: 'about', entry: id }), help.firstQuestions[id])),
    ),
    ...lists,
  ])
}

/** One entry, with its edition, the rulebook's page, and the way to others. */
function entryPost(entry: RuleEntry, lists: readonly Row[], about: GameForHelp, say: Words): Post {
  const box = boxOf(about)
  const related = entry.related.flatMap((id) => ruleEntryById(say, id, box) ?? []).slice(0, LIMITS.buttonsInRow)
  return goldPost(
    [
      `### ${entry.title}`,
      entry.text,
      PICTURE_PART,
      editionText(entry, about, say),
      entry.pages.length === 0 ? null : `-# ${say.entries.pages(entry.pages)}`,
      related.length === 0 ? null : `-# ${say.entries.more}`,
      ...buttonRows(related.map(({ id, title }) => button(pressOn(about.table, { verb: 'about', entry: id }), title))),
      ...lists,
    ],
    pieceOf(entry, box, say.language),
  )
}

const pieceOf = ({ piece }: RuleEntry, rules: Rules, language: Language): PieceRequest | null =>
  piece === undefined ? null : { scene: 'piece', rules, box: rules.hash, names: [], language, piece }

/** Where the editions differ: what holds at this table; both, where there is none. */
function editionText(
  { editions }: RuleEntry,
  { table }: GameForHelp,
  { names, entries, phrases }: Words,
): string | null {
  if (editions === undefined) return null
  if (table !== null) {
    const { edition } = table.options
    return phrases.labelled(`**${entries.here(names.edition[edition].name)}**`, editions[edition])
  }
  return RULES_EDITIONS.map((edition) =>
    phrases.labelled(`**${names.edition[edition].name}**`, editions[edition]),
  ).join('\n')
}
