import { type Box, union, width } from '../../document/geometry.ts';
import { median } from '../../platform/median.ts';
import type { Line } from '../page/lines.ts';
import type { Typography } from '../typography.ts';
import { forcedBreaks } from './forced-breaks.ts';
import { beginsInLowerCase, endsSentence, isShort } from './line-ends.ts';
import { markerOf } from './list-markers.ts';
import { ownLines } from './own-lines.ts';
import type { Room } from './room.ts';

// Thresholds without another origin were chosen on odl-bench, dev half; lengths are shares of the font size.

/** Largest distance of baselines within a paragraph. TeX sets 1.2, Word 1.15 to 1.5; double spacing is 2. */
const LARGEST_PITCH = 1.8;
/** The same in double-spaced text: LaTeX sets 2 to 2.1, Word 2.3. */
const LARGEST_DOUBLE_PITCH = 2.5;
/** Fewest lines below others in double-spaced text, and least share of them that go on in lower case. */
const FEWEST_DOUBLE = 4;
const GOING_ON = 0.5;
/** Distance up to which lines begin at one edge. */
const ALIGNED = 0.4;
/** Largest distance of the middles of lines that are centred on each other. */
const CENTRED = 0.5;
/** Share of the column's width from which an indented block is text, not a list of short lines. */
const WIDE = 0.6;
/** Share of the column's width from which a line fills it. */
const FULL = 0.9;
/** Share of a column's lines that may jut out beyond its edge. */
const JUTTING_OUT = 0.08;
/** Points up to which edges of justified lines differ, least length of such a line, and fewest in a paragraph. */
const FLUSH = 0.6;
const LONG = 20;
const FEWEST_FULL = 3;
/** Fewest breaks between lines, and share of them that are meant, from which lines stand on their own, as in verse. */
const FEWEST_BREAKS = 4;
const MOSTLY = 0.7;
/** Difference of sizes, in shares of the larger one, up to which they are one. */
const SIZE_CHANGE = 0.08;

/** What the lines of a column have in common. */
export interface Column {
  /** Its right edge is where lines usually end. */
  readonly box: Box;
  /** x in points: where lines end that begin where this one does. */
  readonly rightOf: (line: Line) => number;
  /** Lines that stand on their own, as in verse or entries: most stop although the next word would have fitted. */
  readonly verse: ReadonlySet<Line>;
  /** Lines that a forced line break comes before, as in addresses. */
  readonly breaks: ReadonlySet<Line>;
  /** Usual distance of baselines of lines in a size, both in points. */
  readonly pitchAt: (fontSize: number) => number;
  readonly typography: Typography;
}

/** Whether lines are in one size. */
export const sameSize = (a: Line, b: Line): boolean => isSameSize(a.fontSize, b.fontSize);

/** Whether two sizes in points are one. */
export const isSameSize = (a: number, b: number): boolean =>
  Math.abs(a - b) <= Math.max(SIZE_CHANGE * Math.max(a, b), 0.5);

/** Whether two lines have one middle and different edges. */
export const areCentred = (a: Line, b: Line): boolean =>
  haveOneMiddle(a, b) && Math.abs(a.box[0] - b.box[0]) > b.fontSize;

/** Whether the middles of two lines are above each other. */
export const haveOneMiddle = (a: Line, b: Line): boolean =>
  Math.abs(a.box[0] + a.box[2] - b.box[0] - b.box[2]) / 2 < CENTRED * b.fontSize;

/**
 * Measures a column by its lines from top to bottom.
 * @param room of the page, where the column is part of one.
 * @param frame the innermost box that the column is in.
 */
export function measureColumn(lines: readonly Line[], typography: Typography, room?: Room, frame?: Box): Column {
  const box = columnOf(lines);
  const rights = new Map([...rightsOfAligned(lines, box), ...rightsOfCentred(lines, box)]);
  const justified = new Map(rightsOfJustified(lines));
  const rightOf = (line: Line): number =>
    Math.min(
      rights.get(line) ?? box[2],
      justified.get(line) ?? Number.POSITIVE_INFINITY,
      room?.pictureBeside(line) ?? Number.POSITIVE_INFINITY,
    );
  const stretches = [...alignedStretches(lines), ...centredStretches(lines)];
  const verse = versesOf(stretches, rightOf);
  const pitchAt = pitchesOf(lines, rightOf);
  const breaks = forcedBreaks(stretches);
  if (room) {
    const roomAround = (block: readonly Line[]): readonly [number, number] => room.around(block, frame);
    const own = ownLines([...stretches, ...flushRightStretches(lines)], { typography, pitchAt, roomAround });
    for (const line of own) breaks.add(line);
  }
  return { box, rightOf, verse, breaks, pitchAt, typography };
}

