import { type Box, contains, height, width } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';

/** Grey: what is darker is ink. */
const DARK = 160;
/** Pixels: a smaller square is a dot. */
const LEAST = 10;
/** Length of a side in shares of the component's shorter side: a mark may reach beyond its box. */
const SIDE = 0.5;
/** Greatest side in shares of the other. */
const OBLONG = 1.25;
/** Share of a side that is inked, and of its ends, which the corners of letters and rounded frames lack. */
const COVERED = 0.9;
const END = 0.12;
/** Pixels: sides of the corners that are looked at, and fewest of such a corner that are ink. */
const CORNER = 3;
const IN_CORNER = 3;
/** Pixels that a worn side may be broken for. */
const BREAK = 2;
/** Share of its width by which its inside is smaller than a square on each side: beyond the strokes. */
const INSET = 0.22;

/** Share of its inside that a mark covers which reaches beyond it. */
const CROSSED = 0.05;

/** A square of lines. */
export interface OutlinedSquare {
  /** Pixels. */
  readonly box: Box;
  /** Share of its inside that is ink. */
  readonly inside: number;
}

/** The square of lines of which an ink component consists, alone or with a mark in it; undefined where it is another shape. */
export function outlinedSquare(image: PageImage, part: Box): OutlinedSquare | undefined {
  const shorter = Math.min(width(part), height(part));
  if (shorter < LEAST) return undefined;
  const dark = (x: number, y: number): boolean => (image.pixels[y * image.width + x] as number) < DARK;
  const rows = longLines(image, [part[1], part[3]], [part[0], part[2]], SIDE * shorter, 'rows');
  const [top, bottom] = [rows[0], rows.at(-1)];
  // Most components are letters, and end here.
  if (top === undefined || bottom === undefined || bottom + 1 - top < LEAST) return undefined;
  const columns = longLines(image, [part[0], part[2]], [part[1], part[3]], SIDE * shorter, 'columns');
  const [left, right] = [columns[0], columns.at(-1)];
  if (left === undefined || right === undefined) return undefined;
  const box: Box = [left, top, right + 1, bottom + 1];
  const [across, down] = [width(box), height(box)];
  if (Math.min(across, down) < LEAST || Math.max(across, down) > OBLONG * Math.min(across, down)) return undefined;
  const sides = [
    sideOf(across, (at, depth) => dark(left + at, top + depth)),
    sideOf(across, (at, depth) => dark(left + at, bottom - depth)),
    sideOf(down, (at, depth) => dark(left + depth, top + at)),
    sideOf(down, (at, depth) => dark(right - depth, top + at)),
  ];
  if (!sides.every(isDrawn)) return undefined;
  const inside = inkWithin(box, dark);
  // What reaches beyond it goes through it; letters have loops with stems and tails.
  const isWhole = contains(box, part, CORNER);
  if (!isWhole && inside < CROSSED) return undefined;
  return hasCorners(isWhole ? part : box, dark) ? { box, inside } : undefined;
}

/** Whether there is enough ink in every corner of a box, unlike in round letters. */
const hasCorners = ([x0, y0, x1, y1]: Box, dark: (x: number, y: number) => boolean): boolean =>
  [x0, x1 - CORNER].every((x) =>
    [y0, y1 - CORNER].every((y) => {
      const places = Array.from({ length: CORNER ** 2 }, (_, at) =>
        dark(x + (at % CORNER), y + Math.floor(at / CORNER)),
      );
      return places.filter(Boolean).length >= IN_CORNER;
    }),
  );

/** The rows, or columns, of `[first, end)` at which there is ink in one go over `least` pixels of `[from, to)`. */
function longLines(
  { width: across, pixels }: PageImage,
  [first, end]: readonly [number, number],
  [from, to]: readonly [number, number],
  least: number,
  direction: 'rows' | 'columns',
): number[] {
  const [step, along] = direction === 'rows' ? [across, 1] : [1, across];
  const found: number[] = [];
  for (let place = first; place < end; place++) {
    let [start, last] = [from, from - BREAK - 2];
    let longest = 0;
    for (let at = from; at < to; at++) {
      if ((pixels[place * step + at * along] as number) >= DARK) continue;
      if (at - last > BREAK + 1) start = at;
      last = at;
      longest = Math.max(longest, last + 1 - start);
    }
    if (longest >= least) found.push(place);
  }
  return found;
}

/** Where a side has ink on its first pixels inwards: it may lie aslant by two. */
const sideOf = (length: number, dark: (at: number, depth: number) => boolean): boolean[] =>
  Array.from({ length }, (_, at) => [0, 1, 2].some((depth) => dark(at, depth)));

function isDrawn(side: readonly boolean[]): boolean {
  const end = Math.max(2, Math.round(side.length * END));
  const share = (part: readonly boolean[]): number => part.filter(Boolean).length / part.length;
  return share(side) >= COVERED && [side.slice(0, end), side.slice(-end)].every((part) => share(part) >= COVERED);
}

/** Share of a square that is dark beyond the strokes of its sides. */
function inkWithin([x0, y0, x1, y1]: Box, dark: (x: number, y: number) => boolean): number {
  const inset = Math.ceil(INSET * (x1 - x0));
  let [count, all] = [0, 0];
  for (let y = y0 + inset; y < y1 - inset; y++) {
    for (let x = x0 + inset; x < x1 - inset; x++, all++) if (dark(x, y)) count++;
  }
  return all === 0 ? 1 : count / all;
}
