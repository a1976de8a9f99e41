/** An entry of a document's outline, which viewers show as bookmarks (ISO 32000-2, 12.3.3). */
export interface OutlineItem {
  readonly title: string;
  /** 1 for the outermost entries. */
  readonly level: number;
  /** One-based number of the page that it leads to. */
  readonly page: number;
}
