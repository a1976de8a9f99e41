import { type Box, boxAround, height, holdsMiddle, overlap, width } from '../../document/geometry.ts';
import type { FilledRectangle, PositionedPage, Word } from '../../document/page.ts';
import { isBold, onOneLine } from '../metrics.ts';
import { colorOf } from './line-color.ts';
import type { Line } from './lines.ts';

/** Mean of the channels (of 255) from which a colour is light, and up to which it is dark. */
const LIGHT = 200;
const DARK = 110;
/** Words of a label at most, and the height and width of its box in font sizes. */
const MOST_WORDS = 3;
const HIGHEST = 2;
const WIDEST = 10;
/** Gap between label and title, and between the parts of a title, in font sizes, at most. */
const GAP = 8;
const CLOSE = 2;
/** Points: boxes of one column begin and end at one x, and cells below each other touch. */
const SAME = 2;

/**
 * The words of bars that begin the sections of forms: a label in light letters on a dark box of its own, as “Part 1”, and a
 * title right of it that begins in bold, with nothing else in the row but what goes on closely. Cells of a column that are
 * dark one below the other are none.
 */
export function sectionBarsOf({ fills }: Pick<PositionedPage, 'fills'>, lines: readonly Line[]): ReadonlySet<Word> {
  const bars = new Set<Word>();
  const dark = fills.filter(({ color }) => meanOf(color) <= DARK);
  for (const label of dark.length > 0 ? lines : []) {
    const box = isLabel(label) ? boxOf(label, dark) : undefined;
    const row = box ? lines.filter((line) => line !== label && onOneLine(line.box, label.box)).sort(fromLeft) : [];
    const [title] = row;
    if (!box || !title || !isTitle(title, box, dark) || !areClose(row)) continue;
    for (const word of [label, ...row].flatMap(({ words }) => words)) bars.add(word);
  }
  return bars;
}

const isLabel = (line: Line): boolean => line.words.length <= MOST_WORDS && meanOf(colorOf(line) ?? '#000000') >= LIGHT;

/** The dark box of a label, as high as a line, and with none right above or below. */
function boxOf({ box, fontSize }: Line, dark: readonly FilledRectangle[]): Box | undefined {
  const own = dark.find((fill) => holdsMiddle(fill.box, box))?.box;
  if (!own || height(own) > HIGHEST * fontSize || width(own) > WIDEST * fontSize) return undefined;
  const isNext = ([x0, y0, x1, y1]: Box): boolean =>
    overlap(x0, x1, own[0], own[2]) > 0 && Math.min(Math.abs(y0 - own[3]), Math.abs(y1 - own[1])) <= SAME;
  return dark.some((fill) => isNext(fill.box)) ? undefined : own;
}

const isTitle = ({ words, box, fontSize }: Line, label: Box, dark: readonly FilledRectangle[]): boolean =>
  words.slice(0, 1).every(isBold) &&
  /\p{L}{2}/u.test(words.map(({ text }) => text).join(' ')) &&
  box[0] >= label[2] - SAME &&
  box[0] - label[2] <= GAP * fontSize &&
  !dark.some((fill) => holdsMiddle(fill.box, boxAround(words)));

const fromLeft = (a: Line, b: Line): number => a.box[0] - b.box[0];

/** Whether lines side by side are one text, as a title and what is said of it in other letters. */
const areClose = (row: readonly Line[]): boolean =>
  row.every((line, index) => index === 0 || line.box[0] - (row[index - 1] as Line).box[2] < CLOSE * line.fontSize);

function meanOf(color: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return channels.reduce((sum, channel) => sum + channel, 0) / channels.length;
}
