import { POINTS_PER_INCH } from '../../document/page-image.ts';
import { rotatedSize, type Turns } from '../../document/turning.ts';
import { isGlyph, type PdfPage, type TextToken } from './source.ts';
import { concatenate, type Matrix, type UserBox, type View, viewOf } from './view.ts';
import { glyphsWrittenDown, TURNS, turnedText } from './written-down.ts';

/** Degrees off a right angle up to which text is skew rather than slanted, as of scans (`src/ocr/preparation/skew.ts`). */
const WIDEST_SKEW = 10;
/** Directions that differ by less than a tenth of a degree are one: over a line of 500 points that is under a point. */
const PER_DEGREE = 10;
const FULL_TURN = 360 * PER_DEGREE;

/** How a page is displayed: its crop box, and its own quarter turns clockwise. */
export interface Display {
  readonly box: UserBox;
  readonly quarterTurns: number;
}

/**
 * A page as it is read: one whose text mostly runs in another direction than to the right, or skew, is read upright and
 * level, and one in columns of glyphs written down as if they were lines.
 * @param read reads the page in a view that is turned by so many quarters clockwise.
 */
export function readUpright(display: Display, read: (view: View, quarterTurns: number) => PdfPage): PdfPage {
  const { box, quarterTurns } = display;
  const page = read(viewOf(box, quarterTurns), quarterTurns);
  const direction = mainDirection(page.text);
  if (direction === 0)
    return levelColumns(page, () => read(viewOf(box, (quarterTurns + TURNS) % 4), (quarterTurns + TURNS) % 4));
  if (direction === undefined) return page;
  const quarters = Math.round(direction / 90);
  const skew = direction - 90 * quarters;
  if (Math.abs(skew) > WIDEST_SKEW) return page;
  const turns = ((4 - quarters) % 4) as Turns;
  const upright = (quarterTurns + turns) % 4;
  const { width, height, rotation } = page;
  const levelling = { displayed: { width, height, resolution: POINTS_PER_INCH }, turns, skew };
  return { ...read(levelView(viewOf(box, upright), skew), upright), rotation, levelling };
}

/** A page whose glyphs are mostly written in columns, one below the other, with these columns as lines. */
function levelColumns(page: PdfPage, readTurned: () => PdfPage): PdfPage {
  const down = glyphsWrittenDown(page.text);
  if (down.size === 0 || 2 * down.size <= page.text.filter(isGlyph).length) return page;
  const { width, height, rotation } = page;
  const levelling = { displayed: { width, height, resolution: POINTS_PER_INCH }, turns: TURNS, skew: 0 } as const;
  return { ...readTurned(), text: turnedText(page.text, down, page), rotation, levelling };
}

/** The direction in which more than half of the glyphs are written, in degrees from 0 on; undefined when there is none. */
function mainDirection(text: readonly TextToken[]): number | undefined {
  let [glyphs, level] = [0, 0];
  for (const token of text) {
    if (!isGlyph(token)) continue;
    glyphs++;
    if (token.style.direction === 0) level++;
  }
  if (2 * level > glyphs) return 0;
  const counts = new Map<number, number>();
  for (const { style } of text.filter(isGlyph)) counts.set(style.direction, (counts.get(style.direction) ?? 0) + 1);
  const bins = Map.groupBy(counts, ([direction]) => Math.round(((direction + 360) % 360) * PER_DEGREE) % FULL_TURN);
  for (const [bin, members] of bins) {
    if (2 * members.reduce((sum, [, count]) => sum + count, 0) <= glyphs) continue;
    const [direction] = members[0] as readonly [number, number];
    return bin % (90 * PER_DEGREE) === 0 ? bin / PER_DEGREE : (direction + 360) % 360;
  }
  return undefined;
}

/** The view of an upright page turned about its middle until its lines are level: `displayedBox` leads back. */
function levelView(upright: View, skew: number): View {
  if (skew === 0) return upright;
  const { width, height } = rotatedSize(upright, skew);
  const radians = (skew * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  const toMiddle: Matrix = [1, 0, 0, 1, -upright.width / 2, -upright.height / 2];
  const turned: Matrix = [cosine, -sine, sine, cosine, width / 2, height / 2];
  return { ...upright, width, height, matrix: concatenate(concatenate(upright.matrix, toMiddle), turned) };
}
