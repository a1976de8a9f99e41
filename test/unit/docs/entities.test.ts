import { expect, test } from 'vitest';
import { DEFAULT_THRESHOLD, type EntityDefinition, entityTypes } from '../../../src/answers/entities/entity-types.ts';
import { findings } from '../../../src/answers/entities/findings.ts';
import { tableRows } from './code-blocks.ts';

const definitions: readonly (readonly [type: string, definition: EntityDefinition])[] = Object.entries(entityTypes);

test('docs/entities.md has a row for every type, with the score of its example', () => {
  const rows = definitions.map(([type, { title, region, form, example, threshold = DEFAULT_THRESHOLD }]) => {
    const score = findings(example).find((finding) => finding.type === type)?.score;
    return [`\`${type}\``, title, region, form, `\`${example}\``, String(score), String(threshold)];
  });
  expect(tableRows('entities')).toEqual(rows);
});
