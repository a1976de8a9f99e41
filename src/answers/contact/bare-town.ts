import { Cited } from '../cited.ts';
import type { EntityType } from '../entities/entity-types.ts';
import type { Finding } from '../entities/findings.ts';
import type { Line } from '../sections/lines.ts';
import { overlapping } from '../text/overlapping.ts';
import { partsOf } from '../text/parts.ts';
import type { PlainText } from '../text/plain-text.ts';
import { sourcesOf } from '../text/sources.ts';
import type { Span } from '../text/span.ts';
import { JOB_TITLE } from '../vocabulary/vocabulary.ts';
import type { ContactArea } from './contact-area.ts';
import { isContactLabel } from './contact-lines.ts';
import { isPlaceName } from './home-address.ts';

const REACHED_BY: ReadonlySet<EntityType> = new Set(['EMAIL', 'PHONE', 'URL']);
/** What a part of a line is instead of a place, if it was found in it. */
const OTHER: ReadonlySet<EntityType> = new Set(['EMAIL', 'PHONE', 'URL', 'PERSON', 'ORGANIZATION', 'DATE_OF_BIRTH']);
/** What parts the contacts of a line, but for gaps. */
const DIVIDER = /[|•·●\t]|\s[–—/]\s/gu;
/** Words of a town with a state or country at most. */
const MOST_WORDS = 5;
/** What a part may be beside contacts that reads as the name of a place. */
const STATUS =
  /^(?:british|american|german|french|deutsch|français|française|single|married|ledig|verheiratet|célibataire|marié|mariée|female|male|portfolio|curriculum vitae|resume|lebenslauf)$/iu;
const CONFIDENCE = 0.6;

/**
 * A place of which nothing is known but how it is printed: what reads as the name of a place, has a postcode or is the
 * only such part of a line with an e-mail address, a phone number or a web address.
 */
export function bareTown(
  text: PlainText,
  { lines, isResume }: ContactArea,
  findings: readonly Finding[],
): Cited<string> | null {
  if (!isResume) return null;
  for (const line of lines) {
    const isBesideContact = line.pieces.some((piece) =>
      overlapping(findings, piece).some(({ type }) => REACHED_BY.has(type)),
    );
    const towns = townsIn(text, line).filter(
      (part) => (isBesideContact || hasPostcode(text, part)) && isTown(text, part, findings),
    );
    const [town] = towns;
    if (town && towns.length === 1)
      return new Cited(text.text.slice(town.start, town.end), sourcesOf(text, [town], CONFIDENCE));
  }
  return null;
}

/** What stands between dividers and gaps of a line. */
const townsIn = (text: PlainText, { pieces }: Line): Span[] => pieces.flatMap((piece) => partsOf(text, piece, DIVIDER));

/** A town's postcode behind a comma: of four or five digits, or as in Britain. */
const hasPostcode = ({ text }: PlainText, { start, end }: Span): boolean =>
  /^[^,\n]*,.*(?:(?<!\d)\d{4,5}(?!\d)|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})/m.test(text.slice(start, end));

function isTown(text: PlainText, part: Span, findings: readonly Finding[]): boolean {
  const printed = text.text.slice(part.start, part.end);
  return (
    isPlaceName(printed) &&
    (printed.split(/\s+/).length <= MOST_WORDS || hasPostcode(text, part)) &&
    !JOB_TITLE.test(printed) &&
    !isContactLabel(printed) &&
    !STATUS.test(printed) &&
    !overlapping(findings, part).some(({ type }) => OTHER.has(type))
  );
}
