import type { Point } from '../../../document/geometry.ts';
import type { Outline } from '../words/letterforms.ts';
import type { TextContext } from './page-context.ts';

/** Pixels that the em of a drawn letter has: a thin upright stroke has ten. */
const EM = 160;
/** Opacity, of 255, from which a pixel is ink. */
const INK = 128;
/** Pixels of the largest text object that is drawn for its letters: a line of small print across a page. */
const MOST_PIXELS = 2_000_000;
/** FPDFBitmap_BGRA of PDFium's fpdfview.h: bytes of a pixel, and which of them is its opacity. */
const BGRA = { code: 4, bytes: 4, opacity: 3 } as const;

/** A level character of a text page: its index, and the address of its text object. */
export interface Occurrence {
  readonly index: number;
  readonly object: number;
}

/** A text object as it is drawn. */
interface Drawing {
  readonly object: number;
  /** Pixels for each point. */
  readonly scale: number;
  /** FPDF_BITMAP; 0 where the engine does not draw it. */
  readonly bitmap: number;
  /** Points, on the page. */
  readonly left: number;
  readonly top: number;
}

/**
 * The outline of a letter whose font has none, from its drawing: a rectangle for each run of ink in a row of pixels.
 * Undefined where the engine does not draw its text.
 * @param size of its font in points.
 */
export type DrawnOutlineOf = (letter: Occurrence, size: number) => Outline | undefined;

/**
 * Calls `read` with what draws the letters of a page. Those that tell of a font often stand in one text object: it is drawn
 * once for all of them that follow each other.
 */
export function withDrawnOutlines<T>(context: TextContext, read: (outlineOf: DrawnOutlineOf) => T): T {
  const { call } = context.engine;
  let drawing: Drawing | undefined;
  const close = (): void => {
    if (drawing && drawing.bitmap !== 0) call.FPDFBitmap_Destroy(drawing.bitmap);
  };
  try {
    return read(({ index, object }, size) => {
      const scale = EM / size;
      if (drawing?.object !== object || drawing.scale !== scale) {
        close();
        drawing = undefined;
        drawing = draw(context, object, scale);
      }
      return outlineIn(context, drawing, index);
    });
  } finally {
    close();
  }
}

function draw({ engine, document, page }: TextContext, object: number, scale: number): Drawing {
  const { call, scratch } = engine;
  call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const [left, bottom, right, top] = [engine.float(0), engine.float(1), engine.float(2), engine.float(3)];
  const isTooLarge = (right - left) * (top - bottom) * scale ** 2 > MOST_PIXELS;
  const bitmap = isTooLarge ? 0 : call.FPDFTextObj_GetRenderedBitmap(document, page, object, scale);
  return { object, scale, bitmap, left, top };
}

/** @param index of a character of the text object. */
function outlineIn(
  { engine, textPage }: TextContext,
  { bitmap, scale, left, top }: Drawing,
  index: number,
): Outline | undefined {
  const { call, scratch } = engine;
  if (bitmap === 0 || call.FPDFBitmap_GetFormat(bitmap) !== BGRA.code) return undefined;
  const [width, height] = [call.FPDFBitmap_GetWidth(bitmap), call.FPDFBitmap_GetHeight(bitmap)];
  const stride = call.FPDFBitmap_GetStride(bitmap);
  // Left, right, bottom, top.
  call.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24);
  const first = Math.max(Math.floor((engine.double(0) - left) * scale), 0);
  const last = Math.min(Math.ceil((engine.double(1) - left) * scale), width);
  call.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
  const baseline = (top - engine.double(1)) * scale;
  const bytes = engine.viewOf(call.FPDFBitmap_GetBuffer(bitmap), stride * height);
  const isInk = (x: number, y: number): boolean => (bytes[y * stride + x * BGRA.bytes + BGRA.opacity] as number) >= INK;
  return runsOf({ first, last, height }, isInk).map(([x0, x1, y]) => rectangle(x0, x1, baseline - y));
}

/** Runs of ink between two columns of an image: their ends and rows, in pixels. */
function runsOf(
  { first, last, height }: { readonly first: number; readonly last: number; readonly height: number },
  isInk: (x: number, y: number) => boolean,
): [from: number, to: number, row: number][] {
  const runs: [number, number, number][] = [];
  for (let y = 0; y < height; y++) {
    let from = first;
    for (let x = first; x <= last; x++) {
      if (x < last && isInk(x, y)) continue;
      if (x > from) runs.push([from, x, y]);
      from = x + 1;
    }
  }
  return runs;
}

/** A run of ink in em. @param above the baseline, in pixels: its upper edge. */
const rectangle = (x0: number, x1: number, above: number): Point[] => [
  [x0 / EM, above / EM],
  [x1 / EM, above / EM],
  [x1 / EM, (above - 1) / EM],
  [x0 / EM, (above - 1) / EM],
];