/** Its right edge is where lines usually end: few, such as a page number, may jut out. */
function columnOf(lines: readonly Line[]): Box {
  const [x0, y0, , y1] = union(lines.map((line) => line.box));
  const ends = lines.map(({ box }) => box[2]).sort((a, b) => b - a);
  return [x0, y0, ends[Math.floor(JUTTING_OUT * ends.length)] ?? x0, y1];
}

const isAligned = (line: Line, first: Line): boolean => Math.abs(line.box[0] - first.box[0]) < ALIGNED * first.fontSize;

const areClose = (before: Line, line: Line): boolean =>
  sameSize(before, line) && line.baseline - before.baseline < LARGEST_PITCH * line.fontSize;

/** Consecutive lines that go on with each other; `first` is the one a stretch begins with. */
function stretchesOf(
  lines: readonly Line[],
  goesOn: (before: Line, line: Line, first: Line) => boolean,
): (readonly [Line, ...Line[]])[] {
  const stretches: [Line, ...Line[]][] = [];
  for (const line of lines) {
    const open = stretches.at(-1);
    if (open && goesOn(open.at(-1) as Line, line, open[0])) open.push(line);
    else stretches.push([line]);
  }
  return stretches;
}

/** Where the text of a line begins, after the marker of an item. */
const textLeftOf = (line: Line): number => ((markerOf(line) && line.words[1]) ?? line).box[0];

/** Where the lines of indented text end that follow each other from one left edge on; elsewhere, where the column does. */
function rightsOfAligned(lines: readonly Line[], column: Box): [Line, number][] {
  const areAligned = (line: Line, first: Line): boolean =>
    Math.abs(textLeftOf(line) - textLeftOf(first)) < ALIGNED * first.fontSize;
  return stretchesOf(lines, (_, line, first) => areAligned(line, first)).flatMap((stretch) => {
    const left = textLeftOf(stretch[0]);
    const right = Math.max(...stretch.map((line) => line.box[2]));
    const isIndented = left - column[0] >= stretch[0].fontSize && right - left >= WIDE * (column[2] - column[0]);
    return stretch.map((line): [Line, number] => [line, isIndented ? Math.min(right, column[2]) : column[2]]);
  });
}

/** Consecutive lines with one middle that mostly begin elsewhere than the one before: those of justified text do not. */
function centredStretches(lines: readonly Line[]): (readonly [Line, ...Line[]])[] {
  return stretchesOf(lines, (before, line) => haveOneMiddle(before, line) && areClose(before, line)).filter(
    (stretch) => 2 * movesOf(stretch).length > stretch.length - 1,
  );
}

/** The lines that begin elsewhere than the one before. */
const movesOf = (stretch: readonly Line[]): readonly Line[] =>
  stretch.slice(1).filter((line, index) => !isAligned(line, stretch[index] as Line));

/** Where centred lines would end if they began where they do and filled the column, or the narrower measure they have. */
function rightsOfCentred(lines: readonly Line[], column: Box): [Line, number][] {
  return centredStretches(lines).flatMap((stretch) => {
    const longest = Math.max(...stretch.map(({ box }) => box[2] - box[0]));
    const measure = longest < WIDE * width(column) ? width(column) : longest;
    // Of two lines one of which fills its column, an indented one is above the middle of the other by chance.
    const isFull = stretch.length === 2 && longest >= FULL * width(column) && longest >= LONG * stretch[0].fontSize;
    const farthest = isFull ? column[2] : Number.POSITIVE_INFINITY;
    return stretch.map((line): [Line, number] => [line, Math.min(line.box[0] + measure, farthest)]);
  });
}

/**
 * Where the lines of a justified paragraph end: several long ones begin and end at its edges, and none ends beyond, though
 * other lines of its column may. Lines of shorter paragraphs around it that are within its edges and end at one are full
 * too, as those of the points of a quotation.
 */
