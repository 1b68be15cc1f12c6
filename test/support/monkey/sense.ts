import { pressOrRefreshOfCustomId } from '#commands'
import { NO_TABLE } from '#commands/custom-id'
import type { PanelPage } from '#commands/panel-codecs'
import { VERBS, type Verb } from '#commands/verbs'
import {
  type CountedGoods,
  countGoods,
  type Dealings,
  type DeclaredPrice,
  dealingsIn,
  declaredPriceOf,
} from '#support/monkey/goods'
import type { MessageContents, Pressable, ReadOption } from '#support/monkey/read-message'
import { EMOJI, words } from '#text'

const { buttons, live, notices, panel } = words('en')

/** What comes of a press, and of an action that ends the turn by passing. */
export type Sense = (typeof VERBS)[Verb]['does'] | 'pass'

/** A monkey cannot read: it tells by the id what something is for. What it promises is held against the words. */
export function senseOf({ id }: Pick<Pressable, 'id'>): Sense {
  const decoded = pressOrRefreshOfCustomId(id)
  if (decoded.kind === 'refresh') return 'look'
  const { press } = decoded
  if (press.verb === 'page' && press.page === 'turn') return 'look'
  if (press.verb === 'play' && (press.line === 'pass' || press.line === 'out')) return 'pass'
  if (press.verb === 'play' && press.line.endsWith(';end')) return 'end'
  if (press.verb === 'together' && press.ends) return 'end'
  return VERBS[press.verb].does
}

export function verbOf({ id }: Pick<Pressable, 'id'>): Verb | null {
  const decoded = pressOrRefreshOfCustomId(id)
  return decoded.kind === 'press' ? decoded.press.verb : null
}

/** The table that a button is about; null when it is about none. */
export function tableOf({ id }: Pick<Pressable, 'id'>): string | null {
  const decoded = pressOrRefreshOfCustomId(id)
  const table = decoded.kind === 'press' ? decoded.press.table : decoded.table
  return table === NO_TABLE ? null : table
}

/** The entry of the turn's menu that a button opens. */
export function pageOf({ id }: Pick<Pressable, 'id'>): PanelPage | null {
  const decoded = pressOrRefreshOfCustomId(id)
  return decoded.kind === 'press' && decoded.press.verb === 'page' ? decoded.press.page : null
}

/** What somebody's own panel tells of them: what they hold (null where it does not say), and of the turn so far. */
export interface Standing {
  readonly held: CountedGoods | null
  readonly told: Dealings
}

/** @param others names of the other people, whose sentences do not count */
export function standingIn(reading: MessageContents, others: readonly string[]): Standing {
  const lines = reading.texts.flatMap((text) => text.split('\n'))
  const held = lines.find((line) => /^-# You hold [^.]*\.$/u.test(line))
  return { held: held === undefined ? null : countGoods(held), told: toldIn(lines, others) }
}

const toldIn = (lines: readonly string[], others: readonly string[]): Dealings =>
  dealingsIn(lines.filter((line) => !/^(-#|>|#)/u.test(line) && !others.some((name) => line.startsWith(`${name} `))))

/**
 * The line that says why a press had no effect, or what else is the matter: a quotation on a panel; above a table that is
 * not played, or not any more, it stands alone.
 */
export function noticeIn({ texts }: MessageContents): string | null {
  const lines = texts.flatMap((text) => text.split('\n'))
  return lines.find((line) => line.startsWith('> '))?.slice(2) ?? lines.find((line) => ALONE.has(line)) ?? null
}

const ALONE: ReadonlySet<unknown> = new Set(Object.values(notices).filter((one) => typeof one === 'string'))

export const turnIsOver = ({ texts }: MessageContents): boolean => texts[0]?.startsWith(`${EMOJI.endTurn} `) === true

/** Whom the live message names, and whether it is one; null for any other message. */
export function liveTurn(reading: MessageContents): string | null {
  if (!reading.pressables.some(({ label }) => label === buttons.takeTurn)) return null
  const first = reading.texts[0] ?? ''
  const named = /<@(\d+)>/u.exec(first)?.[1]
  // An empty seat's turn calls all others.
  return named !== undefined && first.includes(live.turnOf(`<@${named}>`)) ? named : null
}

export const isFinal = (reading: MessageContents): boolean =>
  reading.pressables.some(({ label }) => label === buttons.newGame) && reading.texts[0]?.startsWith('## ') === true

/** What pressing this promises; null where it promises nothing that could be counted. */
export function declaredPriceFor(
  reading: MessageContents,
  pressed: Pressable,
  option: ReadOption | null,
): DeclaredPrice | null {
  if (option === null) {
    const decoded = pressOrRefreshOfCustomId(pressed.id)
    const press = decoded.kind === 'press' ? decoded.press : null
    // What a point in place of a bonus brings is said on the button alone.
    if (press?.verb === 'together' && press.line.endsWith('point')) return null
    if (press?.verb === 'go' || press?.verb === 'goend' || press?.verb === 'together')
      return declaredPriceOf(reading.texts.findLast((text) => text.startsWith('-# ')) ?? '')
    if (press?.verb === 'play' && senseOf(pressed) === 'move')
      return /(^|;)task \w+$/u.test(press.line) ? null : lineTold(reading, pressed)
    if (senseOf(pressed) === 'end') return declaredPriceOf('')
    const points = /^Pass for (\d+) point/u.exec(pressed.label)?.[1]
    return points === undefined ? null : declaredPriceOf(`Gain +${points} ${EMOJI.points}`)
  }
  if (pressed.label.startsWith(panel.choosePlace)) {
    const thrown = reading.texts.find((text) => text.startsWith(`-# ${EMOJI.discard} `)) ?? ''
    return { ...declaredPriceOf(`Gain ${option.label.slice(4)}`), discards: countGoods(thrown) }
  }
  if (/^[A-Z]+ · Discard /u.test(option.label)) return null
  // That is the price of all of it: what is left for the task, and where it goes, is asked first.
  if (/(^|;)task \w+$/u.test(option.value)) return null
  const payment = paymentIn(option.label)
  if (payment !== null) return { ...declaredPriceOf(''), price: payment, open: true }
  return declaredPriceOf(option.description)
}

/** What stands over a line's button of it: "-# **A** · Pay 🟩 · …", or by what the button is called. */
function lineTold(reading: MessageContents, { label }: Pressable): DeclaredPrice | null {
  const mark = label.split(' ')[0] ?? ''
  const said = reading.texts
    .flatMap((text) => text.split('\n'))
    .find((text) => text.startsWith(`-# **${mark}** · `) || text.startsWith(`-# **${/\d/.exec(label)?.[0]}** · `))
  return said === undefined ? null : declaredPriceOf(said)
}

/** An option that pays and does nothing else: "Pay 🟦🟦". */
export const paymentIn = (label: string): CountedGoods | null => (label.startsWith('Pay ') ? countGoods(label) : null)
