import { contradictsInk } from './claims.ts';
import { type GlyphShape, isUnknown } from './glyph-shape.ts';

/** What of a font is in doubt: all that it says, some of its glyphs, or nothing. */
export type Doubt<Shape extends GlyphShape> =
  | { readonly kind: 'all' }
  | { readonly kind: 'some'; readonly shapes: readonly Shape[] }
  | { readonly kind: 'none' };

/** Marks that words of small letters have inside: apostrophes, hyphens, dots of omission and of Catalan; and quotes, where a space is missing. */
const IN_WORDS = /^['’‘‛“”„‟′´`‐‑–—…·•\u00ad]$/;
/** What no word has amid small Latin letters: capitals with accents, signs. Signs of mathematics and small digits may be. */
const NEVER_IN_WORDS = /^(?!\p{ASCII})(\p{Lu}|\p{Lo}|\p{Sc}|\p{Sk}|\p{So}|\p{P})$/u;
const LATIN = /^(\p{Script=Latin}|\p{Script=Common})$/u;

/** Share of a font's glyphs that it says nothing of from which all is in doubt, and the fewest different ones. */
const UNKNOWN = 0.3;
const FEWEST_UNKNOWN = 4;
/** How many times wider than another glyph of the same meaning a ligature is, at the least. */
const WIDER = 1.3;
/** Share of the font size by which the highest letters of a font differ. */
const LEVEL = 0.05;

/** Compares what a font says with how its glyphs look and stand. */
export function doubtOf<Shape extends GlyphShape>(shapes: readonly Shape[]): Doubt<Shape> {
  if (saysNothing(shapes) || contradictsInk(usual(shapes))) return { kind: 'all' };
  const doubted = shapes.filter((shape) => isMisplaced(shape) || isWideLetter(shape, shapes));
  return doubted.length > 0 ? { kind: 'some', shapes: doubted } : { kind: 'none' };
}

/** Whether the words of a font are made of glyphs that it says nothing of; icons stand by themselves. */
function saysNothing(shapes: readonly GlyphShape[]): boolean {
  const unknown = shapes.filter(({ said, amidUnknown }) => isUnknown(said) && amidUnknown > 0);
  return unknown.length >= FEWEST_UNKNOWN && countOf(unknown) > UNKNOWN * countOf(shapes);
}

const countOf = (shapes: readonly GlyphShape[]): number => shapes.reduce((sum, { count }) => sum + count, 0);

/** Of the glyphs that mean the same, the one that is shown most. */
function usual(shapes: readonly GlyphShape[]): GlyphShape[] {
  const most = new Map<string, GlyphShape>();
  for (const shape of shapes) {
    if (shape.count > (most.get(shape.said)?.count ?? 0)) most.set(shape.said, shape);
  }
  return [...most.values()];
}

/** Whether a glyph stands where its meaning cannot: `classiÖcations`, `e§ort`. */
const isMisplaced = ({ said, amidLetters }: GlyphShape): boolean =>
  amidLetters > 0 && (isUnknown(said) || (NEVER_IN_WORDS.test(said) && LATIN.test(said) && !IN_WORDS.test(said)));

/** Whether a glyph is a ligature of which the font says but one letter: as high as any, and wider than that letter is. */
function isWideLetter<Shape extends GlyphShape>(shape: Shape, shapes: readonly Shape[]): boolean {
  if (!/^[a-z]$/.test(shape.said)) return false;
  const same = shapes.filter(({ said }) => said === shape.said);
  const letter = same.reduce((narrow, other) => (other.advance < narrow.advance ? other : narrow));
  if (!shape.ink || !letter.ink || shape.advance < WIDER * letter.advance) return false;
  const highest = Math.max(...shapes.flatMap(({ said, ink }) => (ink && /^[a-z]$/.test(said) ? [ink.top] : [])));
  return shape.ink.right - shape.ink.left > WIDER * letter.advance && shape.ink.top > highest - LEVEL;
}
