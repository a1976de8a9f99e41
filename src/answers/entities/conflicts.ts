import type { Candidate } from './candidate.ts';

/**
 * Candidates in ascending order, without overlaps. Of two that overlap, the one with the right check digits is kept;
 * then the one with the higher score, the longer one, the first.
 */
export function withoutOverlaps<Type extends string>(candidates: readonly Candidate<Type>[]): Candidate<Type>[] {
  const ranked = candidates.toSorted(
    (a, b) =>
      Number(b.checked ?? false) - Number(a.checked ?? false) ||
      b.score - a.score ||
      b.end - b.start - (a.end - a.start) ||
      a.start - b.start,
  );
  const last = candidates.reduce((end, candidate) => Math.max(end, candidate.end), 0);
  const taken = new Uint8Array(last);
  const kept = ranked.filter(({ start, end }) => {
    const free = !taken.subarray(start, end).includes(1);
    if (free) taken.fill(1, start, end);
    return free;
  });
  return kept.sort((a, b) => a.start - b.start);
}
