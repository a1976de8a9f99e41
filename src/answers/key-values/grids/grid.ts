import { onOneLine } from '../../../layout/metrics.ts';
import { oncePer } from '../../../platform/once-per.ts';
import type { Piece } from './pieces.ts';

/** A label and the piece that is its value or begins it; without one where the form leaves it empty. */
export interface Link {
  readonly label: Piece;
  readonly value?: Piece;
}

/** Labels with their values, all arranged in one manner. */
export interface Grid {
  readonly arrangement: 'beside' | 'below';
  readonly links: readonly Link[];
  /** How much speaks for it: the more, the earlier it gets its pieces. */
  readonly strength: number;
}

/** Pieces on one printed line, from left to right. */
export type Row = readonly Piece[];

/** Pieces compared with each other on a page of very many. */
const MOST_COMPARED = 200;

/** The printed lines of a page, from top to bottom. */
export function rowsOf(pieces: readonly Piece[]): Row[] {
  const rows: Piece[][] = [];
  const middle = ({ box }: Piece): number => (box[1] + box[3]) / 2;
  for (const piece of [...pieces].sort((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1);
    // Lines of two columns with different leading overlap in turn, so all of a row has to be on one line.
    if (row?.every(({ box }) => onOneLine(box, piece.box))) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => row.sort((a, b) => a.box[0] - b.box[0]));
}

/** The next piece to the right of each, on one line with it. */
export const rightNeighbours = oncePer((pieces: readonly Piece[]): ReadonlyMap<Piece, Piece> => {
  const sorted = [...pieces].sort((a, b) => a.box[1] - b.box[1]);
  return new Map(
    sorted.flatMap((piece, at): [Piece, Piece][] => {
      const near = sorted.slice(Math.max(0, at - MOST_COMPARED / 2), at + MOST_COMPARED / 2);
      const right = near.filter(({ box }) => box[0] >= piece.box[2] - 1 && onOneLine(box, piece.box));
      const first = Math.min(...right.map(({ box }) => box[0]));
      const [next] = right
        .filter(({ box }) => box[0] < first + piece.size)
        .sort((a, b) => offLine(a, piece) - offLine(b, piece));
      return next && next !== piece ? [[piece, next]] : [];
    }),
  );
});

/** How far two pieces are from having their bottom edges at one height, in points. */
const offLine = (a: Piece, b: Piece): number => Math.abs(a.box[3] - b.box[3]);

/** Largest difference of two edges that are aligned: of printed text in points, of recognised text in font sizes. */
const ALIGNED = 1.5;
const ALIGNED_ON_SCAN = 0.5;

/** Distance in points up to which edges of pieces like this one are aligned. */
export const tolerance = ({ style, size }: Piece): number => (style === undefined ? ALIGNED_ON_SCAN * size : ALIGNED);
