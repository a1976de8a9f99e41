import type { Span } from '../text/span.ts';
import type { EntityType } from './entity-types.ts';

/** A range of the text that may be an entity. */
export interface Candidate<Type extends string = EntityType> extends Span {
  readonly type: Type;
  /** From 0 to 1. */
  readonly score: number;
  /** What found it: the file of a recogniser, `names` for the tagger, or a way in which the document says it. */
  readonly rule: string;
  /** Whether its check digits are right; absent where its type has none. */
  readonly checked?: boolean;
  /** Whether a word beside it, a label or a column head says what it is. */
  readonly inContext?: boolean;
}
