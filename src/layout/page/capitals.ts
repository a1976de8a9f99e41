/** Whether text is in capitals: a word is, and no letter is small. Symbols of formulas make no words. */
export const isCapitals = (text: string): boolean => !/\p{Ll}/u.test(text) && /\p{Lu}{3}/u.test(text);
