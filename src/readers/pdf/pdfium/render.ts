import { TooMuch } from '../../../document/budget.ts';
import { DocumentError } from '../../../document/document-error.ts';
import type { Box } from '../../../document/geometry.ts';
import { type PageImage, POINTS_PER_INCH } from '../../../document/page-image.ts';
import type { Watch } from '../../../document/watch.ts';
import { AwakeTime } from '../../../platform/awake-time.ts';
import type { ColorImage } from '../../grey/color-pixels.ts';
import { greyOf } from '../../grey/grey.ts';
import { fittingResolution } from '../../resolution.ts';
import type { PartImage } from '../source.ts';
import { IDENTITY } from '../view.ts';
import type { Engine } from './engine.ts';
import type { LoadedPages } from './loaded-pages.ts';
import { TEXT, visitObjects } from './objects.ts';

/** FPDF_ANNOT and FPDF_GRAYSCALE of PDFium's fpdfview.h. */
const ANNOTATIONS = 0x01;
const GRAYSCALE = 0x08;
/** FPDFBitmap_Gray and FPDFBitmap_BGR of the same: bytes of a pixel, and which of them are red, green and blue. */
const GREYS = { code: 1, bytes: 1, flags: ANNOTATIONS | GRAYSCALE } as const;
const COLOURS = { code: 2, bytes: 3, places: [2, 1, 0], flags: ANNOTATIONS } as const;
const WHITE = 0xffffffff;
/** FPDF_RENDER_TOBECONTINUED of its fpdf_progressive.h. */
const TO_BE_CONTINUED = 1;
/** Milliseconds after which drawing is given up: a large scan takes 1 s, a map 3 s on a machine of 2020 that has no other work. */
const LONGEST_DRAWING = 12_000;

/** What pages are drawn with. */
export interface Drawer {
  readonly engine: Engine;
  readonly pages: LoadedPages;
  readonly watch: Watch;
}

/**
 * A page as displayed, or the part of it that an area (points) touches, annotations included, in grey.
 * @throws DocumentError when there is no memory for it, TooMuch when it takes too long.
 */
export function renderPage(drawer: Drawer, number: number, wanted: number, area?: Box): PageImage {
  return inColors(drawer, number, { wanted, area }, ({ width, height, resolution, ...colors }, bytes) => {
    // Of the bytes where PDFium has them: a copy in colours would be three times as large as the result.
    return { width, height, pixels: greyOf({ ...colors, width, height, bytes }), resolution };
  });
}

/** The same in its colours. */
export function renderColors(drawer: Drawer, number: number, wanted: number): ColorImage {
  return inColors(drawer, number, { wanted }, (colors, bytes) => ({ ...colors, bytes: bytes.slice() }));
}

/** What `take` makes of a page or a part of it in its colours, whose bytes are PDFium's own. */
function inColors<T>(
  drawer: Drawer,
  number: number,
  { wanted, area }: { readonly wanted: number; readonly area?: Box | undefined },
  take: (colors: Omit<ColorImage, 'bytes'>, bytes: Uint8Array) => T,
): T {
  return withPage(drawer, number, (page) => {
    const whole = sizeOf(drawer.engine, page, wanted);
    const part = area ? partOf(whole, area) : { left: 0, top: 0, width: whole.width, height: whole.height };
    const { width, height } = part;
    const colors = { width, height, step: COLOURS.bytes, places: COLOURS.places, resolution: whole.resolution };
    return draw(drawer, page, number, { whole, part, format: COLOURS }, (bytes) => take(colors, bytes));
  });
}

