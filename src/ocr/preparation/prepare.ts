import { type Box, height } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';
import { type Component, components } from '../image/connected-components.ts';
import { histogram, otsu } from '../image/histogram.ts';
import { type Turns, turn, turnBox } from '../image/quarter-turn.ts';
import { enlarge } from '../image/resample.ts';
import { rotate, rotateBack } from '../image/rotate.ts';
import { isLetterShaped, typeHeight } from '../ink/type-height.ts';
import { evenLight } from './background.ts';
import { removeRules } from './erase-rules.ts';
import { clearFrame } from './frame.ts';
import { isUpright, runsDown } from './orientation.ts';
import { skewOf } from './skew.ts';

/** An image that is ready for recognition, and the way back. */
export interface Prepared {
  /** Upright, level and even; its lines run across. */
  readonly image: PageImage;
  /** The same with its rules, and not enlarged. */
  readonly level: PageImage;
  /** Quarter turns clockwise that brought the page upright. */
  readonly turns: Turns;
  /** Degrees by which lines fell to the right once the page had been turned; they are level now. */
  readonly skew: number;
  /** A box of `image` on the image as it was given. Pixels. */
  toPage(box: Box): Box;
}

export interface PreparationOptions {
  /**
   * Says how many quarter turns clockwise bring some lines of the page upright, when their letters alone do not tell, as
   * with capitals and digits: they run across, so it is 0 or 2. `undefined` when it cannot tell either.
   */
  orient?(sample: PageImage): Promise<Turns | undefined>;
}

/** Small type is enlarged to this height in pixels … */
const TYPE_HEIGHT = 20;
/** … and every small image this many times at least: print on thermal paper is read better when it is smoothed … */
const LEAST_FACTOR = 1.3;
/** … but never more than this, for that adds time and no detail, nor beyond a page at 200 dpi. */
const GREATEST_FACTOR = 2.4;
const PIXELS = 4e6;
/** A smaller gain is not worth the time. */
const NEGLIGIBLE_FACTOR = 1.2;
/** What is at most this light on an evenly lit page is the ground beside it, or a rule. */
const GROUND = 128;
/** Height in type heights of the part of a page that tells how it lies: a few lines. */
const SAMPLE = 16;
/** Bounds of what counts as ink: print on thermal paper is faint. */
const DARKEST_INK = 128;
const LIGHTEST_INK = 190;

interface Print {
  readonly type: number | undefined;
  readonly letters: readonly Box[];
}

/** What is printed on an evenly lit image. */
function printOn(image: PageImage): Print {
  const threshold = Math.min(LIGHTEST_INK, Math.max(DARKEST_INK, otsu(histogram(image.pixels))));
  const parts = components(image, threshold).filter(isLetterShaped);
  const type = typeHeight(parts);
  return { type, letters: type === undefined ? [] : alike(parts, type) };
}

/** The boxes of the parts that are about as high as the type: no specks, no pictures. */
const alike = (parts: readonly Component[], type: number): Box[] =>
  parts.map(({ box }) => box).filter((box) => height(box) > type / 2 && height(box) < type * 3);

/** How much larger an image is to become whose type is so many pixels high. */
function enlargement({ width, height }: PageImage, type: number): number {
  const wanted = Math.min(GREATEST_FACTOR, Math.max(LEAST_FACTOR, TYPE_HEIGHT / type));
  const factor = Math.min(wanted, Math.sqrt(PIXELS / (width * height)));
  return factor < NEGLIGIBLE_FACTOR ? 1 : factor;
}

/** The part of an image, from edge to edge, that holds the most letters. */
function sample(image: PageImage, letters: readonly Box[], type: number): PageImage {
  const rows = Math.min(image.height, Math.ceil(type * SAMPLE));
  const bands = new Uint32Array(Math.ceil(image.height / rows));
  for (const [, y0, , y1] of letters) {
    const band = Math.floor((y0 + y1) / 2 / rows);
    bands[band] = (bands[band] as number) + 1;
  }
  const top = Math.min(bands.indexOf(Math.max(...bands)) * rows, image.height - rows);
  const pixels = image.pixels.slice(top * image.width, (top + rows) * image.width);
  return { ...image, height: rows, pixels };
}

/** How the page lies: turns that bring its lines level and letters upright, and the skew that is left. */
async function positionOf(
  image: PageImage,
  { letters, type }: Print,
  orient: PreparationOptions['orient'],
): Promise<{ turns: Turns; skew: number }> {
  if (type === undefined) return { turns: 0, skew: 0 };
  const down = runsDown(letters, type);
  const level = down ? letters.map((box) => turnBox(box, image.width, image.height, 1)) : letters;
  const skew = skewOf(level, type);
  const upright = isUpright(level, type, skew);
  const quarter = down ? 1 : 0;
  if (upright !== undefined) return { turns: ((quarter + (upright ? 0 : 2)) % 4) as Turns, skew };
  const turns = (await orient?.(rotate(sample(turn(image, quarter), level, type), -skew))) ?? 0;
  return { turns: ((quarter + turns) % 4) as Turns, skew };
}

/**
 * Makes a page image ready for recognition: even light, the ground beside the page and the rules of forms gone, small type
 * enlarged, the page upright and level.
 */
export async function prepare(given: PageImage, { orient }: PreparationOptions = {}): Promise<Prepared> {
  const even = evenLight(given);
  const page = clearFrame(even, components(even, GROUND));
  const print = printOn(page);
  const { turns, skew } = await positionOf(page, print, orient);
  const level = rotate(turn(page, turns), -skew);
  const clear = print.type === undefined ? level : removeRules(level, GROUND, print.type);
  const scale = print.type === undefined ? 1 : enlargement(clear, print.type);
  const image = scale === 1 ? clear : enlarge(clear, scale, print.type ?? 0);

  const sideways = turns % 2 === 1;
  const [uprightWidth, uprightHeight] = sideways ? [given.height, given.width] : [given.width, given.height];
  const toUpright = ([x0, y0, x1, y1]: Box): Box =>
    rotateBack([x0 / scale, y0 / scale, x1 / scale, y1 / scale], uprightWidth, uprightHeight, -skew);
  const back = ((4 - turns) % 4) as Turns;
  return {
    image,
    level,
    turns,
    skew,
    toPage: (box) => turnBox(toUpright(box), uprightWidth, uprightHeight, back),
  };
}
