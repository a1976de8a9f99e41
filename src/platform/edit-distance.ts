/** The edit distance of Levenshtein: insertions, deletions and changes of a UTF-16 unit that turn one text into the other. */
export function editDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const costs = [row];
    for (let column = 1; column <= other.length; column++) {
      const change = (above[column - 1] as number) + (one[row - 1] === other[column - 1] ? 0 : 1);
      costs.push(Math.min(change, (above[column] as number) + 1, (costs[column - 1] as number) + 1));
    }
    above = costs;
  }
  return above[other.length] as number;
}
