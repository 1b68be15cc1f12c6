import type { Words } from '../words/index.ts'

export const phrases: Words['phrases'] = {
  labelled: (label, text) => `${label}: ${text}`,
  aside: (text, more) => `${text} (${more})`,
  times: (n, name) => `${n}-mal ${name}`,
  andThen: (first, next) => `${first}, dann ${next}`,
}
