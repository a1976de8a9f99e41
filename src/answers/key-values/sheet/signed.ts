import { trimSpan } from '../../text/sources.ts';
import type { Span } from '../../text/span.ts';

/** Captions of signatures, in several languages. */
const SIGNATURE = /sign|unterschr|firma|assinatura|handteken|podpis|underskri/i;
/** `/s/` before the name of one who signed electronically (17 CFR 232.302), as print and recognition have it. */
const MARK = /^\s*(?:\/\s?s\s?\/|[/|Il1][sS][/|Il1](?=\s+\p{Lu}))\s*/u;
/** What programs write behind such a name. */
const STATUS = /(?:^|(?<!\s)\s+)(?:e-?signed|digitally signed|electronically signed)\s*$/i;

/** The spans of a signature without the marks that say that it is one; the same spans for other captions. */
export function withoutMarks(text: string, caption: string, parts: readonly Span[]): Span[] {
  if (!SIGNATURE.test(caption)) return [...parts];
  return parts.flatMap((part) => {
    const printed = text.slice(part.start, part.end);
    const start = part.start + (MARK.exec(printed)?.[0].length ?? 0);
    const end = part.end - (STATUS.exec(printed)?.[0].length ?? 0);
    const name = trimSpan(text, { start, end: Math.max(start, end) });
    return name.end > name.start ? [name] : [];
  });
}
