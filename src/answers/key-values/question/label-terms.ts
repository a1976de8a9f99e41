import { termsOf } from './terms.ts';

/** A label as terms. */
export interface LabelTerms {
  readonly own: readonly string[];
  /** What stands in brackets: `(see instructions)`, `(if different from above)`; it counts where it is asked for. */
  readonly aside: readonly string[];
}

const BRACKETS = /\(([^()]*)\)?|\[([^[\]]*)\]?/g;
const ALTERNATIVES = /(?:(?<!\s)\s+)?\/\s*|(?<!\s)\s+(?:or|oder|ou|o)\s+/;
/** Most alternatives of a label that are looked at. */
const MOST = 4;

/** Labels that say from whom and to whom something is sent, which within other words say nothing. */
const SIDES: ReadonlyMap<string, string> = new Map([
  ...['an', 'aan', 'à', 'para'].map((word) => [word, 'to'] as const),
  ...['von', 'van', 'de', 'da'].map((word) => [word, 'from'] as const),
]);

/** The readings of a label: all of it, and each side of a slash or an `or`. */
export function labelTerms(label: string): readonly [LabelTerms, ...LabelTerms[]] {
  const side = SIDES.get(label.toLowerCase());
  if (side !== undefined) return [{ own: [side], aside: [] }];
  const core = label.replace(BRACKETS, ' ');
  const own = termsOf(core);
  if (own.length === 0) return [{ own: termsOf(label), aside: [] }];
  const aside = termsOf([...label.matchAll(BRACKETS)].map(([, round, square]) => round ?? square ?? '').join(' '));
  const sides = core.split(ALTERNATIVES).slice(0, MOST).map(termsOf);
  const alternatives = sides.length > 1 ? sides.filter(({ length }) => length > 0) : [];
  return [{ own, aside }, ...alternatives.map((side) => ({ own: side, aside }))];
}
