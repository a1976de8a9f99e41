import type { Box } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';
import { DarkFinder } from './dark-finder.ts';

/** Dark pixels that touch one another. */
export interface Component {
  /** Pixels, the right and lower edges excluded. */
  readonly box: Box;
  /** Number of pixels. */
  readonly area: number;
  /** Its pixels row by row: row, first column, column after the last, three numbers for each stretch. */
  readonly runs: Int32Array;
}

/** The component that a run belongs to, through the chain of those it was joined to. */
function root(parents: Int32Array, label: number): number {
  let at = label;
  while (parents[at] !== at) {
    parents[at] = parents[parents[at] as number] as number;
    at = parents[at] as number;
  }
  return at;
}

/** Three numbers for each stretch of pixels, one after another: row, first column, column after the last. */
class Runs {
  /** How many numbers there are. */
  length = 0;
  #all = new Int32Array(3 << 14);

  push(row: number, first: number, end: number): void {
    if (this.length === this.#all.length) {
      const larger = new Int32Array(2 * this.length);
      larger.set(this.#all);
      this.#all = larger;
    }
    this.#all[this.length++] = row;
    this.#all[this.length++] = first;
    this.#all[this.length++] = end;
  }

  get all(): Int32Array {
    return this.#all.subarray(0, this.length);
  }
}

/** Stretches of pixels at most as light as `threshold`: three numbers each, and the index of the first of each row. */
function runsOf(image: PageImage, threshold: number): { runs: Int32Array; starts: Int32Array } {
  const { width, height } = image;
  const finder = new DarkFinder(image, threshold);
  const runs = new Runs();
  const starts = new Int32Array(height + 1);
  for (let y = 0; y < height; y++) {
    starts[y] = runs.length / 3;
    const end = (y + 1) * width;
    for (let first = finder.next(y * width, end); first < end; ) {
      const past = finder.past(first, end);
      runs.push(y, first - y * width, past - y * width);
      first = finder.next(past, end);
    }
  }
  starts[height] = runs.length / 3;
  return { runs: runs.all, starts };
}

/** The parts of an image at most as light as `threshold` that hang together, corners included. */
export function components(image: PageImage, threshold: number): Component[] {
  const { runs, starts } = runsOf(image, threshold);
  // Each run is joined to one before it, or begins a component.
  const parents = new Int32Array(runs.length / 3);
  for (let y = 0; y < image.height; y++) {
    let above = y > 0 ? (starts[y - 1] as number) : 0;
    const aboveEnd = starts[y] as number;
    for (let run = aboveEnd; run < (starts[y + 1] as number); run++) {
      const first = runs[run * 3 + 1] as number;
      const end = runs[run * 3 + 2] as number;
      parents[run] = run;
      let own = run;
      while (above < aboveEnd && (runs[above * 3 + 2] as number) < first) above++;
      for (let other = above; other < aboveEnd && (runs[other * 3 + 1] as number) <= end; other++) {
        const its = root(parents, other);
        parents[Math.max(own, its)] = Math.min(own, its);
        own = Math.min(own, its);
      }
    }
  }
  return gather(runs, parents);
}

/** A component, whose runs are among those of all, in one array: noise has millions of them. */
class Part implements Component {
  readonly box: Box;
  readonly area: number;
  readonly #all: Int32Array;
  readonly #from: number;
  readonly #to: number;

  /** @param from and `to` tell the places of its runs among all. */
  constructor(box: Box, area: number, all: Int32Array, from: number, to: number) {
    this.box = box;
    this.area = area;
    this.#all = all;
    this.#from = from;
    this.#to = to;
  }

  get runs(): Int32Array {
    return this.#all.subarray(this.#from, this.#to);
  }
}

/** The components, each by the first of its runs. Their runs are put side by side by counting them. */
function gather(runs: Int32Array, parents: Int32Array): Component[] {
  const indices = new Int32Array(parents.length);
  let count = 0;
  for (let run = 0; run < parents.length; run++) {
    const parent = parents[run] as number;
    indices[run] = parent === run ? count++ : (indices[parent] as number);
  }
  const ends = new Int32Array(count + 1);
  for (let run = 0; run < parents.length; run++) {
    const index = (indices[run] as number) + 1;
    ends[index] = (ends[index] as number) + 3;
  }
  for (let index = 1; index <= count; index++) ends[index] = (ends[index] as number) + (ends[index - 1] as number);
  const sorted = new Int32Array(runs.length);
  for (let run = 0; run < parents.length; run++) {
    const index = indices[run] as number;
    const at = ends[index] as number;
    for (let place = 0; place < 3; place++) sorted[at + place] = runs[run * 3 + place] as number;
    ends[index] = at + 3;
  }
  return Array.from({ length: count }, (_, index) => partOf(sorted, ends[index - 1] ?? 0, ends[index] as number));
}

function partOf(all: Int32Array, from: number, to: number): Part {
  let [left, right, area] = [Number.POSITIVE_INFINITY, 0, 0];
  for (let at = from; at < to; at += 3) {
    const [first, end] = [all[at + 1] as number, all[at + 2] as number];
    left = Math.min(left, first);
    right = Math.max(right, end);
    area += end - first;
  }
  return new Part([left, all[from] as number, right, (all[to - 3] as number) + 1], area, all, from, to);
}
