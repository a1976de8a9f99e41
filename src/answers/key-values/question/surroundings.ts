import { countWhile } from '../../../platform/count-while.ts';
import type { PlainText } from '../../text/plain-text.ts';
import type { StyledSpan } from '../../text/styled-spans.ts';
import { isLabel } from '../label.ts';
import { CONTRASTS } from './contrasts.ts';
import type { Question } from './question.ts';
import { toldApart } from './term-likeness.ts';
import { termsIn } from './terms.ts';

/** UTF-16 units behind a label or heading within which it may speak for what follows. */
const REACH = 1500;

/** What the text before a value says it belongs to: `Mailing address` above a field `Country`. */
export type Surroundings = 'asked' | 'other' | undefined;

/** Sums stand beside each other: what one is says nothing of the next. */
const SUMS = new Set(['total', 'subtotal', 'gross', 'net', 'tax', 'vat', 'discount', 'cash', 'change', 'paid']);
const TELLING = new Set(CONTRASTS.flat().filter((term) => !SUMS.has(term)));

/** The places of terms that tell things apart, in the labels and headings of a document. */
export class TermPlaces {
  readonly #places = new Map<string, number[]>();

  constructor(document: PlainText, spans: readonly StyledSpan[]) {
    const { text } = document;
    const termsOf = termsIn(document);
    for (const { start, end } of spans) {
      const printed = text.slice(start, end);
      if (!isLabel(printed)) continue;
      for (const term of termsOf(printed)) {
        if (!TELLING.has(term)) continue;
        const places = this.#places.get(term);
        if (places) places.push(start);
        else this.#places.set(term, [start]);
      }
    }
    for (const places of this.#places.values()) places.sort((a, b) => a - b);
  }

  /** Where a term is last said before a place of the text; `-Infinity` when it is not or too far away. */
  #last(term: string, before: number): number {
    const places = this.#places.get(term) ?? [];
    const last = places[countWhile(places, (number) => number < before) - 1] ?? Number.NEGATIVE_INFINITY;
    return before - last > REACH ? Number.NEGATIVE_INFINITY : last;
  }

  /** What is said last before a value: a term of the question that its labels lack, or one that contrasts with it. */
  around({ key, description }: Question, lacking: readonly string[]): (value: number) => Surroundings {
    if (lacking.length === 0) return () => undefined;
    const asked = new Set([...key, ...description]);
    const sets = lacking.flatMap(toldApart).map((set) => ({
      own: set.filter((term) => asked.has(term) && this.#places.has(term)),
      others: set.filter((term) => !asked.has(term) && this.#places.has(term)),
    }));
    const lastOf = (terms: readonly string[], value: number): number =>
      terms.reduce((last, term) => Math.max(last, this.#last(term, value)), Number.NEGATIVE_INFINITY);
    return (value) => {
      let around: Surroundings;
      for (const { own, others } of sets) {
        const [asked, other] = [lastOf(own, value), lastOf(others, value)];
        if (asked > other) around ??= 'asked';
        if (other > asked) return 'other';
      }
      return around;
    };
  }
}
