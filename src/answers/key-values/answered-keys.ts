import type { Page } from '../../document/page.ts';
import type { Watch } from '../../document/watch.ts';
import type { PlainText } from '../text/plain-text.ts';
import type { KeyValues } from './answer.ts';
import { keyValues } from './key-values.ts';
import { withNormalized } from './normalized.ts';
import type { AskedKey } from './question/asked-key.ts';
import { recordOf } from './record.ts';

interface AnsweredOptions {
  /** Adds the standard form of each value. */
  readonly includeEvidence?: boolean | undefined;
  /** Is told that the work goes on. */
  readonly watch: Watch;
}

/** The values of a document for each asked key, in the order asked; every key-value pair found when none is asked. */
export function answeredKeys(
  text: PlainText,
  pages: readonly Page[],
  instruction: readonly AskedKey[] = [],
  { includeEvidence, watch }: AnsweredOptions,
): KeyValues {
  const found = keyValues(recordOf(text, pages), instruction, { watch });
  return includeEvidence ? withNormalized(text.text, instruction, found) : found;
}
