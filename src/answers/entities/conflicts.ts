import type { Candidate } from './candidate.ts';

/** Types that hold whatever is written inside them: the digits in a web address are part of the address. */
const ADDRESSES: ReadonlySet<string> = new Set(['EMAIL', 'URL']);

/** A type that is a part of postal addresses, if it is in one, and the most characters that it has. */
const PART_OF_ADDRESS = 'UK_POSTCODE';
const LONGEST_PART = 8;

/** Types that have names inside them: streets and towns are often named after persons and companies, passwords are words. */
const HOLDERS: ReadonlySet<string> = new Set(['ADDRESS', 'SECRET']);
const NAMES: ReadonlySet<string> = new Set(['PERSON', 'ORGANIZATION', 'LOCATION']);

/**
 * Which of two candidates that overlap is kept: a negative number for `a`. In order:
 *
 * 1. Right check digits: of random numbers one in ten passes at best, so they say more than any form.
 * 2. The higher score; a word of context is in it.
 * 3. The longer one: the shorter is most often a part of it.
 * 4. Context over none: what the text itself says over what the form suggests.
 * 5. The first, so that the order of rules does not matter.
 */
export const compareCandidates = (a: Candidate<string>, b: Candidate<string>): number =>
  Number(b.checked ?? false) - Number(a.checked ?? false) ||
  b.score - a.score ||
  b.end - b.start - (a.end - a.start) ||
  Number(b.inContext ?? false) - Number(a.inContext ?? false) ||
  a.start - b.start;

/**
 * Candidates in ascending order, without overlaps. An e-mail or web address is kept over what it holds, and a postal
 * address or a secret over the names in it; else `compareCandidates` decides.
 */
export function withoutOverlaps<Type extends string>(candidates: readonly Candidate<Type>[]): Candidate<Type>[] {
  const last = candidates.reduce((end, candidate) => Math.max(end, candidate.end), 0);
  const outside = outsideAddresses(candidates, last);
  const addresses = new Uint8Array(last);
  bestOf(
    outside.filter(({ type }) => HOLDERS.has(type)),
    addresses,
  );
  const isFree = ({ type, start, end }: Candidate<Type>): boolean =>
    !NAMES.has(type) || !addresses.subarray(start, end).includes(1);
  const kept = bestOf(outside.filter(isFree), new Uint8Array(last));
  return kept.sort((a, b) => a.start - b.start);
}

/** The best candidates that do not overlap; their places are marked as taken. */
function bestOf<Type extends string>(candidates: readonly Candidate<Type>[], taken: Uint8Array): Candidate<Type>[] {
  return candidates.toSorted(compareCandidates).filter(({ start, end }) => {
    const free = !taken.subarray(start, end).includes(1);
    if (free) taken.fill(1, start, end);
    return free;
  });
}

/** Candidates without those that lie inside an address of another type. */
function outsideAddresses<Type extends string>(candidates: readonly Candidate<Type>[], last: number) {
  const reach = reachOf(
    candidates.filter(({ type }) => ADDRESSES.has(type)),
    last,
  );
  const postal = reachOf(
    candidates.filter(({ type, start, end }) => type === 'ADDRESS' && end - start > LONGEST_PART),
    last,
  );
  return candidates.filter(
    ({ type, start, end }) =>
      ADDRESSES.has(type) || ((reach[start] ?? 0) < end && (type !== PART_OF_ADDRESS || (postal[start] ?? 0) < end)),
  );
}

/** For each place up to which one candidates reach that are there. */
function reachOf(candidates: readonly Candidate<string>[], last: number): Uint32Array {
  const reach = new Uint32Array(last);
  for (const { start, end } of candidates) for (let i = start; i < end; i++) reach[i] = Math.max(reach[i] ?? 0, end);
  return reach;
}
