import { describe, expect, test } from 'vitest';
import { blocksOf, texts } from '../blocks-of.ts';
import { type LineSpec, page, prose } from '../page.ts';

/** Bold lines 12 points apart, flush left (`l`), centred (`c`) or flush right (`r`) between 72 and 472. */
const set = (...lines: readonly (readonly ['l' | 'c' | 'r', string])[]): LineSpec[] =>
  lines.map(([edge, text], index) => {
    const wide = text.length * 5 - 2 * (text.split(' ').length - 1);
    const room = 400 - wide;
    return { text, x: 72 + { l: 0, c: room / 2, r: room }[edge], y: 100 + 12 * index, weight: 700 };
  });

/** The texts of a page of such lines above running text. */
const headOf = (...lines: readonly (readonly ['l' | 'c' | 'r', string])[]): string[] =>
  texts(blocksOf(page([...set(...lines), ...prose(6, 120 + 12 * lines.length)]))).slice(0, -1);

describe('bold lines at another edge than the one before', () => {
  test('begin a paragraph, flush right, centred and flush left', () => {
    const found = headOf(
      ['c', 'IN THE COUNTY COURT'],
      ['r', 'Claim 12 of 1999'],
      ['l', 'Between'],
      ['c', 'ANNE MILLER'],
      ['r', 'Claimant'],
      ['c', 'and'],
      ['c', 'THE TOWN OF NEWBRIDGE'],
      ['r', 'Defendant'],
    );
    expect(found).toEqual([
      'IN THE COUNTY COURT',
      'Claim 12 of 1999',
      'Between',
      'ANNE MILLER',
      'Claimant',
      'and',
      'THE TOWN OF NEWBRIDGE',
      'Defendant',
    ]);
  });

  test('go on where they are centred on each other', () => {
    expect(headOf(['c', 'THE ANNUAL REPORT OF THE COMMISSIONERS'], ['c', 'FOR 1999'])).toHaveLength(1);
  });

  test('go on where a full line ends beside a picture', () => {
    const beside = prose(3, 100, { x: 222, letters: 52 });
    const below = prose(3, 136, { letters: 80 }).map((line) => ({ ...line, text: `as ${line.text}`.slice(0, 80) }));
    expect(blocksOf(page([...beside, ...below]))).toHaveLength(1);
  });
});

describe('bold lines that mostly stop early', () => {
  const names = ['Keane', 'Denham and Son', 'Murphy', 'Hardiman', 'Fennelly', 'Between'];

  test('are paragraphs of their own from five breaks on', () => {
    expect(headOf(...names.map((name) => ['l', name] as const))).toEqual(names);
  });

  test('are one title where they are few', () => {
    expect(headOf(['l', 'A long name of a report'], ['l', 'In two lines'])).toHaveLength(1);
  });
});
