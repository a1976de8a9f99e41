import type { Block, Run } from '../../document/block.ts';
import type { Word } from '../../document/page.ts';

/** Text as it goes into the plain text. */
export interface Piece {
  readonly text: string;
  readonly words: readonly Word[];
  /** One-based number of the page on which its block begins; absent for white space and markers. */
  readonly page?: number;
  /** Target address. */
  readonly link?: string;
}

const unplaced = (text: string): Piece => ({ text, words: [] });
const SPACE = unplaced(' ');

/** The runs of a block with the white space between them. */
export function piecesOfRuns(runs: readonly Run[], page: number, lineBreak = '\n'): Piece[] {
  return runs.flatMap((run, index) => {
    // In brackets, or «100» with note 1 would read as 1001.
    const text = run.footnote === undefined || run.text === '' ? run.text : `[${run.footnote}]`;
    const piece = { text, words: run.words, page, ...(run.link === undefined ? {} : { link: run.link }) };
    if (index === 0) return [piece];
    if (run.lineBreak) return [unplaced(lineBreak), piece];
    return run.spaced ? [SPACE, piece] : [piece];
  });
}

/** Everything in the blocks of a cell on one line. */
export const piecesOfCell = (blocks: readonly Block[]): Piece[] => joined(blocks.map(piecesOfBlock));

function piecesOfBlock(block: Block): Piece[] {
  switch (block.kind) {
    case 'list':
      return joined(block.items.map(({ marker, blocks }) => joined([[unplaced(marker)], piecesOfCell(blocks)])));
    case 'table':
      return joined(block.rows.flatMap((row) => row.map(({ blocks }) => piecesOfCell(blocks))));
    case 'quote':
    case 'footnote':
      return piecesOfCell(block.blocks);
    case 'figure':
      return piecesOfRuns(block.caption ?? [], block.page, ' ');
    case 'code':
      return [{ text: block.text.replaceAll('\n', ' '), words: block.words, page: block.page }];
    default:
      return piecesOfRuns(block.runs, block.page, ' ');
  }
}

/** Groups of pieces with one space between those that have text. */
const joined = (groups: readonly (readonly Piece[])[]): Piece[] =>
  groups
    .filter((group) => group.some(({ text }) => text !== ''))
    .flatMap((group, index) => (index === 0 ? group : [SPACE, ...group]));