function rightsOfJustified(lines: readonly Line[]): [Line, number][] {
  const edges = new Map(stretchesOf(lines, areClose).flatMap(edgesOfJustified));
  const around = [...flushAround(lines, edges), ...flushAround(lines.toReversed(), edges)];
  return [...around, ...[...edges].map(([line, [, right]]): [Line, number] => [line, right])];
}

/** The left and the right edge of the stretch that each of its lines is in, in points; none where it is not justified. */
function edgesOfJustified(stretch: readonly Line[]): [Line, readonly [left: number, right: number]][] {
  const right = Math.max(...stretch.map(({ box }) => box[2]));
  const full = stretch.filter((line) => right - line.box[2] < FLUSH && width(line.box) >= LONG * line.fontSize);
  const left = median(full.map(({ box }) => box[0]));
  if (full.filter(({ box }) => Math.abs(box[0] - left) < FLUSH).length < FEWEST_FULL) return [];
  return stretch.map((line) => [line, [left, right]]);
}

/** Lines that follow justified ones, all within their edges, and end at the right one. */
function flushAround(
  lines: readonly Line[],
  edges: ReadonlyMap<Line, readonly [left: number, right: number]>,
): [Line, number][] {
  let open: readonly [left: number, right: number] | undefined;
  const flush: [Line, number][] = [];
  for (const line of lines) {
    const isWithin = open && line.box[0] > open[0] - FLUSH && line.box[2] < open[1] + FLUSH;
    open = edges.get(line) ?? (isWithin ? open : undefined);
    if (open && open[1] - line.box[2] < FLUSH) flush.push([line, open[1]]);
  }
  return flush;
}

/** The lines of stretches that mostly stop early and read as sentences or entries each. */
const versesOf = (stretches: readonly (readonly Line[])[], rightOf: Column['rightOf']): Set<Line> =>
  new Set(stretches.filter((lines) => isVerse(lines, rightOf)).flat());

/** Consecutive lines from one edge on. */
const alignedStretches = (lines: readonly Line[]): (readonly Line[])[] =>
  stretchesOf(lines, (before, line, first) => isAligned(line, first) && areClose(before, line));

/** Consecutive lines that end at one edge and begin at several. */
const flushRightStretches = (lines: readonly Line[]): (readonly Line[])[] =>
  stretchesOf(
    lines,
    (before, line, first) =>
      Math.abs(line.box[2] - first.box[2]) < ALIGNED * first.fontSize &&
      areClose(before, line) &&
      !isAligned(line, before),
  );

function isVerse(lines: readonly Line[], rightOf: Column['rightOf']): boolean {
  const after = lines.slice(1);
  if (after.length < FEWEST_BREAKS || after.some(beginsInLowerCase)) return false;
  const isMeant = after.map((line, index) => isShort(lines[index] as Line, line, rightOf(lines[index] as Line)));
  const meant = lines.filter((_, index) => isMeant[index]);
  const others = lines.filter((_, index) => isMeant[index] === false);
  const areSentences = 2 * meant.filter(endsSentence).length > meant.length;
  return meant.length >= MOSTLY * after.length && (!areSentences || others.every(endsSentence));
}

/**
 * The usual distance of baselines in a column by size of type, both in points. Text is double-spaced where most lines are
 * so far apart and go on with those above.
 */
function pitchesOf(lines: readonly Line[], rightOf: Column['rightOf']): Column['pitchAt'] {
  const below = lines.slice(1).flatMap((line, index) => {
    const before = lines[index] as Line;
    return sameSize(before, line) ? [{ before, line, pitch: (line.baseline - before.baseline) / line.fontSize }] : [];
  });
  const single = below.filter(({ pitch }) => pitch > 0.8 && pitch < LARGEST_PITCH);
  const double = below.filter(({ pitch }) => pitch >= LARGEST_PITCH && pitch < LARGEST_DOUBLE_PITCH);
  const goOn = double.filter(
    ({ before, line }) => beginsInLowerCase(line) && !markerOf(line) && !isShort(before, line, rightOf(before)),
  );
  const usual = median(single.map(({ pitch }) => pitch)) || 1;
  if (double.length < FEWEST_DOUBLE || double.length <= single.length || goOn.length < GOING_ON * double.length)
    return (size) => usual * size;
  const [wide, text] = [median(double.map(({ pitch }) => pitch)), median(double.map(({ line }) => line.fontSize))];
  return (size) => (isSameSize(size, text) ? wide : usual) * size;
}
