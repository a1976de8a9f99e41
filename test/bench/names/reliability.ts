import { decimals } from '../text-table.ts';
import type { NameSpan } from './passage.ts';
import type { Judged } from './score.ts';

/** A name with how probable it is. */
interface Scored extends NameSpan {
  readonly score: number;
}

export type JudgedScores = Judged<Scored>;

/** Where bands of scores begin: scores have two decimals, so the last one holds what is likelier than .995. */
const BANDS = [0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 1];

/** Of the persons found with a score of each band, and written without a capital or not, how many touch a person. */
export function reliabilityRows(judged: readonly JudgedScores[]): string[][] {
  const rows = [['persons of a score', 'found', 'right, %', 'in lower case', 'right, %']];
  for (const [index, from] of BANDS.entries()) {
    const to = BANDS[index + 1] ?? Number.POSITIVE_INFINITY;
    const counts = { cased: [0, 0] as [number, number], lower: [0, 0] as [number, number] };
    for (const { passage, found } of judged) {
      for (const { type, start, end, score } of found) {
        if (type !== 'PERSON' || score < from || score >= to) continue;
        const count = /\p{Lu}/u.test(passage.text.slice(start, end)) ? counts.cased : counts.lower;
        count[0]++;
        if (passage.names.some((name) => name.type === type && name.start < end && start < name.end)) count[1]++;
      }
    }
    const shown = Object.values(counts).flatMap(([all, right]) => [String(all), decimals((100 * right) / all, 0)]);
    rows.push([decimals(from, 2), ...shown]);
  }
  return rows;
}
