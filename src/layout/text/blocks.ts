import type { Block } from '../../document/block.ts';
import type { Line } from '../page/lines.ts';
import type { Typography } from '../typography.ts';
import { buildCode, leadingCode } from './code.ts';
import { buildList, listLength } from './lists.ts';
import type { Draft } from './paragraphs.ts';
import { buildRuns, type Hyphenation } from './runs.ts';

/** What the whole document says about how to read one page. */
export interface Context {
  readonly typography: Typography;
  readonly keepsHyphen: Hyphenation;
  readonly levels: ReadonlyMap<Draft, number>;
}

/** Blocks of one page out of its drafts and known blocks in reading order. */
export function buildBlocks(sequence: readonly (Draft | Block)[], context: Context): Block[] {
  const blocks: Block[] = [];
  for (let i = 0; i < sequence.length; ) {
    const item = sequence[i] as Draft | Block;
    if ('kind' in item) {
      blocks.push(item);
      i++;
      continue;
    }
    const drafts = plainDrafts(sequence, i, context);
    const [block, used] = drafts.length === 0 ? [headingOf(item, context), 1] : firstBlock(drafts, context);
    blocks.push(block);
    i += used;
  }
  return blocks;
}

/** The drafts from `start` up to the next heading or table. */
function plainDrafts(sequence: readonly (Draft | Block)[], start: number, { levels }: Context): Draft[] {
  const drafts: Draft[] = [];
  for (const item of sequence.slice(start)) {
    if ('kind' in item || levels.has(item)) break;
    drafts.push(item);
  }
  return drafts;
}

/** The block that the first drafts make, and how many it takes. */
function firstBlock(drafts: readonly Draft[], context: Context): [Block, number] {
  const first = drafts[0] as Draft;
  const monospaced = leadingCode(drafts, context.typography);
  const code = monospaced.length > 0 ? buildCode(monospaced) : undefined;
  if (code) return [code, monospaced.length];
  const items = listLength(drafts, 0);
  if (items > 0) return [buildList(drafts.slice(0, items), (draft, skip) => runsOf(draft, skip, context)), items];
  return [{ kind: 'paragraph', page: first.page, box: first.box, runs: runsOf(first, 0, context) }, 1];
}

function headingOf(draft: Draft, context: Context): Block {
  const level = context.levels.get(draft) ?? 6;
  // Headings are bold, wholly or in part: that is their look, not emphasis.
  const typography = { ...context.typography, bold: true };
  const runs = buildRuns(draft.lines, typography, context.keepsHyphen);
  return { kind: 'heading', page: draft.page, box: draft.box, level, runs };
}

function runsOf(draft: Draft, skip: number, { typography, keepsHyphen }: Context) {
  const [first, ...rest] = draft.lines as [Line, ...Line[]];
  const lines = skip > 0 ? [{ ...first, words: first.words.slice(skip) }, ...rest] : draft.lines;
  return buildRuns(lines, typography, keepsHyphen);
}
