import { type Box, union } from '../document/geometry.ts';
import { levelPlace, type Word } from '../document/page.ts';
import { onOneLine } from '../layout/metrics.ts';

/** The place in the document that a value of an answer comes from. */
export interface Evidence {
  /** RFC 6901 pointer into the same answer. */
  readonly pointer: string;
  /** One-based page number. */
  readonly page: number;
  /**
   * One box per line of text, several where it is slanted, in points from the page's top left; none where the document has
   * no places.
   */
  readonly boxes: readonly Box[];
  /** Probability from 0 to 1 that the value is right, with that of the recognised words. */
  readonly confidence: number;
  /** UTF-16 offsets of the part of the string at `pointer` that comes from here. */
  readonly range?: readonly [start: number, end: number];
  /** The value in its standard form: an ISO 8601 date or duration, a decimal behind its ISO 4217 currency, E.164. */
  readonly normalized?: string;
}

/** How many times as thick as its thickest word the box around a slanted line is at most: more is other lines' text. */
const THICKEST = 1.5;

/** Boxes as displayed around consecutive words, to hundredths of a point: one per printed line, several of a slanted one. */
export function boxesOf(words: readonly Word[]): Box[] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && areOnOneLine(last, word)) line.push(word);
    else lines.push([word]);
  }
  return lines.flatMap(lineBoxes).map(round);
}

const boxOf = (word: Word): Box => word.extent ?? word.box;

/** What a line takes up: on a page that is not level, stretch by stretch, as each is a little further up or down. */
function lineBoxes(words: readonly Word[]): Box[] {
  const [first] = words;
  if (!first?.level) return [union(words.map(boxOf))];
  const isUpright = Math.abs((first.rotation % 180) - 90) < 45;
  const thickness = ([x0, y0, x1, y1]: Box): number => (isUpright ? x1 - x0 : y1 - y0);
  const stretches: Word[][] = [];
  for (const word of words) {
    const open = stretches.at(-1);
    const boxes = [...(open ?? []), word].map(boxOf);
    if (open && thickness(union(boxes)) <= THICKEST * Math.max(...boxes.map(thickness))) open.push(word);
    else stretches.push([word]);
  }
  return stretches.map((stretch) => union(stretch.map(boxOf)));
}

/** Whether two words are on one printed line, in any direction of writing. */
export function areOnOneLine(one: Word, other: Word): boolean {
  const [a, b] = [levelPlace(one), levelPlace(other)];
  if (a.rotation !== b.rotation) return false;
  return a.rotation % 180 === 90 ? onOneLine(transposed(a.box), transposed(b.box)) : onOneLine(a.box, b.box);
}

/** A box with its axes exchanged: sideways lines become level. */
const transposed = ([x0, y0, x1, y1]: Box): Box => [y0, x0, y1, x1];

const hundredths = (value: number): number => Math.round(value * 100) / 100;
const round = ([x0, y0, x1, y1]: Box): Box => [hundredths(x0), hundredths(y0), hundredths(x1), hundredths(y1)];
