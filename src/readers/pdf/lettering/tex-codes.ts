import { height, width } from '../../../document/geometry.ts';
import type { Glyph } from '../source.ts';

/** Ligatures in the order in which TeX's encodings have them, from these codes on: OT1 (Knuth) and T1 (Cork). */
const LIGATURES = ['ff', 'fi', 'fl', 'ffi', 'ffl'] as const;
const FIRST_CODES = [0x0b, 0x1b] as const;
/**
 * Rise above the baseline in shares of the advance: in Computer Modern 1.04 to 1.25 for those of two letters, .7 to .84 for
 * those of three. Under the codes of T1, OT1 has ae and oe, which are low or wide, and slashed ones: .6 to .95.
 */
const LEAST_RISE = { 2: 1, 3: 0.7 } as const;
const MOST_RISE = 1.45;
/** Share of the rise up to which ink that stands on the baseline hangs below it. */
const OVERSHOOT = 0.08;
/** Quotation marks of T1, which stand no lower than they are high; OT1 has letters on the baseline there. */
const QUOTES: ReadonlyMap<number, string> = new Map([
  [0x10, '“'],
  [0x11, '”'],
]);
/** Dashes of T1: bars that are far longer than thick; OT1 has accents there. */
const DASHES: ReadonlyMap<number, string> = new Map([
  [0x15, '–'],
  [0x16, '—'],
]);
const LONG = 6;

/**
 * What a font shows under a code which its file leaves without a meaning, where its ink has the shape of what TeX's fonts
 * of bitmaps, which have no names, have there; undefined where it has another one.
 * @param glyph with its ink.
 */
export function textOfTexCode(code: number, { style, ink, box, y }: Glyph): string | undefined {
  if (style.family !== '' || style.monospace || style.rotation !== 0 || !ink || height(ink) <= 0) return undefined;
  const [above, below] = [y - ink[1], ink[3] - y];
  if (QUOTES.has(code)) return -below >= height(ink) ? QUOTES.get(code) : undefined;
  if (DASHES.has(code)) return width(ink) >= LONG * height(ink) && below < 0 ? DASHES.get(code) : undefined;
  const ligature = FIRST_CODES.map((first) => LIGATURES[code - first]).find((text) => text !== undefined);
  if (ligature === undefined) return undefined;
  const rise = above / width(box);
  const isOne = rise >= LEAST_RISE[ligature.length as 2 | 3] && rise <= MOST_RISE && below <= OVERSHOOT * above;
  return isOne ? ligature : undefined;
}
