import { type Box, height, overlap, width } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';
import type { RecognizedWord } from '../engines/recognizer.ts';
import { whitened } from '../image/whiten.ts';
import { outlinedSquare } from './outlined-square.ts';

/** A small square to tick beside its text. */
export interface CheckBox {
  /** The square in pixels, and all that its mark covers. */
  readonly box: Box;
  readonly area: Box;
  readonly checked: boolean;
}

const CHECKED = '☒';
const UNCHECKED = '☐';
/** Sides in heights of the highest letter beside it, and gaps to the letters in the same. */
const SIDE = { least: 0.7, most: 2.2 } as const;
const GAP = { least: 0.3, most: 4 } as const;
/** Both gaps together: within words, typewriters leave less. */
const ROOM = 1.1;
/** Letters beside it that are looked at. */
const LETTERS = 5;
/** Share by which the sides of check boxes of a form differ. */
const ALIKE = 0.15;
/** Share of its inside that ink covers: least of a mark, and most: what is fuller is a bullet or an icon. */
const MARKED = { least: 0.05, most: 0.75 } as const;
/** A recogniser does not read them, so nothing tells how sure they are: as sure as words are that stand in a dictionary. */
const CONFIDENCE = 0.9;

/**
 * The check boxes among the ink components of an image (boxes in pixels): outlined squares as large as letters, with room
 * around them on a line of text. One that is ticked has an empty one of its size on the page: alone it may be an icon or a
 * letter.
 */
export function findCheckBoxes(image: PageImage, ink: readonly Box[]): CheckBox[] {
  const squares = squaresOf(image, ink);
  const boxes = squares.filter(({ box, area }) => isBesideText(box, lettersLevelWith(box, area, ink, squares)));
  const empty = boxes.filter(({ inside }) => inside < MARKED.least);
  return boxes.flatMap(({ box, area, inside }) => {
    const checked = inside >= MARKED.least;
    return !checked || empty.some((other) => isAsLarge(other.box, box)) ? [{ box, area, checked }] : [];
  });
}

/** The ink components of an image that are squares of lines, marked at most: what check boxes are among. */
export const squaresOf = (image: PageImage, ink: readonly Box[]) =>
  ink.flatMap((area) => {
    const square = outlinedSquare(image, area);
    return square && square.inside <= MARKED.most ? [{ ...square, area }] : [];
  });

const isAsLarge = (a: Box, b: Box): boolean => Math.abs(height(a) - height(b)) <= 1 + ALIKE * height(b);

/** Ink beside a square, without what is within it and other squares. */
const lettersLevelWith = (
  box: Box,
  area: Box,
  ink: readonly Box[],
  squares: readonly { readonly area: Box }[],
): Box[] => {
  const middle = (box[1] + box[3]) / 2;
  return ink.filter(
    (other) =>
      other[1] <= middle &&
      other[3] >= middle &&
      (other[2] <= area[0] || other[0] >= area[2]) &&
      !squares.some((square) => square.area === other),
  );
};

/** Whether the letters on one side of a square are as high as it, more or less, and neither side's touch it. */
function isBesideText(box: Box, level: readonly Box[]): boolean {
  const right = level.filter(([x0]) => x0 >= box[2]).sort((a, b) => a[0] - b[0]);
  const left = level.filter(([, , x1]) => x1 <= box[0]).sort((a, b) => b[2] - a[2]);
  const gaps = [(right[0]?.[0] ?? Infinity) - box[2], box[0] - (left[0]?.[2] ?? -Infinity)];
  return [right, left].some((letters, side) => {
    const high = Math.max(0, ...letters.slice(0, LETTERS).map(height));
    const ratio = height(box) / high;
    const isNear = (gaps[side] as number) <= GAP.most * high;
    const hasRoom = gaps.every((gap) => gap >= GAP.least * high) && gaps.reduce((a, b) => a + b) >= ROOM * high;
    return isNear && hasRoom && ratio >= SIDE.least && ratio <= SIDE.most;
  });
}

/** The image with its check boxes and their marks painted white. */
export const withoutCheckBoxes = (image: PageImage, boxes: readonly CheckBox[]): PageImage =>
  whitened(
    image,
    boxes.map(({ area }) => area),
    2,
  );

/** The words read in an image without its check boxes, and each of these beside the nearest word of its line. */
export function withCheckBoxes(words: readonly RecognizedWord[], boxes: readonly CheckBox[]): RecognizedWord[] {
  const result = [...words];
  for (const { box, checked } of boxes) {
    const level = result.filter((word) => overlap(word.box[1], word.box[3], box[1], box[3]) > 0);
    const [nearest] = level.sort((a, b) => distance(a.box, box) - distance(b.box, box));
    if (!nearest) continue;
    const { baseline, fontSize } = nearest;
    const place = result.indexOf(nearest) + (nearest.box[0] < box[0] ? 1 : 0);
    const text = checked ? CHECKED : UNCHECKED;
    result.splice(place, 0, { text, box, baseline, fontSize, confidence: CONFIDENCE });
  }
  return result;
}

const distance = (a: Box, b: Box): number => Math.max(a[0] - b[2], b[0] - a[2]) + width(b);
