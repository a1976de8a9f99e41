import { NAME_TYPES, type NameType } from '../../../src/answers/entities/tagger/labels.ts';
import { decimals } from '../text-table.ts';
import { withUsefulNames } from './open-sources.ts';
import type { NameSpan, Passage } from './passage.ts';

/** What was found in a passage. */
export interface Judged<Found extends NameSpan = NameSpan> {
  readonly passage: Passage;
  readonly found: readonly Found[];
}

/** From which share of their common range two spans count as the same, as Presidio's evaluator has it. */
const SAME = 0.5;

function isSame(one: NameSpan, other: NameSpan): boolean {
  if (one.type !== other.type) return false;
  const common = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  return common >= SAME * (Math.max(one.end, other.end) - Math.min(one.start, other.start));
}

/** Precision, recall and their harmonic mean of some types. */
function score(
  judged: readonly Judged[],
  types: readonly NameType[],
): { precision: number; recall: number; f1: number } {
  let [right, found, hit, truth] = [0, 0, 0, 0];
  for (const { passage, found: all } of judged) {
    const own = all.filter(({ type }) => types.includes(type));
    const names = passage.names.filter(({ type }) => types.includes(type));
    found += own.length;
    truth += names.length;
    right += own.filter((span) => names.some((name) => isSame(span, name))).length;
    hit += names.filter((name) => own.some((span) => isSame(span, name))).length;
  }
  const [precision, recall] = [right / Math.max(1, found), hit / Math.max(1, truth)];
  return { precision, recall, f1: (2 * precision * recall) / Math.max(1e-9, precision + recall) };
}

/** The head of `scoreRow`. */
export const SCORE_HEAD = ['', 'F1', ...NAME_TYPES.flatMap((type) => [`${type} P`, 'R', 'F1'])];

/** F1 over all types, then precision, recall and F1 of each, in percent. */
export function scoreRow(title: string, judged: readonly Judged[]): string[] {
  const perType = NAME_TYPES.flatMap((type) => Object.values(score(judged, [type])));
  return [title, ...[score(judged, NAME_TYPES).f1, ...perType].map((value) => decimals(100 * value, 1))];
}

/** The means over sources of what `scoreRow` shows of each. */
export function meanRow(title: string, sources: readonly (readonly Judged[])[]): string[] {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const perType = NAME_TYPES.flatMap((type) =>
    (['precision', 'recall', 'f1'] as const).map((figure) =>
      mean(sources.map((judged) => score(judged, [type])[figure])),
    ),
  );
  const values = [mean(sources.map((judged) => score(judged, NAME_TYPES).f1)), ...perType];
  return [title, ...values.map((value) => decimals(100 * value, 1))];
}

/** Judged by the labels that users want: what meets another label is neither owed nor punished. */
export function withUsefulTruth<Found extends NameSpan>({ passage, found }: Judged<Found>): Judged<Found> {
  const useful = withUsefulNames(passage);
  const others = useful.unsure ?? [];
  const meetsOther = (span: NameSpan): boolean => others.some(({ start, end }) => span.start < end && start < span.end);
  return { passage: useful, found: found.filter((span) => !meetsOther(span)) };
}
