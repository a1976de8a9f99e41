import type { PositionedPage } from '../../../document/page.ts';
import type { DocumentRecord } from '../record.ts';
import { type Rulings, rulingsOf } from './rulings.ts';
import { markersOf, type Segment, segmentsOf } from './segments.ts';
import { filledStyles } from './styles.ts';

/** A page as a form: what is printed on it where, and its rules. */
export interface Sheet {
  readonly page: PositionedPage;
  readonly segments: readonly Segment[];
  readonly rulings: Rulings;
  /** Whether a segment was filled in by the look of it; undefined where that does not show. */
  isFilled(segment: Segment): boolean | undefined;
}

/** The pages of a document that have places. */
export function sheetsOf({ text, pages }: DocumentRecord): Sheet[] {
  const words = Map.groupBy(text.wordSpans, ({ page }) => page);
  const markers = markersOf(text);
  const sheets = pages.flatMap((page) => {
    if (page.source === 'flow') return [];
    const rulings = rulingsOf(page);
    return [{ page, rulings, segments: segmentsOf(text, words.get(page.number) ?? [], markers, rulings) }];
  });
  const filled = filledStyles(sheets.flatMap(({ segments }) => segments));
  const isFilled = ({ style }: Segment): boolean | undefined =>
    filled.size === 0 || style === undefined ? undefined : filled.has(style);
  return sheets.map((sheet) => ({ ...sheet, isFilled }));
}
