import { type Box, height, width } from '../../../document/geometry.ts';
import { type Glyph, isGlyph, type TextStyle, type TextToken } from '../source.ts';

/**
 * Gap (share of the font size) that no character fills and that parts words: the space of common text faces is a
 * quarter of the size (ISO 32000-2's standard fonts: 0.25 to 0.278), less kerning.
 */
const SPACE_GAP = 0.22;
/**
 * Gap (share of the font size) below which none is seen: justified text narrows spaces to two thirds of a quarter, and
 * letters that are painted one by one stand closer.
 */
const NO_GAP = 0.1;
/**
 * Gap (share of the font size) that parts words where letters beside it stand close: TeX narrows spaces of Times to .19,
 * devices round that to .14, and no kern is so wide. Letters closer than the other are as close as those of words: kerns
 * of .05 are rare.
 */
const NARROW_SPACE = 0.13;
const CLOSE = 0.06;
/** Distance of two baselines (share of the font size) above which glyphs stand on different lines: more than any script. */
const LINE_SHIFT = 0.7;
/**
 * Change of baseline (share of the font size) that raises or lowers text: less than TeX's smallest, the 0.15 of
 * subscripts (parameter 16 of its symbol fonts).
 */
const SHIFT = 0.12;
/** Offset (share of the font size) up to which the same glyph again is a fake bold or a shadow. */
const DOUBLED = 0.12;
/** Font sizes in points that differ by less are one. */
const SAME_SIZE = 0.1;
/** Difference of the squares of cosine and sine of a line's direction from which the box of a turned glyph tells its advance. */
const LEAST_DIFFERENCE = 0.3;
/** Smallest font size in points that gaps are measured in: some files scale letters of one unit. */
const SMALLEST_SIZE = 1;

/** Whether two neighbours stand so far apart that white space or a new line is between them. */
export const hasGap = (a: Glyph, b: Glyph): boolean => gapBetween(a, b) > SPACE_GAP;

/** Whether two neighbours on one line are so close together that no white space is between them. */
export const touches = (a: Glyph, b: Glyph): boolean =>
  tellsAdvance(a) && a.style.rotation === b.style.rotation && gapBetween(a, b) < NO_GAP;

/**
 * Whether a gap narrower than other spaces parts two letters, since the letters before and behind it stand close: text
 * without characters for white space, each word in its place, has them in lines that are set tight.
 * @param before box of the glyph before the first.
 */
export function isPartedNarrowly(before: Box | undefined, a: Glyph, b: Glyph, next: TextToken | undefined): boolean {
  if (!before || !isGlyph(next)) return false;
  if (a.style.rotation !== 0 || b.style.rotation !== 0 || !isSameStyle(a, b)) return false;
  if (levelGap(a, b) < NARROW_SPACE || !LETTER.test(a.text) || !LETTER.test(b.text)) return false;
  return a.box[0] - before[2] < CLOSE * a.style.size && levelGap(b, next) < CLOSE;
}

const LETTER = /^\p{L}+$/u;

/** TeX's fonts of variables have no space: engines take the kern after a slanted capital for one. */
const VARIABLES_FONT = /^(?:cmmi|lmmi|lmmathitalic)/i;

/** Whether two neighbours are variables of a formula set by TeX. */
export const areVariables = (a: Glyph, b: Glyph): boolean =>
  [a, b].every(({ style }) => VARIABLES_FONT.test(style.family));

/** Whether a glyph is painted once more by another text object, a hair's breadth off; PDFium itself doubles astral ones. */
export const isDoubled = (a: Glyph, b: Glyph): boolean =>
  a.text === b.text &&
  (a.style.object !== b.style.object || a.text.length > 1) &&
  Math.abs(a.x - b.x) < DOUBLED * a.style.size &&
  Math.abs(a.y - b.y) < DOUBLED * a.style.size;

/** Whether two neighbours look the same and stand on one baseline, as those of one text object do. */
export function isSameStyle(last: Glyph, next: Glyph): boolean {
  const [a, b] = [last.style, next.style];
  if (a.object === b.object) return true;
  return (
    a.family === b.family &&
    a.weight === b.weight &&
    a.italic === b.italic &&
    a.color === b.color &&
    a.rotation === b.rotation &&
    Math.abs(a.size - b.size) < SAME_SIZE &&
    Math.abs(across(last) - across(next)) < SHIFT * a.size
  );
}

/** Empty length between neighbours in shares of the font size, whichever comes first (right-to-left text goes back). */
export function gapBetween(a: Glyph, b: Glyph): number {
  if (!tellsAdvance(a)) return 0;
  if (a.style.rotation === 0 && b.style.rotation === 0) return levelGap(a, b);
  if (Math.abs(across(a) - across(b)) > a.style.size * LINE_SHIFT) return 1;
  const [a0, a1] = extent(a);
  const [b0, b1] = extent(b);
  return Math.max(b0 - a1, a0 - b1) / sizeOf(a, b);
}

function levelGap(a: Glyph, b: Glyph): number {
  if (Math.abs(a.y - b.y) > a.style.size * LINE_SHIFT) return 1;
  return Math.max(b.box[0] - a.box[2], a.box[0] - b.box[2]) / sizeOf(a, b);
}

const sizeOf = (a: Glyph, b: Glyph): number => Math.max(Math.min(a.style.size, b.style.size), SMALLEST_SIZE);

/** Whether the upright box around a glyph tells its advance: at half a right angle that and its height change it alike. */
const tellsAdvance = ({ style }: Glyph): boolean =>
  style.rotation % 90 === 0 || Math.abs(Math.cos(2 * radiansOf(style))) > LEAST_DIFFERENCE;

/** How far along the line of writing a glyph goes: `[start, end]` in points. */
function extent(glyph: Glyph): readonly [number, number] {
  const { box, style, x, y } = glyph;
  if (style.rotation % 90 !== 0) {
    const angle = radiansOf(style);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const start = x * cos + y * sin;
    return [start, start + (width(box) * Math.abs(cos) - height(box) * Math.abs(sin)) / Math.cos(2 * angle)];
  }
  return style.rotation === 90 || style.rotation === 270 ? [box[1], box[3]] : [box[0], box[2]];
}

/** Coordinate across the line of writing: equal for glyphs on one baseline. */
function across({ x, y, style }: Glyph): number {
  if (style.rotation === 0) return y;
  const angle = radiansOf(style);
  return y * Math.cos(angle) - x * Math.sin(angle);
}

const radiansOf = ({ rotation, direction }: TextStyle): number =>
  ((rotation % 90 === 0 ? rotation : direction) * Math.PI) / 180;
