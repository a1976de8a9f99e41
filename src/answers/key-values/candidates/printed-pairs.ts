import type { PlainText } from '../../text/plain-text.ts';
import { wordSpansIn } from '../../text/sources.ts';
import type { Span } from '../../text/span.ts';
import type { Candidate } from '../candidate.ts';
import { labelOf } from '../printed/label-text.ts';
import { pairsOf } from '../printed/linking.ts';
import { type Piece, piecesOf } from '../printed/pieces.ts';
import { printedLines } from '../printed/printed-lines.ts';
import { spansOfWords } from '../printed/spans.ts';
import type { DocumentRecord } from '../record.ts';
import { levelRules, rulingsOf } from '../sheet/rulings.ts';
import { withinRecord } from './record-tables.ts';

/** Pairs of labels and values by where they are printed, on pages that have places. */
export function printedPairs({ text, pages }: DocumentRecord): Candidate[] {
  const byNumber = new Map(pages.map((page) => [page.number, page]));
  return [...printedLines(text)].flatMap(([number, lines]) => {
    const page = byNumber.get(number);
    if (!page || page.source === 'flow') return [];
    return pairsOf(piecesOf(lines, levelRules(page)), rulingsOf(page).frameOf).flatMap(
      ({ label, value, kind }): Candidate[] => {
        const [first, ...others] = withinRecord(text, label[0].words[0], spansOfPieces(value));
        const printed = labelOf(label.map(({ text }) => text).join(' '));
        if (!first || !printed) return [];
        const parts: Candidate['value'] = [first, ...others];
        const by = page.source === 'ocr' ? 'linked' : kind;
        return [{ labels: [printed], value: parts, kind: by, open: !isScrawl(text, parts) }];
      },
    );
  });
}

const spansOfPieces = (pieces: readonly Piece[]): Span[] => pieces.flatMap(({ words }) => spansOfWords(words));

/** Most letters of what a recogniser makes of a signature or a stroke, and its confidence in each below that; set by hand. */
const MOST_LETTERS = 3;
const UNSURE = 0.6;
/** What is no scrawl however unsure a recogniser is: digits, and marks in boxes. */
const TELLS = /\p{N}|^[xX✓☑]+$/u;

/** Whether a recogniser is unsure of all the few letters of a value: something written by hand, as a signature is. */
function isScrawl(text: PlainText, value: readonly Span[]): boolean {
  const words = value.flatMap((part) => wordSpansIn(text, part).flatMap((span) => span.words));
  const printed = words.map(({ text }) => text).join('');
  const letters = printed.match(/\p{L}/gu)?.length ?? 0;
  return letters <= MOST_LETTERS && !TELLS.test(printed) && words.every(({ confidence = 1 }) => confidence < UNSURE);
}
