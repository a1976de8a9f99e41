import type { Block } from './block.ts';
import type { Page } from './page.ts';

/** A whole document: its pages as read, and its blocks in reading order across pages. */
export interface Document {
  /** Number of pages in the file; `pages` may be a selection of them. */
  readonly pageCount: number;
  readonly pages: readonly Page[];
  readonly blocks: readonly Block[];
}

/** Whether the document's content flows (DOCX), without places on its pages. */
export const isFlow = ({ pages }: Document): boolean => pages.some(({ source }) => source === 'flow');
