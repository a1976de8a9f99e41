import { expect, test } from 'vitest';
import { minutes } from '../../../src/platform/minutes.ts';

test.each([
  [60_000, 'a minute'],
  [240_000, 'four minutes'],
  [720_000, '12 minutes'],
])('%i milliseconds are %s', (milliseconds, words) => expect(minutes(milliseconds)).toBe(words));
