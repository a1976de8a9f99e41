/** Signs are the characters of plane 15, which is private: fonts hardly ever say them. */
const FIRST = 0xf0000;

/** The sign of a number from 0 on. */
export const signAt = (index: number): string => String.fromCodePoint(FIRST + index);
