import { periodOf } from '../../periods/periods.ts';
import { type Line, lineOf, type Piece } from '../../sections/lines.ts';
import { isWrapped } from '../../sections/wrap.ts';
import type { PlainText } from '../../text/plain-text.ts';
import { isBodyLabel } from '../fields/labels.ts';
import { isProse } from '../prose.ts';
import { BULLET } from '../punctuation.ts';
import { type Atom, atomOf } from './atom.ts';

/** Whether a line begins with a bullet. */
export const hasBullet = ({ text, bullet }: Line): boolean => bullet === true || BULLET.test(text);

/** Atoms of the lines of one block: all of an item; of a paragraph its head lines and the prose behind them. */
export function atomsOfBlock(text: PlainText, lines: readonly Line[], right: number): Atom[] {
  const [first] = lines;
  if (!first) return [];
  const marker = BULLET.exec(first.text)?.[0];
  if (first.block.kind === 'row' && first.pieces.length > 1) return lines.flatMap((row) => atomsOfRow(text, row));
  if (first.block.kind === 'item' || hasBullet(first)) return [atomOf(text, 'item', lines, marker?.length)];
  const names = lines.findIndex((line, index) => !isNameAbove(line, lines[index + 1], right));
  const heads = lines.findIndex(
    (line, index) => index >= names && !isHeadLine(line) && isProse(textOf(text, lines.slice(index))),
  );
  const below = heads < 0 ? [] : lines.slice(heads);
  const next = below.findIndex((line, index) => index > 0 && isHeadAmongProse(line, below[index - 1] as Line));
  const prose = next < 0 ? below : below.slice(0, next);
  const above = lines.slice(0, heads < 0 ? lines.length : heads);
  return [
    ...wrapped(above, right).map((head) => atomOf(text, kindOf(head[0] as Line), head)),
    ...paragraphsOf(prose, right).map((paragraph) => atomOf(text, 'prose', paragraph)),
    ...(next < 0 ? [] : atomsOfBlock(text, below.slice(next), right)),
  ];
}

/** Atoms of a row of a table: the cells that are short as a head line, and each long one as prose. */
function atomsOfRow(text: PlainText, row: Line): Atom[] {
  const isLong = ({ text: cell }: Piece): boolean => cell.split(/\s+/).length >= LONG_CELL || isProse(cell);
  const short = row.pieces.filter((piece) => !isLong(piece));
  const head = short.length > 0 ? [atomOf(text, 'head', [lineOf(row.block, short)])] : [];
  return [...head, ...row.pieces.filter(isLong).map((piece) => atomOf(text, 'prose', [lineOf(row.block, [piece])]))];
}

/** Words from which a cell of a table describes something and names nothing. */
const LONG_CELL = 10;

/** Head lines, those together of which one goes on where the column had no room for the next word. */
function wrapped(lines: readonly Line[], right: number): Line[][] {
  const heads: Line[][] = [];
  for (const line of lines) {
    const before = heads.at(-1)?.at(-1);
    if (before && periodOf(before.text) === undefined && isWrapped(before, line, right)) heads.at(-1)?.push(line);
    else heads.push([line]);
  }
  return heads;
}

/**
 * Lines of prose, where all that end on purpose are followed by a capital in stretches of them: sentences that are one
 * per line. Where one goes on in small letters, the column is not as wide as it seems.
 */
function paragraphsOf(lines: readonly Line[], right: number): Line[][] {
  const stretches: Line[][] = [];
  for (const line of lines) {
    const before = stretches.at(-1)?.at(-1);
    if (before && isWrapped(before, line, right)) stretches.at(-1)?.push(line);
    else stretches.push([line]);
  }
  const areSentences = stretches.every(([first]) => first && /^\P{L}*\p{Lu}/u.test(first.text));
  return areSentences || lines.length === 0 ? stretches : [[...lines]];
}

const kindOf = (line: Line): Atom['kind'] =>
  line.pieces.length === 1 && isBodyLabel(line.pieces[0]?.text ?? '') ? 'label' : 'head';

/**
 * Whether a line of a paragraph is set as no prose is: all of it bold or a bold name with a mark behind it, with a wide
 * gap in it, or with a period.
 */
const isHeadLine = ({ pieces, text }: Line): boolean =>
  pieces.every(({ bold }) => bold) ||
  (pieces[0]?.bold === true && /^\s*[,|·•–—@]/u.test(pieces[1]?.text ?? '')) ||
  pieces.some(({ after }) => after === 'gap') ||
  periodOf(text)?.start !== undefined;

/** Most words of a line with names alone, and the letters of a small word that is between them at most. */
const NAMES_WORDS = 8;
const NAMES = /^(?!.*(?<!\p{L})\p{Ll}{4})(?=\P{L}*\p{Lu}).*[^.!?:;]$/u;

/** Whether a line above prose is of names - of a company, a place - and was ended on purpose. */
const isNameAbove = (line: Line, next: Line | undefined, right: number): boolean =>
  next !== undefined &&
  NAMES.test(line.text) &&
  line.text.split(/\s+/).length <= NAMES_WORDS &&
  /^\P{L}*\p{Lu}/u.test(next.text) &&
  line.box !== undefined &&
  !isWrapped(line, next, right);

/** Whether a line between lines of prose is set as none is: all of it bold, or little more than a period. */
function isHeadAmongProse({ pieces, text }: Line, { pieces: [above] }: Line): boolean {
  const period = periodOf(text);
  const dated = period?.start ? period.spans.reduce((length, { start, end }) => length + end - start, 0) : 0;
  return (!above?.bold && pieces.every(({ bold }) => bold)) || dated * 2 > text.length;
}

const textOf = ({ text }: PlainText, lines: readonly Line[]): string => text.slice(lines[0]?.start, lines.at(-1)?.end);
