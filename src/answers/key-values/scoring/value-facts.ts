import { countLettersAndDigits } from '../../../platform/letters.ts';
import { oncePerText } from '../../../platform/once-per.ts';
import type { PlainText } from '../../text/plain-text.ts';
import { printedOf } from '../../text/printed.ts';
import { wordSpansIn } from '../../text/sources.ts';
import type { Span } from '../../text/span.ts';
import type { Candidate } from '../candidate.ts';
import { endsAsLabel, labelOf } from '../label.ts';
import { labelWordsOf } from '../question/label-words.ts';
import { pathName } from '../question/likeness.ts';
import { singular } from '../question/stems.ts';
import { meant } from '../question/synonyms.ts';
import { termsIn } from '../question/terms.ts';
import { isRole, namedType } from '../question/type-terms.ts';
import { wordsOf } from '../question/words.ts';
import { lineSpansOf } from '../values/block-lines.ts';
import type { TypeName } from '../values/value-types.ts';

/** What is known of a candidate's value whatever is asked. */
export interface ValueFacts {
  /** As it is answered. */
  readonly printed: string;
  /** Its printed lines. */
  lines(): readonly Span[];
  /** One-based; 1 where the document has no pages. */
  readonly page: number;
  readonly words: number;
  /** Letters and digits. */
  readonly characters: number;
  /** Whether it is the label of another value, or printed as labels are. */
  readonly isLabel: boolean;
  /** Share of its words that labels speak with: `Registration No.`, `Country of citizenship`. */
  readonly labelWords: number;
  /** Whether no candidate before it in the text has the same label. */
  readonly isFirst: boolean;
  /** Whether it is the last cell of a row whose first cell is its label: a sum follows what it is the sum of. */
  readonly isLastOfRow: boolean;
  /** The type that the head of its column names, of a value in a row whose first cell is its label. */
  readonly columnType?: TypeName;
  /** Whether its label says no more than who somebody is to the paper: `Vendor`. */
  readonly isOfRole: boolean;
  /** Whether its label is that of what is said freely: `Comments`. */
  readonly isRemark: boolean;
  /** Terms that its label shares with the document's title: `invoice`, of `Invoice no.` on an invoice. */
  readonly titleTerms: readonly string[];
}

/** A label of what is said freely: a number within it is of what it speaks of. */
const REMARK =
  /(?<!\p{L})(?:comments?|remarks?|notes?|memo|bemerkung(?:en)?|remarques?|observaci(?:ón|ones)|osservazioni|opmerking(?:en)?)[\s:.]*$/iu;

/** The facts of each candidate's value, in the order of the candidates. */
export function factsOf(text: PlainText, candidates: readonly Candidate[], title: ReadonlySet<string>): ValueFacts[] {
  const labels = new Set(candidates.filter(({ open }) => open).map(({ labels: [label] }) => label.toLowerCase()));
  const firsts = new Map<string, number>();
  const lasts = new Map<string, number>();
  for (const { labels, value, kind } of candidates) {
    if (kind === 'row head') lasts.set(labels[0], Math.max(lasts.get(labels[0]) ?? 0, value[0].start));
    const name = pathName(labels).toLowerCase();
    firsts.set(name, Math.min(firsts.get(name) ?? Number.POSITIVE_INFINITY, value[0].start));
  }
  const shareOfLabelWords = oncePerText(labelWordsOf);
  const typeOfHead = oncePerText((head) => namedType(meant(wordsOf(head).map(singular)), true));
  const termsOf = termsIn(text);
  const isRoleAlone = oncePerText((label) => termsOf(label).every(isRole));
  const isRemark = oncePerText((label) => REMARK.test(label));
  const titleTermsOf = oncePerText((label) => termsOf(label).filter((term) => title.has(term)));
  return candidates.map(({ labels: path, kind, value, said }) => {
    const printed = said ?? printedOf(text.text, value);
    const columnType = kind === 'row head' && path[1] !== undefined ? typeOfHead(path[1]) : undefined;
    return {
      printed,
      lines: once(() => lineSpansOf(text, value)),
      page: wordSpansIn(text, value[0])[0]?.page ?? 1,
      words: printed.split(/\s+/).length,
      characters: countLettersAndDigits(printed),
      isLabel: endsAsLabel(printed) || labels.has(labelOf(printed).toLowerCase()),
      labelWords: shareOfLabelWords(printed),
      isLastOfRow: kind === 'row head' && lasts.get(path[0]) === value[0].start,
      ...(columnType && { columnType }),
      isOfRole: isRoleAlone(path[0]),
      isRemark: isRemark(path[0]),
      titleTerms: title.size > 0 ? titleTermsOf(path[0]) : [],
      isFirst: firsts.get(pathName(path).toLowerCase()) === value[0].start,
    };
  });
}

/** A function whose result is worked out when it is first asked for. */
function once<Result extends object>(work: () => Result): () => Result {
  let known: Result | undefined;
  return () => {
    known ??= work();
    return known;
  };
}
