import type { Flow } from '../content.ts';
import { markCode } from './code.ts';
import { markHeadings } from './headings.ts';
import { alsoInCells } from './layout-tables.ts';
import { splitLines } from './lines.ts';
import { gatherTabRows } from './tab-rows.ts';
import { markTypedLists } from './typed-lists.ts';

/**
 * A body in which paragraphs are told by their look where no style and no numbering says what they are: listings by their
 * font, rows of tables by their tabs, headings, and items of lists by the markers that they are typed with.
 */
export const tellByLook = (flow: readonly Flow[]): Flow[] =>
  alsoInCells(markHeadings(gatherTabRows(markCode(alsoInCells(flow, splitLines)))), markTypedLists);
