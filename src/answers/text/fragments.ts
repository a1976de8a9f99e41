import type { Block, Run } from '../../document/block.ts';
import type { Word } from '../../document/page.ts';

/** Text as it goes into the plain text. */
export interface TextFragment {
  readonly text: string;
  readonly words: readonly Word[];
  /** One-based number of the page on which its block begins; absent for white space and markers. */
  readonly page?: number;
  /** Target address. */
  readonly link?: string;
}

const unplaced = (text: string): TextFragment => ({ text, words: [] });
const SPACE = unplaced(' ');

/** The runs of a block with the white space between them. */
export function fragmentsOfRuns(runs: readonly Run[], page: number, lineBreak = '\n'): TextFragment[] {
  return runs.flatMap((run, index) => {
    // In brackets, or «100» with note 1 would read as 1001.
    const text = run.footnote === undefined || run.text === '' ? run.text : `[${run.footnote}]`;
    const fragment = { text, words: run.words, page, ...(run.link === undefined ? {} : { link: run.link }) };
    if (index === 0) return [fragment];
    if (run.lineBreak) return [unplaced(lineBreak), fragment];
    return run.spaced ? [SPACE, fragment] : [fragment];
  });
}

/** Everything in the blocks of a cell on one line. */
export const fragmentsOfCell = (blocks: readonly Block[]): TextFragment[] => joined(blocks.map(fragmentsOfBlock));

function fragmentsOfBlock(block: Block): TextFragment[] {
  switch (block.kind) {
    case 'list':
      return joined(block.items.map(({ marker, blocks }) => joined([[unplaced(marker)], fragmentsOfCell(blocks)])));
    case 'table':
      return joined(block.rows.flatMap((row) => row.map(({ blocks }) => fragmentsOfCell(blocks))));
    case 'quote':
    case 'footnote':
      return fragmentsOfCell(block.blocks);
    case 'figure':
      return fragmentsOfRuns(block.caption ?? [], block.page, ' ');
    case 'code':
      return [{ text: block.text.replaceAll('\n', ' '), words: block.words, page: block.page }];
    default:
      return fragmentsOfRuns(block.runs, block.page, ' ');
  }
}

/** Groups of fragments with one space between those that have text. */
const joined = (groups: readonly (readonly TextFragment[])[]): TextFragment[] =>
  groups
    .filter((group) => group.some(({ text }) => text !== ''))
    .flatMap((group, index) => (index === 0 ? group : [SPACE, ...group]));
