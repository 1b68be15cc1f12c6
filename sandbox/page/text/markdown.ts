/**
 * Discord's markdown, read into plain data. Nothing here makes HTML: `text.tsx` turns the tree into elements,
 * so what somebody writes can never become markup.
 */

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: Wrap; readonly inside: readonly Inline[] }
  | { readonly kind: 'link'; readonly url: string; readonly inside: readonly Inline[] }
  | { readonly kind: 'user' | 'channel' | 'role'; readonly id: string }
  | { readonly kind: 'everyone'; readonly text: string }
  | { readonly kind: 'command'; readonly path: string }
  | { readonly kind: 'time'; readonly seconds: number; readonly style: string }
  | { readonly kind: 'emoji'; readonly name: string; readonly id: string; readonly animated: boolean }

export type Wrap = 'bold' | 'italics' | 'underline' | 'strike' | 'spoiler'

export type Block =
  | { readonly kind: 'text'; readonly inside: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly inside: readonly Inline[] }
  | { readonly kind: 'subtext'; readonly inside: readonly Inline[] }
  | { readonly kind: 'quote'; readonly inside: readonly Block[] }
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'codeBlock'; readonly language: string; readonly text: string }

/** Reads a whole message: blocks of code first, then line by line. Never throws; what is no markup is text. */
export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = []
  const fence = /```(?:([a-zA-Z0-9+#_-]+)\n)?\n*([\s\S]+?)\n*```\n?/g
  let from = 0
  for (const found of source.matchAll(fence)) {
    blocks.push(...parseLines(source.slice(from, found.index)))
    blocks.push({ kind: 'codeBlock', language: found[1] ?? '', text: found[2] ?? '' })
    from = found.index + found[0].length
  }
  blocks.push(...parseLines(source.slice(from)))
  return blocks
}

const bullet = /^( *)(?:[-*]|(\d{1,9})\.) +(.+)$/

function parseLines(source: string): Block[] {
  if (source === '') return []
  const lines = source.split('\n')
  const blocks: Block[] = []
  let plain: string[] = []
  const flush = () => {
    if (plain.length > 0) blocks.push({ kind: 'text', inside: parseInline(plain.join('\n')) })
    plain = []
  }
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? ''
    const heading = /^(#{1,3}) +(.+)$/.exec(line)
    const subtext = /^-# +(.+)$/.exec(line)
    if (heading) {
      flush()
      blocks.push({ kind: 'heading', level: headingLevel(heading[1] ?? '#'), inside: parseInline(heading[2] ?? '') })
      at++
    } else if (subtext) {
      flush()
      blocks.push({ kind: 'subtext', inside: parseInline(subtext[1] ?? '') })
      at++
    } else if (line.startsWith('>>> ')) {
      flush()
      blocks.push({ kind: 'quote', inside: parseLines([line.slice(4), ...lines.slice(at + 1)].join('\n')) })
      at = lines.length
    } else if (line.startsWith('> ')) {
      flush()
      const until = firstIndexFrom(lines, at, (l) => !l.startsWith('> '))
      const quoted = lines.slice(at, until).map((l) => l.slice(2))
      blocks.push({ kind: 'quote', inside: parseLines(quoted.join('\n')) })
      at = until
    } else if (bullet.test(line)) {
      flush()
      const until = endOfList(lines, at)
      blocks.push(parseList(lines.slice(at, until)))
      at = until
    } else {
      plain.push(line)
      at++
    }
  }
  // A last line break belongs to the block that follows (or ends the message), it is no empty line.
  if (plain.at(-1) === '' && plain.length > 1) plain.pop()
  if (plain.join('') !== '' || blocks.length === 0) flush()
  return blocks
}

/** A list goes on while lines are items of its kind or indented; a numbered line below a bullet begins another list. */
function endOfList(lines: readonly string[], from: number): number {
  const first = bullet.exec(lines[from] ?? '')
  const indent = first?.[1]?.length ?? 0
  const numbered = first?.[2] !== undefined
  return firstIndexFrom(lines, from + 1, (line) => {
    const item = bullet.exec(line)
    if (item && (item[1]?.length ?? 0) <= indent) return (item[2] !== undefined) !== numbered
    return !/^ {2,}\S/.test(line)
  })
}

function parseList(lines: readonly string[]): Block {
  const first = bullet.exec(lines[0] ?? '')
  const indent = first?.[1]?.length ?? 0
  const items: string[][] = []
  for (const line of lines) {
    const found = bullet.exec(line)
    if (found && (found[1]?.length ?? 0) <= indent) items.push([found[3] ?? ''])
    else items.at(-1)?.push(line.replace(/^ {1,2}/, ''))
  }
  const number = first?.[2]
  return {
    kind: 'list',
    start: number === undefined ? null : Number(number),
    items: items.map((item) => parseLines(item.join('\n'))),
  }
}

function headingLevel(hashes: string): 1 | 2 | 3 {
  return hashes.length === 1 ? 1 : hashes.length === 2 ? 2 : 3
}

