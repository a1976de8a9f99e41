import type { Box } from '../document/geometry.ts';
import type { PageImage } from './page-image.ts';

type Bounds = [x0: number, y0: number, x1: number, y1: number];

interface Run {
  readonly from: number;
  readonly to: number;
  readonly mark: number;
}

/**
 * Boxes in pixels of the connected marks (in eight directions) of a part of an image: of whichever is rarer, the dark
 * or the light. A box ends before its right and bottom edges.
 */
export function components(image: PageImage, part: Box): Box[] {
  const area: Bounds = [
    Math.max(0, part[0]),
    Math.max(0, part[1]),
    Math.min(image.width, part[2]),
    Math.min(image.height, part[3]),
  ];
  const isInk = inkOf(image, area);
  const parents: number[] = [];
  const boxes: Bounds[] = [];
  let above: Run[] = [];
  for (let y = area[1]; y < area[3]; y++) {
    const runs: Run[] = [];
    let next = 0;
    for (let x = area[0]; x < area[2]; x++) {
      if (!isInk(x, y)) continue;
      const from = x;
      while (x < area[2] && isInk(x, y)) x++;
      while (next < above.length && (above[next] as Run).to < from) next++;
      let mark = -1;
      for (let i = next; i < above.length && (above[i] as Run).from <= x; i++) {
        const touched = rootOf(parents, (above[i] as Run).mark);
        if (mark === -1) mark = touched;
        parents[touched] = mark;
      }
      if (mark === -1) mark = parents.push(parents.length) - 1;
      boxes[mark] = joined(boxes[mark], [from, y, x, y + 1]);
      runs.push({ from, to: x, mark });
    }
    above = runs;
  }
  const whole: Bounds[] = [];
  boxes.forEach((box, mark) => {
    const root = rootOf(parents, mark);
    whole[root] = joined(whole[root], box);
  });
  return Object.values(whole);
}

function rootOf(parents: number[], mark: number): number {
  let root = mark;
  while (parents[root] !== root) root = parents[root] as number;
  parents[mark] = root;
  return root;
}

const joined = (a: Bounds | undefined, b: Bounds): Bounds =>
  a ? [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])] : b;

function inkOf({ width, pixels }: PageImage, [x0, y0, x1, y1]: Bounds): (x: number, y: number) => boolean {
  const histogram = new Uint32Array(256);
  for (let y = y0; y < y1; y++) {
    for (let i = y * width + x0; i < y * width + x1; i++) (histogram[pixels[i] as number] as number)++;
  }
  const { threshold, below } = otsu(histogram);
  return below <= 0.5
    ? (x, y) => (pixels[y * width + x] as number) <= threshold
    : (x, y) => (pixels[y * width + x] as number) > threshold;
}

/** The threshold that parts a histogram best (Otsu 1979), and the share of the pixels at or below it. */
function otsu(histogram: Uint32Array): { threshold: number; below: number } {
  const total = histogram.reduce((a, b) => a + b, 0);
  const sum = histogram.reduce((a, b, value) => a + b * value, 0);
  let best = { threshold: 127, below: 0, variance: -1 };
  let [count, weighted] = [0, 0];
  histogram.forEach((number, value) => {
    count += number;
    weighted += number * value;
    const rest = total - count;
    if (count === 0 || rest === 0) return;
    const variance = count * rest * (weighted / count - (sum - weighted) / rest) ** 2;
    if (variance > best.variance) best = { threshold: value, below: count / total, variance };
  });
  return best;
}
