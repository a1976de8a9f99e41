import { isPeriodAlone } from '../../periods/periods.ts';
import { areBeside } from '../../sections/line-rows.ts';
import { type Line, lineOf } from '../../sections/lines.ts';
import { isWrapped } from '../../sections/wrap.ts';
import { BULLET } from '../punctuation.ts';

/**
 * Lines of which those on a row with a period are no items and no part of the paragraph below, unless they go on in it
 * or begin where other items do: an icon before a date looks like a bullet, and a title beside a date heads what is
 * below, as where each item of a list has its period on its row.
 * @param right x of the right edge of the lines, in points.
 */
export function datedRowsApart(lines: readonly Line[], right: number): Line[] {
  const dates = new Set(lines.filter(isPeriod));
  const besideDate = new Set(
    lines.filter(
      (line, index) =>
        isItemWithPeriod(line) ||
        [lines[index - 1], lines[index + 1]].some((near) => near && dates.has(near) && areBeside(line, near)),
    ),
  );
  const isListed = (line: Line): boolean =>
    line.block.kind === 'item' && lines.some((other) => !besideDate.has(other) && areInOneList(line, other));
  return lines.map((line, index) => {
    const next = lines[index + 1];
    const goesOn = next?.block === line.block && isWrapped(line, next, right);
    const isApart =
      (dates.has(line) && line.block.kind === 'item') || (besideDate.has(line) && !goesOn && !isListed(line));
    if (!isApart) return line;
    const { bullet: _, ...own } = withoutBullet(line);
    return { ...own, block: { ...line.block, kind: line.block.kind === 'item' ? 'paragraph' : line.block.kind } };
  });
}

/** A line without the bullet that was read as its first letter. */
function withoutBullet(line: Line): Line {
  const [first, ...others] = line.pieces;
  const marker = BULLET.exec(line.text)?.[0].length;
  if (!first || marker === undefined || marker >= first.text.length) return line;
  const start = first.start + marker;
  return { ...line, ...lineOf(line.block, [{ ...first, start, text: first.text.slice(marker) }, ...others]) };
}

/** Points by which items of a list begin apart. */
const SAME_EDGE = 1;

const areInOneList = (line: Line, { block, box, pieces: [other] }: Line): boolean =>
  block.kind === 'item' &&
  Math.abs((box?.[0] ?? 0) - (line.box?.[0] ?? 0)) < SAME_EDGE &&
  other?.bold === line.pieces[0]?.bold;

/** Whether a gap parts a period at the end of an item from what stands before it. */
function isItemWithPeriod({ block, pieces, box }: Line): boolean {
  const last = pieces.at(-1);
  return block.kind === 'item' && box !== undefined && last?.after === 'gap' && isPeriodAlone(last.text);
}

/** Whether a printed line says a period of time and nothing else. */
const isPeriod = ({ text, box }: Line): boolean => box !== undefined && isPeriodAlone(text);
