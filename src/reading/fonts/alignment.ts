/** What each glyph of a word was read as, and how far that is from what was expected. */
export interface Alignment {
  /** Characters for each glyph: mostly one, several for a ligature, none for what was overlooked. */
  readonly pieces: readonly string[];
  /** Cost for each glyph: 0 where all is as expected, about 1 for each character that is not. */
  readonly cost: number;
}

/** Most characters that a glyph stands for: `ffi`. */
const LONGEST = 3;
/** Costs of reading a glyph of unknown and of known meaning as none to three characters. */
const UNKNOWN = [1.2, 0.1, 0.4, 0.6] as const;
const KNOWN = [1.1, 1, 1.4, 1.8] as const;
/** Cost of the other case: recognisers mistake `o` and `O`. */
const CASE = 0.3;

/**
 * The cheapest way to deal out the characters of a recognised word to its glyphs, by dynamic programming (as of
 * Needleman and Wunsch). `expected` is what each glyph means as far as it is known.
 */
export function align(expected: readonly (string | undefined)[], text: string): Alignment {
  const characters = [...text];
  const [rows, columns] = [expected.length, characters.length];
  // Of the first glyphs and the first characters: least cost, and how many characters the last glyph took.
  const costs = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY));
  const taken = Array.from({ length: rows + 1 }, () => new Uint8Array(columns + 1));
  (costs[0] as Float64Array)[0] = 0;
  for (let row = 1; row <= rows; row++) {
    const [before, here] = [costs[row - 1] as Float64Array, costs[row] as Float64Array];
    for (let column = 0; column <= columns; column++) {
      for (let length = 0; length <= Math.min(LONGEST, column); length++) {
        const piece = characters.slice(column - length, column).join('');
        const cost = (before[column - length] as number) + costOf(expected[row - 1], piece, length);
        if (cost >= (here[column] as number)) continue;
        here[column] = cost;
        (taken[row] as Uint8Array)[column] = length;
      }
    }
  }
  const pieces: string[] = [];
  for (let [row, column] = [rows, columns]; row > 0; row--) {
    const length = (taken[row] as Uint8Array)[column] as number;
    pieces.unshift(characters.slice(column - length, column).join(''));
    column -= length;
  }
  return { pieces, cost: ((costs[rows] as Float64Array)[columns] as number) / Math.max(1, rows) };
}

function costOf(expected: string | undefined, piece: string, length: number): number {
  if (expected === undefined) return UNKNOWN[length] as number;
  if (piece === expected) return 0;
  return piece.toLowerCase() === expected.toLowerCase() ? CASE : (KNOWN[length] as number);
}
