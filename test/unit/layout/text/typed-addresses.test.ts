import { expect, test } from 'vitest';
import type { Run } from '../../../../src/document/block.ts';
import { withoutTypedAddresses } from '../../../../src/layout/text/typed-addresses.ts';

const run = (text: string, code = false, spaced = false): Run => ({ text, spaced, words: [], ...(code && { code }) });
const codeOf = (...runs: Run[]): string[] =>
  withoutTypedAddresses(runs).flatMap(({ text, code }) => (code ? [text] : []));

test('an address in a fixed pitch is no code', () => {
  expect(codeOf(run('write to'), run('ann@example.org', true, true))).toEqual([]);
  expect(codeOf(run('see'), run('https://example.org/a', true, true))).toEqual([]);
});

test('mailboxes that are listed before their host are no code, however their braces are set', () => {
  expect(codeOf(run('{'), run('ann, ben', true), run('}'), run('@example.org', true))).toEqual([]);
  expect(codeOf(run('{ann,ben}'), run('@example.org', true))).toEqual([]);
});

test('what stands before the list stays code', () => {
  const list = [run('{', false, true), run('ann', true), run('}'), run('@example.org', true)];
  expect(codeOf(run('make', true), ...list)).toEqual(['make']);
});

test('a decorator is code', () => {
  expect(codeOf(run('with'), run('@app.route', true, true))).toEqual(['@app.route']);
});
