/** The score of an answer of which no sign holds. */
export const BIAS = -4.5;

/** Weights of signs by their names where documents have taught them. */
export const WEIGHTS: ReadonlyMap<string, number> = new Map([]);
