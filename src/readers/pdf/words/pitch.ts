import { width } from '../../../document/geometry.ts';
import { median } from '../../../platform/median.ts';
import { type Glyph, isGlyph, SPACE, type TextToken } from '../source.ts';
import { isDoubled, isSameStyle, touches } from './breaks.ts';

/** Letters of a line that follow others at least, before their distance is a pitch. */
const FEWEST = 3;
/** Share of them that are at that pitch: all but what rounding shifts. */
const MOST = 0.9;
/** Difference of their advances from which nothing but a pitch has them evenly apart, in shares of the font size: figures are equal. */
const UNEQUAL = 0.1;
/** Difference of distances that rounding makes, and the widest pitch, in shares of the font size. */
const EVEN = 0.02;
const WIDEST = 0.8;

/** Two glyphs that follow each other on a line, with no white space shown between them. */
type Pair = readonly [last: Glyph, glyph: Glyph];

/**
 * Glyphs of lines whose letters, of several widths, are set at one pitch, as typewriters do: how far they begin from the one
 * before tells that they go on with its word, though there is room for white space behind a narrow letter. White space that
 * is shown parts words, and so does a place that is left empty.
 */
export function glyphsAtPitch(tokens: readonly TextToken[]): ReadonlySet<Glyph> {
  const found = new Set<Glyph>();
  for (const line of pairsByLine(tokens)) {
    const pitch = pitchOf(line);
    if (pitch === undefined) continue;
    for (const pair of line) if (isEven(pair, pitch)) found.add(pair[1]);
  }
  return found;
}

function* pairsByLine(tokens: readonly TextToken[]): Generator<readonly Pair[]> {
  let line: Pair[] = [];
  let last: Glyph | undefined;
  let shown = false;
  for (const token of tokens) {
    if (!isGlyph(token)) {
      shown ||= token === SPACE;
      continue;
    }
    if (last && isDoubled(last, token)) continue;
    if (last && isOnLine(last, token)) {
      if (!shown && stepOf([last, token]) < WIDEST * token.style.size) line.push([last, token]);
    } else {
      yield line;
      line = [];
    }
    last = token;
    shown = false;
  }
  yield line;
}

const isOnLine = (last: Glyph, glyph: Glyph): boolean =>
  glyph.style.rotation === 0 &&
  !glyph.style.monospace &&
  glyph.y === last.y &&
  glyph.x > last.x &&
  isSameStyle(last, glyph);

const stepOf = ([last, glyph]: Pair): number => glyph.x - last.x;

const isEven = (pair: Pair, pitch: number): boolean => Math.abs(stepOf(pair) - pitch) < EVEN * pair[1].style.size;

/** The pitch of a line in points: letters of several widths are evenly apart, some of them as close as those of words are. */
function pitchOf(line: readonly Pair[]): number | undefined {
  if (line.length < FEWEST || line.every(([last, glyph]) => touches(last, glyph))) return undefined;
  const pitch = median(line.map(stepOf));
  const even = line.filter((pair) => isEven(pair, pitch));
  if (even.length < MOST * line.length || !even.some(([last, glyph]) => touches(last, glyph))) return undefined;
  const widths = even.map(([{ box }]) => width(box));
  const { size } = (even[0] as Pair)[1].style;
  return Math.max(...widths) - Math.min(...widths) < UNEQUAL * size ? undefined : pitch;
}
