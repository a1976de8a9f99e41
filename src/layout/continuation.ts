import type { Block, Paragraph, Run } from '../document/block.ts';
import { textOf } from '../document/text.ts';
import type { Line } from './lines.ts';
import { markerOf } from './markers.ts';
import { type Draft, draftOf } from './paragraphs.ts';
import { goesOnOverleaf } from './tables/continued.ts';
import { isBold } from './typography.ts';

/** Whether text that ends so goes on in text that begins so. */
const goesOn = (end: string, start: string): boolean =>
  !/[.!?:;…]["'”’»)\]]*$/u.test(end) && /^["'“‘«([]?\p{Ll}/u.test(start);

/** Joins a paragraph's beginning in one column with its end in the next. */
export function joinAcrossColumns(before: Draft, after: Draft): Draft | undefined {
  const last = before.lines.at(-1) as Line;
  const first = after.lines[0] as Line;
  if (Math.abs(before.fontSize - after.fontSize) > 0.5 || before.bold !== after.bold || markerOf(first))
    return undefined;
  const end = last.words.at(-1)?.text ?? '';
  return goesOn(end, first.words[0]?.text ?? '') ? draftOf([...before.lines, ...after.lines]) : undefined;
}

/** The blocks of a page. */
interface BlockedPage {
  /** Points. */
  readonly height: number;
  readonly blocks: readonly Block[];
}

/** Marks the paragraphs and tables that begin a page and go on from the page before. */
export function markContinued(pages: readonly BlockedPage[]): Block[] {
  const marked: Block[] = [];
  for (const { height, blocks } of pages) {
    const last = marked.findLast((block) => block.kind !== 'furniture' && block.kind !== 'footnote');
    const index = blocks.findIndex((block) => block.kind !== 'furniture');
    const first = blocks[index];
    const continued = textGoesOn(last, first) || goesOnOverleaf(last, first, height);
    marked.push(...blocks.map((block, i) => (continued && i === index ? { ...block, continued: true } : block)));
  }
  return marked;
}

const textGoesOn = (last: Block | undefined, first: Block | undefined): boolean =>
  last?.kind === 'paragraph' && first?.kind === 'paragraph' && continues(last, first);

function continues(last: Paragraph, first: Paragraph): boolean {
  const look = (runs: readonly Run[], at: number): string => {
    const word = runs.at(at)?.words.at(at);
    return word ? `${Math.round(word.fontSize)} ${isBold(word)}` : '';
  };
  return look(last.runs, -1) === look(first.runs, 0) && goesOn(textOf(last.runs), textOf(first.runs));
}
