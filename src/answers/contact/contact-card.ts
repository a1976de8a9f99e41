import { Cited } from '../cited.ts';
import type { EntityType } from '../entities/entity-types.ts';
import type { Finding } from '../entities/findings.ts';
import type { PlainText } from '../text/plain-text.ts';
import { quote, sourcesOf } from '../text/sources.ts';
import type { StyledSpan } from '../text/styled-spans.ts';
import type { WordSpan } from '../text/word-spans.ts';
import { nearestTo } from './subject.ts';
import { subjectName } from './subject-name.ts';
import { summaryOf } from './summary.ts';

type Field = Cited<string> | null;

/** How to reach the person that a document is about; null where the document has no such value. */
export interface ContactCard {
  readonly name: Field;
  readonly phone_number: Field;
  readonly address: Field;
  readonly email_address: Field;
  readonly linkedin_url: Field;
  readonly github_url: Field;
  /** The document's summary of the person. */
  readonly summary: Field;
}

const LINKEDIN = /\blinkedin\.com\/(?:in|pub)\/[^\s/?#]+/i;
const GITHUB = /\bgithub\.com\/[\w-]+\/?$/i;

/** The contact card of a document's subject: what stands nearest to the subject's name is taken to be the subject's. */
export function contactCard(text: PlainText, spans: readonly StyledSpan[], findings: readonly Finding[]): ContactCard {
  const subject = subjectName(text, spans, findings);
  const nearest = (type: EntityType): Field => {
    const finding = nearestTo(spans, subject, findings, type);
    return finding ? quote(text, finding, finding.score) : null;
  };
  return {
    name: subject ? quote(text, subject, subject.confidence) : null,
    phone_number: nearest('PHONE'),
    address: nearest('ADDRESS') ?? homeTown(text, spans, findings),
    email_address: nearest('EMAIL'),
    linkedin_url: profile(text, findings, LINKEDIN),
    github_url: profile(text, findings, GITHUB),
    summary: summaryOf(text),
  };
}

/** Lines from the top that count as the head of a letter or resume. */
const HEAD = 12;

/** A place named in the head of the document, with the rest of its line up to a wide gap or a divider. */
function homeTown(text: PlainText, spans: readonly StyledSpan[], findings: readonly Finding[]): Field {
  const end = spans[Math.min(HEAD, spans.length) - 1]?.end ?? 0;
  const place = findings.find((finding) => finding.type === 'LOCATION' && finding.end <= end);
  return place ? quote(text, place, place.score) : null;
}

/** A profile as printed, or else the target of a link that leads to one. */
function profile(text: PlainText, findings: readonly Finding[], pattern: RegExp): Field {
  const printed = findings.find(({ type, start, end }) => type === 'URL' && pattern.test(text.text.slice(start, end)));
  if (printed) return quote(text, printed, printed.score);
  const linked = text.wordSpans.find(({ link }) => link !== undefined && pattern.test(link));
  return linked ? citeLink(text, linked) : null;
}

const citeLink = (text: PlainText, wordSpan: WordSpan): Cited<string> =>
  new Cited(wordSpan.link ?? '', sourcesOf(text, [wordSpan], 1));
