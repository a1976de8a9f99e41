import { type Box, boxAround, height, overlap } from '../../../document/geometry.ts';
import { isRecognised, levelPlace, type Word } from '../../../document/page.ts';
import { isBold, onOneLine } from '../../../layout/metrics.ts';
import { oncePer } from '../../../platform/once-per.ts';
import { overlapping } from '../../text/overlapping.ts';
import type { PlainText } from '../../text/plain-text.ts';
import type { Span } from '../../text/span.ts';
import type { WordSpan } from '../../text/word-spans.ts';

/** A word of the plain text with its place on the level page. */
export interface PrintedWord extends Span {
  readonly text: string;
  readonly box: Box;
  readonly recognised: boolean;
  /** Weight and colour of its type; absent where they are not one, or not known. */
  readonly style?: string;
  /** Whether an item of a list begins with it. */
  readonly beginsItem: boolean;
  /** Whether it is part of a heading. */
  readonly inHeading: boolean;
}

/** Words that stand side by side on a page, from left to right, however the layout has divided them among blocks. */
export type PrintedLine = readonly PrintedWord[];

/** More words than a page of a form has: such pages are not searched, because each word is compared with each line. */
const MOST_WORDS = 5000;

/** The printed lines of each page that has places, from top to bottom. */
export const printedLines = oncePer((plain: PlainText): ReadonlyMap<number, readonly PrintedLine[]> => {
  const items = new Set(plain.lines.flatMap(({ kind, content }) => (kind === 'item' ? content : [])));
  const headings = plain.lines.filter(({ kind }) => kind === 'heading');
  const pages = Map.groupBy(plain.wordSpans, ({ page }) => page);
  const lines = [...pages].map(([page, spans]) => {
    const words = spans.flatMap((span) =>
      printedWord(plain.text, span, items.has(span.start), overlapping(headings, span).length > 0),
    );
    return [page, words.length > MOST_WORDS ? [] : linesOf(words)] as const;
  });
  return new Map(lines.filter(([, own]) => own.length > 0));
});

/** Words that run level alone: what is turned is no part of a line. */
function printedWord(
  text: string,
  { start, end, words }: WordSpan,
  beginsItem: boolean,
  inHeading: boolean,
): PrintedWord[] {
  const places = words.map(levelPlace);
  if (places.length === 0 || places.some(({ rotation }) => rotation !== 0)) return [];
  const style = styleOf(words);
  return [
    {
      start,
      end,
      text: text.slice(start, end),
      box: boxAround(places),
      recognised: words.every(isRecognised),
      ...(style && { style }),
      beginsItem,
      inHeading,
    },
  ];
}

function styleOf(words: readonly Word[]): string | undefined {
  if (words.some(isRecognised)) return undefined;
  const styles = new Set(words.map((word) => `${isBold(word) ? 'bold' : 'regular'} ${word.color}`));
  return styles.size === 1 ? [...styles][0] : undefined;
}

/** Each word from left to right joins the line whose last word it overlaps most. */
function linesOf(words: readonly PrintedWord[]): PrintedLine[] {
  const lines: PrintedWord[][] = [];
  for (const word of [...words].sort((a, b) => a.box[0] - b.box[0])) {
    let best: PrintedWord[] | undefined;
    let most = 0;
    for (const line of lines) {
      const { box } = line.at(-1) as PrintedWord;
      const shared = overlap(box[1], box[3], word.box[1], word.box[3]) / Math.max(height(box), height(word.box));
      if (shared > most && onOneLine(box, word.box)) [best, most] = [line, shared];
    }
    if (best) best.push(word);
    else lines.push([word]);
  }
  return lines.sort((a, b) => (a[0] as PrintedWord).box[1] - (b[0] as PrintedWord).box[1]);
}
