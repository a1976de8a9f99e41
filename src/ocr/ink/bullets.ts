import { type Box, height, holdsMiddle, overlap, union, width } from '../../document/geometry.ts';
import { type PageImage, WHITE } from '../../document/page-image.ts';
import { median } from '../../platform/median.ts';
import type { RecognizedWord } from '../engines/recognizer.ts';
import { whitened } from '../image/whiten.ts';

/** The bullet of an item of a list: a disc, a ring or a square before its first line. */
export interface Bullet {
  /** Pixels. */
  readonly box: Box;
  /** The box around the first letters of its line. */
  readonly line: Box;
}

const BULLET = '•';
/** Shares of the height of the line's highest letter: heights of bullets, and how far above the baseline their middle is. */
const SIZE = { least: 0.12, most: 0.6, solid: 0.8 } as const;
const MIDDLE = { least: 0.2, most: 0.7 } as const;
/** Gaps to the line and to what is left of the bullet, in shares of the same height: letters of a word are nearer. */
const GAP = { least: 0.3, most: 4 } as const;
const ALONE = 2;
/** What is nearly as high as small letters is a bullet if it is a disc or a ring, unlike `x` and `e`, and this far from the line. */
const FILLED = 0.65;
const APART = 1;
/** Most of the middle of a ring that is dark. */
const HOLLOW = 0.1;
/** Times the same height: what is higher is a rule or a picture, and no neighbour. */
const HIGHEST = 3;
/** Letters of the line that are looked at. */
const LETTERS = 6;
/** Greatest side in shares of the other. */
const OBLONG = 1.35;
/** Pixels: what is smaller is dust. */
const LEAST = 4;
/** Bullets of lists stand below one another: fewest, and by how much their places and sizes differ, in shares of their size. */
const FEWEST = 2;
const ALIKE = 0.3;
/** A recogniser does not read them, so nothing tells how sure they are: as sure as words are that stand in a dictionary. */
const CONFIDENCE = 0.9;

/**
 * The bullets among the ink components of an image (boxes in pixels): small, as wide as high, alone before a line at the
 * height of its small letters, and below one another. Recognisers skip them, or read `e`, `*` or `«`.
 */
export function findBullets(image: PageImage, ink: readonly Box[]): Bullet[] {
  const rows = inRows(ink.filter((box) => Math.max(width(box), height(box)) >= LEAST));
  const candidates = ink.filter(isRound).flatMap((box) => {
    const line = lineAfter(image, box, near(rows, box));
    return line ? [{ box, line }] : [];
  });
  return candidates.filter((one) => candidates.filter((other) => isBelow(one, other)).length >= FEWEST - 1);
}

const isRound = (box: Box): boolean => {
  const [across, down] = [width(box), height(box)];
  return Math.min(across, down) >= LEAST && Math.max(across, down) <= OBLONG * Math.min(across, down) + 1;
};

/** Pixels: boxes are looked up by rows of this height. */
const ROW = 64;

function inRows(boxes: readonly Box[]): Map<number, Box[]> {
  const rows = new Map<number, Box[]>();
  for (const box of boxes) {
    for (let row = Math.floor(box[1] / ROW); row <= Math.floor(box[3] / ROW); row++) {
      const known = rows.get(row);
      if (known) known.push(box);
      else rows.set(row, [box]);
    }
  }
  return rows;
}

/** Boxes level with the middle of another. */
function near(rows: ReadonlyMap<number, readonly Box[]>, box: Box): Box[] {
  const middle = (box[1] + box[3]) / 2;
  return (rows.get(Math.floor(middle / ROW)) ?? []).filter(
    (other) => other !== box && other[1] <= middle && other[3] >= middle,
  );
}

/** The first letters of the line that a bullet stands before; undefined where it is none. */
function lineAfter(image: PageImage, box: Box, level: readonly Box[]): Box | undefined {
  const letters = level
    .filter((other) => other[0] >= box[2])
    .sort((a, b) => a[0] - b[0])
    .slice(0, LETTERS);
  const [first] = letters;
  if (!first) return undefined;
  const high = Math.max(...letters.filter((one) => one[0] - first[0] < LETTERS * height(first)).map(height));
  const gap = (first[0] - box[2]) / high;
  if (gap < GAP.least || gap > GAP.most) return undefined;
  const size = height(box) / high;
  const up = (median(letters.map((one) => one[3])) - (box[1] + box[3]) / 2) / high;
  if (size < SIZE.least || size > SIZE.solid || up < MIDDLE.least || up > MIDDLE.most) return undefined;
  if (size > SIZE.most && (gap < APART || !(coverage(image, box) >= FILLED || isRing(image, box)))) return undefined;
  const isBeside = (other: Box): boolean =>
    height(other) < HIGHEST * high && other[0] < box[2] && box[0] - other[2] < ALONE * high;
  return level.some(isBeside) ? undefined : union(letters);
}

/** Whether a box is dark on all four sides of a light middle. */
function isRing(image: PageImage, [x0, y0, x1, y1]: Box): boolean {
  const [left, right] = [Math.ceil((2 * x0 + x1) / 3), Math.floor((x0 + 2 * x1) / 3)];
  const [top, bottom] = [Math.ceil((2 * y0 + y1) / 3), Math.floor((y0 + 2 * y1) / 3)];
  const sides: Box[] = [
    [x0, top, left, bottom],
    [right, top, x1, bottom],
    [left, y0, right, top],
    [left, bottom, right, y1],
  ];
  return coverage(image, [left, top, right, bottom]) <= HOLLOW && sides.every((side) => coverage(image, side) > 1 / 4);
}

/** Share of a box that is dark. */
function coverage({ width: across, pixels }: PageImage, box: Box): number {
  let dark = 0;
  for (let y = box[1]; y < box[3]; y++) {
    for (let at = y * across + box[0]; at < y * across + box[2]; at++) if ((pixels[at] as number) < WHITE / 2) dark++;
  }
  return dark / (width(box) * height(box));
}

const isBelow = ({ box }: Bullet, { box: other }: Bullet): boolean =>
  box !== other &&
  Math.abs(box[0] - other[0]) <= 1 + ALIKE * width(box) &&
  Math.abs(height(box) - height(other)) <= 1 + ALIKE * height(box);

/** The image with its bullets painted white. */
export const withoutBullets = (image: PageImage, bullets: readonly Bullet[]): PageImage =>
  whitened(
    image,
    bullets.map(({ box }) => box),
    2,
  );

/** The words read in an image without its bullets, and each bullet before the first word of its line. */
export function withBullets(words: readonly RecognizedWord[], bullets: readonly Bullet[]): RecognizedWord[] {
  const result = [...words];
  for (const { box, line } of bullets) {
    const first = result
      .filter((word) => overlap(word.box[1], word.box[3], box[1], box[3]) > 0 && word.box[2] > line[0])
      .filter((word) => word.box[0] < line[2] && !holdsMiddle(word.box, box))
      .reduce<RecognizedWord | undefined>((a, b) => (a && a.box[0] <= b.box[0] ? a : b), undefined);
    if (!first) continue;
    const { baseline, fontSize } = first;
    result.splice(result.indexOf(first), 0, { text: BULLET, box, baseline, fontSize, confidence: CONFIDENCE });
  }
  return result;
}
