import type { Line } from '../page/lines.ts';
import { haveOneMiddle } from '../text/column-measure.ts';
import { candidateText, type ParagraphCandidate } from '../text/paragraphs.ts';

/** The number of a chapter, by itself or after one word: “1”, “Chapter 1”, “Annex B”. */
const NUMBER = /^(?:\p{L}+ )?(?:\d{1,3}|[IVXLC]{1,6}|[A-Z])\.?$/u;
/** White space between the number and the title in sizes of the larger one, at most. */
const LARGEST_GAP = 3;
/** Points by which their left edges differ at most where they are on one. */
const EDGE = 2;

/** Whether a heading is the number of the chapter whose title is the heading right below it, in letters as large or larger. */
export function isNumberOf(number: ParagraphCandidate, title: ParagraphCandidate): boolean {
  const [text, below] = [candidateText(number), candidateText(title)];
  if (!NUMBER.test(text) || NUMBER.test(below) || !/\p{L}{2}/u.test(below)) return false;
  if (number.page !== title.page || (/\p{L}{2}/u.test(text) && title.fontSize < number.fontSize)) return false;
  const gap = title.box[1] - number.box[3];
  const [a, b] = [number.lines.at(-1) as Line, title.lines[0] as Line];
  const isOnEdge = ([0, 2] as const).some((edge) => Math.abs(number.box[edge] - title.box[edge]) < EDGE);
  return gap > -title.fontSize && gap < LARGEST_GAP * title.fontSize && (isOnEdge || haveOneMiddle(a, b));
}
