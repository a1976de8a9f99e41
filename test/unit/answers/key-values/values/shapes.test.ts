import { expect, test } from 'vitest';
import { isName } from '../../../../../src/answers/key-values/values/shapes.ts';

test.each(['J. P. Morgan & Co.', 'O’Neill, Ada', 'Öko-Tex', '山田太郎', 'A/S Dampskib', 'Smith (UK)'])(
  '%s may be a name',
  (text) => {
    expect(isName(text)).toBe(true);
  },
);

test.each(['36 an/M?', '12 to M*', 'net 30', '4 May 2024', 'www.example.org'])('%s is no name', (text) => {
  expect(isName(text)).toBe(false);
});
