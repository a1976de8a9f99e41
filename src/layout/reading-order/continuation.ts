import type { Block, List, Paragraph, Run } from '../../document/block.ts';
import { textOf } from '../../document/text.ts';
import { decide, decisionOf, type Trace, WEIGHT } from '../decision.ts';
import { isBold } from '../metrics.ts';
import { isInFixedPitch } from '../page/fixed-pitch.ts';
import type { Line } from '../page/lines.ts';
import { goesOnOverleaf } from '../tables/continued.ts';
import { isShort } from '../text/line-ends.ts';
import { markerOf } from '../text/list-markers.ts';
import { candidateOf, type ParagraphCandidate } from '../text/paragraphs.ts';
import { beginsNextItem, isLeftOpen, lastParagraphOf } from './broken-items.ts';
import type { IsFloat } from './floats.ts';

/** Points by which the sizes of one paragraph differ at most: sizes are measured to the half point. */
const SAME_SIZE = 0.5;
/** Fewest words of a paragraph that goes on beyond a float; chosen on odl-bench, dev half. */
const RUNNING = 10;

/** Whether a text breaks off amid a sentence that another goes on with. */
const goesOn = (end: string, start: string): boolean =>
  !/[.!?:;…]["'”’»)\]]*$/u.test(end) && /^(?:["'“‘«([]?\p{Ll}|[%‰°)\]])/u.test(start);

/** The end of one column and the beginning of the next. */
interface ColumnBreak {
  readonly before: ParagraphCandidate;
  readonly after: ParagraphCandidate;
  readonly first: Line;
  /** x in points: where the lines of the column that ends might end. */
  readonly right: number;
}

/** Weights set by hand on odl-bench, dev half. */
const GOES_ON = decisionOf<ColumnBreak>('goes on in the next column', [
  {
    name: 'other size',
    weight: WEIGHT.veto,
    holds: ({ before, after }) => Math.abs(before.fontSize - after.fontSize) > SAME_SIZE,
  },
  { name: 'other weight', weight: WEIGHT.veto, holds: ({ before, after }) => before.bold !== after.bold },
  {
    name: 'other pitch',
    weight: WEIGHT.veto,
    holds: ({ before, after }) => isTyped(before.lines) !== isTyped(after.lines) && isTypedText(before, after),
  },
  { name: 'list item', weight: WEIGHT.veto, holds: ({ first }) => markerOf(first) !== undefined },
  {
    name: 'lines of their own',
    weight: WEIGHT.veto,
    holds: ({ before: { lines, breaks } }) => breaks.has(lastOf(lines)),
  },
  {
    name: 'after a short line',
    weight: WEIGHT.veto,
    holds: ({ before, first, right }) => isShort(lastOf(before.lines), first, right),
  },
  {
    name: 'amid a sentence',
    weight: WEIGHT.for,
    holds: ({ before, first }) => goesOn(before.lines.at(-1)?.words.at(-1)?.text ?? '', first.words[0]?.text ?? ''),
  },
]);

const isTyped = (lines: readonly Line[]): boolean => lines.every(isInFixedPitch);

/** Whether one of two paragraphs is in a fixed pitch, and more than the end of one that ends in code. */
const isTypedText = (...two: readonly ParagraphCandidate[]): boolean =>
  two.some(({ lines }) => lines.length > 1 && isTyped(lines));

const lastOf = (lines: readonly Line[]): Line => lines.at(-1) as Line;

/**
 * Joins a paragraph's beginning in one column with its end in the next; undefined where they do not belong together.
 * @param right x in points: where the lines of the first might end.
 */
export function joinAcrossColumns(
  before: ParagraphCandidate,
  after: ParagraphCandidate,
  right: number,
  trace?: Trace,
): ParagraphCandidate | undefined {
  const first = after.lines[0] as Line;
  if (!decide(GOES_ON, { before, after, first, right }, first.box, trace)) return undefined;
  return candidateOf([...before.lines, ...after.lines], new Set([...before.breaks, ...after.breaks]));
}

/** The blocks of a page. */
interface BlockedPage {
  /** Points. */
  readonly height: number;
  readonly blocks: readonly Block[];
}

/**
 * Marks the paragraphs and tables that begin a page and go on from the page before, paragraphs also from the last item of
 * a list. Floats between the two parts of a paragraph, whichever page they are on, are put before them.
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

/**
 * Whether the last item of a list goes on: no item of the same kind begins, and it is running text or fills its last line.
 * @param beside what is on its page.
 */
const goesOnInItem = (list: List, end: Paragraph, first: Paragraph, beside: readonly Block[]): boolean =>
  !beginsNextItem(list, first) && (wordCount(end) >= RUNNING || !isLeftOpen(end, first, beside.filter(isContent)));

const wordCount = ({ runs }: Paragraph): number => runs.reduce((sum, { words }) => sum + words.length, 0);

const isContent = ({ kind }: Block): boolean => kind !== 'furniture' && kind !== 'footnote';

/** The block that ends the text before a page and the paragraph that goes on with it there, where there are both. */
function brokenParagraph(before: readonly Block[], page: readonly Block[], isFloat: IsFloat): readonly Block[] {
  const isText = (block: Block): boolean => isContent(block) && !isFloat(block);
  for (const counts of [isContent, isText]) {
    const [last, first] = [before.findLast(counts), page.find(counts)];
    const end = last && lastParagraphOf(last);
    if (!last || !end || first?.kind !== 'paragraph' || !continues(end, first)) continue;
    if (last.kind === 'list' && !goesOnInItem(last, end, first, before)) continue;
    if (counts === isContent || wordCount(end) >= RUNNING) return [last, first];
  }
  return [];
}

function continues(last: Paragraph, first: Paragraph): boolean {
  const styleAt = (runs: readonly Run[], at: number): string => {
    const word = runs.at(at)?.words.at(at);
    return word ? `${Math.round(word.fontSize)} ${isBold(word)}` : '';
  };
  return styleAt(last.runs, -1) === styleAt(first.runs, 0) && goesOn(textOf(last.runs), textOf(first.runs));
}
