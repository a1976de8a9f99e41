import type { Block, Paragraph, Run } from '../document/block.ts';
import { textOf } from '../document/text.ts';
import type { Line } from './lines.ts';
import { markerOf } from './markers.ts';
import { type Draft, draftOf } from './paragraphs.ts';
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

/** Marks the paragraphs that begin a page and go on from the page before. */
export function markContinued(pages: readonly (readonly Block[])[]): Block[] {
  const blocks: Block[] = [];
  for (const page of pages) {
    const last = lastParagraph(blocks);
    const index = page.findIndex((block) => block.kind !== 'furniture');
    const first = page[index];
    const continued = last && first?.kind === 'paragraph' && continues(last, first);
    blocks.push(...page.map((block, i) => (continued && i === index ? { ...block, continued: true } : block)));
  }
  return blocks;
}

function lastParagraph(blocks: readonly Block[]): Paragraph | undefined {
  const last = blocks.findLast((block) => block.kind !== 'furniture' && block.kind !== 'footnote');
  return last?.kind === 'paragraph' ? last : undefined;
}

function continues(last: Paragraph, first: Paragraph): boolean {
  const look = (runs: readonly Run[], at: number): string => {
    const word = runs.at(at)?.words.at(at);
    return word ? `${Math.round(word.fontSize)} ${isBold(word)}` : '';
  };
  return look(last.runs, -1) === look(first.runs, 0) && goesOn(textOf(last.runs), textOf(first.runs));
}
