import type { Message } from '../../document/message.ts';
import { UNWATCHED, type Watch } from '../../document/watch.ts';
import { Cited } from '../cited.ts';
import { contactCard } from '../contact/contact-card.ts';
import { type Finding, findings } from '../entities/findings.ts';
import type { NameTagger } from '../entities/name-tagger.ts';
import type { PlainText } from '../text/plain-text.ts';
import { sourcesOf } from '../text/sources.ts';
import { styledSpans } from '../text/styled-spans.ts';
import { ruleMessages } from './rule-messages.ts';

/** What the personal data of a document are found with, and how they are shown. */
interface PiiOptions {
  readonly tagger?: NameTagger | undefined;
  /** Adds which mentions are of one person, and which rule found each entity. */
  readonly includeEvidence?: boolean | undefined;
  /** Is told that the work goes on. */
  readonly watch?: Watch;
}

/** The contact card of the document's subject, and every entity in the document. */
export function pii(text: PlainText, { tagger, includeEvidence = false, watch = UNWATCHED }: PiiOptions = {}) {
  const spans = styledSpans(text);
  const found = findings(text, tagger, spans, watch);
  const messages: readonly Message[] = includeEvidence ? ruleMessages(found) : [];
  return {
    json: {
      ...contactCard(text, spans, found),
      entities: found.map((finding) => entity(text, finding, includeEvidence)),
    },
    ...(messages.length > 0 ? { messages } : {}),
  };
}

function entity(text: PlainText, { type, score, start, end, person }: Finding, includeEvidence: boolean) {
  const sources = sourcesOf(text, [{ start, end }], score);
  const page = sources[0]?.page ?? 1;
  const linked = includeEvidence && person !== undefined ? { person } : {};
  return new Cited({ type, text: text.text.slice(start, end), score, page, start, end, ...linked }, sources);
}
