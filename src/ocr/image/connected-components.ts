import type { Box } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';

/** Dark pixels that touch one another. */
export interface Component {
  /** Pixels, the right and lower edges excluded. */
  readonly box: Box;
  /** Number of pixels. */
  readonly area: number;
  /** Its pixels row by row: row, first column, column after the last, three numbers for each stretch. */
  readonly runs: readonly number[];
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

/** Stretches of pixels at most as light as `threshold`: three numbers each, and the index of the first of each row. */
function runsOf({ width, height, pixels }: PageImage, threshold: number): { runs: number[]; starts: Int32Array } {
  const runs: number[] = [];
  const starts = new Int32Array(height + 1);
  for (let y = 0; y < height; y++) {
    starts[y] = runs.length / 3;
    const end = (y + 1) * width;
    for (let at = y * width; at < end; at++) {
      if ((pixels[at] as number) > threshold) continue;
      const first = at;
      while (at < end && (pixels[at] as number) <= threshold) at++;
      runs.push(y, first - y * width, at - y * width);
    }
  }
  starts[height] = runs.length / 3;
  return { runs, starts };
}

/** The parts of an image at most as light as `threshold` that hang together, corners included. */
export function components(image: PageImage, threshold: number): Component[] {
  const { runs, starts } = runsOf(image, threshold);
  const parents = new Int32Array(runs.length / 3).map((_, index) => index);
  for (let y = 1; y < image.height; y++) {
    let above = starts[y - 1] as number;
    const aboveEnd = starts[y] as number;
    for (let run = aboveEnd; run < (starts[y + 1] as number); run++) {
      const first = runs[run * 3 + 1] as number;
      const end = runs[run * 3 + 2] as number;
      while (above < aboveEnd && (runs[above * 3 + 2] as number) < first) above++;
      for (let other = above; other < aboveEnd && (runs[other * 3 + 1] as number) <= end; other++) {
        parents[root(parents, run)] = root(parents, other);
      }
    }
  }
  return gather(runs, parents);
}

function gather(runs: readonly number[], parents: Int32Array): Component[] {
  const found = new Map<number, { box: [number, number, number, number]; area: number; runs: number[] }>();
  for (let run = 0; run < parents.length; run++) {
    const [row, first, end] = [runs[run * 3], runs[run * 3 + 1], runs[run * 3 + 2]] as [number, number, number];
    const label = root(parents, run);
    const known = found.get(label);
    if (!known) {
      found.set(label, { box: [first, row, end, row + 1], area: end - first, runs: [row, first, end] });
      continue;
    }
    known.box[0] = Math.min(known.box[0], first);
    known.box[2] = Math.max(known.box[2], end);
    known.box[3] = row + 1;
    known.area += end - first;
    known.runs.push(row, first, end);
  }
  return [...found.values()];
}
