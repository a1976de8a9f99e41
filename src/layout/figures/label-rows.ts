import { type Line, partsInRows } from '../page/lines.ts';
import { isLevel } from '../page/rotated-lines.ts';

/** Fewest numbers along an axis. Chosen on charts of our own, as all here. */
const FEWEST_TICKS = 3;
/** Points within which they end or begin at one place. */
const ALIGNED = 2;
/** Fewest turned labels along a level axis. */
const FEWEST_TURNED = 3;

/** The labels of a figure in lines from top to bottom: numbers along an axis, and labels side by side. */
export function labelRows(labels: readonly Line[]): (readonly Line[])[] {
  const level = labels.filter(isLevelLine);
  const turned = labels.filter((label) => !isLevelLine(label));
  const rows = joinedTicks(partsInRows(level));
  return [...rows, ...turnedRows(turned)].sort((a, b) => topOf(a) - topOf(b));
}

const isLevelLine = ({ words }: Line): boolean => words.every(isLevel);

const topOf = (row: readonly Line[]): number => Math.min(...row.map(({ box }) => box[1]));

const isNumber = ({ words }: Line): boolean => !words.some(({ text }) => /\p{L}/u.test(text));

/** Turned labels side by side as one row where they stand along an axis, else each alone. */
function turnedRows(turned: readonly Line[]): (readonly Line[])[] {
  const rows: Line[][] = [];
  for (const label of [...turned].sort((a, b) => a.box[0] - b.box[0])) {
    const row = rows.find(([first]) => first && areLevel(first, label));
    if (row) row.push(label);
    else rows.push([label]);
  }
  return rows.flatMap((row) => (row.length < FEWEST_TURNED ? row.map((label) => [label]) : [row]));
}

/** Whether two turned labels begin or end at one height. */
const areLevel = ({ box: a }: Line, { box: b }: Line): boolean =>
  Math.abs(a[1] - b[1]) <= ALIGNED || Math.abs(a[3] - b[3]) <= ALIGNED;

/** Rows of numbers below each other as one, but for the lowest, if it is as long as an axis. */
function joinedTicks(rows: readonly (readonly Line[])[]): (readonly Line[])[] {
  const lowest = rows.findLast((row) => row.every(isNumber));
  return rows.reduce<(readonly Line[])[]>((joined, row) => {
    const before = joined.at(-1);
    const isAxis = row === lowest && row.length >= FEWEST_TICKS;
    if (!isAxis && before?.every(isNumber) && row.every(isNumber)) joined[joined.length - 1] = [...before, ...row];
    else joined.push(row);
    return joined;
  }, []);
}
