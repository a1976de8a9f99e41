import type { Glyph, TextStyle } from '../../../../src/readers/pdf/source.ts';

const STYLE: TextStyle = {
  family: 'Any',
  weight: 400,
  italic: false,
  monospace: false,
  object: 1,
  after: 0,
  size: 10,
  color: '#000000',
  direction: 0,
  rotation: 0,
  markedContentId: undefined,
  role: undefined,
  cell: undefined,
  treeIndex: undefined,
  invisible: false,
  optional: false,
  clip: undefined,
  signs: undefined,
};

/** Glyphs 5 points wide from (x, y) on, in a font of 10 points. */
export function glyphs(text: string, x = 0, y = 100, style: Partial<TextStyle> = {}): Glyph[] {
  return [...text].map((character, i) => ({
    text: character,
    x: x + 5 * i,
    y,
    box: [x + 5 * i, y - 8, x + 5 * i + 5, y + 2],
    ink: undefined,
    style: { ...STYLE, ...style },
  }));
}
