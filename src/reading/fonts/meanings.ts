import type { DoubtedFont, DoubtedGlyph } from '../../readers/lettering.ts';
import { majority, type Votes } from './votes.ts';

/** Votes that the meaning of a glyph needs, where it is shown that often; a letter amid letters that are right needs more. */
const FEWEST = 2;
const FEWEST_FOR_LETTER = 3;
/** Share of what is shown of a font whose meaning must be found, and the share of it that makes the font right after all. */
const FOUND = 0.95;
const RIGHT = 0.9;
/** Share of the characters found that one shift of the alphabet must explain, and how many there must be. */
const SHIFTED = 0.8;
const FEWEST_SHIFTED = 6;
/** Printable characters of ASCII without the space: some shifts go round among them (ROT47). */
const FIRST = 0x21;
const LAST = 0x7e;
const ROUND = LAST - FIRST + 1;
/** U+FFFD, the replacement character. */
const UNKNOWN = '\ufffd';

/** What the glyphs of a font mean, by sign, where that is not what it says; none where too little is sure. */
export function meaningsOf(font: DoubtedFont, votes: Votes): ReadonlyMap<string, string> {
  return (font.isWhole ? meaningsOfAll : meaningsOfSome)(font.glyphs(), votes);
}

/** Of a font that is right about its other glyphs: ligatures, and letters that were read often enough. */
function meaningsOfSome(glyphs: readonly DoubtedGlyph[], votes: Votes): ReadonlyMap<string, string> {
  const meanings = new Map<string, string>();
  for (const { sign, said, isDoubted } of glyphs) {
    const read = isDoubted ? majority(votes.get(sign)) : undefined;
    if (read === undefined || read === said || !/^\p{L}+$/u.test(read)) continue;
    if (read.length > 1 || majority(votes.get(sign), FEWEST_FOR_LETTER)) meanings.set(sign, read);
  }
  return meanings;
}

function meaningsOfAll(glyphs: readonly DoubtedGlyph[], votes: Votes): ReadonlyMap<string, string> {
  const read = new Map<DoubtedGlyph, string>();
  for (const glyph of glyphs) {
    const text = majority(votes.get(glyph.sign), Math.max(1, Math.min(FEWEST, glyph.count)));
    if (text !== undefined) read.set(glyph, text);
  }
  const shift = shiftOf(read);
  const found = new Map<DoubtedGlyph, string>();
  for (const glyph of glyphs) {
    const text = shift?.(glyph.said) ?? read.get(glyph);
    if (text !== undefined) found.set(glyph, text);
  }
  const same = [...found].filter(([{ said }, text]) => said === text).map(([glyph]) => glyph);
  if (shown(found.keys()) < FOUND * shown(glyphs) || shown(same) > RIGHT * shown(found.keys())) return new Map();
  return new Map(glyphs.map((glyph) => [glyph.sign, found.get(glyph) ?? UNKNOWN]));
}

/** Times that glyphs are shown. */
const shown = (glyphs: Iterable<DoubtedGlyph>): number => [...glyphs].reduce((sum, { count }) => sum + count, 0);

/** The shift of the alphabet by which a font is wrong; undefined where it is wrong in another way. */
function shiftOf(read: ReadonlyMap<DoubtedGlyph, string>): ((said: string) => string | undefined) | undefined {
  const pairs = [...read].flatMap(([{ said }, text]) =>
    [...said].length === 1 && text.length === 1 ? [[codeOf(said), codeOf(text)] as const] : [],
  );
  if (pairs.length < FEWEST_SHIFTED) return undefined;
  const explains = (shift: (code: number) => number): boolean =>
    pairs.filter(([said, meant]) => shift(said) === meant).length >= SHIFTED * pairs.length;
  for (const by of new Set(pairs.map(([said, meant]) => meant - said))) {
    const straight = (code: number): number => code + by;
    const round = (code: number): number => ((((code - FIRST + by) % ROUND) + ROUND) % ROUND) + FIRST;
    const shift = [straight, round].find(explains);
    if (!shift) continue;
    return (said) => {
      const code = shift(codeOf(said));
      return [...said].length === 1 && code >= FIRST && code <= LAST ? String.fromCharCode(code) : undefined;
    };
  }
  return undefined;
}

const codeOf = (text: string): number => text.codePointAt(0) ?? 0;
