import { expect, test } from 'vitest';
import { pdfiumWasm } from '../../../../src/build/engines-in-node.ts';
import type { Step } from '../../../../src/document/watch.ts';
import { createPdfReader } from '../../../../src/readers/pdf/reader.ts';
import { pagesPdf } from '../../../fixtures/pdf.ts';

const reader = createPdfReader(pdfiumWasm);

/** A PDF of three pages, and the steps that were told of it. */
async function opened(standstills: readonly Step[]) {
  const steps: (Step | undefined)[] = [];
  const watch = { standstills, beat: () => undefined, enter: (step: Step | undefined) => steps.push(step) };
  const reading = await reader.open(pagesPdf(3), { maxInflatedBytes: 1e8, watch });
  return { reading, steps };
}

/** What is said of each page, and whether it has words. */
async function read(standstills: readonly Step[]): Promise<{ said: string[]; hasWords: boolean }[]> {
  const { reading } = await opened(standstills);
  const pages = [];
  for await (const { value, messages } of reading.pages()) {
    pages.push({ said: messages.map(({ text }) => text), hasWords: value.source !== 'flow' && value.words.length > 0 });
  }
  return pages;
}

const whole = { said: [], hasWords: true };

test.each(['reading', 'layout'] as const)(
  'a page at whose %s a worker stood still is left out with a message, and the others are read',
  async (task) => {
    expect(await read([{ page: 2, task }])).toEqual([
      whole,
      { said: [expect.stringMatching(/^Page 2 was left out: .* takes too long\.$/)], hasWords: false },
      whole,
    ]);
  },
);

test('a page at whose drawing a worker stood still is read and not drawn', async () => {
  const standstill = { page: 2, task: 'drawing' } as const;
  expect(await read([standstill])).toEqual([whole, whole, whole]);
  const { reading } = await opened([standstill]);
  await expect(reading.render?.(2, 72)).rejects.toThrow('Drawing page 2 took too long and was given up.');
  expect(await reading.render?.(3, 72)).toMatchObject({ resolution: 72 });
});

test('what a page is read and drawn for is told before it begins and after it', async () => {
  const { reading, steps } = await opened([]);
  await reading.pages([2])[Symbol.asyncIterator]().next();
  await reading.render?.(3, 72);
  expect(steps).toEqual([{ page: 2, task: 'reading' }, undefined, { page: 3, task: 'drawing' }, undefined]);
});
