import { type Box, horizontalOverlap, width } from '../../document/geometry.ts';
import type { Typography } from '../typography.ts';
import { type Line, textOfLine } from './lines.ts';
import type { MarginPage } from './margin-rows.ts';
import { type LineAtEdge, repeatedLines } from './repeated-lines.ts';

/** Least width of a line of text, in font sizes; fewest of them on a page that has margins beside its text. */
const LONG = 20;
const FEWEST_LONG = 3;
/** Share of these lines that may jut out beyond the text. */
const JUTTING_OUT = 0.1;
/** Least white space between the text and what is beside it, in font sizes. */
const APART = 1;
/** Fewest pages with a number beside their text, and their least share of all. */
const FEWEST_PAGES = 3;
const LEAST_SHARE = 0.3;
/** Largest font size in shares of the text's: numbers of chapters are larger. */
const LARGEST = 1.5;
const NUMBER = /^\d{1,4}$/;

interface SideLine extends LineAtEdge {
  readonly page: MarginPage;
}

/**
 * Running heads beside the text, as journals have them in their outer margins: the number of the page, in the same place on
 * several pages, and what repeats above or below it.
 */
export function sideHeads(pages: readonly MarginPage[], { fontSize }: Typography): ReadonlySet<Line> {
  const lines = pages.flatMap((page) => sideLinesOf(page, LARGEST * fontSize));
  const isOften = (count: number): boolean => count >= FEWEST_PAGES && count >= LEAST_SHARE * pages.length;
  const repeated = repeatedLines(lines).filter((one) => isOften(one.pages));
  const numbers = repeated.filter((one) => one.isPageNumber && NUMBER.test(textOfLine(one.edge.line)));
  const numbersOf = Map.groupBy(numbers, ({ edge }) => edge.page);
  const same = [...Map.groupBy(lines, keyOf).values()].filter((alike) => isOften(alike.length)).flat();
  const isWithNumber = ({ page, line }: SideLine): boolean =>
    numbersOf.get(page)?.some(({ edge }) => horizontalOverlap(edge.line.box, line.box) > 0) ?? false;
  return new Set([...repeated.map(({ edge }) => edge), ...same].filter(isWithNumber).map(({ line }) => line));
}

/** Equal for lines with the same text, volume and issue maybe, at the same height. */
const keyOf = ({ line }: SideLine): string => `${Math.round(line.baseline)} ${textOfLine(line)}`;

/** The lines wholly left or right of the text of a page. */
function sideLinesOf(page: MarginPage, largest: number): SideLine[] {
  const text = page.lines.filter(({ box, fontSize }) => width(box) >= LONG * fontSize);
  if (text.length < FEWEST_LONG) return [];
  const left = edgeOf(text, ([x0]) => x0);
  const right = -edgeOf(text, ([, , x1]) => -x1);
  return page.lines
    .filter(({ box, fontSize }) => {
      const gap = APART * fontSize;
      return fontSize <= largest && (box[2] < left - gap || box[0] > right + gap);
    })
    .map((line) => ({ page, line, row: { lines: [line], block: [[line]], isTabular: false } }));
}

/** Where lines begin, seen from one side: few of them may do so further out. */
function edgeOf(lines: readonly Line[], positionOf: (box: Box) => number): number {
  const positions = lines.map(({ box }) => positionOf(box)).sort((a, b) => a - b);
  return positions[Math.floor(JUTTING_OUT * positions.length)] ?? 0;
}
