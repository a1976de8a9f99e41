import { expect, test } from 'vitest';
import { digitsOf, isRepeated, weighted } from '../../../src/answers/entities/checksums.ts';
import { withoutOverlaps } from '../../../src/answers/entities/conflicts.ts';
import type { EntityDefinition } from '../../../src/answers/entities/entity-definition.ts';
import { entityTypes } from '../../../src/answers/entities/entity-types.ts';
import { byNumber } from '../../../src/answers/entities/recognizer.ts';
import { ruleCandidates } from '../../../src/answers/entities/rule-candidates.ts';
import { DEFAULT_THRESHOLD } from '../../../src/answers/entities/thresholds.ts';
import { codeBlocks, run } from './code-blocks.ts';

const [recognizer = '', values = ''] = codeBlocks('adding-a-pii-rule', 'ts');
const [row = ''] = codeBlocks('adding-a-pii-rule', 'js');

const libraryCard = run(recognizer, { byNumber, digitsOf, isRepeated, weighted });
const added = run(`return {${row}}`, { libraryCard }) as Readonly<Record<'LIBRARY_CARD', EntityDefinition>>;
const cases = run(values, {}) as { valid: string[]; invalid: string[]; prose: string };

/** The library cards that the product finds with the rule of the page. */
const found = (text: string): string[] =>
  withoutOverlaps(ruleCandidates({ ...entityTypes, ...added }, text).filter(({ score }) => score >= DEFAULT_THRESHOLD))
    .filter(({ type }) => type === 'LIBRARY_CARD')
    .map(({ start, end }) => text.slice(start, end));

test('the rule of the page finds its valid values in context', () => {
  expect(cases.valid).toHaveLength(2);
  for (const value of cases.valid) expect(found(`library card ${value}`)).toEqual([value]);
});

test('it finds none of its invalid values', () => {
  expect(cases.invalid).toHaveLength(3);
  for (const value of cases.invalid) expect(found(`library card ${value}`)).toEqual([]);
});

test('it finds nothing in its sentence', () => {
  expect(found(cases.prose)).toEqual([]);
});

test('its example has an entity of the type', () => {
  const { example } = added.LIBRARY_CARD;
  expect(found(example)).toEqual([example]);
});
