import { Cited } from '../cited.ts';
import type { EntityType } from '../entities/entity-types.ts';
import type { Finding } from '../entities/findings.ts';
import type { Line, Piece } from '../sections/lines.ts';
import { PARTICLES, RARER_PARTICLES } from '../text/name-particles.ts';
import { overlapping } from '../text/overlapping.ts';
import type { PlainText } from '../text/plain-text.ts';
import { sourcesOf } from '../text/sources.ts';
import type { Span } from '../text/span.ts';
import { JOB_TITLE } from '../vocabulary/vocabulary.ts';
import type { ContactArea } from './contact-area.ts';
import { SAME_SIZE } from './printed-names.ts';

const WORD = `(?:\\p{Lu}[\\p{L}\\p{M}.'’/-]*|${PARTICLES}|${RARER_PARTICLES}|am|an|ob|in|upon|sur|sous|lès|les|los|las)`;
const CODE = '(?=[A-Z\\d -]*\\d)[A-Z\\d]{1,5}(?:[ -][A-Z\\d]{2,4})?';
const NAMES = `${WORD}(?: ${WORD}){0,4}`;
/** A town, perhaps with its postcode, state and country: nothing else. */
const PLACE = new RegExp(
  `^(?:${CODE},? )?${NAMES}(?:,? ${CODE})?(?:(?:, | [(–—-] ?)${NAMES}\\)?(?:,? ${CODE})?){0,3}$`,
  'u',
);
/** Whether a text is printed as the name of a place is, perhaps with its postcode, state and country. */
export const isPlaceName = (printed: string): boolean => PLACE.test(printed);

/** What may stand before a place on its line. */
const SAID = /^(?:(?:based in|lives in|living in|located in)|[^:]{2,24}:)\s+/iu;
/** The start of a street that was parted from its number. */
const NUMBER = /^\d{1,5}[a-z]?,? $/i;

/** How far below an address its next line begins, in sizes of type, and how far its left edge may be away. */
const LEADING = 2.2;
const ALIGNED = 1;
/** Most lines that go on an address. */
const MOST_LINES = 3;

const CONFIDENCE = 0.7;

/** An address of a resume, whole: `found`, with its number and the places behind and below it; commas between its lines. */
export function wholeAddress(
  text: PlainText,
  area: ContactArea,
  findings: readonly Finding[],
  found: Finding,
): Cited<string> {
  const pieces = area.lines.flatMap((line) => line.pieces);
  const first = pieces.find(({ start, end }) => start <= found.start && found.start < end);
  const hasNumber = first && NUMBER.test(text.text.slice(first.start, found.start));
  let last = pieces.find(({ start, end }) => start < found.end && found.end <= end);
  const rest = last ? (/^[,\s]+[^|•·\t]+/u.exec(text.text.slice(found.end, last.end))?.[0].trimEnd() ?? '') : '';
  const goesOn = PLACE.test(rest.replace(/^[,\s]+/, ''));
  const spans: Span[] = [{ start: hasNumber ? first.start : found.start, end: found.end + (goesOn ? rest.length : 0) }];
  if (last && rest !== '' && !goesOn) last = undefined;
  for (let more = 0; last && more < MOST_LINES; more++) {
    last = pieceBelow(pieces, last);
    if (!last || !isPlace(last.text, last, findings)) break;
    spans.push(last);
  }
  const value = spans.map(({ start, end }) => text.text.slice(start, end)).join('\n');
  return new Cited(
    value.replace(/(?:,\s*|(?<!\s)\s*)\n\s*/g, ', ').replace(/\s+/g, ' '),
    sourcesOf(text, spans, found.score),
  );
}

/** Whether a line is of an address: a place by its postcode or by what was found in it. */
const isPlace = (line: string, span: Span, findings: readonly Finding[]): boolean =>
  PLACE.test(line) &&
  !JOB_TITLE.test(line) &&
  (/\d{4}|\d [A-Z\d]{3}/.test(line) || (touches(findings, span, 'LOCATION') && !touches(findings, span, 'PERSON')));

const touches = (findings: readonly Finding[], span: Span, ofType: EntityType): boolean =>
  overlapping(findings, span).some(({ type }) => type === ofType);

/** The piece that stands next below another one and looks like it. */
function pieceBelow(pieces: readonly Piece[], { box, size, page, end }: Piece): Piece | undefined {
  if (!box) return undefined;
  return pieces.find((piece) => {
    if (!piece.box || piece.page !== page || piece.start < end || Math.abs(piece.size - size) > SAME_SIZE) return false;
    const gap = piece.box[1] - box[1];
    return gap > 0 && gap < LEADING * size && Math.abs(piece.box[0] - box[0]) < ALIGNED * size;
  });
}

/** Lines from the top that count as the head of a letter or form. */
const HEAD = 12;

/**
 * The town in which a person lives: a place that is named in the contact area of a resume, or in the head of another
 * document, with all that stands around it between dividers.
 */
export function homeTown(
  text: PlainText,
  { lines, pieces, isResume }: ContactArea,
  findings: readonly Finding[],
): Cited<string> | null {
  const near = isResume ? pieces : lines.slice(0, HEAD).flatMap((line) => line.pieces);
  for (const place of findings.filter(({ type }) => type === 'LOCATION')) {
    const piece = overlapping(near, place).find(({ start }) => start <= place.start);
    const part = piece && partAround(text, piece, place);
    const line = piece && lines.find(({ pieces }) => pieces.includes(piece));
    if (part && line && isTown(text, part, findings, line))
      return new Cited(printed(text, part), sourcesOf(text, [part], CONFIDENCE));
  }
  return null;
}

const printed = ({ text }: PlainText, { start, end }: Span): string => text.slice(start, end).replace(/\s+/g, ' ');

/** What stands around a place between dividers, without a label. */
function partAround({ text }: PlainText, piece: Span, place: Span): Span {
  const whole = { start: piece.start, end: Math.max(piece.end, place.end) };
  const [before, after] = [text.slice(whole.start, place.start), text.slice(place.end, whole.end)];
  const from = Math.max(...['|', '•', '·', '●', '\t'].map((divider) => before.lastIndexOf(divider))) + 1;
  const start = whole.start + from + (/^\s*/.exec(before.slice(from))?.[0].length ?? 0);
  const end = place.end + (/^[^|•·●\t]*/u.exec(after)?.[0].trimEnd().length ?? 0);
  const said = SAID.exec(text.slice(start, place.end))?.[0].length ?? 0;
  return { start: start + Math.min(said, place.start - start), end };
}

/** Contacts beside which a town stands, and an employer does not. */
const BESIDE: readonly EntityType[] = ['EMAIL', 'PHONE'];

/**
 * Whether a part of a line is a place and nothing else: neither a name nor a profession stands in it. A town that is taken
 * for an organisation is told by its region behind it and by the contacts on its line.
 */
function isTown(text: PlainText, part: Span, findings: readonly Finding[], line: Line): boolean {
  const within = overlapping(findings, part);
  const isBeforeRegion = ({ end }: Finding): boolean =>
    within.some(({ type, start }) => type === 'LOCATION' && /^,\s+$/.test(text.text.slice(end, start)));
  const isBesideContacts = line.pieces.some((piece) => BESIDE.some((type) => touches(findings, piece, type)));
  const isOther = (found: Finding): boolean =>
    found.type === 'PERSON' || (found.type === 'ORGANIZATION' && !(isBeforeRegion(found) && isBesideContacts));
  return PLACE.test(printed(text, part)) && !JOB_TITLE.test(printed(text, part)) && !within.some(isOther);
}
