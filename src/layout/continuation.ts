import type { Block, Paragraph, Run } from '../document/block.ts';
import { textOf } from '../document/text.ts';
import type { IsFloat } from './floats.ts';
import type { Line } from './lines.ts';
import { markerOf } from './markers.ts';
import { type Draft, draftOf } from './paragraphs.ts';
import { isBold } from './typography.ts';

/** Fewest words of a paragraph that goes on beyond a float. */
const RUNNING = 10;

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

/**
 * Marks the paragraphs that begin a page and go on from the page before. Floats between the two parts, whichever page
 * they are on, are put before them.
 */
export function markContinued(pages: readonly (readonly Block[])[], isFloat: IsFloat): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  for (const page of pages) {
    const [last, first] = brokenParagraph(blocks.slice(start), page, isFloat);
    const begins = first ? page.indexOf(first) : 0;
    if (last) {
      const between = [...blocks.splice(blocks.lastIndexOf(last) + 1), ...page.slice(0, begins)];
      blocks.pop();
      blocks.push(...between.filter(isContent), last, ...between.filter((block) => !isContent(block)));
    }
    if (page.some(isContent)) start = blocks.length;
    blocks.push(...page.slice(begins).map((block) => (block === first ? { ...block, continued: true } : block)));
  }
  return blocks;
}

const wordCount = ({ runs }: Paragraph): number => runs.reduce((sum, { words }) => sum + words.length, 0);

const isContent = ({ kind }: Block): boolean => kind !== 'furniture' && kind !== 'footnote';

/** The paragraph that ends the text before a page and the one that goes on with it there, if there are such. */
function brokenParagraph(before: readonly Block[], page: readonly Block[], isFloat: IsFloat): readonly Paragraph[] {
  const isText = (block: Block): boolean => isContent(block) && !isFloat(block);
  for (const counts of [isContent, isText]) {
    const [last, first] = [before.findLast(counts), page.find(counts)];
    if (last?.kind !== 'paragraph' || first?.kind !== 'paragraph' || !continues(last, first)) continue;
    if (counts === isContent || wordCount(last) >= RUNNING) return [last, first];
  }
  return [];
}

function continues(last: Paragraph, first: Paragraph): boolean {
  const look = (runs: readonly Run[], at: number): string => {
    const word = runs.at(at)?.words.at(at);
    return word ? `${Math.round(word.fontSize)} ${isBold(word)}` : '';
  };
  return look(last.runs, -1) === look(first.runs, 0) && goesOn(textOf(last.runs), textOf(first.runs));
}
