/** Signs are the characters of plane 15, which is private: fonts hardly ever say them. */
const FIRST = 0xf0000;

/** The sign of a number from 0 on. */
export const signAt = (index: number): string => String.fromCodePoint(FIRST + index);

/** Whether there is a sign in a text. */
export const isSpelt = (text: string): boolean => /[\u{f0000}-\u{fffff}]/u.test(text);
