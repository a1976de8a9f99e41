import { groupByPosition } from '../metrics.ts';
import { type Line, textOfLine } from '../page/lines.ts';

/** Gives the character column of a place: x in points. */
export type ColumnAt = (x: number) => number;

/** What stands below the corners of a border. */
const SIDE = /^[|│║┃¦]$/u;
const CORNER = /[+┌┬┐├┼┤╔╦╗╠╬╣┏┳┓┣╋┫╭╮]/gu;

/**
 * The columns of a box that is typed, by its top border: where sides are below its corners they are in these columns,
 * whatever the widths of the letters of its font.
 */
export function columnsOf(top: Line, lines: readonly Line[]): ColumnAt {
  const border = textOfLine(top).replaceAll(' ', '');
  const corners = [...border.matchAll(CORNER)].map(({ index }) => index);
  const [left, , right] = top.box;
  const sides = groupByPosition(
    lines.flatMap(({ words }) => words.filter(({ text }) => SIDE.test(text))),
    ({ box }) => box[0],
    ({ fontSize }) => fontSize / 2,
  ).map((group) => Math.min(...group.map(({ box }) => box[0])));
  const fixed =
    sides.length === corners.length
      ? sides.sort((a, b) => a - b).map((x, index) => [x, corners[index] ?? 0] as const)
      : [[left, 0] as const, [right - (right - left) / border.length, border.length - 1] as const];
  return (x) => {
    const next = fixed.findIndex(([at], index) => index > 0 && x <= at);
    const [to, toColumn] = fixed.at(next) as readonly [number, number];
    const [from, fromColumn] = fixed.at(next < 0 ? -2 : next - 1) as readonly [number, number];
    return Math.round(fromColumn + ((x - from) / Math.max(to - from, 1)) * (toColumn - fromColumn));
  };
}

/** The text of lines side by side with every word at the column of its place. */
export function setInColumns(row: readonly Line[], columnAt: ColumnAt): string {
  let text = '';
  for (const { words } of [...row].sort((a, b) => a.box[0] - b.box[0])) {
    for (const word of words) {
      const isApart = text !== '' && word.spaced;
      text = text.padEnd(Math.max(columnAt(word.box[0]), text.length + (isApart ? 1 : 0))) + word.text;
    }
  }
  return text;
}
