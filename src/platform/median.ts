/** The middle of the sorted values, of an even number the upper one; 0 for none. */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
