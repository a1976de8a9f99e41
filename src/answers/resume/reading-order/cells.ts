import type { Block, Cell, TableRow } from '../../../document/block.ts';
import { textOf } from '../../../document/text.ts';
import { runsOf, visit } from '../../../document/walk.ts';
import { periodOf } from '../../periods/periods.ts';
import { sectionOf } from '../../sections/wordings.ts';
import { isProse } from '../prose.ts';

/** Lines of a cell at most that only say when or where something was. */
const ASIDE_LINES = 3;

const textOfBlock = (block: Block): string => textOf(runsOf(block)).trim();

/** Whether a cell has any text. */
export const hasText = ({ blocks }: Cell): boolean =>
  [...visit(blocks)].some((block) => block.kind === 'code' || textOfBlock(block) !== '');

/** Whether a block is one line of text and no sentence. */
export const isLine = (block: Block | undefined): boolean =>
  (block?.kind === 'paragraph' || block?.kind === 'heading') &&
  !block.runs.some(({ lineBreak }) => lineBreak) &&
  !isProse(textOfBlock(block));

/** Whether a cell is one line, or nothing. */
const isLineCell = (cell: Cell): boolean => !hasText(cell) || (cell.blocks.length === 1 && isLine(cell.blocks[0]));

/** Whether a block is the heading of a section. */
export const isHeading = (block: Block | undefined): boolean =>
  (block?.kind === 'paragraph' || block?.kind === 'heading') && sectionOf(textOfBlock(block)) !== undefined;

/** Whether a cell is the heading of a section and nothing else. */
export const isLabel = ({ blocks }: Cell): boolean => blocks.length === 1 && isHeading(blocks[0]);

/** Whether a section begins in a cell. */
export const hasSection = ({ blocks }: Cell): boolean => blocks.some(isHeading);

/** Whether a row reads as a line of text, its cells as parts of that: more than one has text, and none begins a section. */
export const isLineRow = (row: TableRow): boolean =>
  row.every(isLineCell) && row.filter(hasText).length > 1 && !row.some(isLabel);

/** Whether a cell is a few lines that say when something beside it was. */
export const isAside = ({ blocks }: Cell): boolean =>
  blocks.length <= ASIDE_LINES && blocks.every(isLine) && blocks.some((block) => periodOf(textOfBlock(block)));
