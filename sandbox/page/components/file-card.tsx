import { Icon } from '../frame/icons.tsx'

/** A file that is no picture: its name, its size, and the way to it. Size in bytes. */
export function FileCard(props: {
  readonly url: string
  readonly name: string | undefined
  readonly size: number | undefined
}) {
  const name = props.name ?? lastPart(props.url)
  return (
    <a class="file-card" href={props.url} download={name} target="_blank" rel="noreferrer noopener">
      <Icon name="file" size={32} />
      <span>
        <span class="file-name">{name}</span>
        {props.size !== undefined && <span class="file-size">{readableSize(props.size)}</span>}
      </span>
    </a>
  )
}

function lastPart(url: string): string {
  return URL.canParse(url) ? (new URL(url).pathname.split('/').at(-1) ?? url) : url
}

function readableSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(2)} KB`
  return `${(bytes / 1024 / 1024).toFixed(2)} MB`
}
