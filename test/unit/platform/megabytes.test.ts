import { expect, test } from 'vitest';
import { megabytesOf } from '../../../src/platform/megabytes.ts';

test('bytes are told in megabytes with a tenth, so that the figure moves', () => {
  expect(megabytesOf(3_140_000, 6_800_000)).toBe('3.1 of 6.8 MB');
  expect(megabytesOf(0, 40_000_000)).toBe('0.0 of 40.0 MB');
});
