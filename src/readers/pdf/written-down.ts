import { type Box, centre } from '../../document/geometry.ts';
import { type Size, turnBox } from '../../document/turning.ts';
import { FOUND_SPACE, type Glyph, isGlyph, type TextStyle, type TextToken } from './source.ts';

/** Share of the size by which the middles of glyphs of one column or row differ at most: punctuation sits in a corner. */
const IN_LINE = 0.6;
/** Distances, in shares of the size, of neighbours in a column or row: set solid it is 1, kerned or spaced about that. */
const NEAREST = 0.4;
const FARTHEST = 2;
/** Width, in shares of the size, from which a box is more than its glyph, which is 1 wide. */
const WIDEST = 1.5;
/** First code of the scripts that are written down as well as across: CJK radicals, and all of East Asia from there on. */
const EAST_ASIAN = 0x2e80;
const LAST_EAST_ASIAN = 0xffef;
/** Quarter turns clockwise after which lines that run down run to the right, the rightmost first. */
export const TURNS = 3;

function isEastAsian({ text }: Glyph): boolean {
  const code = text.codePointAt(0) ?? 0;
  return (code >= EAST_ASIAN && code <= LAST_EAST_ASIAN) || code >= 0x20000;
}

/**
 * The glyphs of Chinese, Japanese and Korean that are written upright in columns, one below the other: those that follow
 * or precede another so in the content stream, and none beside.
 */
export function glyphsWrittenDown(text: readonly TextToken[]): ReadonlySet<Glyph> {
  const down = new Set<Glyph>();
  const across = new Set<Glyph>();
  let before: Glyph | undefined;
  for (const token of text) {
    if (!isGlyph(token)) continue;
    if (before && isEastAsian(token) && isEastAsian(before) && token.style.rotation === 0) {
      const [a, b] = [centre(before.box), centre(token.box)];
      const [dx, dy] = [(b[0] - a[0]) / token.style.size, (b[1] - a[1]) / token.style.size];
      if (Math.abs(dx) < IN_LINE && dy > NEAREST && dy < FARTHEST) down.add(before).add(token);
      else if (Math.abs(dy) < IN_LINE && dx > NEAREST && dx < FARTHEST) across.add(before).add(token);
    }
    before = token;
  }
  for (const glyph of across) down.delete(glyph);
  return down;
}

/**
 * The text of a page, of a size in points, after `TURNS`: what was written down is level, and all other text is turned.
 * @param down the glyphs written down.
 */
export function turnedText(text: readonly TextToken[], down: ReadonlySet<Glyph>, { width, height }: Size): TextToken[] {
  const turn = (box: Box): Box => turnBox(box, width, height, TURNS);
  const level = once((style) => ({ ...style, clip: style.clip && turn(style.clip) }));
  const turned = once((style) => ({
    ...level(style),
    direction: style.direction <= -90 ? style.direction + 270 : style.direction - 90,
    rotation: (style.rotation + 270) % 360,
  }));
  // Between glyphs of a column the engine finds ends of lines.
  const shown = text.filter((token, index) => {
    const [before, after] = [text[index - 1], text[index + 1]];
    return token !== FOUND_SPACE || !(isGlyph(before) && isGlyph(after) && down.has(before) && down.has(after));
  });
  return shown.map((token) => {
    if (!isGlyph(token)) return token;
    const ink = token.ink && turn(token.ink);
    if (!down.has(token)) {
      return { ...token, box: turn(token.box), x: token.y, y: width - token.x, ink, style: turned(token.style) };
    }
    const box = turn(inColumn(token));
    return { ...token, box, x: box[0], y: box[3], ink, style: level(token.style) };
  });
}

/** Makes of each style one other: glyphs of one text object share theirs. */
function once(make: (style: TextStyle) => TextStyle): (style: TextStyle) => TextStyle {
  const made = new Map<TextStyle, TextStyle>();
  return (style) => {
    const known = made.get(style) ?? make(style);
    made.set(style, known);
    return known;
  };
}

/** The box of a glyph that is as wide as its column: engines add what a font that is not embedded does not say. */
function inColumn({ box: [x0, y0, x1, y1], style: { size } }: Glyph): Box {
  return [x1 - x0 > WIDEST * size ? x1 - size : x0, y0, x1, y1];
}
