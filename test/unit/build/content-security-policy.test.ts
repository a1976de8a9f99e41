import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../src/build/content-security-policy.ts';

const directives = new Map(
  contentSecurityPolicy()
    .split('; ')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
);

test('nothing is allowed that is not named', () => {
  expect(directives.get('default-src')).toEqual(["'none'"]);
});

test('data goes to the site itself and to nobody else', () => {
  expect(directives.get('connect-src')).toEqual(["'self'"]);
  expect(directives.get('form-action')).toEqual(["'none'"]);
});

test('no directive names another origin or lets scripts be written inline', () => {
  const allowed = ["'none'", "'self'", "'wasm-unsafe-eval'", 'data:', 'blob:'];
  expect([...directives.values()].flat().filter((source) => !allowed.includes(source))).toEqual([]);
});
