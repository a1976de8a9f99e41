import type { Appearance, Block, Run } from '../../document/block.ts';
import type { FieldDeclaration } from '../../document/form-field.ts';
import type { Word } from '../../document/page.ts';
import { childrenOf, runsOf } from '../../document/walk.ts';

/** A part of the plain text and the words that it comes from. */
export interface TextFragment {
  readonly text: string;
  readonly words: readonly Word[];
  /** One-based number of the page on which its block begins; absent for white space and markers. */
  readonly page?: number;
  /** Target address. */
  readonly link?: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly appearance?: Appearance;
  /** The field of a form that it fills in. */
  readonly field?: FieldDeclaration;
}

const unplaced = (text: string): TextFragment => ({ text, words: [] });
const SPACE = unplaced(' ');

/** The runs of a block with the white space between them. */
export function fragmentsOfRuns(runs: readonly Run[], page: number, lineBreak = '\n'): TextFragment[] {
  return runs.flatMap((run, index) => {
    // In brackets, or «100» with note 1 would read as 1001.
    const text = run.footnote === undefined || run.text === '' ? run.text : `[${run.footnote}]`;
    const { words, link, field, bold, italic, appearance } = run;
    const fragment = {
      ...{ text, words, page },
      ...(link === undefined ? {} : { link }),
      ...(bold && { bold }),
      ...(italic && { italic }),
      ...(appearance && { appearance }),
      ...(field && { field }),
    };
    if (index === 0) return [fragment];
    if (run.lineBreak) return [unplaced(lineBreak), fragment];
    return run.spaced ? [SPACE, fragment] : [fragment];
  });
}

/** Everything in the blocks of a cell on one line. */
export const fragmentsOfCell = (blocks: readonly Block[]): TextFragment[] =>
  groupsOf(blocks)
    .filter((group) => group.some(({ text }) => text !== ''))
    .flatMap((group, index) => (index === 0 ? group : [SPACE, ...group]));

/** The fragments of each block and list marker; groups without text included. */
function groupsOf(blocks: readonly Block[]): (readonly TextFragment[])[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'list') {
      return block.items.flatMap(({ marker, blocks: parts }) => [[unplaced(marker)], ...groupsOf(parts)]);
    }
    return [fragmentsOfOwnText(block), ...groupsOf(childrenOf(block))];
  });
}

/** A block's own text on one line, without that of the blocks in it. */
const fragmentsOfOwnText = (block: Block): TextFragment[] =>
  block.kind === 'code'
    ? [{ text: block.text.replaceAll('\n', ' '), words: block.words, page: block.page }]
    : fragmentsOfRuns(runsOf(block), block.page, ' ');
