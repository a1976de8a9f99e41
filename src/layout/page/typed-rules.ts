import { type Box, overlap, union } from '../../document/geometry.ts';
import type { Rule } from '../../document/page.ts';
import { NearLines } from '../reading-order/near-lines.ts';
import { type Row, rowsOf } from '../tables/rows.ts';
import type { Typography } from '../typography.ts';
import { isInFixedPitch } from './fixed-pitch.ts';
import { type Line, textOfLine } from './lines.ts';

/** Characters of the longest piece of a typed line: shorter ones stand for a missing value. Chosen on tables of our own. */
const LONGEST_PIECE = 5;
/** Distance of the baselines of a typed line and of a row of several parts, in font sizes, up to which it is theirs. */
const NEAR = 2.2;
/** Distance, in font sizes of a typed line, of all lines that may be near it, in a larger size too. */
const REACH = 2 * NEAR;
/** Share of the width of the text from which underscores are a line, and no blank to fill in. */
const WIDE = 0.6;
/** Height of hyphens above their baseline in shares of the font size: half-way up small letters. */
const RAISED = 0.3;

/** Lines of a table that are typed as rows of hyphens, and the rules that they stand for. */
export interface TypedRules {
  readonly lines: ReadonlySet<Line>;
  readonly rules: readonly Rule[];
}

/**
 * The typed lines of a page that are above or below rows of several parts: what a typewriter has instead of rulings. Those
 * of listings in a document that is not typewritten are none: a table in them is code as the rest is.
 */
export function typedRulesOf(content: readonly Line[], { monospace }: Pick<Typography, 'monospace'>): TypedRules {
  const typed = content.filter(isTyped);
  if (typed.length === 0) return { lines: new Set(), rules: [] };
  const own = new Set(typed);
  const texts = content.filter((line) => !own.has(line));
  const extent = boxOf(content);
  const parted = new Map(rowsOf(texts).flatMap((row) => (row[0] && row.length > 1 ? [[row[0], row] as const] : [])));
  const [nearTexts, nearParted] = [new NearLines(texts), new NearLines(parted.keys())];
  const rows = rowsOf(typed)
    .filter((row) => row.some(isLong))
    .flatMap((row) => {
      const [first] = row as readonly [Line, ...Line[]];
      const around = (near: NearLines): Line[] => near.around(first, REACH * first.fontSize);
      const near = around(nearParted)
        .flatMap((line) => [parted.get(line) ?? []])
        .filter((other) => isNear(row, other) && (monospace || ![...row, ...other].every(isInFixedPitch)));
      return near.length > 0 && !isBlank(row, extent) && !around(nearTexts).some((line) => isBesideIn(line, row))
        ? [{ row, near }]
        : [];
    });
  return {
    lines: new Set(rows.flatMap(({ row }) => row)),
    rules: rows.flatMap(({ row, near }) =>
      (near.some((other) => covers(row, other)) ? [boxOf(row)] : row.map(({ box }) => box)).map((box) =>
        ruleIn(box, row),
      ),
    ),
  };
}

const boxOf = (row: Row): Box => union(row.map(({ box }) => box));

function ruleIn([x0, , x1]: Box, [first]: Row): Rule {
  const { baseline = 0, fontSize = 0 } = first ?? {};
  const y = baseline - (first && textOfLine(first).startsWith('_') ? 0 : RAISED * fontSize);
  return { box: [x0, y, x1, y], orientation: 'horizontal' };
}

/** Whether a typed line is as long as a row, so that its pieces are one rule. */
function covers(typed: Row, row: Row): boolean {
  const [[x0, , x1], [left, , right]] = [boxOf(typed), boxOf(row)];
  const size = row[0]?.fontSize ?? 0;
  return x0 <= left + size && x1 >= right - size;
}

function isNear([typed]: Row, [text]: Row): boolean {
  if (!typed || !text) return false;
  return Math.abs(typed.baseline - text.baseline) <= NEAR * Math.max(typed.fontSize, text.fontSize);
}

/** Whether underscores are blanks to fill in. */
function isBlank(row: Row, [left, , right]: Box): boolean {
  const [x0, , x1] = boxOf(row);
  return row.some((line) => textOfLine(line).includes('_')) && (row.length > 1 || x1 - x0 < WIDE * (right - left));
}

/** Whether a text is in one row with typed lines, and not above or below them. */
const isBesideIn = (line: Line, row: Row): boolean =>
  row.every(({ box }) => overlap(box[0], box[2], line.box[0], line.box[2]) <= 0) && rowsOf([line, ...row]).length === 1;

/** Whether a line is nothing but strokes, such as those of a typed rule or of a missing value. */
const isTyped = ({ words }: Line): boolean =>
  words.every(({ text }) => /^(?:__+|--+|––+|——+|==+|──+|━━+)$/u.test(text));

const isLong = ({ words }: Line): boolean => words.some(({ text }) => text.length >= LONGEST_PIECE);
