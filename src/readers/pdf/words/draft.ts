import type { Box } from '../../../document/geometry.ts';
import type { Glyph } from '../source.ts';

/** A word while its glyphs are collected. */
export interface Draft {
  readonly first: Glyph;
  last: Glyph;
  text: string;
  readonly boxes: Box[];
  readonly spaced: boolean;
  /** It is painted twice. */
  bold: boolean;
  /** The last one before it with the same text. */
  namesake: Draft | undefined;
}
