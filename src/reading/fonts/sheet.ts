import type { Box } from '../../document/geometry.ts';
import { type PageImage, POINTS_PER_INCH, WHITE } from '../../document/page-image.ts';
import type { Turns } from '../../document/turning.ts';
import type { RecognizedWord } from '../../ocr/engines/recognizer.ts';
import { crop } from '../../ocr/image/crop.ts';
import { histogram } from '../../ocr/image/histogram.ts';
import { paste } from '../../ocr/image/paste.ts';
import { turn } from '../../ocr/image/quarter-turn.ts';
import type { Sample } from './samples.ts';

/** A sample as it is drawn. */
export interface Picture {
  readonly sample: Sample;
  /** The word alone, upright, black on white. */
  readonly image: PageImage;
  /** Height of its type in pixels. */
  readonly size: number;
}

/** Words of several pages in lines, as on a page of their own. */
export interface Sheet {
  readonly image: PageImage;
  readonly cells: readonly { readonly sample: Sample; readonly box: Box }[];
}

/** Pixels: height of type that is read well, and the width of a sheet, more where a word is wider. */
export const TYPE_HEIGHT = 40;
const WIDTH = 1800;
const RESOLUTION = 300;
/** Shares of the height of type: between words, between lines, and round the sheet; type in one line is as high but for this. */
const GAP = 0.8;
const LEADING = 0.6;
const MARGIN = 2;
const ALIKE = 1.25;
/** Share of the type's height around a word's box that belongs to it: slanted letters overhang. */
const OVERHANG = 0.06;
/** Difference of grey from which ink can be told from its ground. */
const CONTRAST = 48;

/** Cuts a sample out of the image of its page; undefined where it cannot be told from its ground. */
export function picture(sample: Sample, page: PageImage): Picture | undefined {
  const { box, rotation, fontSize } = sample.word;
  const scale = page.resolution / POINTS_PER_INCH;
  const size = fontSize * scale;
  const [across, down] = rotation % 180 === 0 ? [OVERHANG * size, 0] : [0, OVERHANG * size];
  const part = crop(page, [
    Math.floor(box[0] * scale - across),
    Math.floor(box[1] * scale - down),
    Math.ceil(box[2] * scale + across),
    Math.ceil(box[3] * scale + down),
  ]);
  const pixels = blackOnWhite(part.pixels);
  if (!pixels) return undefined;
  return { sample, size, image: turn({ ...part, pixels }, (((360 - rotation) / 90) % 4) as Turns) };
}

/** Grey values with the most frequent one as paper and the one farthest from it as ink. */
function blackOnWhite(pixels: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const counts = histogram(pixels);
  const ground = counts.indexOf(Math.max(...counts));
  const values = [...counts.keys()].filter((value) => (counts[value] as number) > 0);
  const ink = values.reduce((far, value) => (Math.abs(value - ground) > Math.abs(far - ground) ? value : far), ground);
  if (Math.abs(ink - ground) < CONTRAST) return undefined;
  return Uint8Array.from(pixels, (value) => Math.max(0, Math.min(WHITE, (WHITE * (value - ink)) / (ground - ink))));
}

/** Puts pictures in lines, those of like size together. */
export function drawSheet(pictures: readonly Picture[]): Sheet {
  const ordered = [...pictures].sort((a, b) => a.size - b.size);
  const width = Math.max(WIDTH, ...ordered.map(({ image, size }) => image.width + 2 * MARGIN * size));
  const placed: { picture: Picture; x: number; y: number }[] = [];
  let [x, y, tallest, first] = [0, 0, 0, 0];
  for (const one of ordered) {
    const { image, size } = one;
    const isFull = x + image.width + MARGIN * size > width;
    if (placed.length === 0 || isFull || size > ALIKE * first) {
      y += tallest + (placed.length === 0 ? MARGIN : LEADING) * size;
      [x, tallest, first] = [MARGIN * size, 0, size];
    }
    placed.push({ picture: one, x: Math.round(x), y: Math.round(y) });
    x += image.width + GAP * size;
    tallest = Math.max(tallest, image.height);
  }
  const height = Math.ceil(y + tallest + MARGIN * first);
  const across = Math.ceil(width);
  const pixels = new Uint8Array(across * height).fill(WHITE);
  const sheet = { width: across, height, resolution: RESOLUTION, pixels };
  for (const { picture: one, x: left, y: top } of placed) paste(sheet, one.image, left, top);
  return {
    image: sheet,
    cells: placed.map(({ picture: { sample, image }, x: left, y: top }) => ({
      sample,
      box: [left, top, left + image.width, top + image.height],
    })),
  };
}

/** What was read in each cell of a sheet; nothing where a recognised word goes over the edge of a cell. */
export function readCells(sheet: Sheet, words: readonly RecognizedWord[]): { sample: Sample; text: string }[] {
  return sheet.cells.flatMap(({ sample, box }) => {
    const here = words.filter((word) => overlaps(word.box, box)).sort((a, b) => a.box[0] - b.box[0]);
    const slack = (box[3] - box[1]) / 4;
    if (here.some((word) => word.box[0] < box[0] - slack || word.box[2] > box[2] + slack)) return [];
    const text = here.map((word) => word.text).join('');
    return text === '' ? [] : [{ sample, text }];
  });
}

const overlaps = (a: Box, b: Box): boolean =>
  Math.min(a[2], b[2]) - Math.max(a[0], b[0]) > 0 && a[1] < (b[1] + b[3]) / 2 && a[3] > (b[1] + b[3]) / 2;
