import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../src/build/content-security-policy.ts';

const policies = readFileSync('docs/hosting.md', 'utf8').match(/default-src[^"\n]*/g) ?? [];

test('every host is told the policy that the pages themselves have', () => {
  const ancestors = /; frame-ancestors 'self'(?: https:\/\/intranet\.example)?$/;
  expect(policies.length).toBeGreaterThanOrEqual(9);
  expect(new Set(policies.map((policy) => policy.replace(ancestors, '')))).toEqual(new Set([contentSecurityPolicy()]));
});
