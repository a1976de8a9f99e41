import { isReversed } from '../../../document/direction.ts';
import { type Box, centre, contains, grown, height, holdsMiddle, overlap, width } from '../../../document/geometry.ts';
import type { FilledRectangle, Word } from '../../../document/page.ts';
import { isTickable, type PaintedButtons } from '../graphics/check-boxes.ts';
import { isDot, isSquare, longSide, WHITE } from '../graphics/shapes.ts';

/** Boxes of a page at most: of more, a drawing consists. */
const MOST = 400;
/** Sides in font sizes of the text beside it, and the gap to that at most. */
const SIDE = { least: 0.5, most: 1.8 } as const;
const GAP = 4;
/** Gaps, in sides, from which squares level with or below each other are boxes of their own: digits are written in closer ones. */
const APART = { across: 0.35, down: 0.1 } as const;
/** Share of a side by which the middle of a mark is inside at least, and the least length of a mark. */
const INSET = 0.2;
const LEAST_MARK = 0.3;
/** Points by which the sides of boxes of one form differ, and by which a shade is smaller than its box, at most. */
const SAME = 1;
/** What people type over a box to tick it. */
const TICK = /^[xX×✓✔✗✘√•●■]$/u;
/** Red, green and blue each a quarter of white at most. */
const INK = /^#(?:[0-3].){3}$/;

/** What is painted that may be boxes to tick, and the fields that have boxes of their own. */
export interface Surroundings extends PaintedButtons {
  readonly areas: readonly FilledRectangle[];
  readonly fields: readonly { readonly box: Box }[];
}

/** A box beside a text. */
interface Found {
  readonly box: Box;
  readonly isTicked: boolean;
  /** What is typed over it. */
  readonly typed: readonly Word[];
  readonly beside: Word;
}

/**
 * The words of a page with the boxes to tick that paths draw beside text, ☒ and ☐, before or behind that; what is typed over
 * one is part of it. There are several of one size and shape, and not all are ticked: one alone may be an icon. Rows of squares to write
 * digits in, squares with anything else in them and keys of charts, some of which are coloured, are none.
 */
export function withCheckBoxes(words: readonly Word[], surroundings: Surroundings): Word[] {
  const { areas, squares, circles, marks, fields } = surroundings;
  const shades = areas.filter(({ box, color }) => color !== WHITE && isSquare(box));
  if (squares.length + circles.length + shades.length > MOST) return [...words];
  const isMarked = (box: Box): boolean => marks.some((mark) => isOn(box, mark));
  const isFilled = (box: Box): boolean =>
    shades.some((shade) => isOn(box, shade.box) && (isInk(shade.color) || !isWhole(box, shade.box)));
  const keys = shades.filter(({ box, color }) => !isInk(color) && !isMarked(box));
  const ticked = shades.filter(({ box }) => isTickable(box) && isMarked(box)).map(({ box }) => box);
  const all = largest([...squares, ...circles, ...ticked]);
  const found = all.flatMap((box): Found[] => {
    const typed = words.filter((word) => holdsMiddle(box, word.box));
    const isFree = typed.every(({ text }) => TICK.test(text)) && !fields.some((field) => meet(field.box, box));
    const isAlone = all.every((other) => other === box || areApart(box, other));
    const beside = isFree && isAlone && !keys.some((key) => areAlike(key.box, box)) ? nearestTo(box, words) : undefined;
    return beside ? [{ box, isTicked: typed.length > 0 || isMarked(box) || isFilled(box), typed, beside }] : [];
  });
  const isRound = ({ box }: Found): boolean => circles.includes(box);
  const boxes = found.filter((one) => {
    const others = found.filter(
      (other) => other !== one && areAlike(other.box, one.box) && isRound(one) === isRound(other),
    );
    // Rings as small as bullets are buttons where one is chosen.
    const mayBeBullets = isRound(one) && isDot(one.box) && !one.isTicked && !others.some(({ isTicked }) => isTicked);
    return !mayBeBullets && others.some((other) => !one.isTicked || !other.isTicked);
  });
  if (boxes.length === 0) return [...words];
  const typed = new Set(boxes.flatMap((one) => one.typed));
  const placed = Map.groupBy(boxes, ({ beside }) => beside);
  return words.flatMap((word): Word[] => {
    if (typed.has(word)) return [];
    const own = placed.get(word) ?? [];
    return [...own.filter(isBefore).map(wordOf), word, ...own.filter((one) => !isBefore(one)).map(wordOf)];
  });
}

/** Whether a box is read before the word that it stands beside: left of it, or right of it where text runs to the left. */
const isBefore = ({ box, beside }: Found): boolean => box[0] < beside.box[0] !== isReversed(beside.text);

const wordOf = ({ box, isTicked, beside }: Found): Word => ({
  ...beside,
  text: isTicked ? '☒' : '☐',
  box,
  spaced: true,
  link: undefined,
});

/** Whether two boxes are of one size. */
const areAlike = (a: Box, b: Box): boolean => Math.abs(longSide(a) - longSide(b)) <= SAME;

/** Boxes without those whose middle is in a larger one: frames are drawn twice. */
const largest = (boxes: readonly Box[]): Box[] =>
  boxes
    .toSorted((a, b) => longSide(b) - longSide(a))
    .filter((box, index, sorted) => !sorted.slice(0, index).some((larger) => holdsMiddle(larger, box)));

const meet = (a: Box, b: Box): boolean => overlap(a[0], a[2], b[0], b[2]) > 0 && overlap(a[1], a[3], b[1], b[3]) > 0;

/** Whether a colour is about black, as that of text. */
const isInk = (color: string): boolean => INK.test(color);

/** Whether a shade is that of a whole box. */
const isWhole = (box: Box, shade: Box): boolean => contains(grown(shade, SAME), box);

/** Whether something stands in a box, as large as what ticks it. */
function isOn(box: Box, mark: Box): boolean {
  const [x, y] = centre(mark);
  const [x0, y0, x1, y1] = grown(box, -INSET * width(box));
  return x >= x0 && x <= x1 && y >= y0 && y <= y1 && longSide(mark) >= LEAST_MARK * longSide(box);
}

function areApart(a: Box, b: Box): boolean {
  const across = Math.max(a[0], b[0]) - Math.min(a[2], b[2]);
  const down = Math.max(a[1], b[1]) - Math.min(a[3], b[3]);
  return across > APART.across * width(a) || down > APART.down * height(a);
}

/** The word that a box stands beside: the nearest one of its line, if the box is about as large as its letters. */
function nearestTo(box: Box, words: readonly Word[]): Word | undefined {
  const [, y] = centre(box);
  let nearest: Word | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const word of words) {
    const { box: own, fontSize, rotation } = word;
    const gap = Math.max(own[0] - box[2], box[0] - own[2]);
    const isLevel = rotation === 0 && own[1] < y && own[3] > y;
    if (!isLevel || gap >= least || gap > GAP * fontSize || TICK.test(word.text)) continue;
    nearest = word;
    least = gap;
  }
  const size = nearest?.fontSize ?? 0;
  return height(box) >= SIDE.least * size && height(box) <= SIDE.most * size ? nearest : undefined;
}
