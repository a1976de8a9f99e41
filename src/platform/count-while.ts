/**
 * How many of the first items pass a test, by binary search: whatever stands behind an item that fails has to fail too.
 */
export function countWhile<Item>(items: readonly Item[], passes: (item: Item) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(items[middle] as Item)) low = middle + 1;
    else high = middle;
  }
  return low;
}
