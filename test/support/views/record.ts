import { createHash } from 'node:crypto'
import {
  type Caller,
  callerInOwnLanguage,
  handleCommand,
  handleComponent,
  type Post,
  pressOrRefreshOfCustomId,
  type Reply,
  type TypedOptions,
} from '#commands'
import { inWords } from '#commands/components'
import { bodyOf } from '#discord/body'
import type { DrawOutcome } from '#discord/picture-queue'
import { altText, type PictureRequest } from '#render'
import type { Dice } from '#support/dice'
import { pathOf } from '#support/slash'
import type { Person, TableService } from '#table'
import { LANGUAGES, type Language } from '#text'

/** Drawn, or in words as somebody gets it who wants no pictures. */
const FORMS = ['drawn', 'words'] as const
type Form = (typeof FORMS)[number]

/** What Discord is sent at a state, as JSON with each text's lines apart, by the state's name and form. */
export type Views = Map<string, string>

/** Who asks, and where. */
export interface Asker {
  readonly person: Person
  readonly channelId: string
  readonly guildId: string | null
  readonly moderator?: boolean
}

/** A press that changes nothing, as it was found on a body. */
interface Found {
  readonly id: string
  readonly value: string | null
  /** Of a select of which several are to be chosen: the others; null of a button. */
  readonly least: readonly string[] | null
}

/** These only show something, and are tried in this order; what else there is is pressed by name. */
const SHOWING: readonly string[] = [
  ...(['page', 'placing', 'keep', 'plan', 'steps', 'whynot', 'readpanel', 'showpanel', 'refresh'] as const),
  ...(['open', 'look', 'show', 'read', 'log', 'logpage', 'logof', 'logfile', 'since', 'recommend'] as const),
  ...(['afterturn', 'readafterturn', 'showafterturn', 'analysis', 'readanalysis', 'showanalysis'] as const),
  ...(['rules', 'about', 'topic', 'learn', 'settings', 'lobbysettings', 'journal'] as const),
]

/** How often the same is pressed at one table. */
const ENOUGH = 2

/** Asks in every language and form, and keeps what came. */
export class Recorder {
  readonly views: Record<Language, Views>
  private readonly tables: string[] = []
  private readonly wanted = new Map<string, Form>()
  /** How often something was pressed at the present table. */
  private readonly tries = new Map<string, number>()
  private interactions = 0

  constructor(readonly service: TableService) {
    this.views = { en: new Map(), de: new Map(), nl: new Map(), fr: new Map() }
  }

  /** From now on this table is called by its place in the order of these calls: its id is drawn by chance. */
  knows(tableId: string): void {
    if (!this.tables.includes(tableId)) this.tables.push(tableId)
    this.tries.clear()
  }

  caller({ person, channelId, guildId, moderator = false }: Asker, language: Language): Caller {
    return {
      ...{ person, moderator, language, interactionId: String(++this.interactions), guildId, channelId },
      ...{ lacking: [], guest: false },
    }
  }

  /** What is posted by itself, in every language, as everybody sees it; and in words where those are to be had. */
  posted(name: string, made: (language: Language) => Post | null): void {
    for (const language of LANGUAGES) {
      const post = made(language)
      if (post === null) continue
      this.keep(language, `${name} · drawn`, bodyJson(post))
      if (post.picture !== null) this.keep(language, `${name} · words`, bodyJson(inWords(post)))
    }
  }

  /** What somebody is answered who changes nothing by asking. */
  async asked(name: string, asker: Asker, ask: (caller: Caller) => Promise<Reply>): Promise<void> {
    for (const form of (this.wanted.get(asker.person.id) ?? 'drawn') === 'words' ? FORMS.toReversed() : FORMS) {
      await this.wants(asker.person, form)
      for (const language of LANGUAGES) {
        const answer = await ask(await callerInOwnLanguage(this.service, this.caller(asker, language)))
        this.keep(language, `${name} · ${form}`, replyJson(answer))
      }
    }
  }

