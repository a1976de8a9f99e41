/** Number of letters of a text. */
export const countLetters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** Number of letters and digits of a text. */
export const countLettersAndDigits = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
