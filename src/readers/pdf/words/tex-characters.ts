import { CIRCLE } from './accents.ts';

/** Ink of a glyph in shares of the font size: its edges above the baseline, and its width. */
export interface Rise {
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

type Shape = (rise: Rise) => boolean;
type Glyph = readonly [text: string, shape: Shape];

/** Ascenders of Computer Modern end at .69, small letters at .43, descenders at -.19; sizes are known to a tenth. */
const isRaised = ({ top }: Rise): boolean => top >= 0.57;
const isLowered = ({ bottom }: Rise): boolean => bottom < -0.1;
const tall: Shape = (rise) => isRaised(rise) && !isLowered(rise) && rise.bottom < 0.1;
const flat: Shape = (rise) => !isRaised(rise) && !isLowered(rise);
const small: Shape = (rise) => flat(rise) && rise.bottom < 0.03;
const deep: Shape = (rise) => !isRaised(rise) && isLowered(rise);
const long: Shape = (rise) => isRaised(rise) && isLowered(rise);
const high: Shape = ({ bottom }) => bottom > 0.35;
const thin: Shape = ({ top, bottom }) => top - bottom < 0.1;
const raised: Shape = ({ top, bottom }) => top < 0.57 && bottom >= 0.03;
const low: Shape = ({ top }) => top < 0.2;
const wide: Shape = (rise) => tall(rise) && rise.width >= 0.6;
const narrow: Shape = (rise) => tall(rise) && rise.width < 0.6;
const widest: Shape = (rise) => tall(rise) && rise.width >= 0.86;
const around: Shape = (rise) => long(rise) && rise.width >= 0.8;
const slim: Shape = (rise) => flat(rise) && rise.width < 0.28;
const broad: Shape = (rise) => small(rise) && rise.width >= 0.62;
const letter: Shape = (rise) => tall(rise) || deep(rise) || long(rise) || small(rise);
/** The stroke through a letter goes above and below it. */
const struck: Shape = (rise) => small(rise) && rise.top >= 0.48;
const crossed: Shape = (rise) => tall(rise) && rise.bottom < -0.03;

/** A code, and its glyphs with their shapes. */
const row = (code: number, ...glyphs: readonly Glyph[]): [number, readonly Glyph[]] => [code, glyphs];
/** Codes in a row, from the first one on, whose glyphs have one shape. */
const rows = (first: number, texts: string, shape: Shape): [number, readonly Glyph[]][] =>
  [...texts].map((text, index) => row(first + index, [text, shape]));

/** Greek capitals of encoding OT1 from code 4 on, and the accents of T1 there. */
const CAPITALS_AND_ACCENTS = ['Ξ¨', 'Π˝', 'Σ˚', 'Υˇ', 'Φ˘', 'Ψ¯', 'Ω˙'];

/** The letters of encoding T1 from code 128 on that are not those of Latin-1. */
const T1 = 'ĂĄĆČĎĚĘĞĹĽŁŃŇŊŐŔŘŚŠŞŤŢŰŮŸŹŽŻĲİđ§ăąćčďěęğĺľłńňŋőŕřśšşťţűůÿźžżĳ';

/**
 * What TeX's fonts show under codes that mean something else in ASCII and Latin-1: of text (encodings OT1 and T1), of
 * variables (OML), and the commonest of signs (OMS). One code has other glyphs in each, which their ink tells apart.
 */
const CHARACTERS: ReadonlyMap<number, readonly Glyph[]> = new Map([
  ...CAPITALS_AND_ACCENTS.map(([capital = '', accent = ''], index) => row(4 + index, [capital, tall], [accent, high])),
  row(0, ['Γ', tall], ['`', high], ['−', thin]),
  row(1, ['Δ', tall], ['´', high], ['·', flat]),
  row(2, ['Θ', tall], ['ˆ', high], ['×', flat]),
  row(3, ['Λ', tall], ['˜', high], ['∗', flat]),
  row(11, ['ff', tall], ['α', small]),
  row(12, ['fi', tall], ['β', long]),
  row(13, ['fl', tall], ['γ', deep], [CIRCLE, around]),
  row(14, ['ffi', wide], ['δ', tall]),
  row(15, ['ffl', tall], ['•', raised], ['ϵ', small]),
  row(16, ['“', high], ['ı', small], ['ζ', long]),
  row(17, ['”', high], ['η', deep]),
  row(18, ['`', high], ['„', low], ['θ', tall]),
  row(19, ['´', high], ['ι', small]),
  row(20, ['ˇ', high], ['κ', small], ['≤', long]),
  row(21, ['˘', high], ['–', thin], ['λ', tall], ['≥', long]),
  row(22, ['¯', high], ['—', thin], ['μ', deep]),
  row(23, ['˚', high], ['ν', small]),
  row(24, ['ξ', long]),
  row(25, ['ß', tall], ['ı', slim], ['π', small]),
  row(26, ['æ', small], ['ρ', deep]),
  row(27, ['ff', tall], ['œ', broad], ['σ', small]),
  row(28, ['fi', tall], ['ø', struck], ['τ', small]),
  row(29, ['fl', narrow], ['Æ', tall], ['υ', small]),
  row(30, ['Œ', widest], ['ffi', tall], ['ϕ', long]),
  row(31, ['Ø', crossed], ['ffl', tall], ['χ', deep]),
  row(33, ['→', flat]),
  row(34, ['”', high]),
  row(48, ['′', slim]),
  row(49, ['∞', broad]),
  row(92, ['“', high]),
  row(123, ['–', thin]),
  row(124, ['—', thin]),
  row(127, ['¨', high]),
  ...rows(128, T1, letter),
  row(136, ['•', raised], ['Ĺ', letter]),
  row(215, ['Œ', tall]),
  row(247, ['œ', small]),
  row(255, ['ß', tall]),
]);

/** Whether TeX's fonts show something else under a code than ASCII has there. */
export const isTexCode = (code: number): boolean => CHARACTERS.has(code);

/** What fonts of signs alone show. */
const SIGNS = `−·×∗•≤≥→′∞${CIRCLE}`;

/**
 * The character that a font of TeX shows under a code; undefined where the ink is that of none of them.
 * @param hasLetters whether the font has letters too.
 */
export const texCharacter = (code: number, rise: Rise, hasLetters: boolean): string | undefined =>
  CHARACTERS.get(code)?.find(([text, shape]) => (hasLetters || SIGNS.includes(text)) && shape(rise))?.[0];

/**
 * Shares of the font size: of the letters among TeX's variables whose names engines do not know, the lunate epsilon
 * (`epsilon1`) alone has the height of small letters and so narrow an advance: .41 in ten points, .54 in five.
 */
const EPSILON = { narrowest: 0.36, widest: 0.56, lowest: 0.36, highest: 0.5 };

/** The letter that a font of TeX's variables shows under a code of its own; undefined where its ink is that of none. */
export function variableOfInk({ top, bottom }: Rise, advance: number): string | undefined {
  const isNarrow = advance >= EPSILON.narrowest && advance <= EPSILON.widest;
  const isSmall = top >= EPSILON.lowest && top <= EPSILON.highest && Math.abs(bottom) < 0.06;
  return isNarrow && isSmall ? 'ϵ' : undefined;
}
