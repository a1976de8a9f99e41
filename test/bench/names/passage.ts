import type { NameType } from '../../../src/answers/entities/tagger/labels.ts';
import type { Span } from '../../../src/answers/text/span.ts';

export interface NameSpan extends Span {
  readonly type: NameType;
}

/** A text whose names are known. */
export interface Passage {
  readonly source: string;
  readonly text: string;
  readonly names: readonly NameSpan[];
  /** Where it is unsure whether there are names: nothing is learned there. */
  readonly unsure?: readonly Span[];
}

/** The same passage in other letters, where that keeps the places of all letters. */
export function recased({ source, text, names, unsure }: Passage, change: (text: string) => string): Passage {
  const changed = [...text].map((character) => {
    const other = change(character);
    return other.length === character.length ? other : character;
  });
  return { source, text: changed.join(''), names, ...(unsure && { unsure }) };
}
