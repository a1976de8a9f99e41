/** The median: the middle of the sorted values, for an even count the upper of the two; 0 for no values. */
export function median(values: readonly number[]): number {
  const first = values[0] ?? 0;
  // Sizes of type are often all one; and arrays of floats are sorted several times faster.
  if (values.every((value) => value === first)) return first;
  return new Float64Array(values).sort()[values.length >> 1] ?? 0;
}

/** The middle of the sorted values, of an even number the mean of the two; 0 for none. */
export function interpolatedMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[values.length >> 1] ?? 0;
  return values.length % 2 === 1 ? upper : ((sorted[(values.length >> 1) - 1] ?? 0) + upper) / 2;
}
