import type { Line } from './lines.ts';

/** The colour of all words of a line, `#rrggbb`; undefined where they have several. */
export function colorOf({ words }: Line): string | undefined {
  const color = words[0]?.color;
  return words.every((word) => word.color === color) ? color : undefined;
}