  /** Settings are kept, which takes longer than what is asked: as seldom as can be. */
  private async wants({ id }: Person, form: Form): Promise<void> {
    if ((this.wanted.get(id) ?? 'drawn') === form) return
    await this.service.saveSettings(id, { pictures: form === 'drawn' })
    this.wanted.set(id, form)
  }

  typed = (asker: Asker, command: string, options: TypedOptions = {}): Promise<void> => {
    const said = Object.entries(options).map(([option, value]) => ` ${option}:${value}`)
    const name = `${asker.channelId} ${asker.person.name} /${command}${said.join('')}`
    return this.asked(name, asker, (caller) => handleCommand(this.service, caller, pathOf(command), options))
  }

  pressed = (name: string, asker: Asker, { id, value }: Pick<Found, 'id' | 'value'>): Promise<void> =>
    this.asked(`${name} > ${this.withoutChance(shortId(id))}${value === null ? '' : `=${value}`}`, asker, (caller) =>
      handleComponent(this.service, caller, pressOrRefreshOfCustomId(id), value === null ? [] : [value]),
    )

  /** Something that changes the table, once, in one language. */
  async changed(
    name: string,
    asker: Asker,
    language: Language,
    form: Form,
    act: (caller: Caller) => Promise<Reply>,
  ): Promise<Reply> {
    await this.wants(asker.person, form)
    const answer = await act(await callerInOwnLanguage(this.service, this.caller(asker, language)))
    this.keep(language, `${name} · ${form}`, replyJson(answer))
    return answer
  }

  /**
   * Types a command, and presses whatever only shows something, on the answer and on what that leads to.
   * @param most presses
   */
  async explored(name: string, asker: Asker, command: string, most: number, options: TypedOptions = {}): Promise<void> {
    const ask = (caller: Caller) => handleCommand(this.service, caller, pathOf(command), options)
    await this.asked(`${name} /${command}`, asker, ask)
    const seen = new Set<string>()
    const waiting = await this.found(asker, ask, seen)
    for (let presses = 0; presses < most; presses++) {
      const next = waiting.toSorted((one, other) => rank(one) - rank(other))[0]
      if (next === undefined) return
      waiting.splice(waiting.indexOf(next), 1)
      await this.pressed(`${name} /${command}`, asker, next)
      const { id, value } = next
      const press = (caller: Caller) =>
        handleComponent(this.service, caller, pressOrRefreshOfCustomId(id), value === null ? [] : [value])
      waiting.push(...(await this.found(asker, press, seen)))
    }
  }

  /** What can be pressed on an answer and was not tried often enough. */
  private async found(asker: Asker, ask: (caller: Caller) => Promise<Reply>, seen: Set<string>): Promise<Found[]> {
    return pressables(await ask(this.caller(asker, 'en'))).filter((one) => {
      const key = `${shortId(one.id)}=${one.value}`
      if (rank(one) < 0 || seen.has(key)) return false
      seen.add(key)
      const tries = this.tries.get(key) ?? 0
      this.tries.set(key, tries + 1)
      return tries < ENOUGH
    })
  }

  /**
   * Presses whatever moves the game on, by dice, and keeps each answer in one language and form.
   * @param first what is typed before
   * @returns how many presses there were: fewer than wanted where nothing was left to press
   */
  async walked(name: string, asker: Asker, first: string, presses: number, dice: Dice): Promise<number> {
    const ask = (caller: Caller) => handleCommand(this.service, caller, pathOf(first), {})
    let found = moves(await this.changed(`${name} /${first}`, asker, 'en', 'drawn', ask))
    for (let nth = 0; nth < presses; nth++) {
      if (found.length === 0) return nth
      const { id, value, least } = dice.pick(found)
      const values = least === null ? [] : [value, ...least].filter((one) => one !== null)
      const said = `${name} ${nth} > ${shortId(id)}${values.length === 0 ? '' : `=${values.join()}`}`
      const language = LANGUAGES[nth % LANGUAGES.length] ?? 'en'
      found = moves(
        await this.changed(said, asker, language, FORMS[nth % 5 === 4 ? 1 : 0], (caller) =>
          handleComponent(this.service, caller, pressOrRefreshOfCustomId(id), values),
        ),
      )
    }
    return presses
  }

