import { isCapitals } from '../page/capitals.ts';
import { type Line, textOfLine } from '../page/lines.ts';
import type { Row } from './rows.ts';
import type { Ruling } from './rulings.ts';
import { LARGER } from './stretches.ts';

/** Farthest that a line lies below the heading that it underlines, in sizes of type: less than a line of text. */
const NEAR = 0.8;
/** Fewest lines of a stack that underline headings: one may be the title of a group of rows. */
const FEWEST = 2;

/** What a heading has, unlike the number of a line of a form. */
const WORD = /\p{L}{2}/u;

/** A ruling, and the rows between it and the one above. */
interface Ruled {
  readonly below: Ruling;
  readonly rows: readonly Row[];
}

/**
 * The headings that rulings of one stack underline, as sections of letters and resumes have them: texts alone where the
 * rows begin, directly above a ruling, set off from the rows above by more than these are from one another, and bold, in
 * capitals or larger as no row of several parts begins. None where fewer than two are.
 */
export function underlinedHeadings(ruled: readonly Ruled[]): ReadonlySet<Line> {
  const parted = ruled.flatMap(({ rows }) => rows).filter((row) => row.length > 1);
  const labels = parted.map(([first]) => first as Line);
  const left = labels.reduce((least, { box }) => Math.min(least, box[0]), Number.POSITIVE_INFINITY);
  const headingOf = ({ below, rows }: Ruled): Line | undefined => {
    const [text, ...others] = rows.at(-1) ?? [];
    if (!text || others.length > 0 || text.box[0] > left + text.fontSize || !WORD.test(textOfLine(text)))
      return undefined;
    return underlines(below, text) && isSetOff(rows) && standsOut(text, labels) ? text : undefined;
  };
  const isParted = ({ rows }: Ruled): boolean => rows.some((row) => row.length > 1);
  // Where rulings divide rows of several parts too, a text between two of them is the title of a group.
  const areRowsDivided = ruled.some((band, index) => {
    const next = ruled[index + 1];
    return next && isParted(band) && isParted(next) && !headingOf(band);
  });
  const headings = ruled.flatMap((band, index) => {
    const isTitle = areRowsDivided && index > 0 && band.rows.length === 1;
    return isTitle ? [] : (headingOf(band) ?? []);
  });
  return new Set(headings.length < FEWEST ? [] : headings);
}

const underlines = ({ at }: Ruling, { box, fontSize }: Line): boolean => at - box[3] < NEAR * fontSize;

/** Whether the last of some rows is farther from the one above than all others are from each other. */
function isSetOff(rows: readonly Row[]): boolean {
  const tops = rows.map((row) => row[0]?.box[1] ?? 0);
  const distances = tops.slice(1).map((top, index) => top - (tops[index] as number));
  const last = distances.pop() ?? Number.POSITIVE_INFINITY;
  return distances.every((distance) => distance < last);
}

/** Whether a text has a look that no label has. */
const standsOut = (text: Line, labels: readonly Line[]): boolean =>
  (text.bold && !labels.some(({ bold }) => bold)) ||
  (inCapitals(text) && !labels.some(inCapitals)) ||
  labels.every(({ fontSize }) => text.fontSize >= LARGER * fontSize);

const inCapitals = (line: Line): boolean => isCapitals(textOfLine(line));
