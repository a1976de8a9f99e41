import { type Box, centre, union } from '../../document/geometry.ts';
import { median } from '../../platform/median.ts';
import { onOneLine } from '../metrics.ts';
import type { Line } from '../page/lines.ts';
import { isLevel } from '../page/rotated-lines.ts';

/** Fewest labels that are values below a title, those of two axes; they are half of the labels at least. */
const FEWEST_VALUES = 4;
/** Least size of a title in shares of the labels'. */
const LARGER = 1.15;
/** Font sizes that boxes of words reach below their letters. */
const DESCENT = 0.25;

/** The title of a chart among its labels: words in larger or bold type, on a line of its own above it; none in others. */
export function chartTitle(chart: Box, labels: readonly Line[]): readonly Line[] {
  const sorted = [...labels].sort((a, b) => a.box[1] - b.box[1]);
  const [first] = sorted;
  if (!first) return [];
  const title = sorted.filter(({ box }) => onOneLine(first.box, box));
  const others = sorted.filter((label) => !title.includes(label));
  const values = others.filter(({ words }) => words.some(({ text }) => /^[^\p{L}]*\d[^\p{L}]*$/u.test(text)));
  if (values.length < FEWEST_VALUES || 2 * values.length < others.length || !title.every(isInWords)) return [];
  const box = union(title.map((part) => part.box));
  const [middle] = centre(box);
  const isOver = middle > chart[0] && middle < chart[2];
  const isAbove = others.every((label) => label.box[1] >= box[3] - DESCENT * first.fontSize);
  const isLarger = first.fontSize >= LARGER * median(others.map(({ fontSize }) => fontSize));
  const isBolder = first.bold && 2 * others.filter(({ bold }) => bold).length < others.length;
  return isOver && isAbove && (isLarger || isBolder) ? title : [];
}

const isInWords = ({ words }: Line): boolean =>
  words.every(isLevel) && words.some(({ text }) => /\p{L}{2}/u.test(text));
