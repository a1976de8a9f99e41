import { type Box, union } from '../../document/geometry.ts';
import type { Line, Piece } from '../sections/lines.ts';
import { lookKey } from '../sections/look.ts';
import type { PlainText } from '../text/plain-text.ts';
import type { Span } from '../text/span.ts';
import { type Period, periodOf } from './entries/periods.ts';
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
  for (let i = 0; i < lines.length; ) {
    const first = lines[i] as Line;
    let next = i + 1;
    while (lines[next]?.block === first.block) next++;
    atoms.push(...atomsOfBlock(text, lines.slice(i, next)));
    i = next;
  }
  return afterLabels(atoms);
}

/** Atoms of the lines of one block: all of an item; of a paragraph its head lines and the prose behind them. */
function atomsOfBlock(text: PlainText, lines: readonly Line[]): Atom[] {
  const [first] = lines;
  if (!first) return [];
  const marker = BULLET.exec(text.text.slice(first.start, lines.at(-1)?.end))?.[0];
  if (first.block.kind === 'item' || marker) return [atom(text, 'item', lines, marker?.length)];
  if (first.block.kind === 'row' && first.pieces.length === 1 && isProse(textOf(text, lines)))
    return [atom(text, 'item', lines)];
  const heads = lines.findIndex((line, index) => !isHeadLine(line) && isProse(textOf(text, lines.slice(index))));
  const prose = heads < 0 ? [] : lines.slice(heads);
  return [
    ...lines.slice(0, heads < 0 ? lines.length : heads).map((line) => atom(text, kindOf(line), [line])),
    ...(prose.length > 0 ? [atom(text, 'prose', prose)] : []),
  ];
}

const kindOf = (line: Line): Atom['kind'] =>
  line.pieces.length === 1 && isBodyLabel(line.pieces[0]?.text ?? '') ? 'label' : 'head';

/** Whether a line of a paragraph is set as no prose is: all of it bold, with a wide gap in it, or with a period. */
const isHeadLine = ({ pieces }: Line): boolean =>
  pieces.every(({ bold }) => bold) ||
  pieces.some(({ after }) => after === 'gap') ||
  periodOf(pieces.map(({ text }) => text).join(' '))?.start !== undefined;

const textOf = ({ text }: PlainText, lines: readonly Line[]): string => text.slice(lines[0]?.start, lines.at(-1)?.end);

/** What follows a label is a list, whether its items have markers or not. */
function afterLabels(atoms: readonly Atom[]): Atom[] {
  let look: string | undefined;
  let isListed = false;
  return atoms.map((atom) => {
    if (atom.kind === 'label') {
      isListed = true;
      look = undefined;
      return atom;
    }
    if (!isListed || atom.kind === 'item') return atom;
    look ??= atom.look;
    isListed = atom.look === look && atom.period === undefined;
    return isListed ? { ...atom, kind: 'item' } : atom;
  });
}

function atom(text: PlainText, kind: Atom['kind'], lines: readonly Line[], skipped = 0): Atom {
  const [first, last] = [lines[0] as Line, lines.at(-1) as Line];
  const pieces = lines.flatMap((line) => line.pieces);
  const [piece] = pieces as [Piece];
  const boxes = lines.flatMap(({ box }) => (box ? [box] : []));
  const start = first.start + skipped;
  const printed = text.text.slice(start, last.end);
  const period = kind === 'head' ? periodOf(printed) : undefined;
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
