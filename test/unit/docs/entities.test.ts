import { expect, test } from 'vitest';
import type { EntityDefinition } from '../../../src/answers/entities/entity-definition.ts';
import { type EntityType, entityTypes } from '../../../src/answers/entities/entity-types.ts';
import { findings } from '../../../src/answers/entities/findings.ts';
import { thresholdOf } from '../../../src/answers/entities/thresholds.ts';
import { unplacedText } from '../../../src/answers/text/plain-text.ts';
import { tableRows } from './code-blocks.ts';

const definitions: readonly (readonly [type: string, definition: EntityDefinition])[] = Object.entries(entityTypes);

test('docs/entities.md has a row for every type, with the score of its example', () => {
  const rows = definitions.map(([type, { title, region, form, source, confusions, example }]) => {
    const score = findings(unplacedText(example)).find((finding) => finding.type === type)?.score;
    return [
      `\`${type}\``,
      title,
      region,
      form,
      source,
      confusions,
      `\`${example}\``,
      String(score),
      String(thresholdOf(type as EntityType)),
    ];
  });
  expect(tableRows('entities')).toEqual(rows);
});
