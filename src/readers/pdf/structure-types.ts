/** Elements that are followed from the root of a page's structure tree; deeper ones are loops in practice. */
export const DEEPEST_ELEMENT = 40;

/** Elements of a page that are read, in all and at the most below one. */
export const MOST_ELEMENTS = 20_000;

/** Standard structure types (ISO 32000-2, 14.8.4) that say what a stretch of text is; inline ones do not. */
export const BLOCK_TYPES: ReadonlySet<string> = new Set([
  ...['Title', 'H', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'P', 'BlockQuote', 'Caption', 'Code', 'Note', 'FENote'],
  ...['L', 'LI', 'Lbl', 'LBody', 'TOC', 'TOCI', 'Table', 'TR', 'TH', 'TD', 'Figure', 'Formula'],
]);
