import { type Box, union } from '../../document/geometry.ts';
import { type Line, lineOf, type Piece } from '../sections/lines.ts';
import { lookKey } from '../sections/look.ts';
import { isWrapped, rightEdge } from '../sections/wrap.ts';
import type { PlainText } from '../text/plain-text.ts';
import type { Span } from '../text/span.ts';
import { type Period, periodOf } from './entries/periods.ts';
import { withWholePeriods } from './entries/split-periods.ts';
import { isBodyLabel } from './fields/labels.ts';
import { isProse } from './prose.ts';
import { BULLET } from './punctuation.ts';

/** The smallest part of a section: a head line, a label above a list, an item of a list, or a paragraph of prose. */
export interface Atom extends Span {
  readonly kind: 'head' | 'label' | 'item' | 'prose';
  readonly text: string;
  /** Of all its lines. */
  readonly pieces: readonly Piece[];
  /** One-based page number. */
  readonly page: number;
  /** In points; absent where the document has no places. */
  readonly box?: Box;
  /** The look of its first piece. */
  readonly look: string;
  /** Of a head line. */
  readonly period?: Period;
}

/** The atoms of a section's lines. Lines of an item, and of a paragraph of prose, are one. */
export function atomsOf(text: PlainText, lines: readonly Line[]): Atom[] {
  const atoms: Atom[] = [];
  const right = rightEdge(lines);
  for (let i = 0; i < lines.length; ) {
    let next = i + 1;
    while (goesOn(lines.slice(i, next), lines[next])) next++;
    atoms.push(...atomsOfBlock(text, lines.slice(i, next), right));
    i = next;
  }
  return withWholePeriods(afterLabels(continued(atoms)));
}

