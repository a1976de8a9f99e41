import type { Line } from '../page/lines.ts';

/** Whether a line is set as the one below it. */
export const isInStyle = (line: Line, next: Line): boolean =>
  line.bold === next.bold && Math.abs(line.fontSize - next.fontSize) <= 0.5;

/** Whether the word below a line would not have fitted before what ends its row, which begins at a place in points. */
export function fillsLine(line: Line, next: Line, endsAt: number): boolean {
  const first = next.words[0];
  return first !== undefined && endsAt - line.box[2] < first.box[2] - first.box[0] + line.fontSize;
}
