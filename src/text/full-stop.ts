/** A sentence as it stands in a menu, where nothing ends in a full stop. */
export const withoutFullStop = (sentence: string): string => sentence.replace(/\.$/, '')
