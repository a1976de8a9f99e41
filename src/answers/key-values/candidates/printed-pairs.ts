import type { Candidate } from '../candidate.ts';
import { labelOf } from '../printed/label-text.ts';
import { pairsOf } from '../printed/linking.ts';
import { piecesOf } from '../printed/pieces.ts';
import { printedLines } from '../printed/printed-lines.ts';
import { spansOfWords } from '../printed/spans.ts';
import type { DocumentRecord } from '../record.ts';

/** Pairs of labels and values by where they are printed, on pages that have places. */
export function printedPairs({ text, pages }: DocumentRecord): Candidate[] {
  const byNumber = new Map(pages.map((page) => [page.number, page]));
  return [...printedLines(text)].flatMap(([number, lines]) => {
    const page = byNumber.get(number);
    if (!page || page.source === 'flow') return [];
    return pairsOf(piecesOf(lines, page.rules)).flatMap(({ label, value, kind }): Candidate[] => {
      const [first, ...parts] = value.flatMap(({ words }) => spansOfWords(words));
      const printed = labelOf(label.map(({ text }) => text).join(' '));
      return first && printed
        ? [{ labels: [printed], value: [first, ...parts], kind: page.source === 'ocr' ? 'linked' : kind, open: true }]
        : [];
    });
  });
}
