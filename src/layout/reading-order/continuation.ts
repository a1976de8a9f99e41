import type { Block, Paragraph, Run } from '../../document/block.ts';
import { textOf } from '../../document/text.ts';
import type { Line } from '../page/lines.ts';
import { goesOnOverleaf } from '../tables/continued.ts';
import { markerOf } from '../text/list-markers.ts';
import { type Draft, draftOf } from '../text/paragraphs.ts';
import { isBold } from '../typography.ts';
import type { IsFloat } from './floats.ts';

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

/** The blocks of a page. */
interface BlockedPage {
  /** Points. */
  readonly height: number;
  readonly blocks: readonly Block[];
}

/**
 * Marks the paragraphs and tables that begin a page and go on from the page before. Floats between the two parts of a
 * paragraph, whichever page they are on, are put before them.
 */
export function markContinued(pages: readonly BlockedPage[], isFloat: IsFloat): Block[] {
  const marked: Block[] = [];
  let start = 0;
  for (const { height, blocks } of pages) {
    if (!blocks.some(isContent)) {
      for (const block of blocks) marked.push(block);
      continue;
    }
    const [last, first] = brokenParagraph(marked.slice(start), blocks, isFloat);
    const begins = first ? blocks.indexOf(first) : 0;
    const table = first ? undefined : tableOverleaf(marked, blocks, height);
    if (last) {
      const between = [...marked.splice(marked.lastIndexOf(last) + 1), ...blocks.slice(0, begins)];
      marked.pop();
      marked.push(...between.filter(isContent), last, ...between.filter((block) => !isContent(block)));
    }
    start = marked.length;
    for (const block of blocks.slice(begins)) {
      marked.push(block === first || block === table ? { ...block, continued: true } : block);
    }
  }
  return marked;
}

/** The table that begins a page and goes on with the one that ends the page before. */
function tableOverleaf(before: readonly Block[], page: readonly Block[], height: number): Block | undefined {
  const first = page.find(isContent);
  return goesOnOverleaf(before.findLast(isContent), first, height) ? first : undefined;
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
