import type { APIEmbed } from 'discord-api-types/v10'
import { Picture } from '../components/media.tsx'
import { messageTime } from '../text/format-time.ts'
import { Markdown } from '../text/text.tsx'

/** A classic embed. Discord shows no alt text on its picture, so neither does this. */
export function EmbedView({ embed }: { readonly embed: APIEmbed }) {
  const colour = `#${(embed.color ?? 0x4e5058).toString(16).padStart(6, '0')}`
  return (
    <div class="embed" style={{ '--accent': colour }}>
      <div class="embed-words">
        {embed.author && <div class="embed-author">{embed.author.name}</div>}
        {embed.title && (
          <div class="embed-title">
            {embed.url ? (
              <a href={embed.url} target="_blank" rel="noreferrer noopener">
                {embed.title}
              </a>
            ) : (
              <Markdown source={embed.title} />
            )}
          </div>
        )}
        {embed.description && <Markdown source={embed.description} />}
        {embed.fields && (
          <div class="embed-fields">
            {embed.fields.map((field, at) => (
              <div key={`${at}`} class={field.inline ? 'embed-field inline' : 'embed-field'}>
                <strong>{field.name}</strong>
                <Markdown source={field.value} />
              </div>
            ))}
          </div>
        )}
      </div>
      {embed.thumbnail && (
        <div class="thumbnail">
          <Picture fill picture={{ url: embed.thumbnail.url, alt: '', width: null, height: null }} />
        </div>
      )}
      {embed.image && (
        <div class="embed-image">
          <Picture
            picture={{
              url: embed.image.url,
              alt: '',
              width: embed.image.width ?? null,
              height: embed.image.height ?? null,
            }}
          />
        </div>
      )}
      {(embed.footer || embed.timestamp) && (
        <div class="embed-footer">
          {[embed.footer?.text, embed.timestamp && messageTime(embed.timestamp, new Date())]
            .filter(Boolean)
            .join(' • ')}
        </div>
      )}
    </div>
  )
}
