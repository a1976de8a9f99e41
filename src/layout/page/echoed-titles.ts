import { groupByPosition } from '../metrics.ts';
import type { Typography } from '../typography.ts';
import { type Line, textOfLine } from './lines.ts';
import { type MarginPage, type MarginRow, marginRows } from './margin-rows.ts';

/** Points by which the baselines of running heads differ at most, and the fewest pages that have one at that height. */
const SHIFT = 2;
const SUFFICIENT = 3;
/** Largest font size of one in shares of the text's: titles are larger. */
const LARGEST = 1.1;
/** Most parts of one: the chapter and the section. Rows of tables have more. */
const MOST_PARTS = 2;
/** Distance, in font sizes, of the rule below it. */
const NEAR = 1.5;

/**
 * Lines in the first rows of pages that say what a title of the text does, numbers and case aside: the running heads of
 * chapters, which change too often to repeat. They are no larger than the text, and a rule across the page parts them
 * from it, at one height on several pages.
 */
export function echoedTitles(pages: readonly MarginPage[], typography: Typography): ReadonlySet<Line> {
  const rows = pages.flatMap((page) => marginRows(page).filter((row) => isRuledHead(row, page, typography)));
  const levels = groupByPosition(rows, heightOf, () => SHIFT);
  const alike = levels.filter((level) => level.length >= SUFFICIENT).flat();
  if (alike.length === 0) return new Set();
  const heads = new Set(alike.flatMap(({ lines }) => lines));
  const titles = new Set(
    pages.flatMap(({ lines }) => lines.filter((line) => !heads.has(line)).map((line) => lettersOf(line))),
  );
  return new Set([...heads].filter((line) => lettersOf(line) !== '' && titles.has(lettersOf(line))));
}

const lettersOf = (line: Line): string =>
  textOfLine(line)
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, '');

function isRuledHead(row: MarginRow, { rules, width }: MarginPage, typography: Typography): boolean {
  const { isTop, rank, block, lines, isTabular } = row;
  if (!isTop || rank > 0 || block.length > 1 || lines.length > MOST_PARTS || isTabular) return false;
  return lines.every(
    ({ baseline, fontSize }) =>
      fontSize <= LARGEST * typography.fontSize &&
      rules.some(
        ({ box, orientation }) =>
          orientation === 'horizontal' &&
          box[2] - box[0] > width / 2 &&
          box[1] > baseline &&
          box[1] - baseline < NEAR * fontSize,
      ),
  );
}

const heightOf = ({ lines }: MarginRow): number => lines[0]?.baseline ?? 0;
