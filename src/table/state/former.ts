export const FORMER = 'former-'

/** Whether an id stands for somebody who is forgotten, and so is nobody's in Discord. */
export const isFormer = (personId: string): boolean => personId.startsWith(FORMER)
