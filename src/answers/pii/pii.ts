import { Cited } from '../cited.ts';
import { contactCard } from '../contact/contact-card.ts';
import { type Finding, findings } from '../entities/findings.ts';
import type { NameTagger } from '../entities/name-tagger.ts';
import type { PlainText } from '../text/plain-text.ts';
import { sourcesOf } from '../text/sources.ts';
import { styledSpans } from '../text/styled-spans.ts';

/** The contact card of the document's subject, and every entity in the document. */
export function pii(text: PlainText, tagger?: NameTagger) {
  const found = findings(text, tagger);
  return {
    ...contactCard(text, styledSpans(text), found),
    entities: found.map((finding) => entity(text, finding)),
  };
}

function entity(text: PlainText, { type, score, start, end, person }: Finding) {
  const sources = sourcesOf(text, [{ start, end }], score);
  const page = sources[0]?.page ?? 1;
  return new Cited(
    { type, text: text.text.slice(start, end), score, page, start, end, ...(person === undefined ? {} : { person }) },
    sources,
  );
}
