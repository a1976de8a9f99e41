import { DATE } from '../../text/dates.ts';
import type { StyledSpan } from '../../text/styled-spans.ts';
import type { Candidate } from '../candidate.ts';
import { labelOf } from '../label.ts';
import type { DocumentRecord } from '../record.ts';

/** What offices stamp on documents, in several languages. */
const DONE =
  'received|filed|recorded|posted|paid|approved|entered|accepted|registered|lodged|cleared|eingegangen|eingang|bezahlt|gebucht|' +
  'genehmigt|reçu|payé|enregistré|recibido|pagado|registrado|ricevuto|pagato|protocollato|recebido|ontvangen|betaald|wpłynęło|zapłacono';
const STAMPED = new RegExp(`(?<![\\p{L}\\p{N}])(?:${DONE})(?![\\p{L}\\p{N}])`, 'iu');
const WHEN = new RegExp(`(?<![\\p{N}/.-])(?:${DATE})(?![\\p{N}/-])`, 'giu');
/** A time of day, and what stands around a date alone. */
const AROUND =
  /^[\s:.,-]{0,20}(?:(?:on|am|le|el|il|op|at|@)\s{1,9})?(?:\d{1,2}[:.]\d\d(?:[:.]\d\d)?\s{0,9}(?:[ap]\.?m\.?|uhr|h)?)?[\s.:,-]*$/i;
/** Longest stamp on one line, in UTF-16 units. */
const LONGEST = 100;

/** Dates that were stamped on a document, such as when it was received, with the words of the stamp before them. */
export function stamps({ text, spans }: DocumentRecord): Candidate[] {
  return spans.flatMap((span, index): Candidate[] => {
    const printed = text.text.slice(span.start, span.end);
    if (printed.length > LONGEST || !/\d/.test(printed)) return [];
    const above = lineAbove(text.text, spans, index);
    // Dates take longest to look for.
    if (!STAMPED.test(printed) && !(above !== undefined && STAMPED.test(above))) return [];
    const [date, ...others] = [...printed.matchAll(WHEN)];
    if (!date || others.length > 0) return [];
    const before = printed.slice(0, date.index);
    const after = printed.slice(date.index + date[0].length);
    if (!AROUND.test(after)) return [];
    const label = AROUND.test(before) ? above : before;
    if (label === undefined || !STAMPED.test(label)) return [];
    const value = { start: span.start + date.index, end: span.start + date.index + date[0].length };
    return [
      {
        labels: [labelOf(label.replace(/\s(?:on|am|le|el|il|op)\s*$/i, ''))],
        value: [value],
        kind: 'stamp',
        open: true,
      },
    ];
  });
}

/** The line of a stamp above its date. */
function lineAbove(text: string, spans: readonly StyledSpan[], index: number): string | undefined {
  const [date, above] = [spans[index], spans[index - 1]];
  if (!date?.box || !above?.box || above.page !== date.page) return undefined;
  const gap = date.box[1] - above.box[3];
  const isAligned = above.box[0] < date.box[2] && above.box[2] > date.box[0];
  return isAligned && gap > -2 && gap < 1.5 * date.fontSize ? text.slice(above.start, above.end) : undefined;
}
