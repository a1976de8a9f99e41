import { coverage, type Ruling, TOLERANCE } from './rulings.ts';
import type { IsParted } from './wrapped-rows.ts';

/** Least share of a table's width that a ruling between its rows has: cells may span some. Chosen on press, half look. */
export const ACROSS = 0.5;

/** The horizontal rulings that run across most of an x-range in points, with those of one height together. */
export const rulingsAcross = (rulings: readonly Ruling[], left: number, right: number): Ruling[] =>
  rulings.filter(({ at }) => coverage(rulings, at, left, right) >= ACROSS);

/** Tells whether one of some rulings is between two rows of a table. */
export const isPartedBy =
  (across: readonly Ruling[]): IsParted =>
  (above, below) =>
    across.some(({ at }) => at > above && at < below + TOLERANCE);
