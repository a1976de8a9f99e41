/** Number of letters and digits of a text. */
export const lettersOf = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