/** How far each pixel of a part of a page differs from that of the page without some text objects: `PdfSource.ink`. */
export function renderInk(
  drawer: Drawer,
  number: number,
  { objects, area, wanted }: { readonly objects: ReadonlySet<number>; readonly area: Box; readonly wanted: number },
): PartImage {
  const { engine } = drawer;
  return withPage(drawer, number, (page) => {
    const whole = sizeOf(engine, page, wanted);
    const part = partOf(whole, area);
    const copy = (bytes: Uint8Array): PageImage['pixels'] => new Uint8Array(bytes);
    const pixels = draw(drawer, page, number, { whole, part, format: GREYS }, copy);
    let text = 0;
    visitObjects({ engine, page, matrix: IDENTITY }, (object, type) => {
      if (type === TEXT && objects.has(text++)) engine.call.FPDFPageObj_SetIsActive(object, 0);
    });
    const others = draw(drawer, page, number, { whole, part, format: GREYS }, copy);
    for (let at = 0; at < pixels.length; at++) {
      pixels[at] = Math.abs((pixels[at] as number) - (others[at] as number));
    }
    return { ...part, pixels, resolution: whole.resolution };
  });
}

type Part = Pick<PartImage, 'left' | 'top' | 'width' | 'height'>;

/** The pixels that an area of a page (points) touches, one at least. */
function partOf({ width, height, resolution }: ReturnType<typeof sizeOf>, [x0, y0, x1, y1]: Box): Part {
  const scale = resolution / POINTS_PER_INCH;
  const first = (from: number, most: number): number => Math.max(0, Math.min(most - 1, Math.floor(from * scale)));
  const [left, top] = [first(x0, width), first(y0, height)];
  const right = Math.max(left + 1, Math.min(width, Math.ceil(x1 * scale)));
  const bottom = Math.max(top + 1, Math.min(height, Math.ceil(y1 * scale)));
  return { left, top, width: right - left, height: bottom - top };
}

/** The page is closed afterwards: what was drawn holds its decoded images. */
function withPage<T>({ engine, pages }: Drawer, number: number, action: (page: number) => T): T {
  const page = pages.take(number);
  if (page === 0) throw new DocumentError('processing_failed', `Page ${number} is damaged and cannot be drawn.`);
  try {
    return action(page);
  } finally {
    engine.call.FPDF_ClosePage(page);
  }
}

function sizeOf({ call }: Engine, page: number, wanted: number): ReturnType<typeof fittingResolution> {
  return fittingResolution(call.FPDF_GetPageWidthF(page), call.FPDF_GetPageHeightF(page), wanted);
}

interface Drawing {
  /** Size of the page in pixels. */
  readonly whole: Pick<PageImage, 'width' | 'height'>;
  readonly part: Part;
  readonly format: typeof GREYS | typeof COLOURS;
}

/** What `take` makes of the pixels of a part of a page, row by row; they are PDFium's own. */
function draw<T>(
  { engine, watch }: Drawer,
  page: number,
  number: number,
  { whole, part: { left, top, width, height }, format }: Drawing,
  take: (bytes: Uint8Array) => T,
): T {
  const { call } = engine;
  const row = width * format.bytes;
  const address = call.malloc(row * height);
  const bitmap = address === 0 ? 0 : call.FPDFBitmap_CreateEx(width, height, format.code, address, row);
  try {
    if (bitmap === 0) {
      throw new DocumentError('processing_failed', `There is not enough memory to draw page ${number}.`);
    }
    call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    const place = [-left, -top, whole.width, whole.height, 0, format.flags] as const;
    if (!paint(engine, watch, page, bitmap, place))
      throw new TooMuch(`Drawing page ${number} took too long and was given up.`);
    return take(engine.viewOf(address, row * height));
  } finally {
    if (bitmap !== 0) call.FPDFBitmap_Destroy(bitmap);
    call.free(address);
  }
}

/** Paints a page; false where that takes too long: it is asked after each hundredth object, and some rows of an image. */
function paint(engine: Engine, watch: Watch, page: number, bitmap: number, place: readonly number[]): boolean {
  const { call } = engine;
  const time = new AwakeTime(LONGEST_DRAWING);
  return engine.untilLate(
    () => {
      watch.beat();
      return time.isOver();
    },
    (pause) => {
      try {
        return call.FPDF_RenderPageBitmap_Start(bitmap, page, ...place, pause) !== TO_BE_CONTINUED;
      } finally {
        call.FPDF_RenderPage_Close(page);
      }
    },
  );
}
