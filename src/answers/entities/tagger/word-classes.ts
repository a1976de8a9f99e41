/**
 * The classes of a word that stands where other words stand too, narrow ones within wide ones: numbers from 1 on, all in
 * one; 0 for a word that has none.
 */
const NARROW_BITS = 11;
const MIDDLE_BITS = 9;

/** The number that holds the three classes of a word. */
export const wordClasses = (narrow: number, middle: number, wide: number): number =>
  narrow | (middle << NARROW_BITS) | (wide << (NARROW_BITS + MIDDLE_BITS));

export const narrowClass = (classes: number): number => classes & ((1 << NARROW_BITS) - 1);
export const middleClass = (classes: number): number => (classes >> NARROW_BITS) & ((1 << MIDDLE_BITS) - 1);
export const wideClass = (classes: number): number => classes >> (NARROW_BITS + MIDDLE_BITS);
