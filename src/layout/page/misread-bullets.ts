import { overlap } from '../../document/geometry.ts';
import { isRecognised, type Word } from '../../document/page.ts';
import { type Line, lineOf } from './lines.ts';

/**
 * Signs as which recognisers read bullets: any single one, and round letters and figures. As ©, ® and a capital O they read
 * circles to choose by; boxes and ticks are choices too.
 */
const MISREAD = /^(?:[^\p{L}\p{N}\s("'“‘„$€£#&@+[\]☐☑☒□❑❏⬜✓✔✗✘©®]|['‘’+@]|[oe0])$/u;
/** What an item begins with. */
const BEGINS = /^["'“‘„(]?[\p{Lu}\p{N}]/u;
/** Fewest such lines below each other: two may be any signs. */
const FEWEST = 3;
/** Distance of edges, in shares of the font size, up to which recognised words begin below each other. */
const ALIGNED = 0.5;

/**
 * Lines with `•` for the signs as which a recogniser read bullets. These stand below each other at the left of all lines
 * between them, which hang: no quantity and no word does.
 */
export function withReadBullets(lines: readonly Line[]): Line[] {
  const marked = lines.filter(isMarked).sort((a, b) => a.box[0] - b.box[0]);
  if (marked.length < FEWEST) return [...lines];
  const bulleted = new Set(
    columnsOf(marked)
      .flatMap((column) => listsOf(column, lines))
      .flat(),
  );
  return lines.map((line) => (bulleted.has(line) ? withBullet(line) : line));
}

const isRead = (word: Word): boolean => word.invisible === true || isRecognised(word);

function isMarked({ words: [first, second] }: Line): boolean {
  if (!first || !second?.spaced) return false;
  return MISREAD.test(first.text) && isRead(first) && BEGINS.test(second.text);
}

/** Lines that begin below each other. */
function columnsOf(marked: readonly Line[]): Line[][] {
  const columns: Line[][] = [];
  for (const line of marked) {
    const open = columns.at(-1);
    const before = open?.at(-1);
    if (open && before && line.box[0] - before.box[0] < ALIGNED * line.fontSize) open.push(line);
    else columns.push([line]);
  }
  return columns.map((column) => column.sort((a, b) => a.baseline - b.baseline));
}

/** The items of a column that no line stands between but those that hang below one. */
function listsOf(column: readonly Line[], lines: readonly Line[]): Line[][] {
  const lists: Line[][] = [];
  for (const item of column) {
    const open = lists.at(-1);
    const before = open?.at(-1);
    if (open && before && hangsBetween(before, item, lines)) open.push(item);
    else lists.push([item]);
  }
  return lists.filter((list) => list.length >= FEWEST);
}

function hangsBetween(before: Line, item: Line, lines: readonly Line[]): boolean {
  const [left, right] = [before.box[0], Math.max(before.box[2], item.box[2])];
  const text = (before.words[1] as Word).box[0];
  return lines
    .filter(({ baseline }) => baseline > before.baseline && baseline < item.baseline)
    .filter((line) => line !== before && line !== item && overlap(line.box[0], line.box[2], left, right) > 0)
    .every((line) => line.box[0] > text - ALIGNED * line.fontSize);
}

function withBullet(line: Line): Line {
  const [first, ...others] = line.words as [Word, ...Word[]];
  return lineOf(line.page, [{ ...first, text: '•' }, ...others]);
}
