import { describe, expect, test } from 'vitest';
import { type EntityType, entityTypes } from '../../../../src/answers/entities/entity-types.ts';
import { findings } from '../../../../src/answers/entities/findings.ts';
import { ruleCandidates } from '../../../../src/answers/entities/rule-candidates.ts';
import { unplacedText } from '../../../../src/answers/text/plain-text.ts';
import { changedTexts, validTexts, WEAK_CHECKS } from '../../../bench/pii/generated-values.ts';
import { GENERATORS } from '../../../bench/pii/number-generators.ts';

/** The bench takes a thousand. */
const COUNT = 40;

const found = (text: string, type: EntityType): string[] =>
  findings(unplacedText(text))
    .filter((finding) => finding.type === type)
    .map(({ start, end }) => text.slice(start, end));

describe.each(Object.keys(GENERATORS) as EntityType[])('%s with right check digits', (type) => {
  test('is found in context', () => {
    for (const { text, value } of validTexts(type, COUNT)) expect(found(text, type), text).toEqual([value]);
  });

  test('is not found with one digit changed', () => {
    const alarms = changedTexts(type, COUNT).filter(({ text }) => found(text, type).length > 0);
    expect(alarms.length).toBeLessThanOrEqual(Math.ceil((WEAK_CHECKS[type]?.share ?? 0) * COUNT));
  });

  test('is told apart from a mere form', () => {
    const [{ text } = { text: '' }] = validTexts(type, 1);
    const candidates = ruleCandidates({ [type]: entityTypes[type] }, text);
    expect(candidates.filter(({ checked }) => checked)).toHaveLength(1);
  });
});
