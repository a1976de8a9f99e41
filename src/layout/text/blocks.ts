import { type Block, type Code, DEEPEST_HEADING, type Furniture, type Run } from '../../document/block.ts';
import type { Rule, Word } from '../../document/page.ts';
import type { Trace } from '../decision.ts';
import type { Line } from '../page/lines.ts';
import { namesFloat } from '../reading-order/floats.ts';
import type { RunsOf } from '../tables/grid.ts';
import type { Typography } from '../typography.ts';
import { buildCode, isMonospaced, leadingCode } from './code.ts';
import type { Hyphenation } from './hyphenation.ts';
import { buildList, listLength } from './lists.ts';
import { isCandidate, type ParagraphCandidate } from './paragraphs.ts';
import { buildProgram, programLength } from './program.ts';
import { buildQuote, quoteLength } from './quotes.ts';
import { buildRuns, withoutOwnItalics } from './runs.ts';
import { isTypedProse } from './typed-prose.ts';

/** Characters of the shortest line that is drawn with them: three may stand for something left out. */
const SHORTEST_RULE = 5;

/** What the document gives to the blocks of one page. */
export interface Context {
  readonly typography: Typography;
  readonly hyphenation: Hyphenation;
  readonly levels: ReadonlyMap<ParagraphCandidate, number>;
  /** Those of the page. */
  readonly rules: readonly Rule[];
  /** The words in the fields of forms: no code, whatever font they are in. */
  readonly entries: ReadonlySet<Word>;
  readonly trace: Trace | undefined;
}

/** Blocks of one page out of its candidates and known blocks in reading order. */
export function buildBlocks(sequence: readonly (ParagraphCandidate | Block)[], document: Context): Block[] {
  const context = { ...document, entries: new Set([...document.entries, ...typedProse(sequence, document)]) };
  const blocks: Block[] = [];
  for (let i = 0; i < sequence.length; ) {
    const item = sequence[i] as ParagraphCandidate | Block;
    if (item.kind !== 'candidate') {
      blocks.push(item);
      i++;
      continue;
    }
    const quoted = quoteLength(sequence, i, context);
    if (quoted > 0) {
      const paragraphs = sequence.slice(i, i + quoted).filter(isCandidate);
      blocks.push(buildQuote(paragraphs, (candidate) => candidateRuns(candidate, 0, context)));
      i += quoted;
      continue;
    }
    const candidates = plainCandidates(sequence, i, context);
    const [block, used] = candidates.length === 0 ? [headingOf(item, context), 1] : firstBlock(candidates, context);
    blocks.push(block);
    i += used;
  }
  return blocks;
}

/** The candidates from `start` up to the next heading or table. */
function plainCandidates(
  sequence: readonly (ParagraphCandidate | Block)[],
  start: number,
  { levels }: Context,
): ParagraphCandidate[] {
  const candidates: ParagraphCandidate[] = [];
  for (let index = start; index < sequence.length; index++) {
    const item = sequence[index] as ParagraphCandidate | Block;
    if (item.kind !== 'candidate' || levels.has(item)) break;
    candidates.push(item);
  }
  return candidates;
}

/** The first words of all paragraphs of running text in a fixed pitch. */
function typedProse(sequence: readonly (ParagraphCandidate | Block)[], context: Context): Set<Word> {
  const typed = new Set<Word>();
  for (let index = 0; index < sequence.length; index++) {
    const item = sequence[index] as ParagraphCandidate | Block;
    if (item.kind !== 'candidate' || !isMonospaced(item, context.typography)) continue;
    const text = leadingCode(plainCandidates(sequence, index, context), context.typography);
    if (isTypedProse(text)) for (const { lines } of text) typed.add(lines[0]?.words[0] as Word);
    index += Math.max(text.length - 1, 0);
  }
  return typed;
}

/** The block that the first candidates make, and how many it takes. */
function firstBlock(candidates: readonly ParagraphCandidate[], document: Context): [Block, number] {
  const first = candidates[0] as ParagraphCandidate;
  // What is filled in by a typewriter is no code, nor what is written on one.
  const isTyped = document.entries.has(first.lines[0]?.words[0] as Word);
  const context = isTyped ? { ...document, typography: { ...document.typography, monospace: true } } : document;
  const codeOf = (some: readonly ParagraphCandidate[]) => firstCode(some, context);
  const code = codeOf(candidates);
  if (code) return code;
  if (isRule(first)) return [furnitureOfLines(first, context), 1];
  const items = listLength(candidates, 0, context.trace);
  const runsOf = (candidate: ParagraphCandidate, skip: number): Run[] => candidateRuns(candidate, skip, context);
  if (items > 0) return [buildList(candidates.slice(0, items), { runsOf, codeOf }), items];
  const runs = candidateRuns(first, 0, context);
  const isCaption = namesFloat(first.lines[0]?.words ?? []);
  return [{ kind: 'paragraph', page: first.page, box: first.box, runs: isCaption ? withoutOwnItalics(runs) : runs }, 1];
}

function firstCode(candidates: readonly ParagraphCandidate[], { typography }: Context): [Code, number] | undefined {
  const monospaced = leadingCode(candidates, typography);
  if (monospaced.length > 0) {
    const code = buildCode(monospaced);
    return code && [code, monospaced.length];
  }
  const program = programLength(candidates);
  return program > 0 ? [buildProgram(candidates.slice(0, program)), program] : undefined;
}

/** Whether a paragraph is a line drawn with characters: it parts what is above and below, and says nothing. */
function isRule({ lines }: ParagraphCandidate): boolean {
  const textOf = ({ words }: Line): string => words.map(({ text }) => text).join('');
  return (
    lines.every((line) => /^(?:_+|-+|–+|—+|=+|~+|\*+)$/.test(textOf(line))) &&
    lines.some((line) => textOf(line).length >= SHORTEST_RULE)
  );
}

const furnitureOfLines = (candidate: ParagraphCandidate, context: Context): Furniture => ({
  kind: 'furniture',
  page: candidate.page,
  box: candidate.box,
  runs: candidateRuns(candidate, 0, context),
});

function headingOf(candidate: ParagraphCandidate, context: Context): Block {
  const level = context.levels.get(candidate) ?? DEEPEST_HEADING;
  // Headings are bold, wholly or in part: that is their style, no emphasis.
  const typography = { ...context.typography, bold: true };
  const runs = withoutOwnItalics(buildRuns(candidate.lines, typography, context.hyphenation));
  return { kind: 'heading', page: candidate.page, box: candidate.box, level, runs };
}

function candidateRuns(candidate: ParagraphCandidate, skip: number, { typography, hyphenation }: Context) {
  const [first, ...rest] = candidate.lines as [Line, ...Line[]];
  const lines = skip > 0 ? [{ ...first, words: first.words.slice(skip) }, ...rest] : candidate.lines;
  return buildRuns(lines, typography, hyphenation, candidate.breaks);
}

/** A running head, or a line in the margin, as evidence beside the content. */
export const furnitureOf = (line: Line, runsOf: RunsOf): Furniture => ({
  kind: 'furniture',
  page: line.page,
  box: line.box,
  runs: runsOf([line]),
});
