/**
 * How a sentence names a button, a select or one of its options: by the very words on it, which are taken from where the
 * control takes them. Nothing else is in italics, so that a test finds every such name.
 */
export const controlInSentence = (label: string): string => `*${label}*`
