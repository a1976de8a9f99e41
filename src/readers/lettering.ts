import type { PositionedPage } from '../document/page.ts';

/** What a reader knows of how the glyphs of fonts look, and what can be done where their fonts are wrong about them. */
export interface Lettering {
  /** Fonts of the pages read so far that say of their glyphs what these cannot be; asked for once, after reading. */
  doubts(): readonly DoubtedFont[];
  /** A page as it is read, but with its sign in place of each glyph of these fonts. */
  spell(number: number): Promise<PositionedPage>;
  /** What signs mean on pages that are read from now on; without a meaning, a glyph keeps what its font says. */
  correct(meanings: ReadonlyMap<string, string>): void;
}

/** A font that is wrong about its glyphs, as far as its ink tells. */
export interface DoubtedFont {
  /** PostScript name without the tag of a subset; may be empty. */
  readonly name: string;
  /** Whether all that it says is in doubt. */
  readonly isWhole: boolean;
  /** Its glyphs as far as they are known by now: pages that are spelt show more of them. */
  glyphs(): readonly DoubtedGlyph[];
  /** One-based numbers of the pages that show it, ascending. */
  readonly pages: readonly number[];
}

/** A glyph of a doubted font. */
export interface DoubtedGlyph {
  /** One character of a private plane, which stands for this glyph of this font alone. */
  readonly sign: string;
  /** What the font says it is. */
  readonly said: string;
  readonly isDoubted: boolean;
  /** Times it is shown. */
  readonly count: number;
  /** One-based number of the first page that shows it. */
  readonly page: number;
}
