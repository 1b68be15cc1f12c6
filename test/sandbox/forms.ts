/** Components of messages, as a test wants them. */

export const V2 = 32768
export const text = (content = 'words') => ({ type: 10, content })
export const button = (more: object = {}) => ({ type: 2, style: 1, label: 'Go', custom_id: 'go', ...more })
export const row = (...components: object[]) => ({ type: 1, components })
export const option = (n: number | string) => ({ label: `Option ${n}`, value: `o${n}` })
export const options = (count: number) => Array.from({ length: count }, (_, n) => option(n))
export const select = (more: object = {}) => ({ type: 3, custom_id: 's', options: options(2), ...more })
export const layout = (...components: object[]) => ({ flags: V2, components })
export const classic = (...components: object[]) => ({ content: 'hello', components })
export const buttons = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => button({ custom_id: `b${from + n}` }))
export const long = (length: number) => 'x'.repeat(length)
export const gallery = (...urls: string[]) => ({ type: 12, items: urls.map((url) => ({ media: { url } })) })
export const WEB = 'https://example.org/a.png'
