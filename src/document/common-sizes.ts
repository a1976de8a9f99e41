/** Sizes that differ by at most this share are one size, measured twice. */
const SAME = 0.05;

/**
 * The sizes of type that a page has, from measured ones with the number of characters in each.
 * Returns a function from a measured size to the page's size that it is a measure of.
 */
export const commonSizes = (
  measured: Iterable<readonly [size: number, characters: number]>,
): ((size: number) => number) => commonValues(measured, (size) => SAME * Math.abs(size));

/**
 * The values of which measured ones, with the number of characters in each, are measures: the most frequent one takes in
 * all that differ from it by so much at most, then the most frequent of the rest, and so on.
 * Returns a function from a measured value to the common one, to a tenth.
 */
export function commonValues(
  measured: Iterable<readonly [value: number, characters: number]>,
  tolerance: (value: number) => number,
): (value: number) => number {
  const weights = new Map<number, number>();
  for (const [size, characters] of measured) weights.set(size, (weights.get(size) ?? 0) + characters);
  const common = new Map<number, number>();
  let left = [...weights].sort(([a], [b]) => a - b);
  while (left.length > 0) {
    const groups = left.map(([middle]) => left.filter(([size]) => Math.abs(size - middle) <= tolerance(middle)));
    const heaviest = groups.reduce((a, b) => (weigh(b) > weigh(a) ? b : a));
    const middle = Math.round(weightedMedian(heaviest) * 10) / 10;
    for (const [size] of heaviest) common.set(size, middle);
    left = left.filter((one) => !heaviest.includes(one));
  }
  return (size) => common.get(size) ?? size;
}

type Weighted = readonly (readonly [size: number, weight: number])[];

const weigh = (sizes: Weighted): number => sizes.reduce((sum, [, weight]) => sum + weight, 0);

function weightedMedian(sizes: Weighted): number {
  const half = weigh(sizes) / 2;
  let sum = 0;
  for (const [size, weight] of sizes) {
    sum += weight;
    if (sum >= half) return size;
  }
  return 0;
}
