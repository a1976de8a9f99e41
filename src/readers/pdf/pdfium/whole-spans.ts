import { type Box, union } from '../../../document/geometry.ts';
import { FOUND_SPACE, type Glyph, isGlyph, type TextStyle, type TextToken } from '../source.ts';
import { hasGap } from '../words/breaks.ts';

/**
 * Distance of two baselines (share of the font size) from which text objects stand on different lines, as the parts of a
 * hyphenated word do: marks over letters are less far off.
 */
const NEXT_LINE = 0.9;

/** Where a text object, or all of a span on one line, is on the display. */
export interface Piece {
  readonly box: Box;
  /** Its baseline. */
  readonly y: number;
}

/** Text with glyphs where all of their spans is, without those of spans that are nowhere: their text is said elsewhere. */
export function withWholes(
  tokens: readonly TextToken[],
  wholes: ReadonlyMap<TextStyle, Piece | undefined>,
): readonly TextToken[] {
  const settled = tokens.flatMap((token): TextToken[] => {
    if (!isGlyph(token) || !wholes.has(token.style)) return [token];
    const whole = wholes.get(token.style);
    return whole ? [{ ...token, ...whole }] : [];
  });
  for (const [index, token] of settled.entries()) {
    if (isGlyph(token) && wholes.has(token.style)) settled[index] = besideItsNeighbours(token, settled, index);
  }
  return settled;
}

/** A glyph over the box of ink, which its neighbours do not touch as they touch advances, out to where they are. */
function besideItsNeighbours(glyph: Glyph, tokens: readonly TextToken[], index: number): Glyph {
  const before = tokens[tokens[index - 1] === FOUND_SPACE ? index - 2 : index - 1];
  const next = tokens[tokens[index + 1] === FOUND_SPACE ? index + 2 : index + 1];
  const near = [before, next].filter(
    (other): other is Glyph =>
      isGlyph(other) && other.style.rotation === 0 && glyph.style.rotation === 0 && !hasGap(glyph, other),
  );
  const [left, top, right, bottom] = glyph.box;
  const from = Math.max(...near.map(({ box }) => box[2]).filter((edge) => edge < left));
  const to = Math.min(...near.map(({ box }) => box[0]).filter((edge) => edge > right));
  return { ...glyph, box: [Number.isFinite(from) ? from : left, top, Number.isFinite(to) ? to : right, bottom] };
}

/** How many of what is placed have a baseline. */
export function sharesOf(placed: readonly Pick<Piece, 'y'>[]): Map<number, number> {
  const shares = new Map<number, number>();
  for (const { y } of placed) shares.set(y, (shares.get(y) ?? 0) + 1);
  return shares;
}

/**
 * What stands on the line of some glyphs: on the baseline that most of the page have, as marks may be shown before their
 * letter.
 * @param shares how many glyphs have a baseline.
 */
export function wholeOf(
  glyphs: readonly Glyph[],
  pieces: readonly Piece[],
  shares: ReadonlyMap<number, number>,
): Piece {
  const [{ style, box, y }] = glyphs as readonly [Glyph, ...Glyph[]];
  const onLine = pieces.filter((piece) => Math.abs(piece.y - y) < NEXT_LINE * style.size);
  const baselines = style.rotation === 0 ? onLine.map((piece) => piece.y) : [];
  const shareOf = (baseline: number): number => shares.get(baseline) ?? 0;
  return {
    box: union([box, ...onLine.map((piece) => piece.box)]),
    y: baselines.reduce((most, baseline) => (shareOf(baseline) > shareOf(most) ? baseline : most), y),
  };
}
