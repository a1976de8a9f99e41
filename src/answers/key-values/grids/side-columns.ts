import { groupByPosition } from '../../../layout/metrics.ts';
import { type Grid, type Link, rightNeighbours, tolerance } from './grid.ts';
import type { Piece } from './pieces.ts';
import { canBeLabel, evidenceOfRoles, isValueLike, styleOfMost } from './roles.ts';

/** Largest gap between two labels of a column, in font sizes. */
const FARTHEST_DOWN = 4;
/** Largest gap between a label and its value, in font sizes. */
const FARTHEST_RIGHT = 30;
/** The same where nothing else stands on their line: the width of a page. */
const FARTHEST_ALONE = 60;
/** Fewest values beside the labels of a column, and from how many on they are many. */
const FEWEST = 2;
const MANY = 5;
/** Evidence that labels with few, some and many values need. */
const EVIDENCE = { few: 2, some: 1, many: 0.5 } as const;
/** Share of the labels of a column that differ; the first cells of a table's rows often recur. */
const DISTINCT = 0.6;

/** Columns of labels with their values beside them: the values of a column begin, or end, at one place. */
export function sideColumns(pieces: readonly Piece[]): Grid[] {
  const next = rightNeighbours(pieces);
  const behind = new Set(next.values());
  const labels = pieces.filter(canBeLabel);
  return [0, 2].flatMap((edge) =>
    groupByPosition(labels, ({ box }) => box[edge] as number, tolerance)
      .flatMap(runsOf)
      .flatMap((run) => gridOf(run, next, behind) ?? []),
  );
}

/** The labels of one column in groups without wide gaps between them. */
function runsOf(column: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = [];
  for (const piece of [...column].sort((a, b) => a.box[1] - b.box[1])) {
    const last = runs.at(-1)?.at(-1);
    if (last && piece.box[1] - last.box[3] < FARTHEST_DOWN * piece.size) runs.at(-1)?.push(piece);
    else runs.push([piece]);
  }
  return runs.filter(({ length }) => length >= FEWEST);
}

function gridOf(run: readonly Piece[], next: ReadonlyMap<Piece, Piece>, behind: ReadonlySet<Piece>): Grid | undefined {
  const pairs = run.flatMap((label) => {
    const value = next.get(label);
    if (!value) return [];
    const farthest = behind.has(label) || next.has(value) ? FARTHEST_RIGHT : FARTHEST_ALONE;
    return value.box[0] - label.box[2] < farthest * label.size ? [{ label, value }] : [];
  });
  const columns = [0, 2].flatMap((edge) =>
    groupByPosition(
      pairs,
      ({ value }) => value.box[edge] as number,
      ({ value }) => tolerance(value),
    ),
  );
  const most = columns.reduce((best, column) => (column.length > best.length ? column : best), []);
  const [labels, values] = [most.map(({ label }) => label), most.map(({ value }) => value)];
  const distinct = new Set(labels.map(({ text }) => text));
  if (most.length < FEWEST || distinct.size < DISTINCT * labels.length || isTable(values, next)) return undefined;
  const evidence = evidenceOfRoles(labels, values);
  const amount = most.length === FEWEST ? 'few' : most.length < MANY ? 'some' : 'many';
  if (evidence < EVIDENCE[amount]) return undefined;
  const style = styleOfMost(labels);
  const [first, last] = [run.indexOf(labels[0] as Piece), run.indexOf(labels.at(-1) as Piece)];
  const links = run.flatMap((label, at): Link[] => {
    const pair = most.find((other) => other.label === label);
    if (pair) return isHead(pair, labels, values) ? [] : [pair];
    const beside = next.get(label);
    const isOther = beside !== undefined && beside.box[0] < Math.min(...values.map(({ box }) => box[0]));
    return (at > first && at < last) || label.style === style ? (isOther ? [] : [{ label }]) : [];
  });
  return { arrangement: 'beside', links, strength: evidence * Math.min(most.length, MANY) };
}

/** Whether a pair is the head of the two columns: printed in another style, with a word above numbers. */
function isHead({ label, value }: Required<Link>, labels: readonly Piece[], values: readonly Piece[]): boolean {
  const numbers = values.filter(({ text }) => isValueLike(text)).length;
  if (isValueLike(value.text) || 2 * numbers < values.length) return false;
  return label.style !== styleOfMost(labels) && value.style !== styleOfMost(values);
}

/** Whether most of what stands beside the values are other values: the rows of a table. */
function isTable(values: readonly Piece[], next: ReadonlyMap<Piece, Piece>): boolean {
  const others = values.map((value) => {
    const beside: Piece[] = [];
    for (let other = next.get(value); other && beside.length < MANY; other = next.get(other)) beside.push(other);
    return beside.filter(({ text }) => isValueLike(text)).length - beside.length / 2;
  });
  return others.filter((excess) => excess > 0).length > values.length / 2;
}
