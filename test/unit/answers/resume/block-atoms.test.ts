import { expect, test } from 'vitest';
import { atomsOfBlock } from '../../../../src/answers/resume/atoms/block-atoms.ts';
import { linesOf } from '../../../../src/answers/sections/lines.ts';
import { plainText } from '../../../../src/answers/text/plain-text.ts';
import { printed } from '../documents.ts';

/** What lines below one another are as one paragraph of a column that ends at x = 420. */
function atomsOf(...texts: readonly string[]): string[] {
  const text = plainText(printed(texts.map((line, index) => ({ text: line, x: 50, y: 90 + 12 * index }))));
  return atomsOfBlock(text, linesOf(text), 420).map((atom) => `${atom.kind}: ${atom.text.replace('\n', ' ')}`);
}

const SENTENCE = [
  'Mends whatever the sea breaks on forty miles of coast, and trains those',
  'who will mend it later on.',
];

test('a line of names above a sentence, set as that is, heads it', () => {
  expect(atomsOf('Saltmarsh, Brecon', ...SENTENCE)).toEqual([
    'head: Saltmarsh, Brecon',
    `prose: ${SENTENCE.join(' ')}`,
  ]);
});

test('a line that goes on in small letters, or in the next one, is part of the sentence', () => {
  for (const first of [
    'Saltmarsh and everything around Brecon',
    'Saltmarsh, Brecon, Radnor, Builth, Hay, Talgarth, Glasbury, Clyro, Erwood',
  ])
    expect(atomsOf(first, ...SENTENCE)[0]).toMatch(/^prose: Saltmarsh/);
});
