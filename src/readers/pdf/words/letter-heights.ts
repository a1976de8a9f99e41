import { median } from '../../../platform/median.ts';
import { isOfOneWidth } from './letterforms.ts';

/** A character's ink and advance in shares of the size that the file says of its font. */
export interface Extent {
  readonly height: number;
  readonly advance: number;
}

/** What the letters of a font tell of it. */
export interface LetterLook {
  /** By what the size that the file says is to be multiplied; 1 where the letters confirm it. */
  readonly factor: number;
  readonly monospace: boolean;
}

/**
 * Heights in shares of the font size: of capitals and letters with ascenders, of digits, of small letters. Computer
 * Modern has .68, .64 and .43, Times .66, .68 and .45, Helvetica .72, .71 and .52.
 */
const CLASSES: readonly (readonly [letters: RegExp, height: number])[] = [
  [/^[A-IK-PR-Zbdfhkl]$/, 0.68],
  [/^\d$/, 0.66],
  [/^[acemnorsuvwxz]$/, 0.44],
];
/** A size that letters confirm within this factor is taken as said: faces differ. */
const CONFIRMED = 1.6;
/** Share of each other that the sizes by capitals, digits and small letters have at least; with one box for all they have .65. */
const ALIKE = 0.75;
/** Letters that tell a size: one alone may be another sign under its code. */
const FEWEST_MEASURED = 2;
/** Shares of the font size by which widths differ that are one: pixels round, and an i is half an em narrower than an m. */
const SAME_WIDTH = 0.05;

/**
 * What letters tell of their font; undefined where there are none of them, or where their ink is not known: some files
 * say the same box of all.
 * @param extents of the characters of the font.
 */
export function lookOfLetters(extents: ReadonlyMap<string, Extent>): LetterLook | undefined {
  const factors = CLASSES.map(([letters, height]) =>
    [...extents].filter(([text]) => letters.test(text)).map(([, extent]) => extent.height / height),
  ).filter((found) => found.length > 0);
  const [first = 0, ...others] = factors.map(median);
  if (factors.flat().length < FEWEST_MEASURED) return undefined;
  const heights = [...extents.values()].map(({ height }) => height);
  const isKnown =
    !isAlike(Math.min(...heights), Math.max(...heights)) && others.every((other) => isAlike(first, other));
  if (first === 0 || !isKnown) return undefined;
  const isConfirmed = first > 1 / CONFIRMED && first < CONFIRMED;
  const factor = isConfirmed ? 1 : first;
  const widthOf = (letter: string): number => extents.get(letter)?.advance ?? 0;
  return { factor, monospace: isOfOneWidth(widthOf, SAME_WIDTH * factor) };
}

const isAlike = (a: number, b: number): boolean => Math.min(a, b) > ALIKE * Math.max(a, b);
