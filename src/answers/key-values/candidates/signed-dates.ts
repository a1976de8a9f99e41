import { type Box, boxAround, height, overlap } from '../../../document/geometry.ts';
import { levelPlace } from '../../../document/page.ts';
import type { PlainText } from '../../text/plain-text.ts';
import { wordSpansIn } from '../../text/sources.ts';
import type { StyledSpan } from '../../text/styled-spans.ts';
import type { Candidate } from '../candidate.ts';
import { termsIn } from '../question/terms.ts';
import type { DocumentRecord } from '../record.ts';

/** What a date beside a signature is called. */
const NAME = 'Date of signature';
/** Words for signatures, of which a caption has one. */
const SIGNATURE =
  /(?<!\p{L})(?:sign(?:ature|ed)?|unterschrift|unterzeichnet|assinatura|handtekening|podpis|underskrift)s?(?!\p{L})/iu;
/** Longest caption of a signature in UTF-16 units: `Signature of the owner (or of who may sign for the owner)`. */
const LONGEST = 120;
/** Distance between a date and the caption of a signature above or below it, in heights of the date. */
const FARTHEST = 1.5;

/** Values that are labelled as a date and no more, in the row of a signature or of its caption: those of when it was signed. */
export function signedDates({ text, spans }: DocumentRecord, candidates: readonly Candidate[]): Candidate[] {
  const signatures = spans.filter(
    ({ start, end, box }) => box && end - start <= LONGEST && SIGNATURE.test(text.text.slice(start, end)),
  );
  if (signatures.length === 0) return [];
  const byPage = Map.groupBy(signatures, ({ page }) => page);
  const terms = termsIn(text);
  return candidates
    .filter(({ labels: [label], kind }) => kind !== 'column' && isBareDate(terms(label.replace(/\([^()]*\)?/g, ' '))))
    .filter(({ value }) => isBeside(text, value, byPage))
    .map((candidate) => ({ ...candidate, labels: [NAME, ...candidate.labels], open: false }));
}

/** Whether the terms of a label say `Date`, but not of what. */
const isBareDate = ([first, ...others]: readonly string[]): boolean => first === 'date' && others.length === 0;

function isBeside(
  text: PlainText,
  [value]: Candidate['value'],
  signatures: ReadonlyMap<number, readonly StyledSpan[]>,
): boolean {
  const parts = wordSpansIn(text, value);
  const words = parts.flatMap((part) => part.words).map(levelPlace);
  const page = parts[0]?.page;
  if (words.length === 0 || page === undefined) return false;
  const date = boxAround(words);
  const reach = FARTHEST * height(date);
  const near: Box = [date[0], date[1] - reach, date[2], date[3] + reach];
  return (signatures.get(page) ?? []).some(({ box }) => box && overlap(near[1], near[3], box[1], box[3]) > 0);
}
