import { Cited } from '../cited.ts';
import type { Finding } from '../entities/findings.ts';
import { JOB_TITLE } from '../resume/fields/vocabulary.ts';
import type { Line, Piece } from '../sections/lines.ts';
import { PARTICLES, RARER_PARTICLES } from '../text/name-particles.ts';
import type { PlainText } from '../text/plain-text.ts';
import { sourcesOf } from '../text/sources.ts';
import type { Span } from '../text/span.ts';
import type { ContactArea } from './contact-area.ts';

const WORD = `(?:\\p{Lu}[\\p{L}\\p{M}.'’/-]*|${PARTICLES}|${RARER_PARTICLES}|am|an|ob|in|upon|sur|sous|lès|les|los|las)`;
const CODE = '(?=[A-Z\\d -]*\\d)[A-Z\\d]{1,5}(?:[ -][A-Z\\d]{2,4})?';
const NAMES = `${WORD}(?: ${WORD}){0,4}`;
/** A town, perhaps with its postcode, state and country: nothing else. */
const PLACE = new RegExp(
  `^(?:${CODE},? )?${NAMES}(?:,? ${CODE})?(?:(?:, | [(–—-] ?)${NAMES}\\)?(?:,? ${CODE})?){0,3}$`,
  'u',
);
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

/** The address that `found` is a part of, with the lines of places below it. */
export function wholeAddress(text: PlainText, { lines }: ContactArea, found: Finding): Cited<string> {
  const spans: Span[] = [found];
  const at = lines.findIndex(({ pieces }) =>
    pieces.some((piece) => piece.start < found.end && found.start < piece.end),
  );
  const first = lines[at]?.pieces.find((piece) => piece.start <= found.start && found.start < piece.end);
  if (first && NUMBER.test(text.text.slice(first.start, found.start)))
    spans[0] = { start: first.start, end: found.end };
  let last = pieceAtEnd(lines, found);
  if (last && last.end > found.end) {
    const rest = /^[,\s]+([^|•·\t]+)/u.exec(text.text.slice(found.end, last.end));
    if (!rest?.[1] || !PLACE.test(rest[1].trim())) last = undefined;
    else spans[0] = { start: (spans[0] as Span).start, end: found.end + rest[0].trimEnd().length };
  }
  for (let more = 0; last && more < MOST_LINES; more++) {
    const below = lineBelow(lines, last);
    if (!below || !PLACE.test(below.text) || JOB_TITLE.test(below.text)) break;
    spans.push(below);
    last = below;
  }
  const value = spans.map(({ start, end }) => text.text.slice(start, end).replace(/,\s*$/, '')).join(', ');
  return new Cited(value, sourcesOf(text, spans, found.score));
}

const pieceAtEnd = (lines: readonly Line[], { end }: Span): Piece | undefined =>
  lines.flatMap(({ pieces }) => pieces).find((piece) => piece.start < end && end <= piece.end);

/** The piece that stands next below another one and looks like it. */
function lineBelow(lines: readonly Line[], { box, size, page, end }: Piece): Piece | undefined {
  if (!box) return undefined;
  return lines
    .flatMap(({ pieces }) => pieces)
    .find((piece) => {
      if (!piece.box || piece.page !== page || piece.start < end || Math.abs(piece.size - size) > 0.5) return false;
      const gap = piece.box[1] - box[1];
      return gap > 0 && gap < LEADING * size && Math.abs(piece.box[0] - box[0]) < ALIGNED * size;
    });
}

/** The town in which a person lives: a place that is named in the contact area, with all that stands between dividers. */
export function homeTown(text: PlainText, { lines }: ContactArea, findings: readonly Finding[]): Cited<string> | null {
  for (const place of findings.filter(({ type }) => type === 'LOCATION')) {
    const piece = lines
      .flatMap(({ pieces }) => pieces)
      .find(({ start, end }) => start <= place.start && place.start < end);
    const part = piece && partAround(text, piece, place);
    if (part && isTown(text, part, findings))
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

/** Whether a text is a place and nothing else: neither a name nor a profession stands in it. */
const isTown = (text: PlainText, part: Span, findings: readonly Finding[]): boolean =>
  PLACE.test(printed(text, part)) &&
  !JOB_TITLE.test(printed(text, part)) &&
  !findings.some(({ type, start, end }) => type === 'PERSON' && start < part.end && part.start < end);
