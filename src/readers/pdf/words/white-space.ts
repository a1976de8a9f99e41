import { type Glyph, isGlyph, SPACE, type TextToken } from '../source.ts';

/** Gap (share of the font size) that parts words where the engine has white space between them. */
const NARROW_GAP = 0.12;
/** Letters and digits. */
export const WRITTEN = /[\p{L}\p{N}]/u;

/** White space between two glyphs, whichever comes first. */
export class WhiteSpace {
  readonly #shown = new Map<Glyph, Set<Glyph>>();
  readonly #found = new Map<Glyph, Set<Glyph>>();

  /** @param baseOf the letter of each mark. */
  constructor(tokens: readonly TextToken[], baseOf: ReadonlyMap<Glyph, Glyph>) {
    let last: Glyph | undefined;
    let space: TextToken | undefined;
    for (const token of tokens) {
      if (!isGlyph(token)) {
        if (space !== SPACE) space = token;
        continue;
      }
      const glyph = baseOf.get(token) ?? token;
      if (space !== undefined && last) this.#add(space === SPACE ? this.#shown : this.#found, last, glyph);
      last = glyph;
      space = undefined;
    }
  }

  #add(pairs: Map<Glyph, Set<Glyph>>, a: Glyph, b: Glyph): void {
    pairs.set(a, (pairs.get(a) ?? new Set()).add(b));
    pairs.set(b, (pairs.get(b) ?? new Set()).add(a));
  }

  /** Whether the file has white space between two neighbours. */
  isShown = (a: Glyph, b: Glyph): boolean => this.#shown.get(a)?.has(b) ?? false;

  /**
   * Whether white space parts two neighbours with a gap between them, in shares of the font size. Of letters and digits the
   * text tells, signs may stand elsewhere in it.
   */
  parts(a: Glyph, b: Glyph, gap: number): boolean {
    const isShown = this.isShown(a, b);
    if (isShown && WRITTEN.test(a.text) && WRITTEN.test(b.text)) return true;
    return gap > NARROW_GAP && (isShown || (this.#found.get(a)?.has(b) ?? false));
  }
}
