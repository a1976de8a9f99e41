import type { Word } from '../../document/page.ts';

/** Names of the fonts for formulas of TeX (Computer Modern, Latin Modern, AMS, TX, PX, MathTime), and all with "math". */
const MATH_FONT = /^(cm(mi|sy|ex|mib|bsy)|lmmi|lmsy|lmex|eu[fsr]m|ms[ab]m|(r?tx|px|mt)(mi|sy|ex))|math/i;

/** Whether a word is set in a font for formulas. */
export const isInMathFont = ({ fontFamily }: Word): boolean => MATH_FONT.test(fontFamily);
