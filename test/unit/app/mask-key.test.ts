import { expect, test } from 'vitest';
import { maskKey } from '../../../src/app/api/mask-key.ts';

test('a masked key shows its ends and nothing between', () => {
  expect(maskKey('sk_0123456789abcdef')).toBe('sk_••••••••cdef');
});
