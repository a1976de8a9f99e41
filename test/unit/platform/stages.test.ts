import { expect, test } from 'vitest';
import { printedStages, runStages, stageMaker } from '../../../src/platform/stages.ts';

interface Facts {
  readonly text: string;
  readonly words: readonly string[];
  readonly count: number;
}
const stage = stageMaker<Facts, { readonly separator: string }>();
const split = stage('split', ['text'], ['words'], ({ text }, { separator }) => ({ words: text.split(separator) }));
const count = stage('count', ['words'], ['count'], async ({ words }) => ({ count: words.length }));
const tools = { separator: ' ' };

test('stages run in their order, each with what those before it gave', async () => {
  expect(await runStages([split, count], { text: 'one two three' }, ['count'], tools)).toEqual({ count: 3 });
});

test('a fact goes once no later stage takes it, but for those wanted', async () => {
  const seen: string[][] = [];
  const spy: typeof count = {
    ...count,
    run(facts) {
      seen.push(Object.keys(facts));
      return count.run(facts, tools);
    },
  };
  await runStages([split, spy], { text: 'one two' }, ['count'], tools);
  await runStages([split, spy], { text: 'one two' }, ['count', 'text'], tools);
  expect(seen.map((names) => names.sort().join(' '))).toEqual(['words', 'text words']);
});

test('a stage that lacks what it takes says so by name', async () => {
  await expect(runStages([count, split], { text: 'one two' }, ['count'], tools)).rejects.toThrow('count takes words');
  await expect(runStages([split], { text: 'one two' }, ['count'], tools)).rejects.toThrow('the end takes count');
});

test('a pipeline can be printed', () => {
  expect(printedStages([split, count])).toBe('1. split: text → words\n2. count: words → count');
});
