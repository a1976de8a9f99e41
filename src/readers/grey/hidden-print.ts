import { WHITE } from '../../document/page-image.ts';
import { CELL, type Cell, type CellColors, colorCells, medianAt, startOf } from './color-cells.ts';
import type { ColorPixels } from './color-pixels.ts';

/** Least by which the widest range of a channel exceeds that of luma in a cell with hidden print, and most of the latter. */
const HIDDEN = { beyond: 50, times: 1.6, luma: 60 } as const;
/** Fewest cells with hidden print: some letters of a word have about as many. */
const FEWEST = 12;
/** Most that the colours of plain cells around hidden print differ: at the edge of a band or a marker they are two colours. */
const ALIKE = 40;
/** What differs by less from its paper is noise; and how many greys darker each further step of the difference makes. */
const NOISE = 24;
const GAIN = 2.5;

/** Red, green and blue. */
type Color = readonly number[];

/** Makes print dark on white in `grey`, the luma of an image, where only colour tells it from its paper. */
export function showHiddenPrint(image: ColorPixels, grey: Uint8Array): void {
  const cells = colorCells(image);
  const papers = new Map<number, Color>();
  for (const index of cells.coloured) {
    const { luma } = cells.cell(index);
    const paper = luma <= HIDDEN.luma && isHidden(cells.cell(index)) && paperOf(image, cells, index);
    if (paper) papers.set(index, paper);
  }
  if (papers.size < FEWEST) return;
  // Luma of one ink differs between strokes and their edges: letters become dark as a whole.
  const goesOn = new Set(cells.coloured.filter((index) => isHidden(cells.cell(index))));
  const open = [...papers];
  for (let one = open.pop(); one; one = open.pop()) {
    const [from, known] = one;
    for (const index of around(cells, from)) {
      const paper = papers.has(index) ? undefined : paperOf(image, cells, index, known);
      if (!paper) continue;
      papers.set(index, paper);
      if (goesOn.has(index)) open.push([index, paper]);
    }
  }
  for (const [index, paper] of papers) show(image, grey, { start: startOf(image, index), paper });
}

const isHidden = ({ luma, widest }: Cell): boolean => widest >= luma + HIDDEN.beyond && widest >= HIDDEN.times * luma;

/** The paper of a cell where no edge of an area of another colour runs through it. */
function paperOf(image: ColorPixels, cells: CellColors, index: number, known?: Color): Color | undefined {
  const paper = paperAround(image, cells, index, known);
  return paper && !isEdge(image, cells, { index, paper }) ? paper : undefined;
}

/** A cell and its neighbours. */
function around({ columns, count }: CellColors, index: number): number[] {
  const column = index % columns;
  return [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1]
      .filter((across) => column + across >= 0 && column + across < columns)
      .map((across) => index + down * columns + across)
      .filter((one) => one >= 0 && one < count),
  );
}

/** The colour of the plain cells around one, or else the known one or its own usual one; undefined where they have several. */
function paperAround(image: ColorPixels, cells: CellColors, index: number, known?: Color): Color | undefined {
  const plain = around(cells, index).flatMap((one) => {
    const color = cells.cell(one).plain;
    return color ? [color] : [];
  });
  const [first = known ?? medianAt(image, startOf(image, index)), ...others] = plain;
  const isAlike = others.every((other) =>
    other.every((value, channel) => Math.abs(value - (first[channel] as number)) <= ALIKE),
  );
  return isAlike ? first : undefined;
}

/** Whether the edge of an area of another colour runs through a cell: print has no lines as long as three cells. */
function isEdge(
  image: ColorPixels,
  { columns, count }: CellColors,
  { index, paper }: { readonly index: number; readonly paper: Color },
): boolean {
  return ([1, columns] as const).some((step) =>
    [index - step, index, index + step].every((one) => {
      if (one < 0 || one >= count) return true;
      const [along, across] = step === 1 ? [1, image.width] : [image.width, 1];
      const lines = Array.from({ length: CELL }, (_, line) => startOf(image, one) + line * across);
      return lines.some((start) => isUnlike(image, { start, along, paper }));
    }),
  );
}

/** Whether all pixels of a row or column of a cell differ from a colour. */
function isUnlike(
  image: ColorPixels,
  { start, along, paper }: { readonly start: number; readonly along: number; readonly paper: Color },
): boolean {
  for (let pixel = 0; pixel < CELL; pixel++) {
    if (differenceOf(image, start + pixel * along, paper) <= ALIKE) return false;
  }
  return true;
}

/** By how much a pixel differs from a colour in the channel where it does most. */
const differenceOf = ({ bytes, step, places }: ColorPixels, pixel: number, color: Color): number =>
  places.reduce(
    (most, place, channel) =>
      Math.max(most, Math.abs((bytes[pixel * step + place] as number) - (color[channel] as number))),
    0,
  );

/** Makes what differs from its paper dark within the cell that begins at a pixel, and the paper white. */
function show(
  image: ColorPixels,
  grey: Uint8Array,
  { start, paper }: { readonly start: number; readonly paper: Color },
): void {
  for (let index = 0; index < CELL ** 2; index++) {
    const at = start + Math.floor(index / CELL) * image.width + (index % CELL);
    grey[at] = WHITE - Math.min(WHITE, GAIN * Math.max(0, differenceOf(image, at, paper) - NOISE));
  }
}
