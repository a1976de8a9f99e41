/** The parts of the site that work offline apart from each other: each once all of its files are kept. */
export const siteParts = ['app', 'reader', 'recogniser', 'languages', 'refined'] as const;
export type SitePart = (typeof siteParts)[number];

/** A file of a part that is not kept yet. */
export interface MissingFile {
  readonly address: string;
  readonly bytes: number;
}

export type MissingFiles = Readonly<Record<SitePart, readonly MissingFile[]>>;

const rows: readonly (readonly [RegExp, SitePart | undefined])[] = [
  // What reads PDFs where WebAssembly is refused: nobody else needs it.
  [/^pdfjs\//, undefined],
  [/^ocr\/(?:tesseract|eng\.)/, 'recogniser'],
  [/^ocr\/.*traineddata/, 'languages'],
  [/^ocr\//, 'refined'],
  [/^assets\/(?:extraction-worker|pdfium|names|fallback|decrypt)/, 'reader'],
];

/** The part that a file of the site belongs to, from its path below the site's folder; none where few need it. */
export function partOf(file: string): SitePart | undefined {
  const row = rows.find(([pattern]) => pattern.test(file));
  return row ? row[1] : 'app';
}
