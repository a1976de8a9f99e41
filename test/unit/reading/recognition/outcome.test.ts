import { expect, test } from 'vitest';
import { messagesOf, type Outcome, type OutcomeContext } from '../../../../src/reading/recognition/outcome.ts';
import { page, wordsOf } from '../../ocr/words.ts';

const context: OutcomeContext = { page: 3, need: 'scan', refined: false, unknownLanguages: [] };
const codes = (outcome: Outcome, change: Partial<OutcomeContext> = {}): string =>
  messagesOf(outcome, { ...context, ...change })
    .map(({ code, page: number }) => `${number} ${code}`)
    .join(', ');
const read = (readBy: 'both' | 'one' | 'one_of_two'): Outcome => ({
  kind: 'recognised',
  page: { level: page() },
  readBy,
});

test.each<[Outcome, string]>([
  [read('one'), '3 recognised'],
  [{ kind: 'completed', page: { level: page() }, readBy: 'one' }, '3 recognised'],
  [{ kind: 'nothing_missing' }, ''],
  [{ kind: 'nothing_recognised' }, '3 nothing_recognised'],
  [{ kind: 'given_up' }, '3 recognition_given_up'],
  [{ kind: 'failed' }, '3 recognition_failed'],
  [{ kind: 'not_loaded' }, '3 not_recognised'],
  [{ kind: 'not_available' }, '3 not_recognised'],
])('%o is told as «%s»', (outcome, said) => {
  expect(codes(outcome)).toBe(said);
});

test('that one recogniser read alone is told only where two were to read', () => {
  expect(codes(read('one'), { refined: true })).toBe('3 recognised_by_one, 3 recognised');
  expect(codes(read('both'), { refined: true })).toBe('3 recognised');
  expect(codes(read('one_of_two'))).toBe('3 recognised_by_one, 3 recognised');
});

test('a page whose words are unsure says so, and what is read better', () => {
  const words = wordsOf('blurred letters', { confidence: 0.6 });
  const outcome: Outcome = { kind: 'recognised', page: { level: page({ words }) }, readBy: 'both' };
  const textOf = (refined: boolean) =>
    messagesOf(outcome, { ...context, refined }).find(({ code }) => code === 'low_confidence')?.text;
  expect(textOf(false)).toContain('300 dpi');
  expect(textOf(false)).toContain('file_refined_quick');
  expect(textOf(true), 'what was done is not advised').not.toContain('file_refined_quick');
});

test('languages without a model are told once the page was read', () => {
  expect(codes(read('one'), { unknownLanguages: ['chi_sim'] })).toBe('3 recognised, 3 unknown_language');
  expect(codes({ kind: 'failed' }, { unknownLanguages: ['chi_sim'] })).toBe('3 recognition_failed');
});

test('a page that has text of its own may lack some where recognition could not be loaded, and says so', () => {
  const messages = messagesOf({ kind: 'not_loaded' }, { ...context, need: 'text_in_images' });
  expect(messages).toMatchObject([{ code: 'not_recognised', text: expect.stringContaining('Words may be missing') }]);
});

test('a page that has text of its own does without recognition silently where there is none', () => {
  expect(codes({ kind: 'not_available' }, { need: 'text_in_images' })).toBe('');
  expect(codes({ kind: 'not_available' }, { need: 'unmapped_glyphs' })).toBe('');
});
