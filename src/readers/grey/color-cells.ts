import type { ColorPixels } from './color-pixels.ts';

/** Side of a cell in pixels: about a letter of ordinary type at 200 dpi. */
export const CELL = 16;
/** Pixels from one that is looked at for colour to the next, across and down; and by how much channels of a colour differ. */
const SAMPLE = 4;
const COLOURED = 32;
/** Widest range of the channels of a cell without print. */
const PLAIN = 40;

/** A cell of an image. */
export interface Cell {
  /** Ranges within it of luma, and of the channel with the widest one. */
  readonly luma: number;
  readonly widest: number;
  /** Mean of each channel, where there is no print. */
  readonly plain?: readonly number[];
}

/** Cells of an image, row by row from 0. */
export interface CellColors {
  readonly columns: number;
  readonly count: number;
  /** Those with colours. */
  readonly coloured: readonly number[];
  cell(index: number): Cell;
}

/** What colours there are in the cells of an image. */
export function colorCells(image: ColorPixels): CellColors {
  const columns = Math.floor(image.width / CELL);
  const count = columns * Math.floor(image.height / CELL);
  const coloured: number[] = [];
  const known = new Map<number, Cell>();
  for (let index = 0; index < count; index++) if (hasColor(image, startOf(image, index))) coloured.push(index);
  const cell = (index: number): Cell => {
    const made = known.get(index) ?? cellAt(image, startOf(image, index));
    known.set(index, made);
    return made;
  };
  return { columns, count, coloured, cell };
}

/** The first pixel of a cell. */
export function startOf({ width }: ColorPixels, index: number): number {
  const columns = Math.floor(width / CELL);
  return (Math.floor(index / columns) * width + (index % columns)) * CELL;
}

function hasColor({ width, bytes, step, places: [red, green, blue] }: ColorPixels, start: number): boolean {
  for (let y = 0; y < CELL; y += SAMPLE) {
    for (let x = 0; x < CELL; x += SAMPLE) {
      const at = (start + y * width + x) * step;
      const [r, g, b] = [bytes[at + red] as number, bytes[at + green] as number, bytes[at + blue] as number];
      if (Math.max(r, g, b) - Math.min(r, g, b) > COLOURED) return true;
    }
  }
  return false;
}

function cellAt({ width, bytes, step, places: [red, green, blue] }: ColorPixels, start: number): Cell {
  const [least, most, sums] = [
    [255, 255, 255, 255],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ];
  for (let y = 0; y < CELL; y++) {
    let at = (start + y * width) * step;
    for (const end = at + CELL * step; at < end; at += step) {
      const [r, g, b] = [bytes[at + red] as number, bytes[at + green] as number, bytes[at + blue] as number];
      add(0, r);
      add(1, g);
      add(2, b);
      add(3, (77 * r + 150 * g + 29 * b) >> 8);
    }
  }
  function add(channel: number, value: number): void {
    if (value < (least[channel] as number)) least[channel] = value;
    if (value > (most[channel] as number)) most[channel] = value;
    sums[channel] = (sums[channel] as number) + value;
  }
  const [first, second, third, luma] = most.map((value, channel) => value - (least[channel] as number)) as Four;
  const widest = Math.max(first, second, third);
  return { luma, widest, ...(widest <= PLAIN && { plain: sums.slice(0, 3).map((sum) => sum / CELL ** 2) }) };
}

type Four = [number, number, number, number];

/** The median of each channel in a cell. */
export function medianAt({ width, bytes, step, places }: ColorPixels, start: number): number[] {
  return places.map((place) => {
    const values = Uint8Array.from(
      { length: CELL ** 2 },
      (_, index) => bytes[(start + Math.floor(index / CELL) * width + (index % CELL)) * step + place] as number,
    );
    return values.sort()[(CELL ** 2) >> 1] as number;
  });
}
