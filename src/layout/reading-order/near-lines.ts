import { boxAround, horizontalOverlap, width } from '../../document/geometry.ts';
import { countWhile } from '../../platform/count-while.ts';
import type { Line } from '../page/lines.ts';

/** Lines looked at on either side of a height: five rows of as many columns. A page that is packed has no text to tell. */
const MOST = 25;
/** Distance (font sizes) around a line in which the lines of its column tell how wide that is. */
const AROUND = 6;
/** Largest distance of baselines within a paragraph and within a note, in font sizes. TeX sets 1.2, Word 1.15 to 1.5. */
export const LEADING = 1.8;
/** Space (font sizes) that the end of a full line of running text may leave. */
const RAGGED = 2;
/** Distance of edges, in font sizes, up to which lines begin at one. */
const ALIGNED = 0.4;
/** Share of a line's width that it has in common with the next one of its column. */
const SHARED = 0.8;

/** Lines that are found by their height, without a look at all of them. */
export class NearLines {
  readonly #lines: readonly Line[];
  /** The line above each that was asked for: notes beside one paragraph ask for the same. */
  readonly #above = new Map<Line, Line | undefined>();

  constructor(lines: Iterable<Line>) {
    this.#lines = [...lines].sort((a, b) => a.baseline - b.baseline);
  }

  /** The lines around a line, itself too, from top to bottom: those whose baselines are less than `distance` points off. */
  around({ baseline }: Line, distance: number): Line[] {
    const at = countWhile(this.#lines, (line) => line.baseline < baseline);
    let [from, to] = [at, at];
    while (at - from < MOST && baseline - (this.#lines[from - 1]?.baseline ?? -Infinity) < distance) from--;
    while (to - at < MOST && (this.#lines[to]?.baseline ?? Infinity) - baseline < distance) to++;
    return this.#lines.slice(from, to);
  }

  /** The full line that a line goes on with: close above it, and from no edge further left. */
  above(line: Line): Line | undefined {
    if (!this.#above.has(line)) this.#above.set(line, this.#findAbove(line));
    return this.#above.get(line);
  }

  #findAbove(line: Line): Line | undefined {
    const { box, baseline, fontSize } = line;
    const column = this.around(line, AROUND * fontSize).filter(
      (other) => horizontalOverlap(other.box, box) >= SHARED * Math.min(width(other.box), width(box)),
    );
    const [, , right] = boxAround(column);
    return column.findLast(
      (above) =>
        above.baseline < baseline &&
        baseline - above.baseline < LEADING * fontSize &&
        above.box[2] > right - RAGGED * fontSize &&
        box[0] - above.box[0] < ALIGNED * fontSize,
    );
  }
}
