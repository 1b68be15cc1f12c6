import type { ComponentChildren } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import type { World } from '#sandbox/page-protocol'
import { useHere } from '../state/context.ts'
import { displayName, placeOf, roleName } from '../state/names.ts'
import { type Block, type Inline, isOnlyEmoji, parseMarkdown, type Wrap } from './markdown.ts'
import { Time } from './time.tsx'

/** Text as Discord shows it. */
export function Markdown({ source }: { readonly source: string }) {
  const blocks = useMemo(() => parseMarkdown(source), [source])
  const jumbo = useMemo(() => isOnlyEmoji(source), [source])
  return (
    <div class={jumbo ? 'markdown jumbo' : 'markdown'}>
      <Blocks blocks={blocks} />
    </div>
  )
}

function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, at) => <BlockView key={`${at}`} block={block} />)
}

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Inlines nodes={block.inside} />
        </p>
      )
    case 'heading': {
      const Tag = headings[block.level]
      return (
        <Tag>
          <Inlines nodes={block.inside} />
        </Tag>
      )
    }
    case 'subtext':
      return (
        <small>
          <Inlines nodes={block.inside} />
        </small>
      )
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.inside} />
        </blockquote>
      )
    case 'list': {
      const items = block.items.map((item, at) => (
        <li key={`${at}`}>
          <Blocks blocks={item} />
        </li>
      ))
      return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>
    }
    case 'codeBlock':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      )
  }
}

/** The message's author is h3 already, and the page's own headings stand above. */
const headings = { 1: 'h4', 2: 'h5', 3: 'h6' } as const

function Inlines({ nodes }: { readonly nodes: readonly Inline[] }) {
  return nodes.map((node, at) => <InlineView key={`${at}`} node={node} />)
}

function InlineView({ node }: { readonly node: Inline }): ComponentChildren {
  const { world, session, type } = useHere()
  switch (node.kind) {
    case 'text':
      return node.text
    case 'code':
      return <code>{node.text}</code>
    case 'bold':
    case 'italics':
    case 'underline':
    case 'strike': {
      const Tag = wraps[node.kind]
      return (
        <Tag>
          <Inlines nodes={node.inside} />
        </Tag>
      )
    }
    case 'spoiler':
      return (
        <Spoiler>
          <Inlines nodes={node.inside} />
        </Spoiler>
      )
    case 'link': {
      const place = placeOf(node.url)
      const channel = world.channels.find(({ id }) => id === place?.channelId)
      if (channel)
        return (
          <button type="button" class="text-link" onClick={() => session.go(channel.id)}>
            <Inlines nodes={node.inside} />
          </button>
        )
      return (
        <a href={node.url} target="_blank" rel="noreferrer noopener">
          <Inlines nodes={node.inside} />
        </a>
      )
    }
    case 'user':
      return (
        <span class={node.id === world.person.user.id ? 'mention you' : 'mention'}>@{userName(world, node.id)}</span>
      )
    case 'role':
      return <span class="mention">{roleName(world.roles.find(({ id }) => id === node.id)?.name ?? 'role')}</span>
    case 'everyone':
      return <span class="mention you">{node.text}</span>
    case 'channel': {
      const channel = world.channels.find((c) => c.id === node.id)
      if (!channel) return <span class="mention">#unknown</span>
      return (
        <button type="button" class="mention" onClick={() => session.go(channel.id)}>
          #{channel.name ?? 'unknown'}
        </button>
      )
    }
    case 'command':
      return (
        <button type="button" class="mention" onClick={() => type(`/${node.path}`)}>
          /{node.path}
        </button>
      )
    case 'time':
      return <Time seconds={node.seconds} style={node.style} />
    case 'emoji':
      return <CustomEmoji id={node.id} name={node.name} animated={node.animated} />
  }
}

const wraps = { bold: 'strong', italics: 'em', underline: 'u', strike: 's' } as const satisfies Record<
  Exclude<Wrap, 'spoiler'>,
  string
>

function userName(world: World, id: string): string {
  const known = [...world.people.map((person) => person.user), ...(world.bot ? [world.bot] : [])]
  const user = known.find((u) => u.id === id)
  return user ? displayName(user) : 'unknown-user'
}

function Spoiler({ children }: { readonly children: ComponentChildren }) {
  const [shown, show] = useState(false)
  if (shown) return <span class="spoiler shown">{children}</span>
  return (
    <button type="button" class="spoiler" aria-label="Spoiler" title="Click to reveal" onClick={() => show(true)}>
      <span aria-hidden="true">{children}</span>
    </button>
  )
}

/** An emoji of the bot's own; its name where the sandbox has no picture of it. */
export function CustomEmoji(props: { readonly id: string; readonly name: string; readonly animated: boolean }) {
  const [broken, setBroken] = useState(false)
  if (broken) return <span class="emoji-name">:{props.name}:</span>
  const src = `/cdn/emojis/${props.id}.${props.animated ? 'gif' : 'webp'}`
  const name = `:${props.name}:`
  return <img class="emoji" src={src} alt={name} title={name} draggable={false} onError={() => setBroken(true)} />
}
