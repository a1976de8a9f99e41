import { type Box, union, width } from '../../document/geometry.ts';
import { isCapitals } from '../page/capitals.ts';
import { colorOf } from '../page/line-color.ts';
import { type Line, textOfLine } from '../page/lines.ts';
import { namesFloat } from '../reading-order/floats.ts';
import type { Typography } from '../typography.ts';
import { endsInFullStop, hasParts, isShort } from './line-ends.ts';
import { markerOf } from './list-markers.ts';
import { ADDRESS } from './typed-addresses.ts';

/** Most words of a line that stands on its own; prose has more, but in narrow columns. */
export const MOST_WORDS = 7;
/** Fewest words of a line that is a sentence where it ends in a full stop; others may end in an abbreviation. */
const SENTENCE = 5;
/** Share of the breaks that are meant, from which all are: lines may happen to be full. */
const MEANT = 0.5;
/** Size in shares of the text's from which lines are those of titles, whose breaks say nothing. */
const TITLE = 1.12;
/** Distance of baselines, in shares of the usual one, above which white space parts lines. */
const LOOSE_PITCH = 1.25;
/** Distance of edges in font sizes up to which they are one. */
const ALIGNED = 0.4;
/** What a line begins with that goes on with nothing. */
const BEGINS = /^["“„«(+№#]?[\p{Lu}\p{Nd}]/u;
const HYPHENATED = /[-‐–—]$/;

/** What is around the lines. */
interface Setting {
  readonly typography: Typography;
  /** Usual distance of baselines of lines in a size, both in points. */
  readonly pitchAt: (fontSize: number) => number;
  /** x in points between which a block might be set. */
  readonly roomAround: (block: readonly Line[]) => readonly [left: number, right: number];
}

/**
 * The lines of short blocks that stand on their own, each but the first of a block: of addresses, names with what they
 * are, dates below each other. All begin as sentences or entries do, and most could have held the next line's first word
 * within the room that their block has on the page.
 * Lines of titles do not: those go on where they are broken.
 * @param stretches lines that are close below each other, from one edge on, to one edge or centred.
 */
export function ownLines(
  stretches: readonly (readonly Line[])[],
  { typography, pitchAt, roomAround }: Setting,
): Line[] {
  return stretches
    .flatMap((stretch) => blocksOf(stretch, pitchAt))
    .filter((block) => block.length > 1 && areEntries(block, typography) && areMeant(block, roomAround(block)))
    .flatMap((block) => block.slice(1));
}

/** The parts of a stretch in one style, without white space between their lines. */
function blocksOf(stretch: readonly Line[], pitchAt: Setting['pitchAt']): Line[][] {
  const blocks: Line[][] = [];
  for (const line of stretch) {
    const open = blocks.at(-1);
    const before = open?.at(-1);
    const isClose = before && line.baseline - before.baseline <= LOOSE_PITCH * pitchAt(line.fontSize);
    if (open && isClose && haveOneStyle(before, line)) open.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

const areEntries = (block: readonly Line[], typography: Typography): boolean =>
  !namesFloat(block[0]?.words ?? []) &&
  block.every((line) => isEntry(line, typography)) &&
  block.slice(1).every(begins);

const isEntry = (line: Line, typography: Typography): boolean =>
  line.words.length <= MOST_WORDS &&
  line.fontSize <= TITLE * typography.fontSize &&
  (typography.bold || !line.bold) &&
  markerOf(line) === undefined &&
  !hasParts(line) &&
  !(line.words.length >= SENTENCE && endsInFullStop(line)) &&
  !HYPHENATED.test(line.words.at(-1)?.text ?? '');

const begins = ({ words: [first] }: Line): boolean =>
  first !== undefined && (BEGINS.test(first.text) || ADDRESS.test(first.text));

/** Whether a line is set as the one before: a title in capitals, in colour or in italics is none of the lines below. */
function haveOneStyle(before: Line, line: Line): boolean {
  if (before.bold !== line.bold || isItalic(before) !== isItalic(line)) return false;
  const [a, b] = [colorOf(before), colorOf(line)];
  if (a !== undefined && b !== undefined && a !== b) return false;
  return !isCapitals(textOfLine(before)) || isCapitals(textOfLine(line));
}

const isItalic = ({ words }: Line): boolean => words.every(({ italic }) => italic);

function areMeant(block: readonly Line[], [left, right]: readonly [number, number]): boolean {
  const measure = measureOf(union(block.map(({ box }) => box)), block, left, right);
  const meant = block.slice(1).filter((line, index) => {
    const before = block[index] as Line;
    return isShort(before, line, before.box[0] + measure);
  });
  return meant.length >= MEANT * (block.length - 1);
}

/** How wide a block might be that keeps its left edge, its right one or its middle. */
function measureOf(box: Box, block: readonly Line[], left: number, right: number): number {
  const isOne = (edge: 0 | 2): boolean =>
    block.every((line) => Math.abs(line.box[edge] - box[edge]) < ALIGNED * line.fontSize);
  if (isOne(0)) return right - box[0];
  if (isOne(2)) return box[2] - left;
  return width(box) + 2 * Math.min(box[0] - left, right - box[2]);
}
