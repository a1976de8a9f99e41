import type { PositionedPage, Word } from '../../../src/document/page.ts';

/** A word of ordinary look; 10 points high at a place that does not matter unless it is given. */
export const word = (text: string, change: Partial<Word> = {}): Word => ({
  text,
  box: [72, 72, 72 + 5 * text.length, 84],
  baseline: 82,
  fontSize: 10,
  fontWeight: 400,
  fontFamily: 'Helvetica',
  italic: false,
  monospace: false,
  color: '#000000',
  rotation: 0,
  spaced: true,
  ...change,
});

export const wordsOf = (text: string, change: Partial<Word> = {}): Word[] =>
  text.split(/\s+/).map((one) => word(one, change));

/** A letter-sized page. */
export const page = (change: Partial<PositionedPage> = {}): PositionedPage => ({
  number: 1,
  width: 612,
  height: 792,
  rotation: 0,
  source: 'text',
  words: [],
  rules: [],
  fills: [],
  images: [],
  ...change,
});
