import type { ParseAnswer } from '../../api/schemas.ts';
import type { Mark } from '../state/pointing.svelte.ts';
import { strings } from '../strings.ts';
import { alignedRanges } from './aligned-ranges.ts';
import { marksOf } from './marks.ts';
import { TextNodes } from './text-nodes.ts';

/** A word that was recognised with doubt; its range is in the plain text of the answer. */
export interface Doubt extends Mark {
  readonly word: string;
}

/** The words of an answer that were recognised with doubt, in the order of its text. */
export const doubtsOf = (answer: Pick<ParseAnswer, 'text' | 'evidence'>): Doubt[] =>
  marksOf(answer, '/text', ({ confidence }) => strings.doubts.sure(confidence)).map((mark) => ({
    ...mark,
    doubtful: true,
    word: answer.text?.slice(...(mark.evidence.range ?? [0, 0])) ?? '',
  }));

/** The same words with their ranges in another form of the text; those that are not found there are left out. */
export function doubtsIn(other: string, text: string, doubts: readonly Doubt[]): Doubt[] {
  const ranges = alignedRanges(
    text,
    doubts.map(({ evidence }) => evidence.range ?? [0, 0]),
    other,
  );
  return doubts.flatMap((doubt, index) => {
    const range = ranges[index];
    return range ? [{ ...doubt, evidence: { ...doubt.evidence, range: [...range] } }] : [];
  });
}

/** Marks doubtful words in the elements that show a text. */
export function underline(root: Element, text: string, doubts: readonly Doubt[]): void {
  const nodes = new TextNodes(root);
  const startOf = ({ evidence }: Doubt): number => evidence.range?.[0] ?? 0;
  for (const { id, evidence } of doubtsIn(nodes.text, text, doubts).sort((a, b) => startOf(b) - startOf(a))) {
    nodes.wrap(...(evidence.range ?? [0, 0]), () => {
      const word = document.createElement('span');
      word.className = 'doubtful';
      word.dataset.mark = id;
      return word;
    });
  }
}
