import { union } from '../../../document/geometry.ts';
import type { FilledRectangle, Rule } from '../../../document/page.ts';
import { longSide, SLANT, THICKEST_RULE } from './shapes.ts';

/** Longest dash of a broken line in points. */
const LONGEST_DASH = 12;
/** Fewest dots or dashes of a broken line. */
const FEWEST_DASHES = 4;
/** Largest gap between two, in lengths of one: the bullets of a list are farther apart than they are large. */
const LARGEST_GAP = 2;
/** Ratio of lengths, or of gaps, from which on dashes are of different lines; a border may begin with a longer dot. */
const UNLIKE = 2.1;
/** Points: dashes that are nearer touch; there one line ends and the next one begins. */
const TOUCHING = 0.05;

/** Rules and fills as a page shows them: those that make a dotted or dashed line are one rule each. */
export function joinBrokenLines(
  rules: readonly Rule[],
  fills: readonly FilledRectangle[],
): { rules: Rule[]; fills: FilledRectangle[] } {
  const marks: Mark[] = [
    ...rules.filter(({ box }) => longSide(box) <= LONGEST_DASH),
    ...fills.filter(({ box }) => longSide(box) <= THICKEST_RULE),
  ];
  if (marks.length < FEWEST_DASHES) return { rules: [...rules], fills: [...fills] };
  const level = seriesOf(marks, 'horizontal');
  const taken = new Set(level.flat());
  const upright = seriesOf(
    marks.filter((mark) => !taken.has(mark)),
    'vertical',
  );
  for (const mark of upright.flat()) taken.add(mark);
  const lineOf =
    (orientation: Rule['orientation']) =>
    (series: readonly Mark[]): Rule => ({ box: union(series.map(({ box }) => box)), orientation });
  return {
    rules: [
      ...rules.filter((rule) => !taken.has(rule)),
      ...level.map(lineOf('horizontal')),
      ...upright.map(lineOf('vertical')),
    ],
    fills: fills.filter((fill) => !taken.has(fill)),
  };
}

/** A dot or a dash. */
type Mark = Rule | FilledRectangle;

/** Maximal runs of marks of one length along lines of one direction, each near the last and all equally far. */
function seriesOf(marks: readonly Mark[], orientation: Rule['orientation']): Mark[][] {
  const [start, end, low, high] = orientation === 'horizontal' ? ([0, 2, 1, 3] as const) : ([1, 3, 0, 2] as const);
  const middle = ({ box }: Mark): number => (box[low] + box[high]) / 2;
  const length = ({ box }: Mark): number => box[end] - box[start];
  const gapBetween = (last: Mark, mark: Mark): number => mark.box[start] - last.box[end];
  const isNext = (mark: Mark, last: Mark, before: Mark | undefined): boolean => {
    const gap = gapBetween(last, mark);
    if (gap <= TOUCHING || gap > LARGEST_GAP * Math.min(length(mark), length(last))) return false;
    return areLike(length(mark), length(last)) && (!before || areLike(gap, gapBetween(before, last)));
  };
  const series: Mark[][] = [];
  for (const row of rowsOf(
    marks.filter((mark) => length(mark) >= longSide(mark.box) - SLANT),
    middle,
  )) {
    let open: Mark[] = [];
    for (const mark of row.sort((a, b) => a.box[start] - b.box[start])) {
      const last = open.at(-1);
      if (last && isNext(mark, last, open.at(-2))) open.push(mark);
      else {
        open = [mark];
        series.push(open);
      }
    }
  }
  return series.filter((run) => run.length >= FEWEST_DASHES);
}

const areLike = (a: number, b: number): boolean => Math.max(a, b) <= UNLIKE * Math.min(a, b);

/** Marks on one line each. */
function rowsOf(marks: readonly Mark[], middle: (mark: Mark) => number): Mark[][] {
  const rows: Mark[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const mark of [...marks].sort((a, b) => middle(a) - middle(b))) {
    if (middle(mark) - last > SLANT) rows.push([]);
    rows.at(-1)?.push(mark);
    last = middle(mark);
  }
  return rows;
}
