import { expect, test } from 'vitest';
import type { RecognizedWord } from '../../../../../src/ocr/engines/recognizer.ts';
import { withoutGuessedUnderscores } from '../../../../../src/ocr/engines/vote/underscore-for-space.ts';

/** A word 10 pixels a letter. */
const word = (text: string, x = 0): RecognizedWord => ({
  text,
  box: [x, 4, x + text.length * 10, 20],
  baseline: 20,
  fontSize: 20,
  confidence: 0.9,
});

test('an underscore that the larger model alone reads is a gap between two words', () => {
  const parts = withoutGuessedUnderscores([word('38.61_litre')], [word('38.61'), word('litre', 60)]);
  expect(parts).toMatchObject([
    { text: '38.61', box: [0, 4, 50, 20] },
    { text: 'litre', box: [60, 4, 110, 20] },
  ]);
  expect(withoutGuessedUnderscores([word('_'), word('No_:', 20)], [word('No', 20), word(':', 50)])).toMatchObject([
    { text: 'No' },
    { text: ':' },
  ]);
});

test('an underscore that both read stays, as in an address', () => {
  const address = [word('joan_marsh@example.com')];
  expect(withoutGuessedUnderscores(address, [word('joan_marsh@exampie.com')])).toBe(address);
});
