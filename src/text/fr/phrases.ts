import type { Words } from '../words/index.ts'

export const phrases: Words['phrases'] = {
  labelled: (label, text) => `${label} : ${text}`,
  aside: (text, more) => `${text} (${more})`,
  apart: (items) => items.join(' ; '),
  andThen: (first, next) => `${first}, puis ${next}`,
}