function firstIndexFrom(lines: readonly string[], from: number, is: (line: string) => boolean): number {
  for (let at = from; at < lines.length; at++) if (is(lines[at] ?? '')) return at
  return lines.length
}

interface Rule {
  readonly pattern: RegExp
  /** null: it only looked like it, go on with the next rule. */
  readonly make: (found: readonly string[]) => Inline | null
}

const rules: readonly Rule[] = [
  { pattern: /\\([^0-9A-Za-z\s])/y, make: ([, text = '']) => ({ kind: 'text', text }) },
  {
    pattern: /(`+)([\s\S]*?[^`])\1(?!`)/y,
    make: ([, , text = '']) => ({ kind: 'code', text: text.replace(/^ (.*) $/s, '$1') }),
  },
  { pattern: /<@!?(\d+)>/y, make: ([, id = '']) => ({ kind: 'user', id }) },
  { pattern: /<@&(\d+)>/y, make: ([, id = '']) => ({ kind: 'role', id }) },
  { pattern: /<#(\d+)>/y, make: ([, id = '']) => ({ kind: 'channel', id }) },
  { pattern: /<\/([-_\p{L}\p{N} ]{1,98}):\d+>/uy, make: ([, path = '']) => ({ kind: 'command', path }) },
  {
    pattern: /<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y,
    make: ([, seconds = '0', style = 'f']) => ({ kind: 'time', seconds: Number(seconds), style }),
  },
  {
    pattern: /<(a?):(\w{2,32}):(\d+)>/y,
    make: ([, animated = '', name = '', id = '']) => ({ kind: 'emoji', name, id, animated: animated === 'a' }),
  },
  { pattern: /@(?:everyone|here)\b/y, make: ([text = '']) => ({ kind: 'everyone', text }) },
  {
    pattern: /\[((?:\\.|[^[\]\\])+)\]\(<?(https?:\/\/[^\s<>]+?)>?(?: +"[^"]*")?\)/y,
    make: ([, label = '', url = '']) => link(url, parseInline(label)),
  },
  { pattern: /<(https?:\/\/[^\s<>]+)>/y, make: ([, url = '']) => link(url) },
  { pattern: /https?:\/\/[^\s<]+[^<.,:;"'\])\s]/y, make: ([url = '']) => link(url) },
  { pattern: /\|\|([\s\S]+?)\|\|/y, make: wrap('spoiler') },
  { pattern: /\*\*((?:\\.|[\s\S])+?)\*\*(?!\*)/y, make: wrap('bold') },
  { pattern: /__((?:\\.|[\s\S])+?)__(?!_)/y, make: wrap('underline') },
  { pattern: /~~([\s\S]+?)~~/y, make: wrap('strike') },
  { pattern: /\*(?=\S)((?:\*\*|\\.|[^*\\])+?)(?<!\s)\*(?!\*)/y, make: wrap('italics') },
  { pattern: /(?<!\w)_((?:__|\\.|[^_\\])+?)_(?!\w)/y, make: wrap('italics') },
]

function wrap(kind: Wrap): Rule['make'] {
  return ([, inside = '']) => ({ kind, inside: parseInline(inside) })
}

function link(url: string, inside?: readonly Inline[]): Inline | null {
  return URL.canParse(url) ? { kind: 'link', url, inside: inside ?? [{ kind: 'text', text: url }] } : null
}

/** Reads what may stand inside a line (or several): styles, code, links, mentions, times and emoji. */
export function parseInline(source: string): Inline[] {
  const out: Inline[] = []
  let text = ''
  for (let at = 0; at < source.length; ) {
    const hit = ruleAt(source, at)
    if (hit === null) {
      text += source[at]
      at++
    } else if (hit.node.kind === 'text') {
      text += hit.node.text
      at += hit.length
    } else {
      if (text !== '') out.push({ kind: 'text', text })
      text = ''
      out.push(hit.node)
      at += hit.length
    }
  }
  if (text !== '') out.push({ kind: 'text', text })
  return out
}

function ruleAt(source: string, at: number): { node: Inline; length: number } | null {
  // Only these characters can begin anything: the rest of the text need not be tried against every rule.
  if (!'\\`<@[h|*_~'.includes(source[at] ?? '')) return null
  for (const { pattern, make } of rules) {
    pattern.lastIndex = at
    const found = pattern.exec(source)
    const node = found && make(found)
    if (found && node) return { node, length: found[0].length }
  }
  return null
}

/** True when a message is nothing but a few emoji, which Discord shows larger. */
export function isOnlyEmoji(source: string): boolean {
  const rest = source.replace(
    /<a?:\w{2,32}:\d+>|\p{Extended_Pictographic}|\u200d|\ufe0f|[\u{1f3fb}-\u{1f3ff}\u{1f1e6}-\u{1f1ff}]|\s/gu,
    '',
  )
  return rest === '' && source.trim() !== '' && source.length < 200
}
