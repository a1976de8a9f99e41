import { describe, expect, test } from 'vitest';
import { hyphenationOf } from '../../../../src/layout/text/hyphenation.ts';
import { lineEndsOf } from '../../../../src/layout/text/open-line-ends.ts';
import { type LineSpec, words } from '../page.ts';

const linesOf = (...texts: string[]): LineSpec[] => texts.map((text, index) => ({ text, y: 100 + 12 * index }));

/** A text of ragged lines whose long words are set on the next line whole. */
const WHOLE = linesOf(
  'The committee has asked the',
  'representatives of every small town',
  'for an understanding of',
  'responsibilities that they share',
  'in common, and also for',
  'recommendations about what comes.',
);

/** A text whose lines are all filled by breaking words. */
const BROKEN = linesOf(
  'The committee has asked repre-',
  'sentatives of each town for un-',
  'derstanding, and for their re-',
  'sponsibilities, and for recom-',
  'mendations about what follows.',
);

const keeps = (text: readonly LineSpec[], before: string, after: string): boolean =>
  hyphenationOf(text.flatMap(words))(before, after);

describe('the ends of lines', () => {
  test('that leave room for a part of the next long word are open', () => {
    expect(lineEndsOf(WHOLE.flatMap(words))).toEqual({ open: 3, broken: 0 });
  });

  test('that end in a hyphen are broken', () => {
    expect(lineEndsOf(BROKEN.flatMap(words))).toEqual({ open: 0, broken: 4 });
  });

  test('of a justified line are open by its wide spaces', () => {
    const justified = words({ text: 'The committee asked for', y: 100 }).map((word, index) => ({
      ...word,
      box: [word.box[0] + 15 * index, word.box[1], word.box[2] + 15 * index, word.box[3]] as const,
    }));
    const next = words({ text: 'responsibilities of all', y: 112 });
    expect(lineEndsOf([...justified, ...next])).toEqual({ open: 1, broken: 0 });
  });
});

describe('a hyphen at the end of a line', () => {
  test('stays where the document breaks no words', () => {
    expect(keeps(WHOLE, 'non-', 'hazardous')).toBe(true);
    expect(keeps(WHOLE, 'in-', 'depth')).toBe(true);
  });

  test('goes where the document breaks words', () => {
    expect(keeps(BROKEN, 'temper-', 'ature')).toBe(false);
    expect(keeps(BROKEN, 'in-', 'formation')).toBe(false);
  });

  test('stays where others have the same parts', () => {
    const others = linesOf('a long-term view of part-time work, whole-time');
    expect(keeps([...BROKEN, ...others], 'long-', 'time')).toBe(true);
    expect(keeps(BROKEN, 'long-', 'time')).toBe(false);
  });

  test('goes where the word is broken again in the same way: what follows a hyphen is no word', () => {
    expect(keeps(linesOf('meat and con-', 'servas', 'fish and con-', 'servas'), 'con-', 'servas')).toBe(false);
  });

  test('goes where the document has the word as one', () => {
    expect(keeps([...WHOLE, ...linesOf('online')], 'on-', 'line')).toBe(false);
    expect(keeps(WHOLE, 'on-', 'line')).toBe(true);
  });

  test('goes before an ending of three letters', () => {
    expect(keeps(linesOf('Words are few here'), 'read-', 'ing')).toBe(false);
  });

  test('stays where the word has another hyphen on the next line', () => {
    expect(keeps(BROKEN, 'out-', 'of-pocket')).toBe(true);
  });

  test('is judged by the letters beside it: an article before them is none of the word', () => {
    expect(keeps([...WHOLE, ...linesOf('l’orthostatisme')], 'l’ortho-', 'statisme,')).toBe(false);
  });
});
