/** The cell of a table that the file's structure tree puts text in (ISO 32000-2, 14.8.4.8.3); words of one cell share it. */
export interface TaggedCell {
  /** Which table of its page it is in, from 0 in the order of the tree. */
  readonly table: number;
  /** Rows and columns count from 0. */
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  /** Whether it is a head (TH). */
  readonly isHead: boolean;
  /** Number of paragraphs, lists and headings in it that have text on the page. */
  readonly blocks: number;
}