  private keep(language: Language, name: string, json: string): void {
    const { views } = this
    if (views[language].has(name)) throw new Error(`two states are called ${name}`)
    views[language].set(name, this.withoutChance(json))
  }

  private withoutChance = (text: string): string =>
    this.tables.reduce((told, id, index) => told.replaceAll(id, `table${index + 1}`), text)
}

/** These move the game on. */
const MOVING: ReadonlySet<string> = new Set([
  ...([
    'page',
    'line',
    'play',
    'place',
    'plan',
    'steps',
    'go',
    'goend',
    'part',
    'together',
    'pay',
    'pieces',
    'keep',
    'repay',
  ] as const),
  ...(['end', 'undo', 'ahead'] as const),
])
const moves = (made: Reply): Found[] => pressables(made).filter(({ id }) => MOVING.has(id.split(':')[3] ?? ''))

const rank = ({ id }: Found): number => SHOWING.indexOf(id.split(':')[3] ?? '')

/** Without the table and its seq: what is pressed. */
const shortId = (id: string): string => id.split(':').slice(3).join(':')

/** All that can be pressed on an answer. */
export const pressables = ({ post }: Reply): Found[] => pressablesIn(bodyOf(post, 'none').body.components)

/** Of a select its first option and its last one, of one of looks every one. */
function pressablesIn(node: unknown): Found[] {
  if (Array.isArray(node)) return node.flatMap(pressablesIn)
  if (typeof node !== 'object' || node === null) return []
  if ('custom_id' in node && typeof node.custom_id === 'string') {
    const id = node.custom_id
    if ('disabled' in node && node.disabled === true) return []
    if (!('options' in node) || !Array.isArray(node.options))
      return 'label' in node ? [{ id, value: null, least: null }] : []
    const values: string[] = node.options.map(({ value }) => String(value))
    if (shortId(id) === 'more')
      return values.map((value) => ({ id: `${id.slice(0, -'more'.length)}${value}`, value: null, least: null }))
    const some = shortId(id) === 'look' ? values : values.filter((_, i) => i === 0 || i === values.length - 1)
    const several = 'min_values' in node && typeof node.min_values === 'number' ? node.min_values : 1
    return some.map((value) => ({ id, value, least: values.filter((one) => one !== value).slice(0, several - 1) }))
  }
  return 'components' in node ? pressablesIn(node.components) : []
}

/** As it would be drawn: named by what it was asked to show, but for the position. */
function drawnAs(picture: PictureRequest | null): DrawOutcome {
  if (picture === null) return 'none'
  const { rules: _, ...asked } = { ...picture, state: null, before: null }
  const hash = createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 8)
  return {
    ...{ bytes: new Uint8Array(), hash: `${picture.scene}-${hash}`, mime: 'image/png', extension: 'png' },
    ...{ width: 1, height: 1, alt: altText(picture) },
  }
}

/** A request's JSON, a line of a text in a line. */
const linesOf = (value: unknown): string =>
  JSON.stringify(
    value,
    (key, inner: unknown) =>
      key === 'content' && typeof inner === 'string' && inner.includes('\n') ? inner.split('\n') : inner,
    1,
  )

const bodyOfPost = (post: Post, options: Parameters<typeof bodyOf>[2] = {}) =>
  bodyOf(post, drawnAs(post.picture), options)

const bodyJson = (post: Post): string => linesOf(bodyOfPost(post).body)

/** An answer with all that goes with it. */
function replyJson(made: Reply): string {
  const { kind, post } = made
  if (kind === 'ephemeral')
    return linesOf({ kind, refuses: made.refuses, ...bodyOfPost(post, { ephemeral: true }).body })
  const { file, direct, written } = kind === 'reply' ? made : {}
  return linesOf({
    kind,
    ...bodyOfPost(post, { ephemeral: true, file }).body,
    ...(file === undefined ? {} : { file: file.text.split('\n') }),
    ...(direct === undefined
      ? {}
      : { direct: bodyOfPost(direct.post).body, otherwise: bodyOfPost(direct.otherwise(null)).body }),
    ...(written === undefined ? {} : { written: bodyOfPost(written.otherwise).body }),
  })
}
