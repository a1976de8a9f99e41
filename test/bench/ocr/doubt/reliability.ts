/** A word as read: the probability that it is right, as its recogniser claims it, and whether it is. */
export interface Claim {
  readonly confidence: number;
  readonly right: boolean;
}

/** The words whose claims lie between two confidences. */
export interface Bin {
  /** Mean of their confidences, and the share of them that is right. */
  readonly claimed: number;
  readonly seen: number;
  readonly count: number;
}

/** Where bins begin: most words are sure, so bins are narrower there. */
const EDGES = [0, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95];

/** A reliability curve, from the least sure words to the surest; without bins that hold no word. */
export const reliability = (claims: readonly Claim[]): Bin[] =>
  EDGES.flatMap((from, index) => {
    const to = EDGES[index + 1] ?? Number.POSITIVE_INFINITY;
    const inside = claims.filter(({ confidence }) => confidence >= from && confidence < to);
    if (inside.length === 0) return [];
    const claimed = inside.reduce((sum, { confidence }) => sum + confidence, 0) / inside.length;
    return [{ claimed, seen: inside.filter(({ right }) => right).length / inside.length, count: inside.length }];
  });

/** Expected calibration error: by how much claims are off what is seen, as the mean over words. 0 when there are none. */
export function calibrationError(bins: readonly Bin[]): number {
  const count = bins.reduce((sum, bin) => sum + bin.count, 0);
  return bins.reduce((sum, bin) => sum + Math.abs(bin.claimed - bin.seen) * bin.count, 0) / Math.max(1, count);
}
