import { describe, expect, test } from 'vitest';
import type { Word } from '../../../../src/document/page.ts';
import { blocksOf, kinds, texts } from '../blocks-of.ts';
import { type LineSpec, page, prose, words } from '../page.ts';

/** Where the word after others begins, in points. */
const after = (some: readonly Word[]): number => (some.at(-1)?.box[2] ?? 72) + 3;

/** A line that begins with bold words; what they mean begins behind them or at a stop. */
function keyed(key: string, meaning: string, y: number, stop?: number): Word[] {
  const bold = words({ text: key, y, weight: 700 });
  return [...bold, ...words({ text: meaning, y, x: stop ?? after(bold) })];
}

/** As many letters as fill a line of the text around. */
const FULL = 'how the grains of a wide field are counted once a year by all who live there';

const read = (...own: readonly Word[][]) =>
  blocksOf({ ...page([]), words: [...prose(4, 100).flatMap(words), ...own.flat(), ...prose(4, 260).flatMap(words)] });

describe('bold keys at the start of lines', () => {
  test('with what they mean at one edge are on lines of their own, though the lines are full', () => {
    const lines = [keyed('Oats', FULL, 180, 130), keyed('Rye', FULL, 192, 130), keyed('Barley', FULL, 204, 130)];
    expect(texts(read(...lines)).slice(1, -1)).toEqual([`Oats ${FULL}`, `Rye ${FULL}`, `Barley ${FULL}`]);
  });

  test('with colons are on lines of their own wherever their meanings begin', () => {
    const lines = [keyed('ctrl-O:', FULL, 180), keyed('shift-up:', `sets ${FULL}`, 192)];
    expect(texts(read(...lines)).slice(1, -1)).toEqual([`ctrl-O: ${FULL}`, `shift-up: sets ${FULL}`]);
  });

  test('that bold words amid a sentence happen to be do not part it', () => {
    const lines = [keyed('Oats', `and rye ${FULL}`, 180), keyed('many years', 'ago, as it is said', 192)];
    expect(texts(read(...lines))[1]).toBe(`Oats and rye ${FULL} many years ago, as it is said`);
  });
});

test('a bold line left of the paragraph above is none of it, though that ends in bold words', () => {
  const end = keyed('count', 'is short for', 180).map((word) => ({ ...word, box: shifted(word) }));
  const bold = words({ text: 'show fields', y: 180, x: after(end), weight: 700 });
  const title = words({ text: 'The format of lists', y: 192, x: 86, weight: 700 });
  const text = prose(4, 206, { x: 100, letters: 70 }).flatMap(words);
  const blocks = blocksOf({ ...page([]), words: [...end, ...bold, ...title, ...text] });
  expect(texts(blocks).slice(0, 2)).toEqual(['count is short for show fields', 'The format of lists']);
});

const shifted = ({ box: [x0, y0, x1, y1] }: Word): Word['box'] => [x0 + 28, y0, x1 + 28, y1];

test('terms in capitals before dashes begin paragraphs after a sentence', () => {
  const terms: LineSpec[] = [
    { text: `GRAIN – ${FULL}.`, y: 180 },
    { text: 'WIDE FIELD – what the others walk around.', y: 192 },
  ];
  expect(texts(read(...terms.map(words)))).toHaveLength(4);
});

test('code that is set in below text that leads to it is a listing from its first line on', () => {
  const lead = words({ text: 'The count of all grains is set anew and goes up by some of them:', x: 100, y: 180 });
  const code = ['new_count = count + 2*grains;', 'new_field = field + 3*grains;'].map((text, row) =>
    words({ text, x: 136, y: 192 + 12 * row, monospace: true, family: 'Courier' }),
  );
  expect(kinds(read(lead, ...code))).toEqual(['paragraph', 'paragraph', 'code', 'paragraph']);
});

describe('centred lines, one of them alone in capitals,', () => {
  const centred = (text: string, y: number): Word[] => {
    const own = words({ text, y, weight: 700 });
    const by = 270 - ((own[0]?.box[0] ?? 0) + (own.at(-1)?.box[2] ?? 0)) / 2;
    return own.map((word) => ({ ...word, box: [word.box[0] + by, word.box[1], word.box[2] + by, word.box[3]] }));
  };

  test('are parted', () => {
    expect(texts(read(centred('Council of Wide Fields', 180), centred('MINUTES', 192))).slice(1, -1)).toEqual([
      'Council of Wide Fields',
      'MINUTES',
    ]);
  });

  test('are one where the capitals are the short name of an institution', () => {
    expect(texts(read(centred('A survey of the fields by the', 180), centred('NFSO', 192)))[1]).toBe(
      'A survey of the fields by the NFSO',
    );
  });
});
