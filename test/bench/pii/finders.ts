import { findings } from '../../../src/answers/entities/findings.ts';
import { unplacedText } from '../../../src/answers/text/plain-text.ts';
import { nameTagger } from '../engines/name-tagger.ts';
import { compromise } from './compromise.ts';
import { openRedaction } from './open-redaction.ts';
import { patterns } from './patterns.ts';
import type { TypedSpan } from './span-sets.ts';

/** Finds entities in a text, in the product's type names. */
export type Finder = (text: string) => Promise<readonly TypedSpan[]>;

/** Ours and its peers, by name. */
export async function finders(): Promise<ReadonlyMap<string, Finder>> {
  const tagger = await nameTagger();
  return new Map<string, Finder>([
    ['sheaf', async (text) => findings(unplacedText(text), tagger)],
    ['compromise', compromise],
    ['openredaction', openRedaction],
    ['regex', patterns],
  ]);
}