/** The atoms where text that goes on in small letters, in the same look, is part of what stands before it. */
function continued(atoms: readonly Atom[]): Atom[] {
  const whole: Atom[] = [];
  for (const atom of atoms) {
    const before = whole.at(-1);
    const isOpen = before && before.look === atom.look && !/[.!?:;]["”’)]?\s*$/.test(before.text) && !before.period;
    if (!isOpen || !startsSmall(atom)) whole.push(atom);
    else if (before.kind !== 'head') whole[whole.length - 1] = joined(before, atom);
    else if (isProse(joined(before, atom).text)) whole[whole.length - 1] = { ...joined(before, atom), kind: 'prose' };
    else whole.push(atom);
  }
  return whole;
}

/** Whether an atom without a marker begins with a word in small letters. */
const startsSmall = ({ kind, period, text }: Atom): boolean =>
  (kind === 'head' || kind === 'prose') && !period && /^\p{Ll}+(?![\p{L}\p{N}])/u.test(text);

const joined = (atom: Atom, next: Atom): Atom => ({
  ...atom,
  end: next.end,
  text: `${atom.text} ${next.text}`,
  pieces: [...atom.pieces, ...next.pieces],
  ...(atom.box && next.box && atom.page === next.page ? { box: union([atom.box, next.box]) } : {}),
});

/** Points by which the lines of an item may begin at different places. */
const SAME_EDGE = 2;

const hasBullet = ({ text, bullet }: Line): boolean => bullet === true || BULLET.test(text);

/** Whether a line is part of the same block as those before it; an item with a marker in its text ends at the next one. */
function goesOn([first, ...others]: readonly Line[], line: Line | undefined): boolean {
  if (!first || line?.block !== first.block) return false;
  if (hasBullet(line)) return false;
  if (!hasBullet(first) || first.block.kind === 'item') return true;
  const edge = others[0]?.box?.[0] ?? first.box?.[0] ?? 0;
  return (line.box?.[0] ?? edge) > edge - SAME_EDGE && periodOf(line.text) === undefined;
}

/** Atoms of the lines of one block: all of an item; of a paragraph its head lines and the prose behind them. */
function atomsOfBlock(text: PlainText, lines: readonly Line[], right: number): Atom[] {
  const [first] = lines;
  if (!first) return [];
  const marker = BULLET.exec(first.text)?.[0];
  if (first.block.kind === 'row' && first.pieces.length > 1) return lines.flatMap((row) => atomsOfRow(text, row));
  if (first.block.kind === 'item' || hasBullet(first)) return [atom(text, 'item', lines, marker?.length)];
  const heads = lines.findIndex((line, index) => !isHeadLine(line) && isProse(textOf(text, lines.slice(index))));
  const below = heads < 0 ? [] : lines.slice(heads);
  const next = below.findIndex((line, index) => index > 0 && isHeadAmongProse(line, below[index - 1] as Line));
  const prose = next < 0 ? below : below.slice(0, next);
  const above = lines.slice(0, heads < 0 ? lines.length : heads);
  return [
    ...wrapped(above, right).map((head) => atom(text, kindOf(head[0] as Line), head)),
    ...paragraphsOf(prose, right).map((paragraph) => atom(text, 'prose', paragraph)),
    ...(next < 0 ? [] : atomsOfBlock(text, below.slice(next), right)),
  ];
}

/** Atoms of a row of a table: the cells that are short as a head line, and each long one as prose. */
function atomsOfRow(text: PlainText, row: Line): Atom[] {
  const isLong = ({ text: cell }: Piece): boolean => cell.split(/\s+/).length >= LONG_CELL || isProse(cell);
  const short = row.pieces.filter((piece) => !isLong(piece));
  const head = short.length > 0 ? [atom(text, 'head', [lineOf(row.block, short)])] : [];
  return [...head, ...row.pieces.filter(isLong).map((piece) => atom(text, 'prose', [lineOf(row.block, [piece])]))];
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

/** Whether a line of a paragraph is set as no prose is: all of it bold, with a wide gap in it, or with a period. */
const isHeadLine = ({ pieces, text }: Line): boolean =>
  pieces.every(({ bold }) => bold) ||
  pieces.some(({ after }) => after === 'gap') ||
  periodOf(text)?.start !== undefined;

/** Whether a line between lines of prose is set as none is: all of it bold, or little more than a period. */
function isHeadAmongProse({ pieces, text }: Line, { pieces: [above] }: Line): boolean {
  const period = periodOf(text);
  const dated = period?.start ? period.spans.reduce((length, { start, end }) => length + end - start, 0) : 0;
  return (!above?.bold && pieces.every(({ bold }) => bold)) || dated * 2 > text.length;
}

const textOf = ({ text }: PlainText, lines: readonly Line[]): string => text.slice(lines[0]?.start, lines.at(-1)?.end);

/** What follows a label is a list, whether its items have markers or not; where they have, the last one ends it. */
function afterLabels(atoms: readonly Atom[]): Atom[] {
  let look: string | undefined;
  let isListed = false;
  return atoms.map((atom) => {
    if (atom.kind === 'label') {
      isListed = true;
      look = undefined;
      return atom;
    }
    if (atom.kind === 'item') isListed &&= look !== undefined;
    if (!isListed || atom.kind === 'item') return atom;
    look ??= atom.look;
    isListed = atom.look === look && atom.period === undefined;
    return isListed ? { ...atom, kind: 'item' } : atom;
  });
}

/** Whether other text stands between the pieces of a line in the plain text, as between the lines of a cell in a gutter. */
const isApart = ({ pieces, start, end }: Line): boolean =>
  end - start > pieces.reduce((length, { text }) => length + text.length + 1, -1);

/** Where a span of an atom's text is in the plain text: one place, or one for each piece that it is part of. */
export function placesIn({ text, start, end, pieces }: Atom, span: Span): Span[] {
  if (end - start === text.length) return [{ start: start + span.start, end: start + span.end }];
  let offset = 0;
  return pieces.flatMap((piece) => {
    const [from, to] = [Math.max(span.start - offset, 0), Math.min(span.end - offset, piece.text.length)];
    offset += piece.text.length + 1;
    return from < to ? [{ start: piece.start + from, end: piece.start + to }] : [];
  });
}

/** A text with a tab before each piece that a gap parts from the one before it; absent `start` means pieces in a row. */
function withGaps(printed: string, pieces: readonly Piece[], start: number | undefined): string {
  let offset = 0;
  const gaps = pieces.flatMap((piece) => {
    const at = start === undefined ? offset : piece.start - start;
    offset += piece.text.length + 1;
    return piece.after === 'gap' ? [at - 1] : [];
  });
  return gaps.reduce(
    (text, at) => (/\s/.test(text.charAt(at)) ? `${text.slice(0, at)}\t${text.slice(at + 1)}` : text),
    printed,
  );
}

function atom(text: PlainText, kind: Atom['kind'], lines: readonly Line[], skipped = 0): Atom {
  const [first, last] = [lines[0] as Line, lines.at(-1) as Line];
  const pieces = lines.flatMap((line) => line.pieces);
  const [piece] = pieces as [Piece];
  const boxes = lines.flatMap(({ box }) => (box ? [box] : []));
  const start = first.start + skipped;
  const apart = lines.length === 1 && isApart(first);
  const printed = apart ? first.text.slice(skipped) : text.text.slice(start, last.end);
  const period = kind === 'head' ? periodOf(withGaps(printed, pieces, apart ? undefined : start)) : undefined;
  return {
    kind,
    start,
    end: last.end,
    text: printed,
    pieces,
    page: first.page,
    look: lookKey(piece, piece.text),
    ...(boxes.length > 0 ? { box: union(boxes) } : {}),
    ...(period ? { period } : {}),
  };
}
